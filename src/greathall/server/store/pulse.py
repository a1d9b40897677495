"""Pulse: whether the store takes a write right now, found by trying a small one."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Final

from greathall.server.store.migrating import code_of

LIMIT: Final = 2.0  # seconds for a write
FRESH: Final = 1.0  # seconds for which the last one counts
TROUBLES: Final = {
    sqlite3.SQLITE_FULL: "store_full",
    sqlite3.SQLITE_BUSY: "store_busy",
    sqlite3.SQLITE_CORRUPT: "store_damaged",
    sqlite3.SQLITE_NOTADB: "store_damaged",
}


class Pulse:
    """Beats at most once a second, and one at a time, however many ask."""

    def __init__(
        self,
        write: Callable[[], Awaitable[None]],
        limit: float = LIMIT,
        why: Callable[[Exception], str] = lambda error: TROUBLES.get(code_of(error), "store_failed"),
    ) -> None:
        self.write: Final = write
        self.why: Final = why
        self.limit: Final = limit
        self.last: asyncio.Task[str] | None = None
        self.begun = 0.0

    async def trouble(self) -> str:
        """Why the store does not take a write within the limit; nothing if it does."""
        last = self.last
        if last is None or (last.done() and time.monotonic() - self.begun >= FRESH):
            self.begun = time.monotonic()
            self.last = last = asyncio.create_task(self.beat())
        done, _ = await asyncio.wait({last}, timeout=self.limit)
        return last.result() if done else "store_busy"

    async def beat(self) -> str:
        try:
            await self.write()
        except Exception as error:  # also: the store is closed, or has given up
            return self.why(error)
        return ""
