"""Every scenario file in this folder and below is true, and checks something."""

from pathlib import Path

import pytest

from greathall.scenarios import Scenario, check, check_file, load_file

FILES = sorted(Path(__file__).parent.rglob("*.yaml"))
SCENARIOS = [pytest.param(scenario, id=scenario.title) for file in FILES for scenario in load_file(file)]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_scenario_is_true(scenario: Scenario) -> None:
    result = check(scenario)
    assert result.ok, f"{result.title}\n{result.message}"
    assert (result.rules, result.examples) == (scenario.rules, scenario.examples)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_scenario_checks_something_and_says_which_rule(scenario: Scenario) -> None:
    assert scenario.then
    assert scenario.rules


def test_a_file_gives_one_result_for_each_of_its_scenarios() -> None:
    file = next(file for file in FILES if file.name == "masons_warrant.yaml")
    results = check_file(file)
    assert [result.title for result in results] == [scenario.title for scenario in load_file(file)]
    assert [result.ok for result in results] == [True] * len(results)
    first = results[0]
    assert (first.file, first.line, first.message) == (str(file), 3, "")
    assert first.rules == ("M-3", "M-4")
    assert first.examples == ("masons/EX-01",)
