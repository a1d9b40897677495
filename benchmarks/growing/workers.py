"""How many games bots play with each other in a second, over the number of processes that play them."""

import argparse
import os
import time
from collections.abc import Sequence
from contextlib import closing
from typing import NamedTuple

from greathall import load
from greathall.bots.series import Series, planned
from greathall.commands.series import play_batch
from greathall.teams import Processes
from greathall.training.chart import Stroke
from growing.curves import Growth

PLAYERS = 4
SMALL = 4  # up to so many workers every number is measured, then the powers of two
BATCHES = 50  # of the games of one process: small ones, so that none waits for another at the end


def sizes(most: int, cores: int) -> list[int]:
    """Numbers of workers up to the most, that of the cores among them."""
    return [size for size in range(1, most + 1) if size <= SMALL or size & (size - 1) == 0 or size == cores]


class Speed(NamedTuple):
    """Games a second."""

    size: int
    all: float  # of so many workers together
    own: float  # of one of them, for a second in which it has a core


def over_workers(options: argparse.Namespace) -> tuple[list[Growth], list[str]]:
    """The games of all workers together, and of each."""
    cores = os.cpu_count() or 1
    found = [speed(options.games, size, cores) for size in sizes(options.workers or 2 * cores, cores)]
    lines = [
        Stroke("all together", [(one.size, one.all) for one in found]),
        Stroke("each of them", [(one.size, one.all / one.size) for one in found], colour=1),
        Stroke("each, while it has a core", [(one.size, one.own) for one in found], colour=1, dashed=True),
    ]
    title = f"games of Citadels a second, over processes on {cores} cores"
    return [Growth("workers", title, "processes", lines, digits=0)], []


def speed(games: int, size: int, cores: int) -> Speed:
    """How fast so many processes are, from the moment on when they have begun to play."""
    series = planned(load("citadels", PLAYERS), {}, ["rule"] * PLAYERS, 7, games * min(size, cores))
    with closing(Processes(size).do(play_timed, series, batches(series, games))) as played:
        next(played)
        begin = time.perf_counter()
        counted = list(played)
        passed = time.perf_counter() - begin
    numbers, seconds = (sum(column) for column in zip(*counted, strict=True))
    return Speed(size, numbers / passed, numbers / seconds)


def play_timed(series: Series, numbers: range) -> tuple[int, float]:
    """Some games of a series: how many, and the processor time that took."""
    begin = time.process_time()
    return len(play_batch(series, numbers)), time.process_time() - begin


def batches(series: Series, games: int) -> Sequence[range]:
    """The numbers of the games, a few at a time."""
    step = max(1, games // BATCHES)
    return [range(first, min(first + step, series.games)) for first in range(0, series.games, step)]
