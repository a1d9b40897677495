"""Pinned games: finished games and counts of positions, kept to notice when the rules play differently.

    .venv/bin/python -m tools.pinned               write tests/records again
    .venv/bin/python -m tools.pinned citadels      the same for one game

Bots play the games of `pinned_games.py`. Of each the record is kept, and next to the records `pins.json`: the version
of the rules, how each game ended, and how many different positions there are after one answer, two and so on from fixed
starts. There chance is not counted: it answers every time as if asked first. A game that no longer plays as it is
pinned is written over only when the version of the rules of that game has been raised.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from greathall import bots, games
from greathall.engine import (
    CHANCE,
    Chance,
    GreatHallError,
    Luck,
    Match,
    Record,
    State,
    apply,
    deciders,
    legal,
    position,
    snapshot,
)
from greathall.engine.machine import chance_answer
from tools.pinned_games import PLANS, STARTS, Plan, Start
from tools.steps import ROOT

FOLDER = ROOT / "tests" / "records"
COMMAND = ".venv/bin/python -m tools.pinned"
REGRET = 7  # one answer in this many is taken back, if it may be
VIEWS = "views"  # the part of an end that says what seats are shown, not how the game went


@dataclass(frozen=True)
class Pins:
    """What is kept of a game besides its records: the version of its rules, the ends, the counts."""

    rules: int
    ends: dict[str, dict[str, Any]]
    counts: dict[str, list[int]]


def names_of_games() -> list[str]:
    return sorted({plan.game for plan in PLANS})


def version_of(game: str) -> int:
    """The version of the rules as they are now."""
    return games.find(game).load().rules.version


# How a game is played, how it ended, how many positions follow.


def played(plan: Plan) -> Match:
    """The game of a plan, to its end."""
    match = games.find(plan.game).with_options(plan.players, plan.options).new(seed=plan.seed)
    luck = Luck(plan.seed)
    seats = [seat for seat, automatic in enumerate(match.rules.automatic) if not automatic]
    players = [bots.make(plan.bot, luck.seed()) for _ in seats]

    def after(seat: int, answer: int) -> None:
        if plan.regrets and luck.below(REGRET) == 0 and match.undoable(seat):
            match.undo(seat)
            match.play(answer, seat)

    bots.play_match(match, players, after)
    return match


def digest(value: Any) -> str:
    """A few letters that stand for plain data."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def end_of(match: Match) -> dict[str, Any]:
    """How a game ended: points, winners, the position, and what each seat sees of it; last what a spectator sees."""
    seats = [*range(len(match.rules.seats)), "spectator"]
    return {
        "scores": match.scores(),
        "winners": match.winners(),
        "position": digest(position(match.state)),
        VIEWS: [digest(match.view(seat)) for seat in seats],
    }


