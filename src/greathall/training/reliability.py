"""Reliability: whether what is said to be likely comes true as often as it was said."""

import json
import math
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from greathall.bots.review.foresight import SLIGHT
from greathall.teams import Team
from greathall.training.chart import Axis, Stroke, chart
from greathall.training.forecasts import Forecast, Plan, foretell

BINS: Final = 10
SHARD: Final = 20  # games that one process plays before it tells of them
SHARPEST: Final = 4.0  # from a quarter to four times as far from the middle: more is never needed
STEPS: Final = 40  # in which the best place between is found
GOLDEN: Final = (math.sqrt(5) - 1) / 2
USUAL: Final = 1.96  # standard errors to each side of an interval of 95 %

Numbers = np.ndarray[Any, Any]


class Bin(NamedTuple):
    """Chances that are nearly the same: how many there are, their mean, and how often it came true."""

    many: int
    said: float
    happened: float

    @property
    def margin(self) -> float:
        """To each side, if all were said of different games."""
        return USUAL * math.sqrt(self.happened * (1 - self.happened) / self.many)


class Sayings:
    """Many chances and what came of them: for each forecast a row with a place for every seat; nobody is there where a
    chance is not a number."""

    def __init__(self, forecasts: Sequence[Forecast]) -> None:
        places = max((len(one.chances) for one in forecasts), default=1)
        self.chances = filled([one.chances for one in forecasts], places)
        self.shares = filled([one.shares for one in forecasts], places)

    def sharpened(self, sharpness: float) -> Numbers:
        odds = np.maximum(self.chances, SLIGHT) ** sharpness
        found: Numbers = odds / np.nansum(odds, 1)[:, None]
        return found

    def surprise(self, sharpness: float) -> float:
        """How surprising the winners were."""
        return float(-np.nansum(self.shares * np.log(self.sharpened(sharpness))) / max(1, len(self.chances)))

    def bins(self, sharpness: float = 1.0) -> list[Bin]:
        """Ten of them, from never to always; those without anything are left out."""
        present = ~np.isnan(self.chances)
        said, happened = self.sharpened(sharpness)[present], self.shares[present]
        place = np.minimum((said * BINS).astype(int), BINS - 1)
        parts = [place == number for number in range(BINS)]
        return [Bin(int(part.sum()), said[part].mean(), happened[part].mean()) for part in parts if part.any()]

    def off(self, sharpness: float = 1.0) -> float:
        """The expected calibration error: how far what was said is from how often it came true, on average."""
        bins = self.bins(sharpness)
        return sum(one.many * abs(one.said - one.happened) for one in bins) / sum(one.many for one in bins)

    def brier(self, sharpness: float = 1.0) -> float:
        """The mean square of what was missing."""
        return float(np.nanmean((self.sharpened(sharpness) - self.shares) ** 2))

    def best_sharpness(self) -> float:
        """With which the winners are least surprising."""
        low, high = -math.log(SHARPEST), math.log(SHARPEST)
        for _ in range(STEPS):
            one, other = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
            if self.surprise(math.exp(one)) < self.surprise(math.exp(other)):
                high = other
            else:
                low = one
        return math.exp((low + high) / 2)


def filled(rows: Sequence[Sequence[float]], places: int) -> Numbers:
    found = np.full((len(rows), places), np.nan)
    for at, row in enumerate(rows):
        found[at, : len(row)] = row
    return found


class Found(NamedTuple):
    """What was said at the ends of rounds, and what in reviews; and in how many games."""

    game: str
    games: int
    rounds: Sayings
    reviews: Sayings


def play_shard(plan: Plan, numbers: range) -> list[Forecast]:
    return foretell(plan, numbers)


def measure(plan: Plan, numbers: range, seconds: float, team: Team) -> Iterator[str | Found]:
    """Play these games for this many seconds at most, say how far it is, and at the end what was found."""
    begin, said, played = time.monotonic(), list[Forecast](), 0
    parts = [numbers[start : start + SHARD] for start in range(0, len(numbers), SHARD)]
    with closing(team.do(play_shard, plan, parts)) as shards:
        for part, shard in zip(parts, shards, strict=False):
            said, played, taken = said + shard, played + len(part), time.monotonic() - begin
            if played % (5 * SHARD) == 0:
                yield f"{plan.game}: {played:,} games, {played / taken:.0f} a second"
            if taken > seconds:
                break
    rounds, reviews = (Sayings([one for one in said if one.asked == asked]) for asked in (False, True))
    yield Found(plan.game, played, rounds, reviews)


def report(found: Found) -> str:
    """The tables of bins, and how good the chances are."""
    parts = [f"{found.game}, {found.games:,} games"]
    for name, sayings in (("at the ends of rounds", found.rounds), ("at questions, as in a review", found.reviews)):
        bins = sayings.bins()
        parts.append(f"\n{name}:\n\n| said | mean | came true | chances |\n| --- | --- | --- | --- |")
        parts += [
            f"| {lowest(one)} to {lowest(one) + BINS} % | {one.said:.1%} | {one.happened:.1%} | {one.many:,} |"
            for one in bins
        ]
        count = sum(one.many for one in bins)
        parts.append(f"\n{count:,} chances: expected calibration error {100 * sayings.off():.2f} points, ")
        parts[-1] += f"Brier score {sayings.brier():.4f}"
    return "\n".join(parts)


def advice(found: Found) -> str:
    """Whether the net should say less or more: found in half of what was said, and tried in the other half."""
    first, second = halves(found.rounds)
    sharpness = first.best_sharpness()
    tried = f"{100 * second.off():.2f} points without, {100 * second.off(sharpness):.2f} with it"
    return f"best sharpness at the ends of rounds: {sharpness:.3f} (in the other half of the chances: {tried})"


def halves(sayings: Sayings) -> tuple[Sayings, Sayings]:
    middle = len(sayings.chances) // 2
    first, second = Sayings([]), Sayings([])
    first.chances, first.shares = sayings.chances[:middle], sayings.shares[:middle]
    second.chances, second.shares = sayings.chances[middle:], sayings.shares[middle:]
    return first, second


def lowest(one: Bin) -> int:
    return BINS * min(int(one.said * BINS), BINS - 1)


def diagram(found: Found) -> str:
    """The picture: what was said across, how often it came true upwards; the broken line is where both are the same."""
    marks = [(percent, f"{percent} %") for percent in range(0, 101, 20)]
    lines = [
        Stroke("as said", [(0, 0), (100, 100)], (), 3, dashed=True),
        stroke("ends of rounds", found.rounds, 0),
        stroke("in reviews", found.reviews, 1),
    ]
    title = f"How often it came true: {found.game}, {found.games:,} games"
    return chart(title, Axis(100, marks, "chance to win, as it was said"), Axis(100, marks), lines)


def stroke(name: str, sayings: Sayings, colour: int) -> Stroke:
    bins = sayings.bins()
    points = [(100 * one.said, 100 * one.happened) for one in bins]
    band = [(100 * max(0.0, one.happened - one.margin), 100 * min(1.0, one.happened + one.margin)) for one in bins]
    return Stroke(f"{name}: off by {100 * sayings.off():.1f}", points, band, colour)


def keep_sharpness(file: Path, sharpness: float) -> float:
    """Write into a net how sharp its chances should be, in addition to what it says of that already."""
    head, _, body = file.read_bytes().partition(b"\n")
    about = json.loads(head)
    about["sharpness"] = round(about.get("sharpness", 1.0) * sharpness, 3)
    file.write_bytes(json.dumps(about).encode() + b"\n" + body)
    return float(about["sharpness"])
