"""Comparing: what search thinks of an answer that was given, and what it would have answered itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from greathall.bots.judges.registry import JudgeMaker, judge_of
from greathall.bots.seat import Seat
from greathall.bots.thinkers.imagining import Imagining
from greathall.bots.thinkers.search import Search, ground_of
from greathall.engine import Luck, mix

RIVALS: Final = 5  # answers besides the given one: those that `rule` likes best
STAGES: Final = (6, 10, 20)  # how often those left are tried; after each stage the worse half of the rivals is dropped
FEWER: Final = (3, 4, 6)  # the same in games that take long to play on, for those who judge well
SURE: Final = 0.01  # another answer is better only if it is so by this much


@dataclass(frozen=True)
class Compared:
    """The answer search would give (the given one, if nothing is better), and by how much its chance is greater; the
    answer that comes next, and what both bring."""

    better: int
    gain: float
    than: int
    chances: tuple[float, float]


def compare(
    seat: Seat, given: int, seed: int, judging: JudgeMaker = judge_of, stages: Sequence[int] = STAGES
) -> Compared:
    """Try an answer and its likeliest rivals equally often, in the same positions with the same luck."""
    luck = Luck(seed)
    imagining = Imagining(luck, judging)
    imagined = imagining.of(seat)
    own, first = imagined.option(given), imagined.key(0)
    search = Search(imagined.judge, imagined.seat, ground_of(imagined.state), luck)
    weights = imagined.judge.weigh_all(imagined.state, imagined.seat, imagined.question, imagined.options)
    liked = dict(zip(imagined.options, weights, strict=True))
    rivals = sorted((option for option in imagined.options if option != own), key=liked.__getitem__)[-RIVALS:]
    for tries in stages:
        for _ in range(tries):
            position, fate = imagining.likely(seat).state, luck.seed()
            tried = [own, *rivals]
            mix(tried, luck)  # a fixed order would beat in time with what others try
            for option in tried:
                search.iterate(position.clone(), option, Luck(fate))
        rivals = sorted(rivals, key=lambda option: mean(search, first + option))[len(rivals) // 2 :]
    best = max(rivals, key=lambda option: mean(search, first + option))
    rival, chosen = mean(search, first + best), mean(search, first + own)
    if rival - chosen > SURE:
        return Compared(imagined.number(best), rival - chosen, given, (rival, chosen))
    return Compared(given, 0.0, imagined.number(best), (chosen, rival))


def mean(search: Search, key: int) -> float:
    """What an answer brought the seat that thinks."""
    arm = search.roots[search.seat].arms[key]
    return arm.total / arm.visits
