"""Bishop (T-8.13): income from religious districts; rank 8 cannot touch this city for the rest of the round."""

from typing import Final

from greathall.engine import Hook, Module, Telling
from greathall.games.citadels.data import RELIGIOUS, character
from greathall.games.citadels.income import GOLD
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.tables import Earns, Owns
from greathall.games.citadels.words import TURN_BEGINS

BISHOP: Final = character("bishop")


class Protect(Hook[Citadels]):
    """The whole city of whoever plays the Bishop, for the whole round (R-19)."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        seat, played = args
        if played == BISHOP:
            s.protected[seat] = 1
            s.tell("protects", (seat,))


WORDS: Final[Module] = Module("words of the bishop", tellings=[Telling("protects", ("who:seat",))])
RULES: Final[Module] = Module(
    "bishop",
    rows={"income": [Earns("bishop", RELIGIOUS, GOLD)], "of_character": [Owns("bishop", "income")]},
    hooks=[(TURN_BEGINS, Protect())],
)
