"""Looking: a match at the moment of a check, and the names a check may use."""

from dataclasses import dataclass
from typing import Any

from greathall.engine import Match
from greathall.scenarios.yaml_files import Path, Source


@dataclass(frozen=True)
class Look:
    """A look at a match: events from `since` on are new to it."""

    match: Match
    since: int
    source: Source

    def names(self, given: dict[str, Any], path: Path, *others: str) -> list[tuple[str, Any, Path]]:
        """Seats (or one of the others), each with what is expected of it and where that is written."""
        for name in given:
            if name not in (*self.match.rules.seats, *others):
                there = ", ".join([*self.match.rules.seats, *others])
                raise self.source.error(f"no seat is called {name!r}; there are {there}", (*path, name))
        return [(name, expected, (*path, name)) for name, expected in given.items()]
