"""Townsfolk joining a crew or being discarded (P-5.2), paid for or not."""

from typing import ClassVar, Final

from greathall.engine import Decision, notify
from greathall.games.paladins.acting.revealing import turns_up
from greathall.games.paladins.gains.gains import gain
from greathall.games.paladins.rows import Flat
from greathall.games.paladins.rows_of_cards import discard_from_row, open_cards, place_of, take_from_row
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import JOINS_CREW, NO_CARD, NO_TOWNSFOLK, TOWNSFOLK
from greathall.games.paladins.words import RECRUIT as RECRUIT_ACTION

NO_ONE: Final = 0
RECRUIT: Final = 1  # + townsfolk; after them the discards, from the `first_discard` of the tables on


def recruit_options(s: Paladins) -> list[int]:
    """Recruiting or discarding each card of the row, in rising order."""
    cards, first_discard = open_cards(s, TOWNSFOLK), s.lookups.first_discard
    return [RECRUIT + card for card in cards] + [first_discard + card for card in cards]


def is_discard(s: Paladins, option: int) -> bool:
    return option >= s.lookups.first_discard


def card_of(s: Paladins, option: int) -> int:
    """The townsfolk an option speaks of."""
    first_discard = s.lookups.first_discard
    return option - (first_discard if option >= first_discard else RECRUIT)


def join_crew(s: Paladins, seat: int, card: int) -> Flat:
    """A townsfolk of the row joins the crew; its bonus is gained at once."""
    s.crew[seat].append(card)
    s.tell("recruits", (seat, card))
    take_from_row(s, TOWNSFOLK, card)
    notify(s, JOINS_CREW, seat, card)
    return s.lookups.townsfolk_bonus[card]


def discard_townsfolk(s: Paladins, seat: int, card: int) -> Flat:
    """A townsfolk of the row is discarded for what its corner shows."""
    s.tell("discards_townsfolk", (seat, card))
    discard_from_row(s, TOWNSFOLK, card)
    return s.lookups.townsfolk_discard[card]


def take_option(s: Paladins, seat: int, option: int) -> Flat:
    """Recruit or discard, as the option says; what is gained."""
    card = card_of(s, option)
    return discard_townsfolk(s, seat, card) if is_discard(s, option) else join_crew(s, seat, card)


def refuse_option(s: Paladins, option: int) -> int:
    return NO_TOWNSFOLK if place_of(s, TOWNSFOLK, card_of(s, option)) == NO_CARD else 0


class FreeRecruit(Decision[Paladins]):
    """A townsfolk to recruit or discard for free, or none (P-5.2.8)."""

    kind: ClassVar[str] = "free_recruit"
    public: ClassVar[bool] = True

    def candidates(self, s: Paladins) -> list[int]:
        return [NO_ONE, *recruit_options(s)]

    def reveals(self, s: Paladins, option: int) -> bool:
        return turns_up(s, RECRUIT_ACTION)

    def choose(self, s: Paladins, option: int) -> None:
        if option != NO_ONE:
            gain(s, self.player, take_option(s, self.player, option))


class FirstTownsfolk(Decision[Paladins]):
    """The townsfolk a player begins with, free, from any place (P-2.11)."""

    kind: ClassVar[str] = "first_townsfolk"
    public: ClassVar[bool] = True

    def candidates(self, s: Paladins) -> list[int]:
        return [RECRUIT + card for card in open_cards(s, TOWNSFOLK)]

    def reveals(self, s: Paladins, option: int) -> bool:
        return turns_up(s, RECRUIT_ACTION)

    def choose(self, s: Paladins, option: int) -> None:
        gain(s, self.player, join_crew(s, self.player, option - RECRUIT))
