"""How fast bots think here: what is said of levels, before a table is opened and at it."""

import asyncio

import msgspec
import pytest
from server.thinking.test_bots import Scripted, table_of
from server.visitors import House, visit

from greathall import games
from greathall.bots import judge_of
from greathall.server.protocol.levels import Cut, Levels, LevelTime
from greathall.server.table.access import Standing
from greathall.server.table.describing import table_info
from greathall.server.thinking.errands import SPEED, Errand, Exertion, Thought
from greathall.server.thinking.speeds import FRESH, KEPT, Speeds
from greathall.server.thinking.trying_out import try_out
from greathall.server.thinking.workers import NoThought, Workers


class Measured(Workers):
    """Workers of a machine that does this many hard turns a second."""

    def __init__(self, speed: float) -> None:
        super().__init__()
        self.speed = speed
        self.place = "plain"
        self.errands: list[Errand] = []

    @property
    def path(self) -> list[str]:
        return [self.place]

    async def think(self, errand: Errand, patience: float, slow: bool = False) -> Thought:
        self.errands.append(errand)
        await asyncio.sleep(0)
        return Thought(exertion=exertion(self.speed))


class Absent(Workers):
    """Workers that never come."""

    async def think(self, errand: Errand, patience: float, slow: bool = False) -> Thought:
        raise NoThought("no worker could be started")


class Hand:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def exertion(speed: float, meant: int = 0) -> Exertion:
    """What a machine does in a second that is so fast."""
    return Exertion(meant, round(1000 * speed), 1000, 1000)


@pytest.mark.parametrize(
    ("speed", "cut", "seconds"),
    [
        (2.0, None, 1.2),
        (1.0, None, 2.5),
        (0.4, None, 6.2),
        (0.3, Cut("slow", 90), 7.5),
        (0.15, Cut("slow", 40), 7.5),
        (0.001, Cut("slow", 10), 7.5),
        (0.0, Cut("slow", 10), 7.5),
    ],
)
def test_levels_cost_what_they_take_here(speed: float, cut: Cut | None, seconds: float) -> None:
    async def story() -> None:
        speeds = Speeds(Measured(speed))
        assert (await speeds.levels("citadels")).levels[-1] == LevelTime("master", seconds, cut)
        for level in ("beginner", "normal", "random", "search:400"):
            assert speeds.cut("citadels", level) is None

    asyncio.run(story())


def test_of_a_level_that_takes_no_time_none_is_said() -> None:
    async def story() -> None:
        speeds = Speeds(Measured(1.0))
        assert [time.level for time in (await speeds.levels("citadels")).levels] == ["master"]
        speeds = Speeds(Measured(0.1))
        assert [time.level for time in (await speeds.levels("citadels")).levels] == ["expert", "master"]

    asyncio.run(story())


def test_it_is_tried_out_once_and_again_when_it_is_long_ago() -> None:
    async def story() -> None:
        workers, hand = Measured(1.0), Hand()
        speeds = Speeds(workers, hand)
        await asyncio.gather(*(speeds.levels("citadels") for _ in range(3)), speeds.levels("paladins"))
        assert [(errand.game, errand.bot) for errand in workers.errands] == [("citadels", SPEED), ("paladins", SPEED)]
        workers.speed, hand.seconds = 0.1, FRESH
        assert (await speeds.levels("citadels")).levels[-1].seconds == 2.5
        hand.seconds += 1
        assert (await speeds.levels("citadels")).levels[-1].cut == Cut("slow", 30)
        assert not speeds.measuring

    asyncio.run(story())


def test_thoughts_at_tables_count_and_save_the_trial() -> None:
    async def story() -> None:
        workers = Measured(1.0)
        speeds = Speeds(workers)
        speeds.note("citadels", Exertion())  # somebody who does not think ahead
        for speed in [1.0] * 3 + [0.2] * KEPT:
            speeds.note("citadels", exertion(speed))
        assert (await speeds.levels("citadels")).levels[-1].cut == Cut("slow", 60)
        speeds.note("citadels", exertion(0.2, meant=KEPT * 800))
        assert (await speeds.levels("citadels")).levels[-1].cut == Cut("slow", 20), "what was seen counts"
        assert not workers.errands

    asyncio.run(story())


