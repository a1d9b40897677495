"""What the hall offers: the games of the catalogue as messages, for clients to speak of them and draw them."""

from typing import Any

from msgspec import Struct


class OptionInfo(Struct):
    """An option of a game: its name and the values it can have (empty: a free value, described by the game)."""

    name: str
    values: list[str]


class EventWords(Struct):
    """The nouns of an event's arguments, public and secret: `{"who": "seat", "card": "district"}`."""

    args: dict[str, str]
    secret: dict[str, str]


class QuestionWords(Struct):
    """The nouns of what a kind of question is about, and the noun that its answers are sets of, if they are."""

    about: dict[str, str]
    parts: str


class GameInfo(Struct):
    """A game of the catalogue: what a table can choose, and what a client needs to speak of it and to draw it."""

    name: str
    title: str
    players: list[int]
    options: list[OptionInfo]
    events: dict[str, EventWords]
    questions: dict[str, QuestionWords]
    cards: dict[str, Any]  # typed by the game's view.py
    bot: str  # how strong a bot is unless somebody says otherwise


class Catalogue(Struct):
    version: str
    games: list[GameInfo]
    bots: list[str]  # levels, the weakest first, and `random`
