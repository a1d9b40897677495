"""The catalogue knows the small games."""

import pytest
from samples.catalogue import register_samples


@pytest.fixture(autouse=True, scope="session")
def sample_games() -> None:
    """The page has something to list."""
    register_samples()
