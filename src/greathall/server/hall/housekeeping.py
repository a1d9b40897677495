"""Housekeeping: what is done once a day beside everything else. Guests nobody can be any more are forgotten."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from greathall.server.identity import DAY
from greathall.server.store.store import Store

log = logging.getLogger("greathall")


async def keep_house(store: Store, wait: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Tidy up now, and every day from now on. Where the store fails, the next day is another day."""
    while True:
        try:
            await forget_guests(store)
        except Exception:
            log.exception("guests could not be forgotten")
        await wait(DAY)


async def forget_guests(store: Store) -> None:
    """Look at everybody, a few at a time, so that nobody who writes waits for long."""
    after: str | None = ""
    while after is not None:
        after = await store.forget_guests(after)
