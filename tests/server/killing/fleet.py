"""Several halls on one book, each in a process of its own. People go to any of them, and any of them may die."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

from server.killing.account import Account, account_at
from server.killing.house import LATEST, MOST_ANSWERS, PATIENCE, SOONEST, House
from waiting import until


class Fleet:
    """The halls as a test holds them. The clock of the last is wrong by an hour."""

    def __init__(self, folder: Path, ways: list[tuple[str, str]], luck: Random) -> None:
        """`ways`: by which addresses each of them finds the book and the bell."""
        self.database = ways[-1][0]
        self.luck = luck
        self.houses = [
            House(folder / "hall", luck, book, bell, hours=int(number == len(ways)))
            for number, (book, bell) in enumerate(ways, 1)
        ]
        self.countdown = 0
        self.open_houses: set[House] = set()
        self.is_calm = False

    @property
    def port(self) -> int:
        """Where the next visitor comes in."""
        return self.luck.choice(self.houses).port

    @property
    def kills(self) -> int:
        return sum(house.kills for house in self.houses)

    async def account(self, table: str) -> Account:
        return await account_at(self.database, table)

    def sent(self) -> None:
        """Somebody has sent something: when it is the one that counts, a hall dies a little later."""
        self.countdown -= 1
        if self.countdown == 0 and self.open_houses and not self.is_calm:
            dying = self.luck.choice(sorted(self.open_houses, key=lambda house: house.port))
            asyncio.get_running_loop().call_later(10 ** self.luck.uniform(SOONEST, LATEST), self.kill, dying)
            self.countdown = self.luck.randint(1, MOST_ANSWERS)

    def kill(self, house: House) -> None:
        if house in self.open_houses and not self.is_calm:
            self.open_houses.discard(house)
            house.kill()

    async def build(self) -> None:
        for house in self.houses:
            await house.build()

    async def live_on(self, house: House, enough: asyncio.Event) -> None:
        """One hall, opened again whenever it has died; once it is enough, it stays open."""
        while not enough.is_set():
            await house.open()
            self.open_houses.add(house)
            if self.countdown <= 0:
                self.countdown = self.luck.randint(1, MOST_ANSWERS)
            await first(house.killed, enough)
            self.open_houses.discard(house)
            if house.killed.is_set():
                assert await house.line() == f"gone {-signal.SIGKILL}"
        if house.killed.is_set():
            await house.open()

    @asynccontextmanager
    async def calm(self) -> AsyncIterator[None]:
        """All halls are open, and none dies meanwhile."""
        self.is_calm = True
        await until(lambda: len(self.open_houses) == len(self.houses), 2 * PATIENCE)
        yield
        self.is_calm = False
        self.countdown = 1

    async def roll(self) -> None:
        """One hall after the other is closed, as it should be, and opened again."""
        for house in self.houses:
            os.kill(house.hall, signal.SIGTERM)
            assert await house.line() == "gone 0"
            await house.open()

    async def leave(self) -> None:
        for house in self.houses:
            if house.process is not None:
                await house.leave()


async def first(*events: asyncio.Event) -> None:
    """Wait until one of these has happened."""
    waiting = [asyncio.create_task(event.wait()) for event in events]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED, timeout=2 * PATIENCE)
    finally:
        for task in waiting:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
