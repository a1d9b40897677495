"""A Store that keeps everything in memory, for tests: what is given and what is kept are never the same objects."""

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from typing import Literal

from msgspec.structs import replace

from greathall.bots.adapting import Estimate
from greathall.engine import RecordEntry
from greathall.server.store.store import Guest, Readiness, StoredReport, StoredTable, Written


class MemoryStore:
    """Everything the hall keeps, in dictionaries."""

    def __init__(self) -> None:
        self.guests: dict[str, Guest] = {}
        self.tokens: dict[bytes, tuple[str, str, float]] = {}  # the guest, the kind, when it expires
        self.rows: dict[str, StoredTable] = {}
        self.records: dict[str, list[tuple[str, str]]] = {}
        self.positions: dict[str, Written | None] = {}
        self.keeping: set[str] = set()
        self.blocks: set[tuple[str, str]] = set()
        self.kept_reports: list[StoredReport] = []
        self.strengths: dict[tuple[str, str], Estimate] = {}
        self.closed = False

    async def add_guest(self, guest: Guest, token: bytes) -> None:
        self.guests[guest.id] = guest
        self.tokens[token] = (guest.id, "browser", 0)

    async def rename_guest(self, guest: str, name: str) -> None:
        self.guests[guest] = Guest(guest, name)

    async def guest_of(self, token: bytes) -> Guest | None:
        guest, kind, _ = self.tokens.get(token, ("", "", 0))
        return self.guests[guest] if kind == "browser" else None

    async def add_token(self, guest: str, token: bytes, kind: Literal["browser", "link"], expires: float) -> None:
        if kind == "link":
            self.tokens = {known: kept for known, kept in self.tokens.items() if kept[:2] != (guest, "link")}
        self.tokens[token] = (guest, kind, expires)

    async def take_link(self, link: bytes, browser: bytes, now: float) -> Guest | None:
        guest, kind, expires = self.tokens.get(link, ("", "", 0))
        if kind != "link" or expires <= now:
            return None
        del self.tokens[link]
        self.tokens[browser] = (guest, "browser", 0)
        return self.guests[guest]

    async def sign_out(self, guest: str, token: bytes) -> None:
        self.tokens = {known: kept for known, kept in self.tokens.items() if kept[0] != guest}
        self.tokens[token] = (guest, "browser", 0)

    async def forget_guests(self, after: str) -> str | None:
        hosts = {row.host for row in self.rows.values()}
        known = hosts | {guest for guest, _, _ in self.tokens.values()}
        for guest in sorted(self.guests):
            if guest > after and guest not in known and not any(sits(row, guest) for row in self.rows.values()):
                del self.guests[guest]
        return None

    async def readiness(self) -> Readiness:
        return Readiness()

    async def add_table(self, table: StoredTable, entries: Sequence[RecordEntry] = ()) -> None:
        self.records[table.id] = [(entry.who, entry.text) for entry in entries]
        self.touch(table)

    async def save_table(self, table: StoredTable, entries: Sequence[RecordEntry] | None = None) -> bool:
        if self.rows[table.id].version != table.version:
            return False
        if entries is not None:
            self.records[table.id] += [(entry.who, entry.text) for entry in entries]
        self.touch(table)
        self.rows[table.id].version += 1
        return True

    def touch(self, table: StoredTable) -> None:
        """Keep a copy, as the last one touched. A rematch that is settled stays settled."""
        former = self.rows.pop(table.id, table)
        self.rows[table.id] = kept = deepcopy(table)
        kept.next = former.next or table.next

    async def add_rematch(self, table: str, following: StoredTable, entries: Sequence[RecordEntry]) -> str:
        found = self.rows[table].next
        if found is None:
            await MemoryStore.add_table(self, following, entries)
            found = self.rows[table].next = following.id
            self.rows[table].version += 1
        return found

    async def table(self, table: str) -> StoredTable | None:
        return self.named(self.rows[table]) if table in self.rows else None

    def named(self, row: StoredTable) -> StoredTable:
        """A copy with everybody's present name."""
        copy = deepcopy(row)
        for seat in copy.seats:
            if seat.guest is not None:
                seat.guest = self.guests[seat.guest.id]
        return copy

    async def delete_table(self, table: str) -> None:
        del self.rows[table], self.records[table]
        self.positions.pop(table, None)
        for row in self.rows.values():
            if row.next == table:
                row.next, row.version = None, row.version + 1

    async def append(
        self, table: str, n: int, entries: Sequence[RecordEntry], over: bool, position: Written | None = None
    ) -> bool:
        record = self.records[table]
        if len(record) != n:
            return False
        record.extend((entry.who, entry.text) for entry in entries)
        self.rows[table].status = "over" if over else self.rows[table].status
        self.rows[table].version += over
        self.positions[table] = None if over else deepcopy(position)
        self.touch(self.rows[table])
        return True

    async def position(self, table: str) -> Written | None:
        return deepcopy(self.positions.get(table))

    async def entries(self, table: str) -> list[RecordEntry]:
        return [RecordEntry(who, text) for who, text in self.records.get(table, [])]

    async def tables_of(self, guest: str) -> list[StoredTable]:
        return [self.named(row) for row in reversed(self.rows.values()) if sits(row, guest) or row.host == guest][:50]

    async def open_tables(self) -> list[StoredTable]:
        rows = [row for row in reversed(self.rows.values()) if row.settings.listed and row.status == "open"]
        return [self.named(row) for row in rows if any(not seat.guest and not seat.bot for seat in row.seats)][:50]

    async def guests_after(self, after: str) -> list[Guest]:
        return [self.guests[guest] for guest in sorted(self.guests) if guest > after]

    async def tables_after(self, after: str) -> list[StoredTable]:
        return [self.named(self.rows[table]) for table in sorted(self.rows) if table > after]

    async def every_table_of(self, guest: str) -> list[StoredTable]:
        return [self.named(row) for row in self.rows.values() if sits(row, guest) or row.host == guest]

    async def set_host(self, table: str, guest: str) -> None:
        self.rows[table].host = guest

    async def set_key(self, table: str, key: str) -> None:
        self.rows[table].key = key

    async def void(self, guest: str) -> None:
        self.tokens = {known: kept for known, kept in self.tokens.items() if kept[0] != guest}

    async def forget_guest(self, guest: str) -> None:
        await self.void(guest)
        self.keeping.discard(guest)
        self.blocks = {pair for pair in self.blocks if guest not in pair}
        self.kept_reports = [without(report, guest) for report in self.kept_reports if report.about != guest]
        self.strengths = {key: kept for key, kept in self.strengths.items() if key[0] != guest}
        if not await self.every_table_of(guest):
            self.guests.pop(guest, None)

    async def set_keeper(self, guest: str, on: bool) -> None:
        self.keeping = (self.keeping | {guest} if on else self.keeping - {guest}) & set(self.guests)

    async def keepers(self) -> set[str]:
        return set(self.keeping)

    async def block(self, guest: str, other: str, on: bool) -> None:
        if {guest, other} <= set(self.guests):
            (self.blocks.add if on else self.blocks.discard)((guest, other))

    async def blocked(self, guest: str) -> list[Guest]:
        found = [self.guests[other] for one, other in self.blocks if one == guest and other in self.guests]
        return sorted(found, key=lambda other: (other.name, other.id))

    async def apart(self, guest: str) -> set[str]:
        return {one for pair in self.blocks if guest in pair for one in pair} - {guest}

    async def add_report(self, report: StoredReport) -> None:
        later, ranked = Counter[str](), list[tuple[int, float, StoredReport]]()
        for one in sorted([*self.kept_reports, report], key=lambda one: one.made, reverse=True):
            later[one.author or one.id] += 1
            ranked.append((later[one.author or one.id], -one.made, one))
        kept = sorted((one for one in ranked if one[0] <= 20), key=lambda one: one[:2])[:200]
        self.kept_reports = sorted((one for _, _, one in kept), key=lambda one: one.made)

    async def reports(self) -> list[StoredReport]:
        return list(self.kept_reports)

    async def drop_report(self, report: str) -> bool:
        found = [one for one in self.kept_reports if one.id != report]
        self.kept_reports, before = found, len(self.kept_reports)
        return len(found) < before

    async def forget_reports(self, before: float) -> None:
        self.kept_reports = [one for one in self.kept_reports if one.made >= before]

    async def estimates(self, guest: str) -> dict[str, Estimate]:
        return {game: kept for (one, game), kept in sorted(self.strengths.items()) if one == guest}

    async def set_estimate(self, guest: str, game: str, estimate: Estimate) -> None:
        if guest in self.guests:
            self.strengths[guest, game] = estimate

    async def untouched(self, status: str, before: float) -> list[str]:
        return [row.id for row in self.rows.values() if row.status == status and row.touched < before][:50]

    async def close(self) -> None:
        self.closed = True


def sits(row: StoredTable, guest: str) -> bool:
    return any(seat.guest is not None and seat.guest.id == guest for seat in row.seats)


def without(report: StoredReport, guest: str) -> StoredReport:
    """A report that names a guest no more."""
    lines = [line for line in report.lines if line.guest != guest]
    return replace(report, author="" if report.author == guest else report.author, lines=lines)
