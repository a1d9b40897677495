"""Rules broken on purpose, for any game: a change is made in a copy of the sources, where scenarios must notice it.

A change names a file of the game, a text that occurs in it exactly once, what replaces it, and the rules it breaks. The
scenarios that name one of these rules are run until one fails.
"""

import compileall
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from py_compile import PycInvalidationMode
from typing import Any

import pytest
from ruamel.yaml import YAML

HERE = Path(__file__).parent
SHARE = 4
ROOT = HERE.parents[1]
SOURCES = ROOT / "src" / "greathall"


def mutations_of(game: str) -> list[dict[str, Any]]:
    """The changes of a game, or of an expansion in a folder below it."""
    text = (HERE / game / "mutations.yaml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = YAML(typ="safe").load(text)
    return found


def marks_of(place: int) -> list[pytest.MarkDecorator]:
    """One change in this many is always tried, the others only in the whole."""
    return [pytest.mark.whole] if place % SHARE else []


class Runner:
    """A process that works on a copy of the sources."""

    def __init__(self, game: str, folder: Path, scenarios: str = "*.yaml") -> None:
        self.sources = SOURCES / "games" / game
        self.game = folder / "greathall" / "games" / game
        shutil.copytree(SOURCES, folder / "greathall", ignore=shutil.ignore_patterns("__pycache__", "static"))
        # By its hash, a file that was changed just now is told from one that is compiled already.
        compileall.compile_dir(folder, quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
        env = {**os.environ, "PYTHONPATH": str(folder)}
        command = [sys.executable, str(HERE / "mutation_runner.py"), game]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
        self.send(sorted(str(file) for file in (ROOT / "tests" / "scenarios" / game).glob(scenarios)))

    def send(self, message: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def run(self, file: str, text: str, rules: list[str]) -> str:
        """The title of a scenario of these rules that fails with this text in a file, or nothing."""
        assert self.process.stdout is not None
        self.send({"file": str(self.game / file), "text": text, "rules": rules})
        answer = json.loads(self.process.stdout.readline())
        assert answer["error"] == "", answer["error"]
        return str(answer["failed"])

    def text_of(self, file: str) -> str:
        return (self.sources / file).read_text(encoding="utf-8")

    def notices(self, mutation: dict[str, Any]) -> str:
        """The title of a scenario that fails if this is changed."""
        text = self.text_of(mutation["file"])
        assert text.count(mutation["text"]) == 1, (
            f"it occurs {text.count(mutation['text'])} times in {mutation['file']}"
        )
        changed = text.replace(mutation["text"], mutation["becomes"])
        return self.run(mutation["file"], changed, mutation["rules"])

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()
