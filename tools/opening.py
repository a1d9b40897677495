"""The hall as dev.py opens it: a process of its own, with the compiler in the background while it has something to
do."""

import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from tools import beside
from tools.environment import COMMAND, PYTHON
from tools.machine import can_compile, compiler_advice
from tools.native import is_built, is_wanted
from tools.steps import note

HALL: tuple[str | Path, ...] = (PYTHON, COMMAND, "serve")


def compiler() -> tuple[str, ...] | None:
    """The command that compiles in the background, if there is something to compile and a compiler."""
    if not is_wanted() or is_built(samples=False):
        return None
    if not can_compile():
        note(compiler_advice())
        return None
    return beside.COMMAND


def is_at_keyboard() -> bool:
    """Whether an interrupt comes from a keyboard: that one reaches the hall by itself."""
    return sys.stdin is not None and sys.stdin.isatty()


@contextmanager
def closing(halls: "list[subprocess.Popen[bytes]]") -> Iterator[None]:
    """A request to end this process means that the hall is to close; then it waits for that."""

    def hand_on(number: int, _: FrameType | None) -> None:
        for hall in [] if number == signal.SIGINT and is_at_keyboard() else halls:
            hall.send_signal(number)

    kept = {number: signal.signal(number, hand_on) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in kept.items():
            signal.signal(number, handler)


def open_hall(hall: Sequence[str | Path], compiling: Sequence[str] | None) -> int:
    """Open the hall and keep it until it closes, and with it the compiler; the exit code of the hall."""
    halls: list[subprocess.Popen[bytes]] = []
    with closing(halls):
        halls.append(subprocess.Popen(hall))
        beside_it = beside.start(compiling) if compiling else None
        try:
            code = halls[0].wait()
        finally:
            if beside_it is not None:
                beside.end(beside_it)
    return code if code >= 0 else 128 - code
