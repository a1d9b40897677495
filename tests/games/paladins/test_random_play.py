"""Random games for all numbers of players: no card is lost, the contract is kept, and all of them end."""

import pytest

from greathall.engine import CHANCE, Luck, apply, deciders, legal
from greathall.engine.check import check
from greathall.engine.check.positions import check_conserved, check_sound
from greathall.engine.machine import chance_answer
from greathall.games.paladins.options import LISTING

PLAYERS = (2, 3, 4)
LONGEST = 2000  # answers


def play(players: int, seed: int) -> None:
    """One game at random; after every answer everything is still there."""
    rules = LISTING.load(players).rules
    luck = Luck(seed)
    s = rules.start()
    answers = 0
    while not s.over:
        seat = deciders(s)[0]
        if seat == CHANCE:
            apply(s, CHANCE, chance_answer(s, luck))
        else:
            options = legal(s, seat)
            apply(s, seat, options[luck.below(len(options))])
            answers += 1
        check_conserved(s, {})
        if answers % 20 == 0:
            check_sound(s)
        assert answers < LONGEST
    assert rules.winners(s)


@pytest.mark.no_cover
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end(players: int) -> None:
    for seed in range(3):
        play(players, seed)


@pytest.mark.no_cover
@pytest.mark.parametrize("players", PLAYERS)
def test_the_contract_is_kept(players: int) -> None:
    assert check(LISTING.load(players), games=1, every=15).games == 1
