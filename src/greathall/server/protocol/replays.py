"""Messages of a replay: what a browser asks and gets when it watches a game that has been played."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from greathall.server.protocol.messages import TableInfo
from greathall.server.protocol.questions import Question, Result
from greathall.server.protocol.values import Count, SeatNumber

LONGEST_RECORD: Final = 200_000


class Dropped(Struct, forbid_unknown_fields=True):
    """A record somebody wants to watch, as text."""

    record: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]


class Taken(Struct):
    """A record was read, and can be watched for a while; `table`: a whole table came with it, and can be opened."""

    id: str
    table: bool = False


class PlayingOn(Struct, forbid_unknown_fields=True):
    """Play on from a move, at a new table and on this seat. A bot plays the others; `null`: they are open."""

    move: Count  # from 0 on; the one after the last is where a record stops
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Replay(Struct):
    """A game to be watched: a move for every answer of a person, with the entries before it and whose it is."""

    table: TableInfo
    entries: list[int]  # before each move, and at the end
    seats: list[int]  # who answers
    rounds: list[int]  # before each move; 0 if the game has none
    events: list[dict[str, Any]]  # all that the viewer may know
    result: Result | None  # null: the record stops before the end


class Still(Struct):
    """The table when an answer is given, as one viewer sees it. The last one is the end."""

    view: dict[str, Any]
    question: Question | None  # what is answered, if the viewer may know that
    given: int | None  # the number of the answer
    beliefs: dict[str, Any] | None
    forecast: list[dict[str, int]] | None


class Stills(Struct):
    """Stills in a row."""

    first: int
    stills: list[Still]
