"""Events tell every change of a supply, and nothing is lost: what follows from them is what everybody has."""

from collections import Counter
from typing import Final

import pytest
from games.paladins.random_games import random_game

from greathall.engine import Event
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.tellings import TELLINGS

# What people begin with, and what an event changes. Numbers of verbs: workers 0 to 5, silver, provisions, attributes.
START: Final = {"silver": 3, "provision": 1}
GAINED: Final = (
    "labourer", "scout", "merchant", "fighter", "cleric", "criminal", "silver", "provision", "faith", "strength",
    "influence",
)  # fmt: skip

Tally = Counter[tuple[int, str]]
TABLE: Final = -1


class Books:
    """What everybody has and what is on the table, by events alone."""

    def __init__(self, players: int, tax: int) -> None:
        self.full = tax
        self.tally: Tally = Counter({(TABLE, "tax"): tax})
        for seat in range(players):
            self.tally.update({(seat, name): amount for name, amount in START.items()})

    def enter(self, event: Event) -> None:
        """Write an event down."""
        change = getattr(self, event.kind, None)
        if change is not None:
            change(*event.args)

    def gains(self, seat: int, what: int, amount: int) -> None:
        self.tally[seat, GAINED[what]] += amount

    def takes_tax(self, seat: int, silver: int) -> None:
        self.tally[seat, "silver"] += silver
        self.tally[TABLE, "tax"] -= min(silver, self.tally[TABLE, "tax"])

    def refills_tax(self, silver: int) -> None:
        self.tally[TABLE, "tax"] += silver
        assert self.tally[TABLE, "tax"] == self.full

    def pays(self, seat: int, silver: int, provisions: int) -> None:
        self.tally[seat, "silver"] -= silver
        self.tally[seat, "provision"] -= provisions

    def places(self, seat: int, worker: int, action: int) -> None:
        self.tally[seat, GAINED[worker]] -= 1

    def places_on_space(self, seat: int, worker: int, space: int) -> None:
        self.tally[seat, GAINED[worker]] -= 1

    def gives_back(self, seat: int, worker: int, count: int) -> None:
        self.tally[seat, GAINED[worker]] -= count

    def suspected(self, seat: int, card: int) -> None:
        self.tally[seat, f"suspicion {card}"] += 1

    def discards_suspicion(self, seat: int, card: int) -> None:
        self.tally[seat, f"suspicion {card}"] -= 1

    def takes_debts(self, seat: int, count: int) -> None:
        self.tally[seat, "debts"] += count

    def pays_debts(self, seat: int, count: int) -> None:
        self.tally[seat, "debts"] -= count
        self.tally[seat, "paid"] += count

    def destroys_debt(self, seat: int) -> None:
        self.tally[seat, "debts"] -= 1

    def recruits(self, seat: int, card: int) -> None:
        self.tally[seat, "crew"] += 1

    def builds_wall(self, seat: int, wall: int) -> None:
        self.tally[seat, "walls"] += 1

    def attacks(self, seat: int, card: int) -> None:
        self.tally[seat, "attacked"] += 1

    def converts(self, seat: int, card: int) -> None:
        self.tally[seat, "converted"] += 1

    def fills_jar_space(self, seat: int, space: int) -> None:
        self.tally[seat, "jars"] += 1

    def places_workshop(self, seat: int, slot: int) -> None:
        self.tally[seat, "workshops"] += 1

    def settles(self, seat: int, square: int, action: int) -> None:
        self.tally[seat, f"settled {action}"] += 1


def truth(s: Paladins) -> Tally:
    """The same, read from the state."""
    found: Tally = Counter({(TABLE, "tax"): s.tax})
    for seat in range(len(s.silver)):
        has = dict(
            zip(GAINED, [*s.workers[seat], s.silver[seat], s.provisions[seat], *s.attributes[seat]], strict=True)
        )
        has.update({f"suspicion {card}": s.suspicions[seat].count(card) for card in range(3)})
        has.update(debts=s.debts[seat], paid=s.paid[seat], crew=len(s.crew[seat]), walls=len(s.walls[seat]))
        has.update(attacked=len(s.attacked[seat]), converted=len(s.converted[seat]), jars=len(s.jars[seat]))
        has["workshops"] = len([standing for standing in s.board[seat] if standing == -1])
        has.update({f"settled {6 + 2 * piece}": s.squares.count(1 + 2 * seat + piece) for piece in (0, 1)})
        found.update({(seat, name): amount for name, amount in has.items()})
    return +found


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_told_is_what_everybody_has(players: int) -> None:
    """P-1.4, P-1.5, P-8.2, P-8.5.4"""
    for seed in range(4):
        books = Books(players, {2: 5, 3: 7, 4: 8}[players])
        read = 0
        for s in random_game(players, seed):
            for event in s.events[read:]:
                books.enter(event)
            read = len(s.events)
            if s.round:
                assert +books.tally == truth(s), s.events[-8:]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_are_never_more_than_there_are(players: int) -> None:
    """P-2.9, P-4.9, P-1.2"""
    for s in random_game(players, 31):
        for seat in range(players):
            assert min(s.workers[seat]) >= 0 <= min(s.silver[seat], s.provisions[seat], s.debts[seat], s.paid[seat])
            assert min(s.attributes[seat]) >= 0 and max(s.attributes[seat]) <= 12
            placed = len([standing for standing in s.board[seat] if standing == -1])
            assert placed == s.done_actions[seat][0] <= 8
            assert [s.squares.count(1 + 2 * seat + piece) for piece in (0, 1)] == [
                s.done_actions[seat][action] for action in (6, 8)
            ]
            assert max(len(s.walls[seat]), len(s.converted[seat]), len(s.jars[seat])) <= 7
            assert len(set(s.jars[seat])) == len(s.jars[seat])
        assert 0 <= s.tax <= s.lookups.full_tax
        assert [
            square for square, piece in enumerate(s.squares) if piece and square not in s.lookups.squares_open
        ] == []


def test_all_events_that_are_declared_are_told_in_random_games() -> None:
    told = {event.kind for seed in range(3) for s in [list(random_game(4, seed))[-1]] for event in s.events}
    assert {telling.name for telling in TELLINGS} - told == set()
