"""Book: what a store offers that several halls have open at the same time, so that they can work as one."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from msgspec import Struct, field

from greathall.engine import RecordEntry
from greathall.server.store.store import Store

Presence = dict[
    str, dict[str, int]
]  # by table and guest: with how many pages they are there; "" is people nobody knows


Heard = tuple[int, str, str]  # the number of a whisper, the table, and what was whispered


class Mark(Struct, frozen=True):
    """How far a table is: its version, and the number of its entries."""

    version: int
    length: int


class Attending(Struct):
    """What a hall says of itself. Everything it has said and holds is good for some seconds, then others go on."""

    hall: str
    seconds: float
    anew: bool  # nothing that it said before counts
    came: list[tuple[str, str, int]]  # table, guest, pages: if this is new or has changed
    went: list[tuple[str, str]]
    wants: list[str]  # tables where it would let bots think and clocks ring
    leaves: list[str]  # … and where it will no longer
    looks: list[str]  # tables that it asks about
    tokens: list[bytes]  # hashes of the tokens of those who are connected
    whispers: list[tuple[str, str]]  # table, and what is whispered there
    forgets: list[str]  # tables of which nothing whispered before is kept
    heard: list[int]  # by table that it asks about: the number of the last whisper it knows; 0: none


class Attended(Struct):
    """What a hall hears then: where it leads, how far the tables are, who is there at other halls, and which tokens are
    no longer good."""

    leads: set[str] = field(default_factory=set)
    marks: dict[str, Mark] = field(default_factory=dict)
    others: Presence = field(default_factory=dict)
    void: set[bytes] = field(default_factory=set)
    whispers: list[Heard] = field(default_factory=list)  # of others, and of this hall if it knows none


@runtime_checkable
class Book(Store, Protocol):
    """A store for several halls."""

    async def marks(self, tables: Sequence[str]) -> dict[str, Mark]:
        """How far some tables are; those that are not there are missing."""

    async def entries_after(self, table: str, n: int) -> list[RecordEntry]:
        """The record of a table without its first n entries."""

    async def attend(self, said: Attending) -> Attended:
        """A hall says that it is still there, and hears of the others."""

    async def leave(self, hall: str) -> None:
        """A hall closes: others may lead its tables at once."""
