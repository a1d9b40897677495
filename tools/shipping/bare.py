"""A bare environment: what somebody has who installed Python and nothing else. No Node, no compiler, no checkout."""

import os
import shutil
import subprocess
from pathlib import Path

from tools.steps import StepError, run, tail
from tools.venvs import program

ABSENT = ("node", "npm", "gcc", "cc", "clang", "make", "git")
PATIENCE = 300  # seconds; a machine may have much else to do


class Bare:
    """A new virtual environment with a home of its own; no other program is on its path."""

    def __init__(self, folder: Path, python: Path) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        self.folder = folder
        self.outside = python
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        run([python, "-m", "venv", "--without-pip", folder / "venv"])
        self.python = program(folder / "venv", "python")
        self.programs = self.python.parent
        self.env = {
            "PATH": str(self.programs),
            "HOME": str(self.home),
            "LC_ALL": "C.UTF-8",
            "NO_COLOR": "1",
            "PYTHONNOUSERSITE": "1",
        }
        there = [name for name in ABSENT if shutil.which(name, path=self.env["PATH"])]
        if there:
            raise StepError(f"not bare: {', '.join(there)} is there")

    @property
    def packages(self) -> Path:
        """Where its packages are."""
        [place] = (self.folder / "venv" / "lib").glob("python*/site-packages")
        return place

    def install(self, wheel: Path, *options: str) -> None:
        """Install a wheel with the pip outside, as somebody would; nothing may have to be built for it."""
        quiet: list[str | Path] = ["--disable-pip-version-check", "install", "-q", "--only-binary", ":all:"]
        run(
            [self.outside, "-m", "pip", "--python", self.python, *quiet, *options, wheel],
            {"PATH": self.env["PATH"], "PYTHONPATH": "", "PYTHONNOUSERSITE": "1"},
            self.folder,
        )

    def say(self, program: str, *words: str, typed: str = "") -> str:
        """What one of its programs says, given what somebody types."""
        command = [str(self.programs / program), *words]
        done = subprocess.run(
            command, cwd=self.home, env=self.env, input=typed, capture_output=True, encoding="utf-8", timeout=PATIENCE
        )
        if done.returncode != 0 or done.stderr:
            raise StepError(f"{tail(done.stdout + done.stderr)}\n({' '.join(command)}: exit code {done.returncode})")
        return done.stdout

    def start(self, program: str, *words: str) -> "subprocess.Popen[str]":
        """One of its programs, running; what it says comes from a pipe."""
        command = [str(self.programs / program), *words]
        pipe = subprocess.PIPE
        return subprocess.Popen(
            command,
            cwd=self.home,
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=pipe,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def size(self) -> int:
        """The bytes of what is installed, also of what is only linked there."""
        places = os.walk(self.packages, followlinks=True)
        return sum(Path(place, name).stat().st_size for place, _, names in places for name in names)
