"""How tests call the program: in this process, with something typed, or in a process of its own."""

import io
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from greathall.cli import run
from greathall.commands.terminal.terminal import Terminal
from greathall.engine import Ruleset

NAMES = ["serve", "play", "simulate", "tournament", "dataset", "replay", "scenario", "facts", "doctor"]
NAMES += ["backup", "restore", "move-hall", "admin"]
PLAIN = str(Path(__file__).parent / "plain")  # takes the quick event loop away from whoever has it on their path
# Interrupts reach it even where these tests were started with interrupts ignored.
PROGRAM = """
import signal, sys
from greathall.cli import main
from samples.catalogue import register_samples
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    register_samples()
    sys.exit(main())
"""


@dataclass(frozen=True)
class Done:
    """What came of a command."""

    code: int
    out: str
    err: str


Call = Callable[..., Done]


def type_lines(lines: Sequence[str], *words: object, languages: Sequence[str] = ()) -> Done:
    """Call the program with something typed, line by line, until there is no more."""
    out, err = io.StringIO(), io.StringIO()
    terminal = Terminal(io.StringIO("".join(f"{line}\n" for line in lines)), out, err, languages)
    code = run([str(word) for word in words], terminal)
    return Done(code, out.getvalue(), err.getvalue())


def say(message: str, **values: Any) -> str:
    """A sentence of the program in English."""
    return Terminal(sys.stdin, sys.stdout, sys.stderr).sentence(message, **values)


def vanish(players: int, options: dict[str, Any]) -> Ruleset:
    """Rules that end the process which makes them."""
    os._exit(len(options) + players)


def environment(quick: bool = False) -> dict[str, str]:
    """The environment of a process of its own: the same path as here, no screen, no colours, English.

    A hall there runs on Python's own event loop, or on the quick one if that is asked for.
    """
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "LANGUAGE", "COLUMNS", "LINES")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    here = [part for part in sys.path if part and Path(part).exists()]
    path = os.pathsep.join(here if quick else [PLAIN, *here])
    return {**kept, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
