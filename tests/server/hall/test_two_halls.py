"""Two halls on one store: whoever changes a table knows it as it is stored, or looks again."""

import asyncio

import pytest
from lucky import same_luck
from server.memory_store import MemoryStore
from server.stored import ANNA, BERT

from greathall.server.denied import Denied
from greathall.server.hall import seating
from greathall.server.hall.hall import Hall
from greathall.server.hall.opening import open_table
from greathall.server.protocol.messages import Changing, NewTable, Seating, Settings
from greathall.server.store.store import Guest, StoredTable
from greathall.server.table.access import Standing
from greathall.server.table.live import LiveTable
from greathall.server.table.overtaking import ATTEMPTS

pytestmark = pytest.mark.anyio

HOST = Standing(named=True, host=True, seat=0, seats=(0,))
INVITED = Standing(named=True, invited=True)
GUESTS = [BERT, *(Guest(f"guest{n}", f"Guest {n}") for n in range(5))]


async def table_in_two_halls() -> tuple[LiveTable, LiveTable]:
    """An open table for seven, at hand in two halls."""
    store = MemoryStore()
    for guest in (ANNA, *GUESTS):
        await store.add_guest(guest, guest.id.encode())
    one, other = (Hall(store, luck=same_luck) for _ in range(2))
    here = await open_table(one, ANNA, NewTable(game="citadels", players=7))
    return here, await other.table(here.row.id)


async def stored(live: LiveTable) -> StoredTable:
    row = await live.store.table(live.row.id)
    assert row is not None
    return row


async def test_everybody_who_sits_down_at_the_same_time_has_a_seat() -> None:
    tables = await table_in_two_halls()
    await asyncio.gather(*(seating.sit(tables[n % 2], INVITED, guest, None) for n, guest in enumerate(GUESTS)))
    seats = (await stored(tables[0])).seats
    assert sorted(seat.guest.id for seat in seats if seat.guest is not None) == sorted(
        guest.id for guest in (ANNA, *GUESTS)
    )


async def test_of_two_who_want_the_same_seat_one_is_told_that_it_is_taken() -> None:
    tables = await table_in_two_halls()
    wanted = [seating.sit(live, INVITED, guest, 3) for live, guest in zip(tables, GUESTS, strict=False)]
    refused = [found for found in await asyncio.gather(*wanted, return_exceptions=True) if found is not None]
    assert [str(found) for found in refused] == ["seat_taken"]


async def test_settings_and_seats_that_change_together_are_both_kept() -> None:
    here, there = await table_in_two_halls()
    calm = Changing(title="calm", players=7, options={}, settings=Settings(clock=600))
    await asyncio.gather(seating.change(here, HOST, calm), seating.arrange(there, HOST, Seating(6, "random")))
    row = await stored(here)
    assert (row.title, row.settings.clock, row.seats[6].bot) == ("calm", 600, "random")


async def test_a_game_begins_once_and_whoever_comes_too_late_hears_so() -> None:
    here, there = await table_in_two_halls()
    for seat in range(1, 7):
        await seating.arrange(here, HOST, Seating(seat, "random"))
    await there.load()
    found = await asyncio.gather(*(seating.start(live, HOST) for live in (here, there)), return_exceptions=True)
    assert sorted(map(str, found)) == ["None", "already_begun"]
    assert here.match is not None and there.match is not None
    records = [here.match.history.entries, there.match.history.entries, await here.store.entries(here.row.id)]
    assert len({tuple((entry.who, entry.text) for entry in record) for record in records}) == 1


class Restless(MemoryStore):
    """A store in which somebody is always quicker."""

    def __init__(self) -> None:
        super().__init__()
        self.attempts = 0

    async def save_table(self, table: StoredTable, entries: object = None) -> bool:
        self.attempts += 1
        return False


async def test_whoever_is_overtaken_again_and_again_is_told_so() -> None:
    store = Restless()
    await store.add_guest(ANNA, b"anna")
    await store.add_guest(BERT, b"bert")
    live = await open_table(Hall(store, luck=same_luck), ANNA, NewTable(game="citadels", players=7))
    with pytest.raises(Denied, match="changed_meanwhile"):
        await seating.sit(live, INVITED, BERT, None)
    assert store.attempts == ATTEMPTS
