"""Planes: what modules declare as numbers, for a seat that may know it and for one that may not."""

from typing import Any, ClassVar

import pytest
from tiny import COLOURS, NAMES, Ask, Tiny, TinyRules, tiny

from greathall.engine import (
    EVERYONE,
    NO_ONE,
    OWNER,
    SPECTATOR,
    BadOptions,
    Each,
    Field,
    InPlay,
    Kind,
    Module,
    Zone,
    begin,
    compose,
    encoding_of,
    observe,
)

ACE, KING, QUEEN, JACK = range(4)
A, B, C = range(3)


def said(s: Tiny, viewer: int, everything: bool = False) -> dict[str, int]:
    """What an observation says, without who sits there."""
    named = encoding_of(s.rules, everything).named(observe(s, viewer, everything))
    return {name: value for name, value in named.items() if name.split("/")[0] not in ("present", "over")}


def table(*declared: Zone | Field, players: int = 2, **options: Any) -> Tiny:
    zones = [row for row in declared if isinstance(row, Zone)]
    fields = [row for row in declared if isinstance(row, Field)]
    return tiny(Module("table", zones=zones, fields=fields), players=players, **options)


def test_open_cards_are_counted_by_kind_and_a_spectator_sees_them() -> None:
    s = table(Zone("deck", "card", EVERYONE), stock=[3, 1, 1, 1])
    s.deck = [ACE, QUEEN, ACE]
    assert said(s, A) == said(s, SPECTATOR) == {"deck/ace": 2, "deck/queen": 1}
    assert encoding_of(s.rules).part("deck").highest == 3


def test_an_owner_sees_cards_and_others_how_many() -> None:
    s = table(Zone("hand", "card", OWNER, per_seat=True), players=3, stock=[2, 2, 2, 2])
    s.hand = [[ACE, KING], [QUEEN, QUEEN, JACK], []]
    assert said(s, A) == {"hand/ace": 1, "hand/king": 1, "hand_count/self": 2, "hand_count/left_1": 3}
    assert said(s, B) == {"hand/queen": 2, "hand/jack": 1, "hand_count/self": 3, "hand_count/left_2": 2}
    assert said(s, SPECTATOR) == {"hand_count/self": 2, "hand_count/left_1": 3}
    assert said(s, B, True) == {
        "hand/self/queen": 2,
        "hand/self/jack": 1,
        "hand/left_2/ace": 1,
        "hand/left_2/king": 1,
    }


def test_half_made_picks_are_still_where_others_think_they_are() -> None:
    picked = Zone("pile", "card", OWNER, per_seat=True, within="hand")
    s = table(Zone("hand", "card", OWNER, per_seat=True), picked, stock=[2, 2, 2, 2])
    s.hand, s.pile = [[ACE], []], [[KING], []]
    assert said(s, A) == {"hand/ace": 1, "pile/king": 1, "hand_count/self": 1}
    assert said(s, B) == {"hand_count/left_1": 2}


def test_cards_that_nobody_sees_are_only_counted() -> None:
    s = table(Zone("deck", "card", NO_ONE, pile=True), stock=[1, 1, 1, 1])
    s.deck = [ACE, JACK]
    assert said(s, A) == {"deck_count": 2}
    assert said(s, A, True) == {"deck/ace": 1, "deck/jack": 1}


def test_places_of_a_row_matter() -> None:
    s = table(Zone("deck", "card", EVERYONE, places=3))
    s.deck = [JACK, -1, ACE]
    assert said(s, A) == {"deck/1/jack": 1, "deck/3/ace": 1}


def test_gaps_have_as_many_places_as_an_empty_table() -> None:
    class Rows(TinyRules):
        def blank(self) -> Tiny:
            s = super().blank()
            s.deck = [-1, -1]
            return s

    s = Rows(compose(Module("t", names=NAMES, zones=[Zone("deck", "card", EVERYONE, gaps=True)])), 2).blank()
    s.deck[1] = KING
    assert encoding_of(s.rules).part("deck").shape == (2, 4)
    assert said(s, B) == {"deck/2/king": 1}


