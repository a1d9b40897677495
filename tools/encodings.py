"""Writes src/greathall/games/GAME/encoding.json, how observations of all tables of the game are laid out, and the same
as tables for people: docs/observations.md.

Learners, and what they have learned, go by it. If you change the order, a name or a range, raise the `version` in the
file by hand.

    .venv/bin/python -m tools.encodings
"""

import json
from collections.abc import Iterator
from math import prod
from pathlib import Path
from typing import Any

from greathall.engine import Game
from greathall.engine.encoding.encoder import Axes, own_axes, own_planes
from greathall.games import find
from tools.steps import ROOT

GAMES = ("citadels", "paladins")
PAGE = ROOT / "docs" / "observations.md"
HEAD = """# What the numbers of an observation mean

`Match.observe` writes a position as bytes; [research.md](research.md) shows how to use them. This page lists their
parts and is written by `.venv/bin/python -m tools.encodings`. Every number is 0 or more and at most the `highest` of
its part; a part has a number for each name of its axis, or for each pair, the last axis going fastest. The axis `seat`
begins with the observer and goes on to the left; seats that nobody sits on, cards that are not in play and the
parts of an expansion that is not on the table stay 0. The names of every axis are in `Game.encoding().axes`."""


def file_of(name: str) -> Path:
    return ROOT / "src" / "greathall" / "games" / name / "encoding.json"


def tables(name: str) -> Iterator[Game]:
    """Tables that have all planes between them; expansions come last, and the most seats first."""
    entry = find(name)
    choices: list[dict[str, Any]] = [{}, {"expansions": ["city_of_crowns"]}] if name == "paladins" else [{}]
    for options in choices:
        for players in reversed(entry.players):
            yield entry.load(players, **options)


def all_axes(games: list[Game]) -> Axes:
    """Every axis with all its names."""
    found: Axes = {}
    for game in games:
        for axis, names in own_axes(game.rules).items():
            found[axis] = max(found.get(axis, ()), names, key=len)
    return found


def layout(games: list[Game], axes: Axes, everything: bool) -> list[list[Any]]:
    """Every plane with its axes and its range, the widest of all tables."""
    found: dict[str, list[Any]] = {}
    for game in games:
        for plane in own_planes(game.rules, axes, everything):
            kept = found.setdefault(plane.name, [plane.name, list(plane.axes), plane.highest])
            kept[2] = max(kept[2], plane.highest)
    return list(found.values())


def encoding_of(name: str) -> dict[str, Any]:
    """What belongs in the file, except the version."""
    games = list(tables(name))
    axes = all_axes(games)
    found = {"seat": layout(games, axes, False), "everything": layout(games, axes, True)}
    used = {axis for planes in found.values() for _, of, _ in planes for axis in of}
    return {"axes": {axis: list(names) for axis, names in axes.items() if axis in used}, **found}


def text_of(version: int, encoding: dict[str, Any]) -> str:
    """The file: a line for each axis and each plane."""
    axes = ",\n".join(f"{json.dumps(axis)}: {json.dumps(names)}" for axis, names in encoding["axes"].items())
    seat, everything = (",\n".join(map(json.dumps, encoding[key])) for key in ("seat", "everything"))
    return f'{{"version": {version}, "axes": {{\n{axes}\n}}, "seat": [\n{seat}\n], "everything": [\n{everything}\n]}}\n'


def page() -> str:
    """The tables of all games."""
    lines = [HEAD]
    for name in GAMES:
        kept = json.loads(file_of(name).read_text(encoding="utf-8"))
        for key, of in (("seat", "what a seat may know"), ("everything", "everything")):
            rows, size = table(kept["axes"], kept[key])
            lines.append(f"\n## {find(name).title}: {of}\n\nVersion {kept['version']}, {size:,} numbers.\n")
            lines.append("| part | axes | from | numbers | highest |\n| --- | --- | --- | --- | --- |")
            lines.extend(rows)
    return "\n".join(lines) + "\n"


def table(axes: dict[str, list[str]], planes: list[list[Any]]) -> tuple[list[str], int]:
    """A row for each part, and how many numbers they have together."""
    rows: list[str] = []
    first = 0
    for name, of, highest in planes:
        size = prod(len(axes[axis]) for axis in of)
        by = " × ".join(f"{axis} ({len(axes[axis])})" for axis in of)
        rows.append(f"| `{name}` | {by} | {first} | {size} | {highest} |")
        first += size
    return rows, first


def main() -> None:
    for name in GAMES:
        version = json.loads(file_of(name).read_text(encoding="utf-8")).get("version", 1)
        encoding = encoding_of(name)
        file_of(name).write_text(text_of(version, encoding), encoding="utf-8")
        print(f"{name}: {len(encoding['seat'])} planes for a seat, {len(encoding['everything'])} of everything")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
