"""A progress bar on a terminal, for work that takes longer than a moment."""

import time
from collections.abc import Callable
from typing import Final

from greathall.commands.terminal.terminal import Terminal

PATIENCE: Final = 1.0
PAUSE: Final = 0.1
CELLS: Final = 30


class Progress:
    """How much of some work is done, how quickly it goes, and how long it will take; shown only if somebody is
    watching, and gone when the work is done."""

    def __init__(
        self,
        terminal: Terminal,
        total: int,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.terminal = terminal
        self.stream = terminal.err
        self.total = total
        self.watched = self.stream.isatty()
        self.clock = clock
        self.begun = clock()
        self.due = self.begun + patience
        self.before: int | None = None  # what was done before this work began
        self.shown = ""

    def step(self, done: int) -> None:
        """Say how much is done."""
        now = self.clock()
        if self.before is None:
            self.before = done - 1
        if not self.watched or now < self.due:
            return
        self.due = now + PAUSE
        full = CELLS * done // self.total
        bar = f"[{'#' * full}{'.' * (CELLS - full)}] {done}/{self.total}"
        self.show(f"{bar}  {self.pace(done, now)}"[: self.terminal.width - 1])

    def pace(self, done: int, now: float) -> str:
        """How many are done in a second, and how long the others will take."""
        rate = (done - (self.before or 0)) / max(now - self.begun, PAUSE)
        minutes, seconds = divmod(round((self.total - done) / rate), 60)
        hours = f"{minutes // 60}:{minutes % 60:02}" if minutes >= 60 else f"{minutes}"
        return self.terminal.sentence("cli-pace", rate=rate, left=f"{hours}:{seconds:02}")

    def show(self, text: str) -> None:
        """Write over what was shown; blanks, as not every terminal knows how to clear a line."""
        line = text.ljust(len(self.shown))
        self.shown = text  # before it is written: an interrupt may come at once
        self.stream.write(f"\r{line}")
        self.stream.flush()

    def end(self) -> None:
        """Leave nothing behind."""
        if self.shown:
            self.show("")
            self.stream.write("\r")
            self.stream.flush()
