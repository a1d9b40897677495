"""Writer and reader: each has a thread and a connection to the database, and runs transactions on it, in turn. If there
are no threads, a desk in the event loop does the same."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, ClassVar, Final, TypeVar

from greathall.server.store.migrating import BUSY, code_of

T = TypeVar("T")
TOGETHER: Final = 128  # the most jobs waiting at the same time that share one commit

Work = Callable[[sqlite3.Connection], Any]

DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

log = logging.getLogger("greathall")


class Job:
    """Some work on the database, and who waits for its result. Short work may be done in the event loop, and again if
    something else fails."""

    def __init__(self, work: Work, short: bool) -> None:
        self.work: Final = work
        self.short: Final = short
        self.future: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def attempt(self, connection: sqlite3.Connection) -> None:
        """Do the work as one whole; a failure leaves nothing behind and does not affect its neighbours."""
        connection.execute("SAVEPOINT job")
        try:
            self.result = self.work(connection)
        except Exception as error:
            if not connection.in_transaction:  # the database gave everything up, the neighbours' work too
                raise
            connection.execute("ROLLBACK TO job")
            self.error = error
        connection.execute("RELEASE job")

    def settle(self) -> None:
        """Give the result to the one who waits."""
        if self.future.done():  # they have given up
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Transactions:
    """A connection to the database, and jobs that are done on it in one transaction."""

    begin: ClassVar[str] = "BEGIN IMMEDIATE"

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection: Final = connection
        self.closed = False
        self.broken = False  # the database could not go back to how it was
        self.damaged = False  # a job has found that the database is not whole

    async def do(self, work: Callable[[sqlite3.Connection], T], short: bool = False) -> T:
        """The result of some work, once it is on disk."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finish what waits, and let go of the database."""
        raise NotImplementedError

    def job(self, work: Work, short: bool = False) -> Job:
        """Some work to be done; refused if nothing more can be."""
        if self.closed:
            raise RuntimeError("the store is closed")
        if self.broken:
            raise RuntimeError("the store has failed: the hall must be opened again")
        return Job(work, short)

    def do_all(self, jobs: list[Job]) -> None:
        """Do some jobs in one transaction."""
        try:
            self.connection.execute(self.begin)
            for job in jobs:
                job.attempt(self.connection)
        except Exception as error:
            self.fail(jobs, error)
        else:
            self.commit(jobs)

    def commit(self, jobs: list[Job]) -> None:
        """What these jobs have done is on disk afterwards; if the disk fails, all have failed."""
        try:
            self.connection.execute("COMMIT")
        except Exception as error:
            self.fail(jobs, error)
        self.damaged = self.damaged or any(code_of(job.error) in DAMAGE for job in jobs)

    def fail(self, jobs: list[Job], error: Exception) -> None:
        """All of these jobs have failed."""
        self.roll_back()
        for job in jobs:
            job.error = error
        self.damaged = self.damaged or code_of(error) in DAMAGE

    def roll_back(self) -> None:
        """Give a transaction up. If not even that can be done, the database is closed: those who still wait fail, and
        so do those who come later."""
        try:
            if not self.broken and self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:
            log.exception("the store has failed")
            self.broken = True
            self.connection.close()


class Writer(Transactions):
    """Does jobs in a thread. A job is done when it is on disk, and only then it is said to be.

    Where all that waits is short, it is done in the event loop, and only the commit in the thread: at every statement
    the two would wait for each other.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(connection)
        self.waiting: list[Job] = []
        self.free: Final = asyncio.Event()  # nobody uses the connection
        self.free.set()
        self.orders: Final[SimpleQueue[Callable[[], None] | None]] = SimpleQueue()
        self.thread: Final = Thread(target=self.work, name="greathall store", daemon=True)
        self.wait_for_others(0)
        self.thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T], short: bool = False) -> T:
        job = self.job(work, short)
        self.waiting.append(job)
        self.go_on()
        result: T = await job.future
        return result

    async def close(self) -> None:
        if not self.closed:
            self.closed = True
            while self.waiting or not self.free.is_set():
                await self.free.wait()
            self.orders.put(None)
            await asyncio.to_thread(self.thread.join)

    def wait_for_others(self, seconds: float) -> None:
        """How long to wait from now on for another process that has locked the database."""
        with contextlib.suppress(sqlite3.Error):  # it is closed: whoever asks for something will hear that
            self.connection.execute(f"PRAGMA busy_timeout = {seconds * 1000:.0f}")

    # In the event loop.

    def go_on(self) -> None:
        """Begin with what waits if nothing else is being done; those who come at the same time share a commit."""
        if self.waiting and self.free.is_set():
            self.free.clear()
            asyncio.get_running_loop().call_soon(self.take_up)

    def take_up(self) -> None:
        """Have the jobs that have waited longest done."""
        jobs, self.waiting = self.waiting[:TOGETHER], self.waiting[TOGETHER:]
        is_done = all(job.short for job in jobs) and self.do_here(jobs)
        order = partial(self.commit if is_done else self.do_all, jobs)
        self.orders.put(partial(self.carry_out, order, jobs, asyncio.get_running_loop()))

    def do_here(self, jobs: list[Job]) -> bool:
        """Do short jobs up to their commit. If one of them fails, or would have to wait for another process, nothing is
        done, and the thread does all of them."""
        try:
            self.connection.execute(self.begin)
            for job in jobs:
                job.result = job.work(self.connection)
        except Exception:
            self.roll_back()
            return False
        return True

    def settle(self, jobs: list[Job]) -> None:
        """Some jobs are done, or have failed: on to the next."""
        for job in jobs:
            job.settle()
        self.free.set()
        self.go_on()

    # In the thread.

    def do_all(self, jobs: list[Job]) -> None:
        self.wait_for_others(BUSY)
        super().do_all(jobs)
        self.wait_for_others(0)

    def work(self) -> None:
        """The life of the thread."""
        while (order := self.orders.get()) is not None:
            order()
        self.wait_for_others(BUSY)
        self.connection.close()

    def carry_out(self, order: Callable[[], None], jobs: list[Job], loop: asyncio.AbstractEventLoop) -> None:
        order()
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(self.settle, jobs)


class Reader(Writer):
    """The same for jobs that only read: they wait for nobody who writes, and see all that was committed before."""

    begin = "BEGIN"


class Desk(Transactions):
    """One that writes and reads in the event loop. Its database is in memory: `keep` puts what has changed where it
    lasts, and until then a job is not done."""

    def __init__(self, connection: sqlite3.Connection, keep: Callable[[], Awaitable[None]]) -> None:
        super().__init__(connection)
        self.keep: Final = keep
        self.keeping: Final = asyncio.Lock()

    async def do(self, work: Callable[[sqlite3.Connection], T], short: bool = False) -> T:
        job, before = self.job(work), self.connection.total_changes
        self.do_all([job])
        if self.connection.total_changes != before:
            async with self.keeping:
                await self.keep()
        job.settle()
        result: T = await job.future
        return result

    async def close(self) -> None:
        if not self.closed:
            self.closed = True
            async with self.keeping:
                self.connection.close()
