"""Patience: things nobody waits for, such as the answer of a bot, are tried again until the store can keep them."""

import logging
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Final

from greathall.server.denied import Denied, MessageDenied
from greathall.server.times import Times

PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0)  # seconds between attempts; from then on the last

log = logging.getLogger("greathall")


async def until_done(work: Callable[[], Awaitable[None]], what: str, times: Times) -> None:
    """Do something whose failure nobody would notice, however often it takes. A refusal is final."""
    for attempt in count():
        try:
            await work()
        except (Denied, MessageDenied):
            raise
        except Exception as error:
            if attempt == 0:
                log.warning("%s is tried again until it can be stored: %r", what, error)
        else:
            return
        await times.pause(PAUSES[min(attempt, len(PAUSES) - 1)])
