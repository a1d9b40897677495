"""Clocks: at a table with a clock, who takes too long is away until he is back, and a bot plays for him."""

import asyncio
import logging
import time
from typing import Final

from greathall.server.denied import Denied
from greathall.server.tables import LiveTable

log = logging.getLogger("greathall")


class Clocks:
    """Looks again when the next time is up. Time is counted from the question on, also while the hall is closed."""

    def __init__(self, live: LiveTable) -> None:
        self.live: Final = live
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something has changed: wait for the time that is up next."""
        self.stop()
        due = self.live.due()
        if due:
            wait = max(0.0, min(due.values()) - time.time())
            self.timer = asyncio.get_running_loop().call_later(wait, self.ring)

    def ring(self) -> None:
        self.task = asyncio.create_task(self.relieve())

    async def relieve(self) -> None:
        """Whoever's time is up goes away."""
        live = self.live
        try:
            async with live.hold():
                late = [seat for seat, up in live.due().items() if up <= time.time()]
                if late:
                    await live.set_away(late, True)
        except Denied as denied:  # the table has gone on elsewhere: what there is now was told
            log.info("the clock of %s came too late: %s", live.row.id, denied.reason)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
