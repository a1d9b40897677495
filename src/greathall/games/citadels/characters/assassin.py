"""Assassin (T-8.1): names a character; its holder stays silent and loses the turn."""

from typing import ClassVar, Final

from greathall.engine import Each, Fold, Kind, Module
from greathall.games.citadels.abilities.naming import Name
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.marks import is_marked
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.state import KILL, ROB, THREAT, Citadels
from greathall.games.citadels.words import ALREADY_MARKED, MAY_NAME


class Kill(Ability):
    def use(self, s: Citadels, seat: int) -> None:
        s.push(NameVictim(seat))


class NameVictim(Name):
    kind: ClassVar[str] = "kill"
    public: ClassVar[bool] = True

    def mark(self) -> int:
        return KILL


class NotTheDead(Fold[Citadels]):
    """The killed character can be neither robbed nor threatened."""

    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return ALREADY_MARKED if a in (ROB, THREAT) and is_marked(s, KILL, b) else value


WORDS: Final[Module] = Module(
    "words of the assassin",
    names={"ability": ("kill",)},
    kinds=[Kind("kill", Each("kill", "character"), final=True)],
    frames=[NameVictim],
)
RULES: Final[Module] = Module(
    "assassin",
    rows={"ability": [Kill("kill")], "of_character": [Owns("assassin", "kill")]},
    folds=[(MAY_NAME, NotTheDead())],
)
