"""Rollouts: games in which everybody plays by the same policy, and by how much each answer was better than expected."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from greathall.baselines.ppo.policy import Bytes, Floats, Numbers, Policy
from greathall.engine.batch import Batch

FADING: Final = 0.95  # how much of what a game shows later counts for an earlier answer
POINTS: Final = 10.0  # being this many points ahead is worth one
Flags = npt.NDArray[np.bool_]


class Experience(NamedTuple):
    """Answers, a row for each: what was known, what was legal, what was said, and what came of it."""

    seen: Bytes
    masks: Bytes
    answers: Numbers
    logs: Floats  # of the chance it was drawn with
    gains: Floats  # by how much the answer turned out better than expected
    aims: Floats  # what should have been expected


class Rollouts:
    """Many games side by side, and the luck that draws answers."""

    def __init__(self, games: Batch, seed: int) -> None:
        self.games = games
        self.luck = np.random.default_rng(seed)

    def seen(self) -> tuple[Bytes, Bytes]:
        """What those who are asked may know and answer now; it changes with the next step."""
        games = self.games
        seen = np.frombuffer(games.observations, np.uint8).reshape(games.count, games.size)
        return seen, np.frombuffer(games.masks, np.uint8).reshape(games.count, games.answers)

    def play(self, policy: Policy, steps: int) -> Experience:
        """This many steps of all games. The last answer of a seat is left out if nobody knows yet what came of it."""
        games, shape = self.games, (steps, self.games.count)
        seen = np.zeros((*shape, games.size), np.uint8)
        masks = np.zeros((*shape, games.answers), np.uint8)
        answers, seats, ended = np.zeros(shape, np.int64), np.zeros(shape, np.int64), np.zeros(shape, np.bool_)
        logs, values = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        worth = np.zeros((*shape, games.most_seats), np.float32)
        for step in range(steps):
            seen[step], masks[step] = self.seen()
            seats[step] = np.frombuffer(games.seats, np.uint8)
            policy.meet(seen[step], masks[step])
            answers[step], logs[step], values[step] = policy.draw(seen[step], masks[step], self.luck)
            games.step(answers[step].tolist())
            ended[step] = np.frombuffer(games.ended, np.uint8) > 0
            worth[step] = worth_of(np.array(games.returns).reshape(games.count, -1), games.of)
        gains, known = judged(seats, ended, worth, values)
        aims = (gains + values)[known]
        return Experience(seen[known], masks[known], answers[known], logs[known], gains[known], aims)


def worth_of(returns: npt.NDArray[np.float64], of: str) -> Floats:
    """What games were worth, as more or less than what the others got on average."""
    more = returns - returns.mean(1, keepdims=True)
    return np.asarray(more / POINTS if of == "points" else more, np.float32)


def judged(seats: Numbers, ended: Flags, worth: Floats, values: Floats) -> tuple[Floats, Flags]:
    """By how much each answer turned out better than expected, and whether that is known at all.

    Step by step from the last to the first: after an answer comes the next one of the same seat, or the end.
    """
    steps, count = seats.shape
    gains, known = np.zeros((steps, count), np.float32), np.zeros((steps, count), np.bool_)
    later, more = (np.zeros((count, worth.shape[2]), np.float32) for _ in range(2))
    told = np.zeros((count, worth.shape[2]), np.bool_)
    every = np.arange(count)
    for step in range(steps - 1, -1, -1):
        over, at = ended[step], (every, seats[step])
        later[over], more[over], told[over] = worth[step][over], 0, True
        known[step] = told[at]
        gains[step] = np.where(known[step], later[at] - values[step] + FADING * more[at], 0)
        later[at], more[at], told[at] = values[step], gains[step], True
    return gains, known
