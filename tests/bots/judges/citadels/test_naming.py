"""Whom `rule` wants to be and whom it names, in written positions of Citadels, and the reason it would give."""

import pytest
from bots.judges.citadels.written import Case, Written

RICH_BUILDER = {
    "characters": ["architect"],
    "gold": 5,
    "hand": ["manor", "docks", "tavern", "church", "prison", "castle"],
}
MERCHANT = {"characters": ["merchant"], "gold": 7, "city": ["tavern", "market", "docks"], "hand": ["palace"]}
SIX = ["manor", "tavern", "temple", "watchtower", "market", "church"]

CASES = [
    Case(
        "the draft: nobles make a King",
        4,
        (),
        {
            "A": {"city": ["manor", "castle", "palace"], "hand": ["tavern"], "gold": 1},
            "B": {"gold": 1},
            "up": ["assassin", "magician"],
            "at": {"select": "A", "passing": ["thief", "king", "bishop", "merchant", "warlord"]},
        },
        "choose king",
        "The King earns from 3 districts in your city.",
    ),
    Case(
        "the draft: cards and gold make an Architect",
        4,
        (),
        {
            "A": {"hand": ["tavern", "market", "temple", "watchtower"], "gold": 6},
            "up": ["assassin", "thief"],
            "at": {"select": "A", "passing": ["magician", "king", "bishop", "merchant", "architect"]},
        },
        "choose architect",
        "With 4 cards and 6 gold the Architect can build more than others.",
    ),
    Case(
        "the draft: an empty hand makes a Magician",
        4,
        (),
        {
            "A": {"gold": 3},
            "B": {"hand": ["manor", "docks", "tavern", "church", "prison"]},
            "up": ["assassin", "thief"],
            "at": {"select": "A", "passing": ["magician", "king", "bishop", "merchant", "warlord"]},
        },
        "choose magician",
        "The Magician brings more or better cards; you hold 0.",
    ),
    Case(
        "the draft: somebody is about to end the game",
        4,
        (),
        {
            "A": {"hand": ["manor"], "gold": 4, "city": ["docks", "prison"]},
            "C": {"city": SIX, "gold": 4, "hand": ["docks", "castle"]},
            "up": ["thief", "magician"],
            "at": {"select": "A", "passing": ["assassin", "king", "bishop", "merchant", "warlord"]},
        },
        "choose assassin",
        "Somebody is close to a complete city, and the Assassin can stop it.",
    ),
    Case(
        "two players: what would help the other goes away",
        2,
        (),
        {
            "A": {"characters": ["king"], "gold": 3, "hand": ["tavern"]},
            "B": {"characters": ["warlord"], "gold": 1},
            "crown": "A",
            "at": {
                "select": "B",
                "passing": ["assassin", "thief", "bishop", "merchant", "magician"],
                "away": ["architect"],
            },
        },
        "put away assassin",
        "The Assassin would help the other player more than you.",
    ),
    Case(
        "the Assassin kills the likely builder",
        4,
        (),
        {
            "A": {"characters": ["assassin"], "hand": ["manor"]},
            "B": {"characters": ["king"], "gold": 1, "hand": ["harbor", "palace", "manor"]},
            "C": {**RICH_BUILDER, "city": ["fortress", "monastery"]},
            "D": {"characters": ["bishop"], "gold": 1, "hand": ["harbor", "palace", "market"]},
            "up": ["thief", "magician"],
            "at": {"turn": "A", "as": "assassin", "gathered": 1},
            "say": ["kill"],
        },
        "kill architect",
        "The Architect is most likely with C, who has 6 cards and 5 gold.",
    ),
    Case(
        "the Thief robs the likely Merchant",
        4,
        (),
        {
            "A": {"characters": ["thief"]},
            "B": {"characters": ["king"], "gold": 1},
            "C": {"characters": ["bishop"], "gold": 1},
            "D": MERCHANT,
            "up": ["assassin", "architect"],
            "at": {"turn": "A", "as": "thief", "gathered": 1},
            "say": ["rob"],
        },
        "rob merchant",
        "The Merchant is most likely with D, who has 7 gold.",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_what_rule_answers_and_why(case: Case) -> None:
    case.check()


def test_two_players_the_assassin_spares_their_own_second_character() -> None:
    given = {
        "A": {"characters": ["assassin", "architect"], "gold": 6, "hand": ["manor", "tavern", "church"]},
        "B": {"characters": ["king", "merchant"], "gold": 4, "city": ["tavern", "market"], "hand": ["docks"]},
        "at": {"turn": "A", "as": "assassin", "gathered": 1},
    }
    written = Written(2, given)
    written.match.say("kill", "A")
    assert written.choice() != "kill architect"
    assert written.reasons("kill architect") == ["The Architect is your own."]
