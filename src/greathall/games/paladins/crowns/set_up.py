"""The set-up of City of Crowns (C-2): stacks and pile by level, the Diplomat, extensions, secret orders."""

from typing import ClassVar, Final

from greathall.engine import Shuffle
from greathall.games.paladins.crowns.lookups import crowns_of
from greathall.games.paladins.crowns.muster import turn_up
from greathall.games.paladins.crowns.secret_orders import DealSecretOrders
from greathall.games.paladins.crowns.words import (
    DIPLOMAT,
    EXTENSION,
    MUSTER_BOX,
    MUSTER_STACK,
    MUSTER_TOPS,
    NEGOTIATE_BOX,
    NEGOTIATE_DECK,
    SPARE_EXTENSIONS,
)
from greathall.games.paladins.rows import Step
from greathall.games.paladins.state import Paladins


class ShuffleMusters(Shuffle[Paladins]):
    noun: ClassVar[str] = "muster"

    def pile(self, s: Paladins) -> list[int]:
        return s.common[MUSTER_BOX]


class ShuffleNegotiates(Shuffle[Paladins]):
    noun: ClassVar[str] = "negotiate"

    def pile(self, s: Paladins) -> list[int]:
        return s.decks[NEGOTIATE_DECK]


class ShuffleExtensions(Shuffle[Paladins]):
    noun: ClassVar[str] = "extension"

    def pile(self, s: Paladins) -> list[int]:
        return s.common[SPARE_EXTENSIONS]


def in_play(s: Paladins, cards: list[int], levels: list[int], level: int, noun: str) -> list[int]:
    """The cards of a level that are dealt, the top one first; the others go back to the box."""
    rules = s.lookups
    dealt = rules.board_numbers[f"{noun}_dealt_{level}"][rules.players - 1]
    return [card for card in cards[::-1] if levels[card] == level][:dealt]


def levels_down(levels: list[int]) -> list[int]:
    """The levels, the highest first: it goes to the bottom."""
    return sorted(set(levels), reverse=True)


class MakeMusterStacks(Step):
    """C-2.7"""

    def run(self, s: Paladins) -> None:
        s.push(ShuffleMusters())


class DealMusters(Step):
    """Level by level, one card after the other; then the top ones are turned up, and the Diplomat comes."""

    def run(self, s: Paladins) -> None:
        levels, stacks = crowns_of(s).muster_level, len(s.common[MUSTER_TOPS])
        box = s.common[MUSTER_BOX]
        for level in levels_down(levels):
            for number, card in enumerate(in_play(s, box, levels, level, "muster")):
                s.common[MUSTER_STACK + number % stacks].append(card)
                box.remove(card)
        for stack in range(stacks):
            turn_up(s, stack)
        s.numbers[DIPLOMAT] = stacks - 1


class MakeNegotiatePile(Step):
    """C-2.9"""

    def run(self, s: Paladins) -> None:
        s.push(ShuffleNegotiates())


class DealNegotiates(Step):
    """The pile by levels, the first one on top; what is not dealt stays in the box."""

    def run(self, s: Paladins) -> None:
        levels, cards = crowns_of(s).negotiate_level, s.decks[NEGOTIATE_DECK]
        pile: list[int] = []
        for level in levels_down(levels):
            pile.extend(in_play(s, cards, levels, level, "negotiate")[::-1])
        s.common[NEGOTIATE_BOX] = sorted([card for card in cards if card not in pile])
        s.decks[NEGOTIATE_DECK] = pile


class MakeExtensions(Step):
    """C-2.10"""

    def run(self, s: Paladins) -> None:
        s.push(ShuffleExtensions())


class DealExtensions(Step):
    """One for every seat."""

    def run(self, s: Paladins) -> None:
        for seat in range(len(s.held)):
            extension = s.common[SPARE_EXTENSIONS].pop()
            s.held[seat][EXTENSION].append(extension)
            s.tell("gets_extension", (seat, extension))
        s.common[SPARE_EXTENSIONS].sort()


SET_UP: Final[tuple[Step, ...]] = (
    MakeMusterStacks("muster_stacks", 51),
    DealMusters("deal_musters", 52),
    MakeNegotiatePile("negotiate_pile", 53),
    DealNegotiates("deal_negotiates", 54),
    DealSecretOrders("secret_orders", 85),
    MakeExtensions("extensions", 121),
    DealExtensions("deal_extensions", 122),
)
