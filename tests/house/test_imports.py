"""Who may import whom: engine ← games ← {scenarios, bots} ← {envs, training, server} ← commands ← cli; baselines
build on envs and training; teams are for all of these but the server.

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
    "teams": set(),
    "locale": {"engine"},
    "games": {"engine", "locale"},
    FACE: {"engine", "games", "locale"},
}
BELOW["scenarios"] = BELOW["bots"] = {*BELOW[FACE], FACE}
BELOW["envs"] = BELOW["training"] = BELOW["server"] = {*BELOW["bots"], "scenarios", "bots"}
BELOW["envs"] = BELOW["training"] = {*BELOW["training"], "teams"}
BELOW["baselines"] = {*BELOW["training"], "envs", "training"}
BELOW["commands"] = {*BELOW["server"], "teams", "envs", "server"}
BELOW["cli"] = {*BELOW["commands"], "commands"}
BELOW["__main__"] = {"cli"}
SERVER = "greathall.server"
SERVING = tuple(
    f"greathall.commands.{name}"
    for name in ("serve", "doctor", "backup", "restore", "admin", "findings", "hosting", "move_hall")
)
# The rooms of a package, from the ground up: each knows only those before it, neither itself nor by way of the top.
# What is in no room of the server is its ground floor, "".
ROOMS = {
    "greathall.engine": ("hidden", "encoding", "kept", "check"),
    "greathall.games.citadels": ("printed", "known", "round", "abilities", "characters", "districts", "written"),
    "greathall.games.paladins": ("printed", "gains", "acting", "actions", "round", "written", "solo", "crowns"),
    "greathall.bots": ("judges", "thinkers", "review", "tournament"),
    "greathall.commands": ("terminal", "playing", "findings", "hosting"),
    SERVER: ("protocol", "", "limits", "store", "table", "thinking", "sharing", "hall", "replay", "http", "page"),
}
# Rooms side by side: they do not know each other at all.
WALLS = {
    "greathall.games.citadels": (("characters", "districts"), ("characters", "written"), ("districts", "written")),
    "greathall.games.paladins": (("actions", "round"), ("actions", "written")),
    "greathall.bots": (("review", "tournament"),),
    "greathall.commands": (("playing", "findings"), ("playing", "hosting"), ("findings", "hosting")),
}
# Modules declare planes as they declare zones, so everything that knows modules knows this room by way of the top.
DECLARED = "greathall.engine.encoding"
KEPT_IN = {"starlette": "http", "uvicorn": "http", "sqlite3": "store", "asyncpg": "store", "redis": "sharing"}


def layer(module: str) -> str:
    """The layer that a module of the package belongs to."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else FACE


def is_within(module: str, package: str) -> bool:
    """Whether a module is a package or part of it."""
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


def room(module: str, package: str) -> str | None:
    """The room of a package that a module is in; none outside, and at a top that is no room."""
    if not is_within(module, package):
        return None
    name = module.removeprefix(package).lstrip(".").partition(".")[0]
    if name in ROOMS[package]:
        return name
    return "" if "" in ROOMS[package] else None


def fault_of_rooms(module: str, target: str) -> str | None:
    """Why the room of a module may not know that of another, or nothing."""
    for package, rooms in ROOMS.items():
        here, there = room(module, package), room(target, package)
        if here is None or there is None:
            continue
        if rooms.index(there) > rooms.index(here):
            return "the doors between the rooms open the other way"
        if any({here, there} == set(pair) for pair in WALLS.get(package, ())):
            return "there is a wall between these rooms"
    return None


def fault(module: str, target: str) -> str | None:
    """Why a module may not import another, or nothing."""
    if reason := fault_of_rooms(module, target):
        return reason
    wanted = KEPT_IN.get(target.split(".")[0])
    if layer(module) == "server" and wanted not in (None, room(module, SERVER)):
        return f"only {wanted} knows {target}"
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


def sources() -> list[tuple[str, bool, str]]:
    """Every module of the package: its name, whether it is a package, its text."""
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        parts = file.relative_to(SOURCE).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        found.append((".".join(parts[:-1] if is_package else parts), is_package, file.read_text(encoding="utf-8")))
    return found


def known(module: str, imports: dict[str, set[str]]) -> set[str]:
    """All that a module imports, itself or by way of others."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        new = imports.get(waiting.pop(), set()) - found
        found |= new
        waiting.extend(new)
    return found


def test_the_sources_keep_the_rule() -> None:
    found = [line for source in sources() for line in faults(*source)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("package", ROOMS)
def test_no_room_knows_a_later_one_by_way_of_the_top(package: str) -> None:
    imports = {}
    for module, is_package, source in sources():
        if module != package and is_within(module, package):
            imports[module] = {name for _, name in imported(module, is_package, source) if name != package}
    for module in imports:
        reached = {name for name in known(module, imports) if not is_within(name, DECLARED)}
        later = [name for name in reached if (fault_of_rooms(module, name) or "").startswith("the doors")]
        assert room(module, package) is None or not later, f"{module} knows {later}"


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
        (
            "greathall.games.citadels.round.turn",
            "from greathall.games.citadels.characters import king",
            "the other way",
        ),
        ("greathall.games.citadels.districts.armory", "from greathall.games.citadels.characters import king", "a wall"),
        ("greathall.games.paladins.gains.verbs", "from greathall.games.paladins.acting import paying", "the other way"),
        ("greathall.games.paladins.round.turn", "from greathall.games.paladins.actions import pray", "a wall"),
        ("greathall.engine.hidden.views", "from greathall.engine.kept.record import Record", "the other way"),
        ("greathall.engine.hidden.views", "from greathall.engine.encoding.planes import Plane", "the other way"),
        ("greathall.bots.judges.judge", "from greathall.bots.thinkers.rule import RuleBot", "the other way"),
        ("greathall.server.store.statements", "from greathall.server.http.routes import Routes", "the other way"),
        ("greathall.server.store.statements", "from starlette.requests import Request", "only http knows"),
        ("greathall.server.hall.hall", "import sqlite3", "only store knows"),
        ("greathall.server.thinking.worker", "from greathall.server.hall import lines", "the other way"),
        ("greathall.server.protocol.messages", "from greathall.server.denied import Denied", "the other way"),
        ("greathall.commands.replay", "from greathall.server.table.numbers import replay", "only the command"),
        ("greathall.envs.vector", "from greathall.baselines.kuhn import LISTING", "the other way"),
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
        ("greathall.baselines.ppo.course", "from greathall.envs.vector import vector\nfrom greathall import training"),
        ("greathall.commands.serve", "from greathall.server.http import serving"),
        ("greathall.cli", "from greathall.server import app\nfrom greathall import scenarios, bots"),
    ],
)
def test_the_checker_lets_pass(module: str, source: str) -> None:
    assert faults(module, module in (FACE, CATALOGUE), source) == []
