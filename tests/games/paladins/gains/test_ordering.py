"""Orders of gains, against every order and every answer: whatever can come of one order can come of all others, if
no order is asked; and the orders that are asked for do end differently somewhere.

The lists of gains are those that cards, squares and crews of the game can bring together.
"""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from games.paladins.gains.test_gains import position

from greathall.engine import CHANCE, Luck, apply, begin, deciders, legal, load_position, snapshot
from greathall.games.paladins.gains.gains import Gains, order_is_asked
from greathall.games.paladins.gains.ordering import working
from greathall.games.paladins.naming import VERBS
from greathall.games.paladins.options import LISTING
from greathall.games.paladins.rows import Flat
from greathall.games.paladins.state import Paladins

TOGETHER = (
    "1 criminal, 1 tax",
    "1 tax, 1 tax",
    "2 tax, 1 tax",
    "1 discard_suspicion, 1 tax",
    "1 discard_suspicion, 2 tax",
    "1 discard_suspicion, 1 discard_suspicion",
    "1 discard_suspicion, 1 discard_suspicion, 1 tax",
    "1 pay_debt, 1 tax",
    "1 pay_debt, 1 discard_suspicion",
    "1 pay_debt, 1 discard_suspicion, 1 tax",
    "1 destroy_debt, 1 tax",
    "1 pray, 1 tax",
    "1 pray, 1 discard_suspicion",
    "1 pray, 1 discard_suspicion, 1 tax",
    "1 free_recruit, 1 tax",
    "1 free_recruit, 1 discard_suspicion",
    "1 free_recruit, 1 discard_suspicion, 1 tax",
    "0 choice, 1 tax",
    "1 choice, 1 tax",
)
MATTERS = {
    "1 criminal, 1 tax",
    "2 tax, 1 tax",
    "1 discard_suspicion, 1 tax",
    "1 discard_suspicion, 2 tax",
    "1 free_recruit, 1 tax",
    "1 free_recruit, 1 discard_suspicion",
}
NEVER = {
    "1 tax, 1 tax",
    "1 discard_suspicion, 1 discard_suspicion",
    "1 pay_debt, 1 discard_suspicion",
    "1 pray, 1 tax",
    "1 pray, 1 discard_suspicion",
}


def flat(text: str) -> Flat:
    parts = [part.split() for part in text.split(", ")]
    return tuple(number for amount, verb in parts for number in (VERBS.index(verb), int(amount)))


def branches(s: Paladins) -> Iterator[Paladins]:
    """Every end that any answers lead to."""
    open_ends = [s]
    while open_ends:
        t = open_ends.pop()
        while not t.over:
            seat = deciders(t)[0]
            options = [0] if seat == CHANCE else legal(t, seat)
            for option in options[1:]:
                other = t.clone()
                apply(other, seat, option)
                open_ends.append(other)
            apply(t, seat, options[0])
        yield t


def ends(s: Paladins, effects: Flat) -> set[str]:
    """What can come of these gains in this order, with whatever answers; how discards lie does not count."""
    t = s.clone()
    begin(t, Gains(0, effects))
    found = set()
    for end in branches(t):
        keeps = dict(snapshot(end)["keeps"])
        keeps["suspicion_discards"] = sorted(keeps["suspicion_discards"])
        found.add(json.dumps(keeps, sort_keys=True, default=str))
    return found


def compared(s: Paladins, text: str) -> tuple[bool, bool]:
    """Whether an order is asked, and whether two orders can end differently."""
    effects = working(s, 0, flat(text))
    pairs = [effects[at : at + 2] for at in range(0, len(effects), 2)]
    orders = sorted({tuple(number for pair in order for number in pair) for order in permutations(pairs)})
    if len(orders) < 2:
        return False, False
    first = ends(s, orders[0])
    return order_is_asked(s, 0, effects), any(ends(s, order) != first for order in orders[1:])


@pytest.mark.parametrize("text", TOGETHER)
def test_an_order_is_asked_wherever_it_matters(text: str) -> None:
    """P-4.6"""
    luck = Luck(len(text))
    seen: Counter[tuple[bool, bool]] = Counter()
    for _ in range(14):
        s = position(2 + luck.below(3), luck)
        for tax in (1, 2, 6):
            s.tax = tax
            seen[compared(s, text)] += 1
    assert not seen[False, True]
    if text in MATTERS:
        assert seen[True, True]
    if text in NEVER:
        assert not seen[True, False] and not seen[True, True]


BARE: dict[str, Any] = {
    "A": {"suspicions": ["tax_0"], "workers": {"labourer": 1}},
    "B": {"suspicions": ["tax_1"] * 4},
    "tax": 2,
}
LISTENERS = ["debt_collector_fighter", "watchman_silver"]
PEDDLERS = ["peddler_silver", "watchman_silver"]


@pytest.mark.parametrize(
    ("text", "given", "asked"),
    [
        # The Inquisition finds B the most suspected, whether A discards before or after it.
        ("1 discard_suspicion, 2 tax", {}, False),
        ("1 pray, 1 discard_suspicion, 2 tax", {"A": {"standing": {"hunt": ["scout"]}}}, False),
        # Half of three and then one, or one and then half of two: one is left.
        ("1 discard_suspicion, 2 tax", {"A": {"suspicions": ["tax_0"] * 3}, "B": {"suspicions": []}}, False),
        ("1 discard_suspicion, 2 tax", {"A": {"suspicions": ["tax_0"] * 2}, "B": {"suspicions": []}}, True),
        # With one suspicion less A is no longer among the most suspected, or has none for a Squire.
        ("1 discard_suspicion, 2 tax", {"A": {"suspicions": ["tax_0"] * 4}}, True),
        ("1 discard_suspicion, 2 tax", {"A": {"crew": ["squire_faith"]}}, True),
        # A Debt is paid only after the Inquisition that brings it.
        ("1 pay_debt, 2 tax", {"A": {"suspicions": []}}, False),
        ("1 pay_debt, 2 tax", {"B": {"suspicions": []}}, True),
        # Nobody who joins the crew minds suspicions: one that is wanted is kept either way.
        ("1 free_recruit, 1 discard_suspicion", {"townsfolk_row": LISTENERS}, False),
        ("1 free_recruit, 1 discard_suspicion", {"townsfolk_row": PEDDLERS}, False),
        ("1 free_recruit, 1 pay_debt", {"A": {"debts": 1}, "townsfolk_row": LISTENERS}, True),
    ],
)
def test_an_order_is_asked_only_if_it_matters(text: str, given: dict[str, Any], asked: bool) -> None:
    """P-4.6"""
    assert compared(laid(given), text) == (asked, asked)


def test_where_somebody_else_can_choose_it_is_asked() -> None:
    """It would end alike, but not before B has answered."""
    given = {"B": {"suspicions": ["tax_1"] * 4, "crew": ["conspirator_1", "peddler_silver"]}}
    assert compared(laid(given), "1 discard_suspicion, 2 tax") == (True, False)


def laid(given: dict[str, Any]) -> Paladins:
    """A position with nothing going on."""
    seats = {name: {**BARE[name], **given.get(name, {})} for name in "AB"}
    s = load_position(LISTING.load(2).rules, {**BARE, **given, **seats, "at": {"turn": "A"}})
    assert isinstance(s, Paladins)
    s.stack, s.at, s.telling = [], [], False
    return s
