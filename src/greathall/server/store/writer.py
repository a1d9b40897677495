"""Writer and reader: each a thread that owns a connection to the database and runs transactions on it, in turn. If
there are no threads, a desk in the event loop does the same."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, ClassVar, Final, TypeVar

from greathall.server.store.migrating import code_of

T = TypeVar("T")
TOGETHER: Final = 128  # the most jobs waiting at the same time that share one commit

Work = Callable[[sqlite3.Connection], Any]

DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

log = logging.getLogger("greathall")


class Job:
    """Some work on the database, and who waits for its result."""

    def __init__(self, work: Work) -> None:
        self.work: Final = work
        self.loop: Final = asyncio.get_running_loop()
        self.future: Final[asyncio.Future[Any]] = self.loop.create_future()
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

    def deliver(self) -> None:
        """Give the result, in the loop of the one who waits."""
        with contextlib.suppress(RuntimeError):  # that loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(self.settle)

    def settle(self) -> None:
        if self.future.done():  # the one who waited has given up
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

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The result of some work, once it is on disk."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finish what waits, and let go of the database."""
        raise NotImplementedError

    def job(self, work: Work) -> Job:
        """Some work to be done; refused if nothing more can be."""
        if self.closed:
            raise RuntimeError("the store is closed")
        if self.broken:
            raise RuntimeError("the store has failed: the hall must be opened again")
        return Job(work)

    def commit(self, jobs: list[Job]) -> None:
        """Do some jobs in one transaction; if the disk fails, all have failed."""
        try:
            self.connection.execute(self.begin)
            for job in jobs:
                job.attempt(self.connection)
            self.connection.execute("COMMIT")
        except Exception as error:
            self.roll_back()
            for job in jobs:
                job.error = error
        self.damaged = self.damaged or any(code_of(job.error) in DAMAGE for job in jobs)

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
    """Takes jobs from anywhere. A job is done when it is on disk, and only then it is said to be."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(connection)
        self.jobs: Final[SimpleQueue[Job | None]] = SimpleQueue()
        self.thread: Final = Thread(target=self.work, name="greathall store", daemon=True)
        self.thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        job = self.job(work)
        self.jobs.put(job)
        result: T = await job.future
        return result

    async def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)

    def work(self) -> None:
        """The life of the thread."""
        going = True
        while going:
            waiting = self.gather()
            jobs = [job for job in waiting if job is not None]
            going = len(jobs) == len(waiting)
            self.commit(jobs)
            for job in jobs:
                job.deliver()
        self.connection.close()

    def gather(self) -> list[Job | None]:
        """The next job, when there is one, and those that wait behind it."""
        found = [self.jobs.get()]
        while len(found) < TOGETHER:
            try:
                found.append(self.jobs.get_nowait())
            except Empty:
                break
        return found


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

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        job, before = self.job(work), self.connection.total_changes
        self.commit([job])
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
