"""Making the sdist from the checkout and its built client, and every wheel from the sdist."""

import os
import shutil
from pathlib import Path

from tools.environment import BUILD
from tools.machine import has_c_library, has_compiler
from tools.native import mirror
from tools.steps import ROOT, STATIC, run

DIST = ROOT / "dist"
WORK = BUILD / "wheels"
TREE = WORK / "tree"  # a copy of what is packed: people may go on editing
PACKED = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
RELEASED = "3"  # the C compiler's level for what others install
QUICK = "1"
BACKEND = "import sys; from setuptools import build_meta; print(build_meta.build_sdist(sys.argv[1]))"
INCLUDE = "import sysconfig; print(sysconfig.get_path('include'))"


def fill_tree(tree: Path, client: Path) -> None:
    """What goes into the sdist, at a place where building may leave its traces; a missing client is left out."""
    shutil.rmtree(tree, ignore_errors=True)
    for part in PACKED:
        mirror(ROOT / part, tree / part)
    mirror(client, tree / STATIC.relative_to(ROOT))


def make_sdist(python: Path, tree: Path, into: Path) -> Path:
    """The sdist of a tree, made by an interpreter that has setuptools."""
    into.mkdir(parents=True, exist_ok=True)
    said = run([python, "-c", BACKEND, into], {"PYTHONPATH": ""}, tree)
    return into / said.strip().splitlines()[-1]


def make_wheel(pip: list[str | Path], sdist: Path, into: Path, env: dict[str, str]) -> Path:
    """A wheel of an sdist, made by a pip whose interpreter has what building needs."""
    made = into / "made"
    shutil.rmtree(made, ignore_errors=True)
    options: list[str | Path] = ["wheel", "-q", "--no-deps", "--no-build-isolation", "--no-cache-dir", "-w", made]
    run([*pip, *options, sdist], {"PYTHONPATH": "", "GREATHALL_COMPILE": "", **env}, into)
    [wheel] = made.glob("*.whl")
    moved = wheel.rename(into / wheel.name)
    made.rmdir()
    return moved


def compiling(quick: bool) -> dict[str, str]:
    """What tells setup.py to compile."""
    return {"GREATHALL_COMPILE": "1", "GREATHALL_OPT": os.environ.get("GREATHALL_OPT", QUICK if quick else RELEASED)}


def compiler_problem(python: Path) -> str | None:
    """What is missing for compiling for an interpreter, or nothing."""
    if not (has_compiler() and has_c_library()):
        return "no C compiler"
    include = run([python, "-c", INCLUDE]).strip()
    return None if Path(include, "Python.h").exists() else "no Python.h"
