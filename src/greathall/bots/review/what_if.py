"""What if: how a game might have gone on after another answer, as the seat that was asked could foresee it."""

from typing import Final, NamedTuple

from greathall.bots.review.foresight import Foresight
from greathall.bots.review.lines import Continuation, Step, go_on, worth_telling
from greathall.bots.thinkers.imagining import Imagining
from greathall.engine import Luck, State

MOST: Final = 8  # positions in which the better answer is played on
TOLD: Final = 10  # answers that are told


class WhatIf(NamedTuple):
    """The answers of the line that is told, and everybody's chances at its end."""

    steps: list[Step]
    chances: list[float]


def what_if(foresight: Foresight, s: State, seat: int, n: int, better: int) -> WhatIf:
    """Play on in several positions as the seat could imagine them. Told is the most ordinary line: that which ends
    nearest to the mean."""
    lines = played_on(foresight, s, seat, n, better)
    ends = [foresight.at(line.end, seat) for line in lines]
    mean = sum(end[seat] for end in ends) / len(ends)
    chosen = min(range(len(ends)), key=lambda at: abs(ends[at][seat] - mean))
    return WhatIf(worth_telling(lines[chosen].steps, foresight.judge, seat)[:TOLD], ends[chosen])


def played_on(foresight: Foresight, s: State, seat: int, n: int, answer: int) -> list[Continuation]:
    held, imagining = foresight.held(s, seat), Imagining(Luck(foresight.seed + n), foresight.judging)
    found = []
    for number in range(min(MOST, foresight.played_out)):
        imagined = imagining.likely(held)
        found.append(go_on(imagined, imagined.option(answer), Luck(foresight.seed + number)))
    return found
