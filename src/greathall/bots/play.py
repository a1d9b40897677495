"""Playing: bots answer what their seats are asked."""

from collections.abc import Callable, Mapping, Sequence

from greathall.bots.bot import Bot
from greathall.bots.seat import Seat
from greathall.engine import BadOptions, GreatHallError, Match

After = Callable[[int, int], None]


def play_on(match: Match, bots: Mapping[int, Bot], after: After | None = None, before: After | None = None) -> int:
    """Let bots answer until none of them is asked; how many answers they gave.

    `before(seat, answer)` is called when an answer was chosen, `after` when it has been taken.
    """
    seats = {number: Seat(match, number) for number in bots}
    answers = 0
    while asked := [number for number in match.deciders() if number in bots]:
        answer = bots[asked[0]].choose(seats[asked[0]])
        if before is not None:
            before(asked[0], answer)
        match.play(answer, asked[0])
        answers += 1
        if after is not None:
            after(asked[0], answer)
    return answers


def play_match(match: Match, bots: Sequence[Bot], after: After | None = None, before: After | None = None) -> int:
    """Play a match to its end with one bot for every seat that is not automatic; how many answers they gave."""
    seats = match.rules.people
    if len(bots) != len(seats):
        raise BadOptions(f"{len(seats)} seats need a bot, not {len(bots)}")
    answers = play_on(match, dict(zip(seats, bots, strict=True)), after, before)
    if not match.over:
        raise GreatHallError("chance is asked and nobody answers for it; play a match whose luck answers")
    return answers
