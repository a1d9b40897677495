"""The catalogue knows the small games; what runs in an event loop runs in that of the hall."""

import pytest
from samples.catalogue import register_samples


@pytest.fixture(autouse=True, scope="session")
def sample_games() -> None:
    """The page has something to list."""
    register_samples()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
