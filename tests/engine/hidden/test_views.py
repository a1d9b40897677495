"""Views: what a seat may see, built from nothing by what zones and fields declare."""

from typing import Any, ClassVar

import pytest
from tiny import NAMES, Ask, Both, Roll, Tiny, TinyRules, rules, tiny

from greathall.engine import (
    EVERYONE,
    EVERYTHING,
    NO_ONE,
    NO_PRICE,
    OWNER,
    SPECTATOR,
    Each,
    Field,
    Kind,
    Module,
    Reason,
    State,
    Zone,
    apply,
    begin,
    compose,
    snapshot,
    view,
)
from greathall.engine.hidden.knowledge import LOOSE
from greathall.engine.hidden.questions import refused, show_question
from greathall.engine.hidden.views import arguments, named, places, round_of

A, B = 0, 1
ACE, KING, QUEEN, JACK = range(4)
TABLE = Module(
    "table",
    zones=[
        Zone("deck", "card", NO_ONE, pile=True),
        Zone("hand", "card", OWNER, per_seat=True),
        Zone("pile", "card", OWNER, per_seat=True, within="hand"),
        Zone("box", "card", EVERYONE, per_seat=True, index="colour"),
    ],
    fields=[
        Field("coins", OWNER, per_seat=True, index="colour"),
        Field("tax", index="colour"),
        Field("crown", noun="seat"),
        Field("open", NO_ONE, noun="flag"),
    ],
    kinds=[Kind("ask", Each("say", "card"), about=("who:seat", "others:seat*"))],
    reasons={1: Reason("odd", "X-1")},
)


def table(**options: Any) -> Tiny:
    s = tiny(TABLE, **options)
    s.deck = [ACE, KING, KING]
    s.hand = [[QUEEN, JACK], [KING]]
    s.pile = [[JACK], []]
    s.box = [[[ACE], []], [[], [QUEEN, ACE]]]
    s.coins = [[1, 2], [3, 4]]
    s.tax = [5, 6]
    s.crown = B
    return s


OPEN_A = {"box": {"red": ["ace"], "black": []}}
OPEN_B = {"box": {"red": [], "black": ["queen", "ace"]}}
COMMON = {"game": "tiny", "over": True, "asked": {}, "deck": 3, "tax": {"red": 5, "black": 6}, "crown": "B"}


@pytest.mark.parametrize(
    ("field", "found"),
    [
        (Field("round", kept="crown"), 1),
        (Field("round", kept="coins", per_seat=True), None),
        (Field("round", NO_ONE, kept="crown"), None),
        (Field("round", kept="tax", index="colour"), None),
        (Field("crown"), None),
    ],
)
def test_the_round_is_what_everybody_sees_of_it(field: Field, found: int | None) -> None:
    s = tiny(Module("rounds", fields=[field]))
    s.crown = 1
    assert round_of(s) == found


def test_a_seat_sees_what_is_its_own_and_what_is_open() -> None:
    own = {"hand": ["queen", "jack"], "pile": ["jack"], "coins": {"red": 1, "black": 2}}
    assert view(table(), A) == {**COMMON, "seats": {"A": {**own, **OPEN_A}, "B": {"hand": 1, **OPEN_B}}}


def test_of_hidden_cards_only_their_number_is_seen_and_picks_count_as_not_picked() -> None:
    own = {"hand": ["king"], "pile": [], "coins": {"red": 3, "black": 4}}
    assert view(table(), B) == {**COMMON, "seats": {"A": {"hand": 3, **OPEN_A}, "B": {**own, **OPEN_B}}}


def test_a_spectator_sees_what_is_open() -> None:
    seats = {"A": {"hand": 3, **OPEN_A}, "B": {"hand": 1, **OPEN_B}}
    assert view(table(), SPECTATOR) == {**COMMON, "seats": seats}


def test_everything_is_seen_top_first() -> None:
    shown = view(table(), EVERYTHING)
    assert shown["deck"] == ["king", "king", "ace"]
    assert shown["open"] is False
    assert shown["seats"]["A"]["hand"] == ["queen", "jack"]
    assert shown["seats"]["B"]["coins"] == {"red": 3, "black": 4}


