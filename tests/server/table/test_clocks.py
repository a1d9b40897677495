"""Clocks ring: however early or late a timer, whatever the clock on the wall says, and while the store fails."""

import asyncio
import sqlite3
from collections.abc import Sequence
from random import Random

import pytest
from lucky import same_luck
from server.memory_store import MemoryStore
from server.strange_times import HOUR, TODAY, StrangeTimes, until_true
from server.visitors import Onlooker

from greathall import games
from greathall.engine import RecordEntry
from greathall.server.protocol.messages import Settings
from greathall.server.store.store import Guest, StoredSeat, StoredTable, Written
from greathall.server.table.asked import Asked
from greathall.server.table.live import LiveTable
from greathall.server.table.numbers import Numbers
from greathall.server.thinking.bots import TableBots
from greathall.server.thinking.errands import Errand, Thought, seat_of
from greathall.server.thinking.workers import Workers

CLOCK = 60
PEOPLE = [StoredSeat(guest=Guest("anna", "Anna")), StoredSeat(guest=Guest("bert", "Bert"))]
BOTS = [StoredSeat(bot="random", name="Aldric"), StoredSeat(bot="random", name="Berta")]


class Quick(Workers):
    """Workers that answer at once."""

    thoughts = 0

    async def think(self, errand: Errand, patience: float, slow: bool = False) -> Thought:
        self.thoughts += 1
        return Thought(seat_of(errand).legal()[-1])


class FailingStore(MemoryStore):
    """A store that cannot write while somebody else has locked it."""

    locked = False
    attempts = 0

    def ask(self) -> None:
        self.attempts += self.locked
        if self.locked:
            raise sqlite3.OperationalError("database is locked")

    async def append(
        self, table: str, n: int, entries: Sequence[RecordEntry], over: bool, position: Written | None = None
    ) -> bool:
        self.ask()
        return await super().append(table, n, entries, over, position)

    async def save_table(self, table: StoredTable, entries: Sequence[RecordEntry] | None = None) -> bool:
        self.ask()
        return await super().save_table(table, entries)


async def table_of(
    times: StrangeTimes,
    seats: list[StoredSeat],
    store: MemoryStore | None = None,
    game: str = "inquest",
    name: str = "t",
) -> TableBots:
    """A table at which a game has begun; somebody looks on, so that bots play."""
    store, rules = store or MemoryStore(), games.load(game, 2)
    match = rules.new(3)
    settings = Settings(pace="instant", clock=CLOCK, stand_in="random")
    row = StoredTable(
        name, "k", "h", "", game, 2, rules.rules.options, settings, "playing", rules.rules.version, None, list(seats)
    )
    await store.add_table(row, match.history.entries)
    live = LiveTable(store, row, same_luck, times)
    live.set_game(rules)
    live.begin(match, Numbers(match))
    live.listeners.add(Onlooker())
    bots = TableBots(live, Quick())
    live.wake = bots.wake
    live.wake()
    return bots


def away(bots: TableBots) -> list[bool]:
    return [seat.away for seat in bots.live.row.seats]


def thoughts(bots: TableBots) -> int:
    assert isinstance(bots.workers, Quick)
    return bots.workers.thoughts


def is_over(bots: TableBots) -> bool:
    return bots.live.row.status == "over"


def test_of_200_tables_none_is_stuck_while_timers_ring_early_and_late_and_the_date_jumps() -> None:
    """Nobody answers anything: one clock after the other must ring, until bots have played every game to its end."""

    async def story() -> None:
        times = StrangeTimes(Random(15))
        tables = [
            await table_of(times, PEOPLE, game=("inquest", "masons")[n % 2], name=f"table {n}") for n in range(200)
        ]
        await times.turn(CLOCK - 1)
        assert not any(seat for bots in tables for seat in away(bots))
        await until_true(times, lambda: all(is_over(bots) for bots in tables), within=20 * CLOCK)
        assert all(away(bots) == [True, True] for bots in tables)

    asyncio.run(story())


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_date_that_jumps_makes_nobody_late_and_spares_nobody(jump: float) -> None:
    async def story() -> None:
        times = StrangeTimes()
        bots = await table_of(times, PEOPLE)
        times.today += jump
        bots.live.changed()
        await times.turn(CLOCK - 1)
        assert away(bots) == [False, False]
        times.today -= jump
        await times.turn(1)
        assert True in away(bots)

    asyncio.run(story())


@pytest.mark.parametrize(("ago", "left"), [(40, 20), (2 * CLOCK, -CLOCK), (-HOUR, CLOCK)])
def test_a_stored_question_is_as_old_as_its_date_says_but_never_from_tomorrow(ago: float, left: float) -> None:
    times = StrangeTimes()
    times.move(5)
    asked = Asked(times)
    asked.begin({0: 7}, date=TODAY + 5 - ago)
    assert asked.until([0, 1], CLOCK) == {0: 5 + left}


def test_a_question_that_stays_is_no_newer_when_the_table_is_read_again() -> None:
    times = StrangeTimes()
    asked = Asked(times)
    asked.begin({0: 7})
    times.move(5)
    asked.begin({0: 7, 1: 8}, date=TODAY + 2)
    assert asked.until([0, 1], CLOCK) == {0: CLOCK, 1: CLOCK + 2}


def test_after_a_storage_error_bots_go_on_by_themselves() -> None:
    async def story() -> None:
        times, store = StrangeTimes(), FailingStore()
        store.locked = True
        bots = await table_of(times, [StoredSeat(bot="easy", name=name) for name in ("Aldric", "Berta")], store)
        match = bots.live.match
        await times.turn(12.5)
        assert (bots.live.match is match, thoughts(bots)) == (True, 1)
        store.locked = False
        assert await until_true(times, lambda: bots.live.match is not match, within=5) < 2.1
        await until_true(times, lambda: is_over(bots), within=5)
        assert store.attempts == len([0, 0.1, 0.3, 0.8, 1.8, 3.8, 5.8, 7.8, 9.8, 11.8])

    asyncio.run(story())


def test_after_a_storage_error_clocks_go_on_by_themselves() -> None:
    async def story() -> None:
        times, store = StrangeTimes(), FailingStore()
        bots = await table_of(times, PEOPLE, store)
        store.locked = True
        await times.turn(CLOCK + 12.5)
        bots.live.changed()
        await times.turn(1)
        assert away(bots) == [False, False]
        store.locked = False
        assert await until_true(times, lambda: True in away(bots), within=5) < 2.1
        await until_true(times, lambda: is_over(bots), within=20 * CLOCK)

    asyncio.run(story())


def test_an_answer_that_could_not_be_stored_is_not_given_when_nobody_is_there_any_more() -> None:
    async def story() -> None:
        times, store = StrangeTimes(), FailingStore()
        store.locked = True
        bots = await table_of(times, BOTS, store)
        await times.turn(1)
        match = bots.live.match
        bots.live.listeners.clear()
        store.locked = False
        await times.turn(10)
        assert (bots.live.match is match, bots.task is not None and bots.task.done()) == (True, True)
        bots.live.join(Onlooker())
        await until_true(times, lambda: is_over(bots), within=5)

    asyncio.run(story())


def test_a_table_that_is_let_go_has_no_clock() -> None:
    async def story() -> None:
        times, store = StrangeTimes(), FailingStore()
        bots = await table_of(times, PEOPLE, store)
        store.locked = True
        await times.turn(CLOCK + 1)
        bots.stop()
        store.locked = False
        await times.turn(10)
        assert (away(bots), times.next_at()) == ([False, False], None)

    asyncio.run(story())
