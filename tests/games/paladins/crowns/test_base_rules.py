"""The scenarios of the base game at a table with City of Crowns: what it does not change is as it was.

A row of the base game is the right, or the left, part of a longer one; the new place is taken by a card of the
expansion. The opponent's attributes begin as in the base game, with Diplomacy out of the way.
"""

from dataclasses import replace
from typing import Any

import pytest
from games.paladins.crowns.unlike_the_base import CHANGED
from games.paladins.sections import CITY_OF_CROWNS

from greathall.scenarios import Scenario, check, load_file
from greathall.scenarios.loading import Step
from tools.steps import ROOT

FOLDER = ROOT / "tests" / "scenarios" / "paladins"
FILES = [file for file in sorted(FOLDER.glob("*.yaml")) if not file.name.startswith("crowns")]
EVERY = [scenario for file in FILES for scenario in load_file(file)]
SCENARIOS = {scenario.title: scenario for scenario in EVERY}
UNCHANGED = [title for title in SCENARIOS if title not in CHANGED]
TOWNSFOLK, OUTSIDER = "princess_silver", "thug_viking"


def longer(told: dict[str, Any]) -> dict[str, Any]:
    """What is said of a table, with its rows made longer; words of a check may stand in it, too."""
    changed = dict(told)
    if "townsfolk_row" in told:
        row = told["townsfolk_row"]
        changed["townsfolk_row"] = [TOWNSFOLK, None, *row, *[None] * (5 - len(row))]
    if "outsider_row" in told:
        row = told["outsider_row"]
        changed["outsider_row"] = [*row, *[None] * (6 - len(row)), OUTSIDER]
    return changed


def opponents(given: dict[str, Any], scored: bool) -> dict[str, Any]:
    """The opponent with the attributes of the base game."""
    before = {"faith": 0, "strength": 0, "influence": 0, "diplomacy": 0 if scored else 12}
    return {**given, "opponent": {**before, **given.get("opponent", {})}}


def with_the_expansion(scenario: Scenario) -> Scenario:
    given = scenario.given
    if given is not None:
        given = longer(given)
        if "opponent" in scenario.options.get("seats", ()):
            given = opponents(given, "score" in scenario.then)
    return replace(
        scenario,
        options={**scenario.options, "expansions": ["city_of_crowns"]},
        given=given,
        when=tuple(checked(step) for step in scenario.when),
        then=longer(scenario.then),
    )


def checked(step: Step) -> Step:
    return replace(step, said=longer(step.said)) if step.who == "check" else step


@pytest.mark.parametrize("title", UNCHANGED)
def test_what_is_unchanged(title: str) -> None:
    result = check(with_the_expansion(SCENARIOS[title]))
    assert result.ok, result.message


@pytest.mark.parametrize("title", CHANGED)
def test_what_the_expansion_changes(title: str) -> None:
    """Each of these names the section that changes it; if it did not, it would belong to the others."""
    assert CHANGED[title] in CITY_OF_CROWNS.numbers
    assert not check(with_the_expansion(SCENARIOS[title])).ok


def test_most_is_unchanged() -> None:
    assert len(UNCHANGED) > 3 * len(CHANGED)
    assert len(SCENARIOS) == len(EVERY)  # no title occurs twice
    assert [title for title in CHANGED if title not in SCENARIOS] == []
