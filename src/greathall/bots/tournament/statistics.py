"""What the deals of a tournament say about its bots, and how sure that is."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from greathall.bots.tournament.deals import Deal, Outcome

RESAMPLES: Final = 2000
SURE: Final = 0.95


@dataclass(frozen=True)
class Standing:
    """How one bot did. Shares are of all wins; if several win together, they split it."""

    bot: str
    fair: float  # its share of the seats
    share: float
    low: float
    high: float
    rank: float
    score: float
    margin: float  # over the best of the other seats
    decisions: int
    milliseconds: float  # for one decision
    by_seat: dict[str, float | None]  # its share of the wins where it sat there; None if it never did


def standings(deals: Sequence[Deal], seats: Sequence[str]) -> list[Standing]:
    """All bots, the one with the greatest share of wins for each of its seats first."""
    bots = dict.fromkeys(bot for deal in deals for outcome in deal.outcomes for bot in outcome.bots)
    found = [standing(bot, deals, seats) for bot in bots]
    return sorted(found, key=lambda one: -one.share / one.fair)


def standing(bot: str, deals: Sequence[Deal], seats: Sequence[str]) -> Standing:
    """One bot; a bot that sits on several seats is taken as one player who holds them all."""
    outcomes = [outcome for deal in deals for outcome in deal.outcomes]
    sat = [(outcome, seat) for outcome in outcomes for seat, name in enumerate(outcome.bots) if name == bot]
    shares = [mean([won(outcome, bot) for outcome in deal.outcomes]) for deal in deals]
    low, high = bootstrap(shares)
    decisions = sum(outcome.decisions[seat] for outcome, seat in sat)
    microseconds = sum(outcome.microseconds[seat] for outcome, seat in sat)
    return Standing(
        bot,
        fair=len(sat) / (len(outcomes) * len(seats)),
        share=mean(shares),
        low=low,
        high=high,
        rank=mean([rank(outcome, seat) for outcome, seat in sat]),
        score=mean([outcome.scores[seat] for outcome, seat in sat]),
        margin=mean([margin(outcome, seat) for outcome, seat in sat]),
        decisions=decisions,
        milliseconds=microseconds / 1000 / decisions if decisions else 0.0,
        by_seat={name: share_at(sat, at) for at, name in enumerate(seats)},
    )


def mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def win(outcome: Outcome, seat: int) -> float:
    """What a seat has of a win: all, a part if several win, or nothing."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def won(outcome: Outcome, bot: str) -> float:
    """What a bot has of a win, on all its seats."""
    return math.fsum(win(outcome, seat) for seat, name in enumerate(outcome.bots) if name == bot)


def share_at(sat: Sequence[tuple[Outcome, int]], at: int) -> float | None:
    wins = [win(outcome, seat) for outcome, seat in sat if seat == at]
    return mean(wins) if wins else None


def rank(outcome: Outcome, seat: int) -> float:
    """The place of a seat: winners first, then by score; equals share the mean of their places."""
    merits = [(at in outcome.winners, score) for at, score in enumerate(outcome.scores)]
    if seat in outcome.winners:
        better, equal = 0, len(outcome.winners)
    else:
        better = sum(merit > merits[seat] for merit in merits)
        equal = merits.count(merits[seat])
    return better + (equal + 1) / 2


def margin(outcome: Outcome, seat: int) -> int:
    """By how much a seat has more points than the best of the others; alone, its points."""
    others = outcome.scores[:seat] + outcome.scores[seat + 1 :]
    return outcome.scores[seat] - max(others, default=0)


def bootstrap(values: Sequence[float], resamples: int = RESAMPLES, seed: int = 1) -> tuple[float, float]:
    """Where the mean is, with 95 % confidence: the middle of the means of samples drawn from these.

    The values are those of deals, not of games: games of one deal are alike and say less than as many deals.
    """
    luck = random.Random(seed)
    means = sorted(mean(luck.choices(values, k=len(values))) for _ in range(resamples))
    cut = round((1 - SURE) / 2 * resamples)
    return means[cut], means[-1 - cut]
