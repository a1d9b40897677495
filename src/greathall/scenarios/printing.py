"""Printing: positions and whole scenarios as YAML, in the words they are loaded from."""

from collections.abc import Sequence

from greathall.engine import Match, State, position
from greathall.scenarios.asking import questions
from greathall.scenarios.writing import lines


def print_position(shown: Match | State) -> str:
    """A position as YAML: what a scenario has under `given`. Everything is shown, even what is hidden."""
    return text(position_lines(state_of(shown), ""))


def print_scenario(shown: Match | State, title: str = "a position", rules: Sequence[str] = ()) -> str:
    """A whole scenario file that begins at this position and checks who is asked there."""
    s = state_of(shown)
    found = lines("scenario", title)
    if rules:
        found += lines("rules", rules)
    found += lines("game", s.rules.game)
    found += lines("options", {"seats": s.rules.seats, **s.rules.options})
    found += ["given:", *position_lines(s, "  ")]
    found += lines("then", {"asked": questions(s)})
    return text(found)


def position_lines(s: State, indent: str) -> list[str]:
    """A line for each thing a seat has, and for each thing on the table."""
    found: list[str] = []
    for name, part in position(s).items():
        if name in s.rules.seats and part:
            found.append(f"{indent}{name}:")
            for key, value in part.items():
                found += lines(key, value, indent + "  ")
        else:
            found += lines(name, part, indent)
    return found


def state_of(shown: Match | State) -> State:
    return shown.state if isinstance(shown, Match) else shown


def text(found: list[str]) -> str:
    return "".join(f"{line}\n" for line in found)
