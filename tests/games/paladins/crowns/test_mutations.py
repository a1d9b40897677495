"""Rules of City of Crowns broken on purpose: for each of the changes in mutations.yaml a scenario fails."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from games.mutating import Runner, marks_of, mutations_of

MUTATIONS = mutations_of("paladins/crowns")
CASES = [
    pytest.param(mutation, id=mutation["breaks"], marks=marks_of(place)) for place, mutation in enumerate(MUTATIONS)
]
LEAST = 40


@pytest.fixture(scope="module")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Runner]:
    running = Runner("paladins", tmp_path_factory.mktemp("crowns"), "crowns_*.yaml")
    yield running
    running.end()


@pytest.mark.no_cover
def test_nothing_fails_as_long_as_nothing_is_broken(runner: Runner) -> None:
    rules = sorted({rule for mutation in MUTATIONS for rule in mutation["rules"]})
    assert runner.run("crowns/muster.py", runner.text_of("crowns/muster.py"), rules) == ""


@pytest.mark.no_cover
@pytest.mark.parametrize("mutation", CASES)
def test_a_broken_rule_is_noticed(mutation: dict[str, Any], runner: Runner) -> None:
    assert runner.notices(mutation) != ""


def test_there_are_many_changes_in_all_parts_of_the_expansion() -> None:
    parts = Counter(Path(mutation["file"]).parent.name for mutation in MUTATIONS)
    assert len(MUTATIONS) >= LEAST
    assert parts["crowns"] >= LEAST and parts["solo"] >= LEAST // 5
    assert len({mutation["file"] for mutation in MUTATIONS}) >= LEAST // 3
