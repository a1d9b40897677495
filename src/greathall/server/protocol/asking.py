"""Messages of asking back: an answer after which the question has gone on is taken back if all others allow it."""

from msgspec import Struct

from greathall.server.protocol.values import Count


class AskedBack(Struct, frozen=True):
    """Somebody asks to take their last answer back. The request lapses as soon as the record has grown."""

    n: int  # the entries of the record when they asked: names what is asked
    seat: int
    waits: list[int]  # the seats of those who have not allowed it yet
    refused: int | None = None  # the seat of somebody who has not allowed it


class AskingBack(Struct, tag="ask", tag_field="type", forbid_unknown_fields=True):
    """Ask to take the last answer back; `mine` is the number of own entries it was decided on."""

    id: Count
    mine: Count


class Allowing(Struct, tag="allow", tag_field="type", forbid_unknown_fields=True):
    """Allow what somebody asked after entry `n`, or do not."""

    id: Count
    n: Count
    yes: bool


class Withdrawing(Struct, tag="withdraw", tag_field="type", forbid_unknown_fields=True):
    """Ask no longer."""

    id: Count
    n: Count
