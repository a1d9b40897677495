"""Rulesets: what every game says itself, and what it may leave as it is."""

from collections.abc import Callable
from typing import Any

import pytest
from tiny import Tiny, TinyRules, rules

from greathall.engine import Decision, Ruleset, State, compose


@pytest.mark.parametrize(
    ("silent", "message"),
    [
        (lambda s: s.rules.blank(), r"Ruleset has no blank\(\)"),
        (lambda s: s.rules.start(), r"Ruleset has no start\(\)"),
        (lambda s: s.rules.breakdown(s, 0), r"Ruleset has no breakdown\(\)"),
        (lambda s: s.rules.policy(s, Decision(0), [1]), r"Ruleset has an automatic seat and no policy\(\)"),
    ],
)
def test_what_a_game_must_say_is_asked_for_by_name(silent: Callable[[State], Any], message: str) -> None:
    with pytest.raises(NotImplementedError, match=message):
        silent(State(Ruleset(compose(), 2)))


def test_what_a_game_may_leave_unsaid() -> None:
    table = Ruleset(compose(), 3)
    s = State(table)
    assert (table.seats, table.automatic, table.options, table.stock) == (("A", "B", "C"), [False] * 3, {}, {})
    assert (table.beliefs(s, 0), table.suggest(s, 0), table.conserved(s)) == ({}, [], {})
    assert table.sound(s, 0)
    assert table.moment(s) is None


class Scored(TinyRules):
    """A point for each note of the seat's own number, and one for the crown."""

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        assert isinstance(s, Tiny)
        return {"notes": s.notes.count(seat), "crown": int(s.crown == seat)}


def scored(notes: list[int], crown: int) -> Tiny:
    s = Tiny(Scored(compose(), 3))
    s.notes, s.crown = notes, crown
    return s


def test_scores_add_up_and_the_highest_wins() -> None:
    s = scored([0, 2, 2], crown=2)
    assert (s.rules.scores(s), s.rules.winners(s)) == ([1, 0, 3], [2])
    assert s.rules.forecast(s, 2, 0) == {"notes": 2, "crown": 1}


def test_several_may_win() -> None:
    s = scored([1], crown=0)
    assert s.rules.winners(s) == [0, 1]


def test_a_game_says_which_seats_are_automatic() -> None:
    assert rules(players=3, automatic=[1]).automatic == [False, True, False]


def test_a_game_counts_its_cards() -> None:
    assert rules(stock=[2, 0, 1, 3]).all_cards("card") == [0, 0, 2, 3, 3, 3]
