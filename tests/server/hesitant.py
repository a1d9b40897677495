"""A store that takes its time, never the same, so that requests made at the same time come between each other."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

from server.memory_store import MemoryStore


class HesitantStore(MemoryStore):
    """Everything in memory; each operation waits some turns of the loop, is done at once, and waits again."""

    def __init__(self, luck: random.Random, longest: int = 4) -> None:
        super().__init__()
        self.luck = luck
        self.longest = longest

    def __getattribute__(self, name: str) -> Any:
        found = super().__getattribute__(name)
        return self.hesitate(found) if asyncio.iscoroutinefunction(found) and name != "pause" else found

    def hesitate(self, work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def slowly(*arguments: Any) -> Any:
            await self.pause()
            result = await work(*arguments)
            await self.pause()
            return result

        return slowly

    async def pause(self) -> None:
        for _ in range(self.luck.randrange(self.longest)):
            await asyncio.sleep(0)
