"""Gains: if no order is asked, every order ends alike."""

from itertools import permutations
from typing import Any

import pytest

from greathall.engine import CHANCE, Luck, apply, begin, deciders, legal, snapshot
from greathall.engine.machine import chance_answer
from greathall.games.paladins.gains.gains import Gains, order_is_asked
from greathall.games.paladins.gains.ordering import working
from greathall.games.paladins.naming import LIVE_VERBS, VERBS
from greathall.games.paladins.options import LISTING
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import CHOICE_VERB


def advance(s: Paladins, luck: Luck, answers: int) -> Paladins:
    """Some answers further, at random."""
    while answers and not s.over:
        seat = deciders(s)[0]
        if seat == CHANCE:
            apply(s, CHANCE, chance_answer(s, luck))
            continue
        options = legal(s, seat)
        apply(s, seat, options[luck.below(len(options))])
        answers -= 1
    return s


def position(players: int, luck: Luck) -> Paladins:
    """A position in the middle of a game, with nothing going on, and suspicions and debts about."""
    s = LISTING.load(players).rules.start()
    assert isinstance(s, Paladins)
    s.telling = False
    advance(s, luck, 20 + luck.below(250))
    s.stack, s.at, s.active = [], [], 0
    for seat in range(players):
        s.debts[seat] += luck.below(2)
        for _ in range(min(luck.below(3), len(s.suspicion_pile))):
            s.suspicions[seat].append(s.suspicion_pile.pop(0))
    s.tax = 1 + luck.below(8)
    return s


def end_of(s: Paladins, effects: tuple[int, ...], answer: int) -> dict[str, Any]:
    """What comes of these gains in this order, with the first (0) or the last (-1) answer to every question."""
    t = s.clone()
    begin(t, Gains(0, effects))
    while not t.over:
        seat = deciders(t)[0]
        apply(t, seat, 0 if seat == CHANCE else legal(t, seat)[answer])
    t.suspicion_discards.sort()  # how they lie does not count: they are shuffled before anybody draws from them
    kept: dict[str, Any] = snapshot(t)["keeps"]
    return kept


@pytest.mark.parametrize("players", [2, 4])
def test_if_no_order_is_asked_all_orders_end_alike(players: int) -> None:
    luck = Luck(17 * players)
    choices = len(position(players, luck).lookups.choices)
    compared = asked = 0
    live = [VERBS.index(verb) for verb in LIVE_VERBS]
    for _ in range(8):
        s = position(players, luck)
        for _ in range(30):
            picked = [(live[luck.below(len(live))], 1 + luck.below(2)) for _ in range(2 + luck.below(2))]
            picked = [(verb, luck.below(choices) if verb == CHOICE_VERB else amount) for verb, amount in picked]
            effects = working(s, 0, tuple(number for effect in picked for number in effect))
            if order_is_asked(s, 0, effects):
                asked += 1
                continue
            pairs = [effects[at : at + 2] for at in range(0, len(effects), 2)]
            orders = [tuple(n for pair in order for n in pair) for order in permutations(pairs)]
            for answer in (0, -1):
                ends = [end_of(s, order, answer) for order in orders]
                assert all(end == ends[0] for end in ends), (picked, s.tax, s.suspicions, s.debts)
            compared += len(orders) > 1
    assert compared > 20 and asked > 20
