"""Learning by regret: how much better each answer would have been, summed up over many imagined games."""

from typing import Final

from greathall.baselines.regrets.positions import Information, Position
from greathall.baselines.regrets.trees import OVER, Node, Strategies
from greathall.engine import CHANCE, Luck

FINE: Final = 1 << 30  # how finely luck draws from chances


class Regretted:
    """What was learned at one information set: for each answer the regret, and how often it was played."""

    def __init__(self, answers: list[int]) -> None:
        self.answers: Final = answers
        self.regrets = [0.0] * len(answers)
        self.played = [0.0] * len(answers)

    def strategy(self) -> list[float]:
        """Answers that are regretted more are played more; if none is, all are played alike."""
        return shares([max(0.0, regret) for regret in self.regrets])


class Regrets:
    """The rows of all information sets that were met."""

    def __init__(self) -> None:
        self.rows: Final[dict[Information, Regretted]] = {}
        self.iterations = 0

    def at(self, information: Information, answers: list[int]) -> Regretted:
        row = self.rows.get(information)
        if row is None:
            row = self.rows[information] = Regretted(answers)
        return row

    def average(self) -> Strategies:
        """How it has played on average; that is what comes near an equilibrium."""
        return {information: shares(row.played) for information, row in self.rows.items()}


def shares(weights: list[float]) -> list[float]:
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole > 0 else [1 / len(weights)] * len(weights)


def iterate(regrets: Regrets, root: Node) -> None:
    """One iteration of counterfactual regret minimization over a whole tree (CFR+): no regret stays below zero, and
    later iterations count more in the average."""
    regrets.iterations += 1
    for seat in range(seats_of(root)):
        changes: dict[Information, list[float]] = {}
        walk(regrets, root, seat, 1.0, 1.0, changes)
        for information, change in changes.items():
            row = regrets.rows[information]
            row.regrets = [max(0.0, old + new) for old, new in zip(row.regrets, change, strict=True)]


def seats_of(node: Node) -> int:
    while node.children:
        node = node.children[0]
    return len(node.worth)


def walk(
    regrets: Regrets, node: Node, seat: int, own: float, others: float, changes: dict[Information, list[float]]
) -> float:
    """What a node is worth to a seat; `own` and `others` are the chances that they lead there."""
    if node.asked == OVER:
        return node.worth[seat]
    if node.asked == CHANCE:
        pairs = zip(node.chances, node.children, strict=True)
        return sum(chance * walk(regrets, child, seat, own, others * chance, changes) for chance, child in pairs)
    row = regrets.at(node.information, node.answers)
    strategy = row.strategy()
    if node.asked != seat:
        pairs = zip(strategy, node.children, strict=True)
        return sum(chance * walk(regrets, child, seat, own, others * chance, changes) for chance, child in pairs)
    below = [
        walk(regrets, child, seat, own * chance, others, changes)
        for chance, child in zip(strategy, node.children, strict=True)
    ]
    worth = sum(chance * one for chance, one in zip(strategy, below, strict=True))
    change = changes.setdefault(node.information, [0.0] * len(below))
    for at, one in enumerate(below):
        change[at] += others * (one - worth)
        row.played[at] += regrets.iterations * own * strategy[at]
    return worth


def sample(regrets: Regrets, root: Position, of: str, luck: Luck) -> None:
    """One iteration of Monte Carlo regret minimization (external sampling): for each seat a game in which it tries
    every answer, while luck and the others answer once."""
    regrets.iterations += 1
    for seat in range(len(root.shown)):
        explore(regrets, root, seat, of, luck)


def explore(regrets: Regrets, position: Position, seat: int, of: str, luck: Luck) -> float:
    """What a position is worth to a seat, in one game of luck and the others."""
    while True:
        if position.over:
            return position.worth(of)[seat]
        if position.asked == CHANCE:
            position = position.drawn(luck)
            continue
        row = regrets.at(position.information, position.legal)
        strategy = row.strategy()
        if position.asked == seat:
            break
        for at, chance in enumerate(strategy):
            row.played[at] += chance
        position = position.after(row.answers[drawn(strategy, luck)])
    below = [explore(regrets, position.after(answer), seat, of, luck) for answer in row.answers]
    worth = sum(chance * one for chance, one in zip(strategy, below, strict=True))
    for at, one in enumerate(below):
        row.regrets[at] += one - worth
    return worth


def drawn(chances: list[float], luck: Luck) -> int:
    """A place, as likely as it is."""
    return luck.weighted([int(chance * FINE) for chance in chances])
