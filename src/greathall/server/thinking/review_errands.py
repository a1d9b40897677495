"""What a worker is given to find out for a review, a piece at a time. The game is over: its record is no secret."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from greathall.bots.review.crossroads import Crossroad
from greathall.bots.review.review import Chances, Judged, Review
from greathall.engine import RecordEntry
from greathall.server.protocol.questions import ForeseenAnswer, HintRemark
from greathall.server.thinking.errands import Thought, foreseen, game_of, told

About = Literal["crossroads", "chances", "effects", "judged"]
KEPT: Final = 2  # games a worker remembers, as it is asked about one again and again
REMARKS: Final = 6


class ReviewErrand(Struct, frozen=True, tag="review"):
    """A finished game, and what to find out about some of its crossroads."""

    game: str
    players: int
    options: dict[str, Any]
    entries: list[tuple[str, str]]
    seed: int
    position: dict[str, Any] | None = None  # where it begins
    about: About = "crossroads"
    numbers: list[int] = []


class Advice(Struct):
    """What search would have answered, by how much that is better than what, and why; and how it might have gone on."""

    better: int
    gain: int
    remarks: list[HintRemark]
    line: list[ForeseenAnswer]
    chances: Chances
    than: int
    points: int


class Piece(Struct):
    """What was found out: what was asked about, by the number of the crossroad."""

    crossroads: list[Crossroad] = []
    end: Chances = []
    chances: dict[int, Chances] = {}
    judged: dict[int, Advice] = {}


def run_review(errand: ReviewErrand) -> Thought:
    """Find it out."""
    options, entries = msgspec.json.encode(errand.options), tuple(errand.entries)
    review = reviewed(errand.game, errand.players, options, entries, errand.seed, msgspec.json.encode(errand.position))
    return Thought(more=msgspec.msgpack.encode(find_out(review, errand)))


def find_out(review: Review, errand: ReviewErrand) -> Piece:
    if errand.about == "crossroads":
        return Piece(crossroads=list(review.crossroads.values()), end=review.end)
    if errand.about == "judged":
        return Piece(judged={n: explained(review, review.judged(n)) for n in errand.numbers})
    look = review.chances if errand.about == "chances" else review.effect
    return Piece(chances={n: look(n) for n in errand.numbers})


def explained(review: Review, judged: Judged) -> Advice:
    remarks = [told(remark, review.rules) for remark in judged.remarks[:REMARKS]]
    line = foreseen(judged.line, review.rules)
    return Advice(judged.better, judged.gain, remarks, line, judged.chances, judged.than, judged.points)


def read_piece(thought: Thought) -> Piece:
    return msgspec.msgpack.decode(thought.more, type=Piece)


@lru_cache(KEPT)
def reviewed(
    game: str, players: int, options: bytes, entries: Sequence[tuple[str, str]], seed: int, position: bytes
) -> Review:
    listed = [RecordEntry(who, text) for who, text in entries]
    return Review(game_of(game, players, options).at(msgspec.json.decode(position)), listed, seed)
