"""The Store in SQLite: one file, one thread that writes it, and one that reads it."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

from greathall.bots.adapting import Estimate
from greathall.engine import RecordEntry
from greathall.server.identity import DAY, UNUSED
from greathall.server.protocol.messages import Status
from greathall.server.store import complaints, estimates, keeping_order, statements
from greathall.server.store.checking import LARGE, LongCheck, check, is_large
from greathall.server.store.locking import FileLock
from greathall.server.store.migrating import IN_MEMORY, MEMORY, connect, connect_to_read, make_private
from greathall.server.store.pulse import Pulse
from greathall.server.store.store import Guest, Readiness, StoredReport, StoredTable, Written
from greathall.server.store.writer import Desk, Reader, Transactions, Writer

Clock = Callable[[], float]
Kind = Literal["browser", "link"]

log = logging.getLogger("greathall")


class SqliteStore:
    """A Store in a file that nobody else writes; `:memory:` keeps nothing."""

    def __init__(self, writer: Transactions, reader: Transactions, lock: FileLock, clock: Clock) -> None:
        self.lock: Final = lock
        self.clock: Final = clock
        self.writer: Final = writer
        self.reader: Final = reader
        self.pulse: Final = Pulse(self.beat)
        self.renewing: Final[set[bytes]] = set()  # tokens that are being used for the first time in a day
        self.check: LongCheck | None = None

    @classmethod
    async def open(cls, path: str | Path, clock: Clock = time.time, large: int = LARGE) -> "SqliteStore":
        """The store in this file, made if there is none; BadDatabase if that cannot be, and nothing is changed.
        A large file, of more bytes than these, is checked while the store is open."""
        store = await asyncio.to_thread(opened, str(path), clock, large)
        if is_large(str(path), large):
            store.check = LongCheck(str(path))
        return store

    @classmethod
    def at_desk(cls, path: str, keep: Callable[[], Awaitable[None]], clock: Clock = time.time) -> "SqliteStore":
        """The store in a file in memory, where there are no threads; `keep` puts what has changed where it lasts."""
        desk = Desk(connect(path, IN_MEMORY), keep)
        return cls(desk, desk, FileLock(MEMORY), clock)

    async def close(self) -> None:
        if self.check is not None:
            await self.check.stop()
        await self.reader.close()
        await self.writer.close()
        self.lock.release()

    async def readiness(self) -> Readiness:
        trouble = await self.pulse.trouble()
        if self.reader.broken:
            trouble = "store_failed"
        if self.writer.damaged or self.reader.damaged or (self.check is not None and self.check.damage):
            trouble = "store_damaged"
        return Readiness(trouble, checked=self.check is None or self.check.done)

    async def beat(self) -> None:
        await self.run("INSERT OR REPLACE INTO pulse VALUES (1, ?)", self.clock())

    # Guests.

    async def add_guest(self, guest: Guest, token: bytes) -> None:
        await self.writer.do(partial(statements.add_guest, guest=guest, token=token, expires=self.clock() + UNUSED))

    async def rename_guest(self, guest: str, name: str) -> None:
        await self.run("UPDATE guests SET name = ? WHERE id = ?", name, guest)

    async def guest_of(self, token: bytes) -> Guest | None:
        found = await self.reader.do(partial(statements.guest_of, token=token, now=self.clock()))
        if found is None:
            return None
        guest, expires = found
        if expires < self.clock() + UNUSED - DAY and token not in self.renewing:
            self.renew(token)
        return guest

    def renew(self, token: bytes) -> None:
        """A token is used: it is good for longer. Nobody waits for this; if it fails, the next use tries again."""
        self.renewing.add(token)
        renewal = asyncio.create_task(self.run(statements.RENEW, self.clock() + UNUSED, token))
        renewal.add_done_callback(partial(self.renewed, token))

    def renewed(self, token: bytes, renewal: "asyncio.Task[None]") -> None:
        self.renewing.discard(token)
        if not renewal.cancelled() and renewal.exception() is not None:
            log.warning("a token could not be renewed: %s", renewal.exception())

    async def add_token(self, guest: str, token: bytes, kind: Kind, expires: float) -> None:
        await self.writer.do(partial(statements.add_token, guest=guest, token=token, kind=kind, expires=expires))

    async def take_link(self, link: bytes, browser: bytes, now: float) -> Guest | None:
        return await self.writer.do(
            partial(statements.take_link, link=link, browser=browser, now=now, expires=self.clock() + UNUSED)
        )

    async def sign_out(self, guest: str, token: bytes) -> None:
        await self.writer.do(partial(statements.sign_out, guest=guest, token=token, expires=self.clock() + UNUSED))

    async def forget_guests(self, after: str) -> str | None:
        return await self.writer.do(partial(statements.forget_guests, after=after, now=self.clock()))

    # Tables.

    async def add_table(self, table: StoredTable, entries: Sequence[RecordEntry] = ()) -> None:
        await self.writer.do(partial(statements.add_table, table=table, entries=entries, now=self.clock()))

    async def save_table(self, table: StoredTable, entries: Sequence[RecordEntry] | None = None) -> bool:
        return await self.writer.do(partial(statements.save_table, table=table, entries=entries, now=self.clock()))

    async def add_rematch(self, table: str, following: StoredTable, entries: Sequence[RecordEntry]) -> str:
        return await self.writer.do(
            partial(statements.add_rematch, table=table, following=following, entries=entries, now=self.clock())
        )

    async def table(self, table: str) -> StoredTable | None:
        found = await self.reader.do(partial(statements.find_tables, where="WHERE id = ?", values=(table,)))
        return found[0] if found else None

    async def delete_table(self, table: str) -> None:
        await self.writer.do(partial(statements.delete_table, table=table))

    async def append(
        self, table: str, n: int, entries: Sequence[RecordEntry], over: bool, position: Written | None = None
    ) -> bool:
        said = None if position is None else statements.text(position)  # at once, while it is in the processor's cache
        answer = partial(
            statements.append, table=table, n=n, entries=entries, over=over, position=said, now=self.clock()
        )
        return await self.writer.do(answer, short=True)

    async def position(self, table: str) -> Written | None:
        return await self.reader.do(partial(statements.position, table=table))

    async def entries(self, table: str) -> list[RecordEntry]:
        return await self.reader.do(partial(statements.entries, table=table))

    async def tables_of(self, guest: str) -> list[StoredTable]:
        return await self.reader.do(partial(statements.find_tables, where=statements.OF_GUEST, values=(guest, guest)))

    async def open_tables(self) -> list[StoredTable]:
        return await self.reader.do(
            partial(statements.find_tables, where=statements.OPEN, values=(self.clock() - DAY,))
        )

    # Keeping order.

    async def guests_after(self, after: str) -> list[Guest]:
        return await self.reader.do(partial(keeping_order.guests_after, after=after))

    async def tables_after(self, after: str) -> list[StoredTable]:
        return await self.reader.do(partial(keeping_order.tables_after, after=after))

    async def every_table_of(self, guest: str) -> list[StoredTable]:
        return await self.reader.do(partial(keeping_order.every_table_of, guest=guest))

    async def set_host(self, table: str, guest: str) -> None:
        await self.writer.do(partial(keeping_order.set_host, table=table, guest=guest))

    async def set_key(self, table: str, key: str) -> None:
        await self.writer.do(partial(keeping_order.set_key, table=table, key=key))

    async def void(self, guest: str) -> None:
        await self.writer.do(partial(keeping_order.void, guest=guest))

    async def forget_guest(self, guest: str) -> None:
        await self.writer.do(partial(keeping_order.forget_guest, guest=guest))

    async def set_keeper(self, guest: str, on: bool) -> None:
        await self.writer.do(partial(keeping_order.set_keeper, guest=guest, on=on))

    async def keepers(self) -> set[str]:
        return await self.reader.do(keeping_order.keepers)

    async def block(self, guest: str, other: str, on: bool) -> None:
        await self.writer.do(partial(complaints.block, guest=guest, other=other, on=on))

    async def blocked(self, guest: str) -> list[Guest]:
        return await self.reader.do(partial(complaints.blocked, guest=guest))

    async def apart(self, guest: str) -> set[str]:
        return await self.reader.do(partial(complaints.apart, guest=guest))

    async def add_report(self, report: StoredReport) -> None:
        await self.writer.do(partial(complaints.add_report, report=report))

    async def reports(self) -> list[StoredReport]:
        return await self.reader.do(complaints.reports)

    async def drop_report(self, report: str) -> bool:
        return await self.writer.do(partial(complaints.drop_report, report=report))

    async def forget_reports(self, before: float) -> None:
        await self.writer.do(partial(complaints.forget_reports, before=before))

    async def estimates(self, guest: str) -> dict[str, Estimate]:
        return await self.reader.do(partial(estimates.estimates, guest=guest))

    async def set_estimate(self, guest: str, game: str, estimate: Estimate) -> None:
        await self.writer.do(partial(estimates.set_estimate, guest=guest, game=game, estimate=estimate))

    async def untouched(self, status: Status, before: float) -> list[str]:
        return await self.reader.do(partial(statements.untouched, status=status, before=before))

    async def run(self, statement: str, *values: Any) -> None:
        """One statement that gives nothing back."""
        await self.writer.do(partial(statements.run, statement=statement, values=values))


def opened(path: str, clock: Clock, large: int) -> SqliteStore:
    """The store in a file. What cannot be opened is left as it is."""
    make_private(path)
    if path != MEMORY and not is_large(path, large):
        check(path)
    lock = FileLock(path)
    try:
        writer = Writer(connect(path))
        reader = writer if path == MEMORY else Reader(connect_to_read(path))
        return SqliteStore(writer, reader, lock, clock)
    except BaseException:
        lock.release()
        raise
