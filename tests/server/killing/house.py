"""A hall in a process of its own, which is killed at random moments, and opened again on the same file."""

import asyncio
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

from ports import Port
from server.killing import nursery
from server.killing.account import Account, account_in

SOONEST, LATEST = -6.0, -1.3  # powers of ten: from a microsecond to 50 milliseconds
PRECISE = 0.002  # below, whoever waits does nothing else
PATIENCE = 60.0
MOST_ANSWERS = 12


class House:
    """The hall as the test holds it. `sent` is called whenever somebody has sent something: the moments are counted
    from there."""

    def __init__(self, file: Path, luck: Random, address: str = "", bell: str = "", hours: int = 0) -> None:
        self.luck = luck
        self.file = file
        self.given = [address or str(file), bell, str(hours)]  # where its store is, its bell, how wrong its clock is
        self.place = Port()
        self.port = self.place.number
        self.process: asyncio.subprocess.Process | None = None
        self.hall = 0  # its process, while it is open
        self.countdown = 0
        self.killed = asyncio.Event()
        self.kills = 0

    async def build(self) -> None:
        address, bell, hours = self.given
        command = [nursery.__file__, address, str(self.port), bell, hours]
        pipe = asyncio.subprocess.PIPE
        environment = nursery.environment(self.file.parent / "nobody looks at a page")
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *command, stdin=pipe, stdout=pipe, env=environment, start_new_session=True
        )

    async def open(self) -> None:
        """Open the hall, and wait until it says so."""
        assert self.process is not None and self.process.stdin is not None
        self.killed.clear()
        self.process.stdin.write(b"open\n")
        word, number = (await self.line()).split()
        assert word == "open"
        self.hall = int(number)

    async def line(self) -> str:
        assert self.process is not None and self.process.stdout is not None
        return (await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)).decode().strip()

    def sent(self) -> None:
        """Somebody has sent something: when it is the one that counts, the hall dies a little later."""
        self.countdown -= 1
        if self.countdown:
            return
        delay = 10 ** self.luck.uniform(SOONEST, LATEST)
        if delay < PRECISE:
            wait_precisely(delay)
            self.kill()
        else:
            asyncio.get_running_loop().call_later(delay, self.kill)

    def kill(self) -> None:
        """No farewell: the process ends between two of its instructions."""
        if not self.killed.is_set():
            self.kills += 1
            self.killed.set()
            with suppress(ProcessLookupError):  # it has ended by itself: what comes of it shows that
                os.kill(self.hall, signal.SIGKILL)

    async def live_and_die(self) -> None:
        """One life of the hall: opened, and killed some time after some message."""
        await self.open()
        self.countdown = self.luck.randint(1, MOST_ANSWERS)
        await asyncio.wait_for(self.killed.wait(), PATIENCE)
        assert await self.line() == f"gone {-signal.SIGKILL}"

    async def account(self, table: str) -> Account:
        return account_in(self.file, table)

    async def leave(self, code: int = 0) -> None:
        """End the process that halls come from, and with it the hall, even one that is only just opening."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        await self.process.wait()
        self.place.close()


def wait_precisely(seconds: float) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pass
