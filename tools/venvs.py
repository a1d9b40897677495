"""Where things are in a virtual environment. Windows has places and names of its own."""

import sys
from pathlib import Path

WINDOWS = "win32"


def program(venv: Path, name: str, platform: str = sys.platform) -> Path:
    """A program of an environment."""
    return venv / "Scripts" / f"{name}.exe" if platform == WINDOWS else venv / "bin" / name


def packages(venv: Path, version: str, platform: str = sys.platform) -> Path:
    """Where its packages are; the version of its Python is written like 3.11."""
    folder = venv / "Lib" if platform == WINDOWS else venv / "lib" / f"python{version}"
    return folder / "site-packages"


def interpreter(prefix: Path, version: str, platform: str = sys.platform) -> Path:
    """The interpreter of a Python that is installed, not of an environment."""
    return prefix / "python.exe" if platform == WINDOWS else prefix / "bin" / f"python{version}"
