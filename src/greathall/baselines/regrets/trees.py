"""Trees: all of a small game at once, in plain numbers, and what they say about strategies without any luck."""

from typing import Final, NamedTuple

from greathall.baselines.regrets.positions import Information, Position
from greathall.engine import CHANCE, BadOptions

Strategies = dict[Information, list[float]]  # by information set: the chance of each legal answer, in order


class Node(NamedTuple):
    """A position without its match."""

    asked: int  # a seat, Chance, or OVER
    information: Information  # of a seat
    answers: list[int]
    chances: list[float]  # of Chance
    children: "list[Node]"
    worth: list[float]  # at the end


OVER: Final = -3
NOTHING: Final[Information] = (OVER, b"")


def grow(position: Position, of: str, most: int = 1_000_000) -> tuple[Node, int]:
    """The tree below a position, and how many nodes it has; refused if there are more than these."""
    if position.over:
        return Node(OVER, NOTHING, [], [], [], position.worth(of)), 1
    asked = position.asked
    outcomes = position.outcomes() if asked == CHANCE else []
    answers = [outcome for outcome, _ in outcomes] if asked == CHANCE else position.legal
    children, count = [], 1
    for answer in answers:
        child, nodes = grow(position.after(answer), of, most - count)
        children.append(child)
        count += nodes
        if count > most:
            raise BadOptions("this game is too large to be looked at as a whole")
    information = NOTHING if asked == CHANCE else position.information
    return Node(asked, information, answers, [chance for _, chance in outcomes], children, []), count


def strategy_at(node: Node, strategies: Strategies) -> list[float]:
    """The chances of the answers; if nothing was learned, all are alike."""
    if node.asked == CHANCE:
        return node.chances
    return strategies.get(node.information) or [1 / len(node.answers)] * len(node.answers)


def value(node: Node, strategies: Strategies) -> list[float]:
    """What the game is worth to each seat if everybody plays by these strategies."""
    if node.asked == OVER:
        return node.worth
    below = [value(child, strategies) for child in node.children]
    chances = strategy_at(node, strategies)
    return [
        sum(chance * one[seat] for chance, one in zip(chances, below, strict=True)) for seat in range(len(below[0]))
    ]


class BestResponse:
    """The best that one seat can do against the strategies of the others: it knows them, but nothing hidden."""

    def __init__(self, root: Node, seat: int, strategies: Strategies) -> None:
        self.seat = seat
        self.strategies = strategies
        self.alike: dict[Information, list[tuple[Node, float]]] = {}  # with the chance that others and luck lead there
        self.chosen: dict[Information, int] = {}
        self.spread(root, 1.0)
        self.value: Final = self.best(root)

    def spread(self, node: Node, reach: float) -> None:
        """Note which positions the seat cannot tell apart."""
        if node.asked == self.seat:
            self.alike.setdefault(node.information, []).append((node, reach))
            for child in node.children:
                self.spread(child, reach)
        elif node.asked != OVER:
            for child, chance in zip(node.children, strategy_at(node, self.strategies), strict=True):
                self.spread(child, reach * chance)

    def best(self, node: Node) -> float:
        """What the seat gets from here."""
        if node.asked == OVER:
            return node.worth[self.seat]
        if node.asked == self.seat:
            return self.best(node.children[self.choice(node.information)])
        chances = strategy_at(node, self.strategies)
        return sum(chance * self.best(child) for chance, child in zip(chances, node.children, strict=True) if chance)

    def choice(self, information: Information) -> int:
        """The place of the best answer among all positions that look the same."""
        if information not in self.chosen:
            alike = self.alike[information]
            sums = [
                sum(reach * self.best(node.children[at]) for node, reach in alike if reach)
                for at in range(len(alike[0][0].answers))
            ]
            self.chosen[information] = sums.index(max(sums))
        return self.chosen[information]


def exploitability(root: Node, strategies: Strategies) -> float:
    """By how much a seat could do better on average, if it knew how the others play: 0 if nobody can."""
    now = value(root, strategies)
    return sum(BestResponse(root, seat, strategies).value - now[seat] for seat in range(len(now))) / len(now)
