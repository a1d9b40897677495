"""The set-up of City of Crowns (C-2), and that what was put away unseen stays possible."""

from collections import Counter

import pytest
from games.paladins.crowns.playing import crowns_rules
from games.paladins.random_games import answer_at_random

from greathall.engine import CHANCE, Luck, deciders, redeal
from greathall.games.paladins.crowns.lookups import crowns_of
from greathall.games.paladins.crowns.options import LISTING
from greathall.games.paladins.crowns.words import (
    DIPLOMAT,
    EXTENSION,
    MUSTER_BOX,
    MUSTER_STACK,
    MUSTER_TOPS,
    NEGOTIATE_BOX,
    NEGOTIATE_DECK,
    NEGOTIATE_ROW,
    OPEN_ALLIES,
    SECRET_ORDER,
    SPARE_EXTENSIONS,
)
from greathall.games.paladins.state import Paladins

PLAYERS = (2, 3, 4)


def set_up(players: int, seed: int = 1) -> Paladins:
    """A new game at the first question to a person."""
    s = crowns_rules(players).start()
    assert isinstance(s, Paladins)
    luck = Luck(seed)
    while deciders(s) == [CHANCE]:
        answer_at_random(s, luck)
    return s


def stacks(s: Paladins) -> list[list[int]]:
    """All four, from the top to the bottom."""
    return [[s.common[MUSTER_TOPS][stack], *s.common[MUSTER_STACK + stack][::-1]] for stack in range(4)]


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 7), (4, 7)])
def test_muster_stacks(players: int, each: int) -> None:
    """C-2.7, C-2.8"""
    s = set_up(players)
    levels = crowns_of(s).muster_level
    found = [[levels[card] for card in stack] for stack in stacks(s)]
    assert found == [[1, *[2] * (each - 4), 3, 3, 3]] * 4
    assert Counter(levels[card] for card in s.common[MUSTER_BOX]) == Counter(
        {1: 2, 2: 12 - 4 * (each - 4)} if each == 6 else {1: 2}
    )
    assert s.numbers[DIPLOMAT] == 3 and len(s.common[OPEN_ALLIES]) == 4


@pytest.mark.parametrize(
    ("players", "dealt"),
    [(2, {1: 4, 2: 6, 3: 6, 4: 10}), (3, {1: 4, 2: 8, 3: 6, 4: 10}), (4, {1: 4, 2: 8, 3: 8, 4: 10})],
)
def test_negotiate_cards(players: int, dealt: dict[int, int]) -> None:
    """C-2.9"""
    s = set_up(players)
    levels = crowns_of(s).negotiate_level
    row, pile = s.rows[NEGOTIATE_ROW], s.decks[NEGOTIATE_DECK]
    assert [levels[card] for card in row] == [1, 1, 1, 1]
    below = [levels[card] for card in pile[::-1]]
    assert below == sorted(below)
    assert Counter(levels[card] for card in row + pile) == Counter(dealt)
    assert len(s.common[NEGOTIATE_BOX]) == 30 - sum(dealt.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_orders_extensions_and_rows(players: int) -> None:
    """C-2.2, C-2.3, C-2.4, C-2.6, C-2.10"""
    s = set_up(players)
    secret = [held[SECRET_ORDER] for held in s.held]
    assert [len(cards) for cards in secret] == [1] * players
    assert len(s.hidden_orders) == 3 and len(s.order_box) == 8 - 3 - players
    assert [len(held[EXTENSION]) for held in s.held] == [1] * players
    assert len(s.common[SPARE_EXTENSIONS]) == 4 - players
    assert [len(row) for row in s.rows] == [7, 7, 4] and min(min(row) for row in s.rows) >= 0
    assert [len(pile) for pile in s.decks[:2]] == [40 - 7, 42 - 7]
    assert [len(pile) for pile in s.paladin_pile] == [16] * players


def test_everything_is_dealt_by_luck() -> None:
    games = [set_up(4, seed) for seed in range(30)]
    assert len({tuple(s.common[MUSTER_TOPS]) for s in games}) > 20
    assert len({s.held[0][EXTENSION][0] for s in games}) == 4
    assert len({s.held[0][SECRET_ORDER][0] for s in games}) == 8


def test_a_redeal_exchanges_cards_within_their_levels_only() -> None:
    s = set_up(2)
    luck, tables = Luck(3), crowns_of(s)
    seen: set[int] = set()
    for _ in range(25):
        dealt = redeal(s, 0, luck)
        assert isinstance(dealt, Paladins)
        assert dealt.common[MUSTER_TOPS] == s.common[MUSTER_TOPS]
        for one, other in zip(stacks(s), stacks(dealt), strict=True):
            assert [tables.muster_level[card] for card in one] == [tables.muster_level[card] for card in other]
        for pile in (s, dealt):
            below = [tables.negotiate_level[card] for card in pile.decks[NEGOTIATE_DECK][::-1]]
            assert below == sorted(below)
        seen.update(dealt.common[MUSTER_BOX])
    assert len(seen) == 2 + 12  # what is not on top of a stack, of the levels that lie in the box


def test_the_table_chooses_the_expansion() -> None:
    assert "muster" not in LISTING.load(2).rules.names
    assert "muster" in LISTING.load(2, expansions=["city_of_crowns"]).rules.names
