"""The set-up (P-2), as named steps."""

from typing import ClassVar, Final

from greathall.engine import Draw, Frame, reach
from greathall.games.paladins.acting.recruiting import FirstTownsfolk
from greathall.games.paladins.gains.suspicion import ShuffleSuspicions
from greathall.games.paladins.printed.data.board import FAVOURS_LAID, ORDERS_LAID
from greathall.games.paladins.round.round import Round
from greathall.games.paladins.round.shuffles import (
    ShuffleFavours,
    ShuffleOrders,
    ShuffleOutsiders,
    ShufflePaladins,
    ShuffleTaverns,
    ShuffleTownsfolk,
    ShuffleWalls,
)
from greathall.games.paladins.rows import Step
from greathall.games.paladins.rows_of_cards import slide_and_fill
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import AFTER_FIRST_TOWNSFOLK, TOWNSFOLK


class SetUp(Frame[Paladins]):
    """All steps of the set-up, then the first round."""

    def step(self, s: Paladins, at: int) -> None:
        steps = s.lookups.steps["set_up"]
        if at < len(steps):
            steps[at].run(s)
        else:
            s.swap(Round(1))


class TownsfolkPile(Step):
    """P-2.2"""

    def run(self, s: Paladins) -> None:
        s.push(ShuffleTownsfolk())


class WallPile(Step):
    """P-2.3"""

    def run(self, s: Paladins) -> None:
        s.push(ShuffleWalls())


class Supplies(Step):
    """The tax pool and what everybody begins with (P-2.4, P-2.9)."""

    def run(self, s: Paladins) -> None:
        rules = s.lookups
        silver, provisions = rules.board_numbers["start"]
        s.tax = rules.full_tax
        for seat in rules.people:
            s.silver[seat] = silver
            s.provisions[seat] = provisions


class SuspicionPile(Step):
    """P-2.5"""

    def run(self, s: Paladins) -> None:
        s.push(ShuffleSuspicions())


class OutsiderPile(Step):
    """P-2.6"""

    def run(self, s: Paladins) -> None:
        s.push(ShuffleOutsiders())


class RowsOfCards(Step):
    """Open cards in all rows (P-2.2, P-2.6)."""

    def run(self, s: Paladins) -> None:
        for row in range(len(s.rows)):
            slide_and_fill(s, row)


class OrderPile(Step):
    """P-2.7"""

    def run(self, s: Paladins) -> None:
        s.push(ShuffleOrders())


class LayOrders(Step):
    """Three face down; the rest leave the game unseen. The first one is revealed first."""

    def run(self, s: Paladins) -> None:
        s.hidden_orders = [s.order_box.pop() for _ in range(ORDERS_LAID)][::-1]


class FavourPile(Step):
    """P-2.7"""

    def run(self, s: Paladins) -> None:
        s.push(ShuffleFavours())


class LayFavours(Step):
    """Five face down; the rest leave the game unseen."""

    def run(self, s: Paladins) -> None:
        s.hidden_favours = [s.favour_box.pop() for _ in range(FAVOURS_LAID)][::-1]


class TavernPile(Step):
    """P-2.8"""

    def run(self, s: Paladins) -> None:
        s.push(ShuffleTaverns())


class PaladinPiles(Step):
    """Everybody shuffles their own paladins (P-2.9)."""

    def run(self, s: Paladins) -> None:
        s.queue(*[ShufflePaladins(seat) for seat in s.lookups.people])


class FirstPlayer(Step):
    """P-2.10"""

    def run(self, s: Paladins) -> None:
        s.push(DrawFirst())


class DrawFirst(Draw[Paladins]):
    """Luck says who is the first player."""

    kind: ClassVar[str] = "first"

    def candidates(self, s: Paladins) -> list[int]:
        return list(range(len(s.silver)))

    def choose(self, s: Paladins, option: int) -> None:
        s.first = option
        s.tell("first_player", (option,))


class InitialTownsfolk(Step):
    """P-2.11"""

    def run(self, s: Paladins) -> None:
        s.push(ChooseFirstTownsfolk())


class ChooseFirstTownsfolk(Frame[Paladins]):
    """In reverse turn order, the first player last, everybody takes a townsfolk; then the row is filled."""

    def step(self, s: Paladins, at: int) -> None:
        seats = len(s.silver)
        if at == 2 * seats:
            slide_and_fill(s, TOWNSFOLK)
            s.done()
            return
        seat = (s.first - 1 - at // 2) % seats
        if s.lookups.automatic[seat]:
            return
        if at % 2 == 0:
            s.push(FirstTownsfolk(seat))
        else:
            reach(s, AFTER_FIRST_TOWNSFOLK, seat)


SET_UP: Final = (
    TownsfolkPile("townsfolk_pile", 10),
    WallPile("wall_pile", 20),
    Supplies("supplies", 30),
    SuspicionPile("suspicion_pile", 40),
    OutsiderPile("outsider_pile", 50),
    RowsOfCards("rows_of_cards", 60),
    OrderPile("order_pile", 70),
    LayOrders("lay_orders", 80),
    FavourPile("favour_pile", 90),
    LayFavours("lay_favours", 100),
    TavernPile("tavern_pile", 110),
    PaladinPiles("paladin_piles", 120),
    FirstPlayer("first_player", 130),
    InitialTownsfolk("initial_townsfolk", 140),
)
