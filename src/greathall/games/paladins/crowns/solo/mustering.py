"""Muster cards for the opponent: which one it collects (C-12.7), and where it leaves a worker (C-12.6)."""

from greathall.games.paladins.crowns.lookups import crowns_of
from greathall.games.paladins.crowns.solo.words import ASKS_FOR_LESS, ATTRIBUTE_LOWER, FURTHER_RIGHT, NO_FREE_MUSTER
from greathall.games.paladins.crowns.words import MUSTER_TOPS
from greathall.games.paladins.rows import Terms
from greathall.games.paladins.solo.board_moves import BoardMove, supply
from greathall.games.paladins.solo.kings_moves import KingsFavour, OccupySpace
from greathall.games.paladins.solo.lookups import obstacle
from greathall.games.paladins.solo.rows import Move
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import ANY, EMPTY, LABOURER, NO_CARD, OCCUPIED, WORKERS_SHORT


def open_musters(s: Paladins) -> list[int]:
    """The cards on top of the stacks, from the left."""
    return [card for card in s.common[MUSTER_TOPS] if card != NO_CARD]


class MusterMove(BoardMove):
    """Of the cards in reach the one that asks for most; its cost does not matter."""

    def target(self, s: Paladins, seat: int, terms: Terms) -> int:
        cards = open_musters(s)
        action, needs = s.lookups.actions[self.action], crowns_of(s).muster_needs
        against = [action.reach(s, seat, card, terms) for card in cards]
        keep_highest(against, [needs[card] for card in cards], ASKS_FOR_LESS)
        tied = against.count(0)
        keep_highest(against, [standing(s, seat, card) for card in cards], ATTRIBUTE_LOWER)
        keep_highest(against, [-place for place in range(len(cards))], FURTHER_RIGHT)
        for card, reason in zip(cards, against, strict=True):
            if reason and s.telling:
                s.tell("skips_muster", (seat, card, obstacle(s, reason)))
        picked = cards[against.index(0)]
        s.tell("picks_muster", (seat, picked, tied))
        return picked


def keep_highest(against: list[int], numbers: list[int], reason: int) -> None:
    """Of those with nothing against them the highest stay; this reason counts against the others."""
    highest = max([number for number, refused in zip(numbers, against, strict=True) if not refused])
    for place, number in enumerate(numbers):
        if not against[place] and number < highest:
            against[place] = reason


def standing(s: Paladins, seat: int, card: int) -> int:
    """How high the attribute of a card stands on its track; of those on one space the upper one is higher."""
    attribute = crowns_of(s).muster_attribute[card]
    return s.attributes[seat][attribute] * len(s.stacked) + s.stacked.index(attribute)


class FavourOrMuster(KingsFavour):
    """A King's Favour; only when all are occupied, a Muster card."""

    def tries(self, s: Paladins, seat: int) -> list[str]:
        return [self.name, "muster_card"]


class MusterCardMove(Move):
    """A worker on the leftmost Muster card with an empty space, wherever the Diplomat stands."""

    def refuse(self, s: Paladins, seat: int) -> int:
        if not supply(s, seat):
            return WORKERS_SHORT
        return 0 if [card for card in open_musters(s) if is_free(s, card)] else NO_FREE_MUSTER

    def lacking(self, s: Paladins, seat: int, reason: int) -> tuple[int, int]:
        return (0, 1) if reason == WORKERS_SHORT else (0, 0)

    def make(self, s: Paladins, seat: int) -> None:
        for card in open_musters(s):
            if is_free(s, card):
                leave_worker(s, seat, card)
                return
            if s.telling:
                s.tell("skips_muster_space", (seat, card, obstacle(s, OCCUPIED)))


def is_free(s: Paladins, card: int) -> bool:
    return s.occupied[crowns_of(s).muster_space[card]] == EMPTY


def leave_worker(s: Paladins, seat: int, card: int) -> None:
    """Its workers have no colour: one counts as of the colour of the space, on an open one as a labourer."""
    space = crowns_of(s).muster_space[card]
    colour = s.lookups.space_worker[space]
    worker = LABOURER if colour == ANY else colour
    s.tell("picks_muster_space", (seat, card, worker))
    s.push(OccupySpace(seat, space, worker))
