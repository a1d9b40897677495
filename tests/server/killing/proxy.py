"""A proxy in front of a server: it passes bytes on, or swallows them without a word, as a broken network does."""

import asyncio
from contextlib import suppress

from waiting import until

LOOPBACK = "127.0.0.1"


class Proxy:
    """Listens on loopback, and leads to a port there."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.is_cut = False
        self.swallowed = 0
        self.server: asyncio.Server | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        """The port it listens at."""
        self.server = await asyncio.start_server(self.connect, LOOPBACK, 0)
        return int(self.server.sockets[0].getsockname()[1])

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection(LOOPBACK, self.target)
        except OSError:
            writer.close()
            return
        for source, goal in ((reader, back), (there, writer)):
            self.tasks.add(task := asyncio.create_task(self.pass_on(source, goal)))
            task.add_done_callback(self.tasks.discard)

    async def pass_on(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
        """One direction, until one side has gone."""
        with suppress(OSError):
            while content := await source.read(2**16):
                if self.is_cut:
                    self.swallowed += len(content)
                else:
                    goal.write(content)
                    await goal.drain()
        goal.close()

    async def cut(self, enough: int) -> None:
        """Swallow everything until there was this much; then pass on what comes."""
        self.is_cut, self.swallowed = True, 0
        await until(lambda: self.swallowed >= enough)
        self.is_cut = False

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
        for task in list(self.tasks):
            task.cancel()
