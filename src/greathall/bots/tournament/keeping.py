"""Keeping: a tournament in a file, a line of JSON for each deal, so that it can be stopped at any moment and go on."""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, TextIO

from greathall.bots.tournament.deals import Contest, Deal, Outcome
from greathall.engine import BadOptions

FORMAT: Final = "greathall tournament 1"
BEGINNING: Final = json.dumps({"format": FORMAT})[:-1]


class Kept:
    """The file of a tournament: the deals that are done, and a place for the next ones."""

    def __init__(self, file: TextIO, deals: dict[int, Deal]) -> None:
        self.file = file
        self.deals = deals

    def add(self, deal: Deal) -> None:
        """Keep a deal; what was kept before stays, whatever happens to this process."""
        self.deals[deal.number] = deal
        write(self.file, asdict(deal))

    def close(self) -> None:
        self.file.close()


def write(file: TextIO, line: dict[str, Any]) -> None:
    file.write(json.dumps(line, ensure_ascii=False) + "\n")
    file.flush()


def header(contest: Contest, version: int) -> dict[str, Any]:
    """What must be the same for a tournament to be continued: everything but the number of deals."""
    return {
        "format": FORMAT,
        "game": contest.game,
        "rules": version,
        "players": contest.players,
        "options": contest.options,
        "bots": list(contest.bots),
        "seed": contest.seed,
    }


def open_kept(path: Path, contest: Contest, version: int) -> Kept:
    """The file of this tournament, new or begun; that of another tournament, or any other file, is refused."""
    wanted = as_written(header(contest, version))
    try:
        lines = whole_lines(path)
        if not lines:
            file = path.open("w", encoding="utf-8")
            write(file, wanted)
            return Kept(file, {})
        agree(read_header(path, lines[0]), wanted, path)
        deals = [read_deal(line, number, path) for number, line in enumerate(lines[1:], 2)]
        os.truncate(path, sum(len(line.encode()) + 1 for line in lines))
        return Kept(path.open("a", encoding="utf-8"), {deal.number: deal for deal in deals})
    except OSError as error:
        raise BadOptions(f"{path} cannot be used: {error.strerror or error}") from error


def kept_seed(path: Path) -> int | None:
    """The seed of the tournament in a file, if there is one."""
    try:
        lines = whole_lines(path)
    except OSError as error:
        raise BadOptions(f"{path} cannot be used: {error.strerror or error}") from error
    return int(read_header(path, lines[0])["seed"]) if lines else None


def whole_lines(path: Path) -> list[str]:
    """The lines that were written to their end; the last one may have been cut off. A file may be new or empty."""
    if not path.exists():
        return []
    try:
        *lines, rest = path.read_bytes().decode("utf-8").split("\n")
    except UnicodeDecodeError as error:
        raise no_tournament(path) from error
    if not lines and not rest.startswith(BEGINNING[: len(rest)]):
        raise no_tournament(path)
    return lines


def no_tournament(path: Path) -> BadOptions:
    return BadOptions(f"{path} is not a tournament file", "no_tournament", {"file": str(path)})


def as_written(value: dict[str, Any]) -> Any:
    """A value as it is read again: lists for tuples."""
    return json.loads(json.dumps(value))


def read_header(path: Path, line: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except json.JSONDecodeError:
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise no_tournament(path)
    return found


def agree(found: dict[str, Any], wanted: dict[str, Any], path: Path) -> None:
    """Refuse the file of another tournament, and say what differs."""
    for name, value in wanted.items():
        if found.get(name) != value:
            there, here = (json.dumps(one, ensure_ascii=False) for one in (found.get(name), value))
            values = {"file": str(path), "name": name, "there": there, "here": here}
            said = f"{path} keeps another tournament: its {name} is {there}, not {here}"
            raise BadOptions(said, "other_tournament", values)


def read_deal(line: str, number: int, path: Path) -> Deal:
    try:
        found = json.loads(line)
        return Deal(int(found["number"]), [Outcome(**outcome) for outcome in found["outcomes"]])
    except (ValueError, KeyError, TypeError) as error:
        raise BadOptions(f"{path}, line {number}: this is not a deal of a tournament") from error
