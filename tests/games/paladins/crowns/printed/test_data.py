"""The facts of City of Crowns: counts, totals and what holds for all cards of a level, worked out on their own.

What a source states is one half of it; the other half are the rules that reconstructed values were chosen by.
"""

from collections import Counter
from itertools import combinations

import pytest
from games.paladins.printed.effects import same, verbs

from greathall.games.paladins.crowns.printed.cards import ICONS, MusterCard, NegotiateCard
from greathall.games.paladins.crowns.printed.data.allies import ALLIES, EXTENSIONS
from greathall.games.paladins.crowns.printed.data.board import ATTRIBUTES, NUMBERS
from greathall.games.paladins.crowns.printed.data.coop import COOP_CARDS
from greathall.games.paladins.crowns.printed.data.kings_cards import FAVOURS, ORDERS
from greathall.games.paladins.crowns.printed.data.muster import MUSTERS
from greathall.games.paladins.crowns.printed.data.negotiate import NEGOTIATES
from greathall.games.paladins.crowns.printed.data.outsiders import OUTSIDERS
from greathall.games.paladins.crowns.printed.data.paladins import PALADINS
from greathall.games.paladins.crowns.printed.data.terms import TERMS, TRANSLATIONS
from greathall.games.paladins.crowns.printed.data.townsfolk import TOWNSFOLK
from greathall.games.paladins.printed.cards import Row
from greathall.games.paladins.printed.data import board, kings_cards, outsiders, paladins, townsfolk
from greathall.games.paladins.printed.effects import Effect, Effects, gain

ALL_ROWS: list[Row] = [
    *ATTRIBUTES, *NUMBERS, *MUSTERS, *NEGOTIATES, *ALLIES, *EXTENSIONS, *FAVOURS, *ORDERS, *TOWNSFOLK, *OUTSIDERS,
    *PALADINS, *COOP_CARDS, *TERMS, *TRANSLATIONS,
]  # fmt: skip
COLOURED = ("scout", "merchant", "fighter", "cleric")
NEEDED = ("faith", "strength", "influence")
NUMBER = {row.name: row.values for row in NUMBERS}

# What rewards are worth compared with each other; a choice is its best and a half.
WORTH = {
    "labourer": 1.0, "silver": 1.0, "provision": 1.0, "tax": 1.0, "discard_suspicion": 1.0, "scout": 1.5,
    "merchant": 1.5, "fighter": 1.5, "cleric": 1.5, "criminal": 1.5, "move_workshop": 1.5, "faith": 2.0,
    "strength": 2.0, "influence": 2.0, "diplomacy": 2.0, "destroy_debt": 2.0, "pay_debt": 2.5, "pray": 2.5,
    "free_discard_townsfolk": 2.5, "free_recruit": 3.0, "place_workshop": 4.0,
}  # fmt: skip


def worth(effects: Effects) -> float:
    return sum(worth_of(effect) for effect in effects)


def worth_of(effect: Effect) -> float:
    if effect.alternatives:
        return max(worth(alternative) for alternative in effect.alternatives) + 0.5
    return WORTH[effect.verb] * effect.amount


def musters(level: int) -> list[MusterCard]:
    return [row for row in MUSTERS if row.level == level]


def negotiates(level: int) -> list[NegotiateCard]:
    return [row for row in NEGOTIATES if row.level == level]


def test_every_fact_has_a_source() -> None:
    sources = {row.source for row in ALL_ROWS} | {s for row in ALL_ROWS for s in row.sources.values()}
    assert sources == {"rulebook", "public", "reconstructed"}
    for row in ALL_ROWS:
        if row.source == "reconstructed":
            assert row.note, f"why {row.name} is as it is"


def test_names_are_new() -> None:
    for new, known in (
        (TOWNSFOLK, townsfolk.TOWNSFOLK),
        (OUTSIDERS, outsiders.OUTSIDERS),
        (PALADINS, paladins.PALADINS),
        (FAVOURS, kings_cards.FAVOURS),
        (ORDERS, kings_cards.ORDERS),
        (NUMBERS, board.NUMBERS),
        (MUSTERS, NEGOTIATES),
    ):
        names = [row.name for row in (*new, *known)]
        assert len(names) == len(set(names))


def test_how_many_there_are() -> None:
    counts = [len(rows) for rows in (MUSTERS, NEGOTIATES, ALLIES, FAVOURS, ORDERS, TOWNSFOLK, OUTSIDERS, PALADINS)]
    assert counts == [30, 30, 4, 5, 2, 8, 6, 4]
    assert len(EXTENSIONS) == 4
    totals = [
        len(TOWNSFOLK) + len(townsfolk.TOWNSFOLK),
        len(OUTSIDERS) + len(outsiders.OUTSIDERS),
        len(FAVOURS) + len(kings_cards.FAVOURS),
        len(ORDERS) + len(kings_cards.ORDERS),
        len(PALADINS) + len(paladins.PALADINS),
    ]
    assert totals == [40, 42, 15, 8, 16]


