"""How playing grows with cores: games of Citadels between bots that play by rule, in this process, in several, and on a
Ray cluster of this machine. Every size plays the same games.

Needs the packages of the whole; the engine is compiled if that is possible.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from greathall.teams import Team

PLAYERS = 4


def teams() -> Iterator[tuple[str, "Team"]]:
    """This process; then as many processes, and as large a cluster, as there are cores."""
    from greathall.teams import Alone, Processes
    from greathall.teams.cluster import Cluster

    yield "this process", Alone()
    for size in range(1, (os.cpu_count() or 1) + 1):
        yield f"processes: {size}", Processes(size)
    yield "a cluster of this machine", Cluster("")


def main() -> int:
    native = os.environ.get("GREATHALL_NATIVE")
    sys.path[:0] = [native] if native else []
    os.environ["PYTHONPATH"] = native or ""  # of those who work
    parser = argparse.ArgumentParser(prog="dev.py bench teams", description=__doc__)
    parser.add_argument("--games", type=int, default=800)
    games = parser.parse_args().games
    import greathall
    from greathall.bots.series import planned
    from greathall.commands.series import play_series

    series = planned(greathall.load("citadels", PLAYERS), {}, ["rule"] * PLAYERS, 7, games)
    print(f"| {games:,} games | a second | times this process |\n| --- | --- | --- |")
    first = 0.0
    for name, team in teams():
        begun = time.monotonic()
        played = sum(1 for _ in play_series(series, team))
        rate = played / (time.monotonic() - begun)
        first = first or rate
        print(f"| {name} | {rate:.0f} | {rate / first:.2f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
