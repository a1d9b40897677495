"""Very many random games of a registered game, over all player counts and options: not one may fail.

After every answer all cards must exist and every sum that never changes must be the same. With --kept, knowledge is
kept and the truth must be possible for everybody, which costs time.
"""

import argparse
import os
import sys
import time
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from common.measuring import table

BATCH = 100
MANY = 20
LOADED: dict[str, Any] = {}

Job = tuple[int, int, int]


def options_of(name: str, players: int, seed: int, expansions: tuple[str, ...]) -> dict[str, Any]:
    """The options of one game; every game of Citadels has another cast, every solo game another difficulty."""
    options: dict[str, Any] = {"expansions": list(expansions)} if expansions else {}
    if name == "paladins" and players == 1:
        levels = ("easy", "standard", "hard", "impossible") if expansions else ("easy", "standard", "hard")
        return {**options, "difficulty": levels[seed % len(levels)]}
    if name != "citadels":
        return options
    from greathall.games.citadels.printed.presets import PRESETS

    if seed % 3 == 0:
        return {"preset": PRESETS[seed // 3 % len(PRESETS)].name}
    options = {"cast": "random", "uniques": "random", "draw": seed}
    return {**options, "rank9": True} if seed % 2 and 4 <= players <= 7 else options


def load(name: str, players: int, options: dict[str, Any]) -> Any:
    """A game; composed only once while its options stay the same."""
    import greathall

    key = f"{name} {players} {options}"
    if key not in LOADED:
        if len(LOADED) == MANY:
            LOADED.clear()
        LOADED[key] = greathall.load(name, players=players, **options)
    return LOADED[key]


def play_one(name: str, players: int, seed: int, kept: bool, expansions: tuple[str, ...]) -> dict[str, float]:
    """One game with everything counted after every answer."""
    from greathall.engine import CHANCE, Luck, apply, deciders, legal
    from greathall.engine.check.positions import check_conserved, check_sound
    from greathall.engine.machine import chance_answer

    luck = Luck(seed)
    rules = load(name, players, options_of(name, players, seed, expansions)).rules
    s = rules.start()
    s.telling = False
    if s.knowledge is not None:
        s.knowledge.keeping = kept
    sums, answers = rules.conserved(s), 0
    while not s.over:
        seat = deciders(s)[luck.below(len(deciders(s)))]
        if seat == CHANCE:
            apply(s, CHANCE, chance_answer(s, luck))
        else:
            options = legal(s, seat)
            apply(s, seat, options[luck.below(len(options))])
            answers += 1
        check_conserved(s, sums)
        if kept:
            check_sound(s)
        if answers > 10_000:
            raise AssertionError("no end after 10,000 answers")
    scores = rules.scores(s)
    found = {"games": 1.0, "answers": float(answers), "rounds": float(getattr(s, "round", 0))}
    return {**found, "mean score": sum(scores) / len(scores), "winner": float(max(scores))}


def play_batch(
    name: str, players: int, first: int, count: int, kept: bool, expansions: tuple[str, ...]
) -> tuple[int, dict[str, float], list[str]]:
    """Some games in a row; what failed, with how to see it again."""
    sums: Counter[str] = Counter()
    failures: list[str] = []
    for seed in range(first, first + count):
        try:
            sums.update(play_one(name, players, seed, kept, expansions))
        except Exception as error:
            failures.append(f"{players} players, seed {seed}: {type(error).__name__}: {error}")
    return players, dict(sums), failures


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench soak", description=__doc__)
    parser.add_argument("game", help="citadels, paladins, …")
    parser.add_argument("--games", type=int, default=100_000, help="how many games in all (default: 100,000)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--expansion", action="append", default=[], help="an expansion that is played with")
    parser.add_argument("--kept", action="store_true", help="keep knowledge and test that the truth stays possible")
    options = parser.parse_args()
    os.environ["PYTHONPATH"] = os.environ.get("GREATHALL_NATIVE", os.environ["GREATHALL_PURE"])
    sys.path[:0] = os.environ["PYTHONPATH"].split(os.pathsep)
    from greathall import games

    counts = games.find(options.game).players
    share = -(-options.games // len(counts))
    jobs = [(p, options.seed + at, min(BATCH, share - at)) for at in range(0, share, BATCH) for p in counts]
    totals, failures = play_jobs(options.game, jobs, options.kept, tuple(options.expansion))
    names = ("answers", "mean score", "winner", "rounds")
    rows = [[p, f"{t['games']:,.0f}", *(f"{t[n] / t['games']:.1f}" for n in names)] for p, t in totals.items()]
    print(table(["players", "games", *names], rows))
    print(f"\n{sum(t['games'] for t in totals.values()):,.0f} games, {len(failures)} failures")
    print("\n".join(failures[:20]))
    return 1 if failures else 0


def play_jobs(
    name: str, jobs: list[Job], kept: bool, expansions: tuple[str, ...]
) -> tuple[dict[int, Counter[str]], list[str]]:
    """All batches on all cores, with a line that says how far it is."""
    totals: dict[int, Counter[str]] = defaultdict(Counter)
    failures: list[str] = []
    begin = time.perf_counter()
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        waiting = [
            pool.submit(play_batch, name, players, first, count, kept, expansions) for players, first, count in jobs
        ]
        for done, job in enumerate(waiting, 1):
            players, sums, failed = job.result()
            totals[players].update(sums)
            failures += failed
            seconds = time.perf_counter() - begin
            line = f"\r{done}/{len(jobs)} batches, {len(failures)} failures, {seconds:.0f} s"
            print(line, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return totals, failures


if __name__ == "__main__":
    sys.exit(main())
