"""Thief (T-8.4): names a character; when it is revealed, all of its holder's gold goes to the Thief at once."""

from typing import ClassVar, Final

from greathall.engine import Each, Hook, Kind, Module
from greathall.games.citadels.abilities.naming import Name
from greathall.games.citadels.cards import pay_gold
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.marks import is_marked
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_THIEF
from greathall.games.citadels.state import ROB, Citadels
from greathall.games.citadels.words import REVEALED


class Rob(Ability):
    def use(self, s: Citadels, seat: int) -> None:
        s.push(NameRobbed(seat))


class NameRobbed(Name):
    kind: ClassVar[str] = "rob"
    public: ClassVar[bool] = True

    def mark(self) -> int:
        return ROB


class TakeAll(Hook[Citadels]):
    """Before the robbed player gathers. One's own second character gives nothing (R-11)."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        holder, character = args
        if is_marked(s, ROB, character) and s.marker[ROB] != holder:
            pay_gold(s, holder, s.marker[ROB], s.gold[holder], FROM_THIEF)


WORDS: Final[Module] = Module(
    "words of the thief",
    names={"ability": ("rob",)},
    kinds=[Kind("rob", Each("rob", "character"), final=True)],
    frames=[NameRobbed],
)
RULES: Final[Module] = Module(
    "thief",
    rows={"ability": [Rob("rob")], "of_character": [Owns("thief", "rob")]},
    hooks=[(REVEALED, TakeAll())],
)
