"""Random games watched: what can be done in a turn is worked out from the view and the lists of cards."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from games.paladins.crowns.printed.expected import MUSTERS, NEGOTIATES
from games.paladins.crowns.sections.test_sections_in_play import BONUS, PRICES
from games.paladins.playing import effects

from greathall.engine import Luck
from greathall.games.paladins.crowns.options import LISTING

SLOTS = {"muster": ("cleric", "any", "scout"), "negotiate": ("fighter", "any", "merchant")}
GOODS = {"silver": "silver", "provision": "provisions"}


def fits(worker: str, colour: str) -> bool:
    return colour in ("any", worker) or worker == "criminal"


def has_workers(mine: dict[str, Any], action: str) -> bool:
    """C-5.1, C-5.7, C-6.1: no worker stands there, and every slot without a workshop can be filled."""
    standing = mine["standing"].get(action, [None] * 3)
    if any(worker not in (None, "workshop") for worker in standing):
        return False
    empty = [colour for colour, worker in zip(SLOTS[action], standing, strict=True) if worker is None]
    hand = [worker for worker, count in mine["workers"].items() for _ in range(min(count, 3))]
    return any(all(map(fits, some, empty)) for some in set(permutations(hand, len(empty))))


def value(mine: dict[str, Any], attribute: str) -> int:
    return int(mine["effective"][attribute])


def places(view: dict[str, Any], mine: dict[str, Any]) -> set[str]:
    """C-4.1, C-4.2, C-4.4: the Muster cards somebody may be placed on."""
    found = set()
    for card in filter(None, view["muster_tops"]):
        ((amount, goods),) = effects(MUSTERS[card].cost)
        payable = mine[GOODS[goods]] >= amount or mine["paladin"] == ["maugris"]
        hands = [worker for worker, count in mine["workers"].items() if count]
        suits = any(fits(worker, MUSTERS[card].worker) for worker in hands)
        if payable and suits and not view["occupied"].get(card):
            found.add(f"use {card}")
    return found


def can_muster(view: dict[str, Any], mine: dict[str, Any]) -> bool:
    """C-5.2, C-5.3, C-5.6"""
    free = mine["paladin"][0] in ("ogier", "maugris")
    for stack, card in enumerate(view["muster_tops"]):
        if card is None or stack == view["diplomat"]:
            continue
        payable = free or mine["provisions"] >= abs(stack - view["diplomat"])
        if payable and value(mine, MUSTERS[card].needs) >= MUSTERS[card].value:
            return has_workers(mine, "muster")
    return False


def can_negotiate(view: dict[str, Any], mine: dict[str, Any]) -> tuple[bool, bool]:
    """C-6.2, C-6.4, C-6.9: for certain, by enlisting; and perhaps, where the Diplomacy for delegating is there."""
    free = mine["paladin"][0] in ("renaud", "maugris")
    certain = perhaps = False
    for place, name in enumerate(view["negotiate_row"]):
        if name is None or not (free or place == 0 or mine["silver"] >= PRICES[place]):
            continue
        card = NEGOTIATES[name]
        certain |= value(mine, card.needs) >= card.value
        perhaps |= value(mine, "diplomacy") >= card.diplomacy
    workers = has_workers(mine, "negotiate")
    return certain and workers, (certain or perhaps) and workers


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_is_offered_in_a_turn(players: int) -> None:
    """C-4.1, C-4.2, C-5.1, C-5.2, C-5.3, C-6.1, C-6.2, C-6.9"""
    match = LISTING.load(players, expansions=["city_of_crowns"]).new(seed=players)
    luck, seen = Luck(players), Counter[str]()
    while not match.over:
        seat = match.deciders()[0]
        question = match.question(seat)
        assert question is not None
        answers = match.legal(seat)
        if question["kind"] == "turn":
            view, offered = match.view(seat), {match.text(answer) for answer in answers}
            mine = view["seats"]["ABCD"[seat]]
            assert {text for text in offered if text.startswith("use muster_")} == places(view, mine)
            assert ("muster" in offered) == can_muster(view, mine)
            certain, perhaps = can_negotiate(view, mine)
            assert certain <= ("negotiate" in offered) <= perhaps
            seen.update(text.split("_")[0] for text in offered)
            assert set(mine["effective"]) == {"faith", "strength", "influence", "diplomacy"}
            assert all(
                mine["effective"][name] == mine[name] + BONUS[mine["paladin"][0]].get(name, 0)
                for name in mine["effective"]
            )
        match.play(answers[luck.below(len(answers))], seat)
    assert min(seen[what] for what in ("use muster", "muster", "negotiate")) > 0, seen
