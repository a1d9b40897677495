"""Muster (C-4, C-5): the stacks and their top cards, which are worker spaces for everybody and can be collected."""

from typing import Any, ClassVar

from greathall.engine import Decision
from greathall.games.paladins.acting.placing import fills
from greathall.games.paladins.acting.targets import Target
from greathall.games.paladins.crowns.lookups import crowns_of
from greathall.games.paladins.crowns.words import (
    DIPLOMACY_VERB,
    DIPLOMAT,
    DIPLOMAT_THERE,
    MUSTER,
    MUSTER_STACK,
    MUSTER_TOPS,
    MUSTERS,
    NO_MUSTER,
)
from greathall.games.paladins.rows import PLACING, Action, Cost, Flat, SpaceSource, Terms
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.terms import value
from greathall.games.paladins.words import ATTRIBUTE_SHORT, EMPTY, NO_CARD, WORKERS_SHORT


class MusterSpaces(SpaceSource):
    """The top cards of the stacks, wherever the Diplomat stands (C-4.4)."""

    def open_spaces(self, s: Paladins) -> list[int]:
        of_muster = crowns_of(s).muster_space
        return [of_muster[card] for card in s.common[MUSTER_TOPS] if card != NO_CARD]


def stack_of(s: Paladins, card: int) -> int:
    """The stack that has a card on top, from the left, or NO_CARD."""
    tops = s.common[MUSTER_TOPS]
    for stack in range(len(tops)):
        if tops[stack] == card:
            return stack
    return NO_CARD


def provisions_between(s: Paladins, one: int, other: int) -> int:
    """The provisions printed between two stacks (C-5.3)."""
    return sum(crowns_of(s).gaps[min(one, other) : max(one, other)])


def turn_up(s: Paladins, stack: int) -> None:
    """The next card of a stack is turned up, if one is left."""
    hidden = s.common[MUSTER_STACK + stack]
    s.common[MUSTER_TOPS][stack] = hidden.pop() if hidden else NO_CARD
    if s.common[MUSTER_TOPS][stack] != NO_CARD:
        s.learn_all()
        s.tell("turns_up_muster", (stack + 1, s.common[MUSTER_TOPS][stack]))


def collect(s: Paladins, who: int, card: int) -> Flat:
    """The Diplomat moves, the card is taken with the worker on it; what it gives (C-5.4)."""
    lookups = crowns_of(s)
    stack, space = stack_of(s, card), lookups.muster_space[card]
    s.numbers[DIPLOMAT] = stack
    s.held[who][MUSTERS].append(card)
    s.tell("collects_muster", (who, card, stack + 1))
    turn_up(s, stack)
    worker = s.occupied[space]
    s.occupied[space] = EMPTY
    workers: Flat = (worker - 1, 1) if worker != EMPTY else ()
    return workers + (DIPLOMACY_VERB, lookups.muster_diplomacy[card]) + s.lookups.space_reward[space]


class Muster(Action):
    """Cleric, any, scout; a top card whose attribute is reached, but not the one under the Diplomat."""

    def __init__(self) -> None:
        super().__init__(MUSTER, "muster", ("cleric", "any", "scout"), workshops=2)
        self.uniform = False
        self.reveals = True

    def ask(self, who: int, terms: Terms) -> Decision[Any] | None:
        return ChooseMuster(who, MUSTER, terms)

    def targets(self, s: Paladins, who: int) -> list[int]:
        return sorted([card for card in s.common[MUSTER_TOPS] if card != NO_CARD])

    def refuse(self, s: Paladins, who: int, terms: Terms) -> int:
        return refuse_workers(s, who, self, terms)

    def reach(self, s: Paladins, who: int, target: int, terms: Terms) -> int:
        stack = stack_of(s, target)
        if stack == NO_CARD:
            return NO_MUSTER
        if stack == s.numbers[DIPLOMAT]:
            return DIPLOMAT_THERE
        lookups = crowns_of(s)
        attribute = lookups.muster_attribute[target]
        return 0 if value(s, who, attribute, terms) >= lookups.muster_needs[target] else ATTRIBUTE_SHORT + attribute

    def lacking_for(self, s: Paladins, who: int, target: int, terms: Terms) -> tuple[int, ...]:
        lookups = crowns_of(s)
        return value(s, who, lookups.muster_attribute[target], terms), lookups.muster_needs[target]

    def nothing_in_reach(self) -> int:
        return NO_MUSTER

    def cost(self, s: Paladins, who: int, target: int, terms: Terms) -> Cost:
        return 0, provisions_between(s, s.numbers[DIPLOMAT], stack_of(s, target))

    def times(self, s: Paladins, who: int) -> int:
        return len(s.held[who][MUSTERS])

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        return collect(s, who, target)


def refuse_workers(s: Paladins, who: int, action: Action, terms: Terms) -> int:
    """Every target needs the same workers, so they are checked once."""
    if not terms[PLACING]:
        return 0
    rules = s.lookups
    first, end = rules.first_slot[action.number], rules.first_slot[action.number + 1]
    return 0 if fills(rules.slot_colour, s.board[who], s.workers[who], first, end) else WORKERS_SHORT


class ChooseMuster(Target):
    """Which Muster card is collected."""

    kind: ClassVar[str] = "muster"
