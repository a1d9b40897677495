"""The Store in PostgreSQL: many processes may have it open."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal

from greathall.bots.adapting import Estimate
from greathall.engine import RecordEntry
from greathall.server.identity import DAY, UNUSED
from greathall.server.protocol.messages import Status
from greathall.server.store.book import Attended, Attending, Mark
from greathall.server.store.postgres import complaints, estimates, guests, keeping_order, sharing, tables
from greathall.server.store.postgres.pool import Pool, trouble_of
from greathall.server.store.pulse import Pulse
from greathall.server.store.statements import text
from greathall.server.store.store import Guest, Readiness, StoredReport, StoredTable, Written

BEAT: Final = f"INSERT INTO pulse VALUES (1, {guests.NOW}) ON CONFLICT (one) DO UPDATE SET beaten = excluded.beaten"

log = logging.getLogger("greathall")


class PostgresStore:
    """A Store in a PostgreSQL database."""

    def __init__(self, pool: Pool, clock: Callable[[], float]) -> None:
        self.pool: Final = pool
        self.clock: Final = clock
        self.pulse: Final = Pulse(self.beat, why=trouble_of)
        self.renewing: Final[dict[bytes, asyncio.Task[None]]] = {}  # tokens that are used for the first time in a day

    @classmethod
    async def open(cls, url: str, clock: Callable[[], float] = time.time) -> "PostgresStore":
        """The store in this database, made if it is empty; BadDatabase if that cannot be."""
        return cls(await Pool.open(url), clock)

    async def close(self) -> None:
        await asyncio.gather(*self.renewing.values(), return_exceptions=True)
        await self.pool.close()

    async def readiness(self) -> Readiness:
        return Readiness(await self.pulse.trouble())

    async def beat(self) -> None:
        await self.pool.say(BEAT)

    # Guests.

    async def add_guest(self, guest: Guest, token: bytes) -> None:
        await self.pool.write(partial(guests.add_guest, guest=guest, token=token))

    async def rename_guest(self, guest: str, name: str) -> None:
        await self.pool.write(partial(guests.rename_guest, guest=guest, name=name))

    async def guest_of(self, token: bytes) -> Guest | None:
        found = await self.pool.read(partial(guests.guest_of, token=token))
        if found is None:
            return None
        guest, left = found
        if left < UNUSED - DAY and token not in self.renewing:
            self.renewing[token] = asyncio.create_task(self.renew(token))
        return guest

    async def renew(self, token: bytes) -> None:
        """A token is used: it is good for longer. Nobody waits for this; if it fails, the next use tries again."""
        try:
            await self.pool.say(guests.RENEW, token)
        except Exception as error:
            log.warning("a token could not be renewed: %s", error)
        finally:
            del self.renewing[token]

    async def add_token(self, guest: str, token: bytes, kind: Literal["browser", "link"], expires: float) -> None:
        await self.pool.write(partial(guests.add_token, guest=guest, token=token, kind=kind, expires=expires))

    async def take_link(self, link: bytes, browser: bytes, now: float) -> Guest | None:
        return await self.pool.write(partial(guests.take_link, link=link, browser=browser, now=now))

    async def sign_out(self, guest: str, token: bytes) -> None:
        await self.pool.write(partial(guests.sign_out, guest=guest, token=token))

    async def forget_guests(self, after: str) -> str | None:
        return await self.pool.write(partial(guests.forget_guests, after=after))

    # Tables.

    async def add_table(self, table: StoredTable, entries: Sequence[RecordEntry] = ()) -> None:
        await self.pool.write(partial(tables.add_table, table=table, entries=entries))

    async def save_table(self, table: StoredTable, entries: Sequence[RecordEntry] | None = None) -> bool:
        return await self.pool.write(partial(tables.save_table, table=table, entries=entries or ()))

    async def add_rematch(self, table: str, following: StoredTable, entries: Sequence[RecordEntry]) -> str:
        return await self.pool.write(partial(tables.add_rematch, table=table, following=following, entries=entries))

    async def table(self, table: str) -> StoredTable | None:
        found = await self.find(tables.BY_ID, table)
        return found[0] if found else None

    async def tables_of(self, guest: str) -> list[StoredTable]:
        return await self.find(tables.OF_GUEST, guest)

    async def open_tables(self) -> list[StoredTable]:
        return await self.find(tables.OPEN)

    async def estimates(self, guest: str) -> dict[str, Estimate]:
        return await self.pool.read(partial(estimates.estimates, guest=guest))

    async def set_estimate(self, guest: str, game: str, estimate: Estimate) -> None:
        await self.pool.say(estimates.KEEP, guest, game, *estimate)

    async def untouched(self, status: Status, before: float) -> list[str]:
        age = self.clock() - before
        return await self.pool.read(lambda found: tables.untouched(found, status, age))

    async def find(self, statement: str, *values: str) -> list[StoredTable]:
        return await self.pool.read(lambda found: tables.find_tables(found, statement, self.clock(), *values))

    async def delete_table(self, table: str) -> None:
        await self.pool.write(partial(tables.delete_table, table=table))

    # Keeping order.

    async def guests_after(self, after: str) -> list[Guest]:
        return await self.pool.read(partial(keeping_order.guests_after, after=after))

    async def tables_after(self, after: str) -> list[StoredTable]:
        return await self.find(keeping_order.TABLES_AFTER, after)

    async def every_table_of(self, guest: str) -> list[StoredTable]:
        return await self.find(keeping_order.ALL_OF_GUEST, guest)

    async def set_host(self, table: str, guest: str) -> None:
        await self.pool.write(lambda connection: connection.execute(keeping_order.SET_HOST, table, guest))

    async def set_key(self, table: str, key: str) -> None:
        await self.pool.write(lambda connection: connection.execute(keeping_order.SET_KEY, table, key))

    async def void(self, guest: str) -> None:
        await self.pool.write(lambda connection: connection.execute(keeping_order.VOID, guest))

    async def forget_guest(self, guest: str) -> None:
        await self.pool.write(partial(keeping_order.forget_guest, guest=guest))

    async def set_keeper(self, guest: str, on: bool) -> None:
        await self.pool.say(keeping_order.APPOINT if on else keeping_order.DISMISS, guest)

    async def keepers(self) -> set[str]:
        return await self.pool.read(keeping_order.keepers)

    async def block(self, guest: str, other: str, on: bool) -> None:
        await self.pool.say(complaints.BLOCK if on else complaints.ALLOW, guest, other)

    async def blocked(self, guest: str) -> list[Guest]:
        return await self.pool.read(partial(complaints.blocked, guest=guest))

    async def apart(self, guest: str) -> set[str]:
        return await self.pool.read(partial(complaints.apart, guest=guest))

    async def add_report(self, report: StoredReport) -> None:
        await self.pool.write(partial(complaints.add_report, report=report))

    async def reports(self) -> list[StoredReport]:
        return await self.pool.read(complaints.reports)

    async def drop_report(self, report: str) -> bool:
        return await self.pool.say(complaints.DROP, report) is not None

    async def forget_reports(self, before: float) -> None:
        await self.pool.say(complaints.FORGET, before)

    # Records.

    async def append(
        self, table: str, n: int, entries: Sequence[RecordEntry], over: bool, position: Written | None = None
    ) -> bool:
        written = None if position is None else text(position)
        return bool(await self.pool.say(tables.APPEND, table, n, *tables.columns(entries), over, written))

    async def position(self, table: str) -> Written | None:
        return await self.pool.read(partial(tables.position, table=table))

    async def entries(self, table: str) -> list[RecordEntry]:
        return await self.entries_after(table, 0)

    async def entries_after(self, table: str, n: int) -> list[RecordEntry]:
        return await self.pool.read(partial(tables.entries, table=table, after=n))

    # Other halls.

    async def marks(self, tables: Sequence[str]) -> dict[str, Mark]:
        return await self.pool.read(partial(sharing.marks, tables=list(tables)))

    async def attend(self, said: Attending) -> Attended:
        return await self.pool.write(partial(sharing.attend, said=said))

    async def leave(self, hall: str) -> None:
        await self.pool.write(partial(sharing.leave, hall=hall))
