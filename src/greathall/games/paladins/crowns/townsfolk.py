"""Townsfolk that are discarded for free: one of the row, or one of the player's own crew (C-9.9, C-9.10)."""

from typing import ClassVar, Final

from greathall.engine import Decision
from greathall.games.paladins.acting.recruiting import NO_ONE, is_discard, recruit_options, take_option
from greathall.games.paladins.acting.revealing import turns_up
from greathall.games.paladins.gains.gains import gain
from greathall.games.paladins.rows import Flat
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import RECRUIT, TOWNSFOLK

NOBODY: Final = 0
DISMISS: Final = 1  # + townsfolk


class FreeDiscard(Decision[Paladins]):
    """A townsfolk of the row to discard for free, or none."""

    kind: ClassVar[str] = "free_discard"
    public: ClassVar[bool] = True

    def candidates(self, s: Paladins) -> list[int]:
        return [NO_ONE, *[option for option in recruit_options(s) if is_discard(s, option)]]

    def reveals(self, s: Paladins, option: int) -> bool:
        return turns_up(s, RECRUIT)

    def choose(self, s: Paladins, option: int) -> None:
        if option != NO_ONE:
            gain(s, self.player, take_option(s, self.player, option))


def dismiss(s: Paladins, seat: int, card: int) -> Flat:
    """A townsfolk leaves the crew for the discards; what its corner shows."""
    s.tell("dismisses", (seat, card))
    s.crew[seat].remove(card)
    s.discards[s.lookups.row_deck[TOWNSFOLK]].append(card)
    return s.lookups.townsfolk_discard[card]


class Dismiss(Decision[Paladins]):
    """A townsfolk of the player's own crew to discard, or none."""

    kind: ClassVar[str] = "dismiss"
    public: ClassVar[bool] = True

    def candidates(self, s: Paladins) -> list[int]:
        return [NOBODY, *sorted([DISMISS + card for card in s.crew[self.player]])]

    def choose(self, s: Paladins, option: int) -> None:
        if option != NOBODY:
            gain(s, self.player, dismiss(s, self.player, option - DISMISS))
