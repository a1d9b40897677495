"""What people can learn about what the hall keeps: about themselves, and about everybody."""

from typing import Annotated

from msgspec import Meta, Struct


class MyTable(Struct):
    """A table that a guest sits at, or is host of."""

    id: str
    title: str
    game: str
    status: str
    host: bool
    seats: list[int]  # that the guest plays
    names: list[str]  # the name used there: the guest's, or that of somebody at their device
    touched: float  # when something was last stored, in seconds since 1970
    record: list[str]  # what everybody answered, once it is over


class MyReport(Struct):
    """What a guest has reported."""

    date: float  # in seconds since 1970
    table: str
    name: str  # of the one it is about, as they were called then
    why: str


class MyStrength(Struct):
    """How strong a guest is in a game, as the bot that adapts has found out."""

    game: str  # with its expansions
    level: str  # the nearest
    games: int
    won: int


class Mine(Struct):
    """Everything the hall keeps about a guest, besides the hash of their browser's token and what others have reported
    of them."""

    id: str
    name: str
    tables: list[MyTable]
    blocked: list[str]  # by name
    reports: list[MyReport]
    strengths: list[MyStrength]


class Person(Struct):
    """Another guest."""

    id: str
    name: str


class Blocked(Struct):
    """Whom a guest has blocked."""

    people: list[Person]


class Unblocking(Struct, forbid_unknown_fields=True):
    """A guest does not mind somebody any more, by their id."""

    id: Annotated[str, Meta(max_length=40)]


class HouseInfo(Struct):
    """What everybody may know about how this hall is kept. Days after which a table that nobody touches is deleted;
    0: never."""

    open: int
    unfinished: int
    finished: int
    reports: int  # days after which a report is deleted
    contact: str  # of the keeper of the hall; empty: they have not said
    wall: bool = False  # whether newcomers need a word of invitation
