"""Which modules mypyc compiles. Without GREATHALL_COMPILE=1 the package is plain Python.

GREATHALL_SAMPLES=1 adds the package `samples` (the small games of the tests, from tests/samples), compiled too.
GREATHALL_OPT is the C compiler's level: 1 builds quickly and runs nearly as fast as 3, which is for releases.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import find_namespace_packages, setup

ENGINE = Path("src/greathall/engine")
GAMES = Path("src/greathall/games")
BOTS = Path("src/greathall/bots")
THINKING = ("judges", "thinkers")  # of the bots, what has to be quick
SAMPLES = Path("tests/samples")
# Stay plain Python: the contract check (it takes any game apart) and the catalogue of games (it only registers) …
PLAIN = ("src/greathall/engine/check", "src/greathall/engine/check.py", "src/greathall/games/__init__.py")


def is_compiled(file: Path) -> bool:
    """… and also the views of the games (dicts), and what has a stub beside it: the compiler reads the stub.

    A compiled `__init__` of a nested package has a wrong path and cannot import its modules, so all stay plain.
    """
    if file.name in ("__init__.py", "view.py") or file.with_suffix(".pyi").exists():
        return False
    return not any(path.as_posix() in PLAIN for path in (file, *file.parents))


def compiled_files(folder: Path) -> list[str]:
    """The files to compile, in a fixed order."""
    return [file.as_posix() for file in sorted(folder.rglob("*.py")) if is_compiled(file)]


def groups(samples: bool) -> list[tuple[list[str], str | None]]:
    """The parts and their names: the engine, every game, the bots, the samples. A change recompiles only its part."""
    folders = [ENGINE, *sorted(path for path in GAMES.glob("*") if path.is_dir() and path.name != "__pycache__")]
    parts: list[tuple[list[str], str | None]] = [
        (compiled_files(folder), ".".join(folder.parts[1:])) for folder in folders
    ]
    parts.append(([file for room in THINKING for file in compiled_files(BOTS / room)], ".".join(BOTS.parts[1:])))
    if samples:
        parts.append((compiled_files(SAMPLES), "samples"))
    return [(files, name) for files, name in parts if files]


def extensions(samples: bool) -> list[Any]:
    """The extension modules."""
    from mypyc.build import mypycify

    parts = groups(samples)
    files = [file for part, _ in parts for file in part]
    level = os.environ.get("GREATHALL_OPT", "1")
    return list(mypycify(files, opt_level=level, debug_level="0", separate=parts))


def main() -> None:
    """Build the package as the environment says."""
    samples = os.environ.get("GREATHALL_SAMPLES") == "1"
    asked_for_names = "egg_info" in sys.argv or "dist_info" in sys.argv  # pip's first two calls; not worth compiling
    compiling = os.environ.get("GREATHALL_COMPILE") == "1" and not asked_for_names
    packages = find_namespace_packages("src", include=["greathall*"])  # data folders too
    setup(
        packages=packages + find_namespace_packages("tests", include=["samples*"]) * samples,
        package_dir={"": "src", "samples": SAMPLES.as_posix()},
        ext_modules=extensions(samples) if compiling else [],
        options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
    )


if __name__ == "__main__":
    main()
