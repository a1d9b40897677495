"""Orders of gains with the cards of City of Crowns, against every order and every answer.

The lists are all those that Muster cards, Allies, favours and who hears them can bring together.
"""

from collections import Counter
from functools import cache
from itertools import combinations, permutations

import pytest
from games.paladins.crowns.playing import RULES, crowns_rules
from games.paladins.gains.test_gains import advance
from games.paladins.gains.test_ordering import ends

from greathall.engine import Luck
from greathall.games.paladins.crowns.printed.data.allies import ALLIES
from greathall.games.paladins.crowns.printed.data.kings_cards import FAVOURS
from greathall.games.paladins.crowns.printed.data.muster import MUSTERS
from greathall.games.paladins.gains.gains import order_is_asked
from greathall.games.paladins.gains.ordering import free_to_order, working
from greathall.games.paladins.printed.effects import Effects, gain
from greathall.games.paladins.rows import Flat
from greathall.games.paladins.state import Paladins

NOTHING: Effects = ()
HEARD = (NOTHING, gain(tax=1))
LYING = (NOTHING, gain(criminal=1))


def live(effects: Effects) -> Flat:
    """What of these can be ordered, as a game takes it: with what comes last at the end."""
    flat, verbs = RULES.flat(effects), RULES.verbs[0]
    pairs = [flat[at : at + 2] for at in range(0, len(flat), 2) if verbs[flat[at]].live]
    pairs.sort(key=lambda pair: verbs[pair[0]].last)
    return tuple(number for pair in pairs for number in pair)


def together() -> list[Flat]:
    lists = [worker + card.reward + heard for card in MUSTERS for worker in LYING for heard in HEARD]
    lists += [card.reward for card in FAVOURS]
    won = [ally.immediate for ally in ALLIES]
    won += [one + other for one, other in combinations(won, 2)]
    lists += [reward + heard for reward in won for heard in HEARD]
    found = {live(effects) for effects in lists}
    return sorted(flat for flat in found if len(flat) > 2)


def named(flat: Flat) -> str:
    names = RULES.names["verb"]
    return ", ".join(f"{flat[at + 1]} {names[flat[at]]}" for at in range(0, len(flat), 2))


LISTS = together()


@cache
def positions() -> list[Paladins]:
    """Positions in the middle of games, with nothing going on, a short row, and suspicions and debts about."""
    luck = Luck(11)
    found = []
    for number in range(6):
        s = crowns_rules(2 + number % 3).start()
        assert isinstance(s, Paladins)
        s.telling = False
        advance(s, luck, 20 + luck.below(250))
        s.stack, s.at, s.active = [], [], 0
        s.rows[0][2:5] = [-1, -1, -1]
        for _ in range(min(luck.below(3), len(s.suspicion_pile))):
            s.suspicions[0].append(s.suspicion_pile.pop(0))
        s.debts[0] = luck.below(2)
        found.append(s)
    return found


@pytest.mark.no_cover
@pytest.mark.parametrize("flat", LISTS, ids=named)
def test_an_order_is_asked_wherever_it_matters(flat: Flat) -> None:
    """C-5.4, C-7.4"""
    seen: Counter[tuple[bool, bool]] = Counter()
    for s in positions():
        for tax in (1, 2, 6):
            s.tax = tax
            seen[compared(s, flat)] += 1
    assert not seen[False, True]


def compared(s: Paladins, flat: Flat) -> tuple[bool, bool]:
    """Whether an order is asked, and whether two orders can end differently."""
    left = working(s, 0, flat)
    free = free_to_order(s, 0, left)
    pairs = [free[at : at + 2] for at in range(0, len(free), 2)]
    orders = sorted({tuple(number for pair in order for number in pair) for order in permutations(pairs)})
    if len(orders) < 2:
        return False, False
    asked = order_is_asked(s, 0, free)
    if asked:
        return True, False  # what is asked for is left to the player
    first = ends(s, orders[0])
    return False, any(ends(s, order) != first for order in orders[1:])


def test_there_are_lists_with_every_new_verb_that_can_be_ordered() -> None:
    verbs = {RULES.names["verb"][number] for flat in LISTS for number in flat[::2]}
    assert {"free_discard_townsfolk", "free_recruit", "pray", "choice", "must_pass", "criminal", "tax"} <= verbs
    assert len(LISTS) > 30


def test_passing_comes_last() -> None:
    (flat,) = [flat for flat in LISTS if RULES.index("verb", "must_pass") in flat[::2]]
    assert free_to_order(positions()[0], 0, flat) == flat[:2]
