"""How strong people are, whichever Store keeps it."""

from pathlib import Path

import pytest
from server.stored import ANNA, BERT

from greathall.bots.adapting import Estimate
from greathall.server.store.postgres.copying import back_up
from greathall.server.store.postgres.moving import move
from greathall.server.store.postgres.store import PostgresStore
from greathall.server.store.sqlite import SqliteStore
from greathall.server.store.store import Store

pytestmark = pytest.mark.anyio
FIRST, LATER = Estimate(4.25, 1.5, 1, 1), Estimate(3.75, 1.25, 2, 1)


async def test_the_last_estimate_of_a_game_counts(store: Store) -> None:
    for game, estimate in (("citadels", FIRST), ("paladins", FIRST), ("citadels", LATER)):
        await store.set_estimate(ANNA.id, game, estimate)
    await store.set_estimate("nobody22", "citadels", FIRST)
    assert await store.estimates(ANNA.id) == {"citadels": LATER, "paladins": FIRST}
    assert await store.estimates(BERT.id) == await store.estimates("nobody22") == {}


async def test_of_those_who_are_forgotten_there_is_none(store: Store) -> None:
    for guest in (ANNA, BERT):
        await store.set_estimate(guest.id, "citadels", FIRST)
    await store.forget_guest(ANNA.id)
    assert await store.estimates(ANNA.id) == {}
    assert await store.estimates(BERT.id) == {"citadels": FIRST}


async def test_estimates_move_with_the_hall_and_come_back(tmp_path: Path, database: str) -> None:
    store = await SqliteStore.open(tmp_path / "hall.db")
    await store.add_guest(ANNA, b"anna's")
    await store.set_estimate(ANNA.id, "citadels", LATER)
    await store.close()
    await move(str(tmp_path / "hall.db"), database, lambda *_: None)
    moved = await PostgresStore.open(database)
    assert await moved.estimates(ANNA.id) == {"citadels": LATER}
    await moved.close()
    await back_up(database, tmp_path / "copy.db")
    copy = await SqliteStore.open(tmp_path / "copy.db")
    assert await copy.estimates(ANNA.id) == {"citadels": LATER}
    await copy.close()
