"""Pool: connections to PostgreSQL. Each read or write has one for as long as it takes."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

import asyncpg

from greathall.server.store.migrating import BadDatabase
from greathall.server.store.postgres.migrating import prepare

T = TypeVar("T")
Work = Callable[[Any], Awaitable[T]]

MOST: Final = 10  # connections of one process
COMMAND: Final = 5.0  # seconds until somebody who hears nothing gives up
CONNECTING: Final = 5.0
PAUSES: Final = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6)  # seconds between attempts, while a server comes back
# What is committed is on disk, whatever the server usually does.
SETTINGS: Final = {"application_name": "greathall", "synchronous_commit": "on", "timezone": "UTC"}
# The connection is gone, or there is none yet: what was asked may be asked again. The last kind is what the driver says
# of one that goes at the very moment at which it is used.
LOST: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.OperatorInterventionError,
    asyncpg.InternalClientError,
)

log = logging.getLogger("greathall")


class Pool:
    """The connections of one process to its database."""

    def __init__(self, pool: Any) -> None:
        self.pool: Final = pool
        self.closed = False

    @classmethod
    async def open(cls, url: str) -> "Pool":
        """Connections to a database that was brought up to date; BadDatabase if that cannot be."""
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=MOST,
                timeout=CONNECTING,
                command_timeout=COMMAND,
                server_settings=SETTINGS,
                max_inactive_connection_lifetime=0,
                reset=leave_as_it_is,
            )
        except (TimeoutError, ValueError, asyncpg.PostgresError, *LOST) as error:
            raise BadDatabase(str(error) or type(error).__name__, "unreached") from error
        try:
            async with pool.acquire() as connection:
                await prepare(connection)
        except BaseException:
            await pool.close()
            raise
        return cls(pool)

    async def read(self, work: Work[T]) -> T:
        """The result of a read; it is asked again if the connection was lost."""
        for pause in (*PAUSES, None):
            try:
                async with self.connection() as connection:
                    return await work(connection)
            except LOST:
                if pause is None:
                    raise
            await asyncio.sleep(pause)
        raise AssertionError("the last attempt returns or raises")

    async def write(self, work: Work[T]) -> T:
        """The result of a write, as one transaction, once it is on disk. If the connection is lost in the middle nobody
        knows whether it was done, so it is not repeated."""
        async with self.connection() as connection, connection.transaction():
            return await work(connection)

    async def say(self, statement: str, *values: Any) -> Any:
        """One statement that is a transaction by itself, and the value it gives back."""
        async with self.connection() as connection:
            return await connection.fetchval(statement, *values)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """A connection, even if the server is only just coming back."""
        if self.closed:
            raise RuntimeError("the store is closed")
        await asyncio.sleep(0)  # so that a connection that has gone meanwhile is known to have gone
        connection = await self.acquire()
        try:
            yield connection
        finally:
            with suppress(*LOST):  # what it said before it went is true all the same
                await self.pool.release(connection)

    async def acquire(self) -> Any:
        for pause in PAUSES:
            try:
                return await self.pool.acquire(timeout=CONNECTING)
            except LOST:
                await asyncio.sleep(pause)
        return await self.pool.acquire(timeout=CONNECTING)

    async def close(self) -> None:
        """Let go of the server, without waiting long for one that does not answer."""
        if self.closed:
            return
        self.closed = True
        try:
            async with asyncio.timeout(CONNECTING):
                await self.pool.close()
        except (TimeoutError, *LOST):
            self.pool.terminate()


async def leave_as_it_is(connection: Any) -> None:
    """A connection goes back to the others. Nobody here changes its settings, and an open transaction is rolled back
    in any case; to ask the server to forget everything would be one more way there and back for each answer."""


def trouble_of(error: Exception) -> str:
    """Why a write was not taken, by a reason of the protocol."""
    if isinstance(error, asyncpg.DiskFullError):
        return "store_full"
    if isinstance(error, (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)):
        return "store_damaged"
    return "store_busy" if isinstance(error, (TimeoutError, asyncpg.TooManyConnectionsError)) else "store_failed"
