"""Where the store of a test is, and every kind of store there is."""

from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from pathlib import Path

import pytest
from server.memory_store import MemoryStore
from server.stored import ANNA, BERT

from greathall.server import identity
from greathall.server.store.postgres.store import PostgresStore
from greathall.server.store.sqlite import SqliteStore
from greathall.server.store.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "hall.db"


async def in_sqlite(folder: Path, _: pytest.FixtureRequest) -> Store:
    seconds = count(1_700_000_000)  # whenever it looks at its clock, one more has passed
    return await SqliteStore.open(folder / "hall.db", clock=lambda: float(next(seconds)))


async def in_memory(_: Path, __: pytest.FixtureRequest) -> Store:
    return MemoryStore()


async def at_a_desk(folder: Path, _: pytest.FixtureRequest) -> Store:
    """As in a page, where there are no threads."""
    seconds = count(1_700_000_000)
    return SqliteStore.at_desk(str(folder / "hall.db"), nothing, clock=lambda: float(next(seconds)))


async def in_postgres(_: Path, request: pytest.FixtureRequest) -> Store:
    return await PostgresStore.open(request.getfixturevalue("database"))


async def nothing() -> None:
    """What is on a disk already is kept."""


MAKERS: dict[str, Callable[[Path, pytest.FixtureRequest], Awaitable[Store]]] = {
    "sqlite": in_sqlite,
    "postgres": in_postgres,
    "desk": at_a_desk,
    "memory": in_memory,
}


@pytest.fixture(params=MAKERS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """A store that knows Anna and Bert."""
    made = await MAKERS[request.param](tmp_path, request)
    await made.add_guest(ANNA, identity.hashed("anna's"))
    await made.add_guest(BERT, identity.hashed("bert's"))
    yield made
    await made.close()
