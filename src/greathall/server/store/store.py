"""Store: what the hall keeps on disk. A small interface, so that other databases can take SQLite's place.

Every operation is one transaction. When it returns, what it wrote is on disk.
"""

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from greathall.bots.adapting import Estimate
from greathall.engine import RecordEntry
from greathall.server.protocol.messages import Settings, Status

Written = dict[str, Any]  # a position, as the engine writes it


class Guest(Struct, frozen=True):
    """A person, known by a random id. The id is public and opens nothing: tokens do, and only their hashes are kept."""

    id: str
    name: str


class StoredSeat(Struct):
    """Who sits on a seat: a guest, somebody with a name of their own at a guest's device, a bot, or nobody.
    A bot plays for people who are away."""

    guest: Guest | None = None
    bot: str = ""
    name: str = ""  # of a bot, or of somebody at the guest's device
    away: bool = False
    agrees: bool = False  # to finish a game by later rules than it was begun by


class StoredTable(Struct):
    """A table: how it was set up, who sits there, and how far it is. `key` lets in people who have the link."""

    id: str
    key: str
    host: str  # a guest's id
    title: str
    game: str
    players: int
    options: dict[str, Any]
    settings: Settings
    status: Status
    rules: int  # the version of the rules it is played by; 0 before it begins
    next: str | None
    seats: list[StoredSeat]
    touched: float = 0.0  # when something was last stored
    begins: int = 0  # entries of the record that were played before, at another table
    position: Written | None = None  # where the record begins, as written; none: at the start of the game
    version: int = 0  # one more whenever its seats, its settings, its end or what follows it are stored


class ReportedLine(Struct, frozen=True):
    """Something that was said around what is reported; `meant`: it is what is reported."""

    number: int
    guest: str
    seat: str
    name: str  # as they were called then
    said: str
    meant: bool = False


class StoredReport(Struct, frozen=True):
    """What somebody reports to the keeper of the hall: where, about whom, why, and what was said and done there."""

    id: str
    made: float
    table: str
    game: str
    players: int
    options: dict[str, Any]
    author: str  # a guest's id; empty: they were forgotten
    about: str  # the same; empty: nobody the hall knows
    seat: str  # as the game calls it
    name: str  # as they were called then
    why: str
    lines: list[ReportedLine]
    done: list[Written]  # the last events, as everybody saw them


class Readiness(Struct, frozen=True):
    """Why the store does not take a write just now (empty: it does), and whether what it keeps was checked."""

    trouble: str = ""  # a reason of the protocol: store_busy, store_full, store_damaged, store_failed
    checked: bool = True


class Store(Protocol):
    """What the hall reads and writes."""

    async def add_guest(self, guest: Guest, token: bytes) -> None:
        """A new guest with the hash of their browser's token."""

    async def rename_guest(self, guest: str, name: str) -> None: ...

    async def guest_of(self, token: bytes) -> Guest | None:
        """The guest whose browser has the token with this hash, which counts as used: it expires 400 days later."""

    async def add_token(self, guest: str, token: bytes, kind: Literal["browser", "link"], expires: float) -> None:
        """One more token of another browser (expires 0: never); or of a personal link, in place of the last one."""

    async def sign_out(self, guest: str, token: bytes) -> None:
        """From now on this is the guest's only token, for a browser; all others and the personal link are void."""

    async def forget_guests(self, after: str) -> str | None:
        """Look at some guests whose ids come after this one, and forget tokens that have expired, and guests with no
        token, seat or table left. The id to go on after; nothing at the end."""

    async def take_link(self, link: bytes, browser: bytes, now: float) -> Guest | None:
        """Use a personal link that has not expired, once: the browser's token takes its place."""

    async def add_table(self, table: StoredTable, entries: Sequence[RecordEntry] = ()) -> None:
        """A new table; with its first entries if it begins at once, or goes on from a game that was played."""

    async def save_table(self, table: StoredTable, entries: Sequence[RecordEntry] | None = None) -> bool:
        """The table and its seats as they are now, in the next version; with its first entries when it begins. False,
        and nothing is written, if the stored one has another version: somebody else has changed it meanwhile."""

    async def add_rematch(self, table: str, following: StoredTable, entries: Sequence[RecordEntry]) -> str:
        """The table that follows another, with its first entries; its id. If one follows already, it is that one, and
        nothing is written."""

    async def table(self, table: str) -> StoredTable | None: ...

    async def delete_table(self, table: str) -> None:
        """The table, its seats and its record; no rematch leads there any more."""

    async def append(
        self, table: str, n: int, entries: Sequence[RecordEntry], over: bool, position: Written | None = None
    ) -> bool:
        """Append entries as numbers n, n + 1 …, and keep the position after them in place of the last one. False, and
        nothing is written, if one of the numbers is already taken."""

    async def position(self, table: str) -> Written | None:
        """The position after the last entry, if it was kept and the game is not over."""

    async def entries(self, table: str) -> list[RecordEntry]:
        """The record of a table, in order."""

    async def tables_of(self, guest: str) -> list[StoredTable]:
        """The tables a guest sits at or is host of, the last touched first (at most 50)."""

    async def open_tables(self) -> list[StoredTable]:
        """Listed tables that have not begun, have an open seat and were touched within a day, the newest first (at most
        50)."""

    async def guests_after(self, after: str) -> list[Guest]:
        """Some guests whose ids come after this one, in their order; none at the end."""

    async def tables_after(self, after: str) -> list[StoredTable]:
        """The same for tables."""

    async def every_table_of(self, guest: str) -> list[StoredTable]:
        """All tables a guest sits at or is host of, in the order they were made."""

    async def set_host(self, table: str, guest: str) -> None: ...

    async def set_key(self, table: str, key: str) -> None:
        """Another key: earlier links let nobody in."""

    async def void(self, guest: str) -> None:
        """All tokens of a guest are void, and the personal link."""

    async def forget_guest(self, guest: str) -> None:
        """The same; and a guest who has no seat and no table is forgotten. No block, no estimate and no report names
        them, and they keep no order any more."""

    async def set_keeper(self, guest: str, on: bool) -> None:
        """A guest may keep order in the hall; or not any more. Nothing is done if the hall does not know them."""

    async def keepers(self) -> set[str]:
        """The ids of those who may."""

    async def block(self, guest: str, other: str, on: bool) -> None:
        """A guest does not want to hear or meet another; or does not mind any more. Nothing is done if the hall does
        not know one of them."""

    async def blocked(self, guest: str) -> list[Guest]:
        """Whom a guest has blocked, by name."""

    async def apart(self, guest: str) -> set[str]:
        """The ids of those whom a guest has blocked, and of those who have blocked them."""

    async def add_report(self, report: StoredReport) -> None:
        """Of one author the latest 20 are kept, 200 in all; of more, those go whose authors have made most since."""

    async def reports(self) -> list[StoredReport]:
        """All that are kept, the latest last."""

    async def drop_report(self, report: str) -> bool:
        """It is dealt with; false if there is none."""

    async def forget_reports(self, before: float) -> None:
        """Delete what was reported before then."""

    async def estimates(self, guest: str) -> dict[str, Estimate]:
        """How strong a guest is, by game, as far as the bot that adapts has found out."""

    async def set_estimate(self, guest: str, game: str, estimate: Estimate) -> None:
        """The same from now on. Nothing is done if the hall does not know the guest."""

    async def untouched(self, status: Status, before: float) -> list[str]:
        """Tables of this status for which nothing was stored since then, by their ids (at most 50)."""

    async def readiness(self) -> Readiness:
        """Whether a write is taken just now; said within a few seconds."""

    async def close(self) -> None: ...
