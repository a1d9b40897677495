"""Messages of a review: how the chances went in a game that is over, and which answers changed them most."""

from msgspec import Struct

from greathall.server.protocol.questions import ForeseenAnswer, GivenAnswer, HintRemark


class ChancesAt(Struct):
    """The chances of all seats, in thousandths that make 1000, when there were this many entries."""

    at: int
    round: int  # 0 if the game has none
    chances: list[int]


class TurningPoint(Struct):
    """An answer that changed the chances of its seat: from what to what, and what search would have answered."""

    at: int  # entries before it
    move: int  # of a replay, counted from 1
    round: int
    seat: int
    kind: str  # of the question
    given: GivenAnswer
    better: GivenAnswer | None  # null: search would have answered the same
    before: int
    after: int
    best: int  # with the better answer
    remarks: list[HintRemark]  # why: what speaks for and against what search would have answered
    line: list[ForeseenAnswer]  # how it might have gone on, from the better answer to the end of the round
    chances: list[int]  # of all seats at the end of that
    than: GivenAnswer  # the next best answer; where search has a better one, the given one
    points: int  # hundredths of a point by which that is behind


class Review(Struct):
    """How far a review has come; once it is `ready`, the results."""

    ready: bool
    done: int
    of: int
    course: list[ChancesAt]  # in order; the last one is the end
    turning: list[TurningPoint]
