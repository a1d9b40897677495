"""Bots in processes of their own: what comes back, and every way in which they can fail."""

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from lucky import same_luck
from server.odd_bots import ODD
from server.openings import new_match
from server.staff import process_of
from waiting import until

from greathall import bots
from greathall.bots.registry import MAKERS
from greathall.engine import Match
from greathall.server.thinking.deciding import budget_of, decide, think
from greathall.server.thinking.errands import Lesson, Thought, prepare
from greathall.server.thinking.module_path import module_path
from greathall.server.thinking.processes import Post, processes
from greathall.server.thinking.worker import Asked
from greathall.server.thinking.workers import NoThought, Worker, Workers

PATIENCE = 60  # seconds; a machine may have much else to do
ODDLY = (sys.executable, "-m", "server.odd_bots")


@pytest.fixture(autouse=True)
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, maker in ODD.items():
        monkeypatch.setitem(MAKERS, name, maker)


def with_workers(story: Callable[[Workers], Awaitable[None]], command: Sequence[str] = ODDLY, **wanted: Any) -> None:
    """Run what happens with workers that know odd bots."""

    async def whole() -> None:
        workers = Workers(**{"size": 1, "start": processes(command), **wanted})
        try:
            await story(workers)
        finally:
            await workers.close()

    asyncio.run(whole())


@pytest.mark.parametrize("bot", ["easy", "normal", "search:30", "search:50ms", "random", "prints"])
def test_a_bot_answers_in_a_worker(bot: str) -> None:
    async def story(workers: Workers) -> None:
        match, seat = new_match()
        assert (await think(workers, match, seat, bot, same_luck())).answer in match.legal(seat)
        assert len(workers.free) == 1

    with_workers(story)


