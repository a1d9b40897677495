"""Reading answers: what a number or a text means now, or why it cannot be given."""

import pytest
from tiny import Ask, Note, Roll, ShuffleDeck, Tiny, tiny

from greathall.engine import CHANCE, SPECTATOR, Each, Frame, IllegalAnswer, Kind, Module, Reason, begin
from greathall.engine.kept.reading import (
    read_answer,
    read_draw,
    read_order,
    read_text,
    write_answer,
    write_order,
)

A, B = 0, 1
ODD = 1
TABLE = Module(
    "table",
    kinds=[Kind("other", "pass"), Kind("ask", Each("say", "card"))],
    draws=[Kind("coin", "heads", "tails"), Kind("roll", "one", "two", "three", "four")],
    reasons={ODD: Reason("odd", "X-1")},
)


class Say(Ask):
    """Odd cards are refused."""

    def refusal(self, s: Tiny, option: int) -> int:
        return ODD if option % 2 else 0

    def missing(self, s: Tiny, option: int) -> tuple[int, ...]:
        return (option,)


def asked(frame: Frame[Tiny]) -> Tiny:
    s = tiny(TABLE)
    s.deck = [0, 1, 1, 2]
    begin(s, frame)
    return s


def test_a_number_means_an_option_of_the_question() -> None:
    s = asked(Say(B, (0, 1, 2)))
    assert (read_answer(s, B, 1), read_answer(s, B, 3)) == (0, 2)
    assert read_answer(s, B, read_text(s, " say  queen ")) == 2
    assert write_answer(s, B, 2) == "say queen"


@pytest.mark.parametrize(
    ("seat", "answer", "message", "reason", "rule", "numbers"),
    [
        (A, 1, "A is not asked anything now", "not_asked", "", ()),
        (SPECTATOR, 1, "a spectator is not asked anything now", "not_asked", "", ()),
        (CHANCE, 1, "chance is not asked anything now", "not_asked", "", ()),
        (B, -1, "there is no answer -1; they go from 0 to 4", "unknown_answer", "", ()),
        (B, 5, "there is no answer 5; they go from 0 to 4", "unknown_answer", "", ()),
        (B, 0, "'pass' does not answer the question 'ask'", "other_question", "", ()),
        (B, 4, "'say jack' does not answer the question 'ask'", "other_question", "", ()),
        (B, 2, "'say king' is refused: odd", "odd", "X-1", (1,)),
    ],
)
def test_what_cannot_be_answered_is_refused_with_a_reason(
    seat: int, answer: int, message: str, reason: str, rule: str, numbers: tuple[int, ...]
) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        read_answer(asked(Say(B, (0, 1, 2))), seat, answer)
    refused = caught.value
    assert (str(refused), refused.reason, refused.rule, refused.numbers) == (message, reason, rule, numbers)


def test_when_it_is_over_nobody_is_asked() -> None:
    with pytest.raises(IllegalAnswer) as caught:
        read_answer(asked(Note(1)), A, 1)
    assert caught.value.reason == "game_over"


def test_a_text_must_be_one_of_the_game() -> None:
    with pytest.raises(IllegalAnswer, match="no answer of this game reads 'say nothing'") as caught:
        read_text(asked(Note(1)), "say nothing")
    assert caught.value.reason == "unknown_answer"


# What luck says.


def test_a_draw_is_said_by_its_text() -> None:
    s = asked(Roll())
    assert [read_draw(s, text) for text in ("one", "two", "three")] == [0, 1, 2]
    assert write_answer(s, CHANCE, 1) == "two"


@pytest.mark.parametrize(
    ("text", "message", "reason"),
    [
        ("five", "no draw of this game reads 'five'", "unknown_answer"),
        ("four", "'four' cannot be drawn now", "not_there"),
        ("heads", "'heads' cannot be drawn now", "not_there"),
    ],
)
def test_a_draw_must_be_possible(text: str, message: str, reason: str) -> None:
    with pytest.raises(IllegalAnswer, match=message) as caught:
        read_draw(asked(Roll()), text)
    assert caught.value.reason == reason


def test_a_shuffle_is_said_by_its_seed_or_its_order() -> None:
    s = asked(ShuffleDeck())
    assert write_answer(s, CHANCE, 17) == "seed 17"
    assert read_order(s, ["king", "queen", "king"]) == [1, 2, 1]
    assert read_order(s, []) == []
    assert write_order(s, [1, 2, 1]) == "order king queen king"
    assert s.deck == [0, 1, 1, 2]


@pytest.mark.parametrize("names", [["joker"], ["jack"], ["ace", "ace"]])
def test_an_order_names_cards_that_are_there(names: list[str]) -> None:
    with pytest.raises(IllegalAnswer, match=f"{names[-1]!r} is not among the cards to be shuffled") as caught:
        read_order(asked(ShuffleDeck()), names)
    assert caught.value.reason == "not_there"
