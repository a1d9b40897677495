"""Processes: where a worker thinks, apart from the hall, and how the two speak."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final, Protocol

from greathall.server.thinking.worker import LENGTH

COMMAND: Final = (sys.executable, "-m", "greathall.server.thinking.worker")
LAST: Final = 2.0  # seconds for a worker that says nothing more to be gone


class Post(Protocol):
    """The way to a worker, wherever it is: a process, or what a browser has in its place."""

    async def send(self, text: bytes) -> None: ...

    async def receive(self) -> bytes: ...

    async def end(self, gone: bool) -> None:
        """Send it home; one that has gone by itself is only seen off."""


class Start(Protocol):
    """What makes workers: one with its modules from this path, that will say when it is ready."""

    async def __call__(self, path: list[str], /) -> Post: ...


class ProcessPost:
    """The way to a process: its standard input and output."""

    def __init__(self, process: Process) -> None:
        self.process: Final = process

    async def send(self, text: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(LENGTH.pack(len(text)) + text)
        await self.process.stdin.drain()

    async def receive(self) -> bytes:
        assert self.process.stdout is not None
        head = await self.process.stdout.readexactly(LENGTH.size)
        return await self.process.stdout.readexactly(LENGTH.unpack(head)[0])

    async def end(self, gone: bool) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()
        if gone:
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST):
                    await self.process.wait()
                    return
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


def processes(command: Sequence[str] = COMMAND) -> Start:
    """What starts a process for each worker."""
    return partial(start, command)


async def start(command: Sequence[str], path: list[str]) -> ProcessPost:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    return ProcessPost(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment))
