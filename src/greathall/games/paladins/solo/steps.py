"""The steps of the opponent in the set-up, the round and the refresh (P-13.1, P-13.2, P-13.8.1)."""

from typing import Final

from greathall.engine import folded
from greathall.games.paladins.gains.repeated import Repeated
from greathall.games.paladins.gains.suspicion import Suspicion
from greathall.games.paladins.printed.data.board import ORDERS_LAID
from greathall.games.paladins.round.shuffles import ShuffleOrders
from greathall.games.paladins.rows import Step
from greathall.games.paladins.rows_of_cards import discard_place
from greathall.games.paladins.solo.lookups import OPPONENT_SEAT, solo_of
from greathall.games.paladins.solo.schemes import ShuffleSchemes
from greathall.games.paladins.solo.words import START_WORKERS
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import (
    CRIMINAL,
    DEVELOP,
    EMPTY,
    FAVOUR_SCHEMES,
    LABOURER,
    SCHEMES,
    WORKSHOP,
)


class Board(Step):
    """Its marker and its attributes (P-13.1.2)."""

    def run(self, s: Paladins) -> None:
        solo_of(s).prepare(s)


class FirstWorkshops(Step):
    """The orders of the difficulty give it workshops; then all of them are shuffled again (P-13.1.4)."""

    def run(self, s: Paladins) -> None:
        rules, level = s.lookups, solo_of(s).level
        turned = s.order_box[::-1][: level.orders]
        s.learn_all()
        s.tell("opponent_begins", (OPPONENT_SEAT, rules.index("difficulty", level.name), *turned))
        if level.everywhere:
            for action in rules.actions:
                add_workshop(s, action.number)
        for order in turned:
            add_workshop(s, rules.order_action[order])
        s.push(ShuffleOrders())


def add_workshop(s: Paladins, action: int) -> None:
    """One of its workshops goes on the leftmost free workshop slot of an action, if one is free (P-13.2.1)."""
    rules = s.lookups
    first = rules.first_slot[action]
    for slot in range(first, first + rules.actions[action].workshops):
        if s.board[OPPONENT_SEAT][slot] == EMPTY:
            s.board[OPPONENT_SEAT][slot] = WORKSHOP
            s.done_actions[OPPONENT_SEAT][DEVELOP] += 1
            s.tell("gets_workshop", (OPPONENT_SEAT, action))
            return


class SchemeDeck(Step):
    """Some schemes wait on the King's Favours, the others are the deck (P-13.1.3, P-13.1.5)."""

    def run(self, s: Paladins) -> None:
        waits = solo_of(s).scheme_waits
        cards = s.decks[SCHEMES]
        s.held[OPPONENT_SEAT][FAVOUR_SCHEMES] = [card for card in cards if waits[card]]
        s.decks[SCHEMES] = [card for card in cards if not waits[card]]
        s.push(ShuffleSchemes(OPPONENT_SEAT))


class HumanFirst(Step):
    """The human is always first (P-13.1.6)."""

    def run(self, s: Paladins) -> None:
        s.first = 0


class NoMarker(Step):
    """The first player marker is not used; nobody has passed."""

    def run(self, s: Paladins) -> None:
        s.passed = [0] * len(s.passed)
        s.tell("round", (s.round, s.first))


class RevealedCards(Step):
    """The workshop of the order just revealed, the scheme of the favour just revealed (P-13.2.1, P-13.2.2)."""

    def run(self, s: Paladins) -> None:
        if s.round <= ORDERS_LAID and s.orders:
            add_workshop(s, s.lookups.order_action[s.orders[-1]])
        waiting = s.held[OPPONENT_SEAT][FAVOUR_SCHEMES]
        if len(waiting) > len(s.hidden_favours) and s.favours:
            s.discards[SCHEMES].append(waiting.pop())
            s.tell("frees_scheme", (OPPONENT_SEAT, s.favours[-1]))


class LeftTavern(Step):
    """It is suspected for each criminal in the tavern nobody visited (P-13.2.3)."""

    def run(self, s: Paladins) -> None:
        criminals = 0
        for tavern in s.taverns:
            workers = s.lookups.tavern_workers[tavern]
            found = sum([workers[at + 1] for at in range(0, len(workers), 2) if workers[at] == CRIMINAL])
            s.tell("leftover_tavern", (OPPONENT_SEAT, tavern, found))
            criminals += found
        if criminals:
            s.push(Suspicions(OPPONENT_SEAT, criminals))


class Suspicions(Repeated):
    """Suspicions without workers, one after the other."""

    def once(self, s: Paladins) -> None:
        s.push(Suspicion(self.seat))


class NewWorkers(Step):
    """More in every round, and none kept from before (P-13.2.4)."""

    def run(self, s: Paladins) -> None:
        usual = solo_of(s).constants.start_workers + s.round
        workers = folded(s, START_WORKERS, usual, OPPONENT_SEAT)
        s.workers[OPPONENT_SEAT][LABOURER] = workers
        s.tell("begins_with", (OPPONENT_SEAT, workers))


class ExtraDiscards(Step):
    """More places of the rows are emptied, before they slide (P-13.8.1)."""

    def run(self, s: Paladins) -> None:
        extra = solo_of(s).constants.extra_discards
        for row, name in enumerate(s.rules.names["row"]):
            for place in extra.get(name, ()):
                discard_place(s, row, place - 1)


SOLO_SET_UP: Final = (Board("opponent_board", 35), FirstWorkshops("difficulty", 75), SchemeDeck("scheme_deck", 115))
SOLO_ROUND: Final = (
    RevealedCards("opponent_cards", 25),
    LeftTavern("left_tavern", 55),
    NewWorkers("opponent_workers", 56),
)
SOLO_REFRESH: Final = (ExtraDiscards("extra_discards", 5),)
