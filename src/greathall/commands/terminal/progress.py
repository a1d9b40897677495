"""A progress bar on a terminal, for work that takes longer than a moment."""

import time
from typing import TextIO

PATIENCE = 1.0
PAUSE = 0.1
CELLS = 30


class Progress:
    """How much of some work is done; shown only where somebody watches, and gone when the work is."""

    def __init__(self, stream: TextIO, total: int, patience: float = PATIENCE) -> None:
        self.stream = stream
        self.total = total
        self.watched = stream.isatty()
        self.due = time.monotonic() + patience
        self.shown = ""

    def step(self, done: int) -> None:
        """Say how much is done."""
        now = time.monotonic()
        if not self.watched or now < self.due:
            return
        self.due = now + PAUSE
        full = CELLS * done // self.total
        self.shown = f"[{'#' * full}{'.' * (CELLS - full)}] {done}/{self.total}"
        self.stream.write(f"\r{self.shown}")
        self.stream.flush()

    def end(self) -> None:
        """Leave nothing behind."""
        if self.shown:
            self.stream.write(f"\r{' ' * len(self.shown)}\r")  # blanks: not every terminal knows how to clear a line
            self.stream.flush()
