"""Random games with City of Crowns: they end, the contract is kept, and all that is declared happens."""

from collections import Counter

import pytest
from games.paladins.crowns.playing import crowns_rules
from games.paladins.random_games import answer_at_random

from greathall.engine import Luck, apply
from greathall.engine.check import check
from greathall.games.paladins.crowns.allies import icons
from greathall.games.paladins.crowns.lookups import crowns_of
from greathall.games.paladins.crowns.module import CROWNS
from greathall.games.paladins.crowns.negotiate import ChooseNegotiate
from greathall.games.paladins.crowns.options import LISTING
from greathall.games.paladins.crowns.tellings import TELLINGS
from greathall.games.paladins.crowns.words import ALLIES, MUSTER, NEGOTIATE, OPEN_ALLIES
from greathall.games.paladins.round.turn import ACT, Menu
from greathall.games.paladins.state import Paladins

PLAYERS = (2, 3, 4)
WANTED = (ACT + NEGOTIATE, ACT + MUSTER)
PILES = (16, 14, 12, 10, 8, 6, 4)


def play(players: int, seed: int, keen: bool = False) -> Paladins:
    """A game at random; keen players negotiate and muster whenever they can."""
    s = crowns_rules(players).start()
    assert isinstance(s, Paladins)
    luck = Luck(seed)
    while not s.over:
        top = s.stack[-1]
        wanted = [option for option in WANTED if option in top.options(s)] if isinstance(top, Menu) and keen else []
        if isinstance(top, Menu) and wanted:
            apply(s, top.player, wanted[0])
        elif isinstance(top, ChooseNegotiate) and keen:
            apply(s, top.player, top.options(s)[-1])
        else:
            answer_at_random(s, luck)
    return s


@pytest.mark.no_cover
@pytest.mark.parametrize("players", PLAYERS)
def test_the_contract_is_kept(players: int) -> None:
    game = LISTING.load(players, expansions=["city_of_crowns"])
    assert check(game, games=1, every=20).games == 1


def test_every_event_of_the_expansion_is_told_in_random_games() -> None:
    told = {event.kind for seed in range(12) for event in play(4, seed).events}
    told |= {event.kind for seed in range(12) for event in play(4, seed, keen=True).events}
    assert {telling.name for telling in TELLINGS} - told == set()


def test_allies_belong_to_the_first_with_three_icons() -> None:
    """C-7.1"""
    won = 0
    for seed in range(20):
        s = play(2, seed, keen=True)
        for seat in range(2):
            for ally in s.held[seat][ALLIES]:
                assert icons(s, seat)[crowns_of(s).ally_icon[ally]] >= 3
                won += 1
        for ally in s.common[OPEN_ALLIES]:
            assert max(icons(s, seat)[crowns_of(s).ally_icon[ally]] for seat in range(2)) < 3
    assert won > 1


def test_every_question_of_the_expansion_is_asked_in_random_games() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(25):
        s = crowns_rules(4).start()
        assert isinstance(s, Paladins)
        luck = Luck(100 + seed)
        while not s.over:
            kind = getattr(s.stack[-1], "kind", "") or "remove"  # those asked together are not on the stack
            kinds[kind] += 1
            answer_at_random(s, luck)
    assert {kind.name for kind in CROWNS.kinds} - set(kinds) == set()


@pytest.mark.parametrize("players", PLAYERS)
def test_one_paladin_is_removed_in_every_round(players: int) -> None:
    """C-3.1: two of the four go back, and the pile is just used up."""
    s = crowns_rules(players).start()
    assert isinstance(s, Paladins)
    luck, sizes = Luck(players), {}
    while not s.over:
        drawn = max(len(cards) for cards in s.drawn)
        if drawn == 4:
            sizes[s.round] = max(len(pile) + len(cards) for pile, cards in zip(s.paladin_pile, s.drawn, strict=True))
        answer_at_random(s, luck)
    assert tuple(sizes[number] for number in range(1, 8)) == PILES
    assert [len(held[7]) for held in s.held] == [7] * players
    assert [len(used) for used in s.used_paladins] == [6] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_workers_on_muster_cards_are_only_on_the_tops(players: int) -> None:
    s = crowns_rules(players).start()
    assert isinstance(s, Paladins)
    luck, parked = Luck(9), 0
    spaces = [s.lookups.index("space", name) for name in s.rules.names["muster"]]
    while not s.over:
        answer_at_random(s, luck)
        standing = [card for card, space in enumerate(spaces) if s.occupied[space]]
        assert set(standing) <= set(s.common[0])
        parked = max(parked, len(standing))
    assert parked > 1
