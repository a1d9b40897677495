"""Simultaneous choices, and seats whose answers follow from the rules."""

import pytest
from tiny import Ask, AskAlways, Both, Pushing, Steps, Tiny, TinyRules, note, tiny

from greathall.engine import BrokenRules, Decision, Frame, State, Together, apply, begin, deciders, legal, question

A, B = 0, 1


def begun(frame: Frame[Tiny], players: int = 2) -> Tiny:
    """A state that has begun with this."""
    s = tiny(players=players)
    begin(s, frame)
    return s


def test_those_who_choose_together_answer_in_any_order() -> None:
    ends = []
    for seats in ((A, A, B, B), (A, B, A, B), (B, A, A, B), (B, B, A, A)):
        s = begun(Both(), players=3)
        answers = {A: [2, 3], B: [2, 4]}
        for seat in seats:
            assert seat in deciders(s)
            apply(s, seat, answers[seat].pop(0))
        assert s.over
        ends.append(s.coins)
    assert ends == [[[2, 3], [2, 4], [0, 0]]] * 4


def test_each_of_them_has_a_question_of_their_own() -> None:
    s = begun(Both(), players=3)
    apply(s, B, 2)
    assert (deciders(s), legal(s, A), legal(s, B), legal(s, 2)) == ([A, B], [1, 2], [3, 4], [])
    assert question(s, 2) is None
    apply(s, B, 3)
    assert (deciders(s), question(s, B)) == ([A], None)


def test_forced_answers_among_them_are_taken_silently() -> None:
    s = begun(Steps(lambda s: s.push(Both()), note(7)))
    apply(s, A, 1)
    assert (s.coins[A], deciders(s)) == ([1, 1], [B])
    apply(s, B, 1)
    assert (s.coins[B], s.notes) == ([1, 1], [7])


class PushingTogether(Both):
    def ask(self, s: Tiny, seat: int) -> Decision[Tiny] | None:
        return Pushing(seat)


def test_an_answer_given_together_may_not_push() -> None:
    s = begun(PushingTogether())
    with pytest.raises(BrokenRules, match="Pushing pushed inside a Together"):
        apply(s, A, 1)


def test_all_seats_take_part_unless_told_otherwise() -> None:
    assert Together[Tiny]().seats(tiny(players=3)) == [0, 1, 2]


# Automatic seats.


class Automatic(TinyRules):
    def policy(self, s: State, decision: Decision[Tiny], options: list[int]) -> int:
        assert isinstance(s, Tiny)
        s.notes.append(100 + decision.player)
        return options[-1]


def automatic(frame: Frame[Tiny]) -> Tiny:
    """B's answers follow from the rules."""
    s = Tiny(Automatic(tiny().rules.composition, 2, {"automatic": [B]}))
    begin(s, frame)
    return s


def test_an_automatic_seat_is_never_asked() -> None:
    s = automatic(Steps(lambda s: s.queue(AskAlways(B, (3, 4)), Ask(B, (5,)), Ask(A, (6, 7)))))
    assert (s.notes, deciders(s)) == ([101, 4, 101, 5], [A])


def test_nor_when_it_chooses_together_with_others() -> None:
    s = automatic(Both())
    assert (s.coins[B], deciders(s)) == ([2, 4], [A])


def test_an_automatic_seat_needs_a_policy() -> None:
    with pytest.raises(NotImplementedError, match=r"TinyRules has an automatic seat and no policy\(\)"):
        begin(tiny(automatic=[A]), Ask(A, (1, 2)))
