"""Rules broken on purpose: for each of the changes in mutations.yaml a scenario of the broken rule fails.

A change names a file of the game, a text that stands there exactly once, what replaces it, and the rules it breaks. It
is made in a copy of the sources, where scenarios that name one of these rules are run until one fails.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
SOURCES = ROOT / "src" / "greathall"
GAME = Path("games") / "citadels"
SCENARIOS = sorted(str(file) for file in (ROOT / "tests" / "scenarios" / "citadels").glob("*.yaml"))
MUTATIONS: list[dict[str, Any]] = YAML(typ="safe").load((HERE / "mutations.yaml").read_text(encoding="utf-8"))
CASES = [pytest.param(mutation, id=mutation["breaks"]) for mutation in MUTATIONS]
LEAST = 40


class Runner:
    """A process that works on a copy of the sources."""

    def __init__(self, folder: Path) -> None:
        self.game = folder / "greathall" / GAME
        shutil.copytree(SOURCES, folder / "greathall", ignore=shutil.ignore_patterns("__pycache__"))
        env = {**os.environ, "PYTHONPATH": str(folder)}
        command = [sys.executable, str(HERE / "mutation_runner.py")]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
        self.send(SCENARIOS)

    def send(self, message: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def run(self, file: str, text: str, rules: list[str]) -> str:
        """The title of a scenario of these rules that fails with this text in a file, or nothing."""
        assert self.process.stdout is not None
        self.send({"file": str(self.game / file), "text": text, "rules": rules})
        answer = json.loads(self.process.stdout.readline())
        assert answer["error"] == ""
        return str(answer["failed"])

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture(scope="module")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Runner]:
    running = Runner(tmp_path_factory.mktemp("mutations"))
    yield running
    running.end()


def text_of(file: str) -> str:
    return (SOURCES / GAME / file).read_text(encoding="utf-8")


def test_nothing_fails_as_long_as_nothing_is_broken(runner: Runner) -> None:
    rules = sorted({rule for mutation in MUTATIONS for rule in mutation["rules"]})
    assert runner.run("turn.py", text_of("turn.py"), rules) == ""


@pytest.mark.parametrize("mutation", CASES)
def test_a_broken_rule_is_noticed(mutation: dict[str, Any], runner: Runner) -> None:
    text = text_of(mutation["file"])
    assert text.count(mutation["text"]) == 1
    assert runner.run(mutation["file"], text.replace(mutation["text"], mutation["becomes"]), mutation["rules"]) != ""


def test_there_are_many_changes_in_all_parts_of_the_game() -> None:
    files = [Path(mutation["file"]) for mutation in MUTATIONS]
    parts = [file.parts[0] if len(file.parts) > 1 else "base" for file in files]
    assert len(MUTATIONS) >= LEAST
    assert all(parts.count(part) >= LEAST // 5 for part in ("base", "characters", "districts"))
    assert len(set(files)) >= LEAST // 2
