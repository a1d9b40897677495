"""The machine: how a state moves on until somebody has a real choice."""

import pytest
from tiny import Ask, AskAlways, Both, Note, Pushing, Roll, ShuffleDeck, Step, Steps, Tiny, note, tiny

from greathall.engine import (
    CHANCE,
    BrokenRules,
    Chance,
    Decision,
    Draw,
    Frame,
    Luck,
    Shuffle,
    State,
    Together,
    apply,
    begin,
    deciders,
    legal,
    playout,
    question,
)
from greathall.engine.machine import arrange, chance_answer

A, B = 0, 1


def begun(frame: Frame[Tiny], players: int = 2) -> Tiny:
    """A state that has begun with this."""
    s = tiny(players=players)
    begin(s, frame)
    return s


# Steps.


def test_steps_are_done_one_after_the_other() -> None:
    s = begun(Steps(note(1), note(2), note(3)))
    assert s.notes == [1, 2, 3]
    assert s.over
    assert (deciders(s), question(s, A), legal(s, A)) == ([], None, [])


def test_a_push_is_done_before_the_next_step() -> None:
    assert begun(Steps(lambda s: s.push(Steps(note(1), note(2))), note(3))).notes == [1, 2, 3]


def test_a_queue_is_done_in_its_order() -> None:
    assert begun(Steps(lambda s: s.queue(Note(1), Note(2), Note(3)), note(4))).notes == [1, 2, 3, 4]


def test_a_game_may_begin_with_several_things() -> None:
    s = tiny()
    begin(s, Note(1), Note(2), Ask(A, (3, 4)), Note(5))
    assert (s.notes, deciders(s)) == ([1, 2], [A])


def test_business_that_never_ends_is_found_out() -> None:
    with pytest.raises(BrokenRules, match=r"Steps\(\) goes on for ever: is a done\(\) missing\?"):
        begun(Steps(lambda s: s.goto(0)))


def test_a_swap_leaves_the_rest_undone() -> None:
    assert begun(Steps(lambda s: s.swap(Note(1)), note(9))).notes == [1]


def test_goto_says_which_step_is_next() -> None:
    assert begun(Steps(lambda s: s.goto(2), note(9), note(1))).notes == [1]


def test_done_ends_a_business_early() -> None:
    assert begun(Steps(lambda s: s.push(Steps(lambda s: s.done(), note(9))), note(1))).notes == [1]


@pytest.mark.parametrize("first", [lambda s: s.push(Note(1)), lambda s: s.queue(Note(1), Note(2))])
@pytest.mark.parametrize("second", [lambda s: s.push(Note(3)), lambda s: s.queue(Note(3)), lambda s: s.swap(Note(3))])
def test_a_second_push_in_one_step_breaks_the_rules(first: Step, second: Step) -> None:
    with pytest.raises(BrokenRules, match="a second push in one step: Note"):
        begun(Steps(lambda s: (first(s), second(s))))


def test_each_step_and_each_answer_may_push_again() -> None:
    s = begun(Steps(lambda s: s.push(Pushing(A)), lambda s: s.push(Note(2)), lambda s: s.swap(Note(3))))
    apply(s, A, 1)
    assert s.notes == [1, 2, 3]


# Questions.


def test_a_real_choice_is_asked() -> None:
    s = begun(Steps(lambda s: s.push(Ask(B, (3, 5))), note(0)))
    assert (deciders(s), legal(s, B), s.notes) == ([B], [3, 5], [])
    assert question(s, B) is s.stack[-1]
    assert (question(s, A), legal(s, A)) == (None, [])
    apply(s, B, 5)
    assert s.notes == [5, 0]


def test_a_forced_answer_is_taken_silently() -> None:
    assert begun(Ask(A, (4,))).notes == [4]


def test_an_answer_that_would_tell_is_asked_even_when_forced() -> None:
    s = begun(AskAlways(A, (4,)))
    assert (deciders(s), legal(s, A)) == ([A], [4])
    apply(s, A, 4)
    assert s.over


class Refusing(Ask):
    """Odd numbers are refused."""

    def refusal(self, s: Tiny, option: int) -> int:
        return option % 2


def test_options_are_the_candidates_not_refused() -> None:
    s = begun(Refusing(A, (1, 2, 3, 4)))
    assert legal(s, A) == [2, 4]
    assert begun(Refusing(A, (1, 2, 3))).notes == [2]


def test_a_question_without_options_is_a_dead_end() -> None:
    with pytest.raises(BrokenRules, match=r"Refusing\(0, \(1, 3\)\) offers nothing: a dead end"):
        begun(Refusing(A, (1, 3)))


def test_options_are_listed_again_if_they_were_forgotten() -> None:
    s = begun(Ask(A, (3, 5)))
    s.legal = None
    assert legal(s, A) == s.legal == [3, 5]


