"""Messages of talking: what people at a table say to each other, and the host's switch for it."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from greathall.server.protocol.values import Count

TEXT: Final = 200

# What everybody reads in their own language; the last of them are reactions, which are drawn.
Phrase = Literal[
    "hello",
    "your_turn",
    "moment",
    "well_played",
    "lucky",
    "ouch",
    "sorry",
    "thanks",
    "again",
    "bye",
    "laugh",
    "cheers",
    "bravo",
    "gasp",
    "weep",
    "rage",
]


class Saying(Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say something to everybody at the table: one of the phrases, or if there is none, a text of one's own."""

    id: Count
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=TEXT)] = ""


class Spoken(Struct, frozen=True):
    """Something that was said: its number, after which entry of the record, by whom, and their name then."""

    number: int
    n: int
    seat: str
    name: str
    phrase: Phrase | None
    text: str  # plain text on one line


class Said(Struct, tag="said", tag_field="type"):
    """What was said at the table after the line with this number; 0: everything that is still known."""

    since: int
    lines: list[Spoken]
    now: bool  # it was said while this browser was listening, not before it came


class Reporting(Struct, forbid_unknown_fields=True):
    """Somebody who sits there reports to the keeper of the hall what was said, by its number, or whoever is on a seat;
    and says why, if they like. With a name, as it is shown there, nobody is meant who is not called so."""

    line: Count | None = None
    seat: Count | None = None
    name: Annotated[str, Meta(max_length=TEXT)] | None = None
    text: Annotated[str, Meta(max_length=TEXT)] = ""


class Blocking(Struct, forbid_unknown_fields=True):
    """A guest wants to hear no more of whoever said a line, by its number, or is on a seat. With a name, as it is shown
    there, nobody is meant who is not called so."""

    line: Count | None = None
    seat: Count | None = None
    name: Annotated[str, Meta(max_length=TEXT)] | None = None


class Chatting(Struct, forbid_unknown_fields=True):
    """The host lets people at the table talk, or does not."""

    on: bool