def beginning_of(record: Record, tenth: int) -> State:
    """The state after this many tenths of a record."""
    entries = record.entries[: len(record.entries) * tenth // 10]
    part = Record(record.game, record.rules, record.players, record.options, entries)
    return games.find(record.game).with_options(record.players, record.options).replay(part, seed=0).state


def count(state: State, depth: int) -> list[int]:
    """How many different positions there are after one answer, two, and so on."""
    reached = [state]
    counts = []
    for _ in range(depth):
        reached = list({digest(snapshot(after)): after for s in reached for after in followers(s)}.values())
        counts.append(len(reached))
    return counts


def followers(state: State) -> Iterator[State]:
    """Where every answer of everybody who is asked leads to."""
    for seat in deciders(state):
        for option in legal(state, seat):
            after = state.clone()
            apply(after, seat, option)
            while after.stack and isinstance(after.stack[-1], Chance):
                apply(after, CHANCE, chance_answer(after, Luck()))
            yield after


# What is kept.


def record_file(plan: Plan) -> Path:
    return FOLDER / plan.game / f"{plan.name}.record"


def pins_of(game: str) -> Pins:
    kept = json.loads((FOLDER / game / "pins.json").read_text(encoding="utf-8"))
    return Pins(kept["rules"], kept["ends"], kept["counts"])


def plans_of(game: str) -> list[Plan]:
    return [plan for plan in PLANS if plan.game == game]


def plan_of(start: Start) -> Plan:
    """The game that positions are counted in."""
    return next(plan for plan in PLANS if plan.name == start.name)


def starts_of(game: str) -> list[Start]:
    return [start for start in STARTS if plan_of(start).game == game]


def text_of(pins: Pins) -> str:
    """One line for each game and each start, so that a difference is easy to read."""
    parts = [f'{{\n"rules": {pins.rules}']
    for name, rows in (("ends", pins.ends), ("counts", pins.counts)):
        lines = [f"  {json.dumps(key)}: {json.dumps(row)}" for key, row in rows.items()]
        parts.append(f'"{name}": {{\n' + ",\n".join(lines) + "\n}")
    return ",\n".join(parts) + "\n}\n"


# What has become of it.


def replayed(plan: Plan) -> dict[str, Any]:
    """How the kept record of a game ends by the rules as they are now; `error` if it does not get there."""
    text = record_file(plan).read_text(encoding="utf-8")
    try:
        return end_of(games.replay(text))
    except GreatHallError as error:
        return {"error": str(error)}


def recounted(start: Start) -> list[int]:
    """The counts from a start by the rules as they are now; none if its record does not get there."""
    record = Record.parse(record_file(plan_of(start)).read_text(encoding="utf-8"))
    try:
        return count(beginning_of(record, start.tenth), start.depth)
    except GreatHallError:
        return []


def wrong_version(game: str) -> str:
    """What to say if the version of the rules moved after the games were pinned; nothing if it did not."""
    pinned, now = pins_of(game).rules, version_of(game)
    if pinned == now:
        return ""
    return f"{game} is pinned under version {pinned} of its rules, and they are version {now}: run {COMMAND}"


def wrong_end(plan: Plan) -> str:
    """What to say if a pinned game ends differently from before."""
    kept, now = pins_of(plan.game).ends[plan.name], replayed(plan)
    if kept == now:
        return ""
    parts = [
        f"{part} {kept.get(part)} -> {now.get(part)}" for part in {**kept, **now} if kept.get(part) != now.get(part)
    ]
    found = f"{plan.name}: {'; '.join(parts)}"
    if {**kept, VIEWS: ()} == {**now, VIEWS: ()}:
        return f"{found}\nIt plays the same and is shown differently. If that is meant: {COMMAND}"
    return f"{found}\n{advice(plan.game)}"


def wrong_count(start: Start) -> str:
    """What to say if other positions follow from a start than before."""
    game = plan_of(start).game
    kept, now = pins_of(game).counts[start.key], recounted(start)
    return "" if kept == now else f"{start.key}, positions by depth: {kept} -> {now}\n{advice(game)}"


def advice(game: str) -> str:
    """What to do if a game is played differently from how it is pinned."""
    return (
        f"{game} plays differently from before, so records that people keep may replay differently. "
        f"If that is meant, raise the version of its rules (it is {version_of(game)}) and run {COMMAND}"
    )


def refusals(game: str) -> list[str]:
    """What plays differently though the version is the same: this may not be written over."""
    if not (FOLDER / game / "pins.json").exists() or wrong_version(game):
        return []
    pins = pins_of(game)
    found = [wrong_end(plan) for plan in plans_of(game) if plan.name in pins.ends]
    found += [wrong_count(start) for start in starts_of(game) if start.key in pins.counts]
    return [said for said in found if said.endswith(advice(game))]


# Writing it again.


def write(game: str) -> None:
    """Play the games of one game and keep them; what is no longer in the list goes."""
    (FOLDER / game).mkdir(parents=True, exist_ok=True)
    for file in (FOLDER / game).glob("*.record"):
        file.unlink()
    ends = {}
    for plan in plans_of(game):
        match = played(plan)
        record_file(plan).write_text(match.record().text(), encoding="utf-8")
        ends[plan.name] = end_of(match)
    counts = {start.key: recounted(start) for start in starts_of(game)}
    pins = Pins(version_of(game), ends, counts)
    (FOLDER / game / "pins.json").write_text(text_of(pins), encoding="utf-8")


def main(names: list[str]) -> int:
    """Write these games, or all, unless one of them plays differently under the same version."""
    chosen = names or names_of_games()
    refused = [said for game in chosen for said in refusals(game)]
    print("\n".join(refused), end="\n" if refused else "")
    for game in [] if refused else chosen:
        write(game)
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
