"""Records: a game as its header and its answers, Chance's included: the save, the replay, the bug report."""

import json
from collections.abc import Sequence
from typing import Any, Final

from greathall.engine.errors import BadRecord
from greathall.engine.pickling import Pickled
from greathall.engine.subclassing import mypyc_attr

FORMAT: Final = "greathall record 1"
HEADER: Final = ("game", "rules", "players", "options")
POSITION: Final = "position"  # in the header of a record that does not begin at the start
TABLE: Final = "table"  # in the header of a record that brings its whole table along
UNDO: Final = "undo"
CHANCE_NAME: Final = "chance"


class Entry:
    """One line of a record: who, and the answer in its text form. An undo is a line like any other."""

    def __init__(self, who: str, text: str, line: int = 0) -> None:
        self.who = who
        self.text = text
        self.line = line  # its line in the file it was read from

    def __reduce__(self) -> Pickled:
        return type(self), (self.who, self.text, self.line)


def in_force(entries: Sequence[Entry]) -> list[tuple[int, Entry]]:
    """The entries with their numbers, counted from 1, without what was taken back."""
    kept: list[tuple[int, Entry]] = []
    for n, entry in enumerate(entries, 1):
        if entry.text == UNDO:
            del kept[max([place for place, (_, other) in enumerate(kept) if other.who == entry.who])]
        else:
            kept.append((n, entry))
    return kept


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A header and the entries in the order they came. Entries are appended and never deleted. A game that was begun by
    older rules and goes on by later ones has a new record, which begins at a written position. `table` is what a hall
    knows of the table besides the game; the engine only hands it on."""

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        options: dict[str, Any],
        entries: list[Entry],
        position: dict[str, Any] | None = None,
        table: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.entries = entries
        self.position = position
        self.table = table

    def __reduce__(self) -> Pickled:
        header = (self.game, self.rules, self.players, self.options)
        return type(self), (*header, self.entries, self.position, self.table)

    def text(self) -> str:
        """The readable form: a format line, the header as `name: JSON`, an empty line, one line per entry."""
        names = [*HEADER, *[name for name in (POSITION, TABLE) if getattr(self, name) is not None]]
        header = [f"{name}: {json.dumps(getattr(self, name), sort_keys=True)}" for name in names]
        lines = [FORMAT, *header, "", *(f"{entry.who} {entry.text}" for entry in self.entries)]
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> "Record":
        """A record from its text form; says which line is wrong."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FORMAT:
            raise BadRecord(f"a record begins with {FORMAT!r}", 1)
        header: dict[str, Any] = {}
        at = 1
        while at < len(lines) and lines[at].strip():
            name, value = parse_header(lines[at], at + 1)
            if name in header:
                raise BadRecord(f"{name!r} is there twice", at + 1)
            header[name] = value
            at += 1
        missing = [name for name in HEADER if name not in header]
        if missing:
            raise BadRecord(f"the header lacks {', '.join(missing)}", at)
        entries = [parse_entry(line, at + 2 + n) for n, line in enumerate(lines[at + 1 :]) if line.strip()]
        return Record(**header, entries=entries)


TYPES: Final[dict[str, type]] = {
    "game": str,
    "rules": int,
    "players": int,
    "options": dict,
    POSITION: dict,
    TABLE: dict,
}


def parse_header(line: str, number: int) -> tuple[str, Any]:
    name, _, rest = line.partition(":")
    if name not in TYPES:
        raise BadRecord(f"unknown header {name!r}; there are {', '.join(TYPES)}", number)
    try:
        value = json.loads(rest)
    except json.JSONDecodeError as error:
        raise BadRecord(f"the value of {name!r} is not JSON: {error.msg}", number) from error
    if not isinstance(value, TYPES[name]) or isinstance(value, bool):
        raise BadRecord(f"the value of {name!r} is of the wrong type", number)
    return name, value


def parse_entry(line: str, number: int) -> Entry:
    who, _, text = line.strip().partition(" ")
    if not text:
        raise BadRecord("an entry is a seat and its answer", number)
    return Entry(who, text, number)
