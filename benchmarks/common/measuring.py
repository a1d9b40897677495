"""What benchmarks share: rates, and the same measurement in both builds, each in a process of its own."""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Numbers = dict[str, float]
# GREATHALL_CLOCK=cpu counts the time of the processor: where other programs use the machine, ratios stay true.
clock = time.process_time if os.environ.get("GREATHALL_CLOCK") == "cpu" else time.perf_counter


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of something is done in a second: the best of three tries, as other programs only slow it down."""
    best = 0.0
    for _ in range(3):
        done, begin = 0, clock()
        while (passed := clock() - begin) < seconds / 3:
            done += work()
        best = max(best, done / passed)
    return best


def repeated(call: Callable[[], object], times: int) -> Callable[[], int]:
    """The same call many times, its results thrown away: for what takes microseconds."""

    def work() -> int:
        for _ in range(times):
            call()
        return times

    return work


def measured(script: str, path: str, *arguments: str) -> Numbers:
    """The numbers a script prints when it measures the build at this path."""
    command = [sys.executable, script, "--here", *arguments]
    run = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, text=True, check=True)
    found: Numbers = json.loads(run.stdout)
    return found


def both(script: str, *arguments: str) -> tuple[Numbers, Numbers]:
    """The numbers interpreted and compiled; without a compiler there is nothing to compare."""
    if "GREATHALL_NATIVE" not in os.environ:
        sys.exit("the compiled build is missing: install a C compiler and the headers of Python first")
    pure = measured(script, os.environ["GREATHALL_PURE"], *arguments)
    return pure, measured(script, os.environ["GREATHALL_NATIVE"], *arguments)


def arguments(script: str, text: str | None) -> argparse.ArgumentParser:
    """What the command line of a benchmark of speed takes."""
    parser = argparse.ArgumentParser(prog=f"dev.py bench {Path(script).stem}", description=text)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each number is measured")
    parser.add_argument("--here", action="store_true", help="measure this process only and print JSON")
    return parser


def compared(script: str, options: argparse.Namespace, measure: Callable[[float], Numbers]) -> tuple[Numbers, Numbers]:
    """The numbers interpreted and compiled, which are printed as a table, too."""
    if options.here:
        print(json.dumps(measure(options.seconds)))
        sys.exit(0)
    pure, native = both(script, "--seconds", str(options.seconds))
    rows = [[name, f"{pure[name]:,.0f}", f"{native[name]:,.0f}", f"{native[name] / pure[name]:.1f}"] for name in pure]
    print(table(["per second", "interpreted", "compiled", "ratio"], rows), end="\n\n")
    return pure, native


def table(head: list[str], rows: list[list[Any]]) -> str:
    """A table as people and Markdown read it."""
    lines = [head, ["---"] * len(head), *([str(cell) for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def verdict(name: str, value: float, need: float, at_most: bool = False) -> str:
    """A line that says whether a need is met."""
    met = value <= need if at_most else value >= need
    return f"{name}: {value:.1f} (at {'most' if at_most else 'least'} {need:g}: {'met' if met else 'MISSED'})"


def within(name: str, value: float, least: float, most: float) -> str:
    """The same for a need with two ends."""
    return f"{name}: {value:.1f} ({least:g} to {most:g}: {'met' if least <= value <= most else 'MISSED'})"


def finish(lines: list[str]) -> int:
    """Print the lines; the exit code says whether every need is met."""
    print("\n".join(lines))
    return 1 if any("MISSED" in line for line in lines) else 0
