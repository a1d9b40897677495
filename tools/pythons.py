"""The Pythons we declare, and where each of them is: this one, those of pyenv, those on the path."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.steps import ROOT
from tools.venvs import interpreter

HERE = f"{sys.version_info.major}.{sys.version_info.minor}"
CLASSIFIER = "Programming Language :: Python :: 3."
ITS_VERSION = "import sys; print('%d.%d' % sys.version_info[:2])"


def declared() -> list[str]:
    """The versions that pyproject.toml names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [line.rpartition(" ")[2] for line in project["classifiers"] if line.startswith(CLASSIFIER)]


def this_python() -> Path:
    """The interpreter that runs this, outside of any virtual environment."""
    return interpreter(Path(sys.base_prefix), HERE)


def of_pyenv(version: str) -> list[Path]:
    """Those of pyenv, on the path or not, the newest first."""
    versions = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    found = [folder for folder in versions.glob(f"{version}.*") if re.fullmatch(r"[\d.]+", folder.name)]
    newest_first = sorted(found, key=lambda folder: int(folder.name.rpartition(".")[2]), reverse=True)
    return [folder / "bin" / f"python{version}" for folder in newest_first]


def candidates(version: str) -> Iterator[Path]:
    """Where a version may be, the best place first."""
    if version == HERE:
        yield this_python()
    yield from of_pyenv(version)
    for folder in os.get_exec_path():
        yield Path(folder) / f"python{version}"


def runs(place: Path, version: str, modules: Sequence[str]) -> bool:
    """Whether there is this version at a place, with these modules; a place of pyenv may lead nowhere."""
    program = "; ".join([*(f"import {name}" for name in modules), ITS_VERSION])
    try:
        done = subprocess.run([place, "-c", program], capture_output=True, text=True)
    except OSError:
        return False
    return done.returncode == 0 and done.stdout.strip() == version


def found(modules: Sequence[str] = ("pip", "venv")) -> dict[str, Path]:
    """Every declared version that is here, once, with the modules that are needed of it."""
    places = {version: [at for at in candidates(version) if at.exists()] for version in declared()}
    chosen = {
        version: next((at for at in there if runs(at, version, modules)), None) for version, there in places.items()
    }
    return {version: place for version, place in chosen.items() if place is not None}
