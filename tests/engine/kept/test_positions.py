"""Written positions: a state in the words of the rules, and back."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from samples import inquest, masons_modules
from tiny import NAMES, Ask, Note, Tiny, TinyRules

from greathall.engine import (
    EVERYONE,
    NO_ONE,
    OWNER,
    BadPosition,
    BrokenRules,
    Field,
    Listing,
    Luck,
    Module,
    State,
    Zone,
    apply,
    compose,
    deciders,
    legal,
    load_position,
    position,
    snapshot,
)
from greathall.engine.hidden.knowledge import LOOSE
from greathall.engine.machine import chance_answer

A, B, DECK = 0, 1, 2
ACE, KING, QUEEN, JACK = range(4)
TABLE = Module(
    "table",
    zones=[
        Zone("deck", "card", NO_ONE, pile=True, rest=True),
        Zone("hand", "card", OWNER, per_seat=True),
        Zone("box", "card", EVERYONE, per_seat=True, index="colour"),
    ],
    fields=[
        Field("coins", OWNER, per_seat=True, index="colour"),
        Field("tax", index="colour"),
        Field("crown", noun="seat"),
        Field("open", noun="flag"),
        Field("notes", index="card"),
    ],
    frames=[Ask, Note],
)


class Told(TinyRules):
    """Its moment is `{ask: A}`; its notes are one number per card."""

    def blank(self) -> Tiny:
        s = super().blank()
        s.notes = [0, 0, 0, 0]
        return s

    def view_more(self, s: State, viewer: int, shown: dict[str, Any]) -> None:
        shown["learned"] = s.learned[:]

    def place_more(self, s: State, given: dict[str, Any]) -> None:
        s.learned = given.pop("learned", s.learned)

    def enter(self, s: State, moment: Any) -> None:
        if isinstance(moment, dict) and "ask" in moment:
            s.push(Ask(self.seat(moment["ask"]), (1, 2)))
        else:
            super().enter(s, moment)


class Named(Told):
    """It always finds a name for the moment."""

    def moment(self, s: State) -> Any:
        return {"ask": s.rules.seats[deciders(s)[0]]}


def rules(**options: Any) -> Told:
    return Told(compose(Module("tiny", names=NAMES), TABLE), 2, {"knowledge": True, **options})


def loaded(given: dict[str, Any], **options: Any) -> Tiny:
    s = load_position(rules(**options), given)
    assert isinstance(s, Tiny)
    return s


# Reading.


def test_nothing_given_is_the_default() -> None:
    s = loaded({})
    assert snapshot(s) == snapshot(rules().blank())
    assert s.over


def test_every_sort_of_value_is_read() -> None:
    s = loaded(
        {
            "A": {"hand": ["king", "ace"], "box": {"black": ["jack"]}, "coins": {"red": 3}},
            "B": {"box": {"red": ["ace", "king"], "black": []}},
            "deck": ["queen", "ace"],
            "tax": {"black": 1},
            "crown": "B",
            "open": True,
        }
    )
    assert s.hand == [[KING, ACE], []]
    assert s.box == [[[], [JACK]], [[ACE, KING], []]]
    assert s.coins == [[3, 0], [0, 0]]
    assert s.deck == [ACE, QUEEN]  # written top first, kept bottom first
    assert (s.tax, s.crown, s.open) == ([0, 1], B, 1)


def test_nobody_is_written_as_nothing() -> None:
    assert loaded({"crown": None}).crown == -1


def test_what_was_given_is_left_as_it_was() -> None:
    given = {"A": {"hand": ["king"], "knows": [{"card": "ace", "in": ["deck"]}]}, "deck": ["ace"], "at": {"ask": "A"}}
    before = str(given)
    loaded(given)
    assert str(given) == before


def test_cards_not_named_are_below_in_the_order_of_their_names() -> None:
    s = loaded({"A": {"hand": ["king"]}, "deck": ["jack", "ace"]}, stock=[2, 3, 1, 1])
    assert s.deck == [QUEEN, KING, KING, ACE, ACE, JACK]
    assert position(s)["deck"] == ["jack", "ace", "ace", "king", "king", "queen"]


def test_where_no_zone_takes_the_rest_it_is_left_out() -> None:
    table = Module("m", zones=[Zone("deck", "card", NO_ONE, pile=True), Zone("pile", "card", NO_ONE, per_seat=True)])
    s = load_position(TinyRules(compose(Module("tiny", names=NAMES), table), 2, {"stock": [2, 1, 1, 1]}), {})
    assert isinstance(s, Tiny)
    assert s.deck == []


def test_the_rest_may_be_in_a_zone_that_is_no_pile() -> None:
    table = Module("m", zones=[Zone("deck", "card", NO_ONE, rest=True)])
    s = load_position(TinyRules(compose(Module("tiny", names=NAMES), table), 2, {"stock": [2, 1, 0, 0]}), {})
    assert isinstance(s, Tiny)
    assert s.deck == [ACE, ACE, KING]


class Doubled(Told):
    """A jack is an ace by another name."""

    def stock_of(self, noun: str, card: int) -> tuple[str, int]:
        return (noun, ACE) if card == JACK else (noun, card)


def test_a_card_may_have_several_names() -> None:
    table = Doubled(rules().composition, 2, {"stock": [2, 1, 0, 0]})
    s = load_position(table, {"A": {"hand": ["jack"]}})
    assert isinstance(s, Tiny)
    assert s.deck == [KING, ACE]
    with pytest.raises(BadPosition, match=r"A\.hand: 3 of 'ace' are named"):
        load_position(table, {"A": {"hand": ["jack", "ace", "jack"]}})


def test_what_seats_know_is_read() -> None:
    known = [{"card": "ace", "in": ["deck"], "from_bottom": 1}, {"card": "king", "in": ["B", "deck"]}]
    s = loaded({"A": {"knows": known}, "B": {"hand": ["king"]}, "deck": ["ace", "jack"]})
    assert s.knowledge is not None
    assert s.knowledge.items == [[(ACE, 1 << DECK, 1), (KING, 1 << B | 1 << DECK, LOOSE)], []]
    assert position(s)["A"]["knows"] == known


# Moments.


def test_a_moment_is_entered_and_settled() -> None:
    s = loaded({"at": {"ask": "B"}})
    assert (deciders(s), legal(s, B)) == ([B], [1, 2])


def test_frames_are_entered_if_no_moment_can_say_it() -> None:
    s = loaded({"at": {"frames": [["Note", {"tuple": [3]}, 0], ["Ask", {"tuple": [A, {"tuple": [4, 5]}]}, 0]]}})
    assert (deciders(s), legal(s, A)) == ([A], [4, 5])
    apply(s, A, 5)
    assert s.notes == [0, 0, 0, 0, 5, 3]


def test_the_moment_is_printed_in_the_words_of_the_game_or_as_frames() -> None:
    s = loaded({"at": {"ask": "B"}})
    assert position(s)["at"] == {"frames": [["Ask", {"tuple": [B, {"tuple": [1, 2]}]}, 0]]}
    named = load_position(Named(s.rules.composition, 2, {}), {"at": {"ask": "B"}})
    assert position(named)["at"] == {"ask": "B"}


def test_a_game_may_print_and_read_more() -> None:
    s = loaded({"learned": [4, 5]})
    assert s.learned == [4, 5]
    assert position(s)["learned"] == [4, 5]


# What does not fit.

LIST = "expected a list of cards, not "
ITEM = "expected {card: …, in: [places]}, or one place and from_bottom: number"


@pytest.mark.parametrize(
    ("given", "path", "message"),
    [
        ({"A": 3}, ("A",), "what a seat has is written as names with values"),
        ({"A": None}, ("A",), "what a seat has is written as names with values"),
        ({"A": {"hand": "king"}}, ("A", "hand"), LIST + "'king'"),
        ({"A": {"hand": ["ace", "kong"]}}, ("A", "hand", 1), "no card is called 'kong'; perhaps king"),
        ({"A": {"hand": [7]}}, ("A", "hand", 0), "no card is called 7; perhaps ace, king, queen, jack"),
        ({"deck": None}, ("deck",), LIST + "None"),
        ({"B": {"box": ["ace"]}}, ("B", "box"), "expected names of colour with values, not ['ace']"),
        ({"B": {"box": {"blue": []}}}, ("B", "box"), "no colour is called 'blue'; perhaps red, black"),
        ({"B": {"box": {"red": "ace"}}}, ("B", "box", "red"), LIST + "'ace'"),
        ({"B": {"box": {"red": ["ox"]}}}, ("B", "box", "red", 0), "no card is called 'ox'; perhaps"),
        ({"A": {"coins": {"red": "3"}}}, ("A", "coins", "red"), "expected a number, not '3'"),
        ({"tax": {"red": True}}, ("tax", "red"), "expected a number, not True"),
        ({"tax": 3}, ("tax",), "expected names of colour with values, not 3"),
        ({"open": 1}, ("open",), "expected true or false, not 1"),
        ({"crown": "C"}, ("crown",), "no seat is called 'C'; perhaps A, B"),
        ({"A": {"gold": 3}}, ("A", "gold"), "a seat has no 'gold'; it has box, coins, hand"),
        ({"gold": 3}, ("gold",), "unknown; there are A, B, crown, deck, notes, open, tax, at"),
        ({"deck": ["ace", "ace"]}, ("deck",), "2 of 'ace' are named (deck), but only 1 exist"),
        ({"A": {"hand": ["ace"]}, "deck": ["ace"]}, ("A", "hand"), "2 of 'ace' are named (deck, A.hand), but only 1"),
        ({"deck": []}, ("deck",), "cards that are named nowhere are here; 4 are left"),
        ({"tax": {"red": -1}}, ("tax", "red"), "-1 is less than nothing"),
        ({"A": {"knows": "ace"}}, ("A", "knows"), "expected a list of what is known, not 'ace'"),
        ({"A": {"knows": ["ace"]}}, ("A", "knows", 0), ITEM),
        ({"A": {"knows": [{"card": "ace"}]}}, ("A", "knows", 0), ITEM),
        ({"A": {"knows": [{"card": "ace", "in": "deck"}]}}, ("A", "knows", 0), ITEM),
        ({"A": {"knows": [{"card": "ace", "in": []}]}}, ("A", "knows", 0), ITEM),
        ({"A": {"knows": [{"card": "ace", "in": ["deck"], "at": 1}]}}, ("A", "knows", 0), ITEM),
        ({"A": {"knows": [{"card": "ace", "in": ["deck"], "from_bottom": -1}]}}, ("A", "knows", 0), ITEM),
        ({"A": {"knows": [{"card": "ace", "in": ["deck"], "from_bottom": True}]}}, ("A", "knows", 0), ITEM),
        ({"A": {"knows": [{"card": "ace", "in": ["B", "deck"], "from_bottom": 1}]}}, ("A", "knows", 0), ITEM),
        ({"A": {"knows": [{"card": "ax", "in": ["B"]}]}}, ("A", "knows", 0), "no card is called 'ax'; perhaps"),
        (
            {"A": {"knows": [{"card": "ace", "in": ["deck"]}, {"card": "ace", "in": ["B", "box"]}]}},
            ("A", "knows", 1),
            "no place is called 'box'; there are A, B, deck",
        ),
        ({"A": {"knows": [{"card": "ace", "in": ["B"]}]}}, ("A", "knows"), "cards are not where this seat knows them"),
        ({"at": "noon"}, ("at",), "unknown moment 'noon'"),
        ({"at": {"frames": [["Nap", {"tuple": []}, 0]]}}, ("at", "frames"), "no frame is called 'Nap'; there are"),
        ({"at": {"frames": [["Note", {"tuple": []}, 0]]}}, ("at", "frames"), "frames are names, arguments and steps"),
        ({"at": {"frames": [["Note"]]}}, ("at", "frames"), "frames are names, arguments and steps"),
        ({"at": {"frames": [["Note", {}, 0]]}}, ("at", "frames"), "frames are names, arguments and steps"),
        ({"at": {"frames": 5}}, ("at", "frames"), "frames are names, arguments and steps"),
    ],
)
def test_what_does_not_fit_is_named_with_its_path(
    given: dict[str, Any], path: tuple[str | int, ...], message: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        loaded(given, stock=[1, 1, 1, 1])
    assert caught.value.path == path
    assert message in caught.value.message
    assert str(caught.value) == ".".join(map(str, path)) + ": " + caught.value.message


def test_a_game_without_knowledge_does_not_know_the_word() -> None:
    with pytest.raises(BadPosition, match=r"A\.knows: a seat has no 'knows'"):
        loaded({"A": {"knows": []}}, knowledge=False)


def test_a_dead_end_is_a_fault_of_the_rules() -> None:
    with pytest.raises(BrokenRules):
        loaded({"at": {"frames": [["Ask", {"tuple": [A, {"tuple": []}]}, 0]]}})


# There and back.


@given(st.sampled_from([inquest.LISTING, masons_modules.LISTING]), st.integers(0, 1 << 64), st.integers(0, 40))
def test_a_printed_position_loads_as_itself(listing: Listing, seed: int, answers: int) -> None:
    game = listing.load(2)
    s, luck = game.rules.start(), Luck(seed)
    for _ in range(answers):
        if not s.over:
            seat = deciders(s)[0]
            options = legal(s, seat)
            apply(s, seat, options[luck.below(len(options))] if options else chance_answer(s, luck))
    again = load_position(game.rules, position(s))
    assert position(again) == position(s)
    assert (deciders(again), again.over) == (deciders(s), s.over)
