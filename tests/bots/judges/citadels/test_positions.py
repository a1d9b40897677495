"""What `rule` does in its turn in written positions of Citadels, and the reason it would give."""

import pytest
from bots.judges.citadels.written import Case

SIX = ["manor", "tavern", "temple", "watchtower", "market", "church"]

CASES = [
    Case(
        "nothing to build: cards",
        4,
        (),
        {"A": {"characters": ["king"], "gold": 4}, "at": {"turn": "A", "as": "king"}},
        "gather cards",
        "You hold 0 useful cards; with 4 gold you may want more choice.",
    ),
    Case(
        "gold for a district in this very turn",
        4,
        (),
        {"A": {"characters": ["king"], "gold": 2, "hand": ["castle"]}, "at": {"turn": "A", "as": "king"}},
        "gather gold",
        "With more than your 2 gold you can build something better in this turn; 1 useful cards wait for it.",
    ),
    Case(
        "income grows by what is built before",
        4,
        (),
        {
            "A": {"characters": ["king"], "gold": 4, "hand": ["castle"], "city": ["manor"]},
            "at": {"turn": "A", "as": "king", "gathered": 1},
        },
        "build castle",
        "The Castle brings 4 points.",
    ),
    Case(
        "the Alchemist builds the dearest",
        4,
        ("alchemist",),
        {
            "A": {"characters": ["alchemist"], "gold": 5, "hand": ["tavern", "town_hall"]},
            "at": {"turn": "A", "as": "alchemist", "gathered": 1},
        },
        "build town_hall",
        "The Alchemist gets back what the Town Hall costs.",
    ),
    Case(
        "whoever is ahead ends the game",
        4,
        (),
        {
            "A": {"characters": ["king"], "gold": 3, "hand": ["docks", "castle"], "city": [*SIX[:5], "palace"]},
            "at": {"turn": "A", "as": "king", "gathered": 1},
        },
        "build docks",
        "With the Docks the game ends while you are ahead.",
    ),
    Case(
        "whoever is far behind does not",
        4,
        (),
        {
            "A": {
                "characters": ["king"],
                "gold": 1,
                "hand": ["watchtower"],
                "city": ["tavern", "temple", "market", "church", "prison", "trading_post"],
            },
            "B": {
                "city": ["palace", "cathedral", "town_hall", "fortress", "library", "dragon_gate"],
                "gold": 5,
                "hand": ["castle"],
                "characters": ["warlord"],
            },
            "at": {"turn": "A", "as": "king", "gathered": 1},
        },
        "end turn",
        "",
    ),
    Case(
        "the Magician wants a full hand",
        4,
        (),
        {
            "A": {"characters": ["magician"], "gold": 3},
            "B": {"hand": ["manor"]},
            "C": {"hand": ["manor", "docks", "tavern", "church"]},
            "at": {"turn": "A", "as": "magician"},
            "say": ["magic"],
        },
        "exchange hands with C",
        "C holds 4 cards, and you 0.",
    ),
    Case(
        "the Warlord throws back who is about to end the game",
        4,
        (),
        {
            "A": {"characters": ["warlord"], "gold": 3},
            "B": {"city": ["manor", "docks"], "gold": 1},
            "C": {"city": SIX, "gold": 3, "hand": ["docks"]},
            "at": {"turn": "A", "as": "warlord", "gathered": 1},
            "say": ["destroy"],
        },
        "raid C",
        "The city of C has 6 districts, and a good target among them.",
    ),
    Case(
        "the Marshal takes what its player lacks",
        4,
        ("marshal",),
        {
            "A": {"characters": ["marshal"], "gold": 3, "city": ["manor", "temple"]},
            "B": {"city": ["docks", "watchtower"], "gold": 1},
            "at": {"turn": "A", "as": "marshal", "gathered": 1},
            "say": ["seize"],
        },
        "seize docks",
        "The Docks of B is worth its price in your city.",
    ),
    Case(
        "the Diplomat has the better one",
        4,
        ("diplomat",),
        {
            "A": {"characters": ["diplomat"], "gold": 2, "city": ["watchtower", "docks"]},
            "B": {"city": ["town_hall", "tavern"], "gold": 1},
            "at": {"turn": "A", "as": "diplomat", "gathered": 1},
            "say": ["negotiate", "cede docks"],
        },
        "acquire town_hall",
        "The Town Hall is worth more to you than what you give.",
    ),
    Case(
        "a signed warrant takes a district",
        4,
        ("magistrate",),
        {
            "A": {"characters": ["magistrate"]},
            "B": {"characters": ["king"], "gold": 5, "hand": ["palace"]},
            "marks": {"warrant": {"by": "A", "characters": ["king", "bishop", "merchant"], "signed": "king"}},
            "at": {"turn": "B", "as": "king", "gathered": 1},
            "say": ["build palace"],
        },
        "confiscate",
        "The Palace would stand in your city and cost nothing.",
    ),
    Case(
        "the flower was seen elsewhere: no bribe",
        4,
        ("blackmailer",),
        {
            "A": {"characters": ["blackmailer"]},
            "B": {"characters": ["merchant"], "gold": 6},
            "C": {"characters": ["king"]},
            "shown": ["blackmailer", "king"],
            "marks": {
                "threat": {
                    "by": "A",
                    "characters": ["king", "merchant"],
                    "settled": ["king"],
                    "shown": ["king"],
                    "flower": "king",
                }
            },
            "at": {"call": "merchant"},
            "say": ["gather gold"],
        },
        "refuse",
        "",
    ),
    Case(
        "the Wizard takes what it can build",
        4,
        ("wizard",),
        {
            "A": {"characters": ["wizard"], "gold": 0, "city": ["manor"]},
            "B": {"hand": ["docks", "tavern"]},
            "at": {"turn": "A", "as": "wizard"},
            "say": ["look at a hand"],
        },
        "take docks",
        "The Docks is something to build, for 3 gold.",
    ),
    Case(
        "the Emperor crowns nobody who is to be feared",
        4,
        ("emperor",),
        {
            "A": {"characters": ["emperor"]},
            "B": {"city": ["palace", "castle", "docks"], "gold": 4},
            "C": {"city": ["tavern"], "gold": 1},
            "D": {"city": ["tavern"], "gold": 1},
            "crown": "A",
            "at": {"turn": "A", "as": "emperor", "gathered": 1},
            "say": ["give crown"],
        },
        "crown D",
        "What D does with the crown matters to you in the next round.",
    ),
    Case(
        "the Spy looks for the commonest type in a full hand",
        4,
        ("spy",),
        {
            "A": {"characters": ["spy"]},
            "B": {"hand": ["manor", "docks", "tavern", "church"], "gold": 4},
            "C": {"hand": ["manor"]},
            "at": {"turn": "A", "as": "spy", "gathered": 1},
            "say": ["spy", "spy on B"],
        },
        "look for trade",
        "Many of the cards not yet seen are trade.",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_what_rule_answers_and_why(case: Case) -> None:
    case.check()
