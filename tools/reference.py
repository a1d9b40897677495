"""Writes docs/reference.md, what the library offers to those who build on it, from its docstrings.

.venv/bin/python -m tools.reference
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tools.steps import ROOT

PAGE = ROOT / "docs" / "reference.md"
SOURCE = ROOT / "src"
HEAD = """# Reference

What Great Hall offers to those who build on it, from its docstrings; written by `.venv/bin/python -m tools.reference`.
[research.md](research.md) shows how to use it, [bots.md](bots.md) how to write a player,
[adding-a-game.md](adding-a-game.md) how to write a game. What is not on this page may change without notice."""
# The modules of each section, and, if a module holds more than others need, the names that count.
SECTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "Games and matches": {
        "greathall.games": ("load", "new", "register", "replay", "find", "entries"),
        "greathall.engine.game": ("Listing", "Game", "TableOption"),
        "greathall.engine.course": ("Course",),
        "greathall.engine.match": ("Match",),
        "greathall.engine.kept.record": ("Record", "Entry"),
        "greathall.engine.luck": ("Luck", "TrueLuck", "luck_of"),
        "greathall.engine.errors": (),
    },
    "Answers and observations": {
        "greathall.engine.space": ("Space",),
        "greathall.engine.encoding.encoder": ("Encoding", "Part"),
        "greathall.engine.measures": ("returns_of", "range_of", "outcomes_of"),
    },
    "Bots": {
        "greathall.bots.bot": (),
        "greathall.bots.seat": (),
        "greathall.bots.registry": ("make", "seated", "names", "register"),
        "greathall.bots.play": (),
        "greathall.bots.series": (),
        "greathall.bots.tournament.deals": ("Contest", "Deal", "Outcome", "play_deal"),
        "greathall.bots.tournament.statistics": ("Standing", "standings", "bootstrap"),
    },
    "Environments": {
        "greathall.envs.vector": (),
        "greathall.engine.batch": ("Batch",),
        "greathall.envs.episodes": ("Episodes",),
        "greathall.envs.gymnasium": ("SeatEnv",),
        "greathall.envs.pettingzoo": ("Seats", "TurnsEnv", "TogetherEnv"),
        "greathall.envs.openspiel": ("load", "SpielGame", "SpielState"),
        "greathall.envs.chance": ("Dealer",),
    },
    "Data": {
        "greathall.envs.dataset.writing": ("write", "Plan", "write_all"),
        "greathall.envs.dataset.reading": ("Dataset",),
    },
    "Baselines": {
        "greathall.baselines.regrets.positions": ("root", "Position"),
        "greathall.baselines.regrets.trees": ("grow", "value", "exploitability"),
        "greathall.baselines.regrets.learning": ("Regrets", "iterate", "sample"),
        "greathall.baselines.small": ("deal",),
        "greathall.baselines.ppo.policy": ("Policy", "policy_of"),
        "greathall.baselines.ppo.rollouts": ("Rollouts",),
        "greathall.baselines.ppo.learning": ("learn",),
        "greathall.baselines.ppo.course": ("run",),
    },
    "Many games on many cores": {
        "greathall.teams": ("team_of",),
        "greathall.teams.team": ("Team", "TeamLost"),
    },
}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def file_of(module: str) -> Path:
    place = SOURCE.joinpath(*module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def said(node: ast.Module | ast.ClassDef | Function) -> str:
    """A docstring on one line."""
    return " ".join((ast.get_docstring(node) or "").split())


def is_property(function: Function) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == "property" for mark in function.decorator_list)


def is_open(name: str) -> bool:
    return not name.startswith("_")


def signature(function: Function) -> str:
    """A call as it is written: its arguments with their defaults, and what comes back."""
    if is_property(function):
        return function.name
    listed = re.sub(r"(?<! )=(?! )", " = ", ast.unparse(function.args))
    listed = listed.removeprefix("self").removeprefix(", ")
    back = ast.unparse(function.returns) if function.returns else "None"
    return f"{function.name}({listed})" + ("" if back == "None" else f" → {back.strip(chr(39))}")


def functions(body: list[ast.stmt]) -> list[Function]:
    """What can be called, each once: the setter of a property is not another thing. What needs no word is left out."""
    found: dict[str, Function] = {}
    for node in body:
        if isinstance(node, Function) and is_open(node.name):
            found.setdefault(node.name, node)
    return [one for one in found.values() if said(one) or len(one.args.args) == 1]


def line(function: Function) -> str:
    words = said(function)
    return f"- `{signature(function)}`" + (f": {words}" if words else "")


def of_class(node: ast.ClassDef) -> Iterator[str]:
    """A class: how it is made, what it is, what can be asked of it."""
    bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) not in ("Protocol", "Exception")]
    made = next((one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"), None)
    yield f"**`{node.name}`**" + (f" (a `{'`, `'.join(bases)}`)" if bases else "") + f": {said(node)}"
    fields = [one for one in node.body if isinstance(one, ast.AnnAssign) and not made]
    rows = [f"- `{signature(made).replace('__init__', node.name)}`"] if made else []
    rows += [f"- `{ast.unparse(one.target)}: {ast.unparse(one.annotation)}`" for one in fields]
    rows += [line(one) for one in functions(node.body)]
    if rows:
        yield "\n".join(rows)


def of_module(module: str, names: tuple[str, ...]) -> Iterator[str]:
    """A module: its first sentence, its functions, its classes."""
    tree = ast.parse(file_of(module).read_text(encoding="utf-8"))
    yield f"### {module}"
    yield (ast.get_docstring(tree) or "").split("\n\n")[0].replace("\n", " ")
    calls = [line(node) for node in functions(tree.body) if not names or node.name in names]
    if calls:
        yield "\n".join(calls)
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and is_open(node.name) and (not names or node.name in names):
            yield from of_class(node)


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for title, modules in SECTIONS.items():
        parts.append(f"## {title}")
        for module, names in modules.items():
            parts += of_module(module, names)
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