def test_what_was_seen_of_the_plain_engine_is_forgotten_when_workers_take_up_the_compiled_one() -> None:
    async def story() -> None:
        workers, hand = Measured(0.1), Hand()
        speeds = Speeds(workers, hand)
        for _ in range(KEPT):
            speeds.note("citadels", exertion(0.1))
        assert (await speeds.levels("citadels")).levels[-1].cut == Cut("slow", 30)
        workers.speed, workers.place = 1.0, "compiled"
        assert speeds.cut("citadels", "master") is None, "nothing is known yet"
        assert (await speeds.levels("citadels")).levels[-1] == LevelTime("master", 2.5, None)
        assert len(workers.errands) == 1, "it was tried out again"
        workers.place = "compiled again"
        speeds.note("citadels", exertion(0.4))
        assert (await speeds.levels("citadels")).levels[-1].seconds == 6.2, "a thought at a table saves that"

    asyncio.run(story())


def test_where_nobody_can_try_it_out_nothing_is_said(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        speeds = Speeds(Absent())
        for _ in range(2):
            assert await speeds.levels("citadels") == Levels([])

    asyncio.run(story())
    assert len(caplog.records) == 2


def test_trying_out_takes_a_moment() -> None:
    game = games.load("citadels", 4)
    effort = try_out(game, 1)
    assert 0 < effort.done == effort.meant
    assert effort.milliseconds > 0  # a quick machine may be at the end of the game before the moment is over
    assert effort.hard_turn == judge_of(game.rules).hard_turn


def test_the_hall_says_how_long_levels_take() -> None:
    async def story(house: House) -> None:
        answer = await house.browser().get("/api/games/citadels/levels")
        found = msgspec.json.decode(answer.content, type=Levels).levels
        assert found[-1].level == "master"
        assert all(0 < time.seconds <= 7.5 for time in found)
        assert (await house.browser().get("/api/games/chess/levels")).status_code == 400

    visit(story)


# At a table.


class Slow(Scripted):
    """Workers of a slow machine."""

    speed = 0.08

    async def think(self, errand: Errand, patience: float, slow: bool = False) -> Thought:
        thought = await super().think(errand, patience, slow)
        return msgspec.structs.replace(thought, exertion=exertion(self.speed, meant=400))


def test_a_table_says_which_bots_are_cut_short_and_when_they_are_no_longer() -> None:
    async def story() -> None:
        workers = Slow()
        bots = await table_of("hard", workers)
        live = bots.live

        async def answer() -> tuple[list[Cut | None], int]:
            assert live.match is not None
            before = live.changes
            await bots.answer(live.match.deciders()[0], 0.0)
            return [seat.cut for seat in table_info(live, Standing(named=True)).seats], live.changes - before

        assert await answer() == ([Cut("slow", 20)] * 2, 1)
        assert await answer() == ([Cut("slow", 20)] * 2, 0), "it is said once"
        workers.speed = 0.4
        for _ in range(KEPT):
            await answer()
        assert (await answer())[0] == [None, None]

    asyncio.run(story())


def test_bots_that_do_not_think_ahead_are_never_cut_short() -> None:
    async def story() -> None:
        bots = await table_of("normal", Slow())
        assert bots.live.match is not None
        await bots.answer(bots.live.match.deciders()[0], 0.0)
        assert bots.live.cuts == {}

    asyncio.run(story())


def test_a_bot_plays_alongside_a_seat_that_follows_the_rules_by_itself() -> None:
    async def story() -> None:
        bots = await table_of("hard", Slow(), "paladins", 1)
        assert bots.live.match is not None
        await bots.answer(bots.live.match.deciders()[0], 0.0)
        assert list(bots.live.cuts) == ["hard"]

    asyncio.run(story())
