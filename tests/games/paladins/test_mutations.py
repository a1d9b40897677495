"""Rules broken on purpose: for each of the changes in mutations.yaml a scenario of the broken rule fails."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from games.mutating import Runner, mutations_of

MUTATIONS = mutations_of("paladins")
CASES = [pytest.param(mutation, id=mutation["breaks"]) for mutation in MUTATIONS]
LEAST = 40


@pytest.fixture(scope="module")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Runner]:
    running = Runner("paladins", tmp_path_factory.mktemp("mutations"))
    yield running
    running.end()


def test_nothing_fails_as_long_as_nothing_is_broken(runner: Runner) -> None:
    rules = sorted({rule for mutation in MUTATIONS for rule in mutation["rules"]})
    assert runner.run("turn.py", runner.text_of("turn.py"), rules) == ""


@pytest.mark.parametrize("mutation", CASES)
def test_a_broken_rule_is_noticed(mutation: dict[str, Any], runner: Runner) -> None:
    assert runner.notices(mutation) != ""


def test_there_are_many_changes_in_all_parts_of_the_game() -> None:
    files = [Path(mutation["file"]) for mutation in MUTATIONS]
    parts = [file.parts[0] if len(file.parts) > 1 else "base" for file in files]
    assert len(MUTATIONS) >= LEAST
    assert parts.count("base") >= LEAST // 3 and parts.count("actions") >= LEAST // 4
    assert len(set(files)) >= LEAST // 2
