"""Every Python we declare, where it is installed: the library plays the same game on each, without any package."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DECLARED = [
    line.rsplit(" ", 1)[-1]
    for line in tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["classifiers"]
    if line.startswith("Programming Language :: Python :: 3.")
]
HERE = f"{sys.version_info.major}.{sys.version_info.minor}"
GAME = """
import greathall
from greathall.engine import Luck
for name, players in (("citadels", 4), ("paladins", 2)):
    luck, match = Luck(7), greathall.load(name, players).new(seed=3)
    while not match.over:
        seat = match.deciders()[0]
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
    print(name, match.record().text())
"""


def interpreters() -> dict[str, str]:
    """The declared Pythons that are here: on the path, or among those of pyenv."""
    found = {}
    versions = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    for version in DECLARED:
        others = sorted(versions.glob(f"{version}.*/bin/python{version}"))
        place = sys.executable if version == HERE else (str(others[-1]) if others else shutil.which(f"python{version}"))
        if place is not None:
            found[version] = place
    return found


def played(python: str) -> str:
    """What the games say on this Python, with every warning an error."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([python, "-W", "error", "-c", GAME], capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_runs_here_is_declared() -> None:
    assert HERE in DECLARED


def test_the_hosted_run_has_every_declared_python() -> None:
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    assert f"python: {DECLARED}".replace("'", '"') in workflow
    assert "run: python3 dev.py test\n" in workflow


@pytest.mark.parametrize("version", interpreters())
def test_games_are_the_same_on_every_python(version: str) -> None:
    assert played(interpreters()[version]) == played(sys.executable)
