"""What an observation of Citadels holds besides zones and fields: characters, marks, the turn, and what is in play."""

from typing import Final

from greathall.engine import Plane, Sheet
from greathall.games.citadels.cards import size_needed
from greathall.games.citadels.known.draft import possible_characters
from greathall.games.citadels.marks import is_secret_shown
from greathall.games.citadels.state import BUILT, CHARACTER, GATHERED, NOBODY, PAID, SEAT, SPENT, USED, Citadels

MOST_HELD: Final = 4
BUSINESS: Final = ("gathered", "built", "paid", "spent")


class Cast(Plane[Citadels]):
    """The characters in play."""

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        for character in s.lookups.cast:
            sheet.out[first + character] = 1


class Stock(Plane[Citadels]):
    """How many there are of each district in this game."""

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        for district, count in enumerate(s.lookups.stock["district"]):
            sheet.out[first + district] = count


class CitySize(Plane[Citadels]):
    """How many districts in a city end the game."""

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        sheet.out[first] = size_needed(s)


class Held(Plane[Citadels]):
    """The characters a seat holds: one's own, and those revealed."""

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        for slot in range(s.filled):
            owner, character = s.owner[slot], s.slots[slot]
            seen = sheet.everything or owner == sheet.viewer or s.shown >> character & 1
            if owner != NOBODY and seen:
                sheet.out[first + sheet.places[owner] * step + character] = 1


class HeldCount(Plane[Citadels]):
    """How many characters a seat holds."""

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        for slot in range(s.filled):
            if s.owner[slot] != NOBODY:
                sheet.out[first + sheet.places[s.owner[slot]]] += 1


class Possible(Plane[Citadels]):
    """The characters each seat can still hold, as the observer can conclude."""

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        if sheet.viewer >= 0 and s.slots:
            for seat, mask in enumerate(possible_characters(s, sheet.viewer)):
                sheet.flags(first + sheet.places[seat] * step, mask)


class PassedOn(Plane[Citadels]):
    """The characters that the observer was passed last in this round."""

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        last = 0
        for seat, seen, _ in s.saw:
            if seat == sheet.viewer:
                last = seen
        sheet.flags(first, last)


class TurnedUp(Plane[Citadels]):
    """The characters that were turned up before the selection."""

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        for character in s.up:
            sheet.out[first + character] = 1


class Silent(Plane[Citadels]):
    """The characters that were called without an answer."""

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        sheet.flags(first, s.silent)


class Marked(Plane[Citadels]):
    """The characters that carry a mark."""

    def masks(self, s: Citadels) -> list[int]:
        return s.marked

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        for mark, characters in enumerate(self.masks(s)):
            sheet.flags(first + mark * step, characters)


class Settled(Marked):
    """Of these, the marks that are done with."""

    def masks(self, s: Citadels) -> list[int]:
        return s.settled


class Bared(Marked):
    """Of these, the marks that everybody has seen."""

    def masks(self, s: Citadels) -> list[int]:
        return s.bared


class Signed(Plane[Citadels]):
    """The character with the signed warrant, or the flower, for those who know."""

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        for mark, character in enumerate(s.secret):
            may_know = sheet.everything or s.marker[mark] == sheet.viewer or is_secret_shown(s, mark)
            if character != NOBODY and may_know:
                sheet.out[first + mark * step + character] = 1


class Marker(Plane[Citadels]):
    """Who has put a mark on others."""

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        for mark, seat in enumerate(s.marker):
            if seat != NOBODY:
                sheet.out[first + mark * step + sheet.places[seat]] = 1


class TurnOf(Plane[Citadels]):
    """Whose turn it is."""

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        if s.turn[SEAT] != NOBODY:
            sheet.out[first + sheet.places[s.turn[SEAT]]] = 1


class TurnAs(Plane[Citadels]):
    """As which character it is played."""

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        if s.turn[SEAT] != NOBODY:
            sheet.out[first + s.turn[CHARACTER]] = 1


class Business(Plane[Citadels]):
    """What has been done in the turn."""

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        if s.turn[SEAT] != NOBODY:
            for at, what in enumerate((GATHERED, BUILT, PAID, SPENT)):
                sheet.put(first + at, s.turn[what], self.highest)


class Used(Plane[Citadels]):
    """The abilities that were used in the turn."""

    def write(self, s: Citadels, sheet: Sheet, first: int, step: int) -> None:
        if s.turn[SEAT] != NOBODY:
            sheet.flags(first, s.turn[USED])


PLANES: Final = (
    Cast("cast", ("character",), constant=True),
    Stock("stock", ("district",), highest=5, constant=True),
    CitySize("city_size", highest=8, constant=True),
    Held("characters", ("seat", "character")),
    HeldCount("characters_count", ("seat",), highest=MOST_HELD),
    Possible("possible_characters", ("seat", "character"), concluded=True),
    PassedOn("passed_on", ("character",), concluded=True),
    TurnedUp("up", ("character",)),
    Silent("silent", ("character",)),
    Marked("marked", ("mark", "character")),
    Settled("settled", ("mark", "character")),
    Bared("bared", ("mark", "character")),
    Signed("signed", ("mark", "character")),
    Marker("marker", ("mark", "seat")),
    TurnOf("turn_of", ("seat",)),
    TurnAs("turn_as", ("character",)),
    Business("turn", ("business",), highest=255, more={"business": BUSINESS}),
    Used("used", ("ability",)),
)
