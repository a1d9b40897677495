"""What comes of an answer is found on a copy, followed as far as it takes, and the copy is used again."""

from typing import ClassVar

import pytest
from samples.masons_modules import LISTING
from tiny import Ask, Steps, Tiny, note, tiny

from greathall.engine import Each, Kind, Module, begin
from greathall.engine.hidden.closing import CLOSED
from greathall.engine.hidden.questions import show_question
from greathall.engine.hidden.trying import answered, copied, left_over
from greathall.engine.kept.snapshots import snapshot
from greathall.engine.machine import question

TABLE = Module("table", kinds=[Kind("ask", Each("say", "card"))])


def fail(_: Tiny) -> None:
    raise AssertionError("nobody needs to know what comes now")


def finals(s: Tiny) -> list[bool]:
    """Which answers of A could not be taken back."""
    shown = show_question(s, 0)
    assert shown is not None
    return ["final" in answer for answer in shown["answers"]]


def test_an_answer_is_followed_until_somebody_has_learned_something() -> None:
    s = tiny(TABLE)
    begin(s, Steps(lambda s: s.push(Ask(0, (0, 1))), lambda s: s.learn(1), fail))
    assert finals(s) == [True, True]
    assert s.notes == []


def test_an_answer_is_followed_until_somebody_is_asked() -> None:
    s = tiny(TABLE)
    begin(s, Steps(lambda s: s.push(Ask(0, (0, 1))), note(7), lambda s: s.push(Ask(0, (2, 3))), fail))
    assert finals(s) == [False, False]
    assert s.notes == []


class Foreseen(Ask):
    """A question that says itself how far its answers close."""

    def foreseen(self, s: Tiny, option: int) -> int:
        return CLOSED

    def choose(self, s: Tiny, option: int) -> None:
        fail(s)


def test_what_is_foreseen_is_not_tried() -> None:
    s = tiny(TABLE)
    begin(s, Foreseen(0, (0, 1)))
    assert finals(s) == [True, True]


class Several(Ask):
    """A question of which it is known that there is a choice: it is not listed to find out who is asked."""

    listed: ClassVar[list[int]] = []

    def has_several(self, s: Tiny) -> bool:
        return True

    def options(self, s: Tiny) -> list[int]:
        self.listed.append(self.player)
        return super().options(s)


def test_where_there_is_surely_a_choice_nothing_is_listed_to_find_out_who_is_asked() -> None:
    s = tiny(TABLE)
    begin(s, Steps(lambda s: s.push(Ask(0, (0, 1))), lambda s: s.push(Several(1, (0, 1)))))
    assert finals(s) == [True, True]
    assert Several.listed == []


def test_a_copy_that_is_left_over_is_the_next_one() -> None:
    match = LISTING.load(3).new(seed=1)
    s, seat = match.state, match.deciders()[0]
    decision = question(s, seat)
    assert decision is not None
    before = snapshot(s)
    after = answered(s, decision, decision.options(s)[0])
    assert snapshot(after) != before
    left_over(after)
    assert copied(s) is after
    assert snapshot(after) == before
    assert copied(s) is not after


def test_a_copy_on_which_the_rules_failed_is_not_used_again() -> None:
    s = tiny(TABLE)
    begin(s, Steps(lambda s: s.push(Ask(0, (0, 1))), fail))
    with pytest.raises(AssertionError):
        show_question(s, 0)
    assert s.rules.spares == []
