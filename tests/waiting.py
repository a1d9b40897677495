"""How tests wait: until something is true, looked at again and again, never for a time. Nothing else here sleeps."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

Found = TypeVar("Found")

PATIENCE = 60.0  # seconds until it is too late; a machine may have much else to do
PAUSE = 0.01  # seconds between two looks


async def until(is_true: Callable[[], Any], patience: float | None = PATIENCE) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(patience):
        while not is_true():
            await asyncio.sleep(PAUSE)


async def until_found(find: Callable[[], Awaitable[Found | None]], patience: float | None = PATIENCE) -> Found:
    """Wait until something is found, or true, for which somebody has to be asked, and return it."""
    return await asyncio.wait_for(look_for(find), patience)


async def look_for(find: Callable[[], Awaitable[Found | None]]) -> Found:
    while True:
        found = await find()
        if found:
            return found
        await asyncio.sleep(PAUSE)


def until_seen(is_true: Callable[[], Any], patience: float = PATIENCE) -> None:
    """Wait until something is true, with nothing else going on in this process."""
    end = time.monotonic() + patience
    while not is_true():
        assert time.monotonic() < end, "it has not come true"
        time.sleep(PAUSE)
