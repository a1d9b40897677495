"""What this machine provides: Python, the engine as it was built, and the clocks."""

import platform
import sys
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from types import ModuleType
from typing import Final

from greathall.commands.findings.finding import Finding
from greathall.engine import machine

OLDEST: Final = (3, 11)
TRIED: Final = (3, 13)  # the newest that the tests run on
EARLIEST: Final = datetime(2026, 1, 1)  # before that there was no such program
LATEST: Final = datetime(2100, 1, 1)
READS: Final = 1_000_000  # of a clock, until it has gone on
DAY: Final = timedelta(days=1)


def python(version: tuple[int, ...] = sys.version_info[:3]) -> Finding:
    """The interpreter."""
    told = {
        "version": ".".join(map(str, version)),
        "kind": platform.python_implementation(),
        "file": sys.executable,
        "oldest": written(OLDEST),
        "tried": written(TRIED),
    }
    if version[:2] < OLDEST:
        return Finding("python", "old", "amiss", **told)
    if version[:2] > TRIED:
        return Finding("python", "untried", "note", **told)
    return Finding("python", "fine", **told)


def written(version: tuple[int, int]) -> str:
    return ".".join(map(str, version))


def engine(checkout: bool, module: ModuleType = machine) -> Finding:
    """Whether the rules run compiled."""
    if not str(module.__file__).endswith(".py"):
        return Finding("engine", "compiled")
    return Finding("engine", "interpreted-checkout" if checkout else "interpreted", "note")


def clock(now: datetime, last: float, ticking: Callable[[], float] = time.monotonic) -> Finding:
    """The clock on the wall, which dates what is stored, and the one that only goes forward, by which the hall waits.
    `last`: when something was last stored."""
    said = now.strftime("%Y-%m-%d %H:%M")
    plain = now.replace(tzinfo=None)
    if not EARLIEST <= plain <= LATEST:
        return Finding("clock", "wrong", "amiss", date=said)
    if last and now.timestamp() < last - DAY.total_seconds():
        return Finding("clock", "behind", "amiss", date=said, last=f"{datetime.fromtimestamp(last):%Y-%m-%d %H:%M}")
    first = ticking()
    if not any(ticking() > first for _ in range(READS)):
        return Finding("clock", "still", "amiss", date=said)
    return Finding("clock", "fine", date=said, zone=now.tzname() or "", offset=now.strftime("%z"))
