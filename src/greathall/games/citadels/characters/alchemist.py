"""Alchemist (T-8.17): at the end of the turn the bank gives back all gold paid to build in it."""

from typing import Final

from greathall.engine import Hook, Module
from greathall.games.citadels.cards import gain_gold
from greathall.games.citadels.printed.data import character
from greathall.games.citadels.sources import FROM_ALCHEMIST
from greathall.games.citadels.state import SPENT, Citadels
from greathall.games.citadels.words import REFUND

ALCHEMIST: Final = character("alchemist")


class GetBack(Hook[Citadels]):
    """Only gold paid for districts that stayed the Alchemist's: no tax, no Smithy, no card (R-29)."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        seat, played = args
        if played == ALCHEMIST and s.turn[SPENT]:
            gain_gold(s, seat, s.turn[SPENT], FROM_ALCHEMIST)


WORDS: Final[Module] = Module("words of the alchemist")
RULES: Final[Module] = Module("alchemist", hooks=[(REFUND, GetBack())])
