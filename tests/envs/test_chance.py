"""Chance in small steps: every order can come, as likely as it is, and what is dealt is what is shuffled."""

from itertools import permutations
from math import isclose

import pytest

import greathall
from greathall.baselines.kuhn import LISTING
from greathall.engine import CHANCE, Luck, Match
from greathall.envs.chance import Dealer, most_outcomes


def orders(match: Match, dealer: Dealer, chance: float = 1.0) -> dict[str, float]:
    """Every way to go on to the next question, with its probability."""
    if match.deciders() != [CHANCE]:
        return {match.record().text().split("\n")[-2]: chance}
    found: dict[str, float] = {}
    for outcome, probability in dealer.outcomes(match):
        further, hand = match.clone(), dealer.clone()
        hand.answer(further, outcome)
        found |= orders(further, hand, chance * probability)
    return found


def test_every_order_of_a_shuffle_is_as_likely_as_any_other() -> None:
    found = orders(LISTING.load().new(chance="explicit"), Dealer())
    names = [" ".join(order) for order in permutations(("jack", "queen", "king"))]
    assert sorted(found) == sorted(f"chance order {order}" for order in names)
    assert all(isclose(probability, 1 / 6) for probability in found.values())


@pytest.mark.parametrize(("name", "players"), [("citadels", 5), ("paladins", 1)])
def test_what_can_be_said_is_what_the_match_takes(name: str, players: int) -> None:
    match, dealer, luck = greathall.load(name, players).new(chance="explicit"), Dealer(), Luck(3)
    steps = 0
    while not match.over:
        [seat, *_] = match.deciders()
        if seat != CHANCE:
            match.play(match.legal(seat)[luck.below(len(match.legal(seat)))], seat)
            continue
        outcomes = dealer.outcomes(match)
        assert isclose(sum(probability for _, probability in outcomes), 1)
        assert outcomes == sorted(outcomes)
        assert outcomes[-1][0] < most_outcomes(match.rules)
        assert len({dealer.text(match, outcome) for outcome, _ in outcomes}) == len(outcomes)
        dealer.answer(match, outcomes[luck.below(len(outcomes))][0])
        steps += 1
    assert steps > 100
    assert greathall.replay(match.record().text()).scores() == match.scores()
