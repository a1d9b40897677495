"""The Store in SQLite: one file, and one thread that writes it."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

from greathall.engine import RecordEntry
from greathall.server import rows
from greathall.server.identity import DAY
from greathall.server.migrating import connect
from greathall.server.store import Guest, TableRow
from greathall.server.writer import Writer

Clock = Callable[[], float]
Kind = Literal["browser", "link"]


class SqliteStore:
    """A Store in a file; `:memory:` keeps nothing."""

    def __init__(self, connection: sqlite3.Connection, clock: Clock = time.time) -> None:
        self.writer: Final = Writer(connection)
        self.clock: Final = clock

    @classmethod
    async def open(cls, path: str | Path, clock: Clock = time.time) -> "SqliteStore":
        """The store in this file, made where there is none; BadDatabase where that cannot be."""
        return cls(await asyncio.to_thread(connect, str(path)), clock)

    async def close(self) -> None:
        await self.writer.close()

    # Guests.

    async def add_guest(self, guest: Guest, token: bytes) -> None:
        await self.writer.do(partial(rows.add_guest, guest=guest, token=token))

    async def rename_guest(self, guest: str, name: str) -> None:
        await self.run("UPDATE guests SET name = ? WHERE id = ?", name, guest)

    async def guest_of(self, token: bytes) -> Guest | None:
        return await self.writer.do(partial(rows.guest_of, token=token, now=self.clock()))

    async def add_token(self, guest: str, token: bytes, kind: Kind, expires: float) -> None:
        await self.writer.do(partial(rows.add_token, guest=guest, token=token, kind=kind, expires=expires))

    async def take_link(self, link: bytes, browser: bytes, now: float) -> Guest | None:
        return await self.writer.do(partial(rows.take_link, link=link, browser=browser, now=now))

    # Tables.

    async def add_table(self, table: TableRow, entries: Sequence[RecordEntry] = ()) -> None:
        await self.writer.do(partial(rows.add_table, table=table, entries=entries, now=self.clock()))

    async def save_table(self, table: TableRow, entries: Sequence[RecordEntry] | None = None) -> bool:
        return await self.writer.do(partial(rows.save_table, table=table, entries=entries, now=self.clock()))

    async def add_rematch(self, table: str, following: TableRow, entries: Sequence[RecordEntry]) -> str:
        return await self.writer.do(
            partial(rows.add_rematch, table=table, following=following, entries=entries, now=self.clock())
        )

    async def table(self, table: str) -> TableRow | None:
        found = await self.writer.do(partial(rows.find_tables, where="WHERE id = ?", values=(table,)))
        return found[0] if found else None

    async def delete_table(self, table: str) -> None:
        await self.writer.do(partial(rows.delete_table, table=table))

    async def append(self, table: str, n: int, entries: Sequence[RecordEntry], over: bool) -> bool:
        return await self.writer.do(
            partial(rows.append, table=table, n=n, entries=entries, over=over, now=self.clock())
        )

    async def entries(self, table: str) -> list[RecordEntry]:
        return await self.writer.do(partial(rows.entries, table=table))

    async def tables_of(self, guest: str) -> list[TableRow]:
        return await self.writer.do(partial(rows.find_tables, where=rows.OF_GUEST, values=(guest, guest)))

    async def open_tables(self) -> list[TableRow]:
        return await self.writer.do(partial(rows.find_tables, where=rows.OPEN, values=(self.clock() - DAY,)))

    async def run(self, statement: str, *values: Any) -> None:
        """One statement that gives nothing back."""
        await self.writer.do(partial(rows.run, statement=statement, values=values))
