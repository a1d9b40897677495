"""The protocol: every message between a browser and the hall, as data. The client's types are generated from this file.

What a browser sends is read strictly. What a game shows (views, events, beliefs) is typed by the game's own `view.py`.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from greathall.server.protocol.asking import Allowing, AskedBack, AskingBack, Withdrawing
from greathall.server.protocol.levels import Adapted, Cut
from greathall.server.protocol.older import Older
from greathall.server.protocol.pacing import Pace, Pacing, Wish
from greathall.server.protocol.questions import ForeseenAnswer, GivenAnswer, HintRemark, Interim, Question, Result
from greathall.server.protocol.talking import Said, Saying
from greathall.server.protocol.values import Count, Name, SeatNumber, Title

GESTURE: Final = 64
LONGEST_CLOCK: Final = 2_592_000  # 30 days

Status = Literal["open", "playing", "over", "paused"]


# People and tables.


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table decides besides the game's own options."""

    watch: bool = True  # people who may enter may watch
    listed: bool = False  # everybody in the hall sees the table and may sit down
    deductions: bool = True  # the grid of who can be who
    scores: bool = True  # points so far
    hints: bool = True  # people may ask what an experienced player would answer
    review: bool = True  # once it is over, people may see how their chances went
    chat: bool = True  # people who sit there may talk; the host may change it at any time
    pace: Pace = "calm"
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0  # seconds for an answer, then a bot plays; 0: no clock
    stand_in: Annotated[str, Meta(max_length=40)] = ""  # the bot that plays for people who are away; else the usual one


class SeatInfo(Struct):
    """Who sits on a seat: nobody yet, a person, or a bot; `away`: a person for whom a bot plays until they return."""

    seat: str  # as the game calls it
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    online: bool
    away: bool
    shared: bool = False  # somebody who plays from another's device
    cut: Cut | None = None  # of a bot that thinks less than its level means
    adapted: Adapted | None = None  # of a bot that plays as strongly as whoever it meets, once the game has begun
    free: float | None = None  # of somebody absent: from when the host may give the seat to a bot, by the hall's clock


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
    me: int | None  # the viewer's seat; if several are played from one device, the one it looks from
    host: bool  # whether the viewer is the host
    key: str | None  # what the link needs besides the id; only for those who sit here
    next: str | None  # the table of the rematch
    watchers: int
    mine: list[int] = []  # all seats that are played from the viewer's device
    begins: int = 0  # entries of its record that were played before, at another table
    asked: AskedBack | None = None  # what somebody would like to take back
    wish: Wish = "calm"  # how fast the viewer would like bots to play
    older: Older | None = None  # what can be done if it was begun by older rules


class ListedTable(Struct):
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
    host: bool = False  # whether the viewer is the host


class Me(Struct):
    """The guest of this browser, their tables, and tables with open seats. No name: nobody is known yet."""

    name: str | None
    tables: list[ListedTable]
    open: list[ListedTable]
    wall: bool = False  # whether newcomers need a word of invitation
    without: list[str] = []  # what there is not in this hall: talk, hints, reviews, records, lists
    keeper: bool = False  # whether they may keep order


# What a browser asks the hall for, by HTTP.


class Naming(Struct, forbid_unknown_fields=True):
    name: Name
    invitation: Annotated[str, Meta(max_length=100)] = ""  # the word that newcomers need, if there is one


class Moving(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=100)]


class Ready(Struct):
    """The store takes a write. `checked`: the file was found to be whole; a large one is still being checked."""

    ok: bool = True
    checked: bool = True


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
    """Another form for a table that has not begun. Anyone whose seat is gone stands up."""

    players: SeatNumber
    options: dict[str, Any]
    settings: Settings
    title: Title


class Sitting(Struct, forbid_unknown_fields=True):
    """Sit down on an open seat, or come back to your own; `null`: the first open one."""

    seat: SeatNumber | None = None
    key: Annotated[str, Meta(max_length=100)] | None = None


class Seating(Struct, forbid_unknown_fields=True):
    """The host gives a seat to a bot, or opens it (`null`)."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None


class DeviceSharing(Struct, forbid_unknown_fields=True):
    """Somebody with this name sits down next to a guest, at the same device; or stands up (`null`)."""

    seat: SeatNumber
    name: Name | None = None


class Nothing(Struct, forbid_unknown_fields=True):
    """Leave, start, rematch, a personal link."""


class Opened(Struct):
    """A table was made."""

    id: str


class BadOption(Struct):
    """Why options cannot be: a sentence of this game (empty: of all games) by its name, and its variables."""

    game: str
    name: str
    nouns: dict[str, str]
    values: dict[str, Any]


class Trouble(Struct):
    """Why a request was refused: a name for the reason, and details for those who can use them."""

    reason: str
    detail: str = ""
    options: BadOption | None = None


# What is sent over a table's socket, to the browser. Messages are told apart by `type`.


class Game(Struct, tag="game", tag_field="type"):
    """What a viewer knows after entry `n` of the record, and what happened since entry `since` (0: from the start)."""

    since: int
    n: int
    events: list[dict[str, Any]]
    halts: list[Interim]  # if a seat that follows from the rules has done something: the table in between
    view: dict[str, Any]
    question: Question | None
    number: int  # names the question for an answer
    mine: int  # counts the viewer's own entries, and names an undo
    undo: int  # how many answers the viewer may take back
    ask: bool  # whether the viewer may ask the others to take their last answer back
    suggest: list[int]  # answers in a row that sensibly finish what the viewer has begun; they may be sent as they are
    beliefs: dict[str, Any] | None
    forecast: list[dict[str, int]] | None
    result: Result | None
    due: float | None = None  # when the time of the seat asked is up, by the hall's clock; first of all the viewer's


class Table(Struct, tag="table", tag_field="type"):
    """The table, whenever something about it changes; and what the hall's clock says, in seconds since some moment."""

    table: TableInfo
    now: float


class Done(Struct, tag="done", tag_field="type"):
    """The message with this id was taken and stored."""

    id: int


class Refusal(Struct, tag="refused", tag_field="type"):
    """The message with this id (0: none could be read) was not taken. How things are now was sent before."""

    id: int
    reason: str
    rule: str
    numbers: list[int]


class Hint(Struct, tag="hint", tag_field="type"):
    """What an experienced player would answer, and why, the heaviest first; `null`: no opinion about this."""

    id: int
    number: int  # of the question
    answer: int | None
    remarks: list[HintRemark]
    plan: list[ForeseenAnswer]  # the seat's own answers from this one on, as far as they are certain
    instead: GivenAnswer | None  # the next best answer; null: there is none worth a thought
    points: int  # hundredths of a point by which that is behind


ToBrowser = Game | Table | Done | Refusal | Hint | Said


# What a browser sends over the socket.


class Answering(Struct, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """Answers in a row, all or none, to the question with this number."""

    id: Count
    number: Count
    answers: Annotated[list[Count], Meta(min_length=1, max_length=GESTURE)]


class Undoing(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take the last answer back; `mine` is the number of own entries it was decided on."""

    id: Count
    mine: Count


class Hinting(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """Ask for a hint at the question with this number."""

    id: Count
    number: Count


class Resuming(Struct, tag="resume", tag_field="type", forbid_unknown_fields=True):
    """Send what happened after this entry again."""

    after: Count


ToHall = Answering | Undoing | AskingBack | Allowing | Withdrawing | Hinting | Saying | Pacing | Resuming
