"""Who may import whom: engine ← games ← {scenarios, bots} ← {envs, server} ← commands ← cli.

The package's own `__init__` is the public face, above the games. `locale` is data for everybody but the engine, with
the code that makes sentences of what the engine tells.
"""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
FACE = "greathall"
CATALOGUE = "greathall.games"
EXPANSIONS = ("greathall.games.paladins.crowns",)
BELOW: dict[str, set[str]] = {
    "engine": set(),
    "locale": {"engine"},
    "games": {"engine", "locale"},
    FACE: {"engine", "games", "locale"},
}
BELOW["scenarios"] = BELOW["bots"] = {*BELOW[FACE], FACE}
BELOW["envs"] = BELOW["server"] = {*BELOW["bots"], "scenarios", "bots"}
BELOW["commands"] = {*BELOW["server"], "envs", "server"}
BELOW["cli"] = {*BELOW["commands"], "commands"}
BELOW["__main__"] = {"cli"}
# The rooms of the server, from the ground up: each knows only those before it. What lies in none is the ground floor.
SERVER = "greathall.server"
SERVING = tuple(f"greathall.commands.{name}" for name in ("serve", "doctor", "findings"))
ROOMS = ("protocol", "", "limits", "store", "table", "thinking", "hall", "replay", "http")
# Doors that are walls, by package: each of the first rooms never imports any of the second.
WALLS: dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "greathall.games.citadels": [
        (("printed", "round", "abilities", "known"), ("characters", "districts", "written")),
        (("characters",), ("districts",)),
        (("districts",), ("characters",)),
    ],
    "greathall.games.paladins": [
        (("printed",), ("gains", "acting", "actions", "round", "written")),
        (("gains", "acting", "round"), ("actions", "solo", "written")),
        (("actions",), ("solo", "written")),
        (("written",), ("actions",)),
    ],
    "greathall.bots": [
        (("judges",), ("thinkers", "review", "tournament")),
        (("thinkers",), ("review", "tournament")),
    ],
}
KEPT_IN = {"starlette": "http", "uvicorn": "http", "sqlite3": "store"}


def layer(module: str) -> str:
    """The layer that a module of the package lies in."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else FACE


def is_within(module: str, package: str) -> bool:
    """Whether a module is a package or lies in it."""
    return module == package or module.startswith(package + ".")


def absolute(module: str, is_package: bool, node: ast.ImportFrom) -> str:
    """The module that a `from … import` names."""
    if node.level == 0:
        return node.module or ""
    parts = module.split(".")
    parts = parts[: len(parts) - node.level + is_package]
    return ".".join([*parts, *([node.module] if node.module else [])])


def is_package_name(name: str) -> bool:
    """Whether `from x import y` brings a module: a layer, a game or part of one."""
    if is_within(name, CATALOGUE) or is_within(name, SERVER):
        return name.islower()
    return name.count(".") == 1 and layer(name) in BELOW


def imported(module: str, is_package: bool, source: str) -> list[tuple[int, str]]:
    """Everything a source imports, with the line; imports for type checkers count too."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = absolute(module, is_package, node)
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                inside = base in (FACE, CATALOGUE) or any(whole == name for name in EXPANSIONS)
                found.append((node.lineno, whole if inside and is_package_name(whole) else base))
    return found


