"""Random games over all numbers of players, presets and random casts: no card and no gold is lost, and all of them end.

A small share of what `python3 dev.py bench soak citadels` plays.
"""

from typing import Any

import pytest
from sizes import whole
from tables import EVERY_CARD

from greathall.engine import CHANCE, Luck, apply, deciders, legal
from greathall.engine.check import check
from greathall.engine.check.positions import check_conserved, check_sound
from greathall.engine.machine import chance_answer
from greathall.games.citadels.options import LISTING
from greathall.games.citadels.printed.presets import PRESETS

PLAYERS = range(2, 9)
LONGEST = 5000  # answers
SOUND_EVERY = 50


def play(players: int, seed: int, **options: Any) -> None:
    """One game at random; after every answer everything is still there."""
    rules = LISTING.load(players, **options).rules
    luck = Luck(seed)
    s = rules.start()
    s.telling = False
    sums, answers = rules.conserved(s), 0
    while not s.over:
        seat = deciders(s)[0]
        if seat == CHANCE:
            apply(s, CHANCE, chance_answer(s, luck))
        else:
            options_now = legal(s, seat)
            apply(s, seat, options_now[luck.below(len(options_now))])
            answers += 1
        check_conserved(s, sums)
        if answers % SOUND_EVERY == 0:
            check_sound(s)
        assert answers < LONGEST
    assert len(rules.winners(s)) == 1  # ranks are unique, so there is always one winner (T-11.5)


EVERY_TABLE = [
    pytest.param(preset.name, players, marks=[] if players == place else [pytest.mark.whole])
    for place, preset in enumerate(PRESETS, PLAYERS[0])
    for players in PLAYERS
]


@pytest.mark.no_cover
@pytest.mark.parametrize(("preset", "players"), EVERY_TABLE)
def test_a_preset_can_be_played_to_the_end(preset: str, players: int) -> None:
    play(players, seed=players, preset=preset)


@pytest.mark.no_cover
@pytest.mark.parametrize("players", PLAYERS)
def test_a_random_cast_can_be_played_to_the_end(players: int) -> None:
    for seed in range(2):
        options = {"cast": "random", "uniques": "random", "crown": "random", "draw": 100 * players + seed}
        play(players, seed, **options, **({} if players == 2 else {"rank9": True}))


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [whole(players) if players in (5, 6, 7) else players for players in PLAYERS])
def test_the_contract_is_kept(players: int) -> None:
    report = check(LISTING.load(players, **EVERY_CARD[players]), games=1, every=15)
    assert report.games == 1


def test_the_contract_is_checked_for_every_card() -> None:
    options = [LISTING.load(players, **chosen).rules.options for players, chosen in EVERY_CARD.items()]
    assert len({name for one in options for name in one["cast"]}) == 27
    assert len({name for one in options for name in one["uniques"]}) == 30
