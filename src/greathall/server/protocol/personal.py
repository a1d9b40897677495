"""What people can learn about what the hall keeps: about themselves, and about everybody."""

from msgspec import Struct


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


class Mine(Struct):
    """Everything the hall keeps about a guest, besides the hash of their browser's token."""

    id: str
    name: str
    tables: list[MyTable]


class HouseInfo(Struct):
    """What everybody may know about how this hall is kept. Days after which a table that nobody touches is deleted;
    0: never."""

    open: int
    unfinished: int
    finished: int
    contact: str  # of the keeper of the hall; empty: they have not said
    wall: bool = False  # whether newcomers need a word of invitation
