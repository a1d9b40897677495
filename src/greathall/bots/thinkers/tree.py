"""The trees of a search: what each seat has tried, by the answers it has seen since the search began."""

import math
from typing import Final

WIDTH: Final = 0.25  # how many spreads an answer nobody has tried may hide: one answer changes less than luck does
WARMTH: Final = 50.0  # an answer that `rule` likes half a point less is tried e times less often


class Arm:
    """An answer at a node: how likely `rule` finds it, how often it was tried, and what it brought."""

    def __init__(self, prior: float, weight: int) -> None:
        self.prior = prior
        self.weight = weight
        self.visits = 0
        self.total = 0.0


class Node:
    """What a seat knows of the course of things since the search began. One node stands for different hands."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.total = 0.0

    def child(self, answer: int) -> "Node":
        found = self.children.get(answer)
        if found is None:
            found = Node()
            self.children[answer] = found
        return found

    def lacks(self, answers: list[int]) -> bool:
        """Whether one of these answers was never offered here."""
        for answer in answers:
            if answer not in self.arms:
                return True
        return False

    def offer(self, answers: list[int], weights: list[int]) -> None:
        """Answers that can be given here, with what `rule` thinks of them."""
        for answer, prior, weight in zip(answers, likelihoods(weights), weights, strict=True):
            if answer not in self.arms:
                self.arms[answer] = Arm(prior, weight)

    def select(self, answers: list[int], spread: float) -> int:
        """The place of the answer that is most worth trying: what it brought so far, and how little it was tried."""
        usual = self.total / self.visits if self.visits else 0.0
        reach = WIDTH * spread * math.sqrt(self.visits + 1.0)
        best, most = 0, -math.inf
        for place, answer in enumerate(answers):
            arm = self.arms[answer]
            mean = arm.total / arm.visits if arm.visits else usual
            promise = mean + reach * arm.prior / (1 + arm.visits)
            if promise > most:
                best, most = place, promise
        return best


def likelihoods(weights: list[int]) -> list[float]:
    """How likely each answer is, by what it weighs: a softmax."""
    most = max(weights)
    grown = [math.exp(max(-20.0, (weight - most) / WARMTH)) for weight in weights]
    whole = math.fsum(grown)
    return [one / whole for one in grown]


class Spread:
    """How far apart results are: the mean and the standard deviation of what was seen so far."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    @property
    def deviation(self) -> float:
        return math.sqrt(self.squares / self.count) if self.count > 1 else 0.1
