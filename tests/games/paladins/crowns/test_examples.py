"""Worked examples of City of Crowns that are lists of cases, or the set-up of a new game."""

from collections import Counter

import pytest
from games.paladins.crowns.playing import table
from games.paladins.crowns.printed.expected import MUSTERS, NEGOTIATES
from games.paladins.random_games import answer_at_random

from greathall.engine import CHANCE, Luck, deciders
from greathall.games.paladins.crowns.options import LISTING
from greathall.games.paladins.crowns.words import (
    DIPLOMAT,
    MUSTER_BOX,
    MUSTER_STACK,
    MUSTER_TOPS,
    NEGOTIATE_BOX,
    NEGOTIATE_DECK,
    NEGOTIATE_ROW,
    OPEN_ALLIES,
    SECRET_ORDER,
)
from greathall.games.paladins.state import Paladins

PLAYERS = (1, 2, 3, 4)
MUSTER_LEVELS = [card.level for card in MUSTERS.values()]
NEGOTIATE_LEVELS = [card.level for card in NEGOTIATES.values()]
PER_STACK = {1: [1, 2, 2, 3, 3, 3], 2: [1, 2, 2, 3, 3, 3], 3: [1, 2, 2, 2, 3, 3, 3], 4: [1, 2, 2, 2, 3, 3, 3]}
BY_LEVEL = {
    1: {1: 4, 2: 6, 3: 6, 4: 10},
    2: {1: 4, 2: 6, 3: 6, 4: 10},
    3: {1: 4, 2: 8, 3: 6, 4: 10},
    4: {1: 4, 2: 8, 3: 8, 4: 10},
}


def new_game(players: int, seed: int = 6) -> Paladins:
    """At the first question to a person."""
    s = LISTING.load(players, expansions=["city_of_crowns"]).rules.start()
    assert isinstance(s, Paladins)
    luck = Luck(seed)
    while deciders(s) == [CHANCE]:
        answer_at_random(s, luck)
    return s


# example: city_of_crowns/dv01_card_counts, city_of_crowns/dv02_stack_order
@pytest.mark.parametrize("players", PLAYERS)
def test_muster_stacks_from_top_to_bottom(players: int) -> None:
    """C-2.7.1, C-2.7.2, C-2.7.3, C-2.7.4, C-2.8"""
    s = new_game(players)
    stacks = [[s.common[MUSTER_TOPS][n], *s.common[MUSTER_STACK + n][::-1]] for n in range(4)]
    assert [[MUSTER_LEVELS[card] for card in stack] for stack in stacks] == [PER_STACK[players]] * 4
    put_away = Counter(MUSTER_LEVELS[card] for card in s.common[MUSTER_BOX])
    assert put_away == Counter({1: 2, 2: 4} if players < 3 else {1: 2})
    assert s.numbers[DIPLOMAT] == 3
    assert len(s.common[OPEN_ALLIES]) == 4
    assert s.held[0][SECRET_ORDER] != [] and len(s.order_box) == 8 - 3 - players


# example: city_of_crowns/dv01_card_counts, city_of_crowns/dv30_negotiate_levels, city_of_crowns/dv02_stack_order
@pytest.mark.parametrize(("players", "pile"), [(1, 23), (2, 23), (3, 25), (4, 27)])
def test_the_negotiate_pile(players: int, pile: int) -> None:
    """C-2.9"""
    s = new_game(players)
    open_cards, hidden = s.rows[NEGOTIATE_ROW], s.decks[NEGOTIATE_DECK]
    assert [NEGOTIATE_LEVELS[card] for card in open_cards] == [1, 1, 1, 1]
    assert len(hidden) + 1 == pile  # with the open card on it
    levels = [NEGOTIATE_LEVELS[card] for card in hidden[::-1]]
    assert levels == sorted(levels)
    assert Counter(levels + [1] * 4) == Counter(BY_LEVEL[players])
    assert len(s.common[NEGOTIATE_BOX]) == 30 - sum(BY_LEVEL[players].values())


# example: city_of_crowns/dv02_stack_order
@pytest.mark.parametrize("players", PLAYERS)
def test_longer_rows_and_piles_that_are_open(players: int) -> None:
    """C-2.1, C-2.2, C-2.3, C-2.4: six cards and the open one of the pile; 40 Townsfolk and 42 Outsiders in all."""
    s = new_game(players)
    assert [len(row) for row in s.rows] == [7, 7, 4] and min(min(row) for row in s.rows) >= 0
    assert [len(s.rows[n] + s.decks[n] + s.discards[n]) for n in (0, 1)] == [40, 42]
    assert len(s.hidden_orders + s.order_box) + players == 8
    assert len(s.hidden_favours + s.favour_box) == 15
    secrets = [held[SECRET_ORDER] for held in s.held[:players]]
    assert [len(cards) for cards in secrets] == [1] * players
    assert s.attributes[0] == [0, 0, 0, 0]


# example: city_of_crowns/dv03_paladin_deck
@pytest.mark.parametrize("players", [1, 3])
def test_the_pile_of_paladins_before_every_round(players: int) -> None:
    """C-3.1: two of sixteen fewer with every round."""
    s = LISTING.load(players, expansions=["city_of_crowns"]).rules.start()
    assert isinstance(s, Paladins)
    luck, sizes = Luck(2), dict[int, int]()
    while not s.over:
        if len(s.drawn[0]) == 4:
            sizes[s.round] = len(s.paladin_pile[0]) + 4
        answer_at_random(s, luck)
    assert list(sizes.values()) == [16, 14, 12, 10, 8, 6, 4]


# One icon each: three Fighters, Merchants, Scouts and Clerics.
SINGLE = (
    ("negotiate_101", "negotiate_205", "negotiate_308"),
    ("negotiate_102", "negotiate_201", "negotiate_208"),
    ("negotiate_103", "negotiate_202", "negotiate_207"),
    ("negotiate_104", "negotiate_206", "negotiate_301"),
)


# example: city_of_crowns/dv22_set_scores
@pytest.mark.parametrize(("icons", "points"), [
    ((1, 0, 0, 0), 0), ((3, 0, 0, 0), 0), ((1, 1, 0, 0), 2), ((1, 1, 1, 0), 5), ((1, 1, 1, 1), 9), ((2, 2, 1, 1), 11),
    ((2, 2, 2, 1), 14), ((2, 2, 2, 2), 18), ((3, 1, 1, 0), 5), ((0, 0, 0, 0), 0),
])  # fmt: skip
def test_points_of_sets(icons: tuple[int, ...], points: int) -> None:
    """C-11.4: and with the printed Fighter as one of them."""
    cards = [card for kind, count in zip(SINGLE, icons, strict=True) for card in kind[:count]]
    match = table({"A": {"negotiates": cards}, "at": "scoring"})
    assert match.breakdown("A")["negotiate_sets"] == points
    if icons[0]:
        mine = {"negotiates": cards[1:], "extension": ["ext_fighter"]}
        assert table({"A": mine, "at": "scoring"}).breakdown("A")["negotiate_sets"] == points


@pytest.mark.parametrize("value", range(13))
def test_points_of_diplomacy(value: int) -> None:
    """C-1.3, C-11.1: the scale of the other attributes."""
    points = (0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20)[value]
    assert table({"A": {"diplomacy": value}, "at": "scoring"}).breakdown("A")["diplomacy"] == points


@pytest.mark.parametrize("collected", range(8))
def test_points_of_muster_cards(collected: int) -> None:
    """C-11.3"""
    match = table({"A": {"musters": list(MUSTERS)[:collected]}, "at": "scoring"})
    assert match.breakdown("A")["muster_cards"] == collected // 2
