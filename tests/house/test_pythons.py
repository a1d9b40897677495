"""Every Python we declare, where it is installed: the library plays the same game on each, without any package."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from tools.pythons import HERE, candidates, declared, found, of_pyenv, runs, this_python

ROOT = Path(__file__).parents[2]
WORKFLOWS = ROOT / ".github" / "workflows"
DECLARED = declared()
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


def played(python: str) -> str:
    """What the games say on this Python, with every warning an error."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([python, "-W", "error", "-c", GAME], capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_runs_here_is_declared() -> None:
    assert HERE in DECLARED


def test_the_hosted_run_has_every_declared_python() -> None:
    workflow = (WORKFLOWS / "test.yml").read_text(encoding="utf-8")
    assert f"python: {DECLARED}".replace("'", '"') in workflow
    assert "run: python3 dev.py test\n" in workflow


def test_the_hosted_wheels_are_for_every_declared_python() -> None:
    workflow = YAML(typ="safe").load(WORKFLOWS / "wheels.yml")
    assert workflow["on"]["push"] == {"tags": ["v*"]}
    sdist, compiled = workflow["jobs"]["sdist"], workflow["jobs"]["compiled"]
    assert "python3 dev.py wheels --pure" in [step.get("run") for step in sdist["steps"]]
    assert compiled["needs"] == "sdist"
    assert compiled["env"]["CIBW_BUILD"].split() == [f"cp{version.replace('.', '')}-*" for version in DECLARED]
    assert compiled["env"]["CIBW_ENVIRONMENT"] == "GREATHALL_COMPILE=1 GREATHALL_OPT=3"


def test_the_newest_python_of_pyenv_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    for name in ("3.12.9", "3.12.10", "3.12.11-debug", "3.13.1"):
        (tmp_path / "versions" / name).mkdir(parents=True)
    versions = tmp_path / "versions"
    expected = [versions / "3.12.10" / "bin" / "python3.12", versions / "3.12.9" / "bin" / "python3.12"]
    assert of_pyenv("3.12") == expected
    assert [place for place in candidates("3.12") if versions in place.parents] == expected
    assert next(candidates(HERE)) == this_python()


def test_a_place_that_leads_nowhere_is_no_python(tmp_path: Path) -> None:
    shim = tmp_path / "python3.12"
    shim.write_text("#!/bin/sh\nexit 127\n")
    assert not runs(shim, "3.12", [])  # nobody may run it
    shim.chmod(0o755)
    assert not runs(shim, "3.12", [])
    assert runs(this_python(), HERE, ["venv"])
    assert not runs(this_python(), HERE, ["no_such_module"])
    assert not runs(this_python(), "3.9", [])


@pytest.mark.parametrize("version", found([]))
def test_games_are_the_same_on_every_python(version: str) -> None:
    assert played(str(found([])[version])) == played(sys.executable)
