"""The verbs City of Crowns adds for people."""

from typing import Final

from greathall.games.paladins.crowns.townsfolk import Dismiss, FreeDiscard
from greathall.games.paladins.crowns.words import DIPLOMACY, DIPLOMACY_VERB
from greathall.games.paladins.crowns.workshops import MoveWorkshop, has_workshop
from greathall.games.paladins.gains.ordering import touched
from greathall.games.paladins.gains.verbs import AttributeGain, tax_in
from greathall.games.paladins.round.passing import Pass
from greathall.games.paladins.rows import CLEARS, OPENS, Verb
from greathall.games.paladins.rows_of_cards import open_cards
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import A_TURN, TOWNSFOLK


class FreeDiscardTownsfolk(Verb):
    """A townsfolk of the row is discarded for free (C-9.9)."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        if not self.fizzles(s, seat, amount):
            s.push(FreeDiscard(seat))

    def touches(self, s: Paladins, amount: int) -> int:
        """What any card of the row brings; and the row itself."""
        rules = s.lookups
        mask = OPENS
        for card in open_cards(s, TOWNSFOLK):
            mask |= touched(s, rules.people[0], rules.townsfolk_discard[card])
        return mask

    def most_tax(self, s: Paladins, amount: int) -> int:
        discards = s.lookups.townsfolk_discard
        return max([tax_in(s, discards[card]) for card in open_cards(s, TOWNSFOLK)], default=0)

    def fizzles(self, s: Paladins, seat: int, amount: int) -> bool:
        return not open_cards(s, TOWNSFOLK)


class DismissTownsfolk(Verb):
    """A townsfolk of the crew is discarded (C-9.10); it no longer triggers on anything, so any order may matter."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        if s.crew[seat]:
            s.push(Dismiss(seat))


class MovingWorkshop(Verb):
    """A workshop moves to another action (C-9.11)."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        if has_workshop(s, seat):
            s.push(MoveWorkshop(seat))

    def touches(self, s: Paladins, amount: int) -> int:
        return CLEARS


class MustPass(Verb):
    """The player passes at once, after everything else (C-9.12)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, last=True, loses=(A_TURN,))

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        if not s.passed[seat]:
            s.push(Pass(seat))

    def touches(self, s: Paladins, amount: int) -> int:
        return CLEARS


VERBS: Final[tuple[Verb, ...]] = (
    AttributeGain("diplomacy", DIPLOMACY_VERB, DIPLOMACY),
    FreeDiscardTownsfolk("free_discard_townsfolk"),
    DismissTownsfolk("discard_own_townsfolk"),
    MovingWorkshop("move_workshop"),
    MustPass("must_pass"),
)
