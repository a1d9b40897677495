"""Messages of a question: what a seat is asked, what it may answer, and what speaks for it; and how a game ended.

What is said of a question and its answers is what the engine shows of them, name by name
(`engine/hidden/questions.py`); a test compares the two to the letter.
"""

from typing import Any

from msgspec import Struct


class Answer(Struct, omit_defaults=True):
    """One answer: its number and text, and its parts; what it costs, and what it would open, if that is known."""

    answer: int
    text: str
    verb: str
    noun: str
    name: str
    price: int | None = None
    loses: list[str] = []  # what it costs besides that and nobody gives in silence, as names of the noun `loss`
    amounts: list[int] = []  # what it brings: the numbers of its message's attribute `amounts`
    silent: bool = False  # the only answer to a question that follows another: given by itself, and never sent
    final: bool = False  # cannot be taken back
    confirm: bool = False  # and is worth asking twice
    declines: bool = False  # does nothing: it gives up a chance, or ends a turn
    wastes: bool = False  # leaves something undone that people seldom leave on purpose
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
    """The end of a game: the points of every seat line by line, who has won, and how a tie was broken: for every seat
    what was compared, up to what told the winners apart."""

    scores: list[int]
    lines: list[dict[str, int]]
    winners: list[int]
    ties: dict[str, list[int]] = {}


class HintRemark(Struct):
    """A consideration for or against an answer: its name, and the variables of its sentence."""

    name: str
    nouns: dict[str, str]
    values: dict[str, str | int]
    weight: int  # hundredths of a point


class GivenAnswer(Struct):
    """An answer: its number and text, and its parts."""

    answer: int
    text: str
    verb: str
    noun: str
    name: str


class ForeseenAnswer(Struct):
    """An answer that a seat might give to a question of this kind."""

    seat: int
    kind: str
    given: GivenAnswer


class Interim(Struct):
    """The table after this many of the events: the parts of the view that were different then."""

    told: int
    view: dict[str, Any]
