"""Clocks: at a table with a clock, anyone who takes too long is away until they return, and a bot plays for them."""

import asyncio
import logging
from typing import Final

from greathall.server.denied import Denied
from greathall.server.patience import until_done
from greathall.server.table.live import LiveTable
from greathall.server.times import Timer

log = logging.getLogger("greathall")


class Clocks:
    """Looks again when the next time is up. Time is counted from the question on, also while the hall is closed."""

    def __init__(self, live: LiveTable) -> None:
        self.live: Final = live
        self.timer: Timer | None = None
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something has changed: wait for the time that is up next."""
        self.stop_timer()
        due, times = self.live.due(), self.live.times
        if due:
            self.timer = times.ring(max(0.0, min(due.values()) - times.now()), self.ring)

    def ring(self) -> None:
        """Look who is late, unless somebody already looks: then they set the next alarm."""
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.look())

    async def look(self) -> None:
        """Those whose time is up go away. The next alarm is set whatever was found: this one may have been early."""
        try:
            await until_done(self.relieve, f"the clock of table {self.live.row.id}", self.live.times)
        except Denied as denied:  # the table has gone on elsewhere: its present state was sent
            log.info("the clock of %s came too late: %s", self.live.row.id, denied.reason)
        self.wake()

    async def relieve(self) -> None:
        live = self.live
        async with live.hold():
            late = [seat for seat, up in live.due().items() if up <= live.times.now()]
            if late:
                await live.set_away(late, True)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def stop(self) -> None:
        self.stop_timer()
        if self.task is not None:
            self.task.cancel()