# Muster cards, M1 to M11.


def test_levels_of_muster_cards_divide_into_four_stacks() -> None:  # M1, M2
    assert [len(musters(level)) for level in (1, 2, 3)] == [6, 12, 12]
    per_stack = [sum(NUMBER[f"muster_dealt_{level}"][players] for level in (1, 2, 3)) // 4 for players in range(4)]
    assert per_stack == [6, 6, 7, 7]
    for level in (1, 2, 3):
        dealt = NUMBER[f"muster_dealt_{level}"]
        assert all(number % 4 == 0 and number <= len(musters(level)) for number in dealt)
    assert [len(musters(2)) - number for number in NUMBER["muster_dealt_2"]] == [4, 4, 0, 0]


def test_placing_on_a_muster_card_costs_one_thing() -> None:  # M4, M10
    for row in MUSTERS:
        assert sorted((row.silver, row.provisions, row.debts))[:2] == [0, 0]
        assert row.silver + row.provisions == (2 if row.diplomacy == 2 else 1)
        assert not row.freed
    assert sum(row.silver > 0 for row in MUSTERS) == sum(row.provisions > 0 for row in MUSTERS) == 15


def test_what_examples_show_is_on_muster_cards() -> None:  # M5
    cards = {row.name: row for row in MUSTERS}
    placing = cards["muster_101"]
    assert (placing.worker, placing.provisions, same(placing.reward, gain(free_recruit=1))) == ("fighter", 1, True)
    collecting = cards["muster_102"]
    assert (collecting.attribute, collecting.silver, collecting.diplomacy) == ("influence", 1, 1)
    assert collecting.needs <= 2
    assert [effect.words for effect in collecting.reward] == ["1 pay_debt or 2 discard_suspicion"]
    assert {("strength", 5), ("influence", 4)} <= {(row.attribute, row.needs) for row in MUSTERS}
    (prayer,) = [row for row in MUSTERS if same(row.reward, gain(pray=1))]
    assert (prayer.attribute, prayer.needs, prayer.diplomacy) == ("faith", 4, 1)


def test_muster_cards_ask_for_every_attribute_equally() -> None:  # M6, M7
    for level, each, needs in ((1, 2, {1, 2}), (2, 4, {3, 4, 5}), (3, 4, {6, 7, 8, 9})):
        cards = musters(level)
        assert Counter(row.attribute for row in cards) == Counter(dict.fromkeys(NEEDED, each))
        for attribute in NEEDED:
            assert {row.needs for row in cards if row.attribute == attribute} == needs


def test_hard_muster_cards_bring_two_diplomacy() -> None:  # M3, M8
    assert all(row.diplomacy == (2 if row.needs >= 8 else 1) for row in MUSTERS)
    assert sum(row.diplomacy == 2 for row in MUSTERS) == 6


def test_muster_cards_bring_attributes_they_do_not_ask_for() -> None:  # M9
    given = [(row.attribute, verb) for row in MUSTERS for verb in verbs(row.reward) if verb in NEEDED]
    assert sorted(verb for _, verb in given) == sorted(NEEDED)
    assert all(asked != verb for asked, verb in given)


def test_worker_spaces_of_muster_cards_are_even() -> None:  # M10
    assert Counter(row.worker for row in MUSTERS) == Counter({**dict.fromkeys(COLOURED, 7), "any": 2})
    assert all(row.level == 1 for row in MUSTERS if row.worker == "any")


@pytest.mark.parametrize(("level", "least", "most"), [(1, 2.5, 3), (2, 2.5, 4), (3, 4, 5.5)])
def test_muster_cards_are_worth_their_level(level: int, least: float, most: float) -> None:  # M11
    found = {row.name: worth(row.reward) for row in musters(level)}
    assert {name: value for name, value in found.items() if not least <= value <= most} == {}


# Negotiate cards, N1 to N10.


def test_levels_of_negotiate_cards() -> None:  # N1, N2
    assert [len(negotiates(level)) for level in (1, 2, 3, 4)] == [4, 8, 8, 10]
    dealt = [NUMBER[f"negotiate_dealt_{level}"] for level in (1, 2, 3, 4)]
    assert [sum(by_players) for by_players in zip(*dealt, strict=True)] == [26, 26, 28, 30]
    assert [len(negotiates(2)) - number for number in dealt[1]] == [2, 2, 0, 0]
    assert [len(negotiates(3)) - number for number in dealt[2]] == [2, 2, 2, 0]
    assert set(dealt[0]) == {4} and set(dealt[3]) == {10}


def test_what_examples_show_is_on_negotiate_cards() -> None:  # N3, N4
    shown = {(row.diplomacy, row.action, row.helped, row.bonus) for row in NEGOTIATES}
    assert (5, "commission", "faith", 4) in shown
    assert {("strength", 2), ("influence", 4)} <= {(row.attribute, row.needs) for row in NEGOTIATES}
    assert ("fortify", "strength") in {(row.action, row.attribute) for row in NEGOTIATES}


def test_harder_negotiate_cards_have_more_icons() -> None:  # N5, N6
    pairs = [sum(len(row.icons) == 2 for row in negotiates(level)) for level in (1, 2, 3, 4)]
    assert pairs == [0, 2, 6, 10]
    assert {len(row.icons) for row in NEGOTIATES} == {1, 2}


NEEDS_OF = {
    "commission": "faith",
    "convert": "faith",
    "garrison": "strength",
    "attack": "strength",
    "fortify": "influence",
    "absolve": "influence",
}


def test_every_action_is_delegated_by_five_cards() -> None:  # N7
    assert Counter(row.action for row in NEGOTIATES) == Counter(dict.fromkeys(NEEDS_OF, 5))
    assert all(row.helped == NEEDS_OF[row.action] for row in NEGOTIATES)


def test_enlisting_asks_for_another_attribute_than_the_one_helped() -> None:  # N8
    assert Counter(row.attribute for row in NEGOTIATES) == Counter(dict.fromkeys(NEEDED, 10))
    # The two Fortify cards of the sources are enlisted with Strength, so helping Influence goes with other attributes.
    assert all(row.attribute != row.helped for row in NEGOTIATES)


@pytest.mark.parametrize(
    ("level", "diplomacy", "bonus", "enlist"),
    [(1, {1, 2}, 2, {1, 2}), (2, {3, 4}, 3, {3, 4, 5}), (3, {5, 6}, 4, {6, 7, 8}), (4, {7, 8}, 5, {9, 10})],
)
def test_negotiate_cards_ask_for_more_by_level(
    level: int, diplomacy: set[int], bonus: int, enlist: set[int]
) -> None:  # N9
    cards = negotiates(level)
    assert {row.diplomacy for row in cards} == diplomacy
    assert {row.bonus for row in cards} == {bonus}
    assert {row.needs for row in cards} == enlist


def test_single_icons_are_easier_to_enlist_and_pairs_trade_off() -> None:  # N9
    assert {row.needs for row in negotiates(2) if len(row.icons) == 1} == {3, 4}
    assert {row.needs for row in negotiates(3) if len(row.icons) == 1} == {6}
    pairs = [row for row in (*negotiates(3), *negotiates(4)) if len(row.icons) == 2]
    assert {(row.diplomacy, row.needs) for row in pairs} == {(5, 8), (6, 7), (7, 10), (8, 9)}


def test_icons_are_even() -> None:  # N10
    pairs = {frozenset(pair) for pair in combinations(ICONS, 2)}
    assert Counter(row.icons for row in negotiates(1)) == Counter({(icon,): 1 for icon in ICONS})
    two, three, four = ([frozenset(row.icons) for row in negotiates(level)] for level in (2, 3, 4))
    first, second = [icons for icons in two if len(icons) == 2]
    assert first | second == set(ICONS)
    assert {icons for icons in three if len(icons) == 2} == pairs == set(four)
    assert sorted(Counter(four).values()) == [1, 1, 2, 2, 2, 2]
    everything = Counter(frozenset(row.icons) for row in NEGOTIATES)
    assert everything == Counter({**{frozenset([icon]): 3 for icon in ICONS}, **dict.fromkeys(pairs, 3)})
    assert Counter(icon for row in NEGOTIATES for icon in row.icons) == Counter(dict.fromkeys(ICONS, 12))


# Icons and sets.


def test_there_is_one_ally_and_one_extension_for_every_icon() -> None:  # I1, I2
    assert sorted(ICONS) == sorted(COLOURED)
    assert Counter(row.icon for row in ALLIES) == Counter(row.icon for row in EXTENSIONS) == Counter(ICONS)
    assert all(row.needs == 3 and same(row.on_pass, gain(**{row.icon: 1})) for row in ALLIES)
    fighters = next(row for row in ALLIES if row.icon == "fighter")
    assert same(fighters.immediate, gain(discard_suspicion=1, tax=2))
    assert {worth(row.immediate) for row in ALLIES} <= {3.0, 3.5}


def test_a_set_of_so_many_icons_scores_by_one_curve() -> None:  # S1
    assert NUMBER["set_points"] == (0, *(number * (number + 1) // 2 - 1 for number in (1, 2, 3, 4)))
    assert NUMBER["secret_order_points"] == (6,)
    assert NUMBER["muster_card_points"] == (2,)
