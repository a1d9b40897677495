"""Convert (P-6.6): an outsider of the row whose place the Faith reaches."""

from typing import Any

from greathall.engine import Decision
from greathall.games.paladins.acting.targets import ChooseConverted
from greathall.games.paladins.rows import Action, Cost, Flat, Terms
from greathall.games.paladins.rows_of_cards import open_cards, place_of, take_from_row
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.terms import value
from greathall.games.paladins.words import ATTRIBUTE_SHORT, CONVERT, FAITH, NO_CARD, NO_OUTSIDER, NO_PIECE, OUTSIDERS


class Convert(Action):
    """Fighter, any, cleric; silver by how many were converted before."""

    def __init__(self) -> None:
        super().__init__(CONVERT, "convert", ("fighter", "any", "cleric"), workshops=2)
        self.row = OUTSIDERS

    def ask(self, who: int, terms: Terms) -> Decision[Any] | None:
        return ChooseConverted(who, CONVERT, terms)

    def targets(self, s: Paladins, who: int) -> list[int]:
        return open_cards(s, OUTSIDERS)

    def refuse(self, s: Paladins, who: int, terms: Terms) -> int:
        full = len(s.converted[who]) == len(s.lookups.board_numbers["convert_silver"])
        return NO_PIECE if full else 0

    def lacking(self, s: Paladins, who: int, terms: Terms) -> tuple[int, ...]:
        """The Faith there is, and the least that an outsider asks for."""
        flags = s.lookups.row_flags[OUTSIDERS][FAITH]
        asked = [flags[place] for place, card in enumerate(s.rows[OUTSIDERS]) if card != NO_CARD]
        return (value(s, who, FAITH, terms), min(asked) if asked else 0)

    def lacking_for(self, s: Paladins, who: int, target: int, terms: Terms) -> tuple[int, ...]:
        return (value(s, who, FAITH, terms), s.lookups.row_flags[OUTSIDERS][FAITH][place_of(s, OUTSIDERS, target)])

    def has_target(self, s: Paladins, who: int, terms: Terms) -> bool:
        needed, have = s.lookups.row_flags[OUTSIDERS][FAITH], value(s, who, FAITH, terms)
        row = s.rows[OUTSIDERS]
        for place in range(len(row)):
            if row[place] != NO_CARD and needed[place] <= have:
                return True
        return False

    def reach(self, s: Paladins, who: int, target: int, terms: Terms) -> int:
        place = place_of(s, OUTSIDERS, target)
        if place == NO_CARD:
            return NO_OUTSIDER
        needed = s.lookups.row_flags[OUTSIDERS][FAITH][place]
        return 0 if needed <= value(s, who, FAITH, terms) else ATTRIBUTE_SHORT + FAITH

    def nothing_in_reach(self) -> int:
        return ATTRIBUTE_SHORT + FAITH

    def cost(self, s: Paladins, who: int, target: int, terms: Terms) -> Cost:
        return s.lookups.board_numbers["convert_silver"][len(s.converted[who])], 0

    def times(self, s: Paladins, who: int) -> int:
        return len(s.converted[who])

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        s.converted[who].append(target)
        s.tell("converts", (who, target))
        take_from_row(s, OUTSIDERS, target)
        return s.lookups.outsider_convert[target]
