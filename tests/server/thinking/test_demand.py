"""When more bots would think than can: all of them think less, nobody waits for long, and everybody can see it."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from lucky import same_luck
from server.openings import new_match
from server.thinking.test_speeds import exertion
from ticking import Ticking

from greathall import games
from greathall.bots import Budget, SearchBot, Seat
from greathall.commands.hosting.keeping import share_of
from greathall.server.protocol.levels import Cut
from greathall.server.thinking.deciding import decide
from greathall.server.thinking.demand import LITTLE, WAIT, Demand
from greathall.server.thinking.errands import HINT, Errand, Lesson, Thought, prepare, seat_of
from greathall.server.thinking.speeds import Speeds
from greathall.server.thinking.worker import READER, WRITER
from greathall.server.thinking.workers import Workers

PATIENCE = 60


class Desk:
    """A worker without a process: it notes what it is asked, and answers with the first answer as soon as it may."""

    def __init__(self, errands: list[Errand], may_answer: asyncio.Event) -> None:
        self.errands = errands
        self.may_answer = may_answer
        self.answer = Thought()

    async def send(self, text: bytes) -> None:
        errand = READER.decode(text)
        if isinstance(errand, Errand):
            self.errands.append(errand)
            if errand.bot != HINT:
                await self.may_answer.wait()
            self.answer = Thought(seat_of(errand).legal()[0])
        else:
            assert isinstance(errand, Lesson)

    async def receive(self) -> bytes:
        return WRITER.encode(self.answer)

    async def end(self, gone: bool) -> None:
        """It only goes home."""


class Office:
    """Workers at desks."""

    def __init__(self, places: int = 2) -> None:
        self.errands: list[Errand] = []
        self.may_answer = asyncio.Event()
        self.workers = Workers(places, self.start)

    async def start(self, path: list[str]) -> Desk:
        return Desk(self.errands, self.may_answer)


def in_office(story: Callable[[Office], Awaitable[None]]) -> None:
    async def whole() -> None:
        office = Office()
        await story(office)
        await office.workers.close()

    asyncio.run(whole())


@pytest.mark.parametrize(
    ("places", "came", "wanted", "limit"),
    [(1, 1, 1, 0), (3, 1, 3, 0), (1, 2, 2, WAIT // 2), (1, 9, 2, WAIT // 9), (3, 2, 30, WAIT // 10), (1, 1, 10**6, 1)],
)
def test_everybody_gets_an_equal_part(places: int, came: int, wanted: int, limit: int) -> None:
    demand = Demand(places)
    demand.wanted = wanted
    assert demand.limit(came) == limit


@pytest.mark.parametrize("crowd", [2, 10, 100])
def test_of_a_crowd_nobody_waits_for_long(crowd: int) -> None:
    async def story(office: Office) -> None:
        match, seat = new_match()
        errand = prepare(match, seat, "hard", 1)
        thoughts = [asyncio.create_task(office.workers.think(errand, PATIENCE, slow=True)) for _ in range(crowd)]
        await asyncio.sleep(0)  # all have come
        office.may_answer.set()
        await asyncio.gather(*thoughts)
        first, *others = [asked.limit for asked in office.errands]
        assert first == 0, "who comes first does not know of the others"
        assert len(others) == crowd - 1 and all(others)
        assert sum(others) < 1.5 * WAIT
        assert office.workers.demand.wanted == 0

    in_office(story)


def test_where_thinking_ahead_is_not_worth_it_bots_answer_at_once() -> None:
    async def story(office: Office) -> None:
        match, seat = new_match()
        office.may_answer.set()
        demand = office.workers.demand
        for wanted in (WAIT // LITTLE - 1, WAIT // LITTLE):
            demand.wanted = wanted
            for bot in ("hard", "expert", "easy"):
                await decide(office.workers, match, seat, bot, "t", same_luck())
        demand.wanted = 0
        assert [asked.bot for asked in office.errands] == ["hard", "expert", "easy", "normal", "normal", "easy"]

    in_office(story)


def test_people_who_ask_for_a_hint_do_not_wait_for_the_crowd() -> None:
    async def story(office: Office) -> None:
        match, seat = new_match()
        thinking = [
            asyncio.create_task(office.workers.think(prepare(match, seat, "hard", 1), PATIENCE, slow=True))
            for _ in range(20)
        ]
        await office.workers.think(prepare(match, seat, HINT, 1), PATIENCE)
        assert not any(task.done() for task in thinking)
        office.may_answer.set()
        await asyncio.gather(*thinking)

    in_office(story)


def test_whoever_is_hurried_thinks_as_far_as_the_time_allows() -> None:
    match = games.load("citadels", 4).new(3)
    bot = SearchBot(1, Budget(iterations=10**9), clock=Ticking(1))
    bot.limit = LITTLE
    while not bot.effort.meant:  # some questions have only one answer that is worth a thought
        seat = match.deciders()[0]
        match.play(bot.choose(Seat(match, seat)), seat)
    assert 0 < bot.effort.done < bot.effort.meant


def test_it_is_said_that_the_hall_is_full_and_no_longer_when_it_is_not() -> None:
    hurried = msgspec.structs.replace(exertion(0.4, meant=1000), hurried=True)
    speeds = Speeds(Workers(2))
    speeds.note("citadels", exertion(1.0, meant=1000))
    assert speeds.cut("citadels", "hard") is None
    speeds.note("citadels", hurried)
    assert speeds.cut("citadels", "hard") == Cut("full", 40)
    assert speeds.cut("citadels", "normal") is None
    speeds.note("citadels", exertion(1.0, meant=1000))
    assert speeds.cut("citadels", "hard") is None
    speeds.workers.demand.wanted = WAIT
    assert [speeds.cut("paladins", bot) for bot in ("hard", "normal")] == [Cut("full", 10), None]


@pytest.mark.parametrize(("wanted", "processes", "each"), [(4, 1, 4), (8, 2, 4), (4, 4, 2), (1, 1, 2)])
def test_the_processes_of_a_hall_share_those_who_think(wanted: int, processes: int, each: int) -> None:
    assert share_of(wanted, processes) == each
