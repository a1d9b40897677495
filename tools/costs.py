"""What a decision costs: instructions of Python, counted one by one, in moves of python-chess counted in the same run.

    .venv/bin/python -m tools.costs            say what it costs now, and what it did when it was last kept
    .venv/bin/python -m tools.costs --write    keep what it costs now, for every declared Python that is here

A count is the same on every machine and under any load, so a test holds it. It counts what is interpreted and not what
a built-in function does inside; benchmarks measure that. Each Python compiles in its own way, so each has its numbers.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.pythons import HERE, found
from tools.steps import ROOT

KEPT = ROOT / "tests" / "records" / "costs.json"
COMMAND = ".venv/bin/python -m tools.costs --write"
GROWTH = 1.1  # how many times what was kept it may cost
MOVES = 100
REDEALS = 10

Costs = dict[str, float]
Work = Callable[[], int]


class Counter:
    """Counts the instructions of Python while something is done."""

    def __init__(self) -> None:
        self.count = 0

    def enter(self, frame: Any, *_: Any) -> Any:
        """A function is called: from now on each of its instructions is reported, and none of its lines."""
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return self.hear

    def hear(self, _frame: Any, event: str, _value: Any) -> Any:
        self.count += event == "opcode"
        return self.hear

    def hit(self, *_: Any) -> None:
        self.count += 1

    def over(self, work: Work) -> int:
        """Do it; what it says is done. Before Python 3.12 instructions are traced, and since then monitored."""
        if sys.version_info >= (3, 12):
            watch, tool = sys.monitoring, sys.monitoring.PROFILER_ID
            watch.use_tool_id(tool, "costs")
            watch.register_callback(tool, watch.events.INSTRUCTION, self.hit)
            watch.set_events(tool, watch.events.INSTRUCTION)
            try:
                return work()
            finally:
                watch.set_events(tool, watch.events.NO_EVENTS)
                watch.free_tool_id(tool)
        before = sys.gettrace()
        sys.settrace(self.enter)
        try:
            return work()
        finally:
            sys.settrace(before)


def count(work: Work) -> float:
    """The instructions for one of what is done; what is made only once is made before."""
    work()
    counter = Counter()
    done = counter.over(work)
    return counter.count / done


# What is counted.


def chess_moves() -> int:
    """The beginning of a random game of python-chess, every legal move listed."""
    import chess

    board, luck = chess.Board(), random.Random(1)
    for _ in range(MOVES):
        board.push(luck.choice(list(board.legal_moves)))
    return MOVES


def playing(
    name: str, players: int, keeping: bool = False, drawn: bool = False, draws: int = 1, **options: Any
) -> Work:
    """Random games to the end, with other options for each draw; how many decisions there were."""
    import greathall
    from greathall.engine import Luck, play_drawn, playout

    rules = [greathall.load(name, players=players, **options, **drawing(name, draw)).rules for draw in range(draws)]
    starts = [one.start() for one in rules]
    for start in starts:
        assert start.knowledge is not None
        start.telling, start.knowledge.keeping = False, keeping
    play = play_drawn if drawn else playout
    return lambda: sum(play(start.clone(), Luck(7)) for start in starts)


def drawing(name: str, draw: int) -> dict[str, Any]:
    """Any characters and uniques, if there are some."""
    return {"cast": "random", "uniques": "random", "draw": draw} if name == "citadels" else {}


def play_on(match: Any, most: int) -> int:
    """This many random answers, or all to the end; how many there were."""
    from greathall.engine import Luck

    luck, answers = Luck(7), 0
    while not match.over and answers < most:
        seat = match.deciders()[0]
        legal = match.legal(seat)
        match.play(legal[luck.below(len(legal))], seat)
        answers += 1
    return answers


def matching() -> Work:
    """A game as people play it: all or nothing, with a history."""
    import greathall

    game = greathall.load("citadels", players=6, **drawing("citadels", 0))
    return lambda: play_on(game.new(seed=7), 1000)


def redealing() -> Work:
    """Positions that one seat cannot tell from the middle of a game."""
    import greathall
    from greathall.engine import Luck, redeal

    match = greathall.load("citadels", players=6, **drawing("citadels", 0)).new(seed=7)
    play_on(match, 150)
    middle, seat = match.state, match.deciders()[0]
    return lambda: len([redeal(middle, seat, Luck(seed)) for seed in range(REDEALS)])


def counted() -> Costs:
    """What everything costs on this Python, in moves of python-chess."""
    works: dict[str, Work] = {
        "Citadels, 6 players": playing("citadels", 6, draws=2),
        "Citadels, 6 players, one answer drawn": playing("citadels", 6, drawn=True, draws=2),
        "Citadels, 6 players, knowledge kept": playing("citadels", 6, keeping=True, draws=2),
        "Citadels, 6 players, a match": matching(),
        "Citadels, 6 players, a redeal": redealing(),
        "Paladins, 4 players": playing("paladins", 4),
        "City of Crowns, 4 players": playing("paladins", 4, expansions=["city_of_crowns"]),
    }
    move = count(chess_moves)
    return {name: round(count(work) / move, 4) for name, work in works.items()}


# What was kept, and what to say if it grew.


def counted_by(python: Path | str) -> Costs:
    """The same on any Python, in a process of its own; python-chess is one for all of them."""
    import chess

    paths = [str(ROOT / "src"), str(ROOT), str(Path(chess.__file__).parents[1])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [python, "-m", "tools.costs", "--here"]
    costs: Costs = json.loads(subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout)
    return costs


def kept() -> dict[str, Costs]:
    """What everything cost when it was last kept, by Python."""
    costs: dict[str, Costs] = json.loads(KEPT.read_text(encoding="utf-8"))
    return costs


def grown(before: Costs, now: Costs) -> list[str]:
    """What to say of all that costs more than it may."""
    much = [name for name, cost in now.items() if cost > GROWTH * before[name]]
    return [f"{name}: {before[name]} -> {now[name]} moves of python-chess" for name in much]


def advice(lines: list[str]) -> str:
    return "\n".join(["A decision costs more than it did.", *lines, f"If it is worth that: {COMMAND}"])


def write() -> None:
    """Keep what everything costs now. What a Python that is not here costs stays as it was."""
    costs = {**(kept() if KEPT.exists() else {}), **{name: counted_by(place) for name, place in found(()).items()}}
    KEPT.write_text(json.dumps(costs, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.costs", description=__doc__)
    parser.add_argument("--write", action="store_true", help="keep what it costs now")
    parser.add_argument("--here", action="store_true", help="count on this Python only and print JSON")
    options = parser.parse_args()
    if options.here:
        print(json.dumps(counted()))
        return
    if options.write:
        write()
    before = kept()[HERE]
    for name, cost in counted_by(sys.executable).items():
        print(f"{name}: {before[name]} -> {cost}")


if __name__ == "__main__":
    main()
