"""How long `search` thinks: by iterations or by time, for a whole turn, and no longer than it may."""

import time
from collections.abc import Iterator
from typing import Any

import pytest
from bots.masons_judge import MasonsJudge
from samples import inquest, masons_modules
from ticking import Ticking

from greathall import bots, games
from greathall.bots import Budget, RandomBot, Seat, judge_of, play_match
from greathall.bots.judges.judge import Judge
from greathall.bots.judges.registry import MAKERS, register_judge
from greathall.bots.thinkers.search import SearchBot
from greathall.engine import Match, Ruleset


@pytest.fixture(autouse=True)
def masons_judge() -> Iterator[None]:
    register_judge("masons", MasonsJudge)
    yield
    del MAKERS["masons"]


class Counting(SearchBot):
    """Notes how many iterations each question was given, turn by turn."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self.turns: list[list[int]] = []

    def choose(self, seat: Seat) -> int:
        goes_on, before = self.search is not None, self.search.iterations if self.search else 0
        left = self.left
        answer = super().choose(seat)
        if len(seat.legal()) > 1:
            if not goes_on:
                self.turns.append([])
                left = float(self.budget.iterations)
            self.turns[-1].append(round(left - self.left))
            assert before >= 0
        return answer


def test_the_budget_is_for_a_turn_and_shared_over_its_questions() -> None:
    match = masons_modules.LISTING.load(2, modules=[]).new(seed=3)
    bot = Counting(5, Budget(iterations=60))
    play_match(match, [bot, RandomBot(1)])
    assert len(bot.turns) == 4
    for turn in bot.turns:
        assert 0 < sum(turn) <= 60 + len(turn)
    assert max(len(turn) for turn in bot.turns) > 2
    assert any(sum(turn) > 45 for turn in bot.turns)


class Acting(Judge):
    """Alone against the rules nobody else is ever asked: every act is a turn."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.turns = {"monk", "act"}


def test_a_turn_ends_when_the_judge_says_so() -> None:
    turns = {}
    for judge in (Judge, Acting):
        register_judge("inquest", judge)
        bot = Counting(5, Budget(iterations=20))
        play_match(inquest.LISTING.load(1).new(seed=3), [bot])
        turns[judge] = bot.turns
        del MAKERS["inquest"]
    assert [len(turn) for turn in turns[Judge]] == [2, 2] * 3  # three rounds: two questions about monks, two acts
    assert [len(turn) for turn in turns[Acting]] == [2, 1, 1] * 3
    assert all(sum(turn) >= 12 for turn in turns[Acting])


def test_a_budget_of_time_is_kept() -> None:
    match = masons_modules.LISTING.load(4).new(seed=3)
    clock = Ticking(1)
    bot = SearchBot(1, Budget(milliseconds=150), clock=clock)
    bot.choose(Seat(match, match.deciders()[0]))
    assert 20 < bot.effort.done < 150
    assert 0.02 < clock.seconds < 0.16
    assert SearchBot(1).clock is time.perf_counter, "and nobody is given another but by a test"


def test_without_a_budget_it_thinks_as_usual() -> None:
    assert SearchBot(1).budget.iterations == 400


def test_a_level_is_a_part_of_a_hard_turn_that_the_game_names(match: Match) -> None:
    """And a limit of time for machines that are too slow for it."""
    bot = bots.make("hard", 1, bots.table_of(match.rules))
    assert isinstance(bot, SearchBot)
    bot.begin_turn(judge_of(match.rules))
    thousandths = bots.strength_of("hard", bots.table_of(match.rules)).thinking
    assert bot.left == thousandths * judge_of(match.rules).hard_turn / 1000 > 0
    assert bot.time == bot.budget.milliseconds == max(1000, 3 * thousandths)


def test_a_limit_that_does_not_cut_changes_no_answer() -> None:
    texts = []
    for budget in (Budget(iterations=30), Budget(iterations=30, milliseconds=10**9)):
        match = masons_modules.LISTING.load(2).new(seed=5)
        bot = SearchBot(3, budget)
        play_match(match, [bot, RandomBot(1)])
        assert bot.effort.share == 1
        texts.append(match.record().text())
    assert texts[0] == texts[1]


def test_a_limit_that_cuts_says_so_and_what_was_cut_off_is_lost() -> None:
    match = masons_modules.LISTING.load(4).new(seed=3)
    bot = SearchBot(1, Budget(iterations=10**6, milliseconds=40), clock=Ticking(1))
    seat = match.deciders()[0]
    assert bot.choose(Seat(match, seat)) in match.legal(seat)
    assert 0 < bot.effort.done < 40 < bot.effort.meant
    assert bot.left == pytest.approx(10**6 - bot.effort.meant)


@pytest.mark.parametrize(
    ("budget", "left"),
    [
        (Budget(iterations=100), {"iterations": (1, 99), "milliseconds": (0, 0)}),
        (Budget(milliseconds=60), {"iterations": (0, 0), "milliseconds": (1, 59)}),
        (Budget(iterations=100, milliseconds=10**6), {"iterations": (1, 99), "milliseconds": (1, 10**6)}),
        (Budget(hard_turns=1, milliseconds=60), {"iterations": (1, 999), "milliseconds": (1, 59)}),
    ],
)
def test_what_is_left_of_a_turn_is_a_budget_again(budget: Budget, left: dict[str, tuple[int, int]]) -> None:
    match = masons_modules.LISTING.load(2, modules=[]).new(seed=3)
    bot = SearchBot(5, budget, clock=Ticking(1))
    bot.choose(Seat(match, match.deciders()[0]))
    assert bot.search is not None, "the turn goes on"
    for name, (least, most) in left.items():
        assert least <= getattr(bot.remaining, name) <= most


@pytest.mark.parametrize(
    ("game", "players", "options", "iterations"),
    [
        ("citadels", 2, {}, 2000),
        ("citadels", 4, {}, 2000),
        ("citadels", 8, {}, 1000),
        ("paladins", 1, {}, 1050),
        ("paladins", 2, {}, 700),
        ("paladins", 4, {}, 420),
        ("paladins", 2, {"expansions": ["city_of_crowns"]}, 400),
        ("paladins", 4, {"expansions": ["city_of_crowns"]}, 240),
    ],
)
def test_a_hard_turn_has_these_iterations(game: str, players: int, options: dict[str, Any], iterations: int) -> None:
    """Whoever changes them changes how strong levels are; `dev.py bench search` says how long they take."""
    assert judge_of(games.load(game, players, **options).rules).hard_turn == iterations
