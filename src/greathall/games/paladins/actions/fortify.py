"""Fortify (P-6.2): the top wall of the pile, whatever it is."""

from greathall.games.paladins.rows import Action, Cost, Flat, Terms
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.terms import value
from greathall.games.paladins.words import ATTRIBUTE_SHORT, FORTIFY, INFLUENCE, NO_PIECE, NO_WALL


class Fortify(Action):
    """Merchant, any, scout; the Influence of the next wall."""

    def __init__(self) -> None:
        super().__init__(FORTIFY, "fortify", ("merchant", "any", "scout"), workshops=2)
        self.reveals = True  # P-6.2.4

    def refuse(self, s: Paladins, who: int, terms: Terms) -> int:
        needed = s.lookups.board_numbers["fortify_influence"]
        if len(s.walls[who]) == len(needed):
            return NO_PIECE
        if not s.wall_pile:
            return NO_WALL
        short = value(s, who, INFLUENCE, terms) < needed[len(s.walls[who])]
        return ATTRIBUTE_SHORT + INFLUENCE if short else 0

    def lacking(self, s: Paladins, who: int, terms: Terms) -> tuple[int, ...]:
        needed = s.lookups.board_numbers["fortify_influence"]
        return (value(s, who, INFLUENCE, terms), needed[min(len(s.walls[who]), len(needed) - 1)])

    def cost(self, s: Paladins, who: int, target: int, terms: Terms) -> Cost:
        return 0, s.lookups.board_numbers["fortify_provisions"][len(s.walls[who])]

    def times(self, s: Paladins, who: int) -> int:
        return len(s.walls[who])

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        """Everybody learns which wall it is."""
        wall = s.wall_pile.pop()
        s.walls[who].append(wall)
        s.learn_all()
        s.tell("builds_wall", (who, wall))
        return s.lookups.wall_reward[wall]
