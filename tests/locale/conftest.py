"""The catalogue knows the small games."""

import pytest
from samples.catalogue import register_samples


@pytest.fixture(autouse=True, scope="session")
def sample_games() -> None:
    """Whoever asks the catalogue finds at least these."""
    register_samples()
