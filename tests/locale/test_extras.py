"""What a view shows beyond zones and fields is said by the types of the view."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from greathall import games
from greathall.engine import Game, Listing
from greathall.locale import Messages
from greathall.locale.extras import forms_in, forms_of, say_extra, worded
from greathall.locale.needs import extras_needed
from tools.languages import languages

District = Annotated[str, "district"]


class Inner(TypedDict):
    character: Annotated[str, "character"]
    gathered: int


class Outer(TypedDict):
    plain: int
    secret: NotRequired[District]
    hidden: Annotated[list[District], "unsaid"]
    turn: Inner


CITADELS = games.find("citadels").load(4)
PALADINS = games.find("paladins").with_options(2, {"expansions": ["city_of_crowns"]})


def test_what_is_unsaid_is_left_out() -> None:
    assert list(forms_of(Outer)) == ["plain", "secret", "turn"]
    assert forms_of(Outer)["secret"] == District


def test_a_game_without_types_says_nothing_more() -> None:
    listing = Listing("citadels", "Citadels", (4,), CITADELS.listing.build)
    assert forms_in(listing) == {}
    assert say_extra(Messages(Game(listing, CITADELS.rules), ["en"]), "city_size", 7) == ""


WORDED = [
    (int, 3, 3),
    (bool, True, "yes"),
    (District, "temple", "Temple"),
    (list[District | None], ["temple", None, "manor"], "Temple, Manor"),
    (list[District] | int, ["temple"], "Temple"),
    (list[District] | int, 2, 2),
    (Annotated[Literal["rob"], "mark"] | District, "rob", "robbed"),
    (Annotated[Literal["rob"], "mark"] | District, "temple", "Temple"),
    (dict[District, int], {"temple": 2, "manor": 0, "castle": 1}, "Temple 2, Castle 1"),
    (dict[District, list[District]], {"temple": ["manor"], "castle": []}, "Temple: Manor"),
    (Inner, {"character": "king", "gathered": 0}, "King"),
    (Inner | None, {"character": "king", "gathered": 1}, "King, gathered"),
]


@pytest.mark.parametrize(("form", "value", "said"), WORDED)
def test_values_in_words(form: Any, value: Any, said: Any) -> None:
    assert worded(Messages(CITADELS, ["en"]), "turn", form, value) == said


def test_what_is_needed_follows_from_the_types() -> None:
    found = extras_needed(CITADELS.listing)
    assert found["citadels-field-turn"] == {}
    assert found["citadels-part-turn-built"] == {"built": {"number"}}
    assert found["citadels-part-marks-by"] == {"by": {"seat"}}
    assert found["citadels-part-marks-characters"] == {"characters": {"character*"}}
    assert "citadels-part-turn-paid" not in found
    other = extras_needed(PALADINS.listing)
    assert {"paladins-piece-monk", "paladins-piece-workshop", "paladins-part-squares-seat"} <= other.keys()
    assert not {"paladins-field-actions", "paladins-field-schemes"} & other.keys()  # unsaid; a zone of tables for one


TURN = {"seat": "C", "character": "magician", "gathered": 1, "built": 2, "paid": 2, "spent": 5, "used": ["magic"]}
ROBBED = {"by": "A", "characters": ["architect"]}
WARRANTS = {"by": "B", "characters": ["thief", "king"], "settled": ["thief"], "shown": ["thief"], "signed": "king"}
THIEF = "Thief, King, settled: Thief, turned up: Thief, signed: King"
SAID: dict[str, list[tuple[Game, str, Any, str]]] = {
    "en": [
        (
            CITADELS,
            "turn",
            TURN,
            "C, Magician, gathered, districts built: 2, gold paid: 5, used: Exchange or replace cards",
        ),
        (CITADELS, "marks", {"rob": ROBBED}, "robbed: by A, Architect"),
        (
            CITADELS,
            "marks",
            {"rob": ROBBED, "warrant": WARRANTS},
            f"robbed: by A, Architect; under a warrant: by B, {THIEF}",
        ),
        (CITADELS, "up", ["thief", "king"], "Thief, King"),
        (CITADELS, "holds", 0, ""),
        (PALADINS, "squares", {"r1_2": {"seat": "B", "piece": "monk"}}, "Region I, square 2: B, Monk"),
        (
            PALADINS,
            "occupied",
            {"kf_pray": "fighter", "muster_101": "scout"},
            "King's Favour (Pray): Fighter; Muster card I: Scout",
        ),
        (
            PALADINS,
            "standing",
            {"attack": ["workshop", None, "scout"], "hunt": ["cleric", None]},
            "Attack: Workshop, Scout; Hunt: Cleric",
        ),
        (PALADINS, "effective", {"faith": 3, "strength": 0, "diplomacy": 1}, "Faith 3, Diplomacy 1"),
        (PALADINS, "actions", ["develop", "hunt"], ""),
    ],
    "cs": [
        (CITADELS, "marks", {"rob": ROBBED}, "okradená: určuje A, Stavitelka"),
        (PALADINS, "squares", {"r1_2": {"seat": "B", "piece": "monk"}}, "Region I, pole 2: B, Misionář"),
        (
            PALADINS,
            "standing",
            {"attack": ["workshop", None, "scout"], "hunt": ["cleric", None]},
            "Útok: Dílna, Zvěd; Lov: Kněz",
        ),
    ],
    "pl": [(PALADINS, "squares", {"r1_2": {"seat": "B", "piece": "outpost"}}, "Region I, pole 2: B, Posterunek")],
    "uk": [(PALADINS, "squares", {"r1_2": {"seat": "B", "piece": "outpost"}}, "Регіон I, клітинка 2: B, Застава")],
}


def test_every_language_has_examples() -> None:
    assert set(SAID) == set(languages())


@pytest.mark.parametrize(
    ("language", "game", "name", "value", "said"), [(one, *row) for one in SAID for row in SAID[one]]
)
def test_extras_of_the_games_in_words(language: str, game: Game, name: str, value: Any, said: str) -> None:
    assert say_extra(Messages(game, [language]), name, value) == said
