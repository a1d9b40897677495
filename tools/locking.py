"""A lock between processes: its holder works alone, until it is done or gone."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

AGAIN = 0.2  # seconds until somebody who waits asks again


def take(file: IO[str]) -> bool:
    """Take the lock on an open file, if nobody holds it. It is given back when the file is closed."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextmanager
def alone(path: Path, waiting: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Work alone; if another process works already, call `waiting` once and wait for its end."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        if not take(file):
            waiting()
            while not take(file):
                time.sleep(AGAIN)
        yield
