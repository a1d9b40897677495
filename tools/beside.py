"""`python -m tools.beside`: the compiler next to the hall that dev.py has opened. It gives way, and ends with it.

The process that starts it holds the other end of its standard input: when that has gone, however it went, so has this.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.environment import BUILD
from tools.native import make_native
from tools.steps import ROOT, StepError, note

COMMAND = (sys.executable, "-m", "tools.beside")
POLITENESS = 10
QUARTERS = 4  # lines about parts, at most
FAULT = BUILD / "native.log"
NAME = "native engine … "


def start(command: Sequence[str] = COMMAND) -> "subprocess.Popen[bytes]":
    """Start it apart, so that an interrupt at the keyboard is the hall's alone."""
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, creationflags=flags, start_new_session=True)


def end(process: "subprocess.Popen[bytes]") -> None:
    """Let it end, with whatever it has started."""
    assert process.stdin is not None
    process.stdin.close()
    process.wait()


def end_all() -> None:
    """End this process and all that it has started."""
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(os.getpid())], stdout=subprocess.DEVNULL)
    else:
        os.killpg(os.getpgid(0), signal.SIGTERM)


def watch() -> None:
    """End when the process that started this has gone."""

    def wait() -> None:
        os.read(sys.stdin.fileno(), 1)
        end_all()

    threading.Thread(target=wait, daemon=True).start()


class Progress:
    """Prints what the compiler says of its parts: a line at every quarter, except the last, which the end announces."""

    def __init__(self, tell: Callable[[str], None], clock: Callable[[], float] = time.monotonic) -> None:
        self.tell = tell
        self.clock = clock
        self.start = clock()
        self.told = 0

    def seconds(self) -> str:
        return f"{self.clock() - self.start:.0f} s"

    def hear(self, line: str) -> None:
        """A line of setup.py: `part 3 of 8` when that many are done."""
        if line == "waiting":
            self.tell(f"{NAME}another command compiles it")
            return
        words = line.split()
        if words[:1] != ["part"]:
            return
        done, parts = int(words[1]), int(words[3])
        if done < parts and done * QUARTERS // parts > self.told:
            self.told = done * QUARTERS // parts
            self.tell(f"{NAME}{done} of {parts} parts, {self.seconds()}")


def compile_beside(make: Callable[[Callable[[str], None]], str | None], fault: Path = FAULT) -> int:
    """Make the native build and say how it went, in one line whatever happens."""
    note(f"{NAME}compiled alongside the hall, a minute or two; meanwhile bots think with the plain one")
    progress = Progress(note)
    try:
        result = make(progress.hear)
    except StepError as error:
        fault.write_text(str(error), encoding="utf-8")
        note(f"{NAME}failed, so the plain one stays; why is in {fault}")
        return 1
    words = ", ".join([progress.seconds(), *([result] if result else [])])
    note(f"{NAME}{words}; bots think with it from now on, and the next start uses it")
    return 0


def main() -> int:
    """Compile for playing."""
    watch()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    return compile_beside(lambda hear: make_native(samples=False, hear=hear))


if __name__ == "__main__":
    sys.exit(main())