def test_only_the_seat_that_is_asked_may_answer() -> None:
    for frame in (Ask(A, (1, 2)), Roll(), Both()):
        with pytest.raises(AssertionError, match="seat 2 is not asked"):
            apply(begun(frame, players=3), 2, 1)


def test_a_copy_goes_its_own_way() -> None:
    s = begun(Steps(lambda s: s.push(Ask(A, (1, 2))), lambda s: s.push(Ask(A, (3, 4)))))
    copy = s.clone()
    apply(copy, A, 2)
    apply(s, A, 1)
    apply(copy, A, 3)
    assert (s.notes, copy.notes, s.over, copy.over) == ([1], [2, 3], False, True)


# Luck.


def test_luck_is_asked_like_a_seat() -> None:
    s = begun(Steps(lambda s: s.push(Roll()), note(9)))
    assert (deciders(s), question(s, A), legal(s, A)) == ([CHANCE], None, [])
    apply(s, CHANCE, 2)
    assert s.notes == [2, 9]


def test_luck_draws_by_weight() -> None:
    s = begun(Roll())
    luck = Luck(4)
    rolled = [chance_answer(s, luck) for _ in range(4000)]
    assert [round(rolled.count(number) / 500) for number in range(3)] == [2, 2, 4]


class Even(Roll):
    """No weights of its own: all candidates are equally likely."""

    def weights(self, s: Tiny) -> list[int]:
        return Draw.weights(self, s)


def test_without_weights_all_candidates_are_equally_likely() -> None:
    assert Even().weights(tiny()) == [1, 1, 1]


def test_a_shuffle_is_answered_by_a_seed() -> None:
    s = tiny()
    s.deck = list(range(12))
    begin(s, ShuffleDeck())
    assert deciders(s) == [CHANCE]
    assert chance_answer(s, Luck(0)) == Luck(0).seed()
    apply(s, CHANCE, 7)
    assert s.deck == [6, 9, 10, 4, 8, 5, 1, 11, 3, 0, 2, 7]
    assert s.notes == [12]


def test_a_shuffle_may_be_answered_by_an_order() -> None:
    """Top first; what is not named stays below, in its order."""
    s = tiny()
    s.deck = [0, 1, 2, 1, 3]
    begin(s, ShuffleDeck())
    arrange(s, [1, 3])
    assert s.deck == [0, 2, 1, 3, 1]
    assert s.over
    with pytest.raises(AssertionError, match="no shuffle is asked for"):
        arrange(begun(Roll()), [])


# Playing on at random.


def test_a_playout_ends_the_game_and_counts_what_people_answered() -> None:
    s = tiny()
    s.deck = [0, 1, 2]
    begin(s, Steps(lambda s: s.queue(Ask(A, (1, 2)), Roll(), Both(), ShuffleDeck(), AskAlways(B, (3,)))))
    answers = playout(s, Luck(1))
    assert s.over
    assert answers == 4 + s.coins[A].count(2) + s.coins[B].count(2)
    assert len(s.notes) == 4


def test_a_playout_is_fixed_by_its_luck() -> None:
    def notes(seed: int) -> list[int]:
        s = begun(Steps(*[lambda s: s.push(Ask(A, (1, 2, 3, 4)))] * 8))
        playout(s, Luck(seed))
        return s.notes

    assert notes(5) == notes(5)
    assert notes(5) != notes(6)


def test_a_playout_without_end_is_given_up() -> None:
    s = begun(Steps(lambda s: s.push(Ask(A, (1, 2))), lambda s: s.swap(s.stack[-1])))
    with pytest.raises(BrokenRules, match="no end after 50 answers"):
        playout(s, Luck(1), limit=50)
    assert len(s.notes) == 50


# What a game must say itself.


@pytest.mark.parametrize(
    ("silent", "message"),
    [
        (lambda s: State(s.rules).clone(), r"State has no clone\(\)"),
        (lambda s: Frame().step(s, 0), r"Frame has no step\(\)"),
        (lambda s: Decision(A).candidates(s), r"Decision has no candidates\(\)"),
        (lambda s: Decision(A).choose(s, 0), r"Decision has no choose\(\)"),
        (lambda s: Together().ask(s, A), r"Together has no ask\(\)"),
        (lambda s: Chance().choose(s, 0), r"Chance has no choose\(\)"),
        (lambda s: Draw().candidates(s), r"Draw has no candidates\(\)"),
        (lambda s: Shuffle().pile(s), r"Shuffle has no pile\(\)"),
    ],
)
def test_what_a_game_must_say_is_asked_for_by_name(silent: Step, message: str) -> None:
    with pytest.raises(NotImplementedError, match=message):
        silent(tiny())


def test_what_a_game_may_leave_unsaid() -> None:
    s = tiny()
    assert Frame[Tiny]().args() == ()
    assert (Decision[Tiny](B).args(), Decision[Tiny](B).about()) == ((B,), ())
    assert (Decision[Tiny](B).refusal(s, 0), Decision[Tiny](B).missing(s, 0)) == (0, ())
