"""The scenarios of the tests are about the small games of the tests, and about ours in folders of their own."""

import pytest
from samples.catalogue import register_samples


@pytest.fixture(autouse=True, scope="session")
def sample_games() -> None:
    """The catalogue knows the games the scenarios are about."""
    register_samples()
