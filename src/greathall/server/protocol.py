"""The protocol: every message between a browser and the hall, as data. The client's types are generated from this file.

What a browser sends is strict: an unknown field, a wrong type or a number out of range is refused. What a game shows
(views, events, beliefs) is typed by the game's own `view.py`.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

NAME: Final = 24
TITLE: Final = 40
GESTURE: Final = 64

Name = Annotated[str, Meta(min_length=1, max_length=NAME)]
Title = Annotated[str, Meta(max_length=TITLE)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Pace = Literal["calm", "quick", "instant"]
Status = Literal["open", "playing", "over", "paused"]


# People and tables.


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table decides beside the game's own options."""

    watch: bool = True  # people who may enter may look on
    listed: bool = False  # everybody in the hall sees the table and may sit down
    deductions: bool = True  # the grid of who can be who
    scores: bool = True  # points so far
    hints: bool = True  # people may ask what an experienced player would answer
    pace: Pace = "calm"


class SeatInfo(Struct):
    """Who sits on a seat: nobody yet, a person, or a bot; `away`: a person for whom a bot plays until he is back."""

    seat: str  # as the game calls it
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    online: bool
    away: bool


class TableInfo(Struct):
    """A table as one viewer may know it."""

    id: str
    title: str
    game: str
    players: int
    options: dict[str, Any]  # as chosen; once it is being played, as they turned out
    settings: Settings
    status: Status
    seats: list[SeatInfo]
    me: int | None  # the viewer's seat
    host: bool  # whether the viewer is the host
    key: str | None  # what the link needs beside the id; only for those who sit here
    next: str | None  # the table of the rematch
    watchers: int


class TableLine(Struct):
    """A table in a list at the front door."""

    id: str
    title: str
    game: str
    players: int
    status: Status
    round: int | None
    seats: list[SeatInfo]
    me: int | None
    asked: bool  # whether the viewer is asked something
    waiting: list[str]  # the names of those who are asked
    expansions: list[str]  # of the game, that are played with


class Me(Struct):
    """The guest of this browser, his tables, and tables with open seats. No name: nobody is known yet."""

    name: str | None
    tables: list[TableLine]
    open: list[TableLine]


# What a browser asks the hall for, by HTTP.


class Naming(Struct, forbid_unknown_fields=True):
    name: Name


class Moving(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=100)]


class PersonalLink(Struct):
    """Takes the guest to another browser; good once, for a day."""

    token: str


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    players: SeatNumber
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    title: Title = ""
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = []  # they fill the last seats
    start: bool = False  # begin at once; every seat must be filled


class Changing(Struct, forbid_unknown_fields=True):
    """Another form for a table that has not begun. Whoever sits on a seat that is no more stands up."""

    players: SeatNumber
    options: dict[str, Any]
    settings: Settings
    title: Title


class Sitting(Struct, forbid_unknown_fields=True):
    """Sit down on an open seat, or come back to one's own; `null`: the first open one."""

    seat: SeatNumber | None = None
    key: Annotated[str, Meta(max_length=100)] | None = None


class Seating(Struct, forbid_unknown_fields=True):
    """The host gives a seat to a bot, or opens it (`null`)."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Nothing(Struct, forbid_unknown_fields=True):
    """Leave, start, rematch, a personal link."""


class Opened(Struct):
    """A table was made."""

    id: str


class Trouble(Struct):
    """Why a request was refused: a name for the reason, and details for those who can use them."""

    reason: str
    detail: str = ""


# What is sent over a table's socket, to the browser. Messages are told apart by `type`.


class Answer(Struct, omit_defaults=True):
    """One answer: its number and text, and its parts; what it costs, and what it would open, where that is known."""

    answer: int
    text: str
    verb: str
    noun: str
    name: str
    price: int | None = None
    silent: bool = False  # the only one there is to a question behind another: given by itself, and never sent
    final: bool = False  # cannot be taken back, though others of its kind can
    then: "Question | None" = None


class Refused(Struct, omit_defaults=True):
    """An answer one might expect, and why it cannot be given."""

    answer: int
    text: str
    verb: str
    noun: str
    name: str
    reason: str
    rule: str
    numbers: list[int]
    price: int | None = None


class Question(Struct):
    """What a seat is asked."""

    seat: str
    kind: str
    about: dict[str, Any]
    answers: list[Answer]
    refused: list[Refused]


class Result(Struct):
    """The end of a game: the points of every seat line by line, and who has won."""

    scores: list[int]
    lines: list[dict[str, int]]
    winners: list[int]


class Game(Struct, tag="game", tag_field="type"):
    """What a viewer knows after entry `n` of the record, and what happened since entry `since` (0: from the start)."""

    since: int
    n: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    question: Question | None
    number: int  # names the question for an answer
    mine: int  # counts the viewer's own entries, and names an undo
    undo: int  # how many answers the viewer may take back
    suggest: list[int]  # answers in a row that sensibly finish what the viewer has begun; they may be sent as they are
    beliefs: dict[str, Any] | None
    forecast: list[dict[str, int]] | None
    result: Result | None


class Table(Struct, tag="table", tag_field="type"):
    """The table, whenever something about it changes."""

    table: TableInfo


class Done(Struct, tag="done", tag_field="type"):
    """The message with this id was taken and stored."""

    id: int


class Refusal(Struct, tag="refused", tag_field="type"):
    """The message with this id (0: none could be read) was not taken; where it was stale, how things are."""

    id: int
    reason: str
    rule: str
    numbers: list[int]
    game: Game | None


class HintRemark(Struct):
    """A consideration for or against an answer: its name, and what its sentence speaks of."""

    name: str
    nouns: dict[str, str]
    values: dict[str, str | int]
    weight: int  # hundredths of a point


class Hint(Struct, tag="hint", tag_field="type"):
    """What an experienced player would answer, and why, the heaviest first; `null`: he has no opinion about this."""

    id: int
    question: int
    answer: int | None
    remarks: list[HintRemark]


ToBrowser = Game | Table | Done | Refusal | Hint


# What a browser sends over the socket.


class Answering(Struct, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """Answers in a row, all or none, to the question with this number."""

    id: Count
    question: Count
    answers: Annotated[list[Count], Meta(min_length=1, max_length=GESTURE)]


class Undoing(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take the last answer back; `mine` is the number of own entries it was decided on."""

    id: Count
    mine: Count


class Hinting(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """Ask for a hint at the question with this number."""

    id: Count
    question: Count


class Resuming(Struct, tag="resume", tag_field="type", forbid_unknown_fields=True):
    """Send what happened after this entry again."""

    after: Count


ToHall = Answering | Undoing | Hinting | Resuming
