"""Ctrl-C at any moment and as often as one likes: “Stopped.” and nothing else, and all work ends."""

import json
import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from terminals import environment

PATIENCE = 60
OFTEN = 0.005  # seconds between two interrupts
SIMULATE = ("simulate", "masons", "--games", "1000000", "--seed", "1")
TOURNAMENT = ("tournament", "masons", "--bots", "greedy,random", "--deals", "1000000", "--seed", "1")
Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start(program: list[str]) -> Iterator[Start]:
    """Start the program with everybody who works for it in a group of their own; none outlives the test."""
    started: list[subprocess.Popen[str]] = []

    def starting(*words: str) -> "subprocess.Popen[str]":
        made = subprocess.Popen(
            [*program, *words],
            env=environment(),
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        started.append(made)
        return made

    yield starting
    for process in started:
        process.kill()
        process.communicate()


def children(process: "subprocess.Popen[str]") -> list[int]:
    """Whom a process has started, the first first."""
    return [int(child) for child in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]


def is_over(process: "subprocess.Popen[str]", within: float) -> bool:
    try:
        process.wait(within)
    except subprocess.TimeoutExpired:
        return False
    return True


@pytest.mark.parametrize("helpers", [1, 2, 3], ids=["nobody works yet", "one has come", "both have come"])
@pytest.mark.parametrize("words", [SIMULATE, TOURNAMENT], ids=["simulate", "tournament"])
def test_interrupts_are_answered_once(start: Start, words: tuple[str, ...], helpers: int) -> None:
    """From the moment when this many helpers are there (the first keeps the books, two play) until the end."""
    process = start(*words, "--workers", "2")
    while len(children(process)) < helpers:
        assert not is_over(process, OFTEN)
    while not is_over(process, OFTEN):
        os.killpg(process.pid, signal.SIGINT)
    assert process.communicate(timeout=PATIENCE)[0] == "Stopped.\n"  # all has been said when nobody is there any more
    assert process.returncode == 1


def test_whoever_works_for_a_command_never_hears_an_interrupt(start: Start) -> None:
    process = start(*SIMULATE[:3], "1000", *SIMULATE[4:], "--workers", "2", "--json")
    told: set[int] = set()
    while not is_over(process, OFTEN):
        for child in children(process):
            with suppress(ProcessLookupError):  # it has just gone
                os.kill(child, signal.SIGINT)
                told.add(child)
    [report] = json.loads(process.communicate(timeout=PATIENCE)[0])
    assert (process.returncode, report["games"], len(told)) == (0, 1000, 3)
