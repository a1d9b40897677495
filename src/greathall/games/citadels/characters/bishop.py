"""Bishop (T-8.13): income from religious districts; rank 8 cannot touch this city for the rest of the round."""

from typing import Final

from greathall.engine import Hook, Module, Telling
from greathall.games.citadels.known.draft import holder_of
from greathall.games.citadels.lookups import Earns, Owns
from greathall.games.citadels.marks import is_marked
from greathall.games.citadels.printed.data import RANK, RELIGIOUS, character
from greathall.games.citadels.round.calling import has_begun
from greathall.games.citadels.round.income import GOLD
from greathall.games.citadels.state import BEWITCH, KILL, NOBODY, Citadels
from greathall.games.citadels.words import PLACED, TURN_BEGINS

BISHOP: Final = character("bishop")


class Protect(Hook[Citadels]):
    """The whole city of the player of the Bishop, for the whole round (R-19)."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        seat, played = args
        if played == BISHOP:
            s.protected[seat] = 1
            s.tell("protects", (seat,))


class HasProtected(Hook[Citadels]):
    """In a written position: once the Bishop's free turn has begun, that city is protected."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        seat = s.marker[BEWITCH] if is_marked(s, BEWITCH, BISHOP) else holder_of(s, BISHOP)
        if has_begun(s, RANK[BISHOP]) and seat != NOBODY and not is_marked(s, KILL, BISHOP):
            s.protected[seat] = 1


WORDS: Final[Module] = Module("words of the bishop", tellings=[Telling("protects", ("who:seat",))])
RULES: Final[Module] = Module(
    "bishop",
    rows={"income": [Earns("bishop", RELIGIOUS, GOLD)], "of_character": [Owns("bishop", "income")]},
    hooks=[(TURN_BEGINS, Protect()), (PLACED, HasProtected())],
)