def test_picks_from_a_common_zone_count_there_too() -> None:
    common = Module("m", zones=[Zone("deck", "card", NO_ONE), Zone("notes", "card", NO_ONE, within="deck")])
    s = tiny(common)
    s.deck, s.notes = [ACE], [KING, KING]
    shown = view(s, A)
    assert shown["deck"] == 3
    assert "notes" not in shown


@pytest.mark.parametrize(
    ("noun", "value", "shown"),
    [
        ("number", -3, -3),
        ("flag", 1, True),
        ("flag", 0, False),
        ("seat", B, "B"),
        ("seat", -1, None),
        ("card", JACK, "jack"),
    ],
)
def test_numbers_are_shown_in_words(noun: str, value: int, shown: Any) -> None:
    found = named(rules(), noun, value)
    assert found == shown
    assert type(found) is type(shown)


def test_the_last_argument_may_stand_for_all_that_are_left() -> None:
    assert arguments(rules(), ("who:seat", "cards:card*"), (A, ACE, JACK)) == {"who": "A", "cards": ["ace", "jack"]}
    assert arguments(rules(), ("who:seat", "cards:card*"), (A,)) == {"who": "A", "cards": []}


# Knowledge.


def test_places_are_seats_and_common_zones_that_are_not_open() -> None:
    assert places(rules(TABLE, players=3), "card") == ("A", "B", "C", "deck")
    assert places(rules(TABLE), "colour") == ("A", "B")


def test_what_a_seat_keeps_may_be_a_place_of_its_own() -> None:
    stores = Module("m", zones=[Zone("deck", "card", NO_ONE), Zone("pile", "card", OWNER, True, own_place=True)])
    s = tiny(stores, knowledge=True)
    assert places(s.rules, "card") == ("A", "B", "deck", "A pile", "B pile")
    assert s.knowledge is not None
    s.knowledge.items[A] = [(KING, 1 << B | 1 << 4, LOOSE)]
    assert view(s, A)["seats"]["A"]["knows"] == [{"card": "king", "in": ["B", "B pile"]}]


def test_a_seat_sees_what_it_knows_and_nobody_else_does() -> None:
    s = table(knowledge=True)
    assert s.knowledge is not None
    s.knowledge.items[A] = [(KING, 1 << 2, 1), (KING, 1 << B | 1 << 2, LOOSE), (ACE, 1 << 2, LOOSE)]
    assert view(s, A)["seats"]["A"]["knows"] == [
        {"card": "ace", "in": ["deck"]},
        {"card": "king", "in": ["deck"], "from_bottom": 1},
        {"card": "king", "in": ["B", "deck"]},
    ]
    assert view(s, B)["seats"]["B"]["knows"] == []
    for viewer, other in ((B, "A"), (A, "B"), (SPECTATOR, "A"), (SPECTATOR, "B")):
        assert "knows" not in view(s, viewer)["seats"][other]


# Questions.


class Whispered(Ask):
    """Odd numbers are refused, with how odd they are."""

    def about(self) -> tuple[int, ...]:
        return (self.player, A, B)

    def refusal(self, s: Tiny, option: int) -> int:
        return option % 2

    def missing(self, s: Tiny, option: int) -> tuple[int, ...]:
        return (option, 7)


class Announced(Whispered):
    public: ClassVar[bool] = True


def asked(question: Ask) -> Tiny:
    s = tiny(TABLE)
    begin(s, question)
    return s


def test_all_see_who_is_asked_and_what_only_if_that_is_public() -> None:
    viewers = (A, B, SPECTATOR, EVERYTHING)
    whispered, announced = asked(Whispered(B, (0, 1, 2, 3))), asked(Announced(B, (0, 1, 2, 3)))
    assert [view(whispered, viewer)["asked"] for viewer in viewers] == [
        {"B": None},
        {"B": "ask"},
        {"B": None},
        {"B": "ask"},
    ]
    assert [view(announced, viewer)["asked"] for viewer in viewers] == [{"B": "ask"}] * 4
    assert not view(announced, A)["over"]


def test_several_may_be_asked_at_once() -> None:
    s = tiny(TABLE)
    begin(s, Both())
    assert view(s, A)["asked"] == {"A": "ask", "B": None}


