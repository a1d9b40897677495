"""Kills: halls die at random moments while people play, again and again. After every game it is checked that nothing
was lost, doubled or shown differently. One hall on a file takes turns with two halls on PostgreSQL with a bell.

A fault ends it with the message of the check that failed.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "tests"))
sys.path.append(str(Path(__file__).parents[1]))

from samples.catalogue import register_samples
from server import test_killing, test_killing_several

ROUND = 150  # kills in a row, on the same servers


def one_hall(seed: int) -> Counter[str]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(test_killing.story(Path(folder) / "hall.db", seed, ROUND))


def several_halls(seed: int) -> Counter[str]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(test_killing_several.story(Path(folder), seed, ROUND, stormy=True))


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=3000, help="how many (3000)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (1)")
    given = parser.parse_args()
    register_samples()
    begin, seed, halls = time.perf_counter(), given.seed, {"one hall": one_hall, "two halls": several_halls}
    counts = {name: Counter[str]() for name in halls}
    while sum(found["kills"] for found in counts.values()) < given.kills:
        for name, run in halls.items():
            counts[name] += run(seed)
            print(f"{time.perf_counter() - begin:6.0f} s  {name}: {said(counts[name])}", flush=True)
        seed += 1
    print("nothing lost, nothing doubled")


def said(counts: Counter[str]) -> str:
    return ", ".join(f"{counts[name]} {name}" for name in ("kills", "games", "answers", "undone", "compared"))


if __name__ == "__main__":
    main()
