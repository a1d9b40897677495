"""How cost grows, not only how large it is: a decision over the length of a game, and of the record behind it; an
answer and memory of the hall over the number of tables; games of bots over the number of processes.

Each part prints a table and, with --plots, draws a picture. The engine is compiled if that is possible.

Needs: an answer by `Match.play` costs at most 1.2 times as much after the longest record as after the shortest.
"""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from common.measuring import finish

if TYPE_CHECKING:
    from collections.abc import Callable

    from growing.curves import Growth

    Part = Callable[[argparse.Namespace], tuple[list[Growth], list[str]]]

PARTS = ("decisions", "records", "tables", "workers")


def part(name: str) -> "Part":
    """How a part is measured; nothing of it is loaded before the build is chosen."""
    if name == "tables":
        from growing.tables import over_tables

        return over_tables
    if name == "workers":
        from growing.workers import over_workers

        return over_workers
    from growing.decisions import over_a_game, over_a_record

    return over_a_game if name == "decisions" else over_a_record


def main() -> int:
    native = os.environ.get("GREATHALL_NATIVE")
    sys.path[:0] = [native] if native else []
    os.environ["PYTHONPATH"] = native or ""  # of those who work
    parser = argparse.ArgumentParser(prog="dev.py bench growth", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="all, or some of it")
    parser.add_argument("--games", type=int, default=100, help="how many games of each kind are played (100)")
    parser.add_argument("--entries", type=int, default=10_000, help="how long the longest record is (10,000)")
    parser.add_argument("--tables", type=int, default=300, help="at how many tables people play at most (300)")
    parser.add_argument("--seconds", type=float, default=12.0, help="how long answers at tables are measured (12)")
    parser.add_argument("--workers", type=int, default=0, help="how many processes play at most (twice the cores)")
    parser.add_argument("--plots", type=Path, help="a folder for the pictures")
    options = parser.parse_args()
    needs: list[str] = []
    for name in options.parts or PARTS:
        found, needed = part(name)(options)
        needs += needed
        for growth in found:
            print(growth.told(), end="\n\n", flush=True)
            if options.plots is not None:
                keep(options.plots, growth)
    return finish(needs)


def keep(folder: Path, growth: "Growth") -> None:
    """Draw a picture into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"growth-{growth.file}.svg").write_text(growth.drawn(), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