def test_cards_and_counts_by_name() -> None:
    s = table(Zone("box", "card", OWNER, per_seat=True, index="colour"))
    s.box[A] = [[ACE], [KING, QUEEN]]
    mine = {"box/red/ace": 1, "box/black/king": 1, "box/black/queen": 1}
    assert said(s, A) == {**mine, "box_count/self/red": 1, "box_count/self/black": 2}
    assert said(s, B) == {"box_count/left_1/red": 1, "box_count/left_1/black": 2}


def test_numbers_flags_and_names() -> None:
    s = table(
        Field("coins", per_seat=True, index="colour", highest=9),
        Field("tax", index="colour", noun="flag"),
        Field("open", noun="colour"),
        Field("crown", noun="seat"),
    )
    s.coins, s.tax, s.open, s.crown = [[1, 2], [0, 12]], [0, 1], 1, B
    common = {"tax/black": 1, "open/black": 1}
    own, others = {"coins/self/red": 1, "coins/self/black": 2}, {"coins/left_1/black": 9}
    assert said(s, A) == {**own, **others, **common, "crown/left_1": 1}
    assert said(s, B) == {
        "coins/self/black": 9,
        "coins/left_1/red": 1,
        "coins/left_1/black": 2,
        **common,
        "crown/self": 1,
    }
    s.crown = -1
    assert "crown/self" not in said(s, B)


def test_a_part_of_an_attribute() -> None:
    s = table(Field("gold", per_seat=True, kept="coins", part=1), Field("fees", kept="tax", part=0))
    s.coins, s.tax = [[0, 4], [0, 5]], [6, 0]
    assert said(s, B) == {"gold/self": 5, "gold/left_1": 4, "fees": 6}


def test_a_hidden_field_is_there_only_for_those_who_may_see_it() -> None:
    s = table(Field("coins", OWNER, per_seat=True, index="colour"), Field("open", NO_ONE, noun="colour"))
    s.coins, s.open = [[3, 0], [0, 4]], 0
    assert said(s, A) == {"coins/red": 3}
    assert said(s, B) == {"coins/black": 4}
    assert said(s, SPECTATOR) == {}
    assert said(s, A, True) == {"coins/self/red": 3, "coins/left_1/black": 4, "open/red": 1}


def test_what_a_seat_knows_of_hidden_cards() -> None:
    s = table(
        Zone("deck", "card", NO_ONE, pile=True),
        Zone("hand", "card", OWNER, per_seat=True),
        Zone("pile", "card", OWNER, per_seat=True, own_place=True),
        players=3,
        knowledge=True,
    )
    knowledge = s.knowledge
    assert knowledge is not None
    deck, pile_of_b = 3, 3 + 1 + B
    knowledge.items[C] = [
        (ACE, 1 << A, -1),
        (KING, 1 << deck, 4),
        (JACK, 1 << A | 1 << deck, -1),
        (QUEEN, 1 << pile_of_b, -1),
    ]
    assert said(s, A) == said(s, B) == said(s, SPECTATOR) == {}
    assert said(s, C) == {
        "knows/held by left_1/ace": 1,
        "knows/deck/king": 1,
        "knows/pile of left_2/queen": 1,
        "knows_from_bottom/deck/king": 5,
        "suspects/held by left_1/jack": 1,
        "suspects/deck/jack": 1,
    }


def test_places_in_piles_of_seats() -> None:
    s = table(Zone("pile", "card", NO_ONE, per_seat=True, pile=True), players=2, knowledge=True)
    knowledge = s.knowledge
    assert knowledge is not None
    knowledge.items[B] = [(ACE, 1 << B, 0), (KING, 1 << A, 2)]
    assert said(s, B) == {
        "knows/held by self/ace": 1,
        "knows/held by left_1/king": 1,
        "knows_from_bottom/held by self/ace": 1,
        "knows_from_bottom/held by left_1/king": 3,
    }


