"""The unique districts as a whole: all of them are there, and what they hide stays hidden."""

from typing import Any

import pytest

from greathall.engine import CHANCE, Luck, Match, load_position, redeal
from greathall.engine.check.report import Report
from greathall.engine.check.secrets import Secrets
from greathall.engine.machine import apply, chance_answer, deciders, legal
from greathall.games.citadels.catalogue import DISTRICT_MODULES
from greathall.games.citadels.options import LISTING, UNIQUES
from greathall.games.citadels.state import Citadels

EIGHT = ["assassin", "spy", "magician", "king", "cardinal", "alchemist", "architect", "diplomat"]
FIRST = ["armory", "laboratory", "museum", "smithy", "theater", "thieves_den", "framework", "necropolis"]
SECOND = ["factory", "gold_mine", "map_room", "park", "poor_house", "secret_vault"]


def at_table(players: int, given: dict[str, Any], seed: int = 1) -> Match:
    cast = [*EIGHT, "artist"] if players in (3, 8) else EIGHT
    rules = LISTING.load(players, cast=cast, uniques=FIRST + SECOND).rules
    return Match(rules, load_position(rules, given), Luck(seed)).begin()


def planted(crown: str) -> dict[str, Any]:
    """The end of a round, with the uniques spread over cities and hands."""
    return {
        "A": {"gold": 4, "city": ["museum", "theater", "laboratory"], "museum": ["temple"], "hand": ["thieves_den"]},
        "B": {"gold": 7, "city": ["armory", "framework", "smithy"], "hand": ["necropolis", "manor", "castle"]},
        "crown": crown,
        "at": "end_of_round",
    }


def test_there_are_rules_for_all_thirty() -> None:
    assert sorted(DISTRICT_MODULES) == sorted(UNIQUES)
    assert [name for name, module in DISTRICT_MODULES.items() if module.name != name] == []


def test_a_running_score_keeps_the_secret_vault_to_its_owner_until_the_end() -> None:
    """T-13, T-9.24."""
    playing = at_table(4, {"A": {"hand": ["secret_vault"], "characters": ["king"]}, "at": {"turn": "A", "as": "king"}})
    assert playing.forecast("A", "A")["secret_vault"] == 3
    assert "secret_vault" not in playing.forecast("A", "B")
    assert "secret_vault" not in playing.forecast("B", "A")
    over = at_table(4, {"A": {"hand": ["secret_vault"]}})
    assert over.forecast("A", "B")["secret_vault"] == 3


def test_cards_being_laid_down_still_count_for_the_map_room() -> None:
    """Half-made picks are nobody's business (T-13)."""
    hand = ["thieves_den", "manor", "castle", "temple"]
    given = {"gold": 5, "hand": hand, "city": ["map_room"], "characters": ["king"]}
    match = at_table(4, {"A": given, "at": {"turn": "A", "as": "king", "gathered": 1}})
    for answer in ("build thieves_den", "pay with manor"):
        match.play(match.parse(answer), 0)
    assert match.forecast("A", "B")["map_room"] == 3


@pytest.mark.parametrize("seed", range(20))
def test_half_made_picks_can_be_completed_in_every_world_that_looks_the_same(seed: int) -> None:
    hand = ["thieves_den", "manor", "temple", "tavern", "market"]
    given = {"gold": 2, "hand": hand, "characters": ["king"]}
    match = at_table(4, {"A": given, "at": {"turn": "A", "as": "king", "gathered": 1}})
    for answer in ("build thieves_den", "pay with manor"):
        match.play(match.parse(answer), 0)
    world = redeal(match.state, 1, Luck(seed))
    assert isinstance(world, Citadels)
    while world.table:
        apply(world, 0, legal(world, 0)[-1])
    assert world.gold[0] == 0
    assert world.hand[0] == []


@pytest.mark.no_cover
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("seed", range(2))
def test_nothing_leaks_from_cities_full_of_uniques(players: int, seed: int) -> None:
    """Leak, echo and soundness on positions that random games rarely reach."""
    luck = Luck(seed)
    s = at_table(players, planted("AB"[seed]), seed).state
    secrets = Secrets(Report("citadels", players), luck)
    for number in range(90):
        if s.over:
            break
        if number % 15 == 14:
            secrets.check_position(s, {})
        seat = deciders(s)[0]
        options = [] if seat == CHANCE else legal(s, seat)
        apply(s, seat, options[luck.below(len(options))] if options else chance_answer(s, luck))
    assert secrets.report.leaks > 0
