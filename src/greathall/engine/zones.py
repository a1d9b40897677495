"""Declarations: where a state keeps its cards and its numbers, and who may see them. Said once, used everywhere.

A zone is a list of cards in an attribute of the state; a field is a number, or a list of numbers. Both may be kept per
seat (a list with one entry per seat) and by name (a list with one entry per name of the noun `index`), in that order.
`kept` names the attribute if it has another name; `part` is the number of a part of it.
"""

from collections.abc import Sequence
from typing import Any, Final

EVERYONE: Final = 0
OWNER: Final = 1
NO_ONE: Final = 2


class Zone:
    """Cards in an attribute of the state. The top of a pile is the end of its list; positions are printed top first."""

    def __init__(
        self,
        name: str,
        noun: str,
        sees: int,
        per_seat: bool = False,
        index: str = "",
        pile: bool = False,
        within: str = "",
        apart: bool = False,
        rest: bool = False,
        spent: bool = False,
        own_place: bool = False,
        gaps: bool = False,
        kept: str = "",
        part: int = -1,
        places: int = 0,
    ) -> None:
        self.name = name
        self.noun = noun
        self.sees = sees
        self.per_seat = per_seat
        self.index = index
        self.pile = pile
        self.within = within  # for those who may not look, these cards are still in that zone (half-made picks)
        self.apart = apart  # every owner has cards of their own, which never mix with those of others
        self.rest = rest  # where cards go that a written position does not name
        self.spent = spent  # where they go instead when that is written as empty
        self.own_place = own_place  # kept per seat, but not part of what a seat holds: knowledge tells them apart
        self.gaps = gaps  # cards stay at their places; an empty place is -1 and printed as nothing
        self.kept = kept or name
        self.part = part
        self.places = places  # how many, if it matters which card is at which place, though there are no gaps


class Field:
    """A number in an attribute of the state. Its noun: `number`, `flag`, `seat`, or whatever names it stands for."""

    def __init__(
        self,
        name: str,
        sees: int = EVERYONE,
        noun: str = "number",
        per_seat: bool = False,
        index: str = "",
        kept: str = "",
        part: int = -1,
        highest: int = 255,
    ) -> None:
        self.name = name
        self.sees = sees
        self.noun = noun
        self.counts = noun == "number"
        self.per_seat = per_seat
        self.index = index
        self.kept = kept or name
        self.part = part
        self.highest = highest  # what a number is hardly ever above: observations say no more


def kept_value(s: Any, declared: Zone | Field, owner: int) -> Any:
    """What a state keeps of a zone or field for one owner: a seat, or -1 for the table."""
    value = getattr(s, declared.kept)
    if declared.per_seat:
        value = value[owner]
    return value if declared.part < 0 else value[declared.part]


def keep_value(s: Any, declared: Zone | Field, owner: int, value: Any) -> None:
    """Put it there."""
    if not declared.per_seat and declared.part < 0:
        setattr(s, declared.kept, value)
        return
    kept = getattr(s, declared.kept)
    if declared.per_seat and declared.part >= 0:
        kept = kept[owner]
    kept[owner if declared.part < 0 else declared.part] = value


def may_see(sees: int, owner: int, viewer: int) -> bool:
    """Whether a viewer may look at what `owner` (a seat, or -1 for the table) keeps."""
    return sees == EVERYONE or (sees == OWNER and owner >= 0 and owner == viewer)


def own(declared: Sequence[Zone | Field]) -> list[Zone | Field]:
    """What its owner sees differently from everybody else: what no other seat sees, and where it is for others."""
    around = [one.within for one in declared if isinstance(one, Zone) and one.sees == OWNER]
    return [one for one in declared if one.per_seat and (one.sees == OWNER or one.name in around)]


def inner(zones: Sequence[Zone]) -> dict[str, list[Zone]]:
    """By zone: those whose cards are still in it for those who may not look."""
    found: dict[str, list[Zone]] = {}
    for zone in zones:
        if zone.within:
            found.setdefault(zone.within, []).append(zone)
    return found
