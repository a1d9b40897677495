"""Live tables when something is at fault: a store that cannot write, rules that break, and bots that fail."""

import asyncio
import json
import logging
from collections.abc import Sequence

import pytest
from lucky import same_luck
from samples.broken import BROKEN
from server.memory_store import MemoryStore
from server.visitors import Onlooker, settle

from greathall.bots import Bot, Seat, make
from greathall.engine import SPECTATOR, BrokenRules, Game, Match, RecordEntry
from greathall.server.denied import MessageDenied
from greathall.server.protocol.messages import Settings
from greathall.server.store.store import StoredSeat, StoredTable, Written
from greathall.server.table.live import LiveTable
from greathall.server.table.numbers import Numbers
from greathall.server.thinking.bots import TableBots
from greathall.server.thinking.workers import Workers


class FullDisk(MemoryStore):
    """A store that writes nothing more while it is full."""

    full = False

    async def append(
        self, table: str, n: int, entries: Sequence[RecordEntry], over: bool, position: Written | None = None
    ) -> bool:
        if self.full:
            raise OSError("no space left")
        return await super().append(table, n, entries, over, position)


async def begun(store: MemoryStore, game: Game) -> LiveTable:
    """A table of bots at which a game has begun."""
    match = game.new(3)
    seats = [StoredSeat(bot="random", name=name) for name in game.seats]
    options, settings = match.rules.options, Settings(pace="instant")
    row = StoredTable("t", "k", "h", "", "masons", len(seats), options, settings, "playing", 1, None, seats)
    await store.add_table(row, match.history.entries)
    live = LiveTable(store, row, same_luck)
    live.set_game(game)
    live.begin(match, Numbers(match))
    return live


async def answer_something(live: LiveTable, bot: Bot | None = None) -> None:
    """What a bot answers for whoever is asked; the first answer if there is none."""
    assert live.match is not None and live.numbers is not None
    seat = live.match.deciders()[0]
    choice = live.match.legal(seat)[0] if bot is None else bot.choose(Seat(live.match, seat))
    await live.answer(seat, live.numbers.number[seat], [choice])


def test_what_could_not_be_stored_is_not_shown() -> None:
    async def story() -> None:
        store = FullDisk()
        live, onlooker = await begun(store, BROKEN.load(2, variant="fine")), Onlooker()
        live.listeners.add(onlooker)
        before = live.text(SPECTATOR, 0)
        store.full = True
        with pytest.raises(OSError, match="no space"):
            await answer_something(live)
        assert (live.text(SPECTATOR, 0), onlooker.pokes, live.busy) == (before, 0, 0)
        store.full = False
        await answer_something(live)
        assert live.text(SPECTATOR, 0) != before and onlooker.pokes == 1

    asyncio.run(story())


@pytest.mark.parametrize("variant", ["two_pushes", "stumbles"])
def test_rules_at_fault_refuse_and_change_nothing(variant: str) -> None:
    async def story() -> None:
        store, bot = MemoryStore(), make("random", 1)
        live = await begun(store, BROKEN.load(2, variant=variant))
        reason, before, stored = "", "", 0
        while not reason:
            before, stored = live.text(0, 0), len(store.records["t"])
            try:
                await answer_something(live, bot)
            except MessageDenied as refused:
                reason = refused.reason
        assert (reason, live.text(0, 0), len(store.records["t"])) == ("fault", before, stored)

    asyncio.run(story())


@pytest.mark.parametrize("variant", ["two_pushes", "stumbles"])
def test_a_question_with_an_answer_at_fault_is_shown_and_reported_once(
    variant: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        live, bot = await begun(MemoryStore(), BROKEN.load(2, variant=variant)), make("random", 1)
        assert live.match is not None
        while not is_at_fault(live.match):
            await answer_something(live, bot)
        seat = live.match.deciders()[0]
        shown = [json.loads(live.text(seat, 0))["question"]["answers"] for _ in range(2)]
        assert [answer["answer"] for answer in shown[0]] == live.match.legal(seat)
        assert shown[0] == shown[1] and not any("final" in answer or "then" in answer for answer in shown[0])

    with caplog.at_level(logging.ERROR, "greathall"):
        asyncio.run(story())
    assert [record.message for record in caplog.records] == ["the rules of masons failed"]


def is_at_fault(match: Match) -> bool:
    """Whether the rules fail at an answer that can be given now."""
    try:
        match.question(match.deciders()[0])
    except (BrokenRules, IndexError):
        return True
    return False


def test_no_suggestion_lets_anybody_try_what_luck_would_bring() -> None:
    """In a row, the second answer is refused wherever the first would have shown something."""

    async def story() -> None:
        live = await begun(MemoryStore(), BROKEN.load(2, variant="boasting"))
        guarded = 0
        while live.match is not None and live.numbers is not None and not live.match.over:
            before, seat = live.match, live.match.deciders()[0]
            trial, answer = before.clone(), before.legal(seat)[-1]
            trial.play(answer, seat)
            shows = trial.answered > before.answered + 1 or trial.state.learned[seat] > before.state.learned[seat]
            if shows and trial.legal(seat):
                guarded += 1
                with pytest.raises(MessageDenied, match="other_question"):
                    await live.answer(seat, live.numbers.number[seat], [answer, trial.legal(seat)[0]])
                assert live.match is before
            await live.answer(seat, live.numbers.number[seat], [answer])
        assert guarded

    asyncio.run(story())


def test_a_bot_that_fails_is_reported_and_not_tried_for_ever(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        live = await begun(MemoryStore(), BROKEN.load(2, variant="two_pushes"))
        live.listeners.add(Onlooker())
        bots = TableBots(live, Workers())
        live.wake = bots.wake
        bots.wake()
        while bots.task is not None and not bots.task.done():
            await settle()

    with caplog.at_level(logging.ERROR, "greathall"):
        asyncio.run(story())
    assert [record.message for record in caplog.records] == ["the rules of masons failed", "a bot failed"]
