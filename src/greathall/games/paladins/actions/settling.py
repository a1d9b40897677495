"""What Commission and Garrison have in common: a piece goes on a free square of the main board (P-6.1, P-6.3)."""

from typing import Any

from greathall.engine import Decision
from greathall.games.paladins.acting.targets import ChooseSquare
from greathall.games.paladins.rows import Action, Cost, Flat, Terms
from greathall.games.paladins.state import Paladins
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
        return s.lookups.squares_open

    def reaches(self, s: Paladins, who: int, region: int, terms: Terms) -> bool:
        """Whether a region is in reach; each asks for more than the one before."""
        return s.lookups.board_numbers[self.thresholds][region] <= value(s, who, self.attribute, terms)

    def refuse(self, s: Paladins, who: int, terms: Terms) -> int:
        if s.done_actions[who][self.number] == len(s.lookups.board_numbers[self.costs]):
            return NO_PIECE
        return 0 if self.reaches(s, who, 0, terms) else ATTRIBUTE_SHORT + self.attribute

    def lacking(self, s: Paladins, who: int, terms: Terms) -> tuple[int, ...]:
        return value(s, who, self.attribute, terms), s.lookups.board_numbers[self.thresholds][0]

    def lacking_for(self, s: Paladins, who: int, target: int, terms: Terms) -> tuple[int, ...]:
        thresholds = s.lookups.board_numbers[self.thresholds]
        return value(s, who, self.attribute, terms), thresholds[s.lookups.square_region[target]]

    def reachable(self, s: Paladins, who: int, terms: Terms) -> list[int]:
        rules, squares = s.lookups, s.squares
        have, needed = value(s, who, self.attribute, terms), rules.board_numbers[self.thresholds]
        free = [square for square in rules.squares_open if not squares[square]]
        return [square for square in free if needed[rules.square_region[square]] <= have]

    def has_target(self, s: Paladins, who: int, terms: Terms) -> bool:
        """Squares are listed region by region, so the first free one decides."""
        rules = s.lookups
        squares = s.squares
        for square in rules.squares_open:
            if squares[square] == 0:
                return self.reaches(s, who, rules.square_region[square], terms)
        return False

    def reach(self, s: Paladins, who: int, target: int, terms: Terms) -> int:
        if s.squares[target]:
            return SQUARE_TAKEN
        return 0 if self.reaches(s, who, s.lookups.square_region[target], terms) else OUT_OF_REACH

    def nothing_in_reach(self) -> int:
        return NO_SQUARE

    def cost(self, s: Paladins, who: int, target: int, terms: Terms) -> Cost:
        return 0, s.lookups.board_numbers[self.costs][s.done_actions[who][self.number]]

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        """The attribute under the piece, then the reward of the square."""
        s.squares[target] = 1 + 2 * who + self.piece
        s.done_actions[who][self.number] += 1
        s.tell("settles", (who, target, self.number))
        return (self.rewards, 1) + s.lookups.square_reward[target]
