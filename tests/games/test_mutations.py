"""Rules broken on purpose: for each of the changes in a game's mutations.yaml a scenario of the broken rule fails."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from games.mutating import Runner, marks_of, mutations_of

LEAST = 40
# How many changes there are at least in the rooms of a game.
PARTS = {
    "citadels": {"round": LEAST // 3, "characters": LEAST // 5, "districts": LEAST // 5},
    "paladins": {"acting": LEAST // 4, "actions": LEAST // 4, "gains": LEAST // 4},
}
MUTATIONS = {game: mutations_of(game) for game in PARTS}
CASES = [
    pytest.param(game, mutation, id=f"{game}: {mutation['breaks']}", marks=marks_of(place))
    for game, mutations in MUTATIONS.items()
    for place, mutation in enumerate(mutations)
]


@pytest.fixture(scope="module")
def runners(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Runner]]:
    running = {game: Runner(game, tmp_path_factory.mktemp("mutations")) for game in PARTS}
    yield running
    for runner in running.values():
        runner.end()


@pytest.mark.no_cover
@pytest.mark.parametrize("game", PARTS)
def test_nothing_fails_as_long_as_nothing_is_broken(game: str, runners: dict[str, Runner]) -> None:
    rules = sorted({rule for mutation in MUTATIONS[game] for rule in mutation["rules"]})
    assert runners[game].run("round/turn.py", runners[game].text_of("round/turn.py"), rules) == ""


@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "mutation"), CASES)
def test_a_broken_rule_is_noticed(game: str, mutation: dict[str, Any], runners: dict[str, Runner]) -> None:
    assert runners[game].notices(mutation) != ""


@pytest.mark.parametrize("game", PARTS)
def test_there_are_many_changes_in_all_parts_of_the_game(game: str) -> None:
    files = [Path(mutation["file"]) for mutation in MUTATIONS[game]]
    parts = [file.parts[0] for file in files]
    assert len(files) >= LEAST
    assert [part for part, least in PARTS[game].items() if parts.count(part) < least] == []
    assert len(set(files)) >= LEAST // 2
