"""Playing: games on all cores or on a cluster, whose samples are written into files as numbers. Needs numpy."""

import io
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from greathall.bots.judges.registry import judge_of
from greathall.teams import Team
from greathall.training.choices import packed_choices, play_choices
from greathall.training.policies import judging_with, policy_with
from greathall.training.samples import Sample, game_for, play_game

SHARD: Final = 100  # games of which one file tells
SLOW_SHARD: Final = 10  # where everybody searches
PLACES: Final = {"citadels": 8, "paladins": 4}


class Plan(NamedTuple):
    """What is played, with which net everybody searches, and for how many iterations: with none they answer at once as
    the taste likes, or by rule if there is no net. Samples are of how games end, or, if `each` says for how many
    iterations, of what a search chooses that thinks for that long about every question it is asked."""

    game: str
    net: bytes | None
    iterations: int = 0
    taste: bytes | None = None
    each: int = 0

    @property
    def shard(self) -> int:
        return SLOW_SHARD if self.iterations or self.each else SHARD


class Shard(NamedTuple):
    """The samples of some games, as their file holds them, and how many they are."""

    first: int
    games: int
    samples: int
    content: bytes


def play_shard(plan: Plan, seeds: range) -> Shard:
    """Play games with these seeds."""
    if plan.each:
        return choose_shard(plan, seeds)
    policy = policy_with(plan.net, plan.iterations, plan.taste)
    samples = [(seed, sample) for seed in seeds for sample in play_game(plan.game, seed, policy)]
    return Shard(seeds.start, len(seeds), len(samples), packed(samples, PLACES[plan.game]))


def choose_shard(plan: Plan, seeds: range) -> Shard:
    """Ask a search all through games with these seeds."""
    judging = judge_of if plan.net is None else judging_with(plan.net, plan.taste)
    choices = [(seed, one) for seed in seeds for one in play_choices(plan.game, seed, judging, plan.each)]
    answers = game_for(plan.game, seeds.start).rules.space.size
    return Shard(seeds.start, len(seeds), len(choices), packed_choices(choices, answers))


def packed(samples: list[tuple[int, Sample]], places: int) -> bytes:
    """Samples as numbers. If a table has fewer seats, points are not a number there, and shares 0."""
    count = len(samples)
    seen = np.frombuffer(b"".join(sample.observation for _, sample in samples), np.uint8).reshape(count, -1)
    shares, points = np.zeros((count, places), np.float32), np.full((count, places), np.nan, np.float32)
    for row, (_, sample) in enumerate(samples):
        shares[row, : len(sample.shares)] = sample.shares
        points[row, : len(sample.points)] = sample.points
    seats = np.array([sample.seat for _, sample in samples], np.int8)
    games = np.array([seed for seed, _ in samples], np.int64)
    made = io.BytesIO()
    np.savez(made, seen=seen, shares=shares, points=points, seats=seats, games=games)
    return made.getvalue()


def keep(shard: Shard, file: Path) -> None:
    """Write a file whole or not at all."""
    part = file.with_name(f"part-of-{file.name}")
    part.write_bytes(shard.content)
    part.rename(file)


def play(plan: Plan, folder: Path, seeds: range, seconds: float, team: Team) -> Iterator[str]:
    """Play games with these seeds for this many seconds at most, and say how far it is. What is there already is not
    played again."""
    folder.mkdir(parents=True, exist_ok=True)
    begin, played, samples = time.monotonic(), 0, 0
    parts = [seeds[start : start + plan.shard] for start in range(0, len(seeds), plan.shard)]
    missing = [part for part in parts if not file_of(plan, folder, part.start).exists()]
    games = sum(map(len, missing))
    with closing(team.do(play_shard, plan, missing)) as shards:
        for shard in shards:
            keep(shard, file_of(plan, folder, shard.first))
            played, samples, taken = played + shard.games, samples + shard.samples, time.monotonic() - begin
            rate = played / taken
            left = (games - played) / rate
            yield f"{plan.game}: {played:,} games, {samples:,} samples, {rate:.0f} a second, {left:.0f} s to go"
            if taken > seconds:
                return


def file_of(plan: Plan, folder: Path, first: int) -> Path:
    return folder / f"{plan.game}-{first}.npz"
