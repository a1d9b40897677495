"""How fast the engine is: decisions of the sample chains, and what a clone costs, interpreted and compiled in one run.

Needs: compiled at least 3 times interpreted; an interpreted clone at most 8 times copying a list of 500 ints.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of something is done in a second."""
    done, begin = 0, time.perf_counter()
    while (passed := time.perf_counter() - begin) < seconds:
        done += work()
    return done / passed


def measure(seconds: float) -> dict[str, Any]:
    """All numbers of the build this process has imported."""
    from samples import inquest, masons_modules

    from greathall.engine import machine

    plain = list(range(500))
    found: dict[str, Any] = {"compiled": not str(machine.__file__).endswith(".py")}
    found["copy"] = rate(lambda: len([plain[:] for _ in range(100)]), seconds / 4)
    for game in (masons_modules.ENTRY.load(4), inquest.ENTRY.load(3)):
        found.update(measure_game(game, seconds))
    return found


def measure_game(game: Any, seconds: float) -> dict[str, float]:
    """Random games from the start, and copies and redeals of a position in the middle of one."""
    from greathall.engine import Luck, playout, redeal

    luck = Luck(1)
    start = game.rules.start()
    start.telling = False
    match = game.new(seed=1)
    for _ in range(12):
        seat = match.deciders()[0]
        match.play(match.legal(seat)[0], seat)
    middle = match.state
    return {
        f"{game.name} decisions": rate(lambda: playout(start.clone(), luck), seconds),
        f"{game.name} clones": rate(lambda: len([middle.clone() for _ in range(100)]), seconds / 4),
        f"{game.name} redeals": rate(lambda: len([redeal(middle, 0, luck) for _ in range(10)]), seconds / 4),
    }


def measured(path: str, seconds: float) -> dict[str, Any]:
    """The numbers of the build at this path, from a process of its own."""
    command = [sys.executable, __file__, "--here", "--seconds", str(seconds)]
    run = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def report(pure: dict[str, Any], native: dict[str, Any] | None) -> list[str]:
    """The table, and how the needs are met."""
    lines = ["| per second | interpreted | compiled | ratio |", "|---|---|---|---|"]
    for name in (name for name in pure if name not in ("compiled", "copy")):
        other = native[name] if native else 0
        lines.append(f"| {name} | {pure[name]:,.0f} | {other:,.0f} | {other / pure[name]:.1f} |")
    lines.append("")
    for name in ("masons", "inquest"):
        cost = pure["copy"] / pure[f"{name} clones"]
        verdict = "met" if cost <= 8 else "MISSED"
        lines.append(f"clone of {name}, interpreted: {cost:.1f} copies of a list of 500 ints (at most 8: {verdict})")
    if native:
        for name in ("masons", "inquest"):
            ratio = native[f"{name} decisions"] / pure[f"{name} decisions"]
            verdict = "met" if ratio >= 3 else "MISSED"
            lines.append(f"decisions of {name}, compiled: {ratio:.1f} times (at least 3: {verdict})")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each number is measured")
    parser.add_argument("--here", action="store_true", help="measure this process only and print JSON")
    options = parser.parse_args()
    if options.here:
        print(json.dumps(measure(options.seconds)))
        return 0
    pure = measured(os.environ["GREATHALL_PURE"], options.seconds)
    native = measured(os.environ["GREATHALL_NATIVE"], options.seconds) if "GREATHALL_NATIVE" in os.environ else None
    lines = report(pure, native)
    print("\n".join(lines))
    return 1 if native is None or any("MISSED" in line for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main())
