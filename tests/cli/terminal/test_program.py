"""The program in a process of its own: pipes, a terminal, signals."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from terminals import environment

PATIENCE = 60


def run_program(words: list[str], typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, input=typed, capture_output=True, encoding="utf-8", env=environment(), timeout=PATIENCE
    )


def test_a_piped_game_to_its_end(program: list[str]) -> None:
    done = run_program([*program, "play", "inquest", "--players", "3", "--seed", "1"], "1\n" * 100)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"\n  Score( +-?\d+){3}\n", done.stdout)


def test_a_pipe_that_ends_early_and_bytes_that_are_no_text(program: list[str]) -> None:
    words = [*program, "play", "masons", "--seed", "1", "--seat", "B"]
    done = subprocess.run(
        words, input=b"\xff\xfe\ngather gold\n", capture_output=True, env=environment(), timeout=PATIENCE
    )
    out = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert "this game has no such answer" in out
    assert "B gathers 2 gold." in out
    assert out.endswith("Goodbye. Only what you saved is kept.\n")


def test_nobody_reads_any_more(program: list[str]) -> None:
    words = [*program, "simulate", "masons", "--games", "3", "--seed", "1"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) == 1


def test_workers_in_a_process_of_its_own(program: list[str]) -> None:
    words = [*program, "simulate", "inquest", "--players", "2-3", "--games", "6", "--seed", "4", "--json"]
    reports = []
    for workers in ("1", "2"):
        done = run_program([*words, "--workers", workers])
        assert (done.returncode, done.stderr) == (0, "")
        reports.append([{**report, "speed": None} for report in json.loads(done.stdout)])
    assert reports[0] == reports[1]


def test_the_module_can_be_run() -> None:
    done = run_program([sys.executable, "-m", "greathall", "--version"])
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("greathall ")


class AtTerminal:
    """The program at a pseudo-terminal: what it writes can be waited for, and keys can be pressed."""

    def __init__(self, words: list[str]) -> None:
        self.master, slave = pty.openpty()
        env = {**environment(), "TERM": "xterm", "COLUMNS": "80"}
        env.pop("NO_COLOR")
        self.process = subprocess.Popen(words, stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True)
        os.close(slave)
        self.seen = ""

    def until(self, words: str) -> str:
        """Read until some words have come; what came before them."""
        while words not in self.seen:
            assert self.says_anything(PATIENCE), f"{words!r} did not come, but {self.seen!r}"
            self.seen += os.read(self.master, 4096).decode(errors="replace")
        before, _, self.seen = self.seen.partition(words)
        return before

    def says_anything(self, within: float) -> bool:
        """Whether anything more comes within this many seconds."""
        return bool(select.select([self.master], [], [], within)[0])

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def interrupt(self) -> None:
        """What a terminal does when Ctrl-C is pressed: tell everybody who works there."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> int:
        code = self.process.wait(PATIENCE)
        os.close(self.master)
        return code


@pytest.fixture
def at_terminal(program: list[str]) -> Iterator[Callable[..., AtTerminal]]:
    """Start the program at a terminal; it does not outlive the test."""
    started: list[AtTerminal] = []

    def start(*words: str) -> AtTerminal:
        started.append(AtTerminal([*program, *words]))
        return started[-1]

    yield start
    for screen in started:
        screen.process.kill()
        screen.process.wait()


def test_a_game_at_a_terminal(at_terminal: Callable[..., AtTerminal]) -> None:
    screen = at_terminal("play", "inquest", "--players", "2", "--seed", "3")
    assert "\x1b[1mPlay a monk\x1b[0m" in screen.until("> ")
    screen.press("2\x7f1\n")  # a wrong key, taken back
    assert "Keep a monk on top of your pile" in screen.until("> ")
    screen.press("undo\n")
    assert "A takes an answer back." in screen.until("> ")
    screen.press("\x04")
    screen.until("Goodbye.")
    assert screen.end() == 0


def test_control_c_leaves_politely(at_terminal: Callable[..., AtTerminal]) -> None:
    screen = at_terminal("play", "masons", "--seed", "3", "--seat", "B")
    screen.until("> ")
    screen.interrupt()
    while not screen.says_anything(within=10):  # an interrupt just before readline begins to wait gets lost
        screen.interrupt()
    assert "Traceback" not in screen.until("Goodbye.")
    assert screen.end() == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_long_simulation_shows_progress_and_can_be_stopped(
    workers: str, at_terminal: Callable[..., AtTerminal]
) -> None:
    screen = at_terminal("simulate", "masons", "--games", "1000000", "--seed", "1", "--workers", workers)
    assert re.search(r"\[#*\.+\] \d+/$", screen.until("1000000"))
    screen.interrupt()
    said = screen.until("Stopped.")
    assert re.search(r"\r {30,}\r", said)
    assert "Traceback" not in said
    assert screen.end() == 1
    assert "Traceback" not in screen.seen
