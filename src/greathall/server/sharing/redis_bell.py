"""A bell in Redis: "table X has this version and n entries", and nothing more. Nothing is kept there."""

import asyncio
import logging
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from greathall.server.sharing.bell import Heard
from greathall.server.store.book import Mark

CHANNEL: Final = "greathall"
TURN: Final = 1.0  # seconds until somebody who hears nothing asks whether anybody is there
DEAF: Final = 3.0  # seconds without a word after which nobody relies on it
LOST: Final = 6.0  # … and after which it is hung again
AGAIN: Final = 0.5  # seconds until it is tried once more
TOGETHER: Final = 0.02  # seconds in which what is to be rung waits for more: everybody is woken by each ring

log = logging.getLogger("greathall")


class RedisBell:
    """Rings and hears by Redis; while that is away it is silent."""

    def __init__(self, url: str) -> None:
        self.redis: Final = Redis.from_url(url, socket_connect_timeout=DEAF, socket_timeout=LOST)
        self.ringing: dict[str, Mark] = {}  # what is to be sent: of each table only the last
        self.some: Final = asyncio.Event()
        self.heard_at = -LOST  # when anything was last heard, by a clock that only goes forward

    @property
    def is_well(self) -> bool:
        return time.monotonic() - self.heard_at < DEAF

    def ring(self, table: str, mark: Mark) -> None:
        self.ringing[table] = mark
        self.some.set()

    async def listen(self, heard: Heard) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.hear_on(heard))
            tasks.create_task(self.ring_on())

    async def ring_on(self) -> None:
        """Send what there is to send: at once, if nothing was sent a moment ago. What cannot be sent now is not sent
        later: others have looked by then."""
        while True:
            await self.some.wait()
            self.some.clear()
            told, self.ringing = self.ringing, {}
            with suppress(RedisError, OSError, TimeoutError):
                async with asyncio.timeout(DEAF):
                    await self.redis.publish(CHANNEL, said_of(told))
            await asyncio.sleep(TOGETHER)

    async def hear_on(self, heard: Heard) -> None:
        """Hear the others, through every loss of the connection."""
        is_lost = False
        while True:
            try:
                async with self.redis.pubsub() as ear:
                    await ear.subscribe(CHANNEL)
                    self.heard_at, is_lost = time.monotonic(), False
                    await self.hear(ear, heard)
            except (RedisError, OSError, TimeoutError) as error:
                if not is_lost:
                    log.warning("the bell is silent: %r", error)
                is_lost = True
            await asyncio.sleep(AGAIN)

    async def hear(self, ear: PubSub, heard: Heard) -> None:
        while time.monotonic() - self.heard_at < LOST:
            message = await ear.get_message(ignore_subscribe_messages=True, timeout=TURN)
            if message is None:
                await ear.ping()
                continue
            self.heard_at = time.monotonic()
            if message["type"] == "message":
                read(message["data"], heard)

    async def close(self) -> None:
        await self.redis.aclose()


def said_of(told: Mapping[str, Mark]) -> str:
    """A line for each table."""
    return "\n".join(f"{table} {mark.version} {mark.length}" for table, mark in told.items())


def read(said: bytes, heard: Heard) -> None:
    """Hear what somebody has rung; anything else is noise."""
    for line in said.splitlines():
        words = line.split()
        try:
            table, version, length = words[0].decode("ascii"), int(words[1]), int(words[2])
        except (IndexError, ValueError):
            continue
        heard(table, Mark(version, length))
