"""Other programs that install a wheel: pipx and uv give each program an environment of its own."""

import shutil
from pathlib import Path

from tools.locks import UV
from tools.steps import StepError, run
from tools.venvs import program

PACKAGES = ("pipx", UV)
WAYS = {"pipx": ("install",), "uv": ("tool", "install")}


def surroundings(home: Path, python: Path) -> dict[str, str]:
    """What tells both of them to work here, and with which interpreter."""
    return {
        "PIPX_HOME": str(home / "pipx"),
        "PIPX_BIN_DIR": str(home / "bin"),
        "PIPX_MAN_DIR": str(home / "man"),
        "PIPX_DEFAULT_PYTHON": str(python),
        "UV_TOOL_DIR": str(home / "uv"),
        "UV_TOOL_BIN_DIR": str(home / "bin"),
        "UV_PYTHON": str(python),
        "PYTHONPATH": "",
    }


def make_installers(folder: Path, python: Path) -> None:
    """An environment that holds both of them."""
    shutil.rmtree(folder, ignore_errors=True)
    run([python, "-m", "venv", "--without-pip", folder])
    inside = program(folder, "python")
    run([python, "-m", "pip", "--python", inside, "--disable-pip-version-check", "install", "-q", *PACKAGES])


def prove_installers(folder: Path, python: Path, wheel: Path, version: str) -> str:
    """Each installs the wheel as README says, and then there is a program `greathall` of this version."""
    for name, words in WAYS.items():
        home = folder / f"home-{name}"
        shutil.rmtree(home, ignore_errors=True)
        run([program(folder, name), *words, wheel], surroundings(home, python))
        said = run([home / "bin" / "greathall", "--version"], {"PYTHONPATH": ""})
        if said != f"greathall {version}\n":
            raise StepError(f"installed with {name}, `greathall --version` says {said!r}")
    return " and ".join(WAYS)
