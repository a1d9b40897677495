"""Hints: for whom, how often, what they say, and that they say nothing hidden."""

import asyncio
import sys
from typing import Any

import pytest
from server.visitors import BOTS, STRICT, House, Socket, opened, settle, visit

from greathall import games
from greathall.bots import Seat, judge_of
from greathall.bots.thinkers.imagining import Imagining
from greathall.bots.thinkers.rule import best
from greathall.engine import Luck, Match
from greathall.locale import Messages
from greathall.server.denied import MessageDenied
from greathall.server.hall.lines import Line
from greathall.server.limits.buckets import Buckets
from greathall.server.limits.rates import USUAL
from greathall.server.protocol.messages import Hint
from greathall.server.thinking.errands import HINT, Thought, prepare, run, told
from greathall.server.thinking.hinting import Hints
from greathall.server.thinking.processes import processes
from greathall.server.thinking.workers import Workers

APART = 6  # answers from one whole hint to the next
HINTED: dict[str, Any] = {**BOTS, "options": {"preset": "first_game"}}


async def seated(house: House, **wanted: Any) -> Socket:
    """Somebody at a table of bots, who is asked something."""
    anna = await house.guest("Anna")
    socket = await anna.connect(await anna.open(**{**HINTED, **wanted}))
    await socket.asked()
    return socket


async def ask(socket: Socket, question: int | None = None) -> dict[str, Any]:
    await socket.send(type="hint", id=5, number=socket.game["number"] if question is None else question)
    return await socket.receive("hint", "refused")


def test_a_hint_names_an_answer_and_says_why() -> None:
    async def story(house: House) -> None:
        socket = await seated(house)
        said = await ask(socket)
        assert (said["type"], said["id"], said["number"]) == ("hint", 5, socket.game["number"])
        answers = [answer["answer"] for answer in socket.game["question"]["answers"]]
        assert said["answer"] in answers and said["answer"] == said["plan"][0]["given"]["answer"]
        assert said["instead"]["answer"] in answers and said["instead"]["answer"] != said["answer"]
        assert said["points"] >= 0
        weights = [abs(remark["weight"]) for remark in said["remarks"]]
        assert weights == sorted(weights, reverse=True)
        done = await socket.ask(type="answer", id=6, number=said["number"], answers=[said["answer"]])
        assert done["type"] == "done", "and the table goes on"

    visit(story)


def test_nothing_waits_for_a_hint() -> None:
    async def story(house: House) -> None:
        socket = await seated(house)
        number, answers = socket.game["number"], [socket.game["question"]["answers"][0]["answer"]]
        await socket.send(type="hint", id=1, number=number)
        await settle()
        await socket.send(type="hint", id=2, number=number)
        await socket.send(type="answer", id=3, number=number, answers=answers)
        said = [await socket.receive("hint", "refused", "done") for _ in range(3)]
        assert [(one["type"], one["id"]) for one in said] == [("refused", 2), ("done", 3), ("hint", 1)]
        assert (said[0]["reason"], said[2]["number"]) == ("too_fast", number)

    visit(story)


def test_whoever_goes_is_given_no_hint() -> None:
    async def story(house: House) -> None:
        socket = await seated(house)
        await socket.send(type="hint", id=1, number=socket.game["number"])
        await settle()
        (line,) = next(iter(house.hall.live.values())).listeners
        assert isinstance(line, Line) and line.advising is not None
        await socket.close()
        await asyncio.wait([line.advising])
        assert line.advising.cancelled() and not house.hall.workers.hired

    visit(story)


def test_a_hint_that_fails_is_a_fault_of_the_hall(caplog: pytest.LogCaptureFixture) -> None:
    async def story(house: House) -> None:
        socket = await seated(house)
        (line,) = next(iter(house.hall.live.values())).listeners
        assert isinstance(line, Line)
        line.hint = stumble  # type: ignore[misc]
        assert (await ask(socket))["reason"] == "fault"
        assert (await socket.answer())["type"] == "done"

    async def stumble(*_: object) -> Hint:
        raise ValueError("a judge was at fault")

    visit(story)
    assert [record.message.startswith("a hint failed") for record in caplog.records] == [True]


def test_a_hint_for_a_question_that_is_gone_is_stale() -> None:
    async def story(house: House) -> None:
        socket = await seated(house)
        said = await ask(socket, socket.game["number"] + 1)
        assert said["reason"] == "stale"

    visit(story)


def test_nobody_gets_hints_all_the_time() -> None:
    async def story() -> None:
        async with opened(rates=STRICT) as house:
            socket = await seated(house)
            said = [(await ask(socket))["type"] for _ in range(int(USUAL.hints.burst))]
            assert set(said) == {"hint"}
            assert (await ask(socket))["reason"] == "too_fast"
            assert (await socket.answer())["type"] == "done"

    asyncio.run(story())


def test_where_no_worker_thinks_there_is_no_hint() -> None:
    async def story(house: House) -> None:
        socket = await seated(house)
        live = next(iter(house.hall.live.values()))
        hints = Hints(Workers(start=processes((sys.executable, "-c", ""))), Buckets(USUAL.hints))
        with pytest.raises(MessageDenied, match="no_hint"):
            await hints.ask("anna", live, 0, 1, socket.game["number"])

    visit(story)


def hint_in(match: Match, seat: int) -> Thought:
    return run(prepare(match, seat, f"{HINT}:4", 7))


@pytest.mark.parametrize(("game", "players"), [("citadels", 4), ("paladins", 2)])
def test_every_hint_of_a_game_can_be_said_and_tells_nothing_hidden(game: str, players: int) -> None:
    match = games.load(game, players).new(5)
    judge, messages, hints, plans = judge_of(match.rules), Messages(games.load(game, players)), 0, 0
    while not match.over and match.answered < 250:
        seat = match.deciders()[0]
        question = match.question(seat)
        assert question is not None
        has_opinion = question["kind"] in judge.considerations
        imagined = Imagining(Luck(7)).of(Seat(match, seat))
        option = best(imagined, Luck(7))
        for remark in judge.remarks(imagined.state, seat, imagined.question, option):
            hints += 1
            said = told(remark, match.rules)
            assert has_opinion and set(said.nouns) == set(said.values)
            messages.values(said.nouns, said.values)
        if match.answered % APART == 0:
            found = hint_in(match, seat)
            assert (found.answer >= 0) == has_opinion
            assert found == hint_in(match.redeal(seat, match.answered), seat)
            for step in found.plan:
                plans += 1
                assert step.given.text == match.text(step.given.answer) and step.kind in match.rules.space.kinds
        match.play(imagined.number(option), seat)
    assert hints > 50 and plans > 50


def test_a_game_without_a_judge_has_no_opinion() -> None:
    match = games.load("masons", 3).new(1)
    assert hint_in(match, match.deciders()[0]) == Thought()
