"""Hints: what an experienced player would answer and plan, and why, for somebody who asks at their own question."""

import asyncio
import logging
from typing import Final

from greathall.server.denied import MessageDenied
from greathall.server.limits.buckets import Buckets
from greathall.server.protocol.messages import Hint
from greathall.server.table.live import LiveTable
from greathall.server.thinking.errands import HINT, new_seed, prepare
from greathall.server.thinking.workers import NoThought, Workers

PATIENCE: Final = 8.0  # seconds, in which a worker may have to be started

log = logging.getLogger("greathall")


class Hints:
    """Gives hints, to each person only now and then."""

    def __init__(self, workers: Workers, buckets: Buckets) -> None:
        self.workers: Final = workers
        self.buckets: Final = buckets

    async def ask(self, visitor: str, live: LiveTable, seat: int, message: int, number: int) -> Hint:
        """A hint for the question with this number, which this seat must be asked."""
        match, _ = live.running()
        if not live.row.settings.hints:
            raise MessageDenied("no_hints")
        live.asked.check(seat, number)
        if not self.buckets.take(visitor):
            raise MessageDenied("too_fast")
        errand = prepare(match, seat, HINT, new_seed(live.luck()))
        try:
            async with asyncio.timeout(PATIENCE):
                thought = await self.workers.think(errand, PATIENCE)
        except (NoThought, TimeoutError) as error:
            log.warning("there was no hint at table %s: %s", live.row.id, error)
            raise MessageDenied("no_hint") from error
        if thought.answer not in match.legal(seat):
            return Hint(message, number, None, [], [], None, 0)
        return Hint(message, number, thought.answer, thought.remarks, thought.plan, thought.instead, thought.points)


async def refuse(*_: object) -> Hint:
    """For a hall without hints."""
    raise MessageDenied("no_hints")
