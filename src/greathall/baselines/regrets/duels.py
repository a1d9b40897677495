"""Duels: what was learned, on each of the two seats, against a bot on the other, on the same deals."""

from collections.abc import Callable, Iterator

from greathall.baselines.regrets.learning import drawn
from greathall.baselines.regrets.positions import Position, root
from greathall.baselines.regrets.trees import Strategies
from greathall.bots.registry import make
from greathall.bots.seat import Seat
from greathall.bots.tournament import Deal, Outcome
from greathall.engine import CHANCE, Luck, Match, luck_of

APART = 1 << 32  # keeps the seeds of deals that are played apart from those that were learned from
LEARNED = "mccfr"


def duels(deal: Callable[[int], Match], strategies: Strategies, other: str, deals: int) -> Iterator[Deal]:
    """This many deals, each played twice."""
    for number in range(deals):
        outcomes = [play_out(deal(APART + number), strategies, other, seat, number) for seat in (0, 1)]
        yield Deal(number, outcomes)


def play_out(match: Match, strategies: Strategies, other: str, seat: int, number: int) -> Outcome:
    """One game. The learned player knows a position by what its seat was shown, and plays anything in a new one."""
    position, luck, bot = root(match), luck_of(number, seat), make(other, number)
    while not position.over:
        position = (
            position.drawn(luck)
            if position.asked == CHANCE
            else position.after(
                answer_of(position, strategies, luck)
                if position.asked == seat
                else bot.choose(Seat(position.match, 1 - seat))
            )
        )
    names = [LEARNED if at == seat else other for at in (0, 1)]
    return Outcome(names, position.match.scores(), position.match.winners(), [0, 0], [0, 0])


def answer_of(position: Position, strategies: Strategies, luck: Luck) -> int:
    """An answer, as likely as it was played on average."""
    legal = position.legal
    chances = strategies.get(position.information)
    return legal[luck.below(len(legal)) if chances is None else drawn(chances, luck)]
