"""Recruit (P-5.2): a townsfolk of the row, discarded with one worker or recruited with two."""

from typing import Any

from greathall.engine import Decision
from greathall.games.paladins.acting.recruiting import card_of, is_discard, recruit_options, refuse_option, take_option
from greathall.games.paladins.acting.targets import ChooseTownsfolk
from greathall.games.paladins.rows import Action, Cost, Flat, Terms
from greathall.games.paladins.rows_of_cards import place_of
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import NO_TOWNSFOLK, RECRUIT, TOWNSFOLK


class Recruit(Action):
    """A target is an option of recruiting or discarding a card."""

    def __init__(self) -> None:
        super().__init__(RECRUIT, "recruit", ("any", "fighter"))
        self.uniform = False
        self.fewest = 1
        self.row = TOWNSFOLK

    def ask(self, who: int, terms: Terms) -> Decision[Any] | None:
        return ChooseTownsfolk(who, RECRUIT, terms)

    def targets(self, s: Paladins, who: int) -> list[int]:
        return recruit_options(s)

    def places(self, s: Paladins, target: int) -> int:
        return 1 if is_discard(s, target) else 2

    def reach(self, s: Paladins, who: int, target: int, terms: Terms) -> int:
        return refuse_option(s, target)

    def nothing_in_reach(self) -> int:
        return NO_TOWNSFOLK

    def cost(self, s: Paladins, who: int, target: int, terms: Terms) -> Cost:
        """The price of the position, for both modes (P-5.2.3)."""
        place = place_of(s, TOWNSFOLK, card_of(s, target))
        return s.lookups.row_prices[TOWNSFOLK][place], 0

    def may_owe(self, s: Paladins, who: int, target: int) -> bool:
        place = place_of(s, TOWNSFOLK, card_of(s, target))
        return s.lookups.row_debts[TOWNSFOLK][place] != 0

    def times(self, s: Paladins, who: int) -> int:
        return len(s.crew[who])

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        return take_option(s, who, target)
