"""King (T-8.10): income from noble districts; takes the crown."""

from typing import Final

from greathall.engine import Module
from greathall.games.citadels.lookups import Earns, Owns
from greathall.games.citadels.printed.data import NOBLE, character
from greathall.games.citadels.round.crown import Inherit, TakeCrown, TakeCrownLate
from greathall.games.citadels.round.income import GOLD
from greathall.games.citadels.words import CROWNED, FREE, HEIR

KING: Final = character("king")

WORDS: Final[Module] = Module("words of the king")
RULES: Final[Module] = Module(
    "king",
    rows={"income": [Earns("king", NOBLE, GOLD)], "of_character": [Owns("king", "income")]},
    hooks=[(CROWNED, TakeCrown(KING)), (FREE, TakeCrownLate(KING)), (HEIR, Inherit())],
)
