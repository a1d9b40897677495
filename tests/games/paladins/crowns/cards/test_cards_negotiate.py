"""Every Negotiate card: what delegating needs and does, what enlisting needs and brings; and every Ally."""

import pytest
from games.paladins.crowns.changing import (
    ATTRIBUTES,
    NEGOTIATING,
    crown_turn,
    expected,
    offered,
    placed,
    play,
    take,
    together,
)
from games.paladins.crowns.delegated import SILVER, case_of, delegating, only
from games.paladins.crowns.playing import crowns_rules, table
from games.paladins.crowns.printed.expected import ALLIES, NEGOTIATES
from games.paladins.playing import minus, state_of

from greathall.games import find
from greathall.games.paladins.crowns.words import ALLIES as HELD_ALLIES
from greathall.games.paladins.crowns.words import NEGOTIATES as HELD
from greathall.locale import Messages

ICONS = ("scout", "merchant", "fighter", "cleric")
# Two cards with one icon only, for each icon, and another one to enlist.
SINGLE = {
    "fighter": ("negotiate_101", "negotiate_205", "negotiate_308"),
    "merchant": ("negotiate_102", "negotiate_201", "negotiate_208"),
    "scout": ("negotiate_103", "negotiate_202", "negotiate_207"),
    "cleric": ("negotiate_104", "negotiate_206", "negotiate_301"),
}


def test_they_are_30() -> None:
    assert list(NEGOTIATES) == list(crowns_rules(2).names["negotiate"])
    assert len(NEGOTIATES) == 30 and len(ALLIES) == 4


def test_levels_are_on_the_backs() -> None:
    """C-2.9"""
    assert crowns_rules(2).backs("negotiate") == [card.level for card in NEGOTIATES.values()]


@pytest.mark.parametrize("name", NEGOTIATES)
def test_the_card_is_delegated(name: str) -> None:
    """C-6.4, C-6.5, C-6.8: with just enough Diplomacy and the bonus; no worker and no cost but the slot's."""
    card = NEGOTIATES[name]
    case = case_of(card)
    match = delegating(name, case, case.value - card.bonus, card.diplomacy)
    answers = [case.answer] if case.answer else []
    gained = together(placed(NEGOTIATING), expected(case.gives, silver=-SILVER))
    assert play(match, "negotiate", *answers) == gained
    s = state_of(match)
    assert s.held[0][HELD] == [] and s.discards[3] == [crowns_rules(2).index("negotiate", name)]
    standing = match.view("A")["seats"]["A"]["standing"]
    assert standing == {"hunt": ["scout", None], "negotiate": [*NEGOTIATING]}


@pytest.mark.parametrize("name", NEGOTIATES)
def test_a_point_less_does_not_delegate_it(name: str) -> None:
    """C-6.4, C-6.7: neither of Diplomacy nor of the attribute that the bonus helps."""
    card = NEGOTIATES[name]
    case = case_of(card)
    assert "negotiate" not in offered(delegating(name, case, case.value - card.bonus, card.diplomacy - 1))
    match = delegating(name, case, case.value - card.bonus - 1, card.diplomacy)
    if not case.answer.startswith("settle"):  # a nearer region is in reach then
        assert "negotiate" not in offered(match)
        return
    match.say("negotiate", "A")
    assert case.answer not in offered(match)


def test_a_delegated_attack_offers_no_bribe() -> None:
    """C-6.5"""
    card = NEGOTIATES["negotiate_103"]
    several = case_of(card)._replace(board={"outsider_row": ["archer_byzantine", "mercenary_viking", "archer_saracen"]})
    match = delegating("negotiate_103", several, 3, card.diplomacy)
    match.say("negotiate", "A")
    question = match.question(0)
    assert question is not None and (question["kind"], question["about"]) == ("attack", {"bribe": 0})
    messages = Messages(find("paladins").load(2, expansions=["city_of_crowns"]))
    assert "no bribe" in messages.question_why(question)


@pytest.mark.parametrize("name", NEGOTIATES)
def test_the_card_is_enlisted(name: str) -> None:
    """C-6.9, C-6.10: with just enough of its attribute, for one Diplomacy."""
    card = NEGOTIATES[name]
    match = table(crown_turn(NEGOTIATING, only(name), **{card.needs: card.value, "silver": SILVER}))
    assert play(match, "negotiate") == together(placed(NEGOTIATING), expected("1 diplomacy", silver=-SILVER))
    assert state_of(match).held[0][HELD] == [crowns_rules(2).index("negotiate", name)]
    less = {**dict.fromkeys(ATTRIBUTES[:3], 12), card.needs: card.value - 1, "silver": SILVER}
    assert "negotiate" not in offered(table(crown_turn(NEGOTIATING, only(name), **less)))


@pytest.mark.parametrize("name", NEGOTIATES)
def test_its_icons_win_their_allies(name: str) -> None:
    """C-6.11, C-7.1: with two of a kind already there the third brings the Ally, and no other icon does."""
    card = NEGOTIATES[name]
    for icon in ICONS:
        others = [other for other in SINGLE[icon] if other != name][:2]
        has = {card.needs: card.value, "silver": SILVER, "negotiates": others}
        match = table(crown_turn(NEGOTIATING, {**only(name, held=tuple(others)), "tax": 5}, **has))
        play(match, "negotiate")
        won = [crowns_rules(2).names["ally"][ally] for ally in state_of(match).held[0][HELD_ALLIES]]
        assert won == ([f"ally_{icon}"] if icon in card.icons.split() else []), icon


@pytest.mark.parametrize("ally", ALLIES)
def test_what_an_ally_brings_at_once(ally: str) -> None:
    """C-7.2"""
    first, second, third = SINGLE[ALLIES[ally].icon]
    card = NEGOTIATES[third]
    changed = []
    for own in ([first, second], [first]):
        board = only(third, held=tuple(own))
        match = table(crown_turn(NEGOTIATING, board, **{card.needs: card.value, "negotiates": own}))
        changed.append(play(match, "negotiate"))
    assert minus(*changed) == expected(ALLIES[ally].immediate)


@pytest.mark.parametrize("ally", ALLIES)
def test_what_an_ally_brings_with_a_pass(ally: str) -> None:
    """C-7.3"""
    assert minus(take("pass", allies=[ally]), take("pass")) == expected(ALLIES[ally].on_pass)
    assert minus(take("pass", allies=[*ALLIES]), take("pass")) == expected("1 scout, 1 merchant, 1 fighter, 1 cleric")


@pytest.mark.parametrize(("place", "price"), [(0, 3), (1, 2), (2, 2), (3, 1)])
def test_prices_of_the_places(place: int, price: int) -> None:
    """C-6.2"""
    match = table(crown_turn(NEGOTIATING, only("negotiate_104", place), faith=1))
    assert play(match, "negotiate")["silver"] == -price
