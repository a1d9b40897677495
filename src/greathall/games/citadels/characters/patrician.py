"""Patrician (T-8.12): income from noble districts in cards; takes the crown."""

from typing import Final

from greathall.engine import Module
from greathall.games.citadels.lookups import Earns, Owns
from greathall.games.citadels.printed.data import NOBLE, character
from greathall.games.citadels.round.crown import Inherit, TakeCrown, TakeCrownLate
from greathall.games.citadels.round.income import CARDS
from greathall.games.citadels.words import CROWNED, FREE, HEIR

PATRICIAN: Final = character("patrician")

WORDS: Final[Module] = Module("words of the patrician")
RULES: Final[Module] = Module(
    "patrician",
    rows={"income": [Earns("patrician", NOBLE, CARDS)], "of_character": [Owns("patrician", "income")]},
    hooks=[(CROWNED, TakeCrown(PATRICIAN)), (FREE, TakeCrownLate(PATRICIAN)), (HEIR, Inherit())],
)
