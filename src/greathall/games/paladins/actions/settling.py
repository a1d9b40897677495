"""What Commission and Garrison have in common: a piece goes on a free square of the main board (P-6.1, P-6.3)."""

from typing import Any

from greathall.engine import Decision
from greathall.games.paladins.rows import Action, Cost, Flat, Terms
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.tables import tables_of
from greathall.games.paladins.targets import ChooseSquare
from greathall.games.paladins.terms import value
from greathall.games.paladins.words import ATTRIBUTE_SHORT, NO_PIECE, NO_SQUARE, OUT_OF_REACH, SQUARE_TAKEN


class Settle(Action):
    """The leftmost piece goes on a free square of a region whose threshold is met; `piece` is 0 or 1 in `squares`."""

    def __init__(
        self, number: int, name: str, slots: tuple[str, ...], attribute: int, rewards: int, thresholds: str, piece: int
    ) -> None:
        super().__init__(number, name, slots, workshops=2)
        self.attribute = attribute
        self.rewards = rewards
        self.thresholds = thresholds
        self.costs = f"{name}_provisions"
        self.piece = piece

    def ask(self, who: int, terms: Terms) -> Decision[Any] | None:
        return ChooseSquare(who, self.number, terms)

    def targets(self, s: Paladins, who: int) -> list[int]:
        return tables_of(s).squares_open

    def regions(self, s: Paladins, who: int, terms: Terms) -> int:
        """How many regions, from the first, are in reach."""
        have = value(s, who, self.attribute, terms)
        count = 0
        for threshold in tables_of(s).board_numbers[self.thresholds]:
            if threshold <= have:
                count += 1
        return count

    def refuse(self, s: Paladins, who: int, terms: Terms) -> int:
        if s.done_actions[who][self.number] == len(tables_of(s).board_numbers[self.costs]):
            return NO_PIECE
        return 0 if self.regions(s, who, terms) else ATTRIBUTE_SHORT + self.attribute

    def lacking(self, s: Paladins, who: int, terms: Terms) -> tuple[int, ...]:
        return value(s, who, self.attribute, terms), tables_of(s).board_numbers[self.thresholds][0]

    def lacking_for(self, s: Paladins, who: int, target: int, terms: Terms) -> tuple[int, ...]:
        thresholds = tables_of(s).board_numbers[self.thresholds]
        return value(s, who, self.attribute, terms), thresholds[tables_of(s).square_region[target]]

    def reachable(self, s: Paladins, who: int, terms: Terms) -> list[int]:
        rules, regions = tables_of(s), self.regions(s, who, terms)
        squares = s.squares
        return [
            square for square in rules.squares_open if not squares[square] and rules.square_region[square] < regions
        ]

    def has_target(self, s: Paladins, who: int, terms: Terms) -> bool:
        """Squares are listed region by region, so the first free one decides."""
        rules = tables_of(s)
        squares = s.squares
        for square in rules.squares_open:
            if squares[square] == 0:
                return rules.square_region[square] < self.regions(s, who, terms)
        return False

    def reach(self, s: Paladins, who: int, target: int, terms: Terms) -> int:
        if s.squares[target]:
            return SQUARE_TAKEN
        return 0 if tables_of(s).square_region[target] < self.regions(s, who, terms) else OUT_OF_REACH

    def nothing_in_reach(self) -> int:
        return NO_SQUARE

    def cost(self, s: Paladins, who: int, target: int, terms: Terms) -> Cost:
        return 0, tables_of(s).board_numbers[self.costs][s.done_actions[who][self.number]]

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        """The attribute under the piece, then the reward of the square."""
        s.squares[target] = 1 + 2 * who + self.piece
        s.done_actions[who][self.number] += 1
        s.tell("settles", (who, target, self.number))
        return (self.rewards, 1) + tables_of(s).square_reward[target]
