"""Workers: the processes in which bots think, so that the hall can answer everybody else meanwhile.

They are started when they are first needed. One that thinks for too long is replaced by another. One may die at any
moment, while it thinks, waits or is being started: then another is asked the same. In a browser there are no
processes, but something like them.
"""

import asyncio
import logging
import os
import sys
from typing import Final

import msgspec
from msgspec.structs import replace

from greathall.server.thinking.demand import Demand
from greathall.server.thinking.errands import Errand, Exertion, Lesson, Thought
from greathall.server.thinking.module_path import module_path
from greathall.server.thinking.processes import Post, Start, processes
from greathall.server.thinking.review_errands import ReviewErrand
from greathall.server.thinking.worker import Asked

MOST: Final = 4
GRACE: Final = 5.0  # seconds beyond its budget until a bot is given up
START: Final = 30.0  # seconds for a worker to begin, and to read a game
READER: Final = msgspec.msgpack.Decoder(Thought)
WRITER: Final = msgspec.msgpack.Encoder()
PROCESSES: Final = processes()

log = logging.getLogger("greathall")


def usual_thinkers() -> int:
    """How many think by default: one for each core, but neither one alone nor very many."""
    return max(2, min(os.cpu_count() or 1, MOST))


class NoThought(Exception):
    """Nothing came of an errand, and why."""


class Died(NoThought):
    """Nothing came of an errand, because a worker was no longer there to think about it."""


class Worker:
    """Somebody who thinks."""

    def __init__(self, post: Post, path: list[str]) -> None:
        self.post: Final = post
        self.path: Final = path
        self.games: Final[set[str]] = set()  # those it has read

    async def learn(self, game: str) -> None:
        """Have it read a game that it does not know yet; anything wrong with it comes out when it is asked about it."""
        if game not in self.games:
            await self.ask(Lesson(game))
            self.games.add(game)

    async def ask(self, errand: Asked) -> Thought:
        await self.post.send(WRITER.encode(errand))
        return await self.hear()

    async def hear(self) -> Thought:
        return READER.decode(await self.post.receive())

    async def end(self, gone: bool = False) -> None:
        await self.post.end(gone)


class Workers:
    """A few workers for all tables. One of them is kept for what takes no time, so that it never waits for long."""

    def __init__(self, size: int | None = None, start: Start = PROCESSES, grace: float = GRACE) -> None:
        self.places: Final = usual_thinkers() if size is None else size
        self.start: Final = start
        self.grace: Final = grace
        self.hired: Final[set[Worker]] = set()
        self.free: Final[list[Worker]] = []
        self.closed = False
        self.room: Final = asyncio.Semaphore(self.places)
        self.demand: Final = Demand(max(1, self.places - 1))
        self.slow_room: Final = asyncio.Semaphore(self.demand.places)

    @property
    def path(self) -> list[str]:
        """Where a worker that begins now finds its modules."""
        return module_path(os.environ, sys.path)

    async def think(self, errand: Errand, patience: float, slow: bool = False) -> Thought:
        """Have a worker think, for this many seconds at most once it has begun; NoThought if nothing comes of it. Slow
        thinkers wait for a place, and think no longer than all who wait allow."""
        if not slow:
            return await self.hand_over(errand, patience)
        with self.demand.one_more() as came:
            async with self.slow_room:
                limit = self.demand.limit(came)
                thought = await self.hand_over(replace(errand, limit=limit), patience)
        return replace(thought, exertion=replace(thought.exertion, hurried=True)) if limit else thought

    async def find_out(self, errand: ReviewErrand, patience: float) -> Thought:
        """The same for a piece of a review, which is slow."""
        with self.demand.one_more():
            async with self.slow_room:
                return await self.hand_over(errand, patience)

    async def hand_over(self, errand: Errand | ReviewErrand, patience: float) -> Thought:
        async with self.room:
            try:
                thought = await self.wait_for(await self.next_free(), errand, patience)
            except Died as died:
                log.warning("another worker is asked: %s", died)
                thought = await self.wait_for(await self.hire(), errand, patience)
        if thought.fault:
            raise NoThought(thought.fault)
        return thought

    async def next_free(self) -> Worker:
        """Somebody who waits for work, or somebody new. One from before there was a quicker build is sent home."""
        path = self.path
        while self.free:
            worker = self.free.pop()
            if worker.path == path:
                return worker
            await self.dismiss(worker)
        return await self.hire()

    async def hire(self) -> Worker:
        """One more worker, when it is ready."""
        if self.closed:
            raise NoThought("the hall is closed")
        path = self.path
        try:
            worker = Worker(await self.start(path), path)
        except Exception as error:
            raise NoThought(f"no worker could be started: {error!r}") from error
        self.hired.add(worker)
        try:
            async with asyncio.timeout(START):
                await worker.hear()
        except TimeoutError as error:
            await self.dismiss(worker)
            raise NoThought(f"no worker could be started: {error!r}") from error
        except Exception as error:
            await self.dismiss(worker, gone=True)
            raise Died(f"no worker could be started: {error!r}") from error
        except asyncio.CancelledError:
            await self.dismiss(worker)
            raise
        return worker

    async def dismiss(self, worker: Worker, gone: bool = False) -> None:
        self.hired.discard(worker)
        await worker.end(gone)

    async def wait_for(self, worker: Worker, errand: Errand | ReviewErrand, patience: float) -> Thought:
        """What a worker says; one that says nothing in time, or whose thought nobody waits for any more, is ended.

        The speed of one that began before there was a quicker build says nothing about those who follow.
        """
        seconds = START
        try:
            async with asyncio.timeout(seconds):
                await worker.learn(errand.game)
            seconds = patience
            async with asyncio.timeout(seconds):
                thought = await worker.ask(errand)
        except TimeoutError as error:
            await self.dismiss(worker)
            raise NoThought(f"no answer after {seconds:g} seconds") from error
        except Exception as error:  # event loops have many ways to say that somebody has gone
            await self.dismiss(worker, gone=True)
            raise Died(f"its worker died: {error!r}") from error
        except asyncio.CancelledError:
            await self.dismiss(worker)
            raise
        self.free.append(worker)
        return thought if worker.path == self.path else replace(thought, exertion=Exertion())

    async def close(self) -> None:
        """Send everybody home, and wait until nobody is at work any more."""
        self.closed = True
        self.free.clear()
        for _ in range(self.places):
            while self.hired:
                await self.hired.pop().end()
            await self.room.acquire()
        for _ in range(self.places):
            self.room.release()
