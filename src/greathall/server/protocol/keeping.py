"""Messages between a hall and its keepers: what is to be seen or done, and what there is to see."""

from typing import Any, Literal

from msgspec import Struct

Deed = Literal[
    "guests",
    "tables",
    "sessions",
    "reports",
    "rename",
    "ban",
    "forget",
    "link",
    "export",
    "close",
    "delete",
    "settle",
    "appoint",
    "dismiss",
]


class Command(Struct, forbid_unknown_fields=True):
    """Something that is to be seen or done: about whom, and what more is said: another name; of reports, the languages
    in which to tell what was done, the best first. Of guests and tables, those are listed whose names have `about` in
    them."""

    deed: Deed
    about: str = ""
    more: str = ""


class Kept(Struct):
    """What there is to see: the last rows of a list, or what came of a deed."""

    rows: list[dict[str, Any]]
    earlier: int = 0  # rows before these, which are not told


class KnownGuest(Struct):
    """Somebody the hall knows; they may be here."""

    id: str
    name: str
    online: bool
    keeper: bool  # they may keep order in the page


class KnownTable(Struct):
    """A table, wherever it is kept."""

    id: str
    title: str
    game: str
    status: str
    host: str  # a guest's id
    seats: list[str]  # the names of those who sit there; empty: nobody
    touched: float  # when something was last stored, in seconds since 1970
    sockets: int


class Session(Struct):
    """Somebody connected to a table; people whom nobody knows have no name."""

    table: str
    id: str
    name: str
    sockets: int


class SaidThere(Struct):
    """Something that was said around what is reported; `meant`: it is what is reported."""

    seat: str
    name: str
    said: str
    meant: bool


class ReportInfo(Struct):
    """What somebody reports: when and where, about whom, and why; with what was said and done there just before."""

    id: str
    date: float  # in seconds since 1970
    table: str
    author: str  # a guest's id; empty: they were forgotten
    by: str  # the author's name now
    about: str  # a guest's id; empty: nobody the hall knows
    seat: str
    name: str  # as they were called then
    why: str
    said: list[SaidThere]
    done: list[str]  # in sentences