class Tell(Ask):
    """The same question with arguments that its kind declares."""

    kind: ClassVar[str] = "tell"

    def about(self) -> tuple[int, ...]:
        return (KING, 7, A)


ASKING = Module(
    "asking",
    kinds=[Kind("ask", Each("say", "card")), Kind("tell", like="ask", about=("card:card", "count:number", "to:seat"))],
    frames=[Ask, Tell],
)


def test_a_question_is_for_the_one_who_is_asked() -> None:
    s = tiny(ASKING)
    begin(s, Tell(B, (0, 1)))
    own = {"question/tell": 1, "about_card/king": 1, "about_count": 7, "about_to/left_1": 1}
    assert said(s, B) == {"asked/self": 1, **own}
    assert said(s, A) == {"asked/left_1": 1}
    assert said(s, A, True) == {"asked/left_1": 1, "others_question/tell": 1}


def test_a_public_question_is_for_all() -> None:
    class Aloud(Ask):
        public: ClassVar[bool] = True

    s = tiny(ASKING)
    begin(s, Aloud(B, (0, 1)))
    assert said(s, A) == {"asked/left_1": 1, "others_question/ask": 1}


def test_who_sits_there_who_follows_the_rules_and_what_is_in_play() -> None:
    s = tiny(Module("more", planes=[InPlay("more")]), players=3, automatic=[C])
    named = encoding_of(s.rules).named(observe(s, B))
    sitting = {"present/self": 1, "present/left_1": 1, "present/left_2": 1}
    assert named == {**sitting, "automatic/left_1": 1, "over": 1, "more": 1}


class Wider(TinyRules):
    """Tables of up to four, of which a module has one more colour."""

    known_encoding: ClassVar[dict[str, Any]] = {
        "version": 1,
        "axes": {
            "seat": ["self", "left_1", "left_2", "left_3"],
            "kind": ["ask", "tell"],
            "colour": [*COLOURS, "green"],
            "card": list(NAMES["card"]),
            "place": ["held by self"],
            "pile": [],
        },
        "seat": [
            *[[name, ["seat"], 1] for name in ("present", "automatic", "asked")],
            ["over", [], 1],
            ["elsewhere", ["card"], 1],
            *[[name, ["kind"], 1] for name in ("question", "others_question")],
            ["coins", ["seat", "colour"], 50],
            *[[name, ["place", "card"], 9] for name in ("knows", "suspects", "knows_from_bottom")],
        ],
    }


def test_all_tables_of_a_game_have_one_layout() -> None:
    coins = Module("coins", names=NAMES, fields=[Field("coins", per_seat=True, index="colour", highest=20)])
    tables = [Wider(compose(coins), players).blank() for players in (2, 4)]
    for s in tables:
        s.coins[1] = [3, 30]
        assert said(s, A) == {"coins/left_1/red": 3, "coins/left_1/black": 20}
    sizes = {encoding_of(s.rules).size for s in tables}
    assert sizes == {4 * 3 + 1 + 4 + 2 * 2 + 4 * 3 + 3 * 4}


@pytest.mark.parametrize(
    "other",
    [
        Module("other colours", names={**NAMES, "colour": ("black", "red")}),
        Module("more to keep", names=NAMES, fields=[Field("stones", per_seat=True, highest=20)]),
    ],
    ids=lambda module: module.name,
)
def test_a_table_with_something_that_nobody_knew_has_a_layout_of_its_own(other: Module) -> None:
    encoding = encoding_of(Wider(compose(other), 2))
    assert [len(encoding.axes[axis]) for axis in ("seat", "colour")] == [2, 2]
    assert {part.name for part in encoding.parts} >= {field.name for field in other.fields}


def test_parts_have_names_and_there_are_no_others() -> None:
    s = table(Field("tax", index="colour"))
    s.tax = [0, 2]
    encoding = encoding_of(s.rules)
    assert encoding.split(observe(s, A))["tax"] == bytes([0, 2])
    with pytest.raises(BadOptions, match="no part 'gold'"):
        encoding.part("gold")
