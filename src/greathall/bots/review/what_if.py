"""What if: how a game might have gone on after another answer, as the seat that was asked could foresee it."""

from typing import Final, NamedTuple

from greathall.bots.review.foresight import Foresight
from greathall.bots.review.lines import Continuation, Step, go_on, worth_telling
from greathall.bots.thinkers.imagining import Imagined, Imagining
from greathall.engine import Luck, State

MOST: Final = 8  # positions in which both answers are played on
TOLD: Final = 10  # answers that are told


class WhatIf(NamedTuple):
    """The answers of the line that is told, everybody's chances at its end, and how many hundredths of a point more the
    better answer brings each seat, on average over all lines."""

    steps: list[Step]
    chances: list[float]
    points: list[int]


class Pair(NamedTuple):
    """One position played on after the better answer, and after the one that was given."""

    better: Continuation
    given: Continuation


def what_if(foresight: Foresight, s: State, seat: int, n: int, given: int, better: int) -> WhatIf:
    """Play both on in the same positions with the same luck. Told is the most ordinary line: that which ends nearest to
    what the better answer brings on average."""
    pairs = played_on(foresight, s, seat, n, given, better)
    ends = [foresight.at(pair.better.end, seat) for pair in pairs]
    mean = sum(end[seat] for end in ends) / len(ends)
    chosen = min(range(len(ends)), key=lambda at: abs(ends[at][seat] - mean))
    steps = worth_telling(pairs[chosen].better.steps, foresight.judge, seat)
    return WhatIf(steps[:TOLD], ends[chosen], gained(foresight, pairs, seat))


def played_on(foresight: Foresight, s: State, seat: int, n: int, given: int, better: int) -> list[Pair]:
    held, imagining = foresight.held(s, seat), Imagining(Luck(foresight.seed + n), foresight.judging)
    pairs = []
    for number in range(min(MOST, foresight.played_out)):
        imagined = imagining.likely(held)
        same = Imagined(imagined.state.clone(), imagined.seat, imagined.judge)
        lines = [
            go_on(one, one.option(answer), Luck(foresight.seed + number))
            for one, answer in ((imagined, better), (same, given))
        ]
        pairs.append(Pair(*lines))
    return pairs


def gained(foresight: Foresight, pairs: list[Pair], viewer: int) -> list[int]:
    """By how much more each seat is promised."""
    judge = foresight.judge
    total = [0 for _ in foresight.rules.seats]
    for pair in pairs:
        promised = zip(judge.promises(pair.better.end, viewer), judge.promises(pair.given.end, viewer), strict=True)
        total = [sum_so_far + more - less for sum_so_far, (more, less) in zip(total, promised, strict=True)]
    return [round(one / len(pairs)) for one in total]