def room(module: str) -> str:
    """The room of the server that a module lies in."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[2] in ROOMS else ""


def fault_in_the_server(module: str, target: str) -> str | None:
    """Why a module of the server may not import another, or nothing."""
    wanted = KEPT_IN.get(target.split(".")[0], room(module))
    if wanted != room(module):
        return f"only {wanted} knows {target}"
    if is_within(target, SERVER) and ROOMS.index(room(target)) > ROOMS.index(room(module)):
        return "the doors between the rooms open the other way"
    return None


def is_walled(module: str, target: str) -> bool:
    """Whether there is a wall between the rooms of two modules."""
    for package, walls in WALLS.items():
        for rooms, closed in walls:
            here = any(is_within(module, f"{package}.{name}") for name in rooms)
            if here and any(is_within(target, f"{package}.{name}") for name in closed):
                return True
    return False


def fault(module: str, target: str) -> str | None:
    """Why a module may not import another, or nothing."""
    if layer(module) == "server" and (reason := fault_in_the_server(module, target)):
        return reason
    if is_walled(module, target):
        return "there is a wall between these rooms"
    if not is_within(target, FACE):
        is_standard = target.split(".")[0] in sys.stdlib_module_names
        return "the engine imports only the standard library" if layer(module) == "engine" and not is_standard else None
    if layer(module) == "commands" and layer(target) == "server" and not any(is_within(module, one) for one in SERVING):
        return "only the commands that serve and examine know the server"
    if layer(module) not in BELOW or layer(target) not in BELOW:
        return "this layer is not in the rule"
    if layer(target) != layer(module) and layer(target) not in BELOW[layer(module)]:
        return "the arrows point the other way"
    for expansion in EXPANSIONS:
        bots = f"greathall.bots.judges.{expansion.split('.')[2]}"  # they play the game with everything it can have
        knows = module == CATALOGUE or is_within(module, expansion) or is_within(module, bots)
        if is_within(target, expansion) and not knows:
            return "only the catalogue of games knows an expansion"
    if layer(module) == "games" and module != CATALOGUE:
        if target == CATALOGUE:
            return "a game does not know the catalogue"
        if is_within(target, CATALOGUE) and module.split(".")[2] != target.split(".")[2]:
            return "a game never imports another game"
    return None


def faults(module: str, is_package: bool, source: str) -> list[str]:
    """What is wrong with the imports of a source."""
    result = []
    for line, target in imported(module, is_package, source):
        reason = fault(module, target)
        if reason:
            result.append(f"{module}:{line} imports {target}: {reason}")
    return result


def test_the_sources_keep_the_rule() -> None:
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        parts = file.relative_to(SOURCE).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        module = ".".join(parts[:-1] if is_package else parts)
        found += faults(module, is_package, file.read_text(encoding="utf-8"))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("module", "source", "reason"),
    [
        ("greathall.engine.machine", "import numpy", "standard library"),
        ("greathall.engine.machine", "from ruamel.yaml import YAML", "standard library"),
        ("greathall.engine.machine", "from greathall.games.citadels import turn", "the other way"),
        ("greathall.engine.machine", "from greathall import load", "the other way"),
        ("greathall.engine.machine", "from greathall import locale", "the other way"),
        ("greathall.engine.machine", "def f() -> None:\n    from ..games import citadels", "the other way"),
        ("greathall.engine.machine", "if TYPE_CHECKING:\n    from greathall.bots import rule", "the other way"),
        ("greathall.games.citadels.rules", "from greathall.bots.thinkers.greedy import Greedy", "the other way"),
        ("greathall.games.citadels.rules", "from greathall.games.paladins.printed.cards import x", "another game"),
        ("greathall.games.citadels.rules", "from greathall.games import paladins", "another game"),
        ("greathall.games.citadels.rules", "from ..paladins import cards", "another game"),
        ("greathall.games.citadels.rules", "from greathall.games import CATALOGUE", "know the catalogue"),
        (
            "greathall.games.paladins.rows",
            "from greathall.games.paladins.crowns.state import X",
            "an expansion",
        ),
        ("greathall.games.paladins.rows", "from greathall.games.paladins import crowns", "an expansion"),
        ("greathall.games.paladins.rows", "from . import crowns", "an expansion"),
        ("greathall.bots.thinkers.rule", "from greathall.games.paladins import crowns", "an expansion"),
        ("greathall.bots.thinkers.rule", "import greathall.scenarios.load", "the other way"),
        ("greathall.scenarios.run", "from greathall.bots import rule", "the other way"),
        ("greathall.bots.thinkers.rule", "from greathall.server.http.app import app", "the other way"),
        ("greathall.server.http.app", "from greathall import envs", "the other way"),
        ("greathall.server.http.app", "from greathall.cli import main", "the other way"),
        ("greathall.games.citadels.round.turn", "from greathall.games.citadels.characters import king", "a wall"),
        ("greathall.bots.judges.judge", "from greathall.bots.thinkers.rule import RuleBot", "a wall"),
        ("greathall.server.store.statements", "from greathall.server.http.routes import Routes", "the other way"),
        ("greathall.server.store.statements", "from starlette.requests import Request", "only http knows"),
        ("greathall.server.hall.hall", "import sqlite3", "only store knows"),
        ("greathall.server.thinking.worker", "from greathall.server.hall import lines", "the other way"),
        ("greathall.server.protocol.messages", "from greathall.server.denied import Denied", "the other way"),
        ("greathall.commands.replay", "from greathall.server.table.numbers import replay", "only the command"),
        ("greathall.attic.old", "from greathall.engine import machine", "not in the rule"),
    ],
)
def test_the_checker_catches(module: str, source: str, reason: str) -> None:
    found = faults(module, False, source)
    assert len(found) == 1
    assert reason in found[0]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("greathall.engine.machine", "import secrets\nfrom greathall.engine.luck import Luck"),
        ("greathall.games", "from greathall.games.paladins import crowns\nfrom greathall.games import citadels"),
        ("greathall.games.paladins.crowns.state", "from greathall.games.paladins.state import S\nfrom . import x"),
        ("greathall.games.citadels.rules", "from greathall.engine import machine\nfrom . import state"),
        ("greathall", "from greathall.engine.match import Match\nfrom greathall.games import catalogue"),
        ("greathall.bots.thinkers.rule", "import greathall\nfrom greathall.games.citadels import state\nimport numpy"),
        ("greathall.bots.judges.paladins.judge", "from greathall.games.paladins.crowns.words import X"),
        ("greathall.server.http.app", "from greathall.bots import rule\nfrom greathall import load\nimport uvicorn"),
        ("greathall.commands.serve", "from greathall.server.http import serving"),
        ("greathall.cli", "from greathall.server import app\nfrom greathall import scenarios, bots"),
    ],
)
def test_the_checker_lets_pass(module: str, source: str) -> None:
    assert faults(module, module in (FACE, CATALOGUE), source) == []
