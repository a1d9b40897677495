"""Playing: games on all cores, whose samples are written into files as numbers. Needs numpy."""

import os
import time
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from greathall.training.policies import policy_of
from greathall.training.samples import Sample, play_game

SHARD: Final = 100  # games that are played at a time
PLACES: Final = {"citadels": 8, "paladins": 4}


class Shard(NamedTuple):
    """Games of which one file tells: their seeds begin with this one."""

    game: str
    first: int
    games: int
    folder: Path
    net: Path | None  # by which everybody plays; by rule where there is none


def play_shard(shard: Shard) -> tuple[int, int]:
    """Play games and write their samples into a file, unless it is there; how many games and samples."""
    file = shard.folder / f"{shard.game}-{shard.first}.npz"
    if not file.exists():
        policy = policy_of(shard.net)
        seeds = range(shard.first, shard.first + shard.games)
        samples = [(seed, sample) for seed in seeds for sample in play_game(shard.game, seed, policy)]
        write_shard(file, samples, PLACES[shard.game])
    with np.load(file) as part:
        return shard.games, len(part["games"])


def write_shard(file: Path, samples: list[tuple[int, Sample]], places: int) -> None:
    """Where a table has fewer seats, points are not a number there, and shares 0."""
    count = len(samples)
    seen = np.frombuffer(b"".join(sample.observation for _, sample in samples), np.uint8).reshape(count, -1)
    shares, points = np.zeros((count, places), np.float32), np.full((count, places), np.nan, np.float32)
    worths = np.zeros((count, places), np.float32)
    for row, (_, sample) in enumerate(samples):
        shares[row, : len(sample.shares)] = sample.shares
        points[row, : len(sample.points)] = sample.points
        worths[row, : len(sample.worths)] = sample.worths
    seats = np.array([sample.seat for _, sample in samples], np.int8)
    games = np.array([seed for seed, _ in samples], np.int64)
    part = file.with_name(f"part-of-{file.name}")
    np.savez(part, seen=seen, shares=shares, points=points, worths=worths, seats=seats, games=games)
    part.rename(file)


def play(game: str, folder: Path, games: int, first: int, seconds: float, net: Path | None) -> Iterator[str]:
    """Play on all cores, at most for so long, and say how far it has come. What is there is not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    begin, played, samples = time.monotonic(), 0, 0
    wanted = [Shard(game, first + start, min(SHARD, games - start), folder, net) for start in range(0, games, SHARD)]
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        for more_games, more_samples in pool.imap_unordered(play_shard, wanted):
            played, samples = played + more_games, samples + more_samples
            taken = time.monotonic() - begin
            left = taken * (games - played) / played
            yield f"{game}: {played:,} games, {samples:,} samples, {played / taken:.0f} a second, {left:.0f} s to go"
            if taken > seconds:
                return
