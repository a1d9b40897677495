"""Develop (P-5.1): two workers and 4 silver for a workshop."""

from typing import Any

from greathall.engine import Decision
from greathall.games.paladins.acting.targets import ChooseWorkshop
from greathall.games.paladins.acting.workshops import place_workshop, refuse_workshop, workshops_left
from greathall.games.paladins.rows import Action, Cost, Flat, Terms
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import DEVELOP, NO_PIECE


class Develop(Action):
    """The leftmost workshop goes to a free workshop slot; the worker under it is gained."""

    def __init__(self) -> None:
        super().__init__(DEVELOP, "develop", ("any", "any"))

    def ask(self, who: int, terms: Terms) -> Decision[Any] | None:
        return ChooseWorkshop(who, DEVELOP, terms)

    def targets(self, s: Paladins, who: int) -> list[int]:
        return list(range(len(s.lookups.workshop_slots)))

    def refuse(self, s: Paladins, who: int, terms: Terms) -> int:
        return 0 if workshops_left(s, who) else NO_PIECE

    def reach(self, s: Paladins, who: int, target: int, terms: Terms) -> int:
        return refuse_workshop(s, who, target)

    def cost(self, s: Paladins, who: int, target: int, terms: Terms) -> Cost:
        return s.lookups.develop_silver, 0

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        return place_workshop(s, who, target)
