"""The four new Paladins; every player has one of each."""

from typing import Final

from greathall.games.paladins.crowns.printed.cards import RECONSTRUCTED
from greathall.games.paladins.printed.cards import Paladin
from greathall.games.paladins.printed.effects import gain

DEBT_FOR_ALL: Final = "debt_for_all"
STATED: Final = dict.fromkeys(
    ("name", "action", "reward", "no_silver", "no_provisions", "silver_off", "way", "some diplomacy"), "rulebook"
)

PALADINS: Final = (
    Paladin(
        "astolfo",
        gain(scout=1, merchant=1, fighter=1, cleric=1),
        gain(faith=1, strength=1, influence=1, diplomacy=1),
        "",
        source=RECONSTRUCTED,
        sources={**STATED, "number of workers": "rulebook"},
        note="four workers and no action of its own are stated; colours and attributes are chosen even",
    ),
    Paladin(
        "maugris",
        gain(merchant=1, cleric=1),
        gain(influence=2, diplomacy=2),
        "",
        opens=DEBT_FOR_ALL,
        source=RECONSTRUCTED,
        sources=STATED,
        note="two workers and four points like all others",
    ),
    Paladin(
        "ogier",
        gain(cleric=1, scout=1),
        gain(strength=2, diplomacy=2),
        "muster",
        no_provisions=True,
        source=RECONSTRUCTED,
        sources={"some diplomacy": "rulebook"},
        note="no source names it: a stand-in from the same legends, Ogier the Dane; helps Muster as others help theirs",
    ),
    Paladin(
        "renaud",
        gain(fighter=1, merchant=1),
        gain(diplomacy=3, faith=1),
        "negotiate",
        no_silver=True,
        source=RECONSTRUCTED,
        sources={"some diplomacy": "rulebook"},
        note="no source names it: a stand-in from the same legends, Renaud of Montauban; helps Negotiate",
    ),
)
