"""How bots are written, made and added."""

from importlib import invalidate_caches
from pathlib import Path

import pytest

from greathall import bots
from greathall.bots import LEVELS, Budget, GreedyBot, LearnedBot, RuleBot, Seat
from greathall.bots.budget import read_budget
from greathall.engine import BadOptions


class Miser:
    """A bot of somebody else."""

    name = "miser"

    def __init__(self, seed: int, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget

    def choose(self, seat: Seat) -> int:
        return seat.legal()[0]


@pytest.mark.parametrize(
    ("text", "iterations", "milliseconds"),
    [
        ("400", 400, 0),
        ("500ms", 0, 500),
        ("2s", 0, 2000),
        ("1500ms", 0, 1500),
        ("400:2s", 400, 2000),
        ("7:15ms", 7, 15),
    ],
)
def test_a_budget_is_iterations_or_time(text: str, iterations: int, milliseconds: int) -> None:
    budget = read_budget(text)
    assert (budget.iterations, budget.milliseconds) == (iterations, milliseconds)
    assert budget.text() == text
    assert not budget.is_open


def test_without_a_budget_it_is_open() -> None:
    assert Budget().is_open
    assert Budget().text() == ""


@pytest.mark.parametrize(
    "text",
    ["", "0", "0s", "-3", "1.5s", "much", "5 minutes", "9999999999", "400:", ":2s", "400:0s", "0:2s", "2s:400", "4:4"],
)
def test_what_is_no_budget_is_refused_with_what_is(text: str) -> None:
    with pytest.raises(BadOptions, match=r"a budget is a number of iterations .*, or both \(400:2s\), not "):
        read_budget(text)


def test_seed_and_budget_reach_a_bot_that_was_added() -> None:
    bots.register("miser", Miser)
    bot = bots.make(" miser : 2s ", 7)
    assert isinstance(bot, Miser)
    assert (bot.seed, bot.budget.milliseconds) == (7, 2000)
    assert "miser" in bots.names()


def test_a_name_is_given_once() -> None:
    bots.register("miser", Miser)
    bots.register("miser", Miser)
    for name in ("miser", "random", "easy"):
        with pytest.raises(BadOptions, match=f"another bot is already called '{name}'"):
            bots.register(name, RuleBot)


def test_a_package_adds_a_bot_by_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "counting.py").write_text("def make(seed, budget):\n    return seed, budget.iterations\n")
    about = tmp_path / "counting-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: counting\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[greathall.bots]\ncounting = counting:make\n")
    assert "counting" not in bots.names()
    monkeypatch.syspath_prepend(tmp_path)
    invalidate_caches()
    assert "counting" in bots.names()
    made: object = bots.make("counting:3", 5)
    assert made == (5, 3)


def test_a_level_is_a_bot() -> None:
    easy, normal = bots.make("easy", 1, "citadels"), bots.make("normal", 1, "citadels")
    assert isinstance(easy, RuleBot) and isinstance(normal, RuleBot)
    assert easy.mistakes > normal.mistakes == 0
    assert isinstance(bots.make("master", 1, "citadels"), LearnedBot)
    assert isinstance(bots.make("easy", 1, "chess"), GreedyBot), "whom a game without a judge needs"
    assert not set(LEVELS) & set(bots.names())


def test_a_bot_that_answers_at_once_may_make_mistakes() -> None:
    for written, mistakes in (("rule-2", 200), ("greedy-0.5", 50), ("instinct-1.25", 125)):
        bot = bots.make(written, 1)
        assert isinstance(bot, RuleBot | GreedyBot)
        assert (bot.name, bot.mistakes) == (written.partition("-")[0], mistakes)


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        (
            "clever",
            r"there is no bot 'clever'; there are greedy, instinct, learned, r.*, and the levels beginner",
        ),
        ("", "there is no bot ''; there are"),
        ("Rule", "there is no bot 'Rule'; there are"),
        ("search-2", "there is no bot 'search-2'; there are"),
        ("rule-2:400", "there is no bot 'rule-2'; there are"),
        ("rule:2s", "rule answers at once and takes no budget, such as 2s"),
        ("random:400", "random answers at once and takes no budget, such as 400"),
        ("greedy:500ms", "greedy answers at once and takes no budget, such as 500ms"),
        ("easy:2s", "the level easy has a budget of its own"),
        ("greedy:", "a budget is a number of iterations"),
        ("rule:soon", "a budget is a number of iterations"),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_line(written: str, problem: str) -> None:
    with pytest.raises(BadOptions, match=problem) as refused:
        bots.make(written, 1)
    assert "\n" not in str(refused.value)
