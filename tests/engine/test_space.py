"""The space: one number and one text for every answer a game knows."""

import pytest

from greathall.engine import BrokenRules, Decline, Each, Kind, Space

NAMES = {"district": ("temple", "market"), "seat": ("A", "B", "C")}
TURN = Kind("turn", "end turn", Each("build", "district"), Each("spy on", "seat"), about=("who:seat",))
KEEP = Kind("keep", Each("keep", "district"))
DRAW = Kind("draw", Each("", "district"))
TEXTS = ["end turn", "build temple", "build market", "spy on A", "spy on B", "spy on C", "keep temple", "keep market"]


def test_answers_are_numbered_kind_by_kind() -> None:
    space = Space([TURN, KEEP], NAMES)
    assert [space.text(number) for number in range(space.size)] == TEXTS
    assert space.first == {"turn": 0, "keep": 6}
    assert [space.width("turn"), space.width("keep")] == [6, 2]
    assert space.number("keep", 1) == 7
    assert space.kinds["turn"].about == ("who:seat",)


def test_an_answer_says_what_it_is_made_of() -> None:
    plain, _, named = Space([TURN], NAMES).answers[:3]
    assert (plain.kind, plain.option, plain.verb, plain.noun, plain.name) == ("turn", 0, "end turn", "", "")
    assert (named.kind, named.option, named.verb, named.noun, named.index) == ("turn", 2, "build", "district", 1)
    assert named.name == "market"


def test_a_kind_says_whether_its_answers_are_final() -> None:
    kinds = Space([KEEP, Kind("vow", "swear", final=True)], NAMES).kinds
    assert [kind.final for kind in kinds.values()] == [False, True]


def test_an_answer_that_gives_something_up_says_so() -> None:
    space = Space([Kind("offer", Decline("leave it"), "take it"), Kind("again", like="offer")], NAMES)
    assert [(answer.text, answer.declines) for answer in space.answers] == [("leave it", True), ("take it", False)]
    assert space.answers[space.number("again", 0)].declines


def test_texts_are_read_back_whatever_the_spaces() -> None:
    space = Space([TURN, KEEP], NAMES)
    assert [space.parse(text) for text in TEXTS] == list(range(space.size))
    assert space.parse("  spy   on B ") == 4
    with pytest.raises(KeyError):
        space.parse("build tavern")


def test_without_a_verb_the_name_is_the_answer() -> None:
    assert Space([DRAW], NAMES).parse("market") == 1


def test_the_mask_marks_what_is_legal() -> None:
    assert Space([KEEP, DRAW], NAMES).mask([1, 2]) == bytearray([0, 1, 1, 0])


def test_two_answers_may_not_read_alike() -> None:
    with pytest.raises(BrokenRules, match="two answers read 'keep market'"):
        Space([KEEP, Kind("other", "pass", "keep market")], NAMES)


def test_a_noun_must_be_named_by_somebody() -> None:
    with pytest.raises(BrokenRules, match="question 'pay' needs the noun 'coin'"):
        Space([Kind("pay", Each("pay", "coin"))], NAMES)


def test_a_space_may_know_answers_that_only_other_tables_have() -> None:
    known = ("keep market", "spy on A", "spy on D", "keep temple")
    space = Space([KEEP, Kind("spy", Each("spy on", "seat"))], NAMES, known)
    assert [space.text(number) for number in range(space.size)] == [*known, "spy on B", "spy on C"]
    assert [space.number("keep", option) for option in range(2)] == [3, 0]
    assert [space.option("keep", number) for number in (3, 0)] == [0, 1]
    assert space.option("spy", space.parse("spy on C")) == 2
    assert space.option("keep", 2) < 0
    assert [space.width("keep"), space.width("spy")] == [2, 3]
    with pytest.raises(KeyError):
        space.parse("spy on D")