@pytest.mark.parametrize(
    ("bot", "why", "survives"),
    [
        ("raises", "I do not know this game", True),
        ("answers_nonsense", "1000000 is not a legal answer", True),
        ("thinks_for_ever", "no answer after 3 seconds", False),
        ("dies", "its worker died", False),
    ],
)
def test_a_bot_that_fails_is_replaced_for_this_answer(
    bot: str, why: str, survives: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(workers: Workers) -> None:
        match, seat = new_match()
        await workers.think(prepare(match, seat, "normal", 1), PATIENCE)
        first = workers.free[0]
        assert (await decide(workers, match, seat, bot, "t", same_luck())).answer in match.legal(seat)
        assert (workers.free == [first]) is survives
        assert len(workers.hired) == len(workers.free) == 1

    with caplog.at_level(logging.WARNING, "greathall"):
        with_workers(story, grace=3 if bot == "thinks_for_ever" else PATIENCE)
    *before, said = [record.getMessage() for record in caplog.records]
    assert [line.partition(":")[0] for line in before] == ["another worker is asked"] * (bot == "dies")
    assert said.startswith(f"the bot {bot} on seat ") and why in said


def test_where_the_substitute_fails_too_luck_answers(caplog: pytest.LogCaptureFixture) -> None:
    async def story(workers: Workers) -> None:
        match, seat = new_match()
        assert (await decide(workers, match, seat, "raises", "t", same_luck())).answer in match.legal(seat)

    with caplog.at_level(logging.WARNING, "greathall"):
        with_workers(story, command=(*ODDLY, "no-substitute"))
    assert [record.args[0] for record in caplog.records if isinstance(record.args, tuple)] == ["raises", "greedy"]


def test_where_no_worker_starts_luck_answers(caplog: pytest.LogCaptureFixture) -> None:
    async def story(workers: Workers) -> None:
        match, seat = new_match()
        assert (await decide(workers, match, seat, "normal", "t", same_luck())).answer in match.legal(seat)

    for command, times in (((sys.executable, "-c", ""), 4), (("no-such-program",), 2)):  # who dies is asked twice
        caplog.clear()
        with caplog.at_level(logging.WARNING, "greathall"):
            with_workers(story, command=command)
        assert all("no worker could be started" in record.getMessage() for record in caplog.records)
        assert len(caplog.records) == times


class Reader(Worker):
    """Somebody who takes a while to read a game, and answers at once if they know it."""

    def __init__(self, post: Post, path: list[str]) -> None:
        super().__init__(post, path)
        self.asked: list[str] = []

    async def ask(self, errand: Asked) -> Thought:
        self.asked.append(f"{'read' if isinstance(errand, Lesson) else 'think'} {errand.game}")
        if isinstance(errand, Lesson):
            await asyncio.sleep(0)
        return Thought(0)


def test_reading_a_game_is_no_thinking() -> None:
    """A bot without any time to think may still read what it has to think about, each game once."""

    async def story(workers: Workers) -> None:
        await workers.think(prepare(*new_match(), "normal", 1), PATIENCE)
        reader = Reader(workers.free.pop().post, module_path(os.environ, sys.path))
        workers.free.append(reader)
        for game in ("citadels", "citadels", "paladins", "citadels"):
            await workers.think(prepare(*new_match(game), "normal", 1), 0)
        thoughts = ["think citadels", "think citadels", "read paladins", "think paladins", "think citadels"]
        assert reader.asked == ["read citadels", *thoughts]

    with_workers(story)


def test_luck_needs_no_worker() -> None:
    async def story(workers: Workers) -> None:
        match, seat = new_match()
        assert (await decide(workers, match, seat, "random", "t", same_luck())).answer in match.legal(seat)
        assert not workers.hired

    with_workers(story)


async def begin_to_think(workers: Workers, match: Match, seat: int) -> asyncio.Task[Any]:
    """A worker that thinks for ever from now on."""
    thinking = asyncio.create_task(think(workers, match, seat, "thinks_for_ever", same_luck()))
    await until(lambda: not workers.free)
    return thinking


def test_a_thought_nobody_waits_for_ends_its_worker() -> None:
    async def story(workers: Workers) -> None:
        match, seat = new_match()
        await think(workers, match, seat, "normal", same_luck())
        process = process_of(workers.free[0])
        thinking = await begin_to_think(workers, match, seat)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert process.returncode is not None and not workers.hired

    with_workers(story)


def test_workers_end_with_the_hall() -> None:
    async def story(workers: Workers) -> None:
        match, seat = new_match()
        await think(workers, match, seat, "normal", same_luck())
        process = process_of(workers.free[0])
        thinking = await begin_to_think(workers, match, seat)
        await workers.close()
        with pytest.raises(NoThought):
            await thinking
        assert process.returncode is not None
        with pytest.raises(NoThought, match="closed"):
            await think(workers, match, seat, "normal", same_luck())

    with_workers(story)


@pytest.mark.parametrize("given_up", [False, True])
def test_whoever_is_just_being_started_ends_with_the_hall(tmp_path: Path, given_up: bool) -> None:
    """A worker that is not ready yet, also one whose thought nobody waits for any more."""
    note = tmp_path / "pid"
    never_ready = (
        f"import os, pathlib, time; pathlib.Path({str(note)!r}).write_text(f'{{os.getpid()}}.'); time.sleep(60)"
    )

    async def story(workers: Workers) -> None:
        match, seat = new_match()
        thinking = asyncio.create_task(think(workers, match, seat, "normal", same_luck()))
        await until(lambda: note.exists() and note.read_text().endswith("."))
        if given_up:
            thinking.cancel()
        await workers.close()
        with pytest.raises(ProcessLookupError):
            os.kill(int(note.read_text()[:-1]), 0)
        with pytest.raises((NoThought, asyncio.CancelledError)):
            await thinking

    with_workers(story, command=(sys.executable, "-c", never_ready))


def test_a_worker_goes_when_its_hall_has_gone() -> None:
    async def story(workers: Workers) -> None:
        match, seat = new_match()
        await think(workers, match, seat, "normal", same_luck())
        process = process_of(workers.free[0])
        assert process.stdin is not None
        process.stdin.close()
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0

    with_workers(story)


def test_whoever_answers_quickly_does_not_wait_for_those_who_think_long() -> None:
    async def story(workers: Workers) -> None:
        match, seat = new_match()
        long = [asyncio.create_task(think(workers, match, seat, "thinks_for_ever:30s", same_luck())) for _ in range(3)]
        await think(workers, match, seat, "normal", same_luck())
        assert not any(thinking.done() for thinking in long)
        for thinking in long:
            thinking.cancel()
        await asyncio.gather(*long, return_exceptions=True)

    with_workers(story, size=2)


def test_there_are_as_many_workers_as_cores_but_not_one_and_not_many() -> None:
    assert Workers().room._value == max(2, min(os.cpu_count() or 1, 4))


def test_levels_have_a_limit_of_time() -> None:
    limits = {level: budget_of(level, "citadels").milliseconds for level in bots.AT_TABLE}
    assert limits["beginner"] == limits["normal"] == limits["random"] == 0, "they answer at once"
    thinking = [limit for limit in limits.values() if limit]
    assert thinking == sorted(thinking)
    assert (thinking[0], limits["master"]) == (1000, 7500)
