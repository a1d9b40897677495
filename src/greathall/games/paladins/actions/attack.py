"""Attack (P-6.5): an outsider of the row; missing Strength is made up by a bribe."""

from typing import Any

from greathall.engine import Decision
from greathall.games.paladins.acting.targets import ChooseAttacked
from greathall.games.paladins.rows import PAYING, Action, Cost, Flat, Terms
from greathall.games.paladins.rows_of_cards import open_cards, place_of, take_from_row
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.terms import value
from greathall.games.paladins.words import ATTACK, ATTRIBUTE_SHORT, NO_CARD, NO_OUTSIDER, OUTSIDERS, STRENGTH


class Attack(Action):
    """Scout, any, fighter; a silver for every two points of Strength that are short, rounded up."""

    def __init__(self) -> None:
        super().__init__(ATTACK, "attack", ("scout", "any", "fighter"), workshops=2)
        self.uniform = False
        self.row = OUTSIDERS

    def ask(self, who: int, terms: Terms) -> Decision[Any] | None:
        return ChooseAttacked(who, ATTACK, terms)

    def targets(self, s: Paladins, who: int) -> list[int]:
        return open_cards(s, OUTSIDERS)

    def needed(self, s: Paladins, target: int) -> int:
        """The Strength that the place asks for."""
        return s.lookups.row_flags[OUTSIDERS][STRENGTH][place_of(s, OUTSIDERS, target)]

    def short(self, s: Paladins, who: int, target: int, terms: Terms) -> int:
        """How much Strength is missing."""
        return max(self.needed(s, target) - value(s, who, STRENGTH, terms), 0)

    def reach(self, s: Paladins, who: int, target: int, terms: Terms) -> int:
        if place_of(s, OUTSIDERS, target) == NO_CARD:
            return NO_OUTSIDER
        return ATTRIBUTE_SHORT + STRENGTH if not terms[PAYING] and self.short(s, who, target, terms) else 0

    def lacking_for(self, s: Paladins, who: int, target: int, terms: Terms) -> tuple[int, ...]:
        return (value(s, who, STRENGTH, terms), self.needed(s, target))

    def nothing_in_reach(self) -> int:
        return NO_OUTSIDER

    def cost(self, s: Paladins, who: int, target: int, terms: Terms) -> Cost:
        return (self.short(s, who, target, terms) + 1) // 2, 0

    def times(self, s: Paladins, who: int) -> int:
        return len(s.attacked[who])

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        s.attacked[who].append(target)
        s.tell("attacks", (who, target))
        take_from_row(s, OUTSIDERS, target)
        return s.lookups.outsider_attack[target]
