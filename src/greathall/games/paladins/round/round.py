"""The round (P-3), as named steps; seven of them are a game."""

from typing import Final

from greathall.engine import Args, Frame, reach
from greathall.games.paladins.printed.data.board import ROUNDS
from greathall.games.paladins.round.paladins import ChoosePaladins, draw_paladins
from greathall.games.paladins.round.refresh import Refresh
from greathall.games.paladins.round.taverns import Gather, RevealTaverns
from greathall.games.paladins.round.turn import Actions
from greathall.games.paladins.rows import Step
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import GAME_ENDS


class Round(Frame[Paladins]):
    """One round with all its steps."""

    def __init__(self, number: int) -> None:
        self.number = number

    def args(self) -> Args:
        return (self.number,)

    def step(self, s: Paladins, at: int) -> None:
        steps = s.lookups.steps["round"]
        if at == 0:
            s.round = self.number
        if at < len(steps):
            steps[at].run(s)
        elif self.number < ROUNDS:
            s.swap(Round(self.number + 1))
        elif at == len(steps):
            reach(s, GAME_ENDS)
        else:
            s.tell("game_over")
            s.done()


class Marker(Step):
    """The first player marker moves on from round 2 on (P-3.1); nobody has passed."""

    def run(self, s: Paladins) -> None:
        seats = len(s.passed)
        if s.round > 1:
            s.first = (s.first + 1) % seats
        s.passed = [0] * seats
        s.tell("round", (s.round, s.first))


class KingsCards(Step):
    """Orders in rounds 1 to 3, Favours in rounds 3 to 7 (P-3.2)."""

    def run(self, s: Paladins) -> None:
        if s.round <= 3 and s.hidden_orders:
            s.orders.append(s.hidden_orders.pop())
            s.tell("reveals_order", (s.orders[-1],))
            s.learn_all()
        if s.round >= 3 and s.hidden_favours:
            s.favours.append(s.hidden_favours.pop())
            s.tell("reveals_favour", (s.favours[-1],))
            s.learn_all()


class Taverns(Step):
    """P-3.3"""

    def run(self, s: Paladins) -> None:
        s.push(RevealTaverns())


class SecretPaladins(Step):
    """P-3.4"""

    def run(self, s: Paladins) -> None:
        draw_paladins(s)
        s.push(ChoosePaladins())


class Gathering(Step):
    """P-3.5"""

    def run(self, s: Paladins) -> None:
        s.push(Gather())


class Turns(Step):
    """P-3.6"""

    def run(self, s: Paladins) -> None:
        s.active = (s.first - 1) % len(s.passed)
        s.push(Actions())


class Refreshing(Step):
    """P-3.7; nothing depends on it after the last round."""

    def run(self, s: Paladins) -> None:
        if s.round < ROUNDS:
            s.push(Refresh())


ROUND: Final = (
    Marker("marker", 10),
    KingsCards("kings_cards", 20),
    Taverns("taverns", 30),
    SecretPaladins("paladins", 40),
    Gathering("gather", 50),
    Turns("turns", 60),
    Refreshing("refresh", 70),
)
