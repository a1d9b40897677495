"""Declarations: where a state keeps its cards and its numbers, and who may see them. Said once, used everywhere.

A zone is a list of cards in an attribute of the state; a field is a number, or a list of numbers. Both may be kept per
seat (a list with one entry per seat) and by name (a list with one entry per name of the noun `index`), in that order.
"""

from typing import Final

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
        own_place: bool = False,
    ) -> None:
        self.name = name
        self.noun = noun
        self.sees = sees
        self.per_seat = per_seat
        self.index = index
        self.pile = pile
        self.within = within  # for those who may not look, these cards still lie in that zone (half-made picks)
        self.apart = apart  # every owner has cards of his own, which never mix with those of others
        self.rest = rest  # where cards go that a written position does not name
        self.own_place = own_place  # kept per seat, but not part of what a seat holds: knowledge tells them apart


class Field:
    """A number in an attribute of the state. Its noun: `number`, `flag`, `seat`, or whatever names it stands for."""

    def __init__(
        self, name: str, sees: int = EVERYONE, noun: str = "number", per_seat: bool = False, index: str = ""
    ) -> None:
        self.name = name
        self.sees = sees
        self.noun = noun
        self.per_seat = per_seat
        self.index = index


def may_see(sees: int, owner: int, viewer: int) -> bool:
    """Whether a viewer may look at what `owner` (a seat, or -1 for the table) keeps."""
    return sees == EVERYONE or (sees == OWNER and owner >= 0 and owner == viewer)