def test_luck_is_nobody() -> None:
    s = tiny(TABLE)
    begin(s, Roll())
    assert (view(s, A)["asked"], view(s, A)["over"]) == ({}, False)


def said(answer: int, card: str) -> dict[str, Any]:
    """The answer that says a card, with its parts."""
    return {"answer": answer, "text": f"say {card}", "verb": "say", "noun": "card", "name": card}


def final(answer: int, card: str) -> dict[str, Any]:
    """The same if it cannot be taken back, because nothing is asked any more."""
    return {**said(answer, card), "final": True}


def test_a_question_shows_what_it_is_about_and_its_answers() -> None:
    s = asked(Whispered(B, (0, 1, 2, 3)))
    assert show_question(s, B) == {
        "seat": "B",
        "kind": "ask",
        "about": {"who": "B", "others": ["A", "B"]},
        "answers": [final(0, "ace"), final(2, "queen")],
        "refused": [
            {**said(1, "king"), "reason": "odd", "rule": "X-1", "numbers": [1, 7]},
            {**said(3, "jack"), "reason": "odd", "rule": "X-1", "numbers": [3, 7]},
        ],
    }
    assert show_question(s, A) is None


def test_what_is_refused_is_shown_with_its_reason() -> None:
    s = asked(Whispered(B, (0, 1, 2)))
    assert refused(s, Whispered(B, (0, 1, 2))) == [
        {**said(1, "king"), "reason": "odd", "rule": "X-1", "numbers": [1, 7]}
    ]


class Priced(Whispered):
    """Everything but the ace has a price."""

    def price(self, s: Tiny, option: int) -> int:
        return 10 * option if option else NO_PRICE


def test_answers_and_refused_ones_show_their_price() -> None:
    question = show_question(asked(Priced(B, (0, 1, 2))), B)
    assert question is not None
    assert question["answers"] == [final(0, "ace"), {**final(2, "queen"), "price": 20}]
    assert [row["price"] for row in question["refused"]] == [10]


class Opening(Ask):
    """A question that leads on: to another for B, for A, for B who has learned something, or to the same kind of it."""

    kind: ClassVar[str] = "open"
    leads: ClassVar[tuple[str, ...]] = ("ask",)

    def choose(self, s: Tiny, option: int) -> None:
        if option == QUEEN:
            s.learn(B)
        if option == JACK:
            s.push(Opening(B, (ACE, KING)))
        else:
            s.push(Announced(A if option == KING else B, (0, 1, 2)))


class OpeningOne(Ask):
    """A question that leads to one with one answer."""

    kind: ClassVar[str] = "open"
    leads: ClassVar[tuple[str, ...]] = ("ask",)

    def choose(self, s: Tiny, option: int) -> None:
        s.push(Announced(B, (ACE, KING)))


OPENING = Module("opening", kinds=[Kind("open", Each("open", "card"))])


def test_an_answer_shows_the_question_it_does_no_more_than_open() -> None:
    s = tiny(TABLE, OPENING)
    begin(s, Opening(B, (ACE, KING, QUEEN, JACK)))
    before = snapshot(s)
    question = show_question(s, B)
    assert question is not None
    assert ["then" in answer for answer in question["answers"]] == [True, False, False, False]
    assert snapshot(s) == before
    apply(s, B, ACE)
    assert question["answers"][0]["then"] == show_question(s, B)


def test_the_only_answer_behind_another_is_silent() -> None:
    s = tiny(TABLE, OPENING)
    begin(s, OpeningOne(B, (ACE, KING)))
    question = show_question(s, B)
    assert question is not None
    assert question["answers"][0]["then"]["answers"] == [{**final(0, "ace"), "silent": True}]


class More(TinyRules):
    def view_more(self, s: State, viewer: int, shown: dict[str, Any]) -> None:
        shown["viewer"] = viewer


def test_a_game_may_show_more() -> None:
    s = Tiny(More(compose(Module("tiny", names=NAMES), TABLE), 2))
    assert [view(s, viewer)["viewer"] for viewer in (A, SPECTATOR)] == [A, SPECTATOR]
