"""What the package asks for: what it imports, bound where its insides are overridden, and thanked for."""

import ast
import re
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "greathall"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEEDED = {found.name: found for found in map(Requirement, PROJECT["dependencies"])}
THROUGH = {"uvicorn.protocols.http.httptools_impl": "httptools"}  # brought in, but not asked for by it
EXTRAS = {
    extra: {found.name for found in map(Requirement, PROJECT["optional-dependencies"][extra])}
    for extra in (
        *("bell", "dataset", "fast", "gpu", "gymnasium", "openspiel", "pettingzoo", "postgres", "ray", "training"),
    )
}
FAST = EXTRAS["fast"]
CALLED = {"open_spiel": "pyspiel"}  # modules that are not called like their packages


def imported(node: ast.AST) -> list[str]:
    """The modules that a statement imports."""
    if isinstance(node, ast.Import):
        return [name.name for name in node.names]
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else []


def foreign(files: list[Path]) -> set[str]:
    """The packages of others that these files import."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    modules = {module for tree in trees for node in ast.walk(tree) for module in imported(node)}
    found = {module.partition(".")[0] for module in modules} | {THROUGH[one] for one in modules & THROUGH.keys()}
    return found - sys.stdlib_module_names - {"greathall"}


def test_what_is_imported_is_asked_for_and_nothing_else() -> None:
    asked = {CALLED.get(name, name).partition(".")[0] for name in (*NEEDED, *set().union(*EXTRAS.values()))}
    assert foreign([*SOURCE.rglob("*.py")]) == asked


def test_only_environments_know_what_is_made_for_learners() -> None:
    learning = [file for room in ("teams", "envs", "training", "baselines") for file in (SOURCE / room).rglob("*.py")]
    others = foreign([file for file in SOURCE.rglob("*.py") if file not in learning])
    assert others == {name.partition(".")[0] for name in (*NEEDED, *FAST, *EXTRAS["postgres"], *EXTRAS["bell"])}


@pytest.mark.parametrize("name", ["uvicorn", "websockets"])
def test_a_package_whose_insides_are_overridden_is_bound(name: str) -> None:
    assert foreign([SOURCE / "server" / "http" / "connections.py"]) >= {name}
    assert [bound.operator for bound in NEEDED[name].specifier if bound.operator in ("<", "==", "~=")]


@pytest.mark.parametrize("name", sorted({*NEEDED, *set().union(*EXTRAS.values())}))
def test_the_notice_thanks(name: str) -> None:
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    thanked = notice.partition("The server stands on Python packages")[2].lower()
    assert name.removesuffix(".syntax").replace("_", "") in thanked


def test_playing_does_without_what_only_makes_it_faster() -> None:
    playing, testing = ((ROOT / f"requirements{which}.lock").read_text(encoding="utf-8") for which in ("", "-test"))
    assert [(f"\n{name}==" in playing, f"\n{name}==" in testing) for name in FAST] == [(False, True)]


def test_a_lock_names_everything_that_its_packages_ask_for() -> None:
    """It is installed as it is: pip looks at nothing that is not named there."""
    lock = (ROOT / "requirements-test.lock").read_text(encoding="utf-8")
    lines = [Requirement(line) for line in re.findall(r"^([\w.-]+==.*?) *\\\\?$", lock, re.MULTILINE)]
    locked = {line.name: line for line in lines if line.marker is None or line.marker.evaluate()}
    assert len(locked) > 20
    for name in locked:
        wanted = [Requirement(text) for text in distribution(name).requires or ()]
        needed = [one for one in wanted if one.marker is None or one.marker.evaluate({"extra": ""})]
        assert {canonical(one.name) for one in needed} <= {canonical(other) for other in locked}, name


def canonical(name: str) -> str:
    """A name as all its spellings are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()
