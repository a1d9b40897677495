"""The page docs/rulings.md: every section and ruling of the rules, and the scenarios and tests that show it.

    .venv/bin/python -m tools.coverage_table            write the page again
    .venv/bin/python -m tools.coverage_table T-8.4      say where sections, rulings or examples are shown

A game has a file tests/games/GAME/rules.txt with a line for each section and ruling: number, sources, a few words; an
expansion has one in a folder below. Next to it balance.txt says what looked wrong when bots played: cards, fact, how.
A scenario names what it shows under `rules` and `example`. A Python test names sections and rulings in its docstring,
or both kinds in comments above it or in it: `# rules: T-4.1, R-68`, `# example: citadels/EX-05`.
"""

import ast
import re
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from greathall.scenarios import load_file
from tools.steps import ROOT

PAGE = ROOT / "docs" / "rulings.md"
MOST = 3  # sections and rulings of one scenario: it shows few things, and those clearly
NUMBER = re.compile(r"\b[A-Z]-\d+(?:\.\d+)*\b")
COMMENT = re.compile(r"\s*# (rules|example): (.+)")
HEAD = """# Rules and rulings

Every section of the rules and every ruling, with where it comes from and what shows that the program keeps it:
`rulebook` is the printed rulebook, `public` are public card lists and translations of the rules, `decided` is what we
decided where these are silent; for an expansion `base` follows from the rules of the base game, and `reconstructed` is
a value that no source gives, chosen to fit everything that is known. After each file comes how many of its scenarios
or tests name the number.

This page is generated and a test compares it: `.venv/bin/python -m tools.coverage_table` writes it again, and with
numbers or examples (`… T-8.4 R-09 citadels/EX-05`) the same command lists what shows them, with titles and lines.
"""
TITLES = {"paladins/crowns": "Paladins: City of Crowns"}
TABLE_HEAD = """
| | What it says | Source | Shown by |
| --- | --- | --- | --- |
"""
BALANCE_HEAD = """
### Balance watch

Which reconstructed values looked wrong when bots played ([the numbers](benchmarks.md#city-of-crowns)). None was changed
for it: anyone who owns the game can look, and correct a value with `--facts`.

| | Of | What looks wrong, and how it showed |
| --- | --- | --- |
"""


@dataclass(frozen=True)
class Rule:
    """A section or a ruling."""

    number: str
    sources: str
    text: str


@dataclass(frozen=True)
class Doubt:
    """What looks wrong about a fact of some cards."""

    cards: str
    fact: str
    text: str


@dataclass(frozen=True)
class Witness:
    """A scenario or a test, with all that it shows."""

    file: Path
    line: int
    title: str
    rules: tuple[str, ...]
    examples: tuple[str, ...]


def games() -> list[str]:
    """The games that have a table."""
    return sorted({table.split("/")[0] for table in tables()})


def tables() -> list[str]:
    """The folders with a table: a game, or an expansion below it."""
    folder = ROOT / "tests" / "games"
    return sorted(file.parent.relative_to(folder).as_posix() for file in folder.rglob("rules.txt"))


def rules_of(table: str) -> list[Rule]:
    text = (ROOT / "tests" / "games" / table / "rules.txt").read_text(encoding="utf-8")
    return [Rule(*line.split(" | ")) for line in text.splitlines()]


def doubts_of(table: str) -> list[Doubt]:
    """What looked wrong, if games of bots were watched."""
    file = ROOT / "tests" / "games" / table / "balance.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [Doubt(*line.split(" | ")) for line in lines]


@cache  # reading the scenarios takes seconds
def witnesses_of(game: str) -> list[Witness]:
    """All scenarios and tests of a game, those of its expansions included."""
    scenarios = sorted((ROOT / "tests" / "scenarios" / game).glob("*.yaml"))
    tests = sorted((ROOT / "tests" / "games" / game).rglob("test_*.py"))
    return [found for file in scenarios for found in scenarios_in(file)] + [
        found for file in tests for found in tests_in(file)
    ]


def scenarios_in(file: Path) -> list[Witness]:
    return [Witness(file, found.line, found.title, found.rules, found.examples) for found in load_file(file)]


def tests_in(file: Path) -> list[Witness]:
    text = file.read_text(encoding="utf-8")
    functions = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    return [named_by(file, node, text.splitlines()) for node in functions if node.name.startswith("test_")]


def named_by(file: Path, node: ast.FunctionDef, lines: list[str]) -> Witness:
    """What a test names in its docstring, in comments above it and in it."""
    first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) - 1
    while first > 0 and lines[first - 1].startswith("#"):
        first -= 1
    named: dict[str, list[str]] = {"rules": NUMBER.findall(ast.get_docstring(node) or ""), "example": []}
    for found in filter(None, map(COMMENT.match, lines[first : node.end_lineno])):
        named[found[1]] += found[2].split(", ")
    return Witness(file, node.lineno, node.name, tuple(named["rules"]), tuple(named["example"]))


def shown_by(number: str, witnesses: list[Witness]) -> str:
    """Links to the files that show a rule, each with the number of its scenarios or tests that do."""
    counts: dict[Path, int] = {}
    for witness in witnesses:
        if number in witness.rules:
            counts[witness.file] = counts.get(witness.file, 0) + 1
    return ", ".join(f"[{file.stem}](../{file.relative_to(ROOT).as_posix()}) {count}" for file, count in counts.items())


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for table in tables():
        witnesses = witnesses_of(table.split("/")[0])
        parts.append(f"\n## {TITLES.get(table, table.capitalize())}\n{TABLE_HEAD}")
        for rule in rules_of(table):
            parts.append(f"| {rule.number} | {rule.text} | {rule.sources} | {shown_by(rule.number, witnesses)} |\n")
        doubts = doubts_of(table)
        parts += [BALANCE_HEAD] if doubts else []
        parts += [f"| {doubt.cards} | {doubt.fact} | {doubt.text} |\n" for doubt in doubts]
    return "".join(parts)


def listing(names: list[str]) -> str:
    """Where these sections, rulings or examples are shown, a line for each scenario or test."""
    found = []
    for witness in [witness for game in games() for witness in witnesses_of(game)]:
        shown = [name for name in names if name in witness.rules + witness.examples]
        if shown:
            found.append(f"{witness.file.relative_to(ROOT)}:{witness.line}: {', '.join(shown)}: {witness.title}\n")
    return "".join(found)


if __name__ == "__main__":
    if sys.argv[1:]:
        print(listing(sys.argv[1:]), end="")
    else:
        PAGE.write_text(page(), encoding="utf-8")
