"""Who keeps order, whichever Store keeps it."""

from pathlib import Path

import pytest
from server.stored import ANNA, BERT

from greathall.server.store.postgres.copying import back_up
from greathall.server.store.postgres.moving import move
from greathall.server.store.postgres.store import PostgresStore
from greathall.server.store.sqlite import SqliteStore
from greathall.server.store.store import Store

pytestmark = pytest.mark.anyio


async def test_guests_are_appointed_and_dismissed(store: Store) -> None:
    for guest in (ANNA.id, BERT.id, ANNA.id, "nobody22"):
        await store.set_keeper(guest, True)
    assert await store.keepers() == {ANNA.id, BERT.id}
    for guest in (BERT.id, BERT.id, "nobody22"):
        await store.set_keeper(guest, False)
    assert await store.keepers() == {ANNA.id}


async def test_who_is_forgotten_keeps_no_order(store: Store) -> None:
    await store.set_keeper(ANNA.id, True)
    await store.forget_guest(ANNA.id)
    assert await store.keepers() == set()


async def test_keepers_move_with_the_hall_and_come_back(tmp_path: Path, database: str) -> None:
    store = await SqliteStore.open(tmp_path / "hall.db")
    await store.add_guest(ANNA, b"anna's")
    await store.set_keeper(ANNA.id, True)
    await store.close()
    await move(str(tmp_path / "hall.db"), database, lambda *_: None)
    moved = await PostgresStore.open(database)
    assert await moved.keepers() == {ANNA.id}
    await moved.close()
    await back_up(database, tmp_path / "copy.db")
    copy = await SqliteStore.open(tmp_path / "copy.db")
    assert await copy.keepers() == {ANNA.id}
    await copy.close()
