"""Workers that are killed, while they wait, think or are being started: others take their places, and tables go on."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from lucky import same_luck
from server.memory_store import MemoryStore
from server.openings import new_match
from server.staff import process_of
from server.visitors import Onlooker
from waiting import PATIENCE

from greathall import games
from greathall.server.http.serving import new_loop
from greathall.server.protocol.messages import Settings
from greathall.server.store.store import StoredSeat, StoredTable
from greathall.server.table.live import LiveTable
from greathall.server.table.numbers import Numbers
from greathall.server.thinking.bots import TableBots
from greathall.server.thinking.deciding import think
from greathall.server.thinking.errands import Thought
from greathall.server.thinking.processes import processes
from greathall.server.thinking.workers import Worker, Workers

LOOPS = {"asyncio": None, "quick": new_loop()}
KILLED_ONCE = """
import os, pathlib
try:
    pathlib.Path({note!r}).touch(exist_ok=False)
    os.kill(os.getpid(), 9)
except FileExistsError:
    from greathall.server.thinking.worker import main
    main()
"""


def run_with(workers: Workers, story: Callable[[Workers], Awaitable[None]], loop: str = "quick") -> None:
    """Run what happens with some workers, in an event loop of the machine's or of the hall's own choice."""

    async def whole() -> None:
        try:
            await story(workers)
        finally:
            await workers.close()

    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        runner.run(whole())


async def timed(thinking: Awaitable[Thought]) -> tuple[int, float]:
    """What was thought, and after how many seconds."""
    clock = asyncio.get_running_loop().time
    began = clock()
    return (await thinking).answer, clock() - began


def limit(first: float) -> float:
    """The seconds after which a table has gone on by itself: 5, or more if this machine is slow to hire anybody."""
    return max(5.0, 5 * first)


def kill(worker: Worker) -> None:
    os.kill(process_of(worker).pid, signal.SIGKILL)


@pytest.mark.parametrize(("loop", "seen_off"), [("asyncio", True), ("quick", True), ("quick", False)])
def test_a_worker_that_was_killed_while_it_waited_is_replaced(loop: str, seen_off: bool) -> None:
    """Whether the event loop has noticed meanwhile (then each fails in its own way) or not."""

    async def story(workers: Workers) -> None:
        match, seat = new_match()
        _, hired = await timed(think(workers, match, seat, "normal", same_luck()))
        (first,) = workers.free
        kill(first)
        if seen_off:
            process = process_of(first)
            assert process.stdin is not None
            await process.wait()
            while not process.stdin.is_closing():
                await asyncio.sleep(0)
        answer, seconds = await timed(think(workers, match, seat, "normal", same_luck()))
        assert answer in match.legal(seat) and seconds < limit(hired)
        assert (first in workers.hired, len(workers.hired), len(workers.free)) == (False, 1, 1)

    run_with(Workers(size=1), story, loop)


def test_a_worker_that_is_killed_while_it_thinks_is_replaced() -> None:
    async def story(workers: Workers) -> None:
        match, seat = new_match()
        _, hired = await timed(think(workers, match, seat, "normal", same_luck()))
        (first,) = workers.free
        os.kill(process_of(first).pid, signal.SIGSTOP)  # it never comes to an end of its thought
        thinking = asyncio.create_task(timed(think(workers, match, seat, "search:100ms", same_luck())))
        while workers.free:
            await asyncio.sleep(0)
        kill(first)
        answer, seconds = await thinking
        assert answer in match.legal(seat) and seconds < limit(hired)
        assert (first in workers.hired, len(workers.hired), len(workers.free)) == (False, 1, 1)

    run_with(Workers(size=1), story)


def test_a_worker_that_is_killed_before_it_is_ready_is_replaced(tmp_path: Path) -> None:
    async def story(workers: Workers) -> None:
        match, seat = new_match()
        answer, seconds = await timed(think(workers, match, seat, "normal", same_luck()))
        assert answer in match.legal(seat)
        took.append(seconds)

    took: list[float] = []
    killed_once = KILLED_ONCE.format(note=str(tmp_path / "note"))
    run_with(Workers(size=1), story)
    run_with(Workers(size=1, start=processes((sys.executable, "-c", killed_once))), story)
    assert took[1] < limit(took[0])


class Killer(Onlooker):
    """Looks on at some tables, and kills workers after every tenth answer: those who wait, then those who think.
    Satisfied when all tables have gone on in spite of it."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.tables: list[TableBots] = []
        self.satisfied = asyncio.Event()

    def poke(self) -> None:
        super().poke()
        waiting = set(self.workers.free)
        if self.pokes % 10 == 0:
            for worker in waiting if self.pokes % 20 else self.workers.hired - waiting:
                kill(worker)
        if self.pokes > 40 and all(answered(bots) > 12 for bots in self.tables):
            self.satisfied.set()


def answered(bots: TableBots) -> int:
    """How many answers there were, without the luck of the beginning."""
    live = bots.live
    assert live.match is not None and live.numbers is not None
    return sum(live.numbers.mine)


async def table_of_bots(name: str, workers: Workers, onlooker: Onlooker) -> TableBots:
    game = games.load("citadels", 2)
    match = game.new(3)
    seats = [StoredSeat(bot="normal", name=seat) for seat in game.seats]
    settings = Settings(pace="instant")
    row = StoredTable(
        name, "k", "h", "", "citadels", 2, game.rules.options, settings, "playing", game.rules.version, None, seats
    )
    store = MemoryStore()
    await store.add_table(row, match.history.entries)
    live = LiveTable(store, row, same_luck)
    live.set_game(game)
    live.begin(match, Numbers(match))
    live.listeners.add(onlooker)
    bots = TableBots(live, workers)
    live.wake = bots.wake
    return bots


def test_tables_go_on_while_workers_are_killed() -> None:
    async def story(workers: Workers) -> None:
        killer = Killer(workers)
        killer.tables = [await table_of_bots(name, workers, killer) for name in ("one", "two", "three")]
        for bots in killer.tables:
            bots.wake()
        await asyncio.wait_for(killer.satisfied.wait(), 5 * PATIENCE)
        for bots in killer.tables:
            bots.stop()

    run_with(Workers(size=2), story)
