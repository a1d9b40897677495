"""The bot that plays as strongly as whoever it meets."""

import pytest

from greathall import bots, games
from greathall.bots import LEVELS, LevelBot, RuleBot
from greathall.bots.adapting import START, Estimate, middle
from greathall.bots.levels import ladder_of
from greathall.bots.strength import Strength, strength_on
from greathall.bots.tournament.acquaintance import Acquaintance, meet
from greathall.engine import BadOptions

TABLES = ("citadels", "paladins", "paladins+city_of_crowns", "masons")


@pytest.mark.parametrize("table", TABLES)
def test_every_point_of_the_scale_is_somebody(table: str) -> None:
    ladder = ladder_of(table)
    assert len(ladder) == len(LEVELS)
    for step, strength in enumerate(ladder):
        assert strength_on(ladder, float(step)) == strength
    for tenth in range(-15, 10 * len(LEVELS)):
        found = strength_on(ladder, tenth / 10)
        assert (found.mistakes >= 0) and bool(found.thinking) == (found.bot == "learned")


def test_between_two_steps_are_others() -> None:
    ladder = (Strength("rule", 400), Strength("rule", 200), Strength("learned", 0, 4), Strength("learned", 0, 16))
    assert strength_on(ladder, 0.25) == Strength("rule", 350)
    assert strength_on(ladder, 1.4).bot == "rule"
    assert strength_on(ladder, 1.6) == ladder[2], "two kinds of bots have nothing between them"
    assert strength_on(ladder, 2.5) == Strength("learned", 0, 8.0)
    assert strength_on(ladder, -0.5) == Strength("rule", 500)
    assert strength_on(ladder, -7) == Strength("rule", 600)


def test_it_is_written_with_its_strength() -> None:
    bot = bots.make("adaptive:0.5", 1, "citadels")
    assert isinstance(bot, RuleBot)
    ladder = ladder_of("citadels")
    assert ladder[0].mistakes > bot.mistakes > ladder[1].mistakes
    waiting = bots.make("adaptive", 1)
    assert isinstance(waiting, LevelBot) and waiting.skill == START
    for text in ("adaptive:", "adaptive:much", "adaptive:--1", "adaptive:4:2s"):
        with pytest.raises(BadOptions, match="a strength is a number of steps"):
            bots.make(text, 1)


def test_whoever_wins_meets_somebody_stronger() -> None:
    first = Estimate()
    won, lost = first.after("citadels", first.skill, 1, 6), first.after("citadels", first.skill, 0, -6)
    assert won.skill > first.skill > lost.skill
    assert won.skill - first.skill == pytest.approx(first.skill - lost.skill)
    assert (won.games, won.won, lost.games, lost.won) == (1, 1, 1, 0)
    assert first.after("citadels", first.skill, 1, 30).skill > won.skill, "it was clearer"
    assert first.after("chess", first.skill, 1, 30) == first.after("chess", first.skill, 1, 1), "nobody knows"


def test_the_first_games_say_most_and_none_says_nothing() -> None:
    known, steps = Estimate(), []
    for _ in range(40):
        after = known.after("citadels", 5, 0.5, 0)
        steps.append(known.doubt - after.doubt)
        known = after
    assert steps[0] == max(steps)
    moved = known.after("citadels", known.skill, 1, 5)
    assert moved.skill - known.skill > 0.1


def test_nobody_is_thought_to_be_off_the_scale() -> None:
    best = worst = Estimate()
    for _ in range(30):
        best, worst = best.after("citadels", best.skill, 1, 20), worst.after("citadels", worst.skill, 0, -20)
    assert (best.level, worst.level) == ("master", "beginner")
    assert (worst.skill, best.skill) == (-1, len(LEVELS) - 1), "a step below the first there is room"


def test_with_several_people_it_plays_between_them() -> None:
    anna, bert = Estimate(2, 1, 6, 3), Estimate(6, 1, 2, 1)
    assert middle([anna]) == anna
    assert middle([anna, bert]).skill == 4
    assert middle([]) == Estimate()


def test_after_ten_games_people_of_any_strength_win_about_half() -> None:
    """A small share of `dev.py bench ladder --adaptive`, which plays more games with more people."""
    skills = (0.0, 2.5, 5.0)
    plan = Acquaintance("citadels", games.find("citadels").build, {}, skills, 18, 3)
    met = [meet(plan, number) for number in range(6 * len(skills))]
    for skill in skills:
        shares = [one.share(10) for one in met if one.skill == skill]
        assert 0.4 <= sum(shares) / len(shares) <= 0.6
