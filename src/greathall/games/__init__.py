"""The catalogue: every game Great Hall knows. Packages add theirs by an entry point of the group `greathall.games`."""

from importlib.metadata import entry_points
from typing import Any

from greathall.engine import BadOptions, Entry, Game, Match, Record
from greathall.games.citadels.options import ENTRY as CITADELS
from greathall.games.paladins.crowns.options import ENTRY as PALADINS

CATALOGUE: dict[str, Entry] = {entry.name: entry for entry in (CITADELS, PALADINS)}
GROUP = "greathall.games"


def register(entry: Entry) -> None:
    """Add a game. The same one may be added again; another one of the same name may not."""
    if CATALOGUE.setdefault(entry.name, entry) is not entry:
        raise BadOptions(f"another game is already called {entry.name!r}")


def entries() -> list[Entry]:
    """All games, by name."""
    for point in entry_points(group=GROUP):
        if point.name not in CATALOGUE:
            register(point.load())
    return [CATALOGUE[name] for name in sorted(CATALOGUE)]


def find(name: str) -> Entry:
    """A game by its name; the error lists what there is."""
    found = {entry.name: entry for entry in entries()}
    if name not in found:
        there = f"there are {', '.join(found)}" if found else "no game is registered"
        values = {"name": name, "possible": list(found)}
        raise BadOptions(f"there is no game {name!r}; {there}", "no_game" if found else "no_games", values)
    return found[name]


def load(name: str, players: int | None = None, **options: Any) -> Game:
    """A game by its name, ready to be played by this many people with these options."""
    return find(name).load(players, **options)


def replay(record: Record | str) -> Match:
    """The match of a record, or of its text."""
    if isinstance(record, str):
        record = Record.parse(record)
    return find(record.game).with_options(record.players, record.options).replay(record)
