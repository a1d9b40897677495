"""Reasons come with their amounts: what there is and what is needed, or what is short."""

from itertools import product
from typing import Any

from greathall.engine import NO_PRICE, Luck, Match, Reason
from greathall.games.paladins.acting.placing import fills, workers_missing
from greathall.games.paladins.options import LISTING
from greathall.games.paladins.words import ANY, CLERIC, CRIMINAL, LABOURER, REASONS, SCOUT, WORKSHOP

HAVE_AND_NEED = {"faith_short", "strength_short", "influence_short", "out_of_reach"}
SHORT = {"silver_short", "provisions_short", "workers_short"}


def amounts_of(reason: Reason) -> int:
    return 2 if reason.name in HAVE_AND_NEED else 1 if reason.name in SHORT else 0


def refusals(match: Match, luck: Luck) -> list[dict[str, Any]]:
    """Everything that is refused in the course of a random game."""
    found: list[dict[str, Any]] = []
    while not match.over:
        seat = match.deciders()[0]
        found.extend(match.why_not(seat))
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
    return found


def test_every_refusal_has_the_amounts_of_its_reason() -> None:
    expected = {reason.name: amounts_of(reason) for reason in REASONS.values()}
    seen = set[str]()
    for seed in range(4):
        for refused in refusals(LISTING.load(2 + seed % 3).new(seed=seed), Luck(seed)):
            name, numbers = refused["reason"], refused["numbers"]
            seen.add(name)
            assert len(numbers) == expected[name], refused
            if name in HAVE_AND_NEED:
                assert numbers[0] < numbers[1], refused
            elif numbers:
                assert numbers[0] > 0, refused
    assert SHORT | HAVE_AND_NEED - {"strength_short"} <= seen


def test_the_workers_that_are_missing_are_those_that_would_fill_the_slots() -> None:
    colours = [SCOUT, ANY, CLERIC]
    for scouts, clerics, labourers, criminals, first in product(range(2), range(2), range(3), range(3), (0, WORKSHOP)):
        workers = [0] * 6
        workers[SCOUT], workers[CLERIC], workers[LABOURER], workers[CRIMINAL] = scouts, clerics, labourers, criminals
        board = [first, 0, 0]
        missing = workers_missing(colours, board, workers, 0, 3)
        assert (missing == 0) == fills(colours, board, workers, 0, 3)
        workers[CRIMINAL] += missing
        assert fills(colours, board, workers, 0, 3)


def test_targets_have_prices_and_modes_have_none() -> None:
    match, luck = LISTING.load(2).new(seed=3), Luck(3)
    priced: dict[str, set[int]] = {}
    while not match.over:
        seat = match.deciders()[0]
        question = match.question(seat)
        assert question is not None
        prices = {answer.get("price", NO_PRICE) for answer in question["answers"]}
        priced.setdefault(question["kind"], set()).update(prices)
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
    assert priced["mode"] == {NO_PRICE}
    assert {0, 1, 2} <= priced["townsfolk"] and NO_PRICE not in priced["townsfolk"]


def test_the_two_choices_of_paladins_are_one_gesture() -> None:
    match = LISTING.load(2).new(seed=1)
    while "play" not in set(match.view(0)["asked"].values()):
        seat = match.deciders()[0]
        match.play(match.legal(seat)[0], seat)
    question = match.question(0)
    assert question is not None
    for answer in question["answers"]:
        assert answer["then"]["kind"] == "top"
        assert answer["name"] not in {following["name"] for following in answer["then"]["answers"]}
    assert match.rules.space.kinds["top"].final and not match.rules.space.kinds["play"].final
