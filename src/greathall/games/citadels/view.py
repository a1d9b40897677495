"""What a view of Citadels holds, as types: what a seat sees of the table, and the cards a client draws.

Plain data in the words of written positions. Nothing here is compiled, and nothing here is a rule. A name is annotated
with its noun, so that a terminal can say it in words (`greathall.locale.extras`); what it leaves out is `unsaid`.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

Mark = Annotated[Literal["kill", "bewitch", "rob", "warrant", "threat"], "mark"]
District = Annotated[str, "district"]  # the name of a card
Building = Annotated[str, "building"]  # the same in a city; a beautified one ends in `+`
Character = Annotated[str, "character"]
Seat = Annotated[str, "seat"]  # A, B, …
Ability = Annotated[str, "ability"]

Known = TypedDict("Known", {"card": District, "in": list[str], "from_bottom": NotRequired[int]})


class SeatView(TypedDict):
    """One seat. Hidden cards are shown as how many there are."""

    hand: list[District] | int
    offer: list[District] | int  # drawn, and being chosen from
    picked: NotRequired[list[District]]  # already picked out of a hand; own seat only
    museum: list[District] | int
    city: list[Building]
    gold: int
    completed: bool
    revealed: int  # the highest rank shown in this round
    protected: bool  # safe from rank 8
    characters: list[Character]  # own ones, and those revealed
    holds: int  # how many characters it holds
    knows: NotRequired[list[Known]]  # own seat only
    earns: NotRequired[Annotated[dict[Character, int], "unsaid"]]  # gold, if it is chosen; own seat only, in a draft


class MarkView(TypedDict):
    """What a character has put on others; `signed` and `flower` only for those who know."""

    by: Seat
    characters: list[Character]
    settled: NotRequired[list[Character]]
    shown: NotRequired[list[Character]]
    signed: NotRequired[Character]
    flower: NotRequired[Character]


class TurnView(TypedDict):
    """The turn that is being played."""

    seat: Seat
    character: Character
    gathered: int
    built: int  # builds that count towards the limit
    paid: Annotated[int, "unsaid"]
    spent: int
    used: list[Ability]


class CitadelsView(TypedDict):
    """The whole table as one seat sees it."""

    game: Literal["citadels"]
    over: bool
    asked: dict[Seat, str | None]  # who is asked, and what, if that may be known
    seats: dict[Seat, SeatView]
    deck: int
    table: list[District]  # being built
    crown: Seat
    tax: int
    round: int
    first: Seat | None  # whose city was completed first
    queen: Seat | None
    city_size: int  # a city of this many districts ends the game
    up: list[Character]  # turned up
    silent: list[Character]  # called, and nobody answered
    marks: dict[Mark, MarkView]
    turn: NotRequired[TurnView]


class CitadelsBeliefs(TypedDict):
    """For every other seat the characters it can still hold."""

    characters: dict[Seat, list[Character]]


class DistrictCard(TypedDict):
    type: Literal["noble", "religious", "trade", "military", "unique"]
    cost: int
    copies: int


class CharacterCard(TypedDict):
    rank: int


class PresetCard(TypedDict):
    characters: list[Character]
    ninth: Character
    uniques: list[District]


class CitadelsCards(TypedDict):
    """The cards of the game, for drawing."""

    districts: dict[District, DistrictCard]
    characters: dict[Character, CharacterCard]
    presets: dict[str, PresetCard]
