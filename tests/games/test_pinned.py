"""Pinned games: what was played and kept in tests/records is played alike, or the version of the rules has moved."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from greathall.engine import Record
from greathall.games import find, listings
from tools import pinned
from tools.pinned_games import PLANS, STARTS, Plan, Start

pytestmark = pytest.mark.no_cover

FIRST = PLANS[0]
UNSAID = {"preset": "first_game"}  # what a game is played with where nobody says it


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what is kept that may be spoiled."""
    shutil.copytree(pinned.FOLDER, tmp_path / "records")
    monkeypatch.setattr(pinned, "FOLDER", tmp_path / "records")
    return tmp_path / "records"


def spoil(folder: Path, game: str, **changes: Any) -> None:
    """Write other pins."""
    file = folder / game / "pins.json"
    file.write_text(json.dumps({**json.loads(file.read_text(encoding="utf-8")), **changes}), encoding="utf-8")


def spoil_end(folder: Path, **changes: Any) -> None:
    ends = pinned.pins_of(FIRST.game).ends
    spoil(folder, FIRST.game, ends={**ends, FIRST.name: {**ends[FIRST.name], **changes}})


# What is kept.


@pytest.mark.parametrize("game", pinned.names_of_games())
def test_games_are_pinned_under_the_version_that_is_played(game: str) -> None:
    assert not pinned.wrong_version(game), pinned.wrong_version(game)
    texts = [file.read_text(encoding="utf-8") for file in (pinned.FOLDER / game).glob("*.record")]
    assert {Record.parse(text).rules for text in texts} == {pinned.version_of(game)}


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_pinned_game_ends_as_it_did(plan: Plan) -> None:
    said = pinned.wrong_end(plan)
    assert not said, said


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.name)
def test_as_many_positions_follow_as_did(start: Start) -> None:
    said = pinned.wrong_count(start)
    assert not said, said


def test_every_game_is_pinned_for_every_number_of_players() -> None:
    ours = [entry for entry in listings() if entry.messages == "greathall"]
    wanted = {(entry.name, players) for entry in ours for players in entry.players}
    assert {(plan.game, plan.players) for plan in PLANS} >= wanted


@pytest.mark.parametrize("game", pinned.names_of_games())
def test_every_value_of_an_option_is_pinned_if_they_can_be_listed(game: str) -> None:
    """Every preset, difficulty and expansion."""
    ours = [plan.options for plan in PLANS if plan.game == game]
    for option in find(game).options:
        said = [value for one in ours for value in always_a_list(one.get(option.name, []))]
        said += [UNSAID.get(option.name)] if any(option.name not in one for one in ours) else []
        assert [value for value in option.values if value not in said] == [], option.name


def always_a_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def test_every_plan_is_kept_and_nothing_else() -> None:
    for game in pinned.names_of_games():
        names = [plan.name for plan in pinned.plans_of(game)]
        assert sorted(file.stem for file in (pinned.FOLDER / game).glob("*.record")) == sorted(names)
        assert list(pinned.pins_of(game).ends) == names
        assert list(pinned.pins_of(game).counts) == [start.key for start in pinned.starts_of(game)]


# What is said where it differs.


def test_a_game_that_ends_differently_asks_for_another_version(folder: Path) -> None:
    spoil_end(folder, scores=[1, 2])
    said = pinned.wrong_end(FIRST)
    assert said.startswith(f"{FIRST.name}: scores [1, 2] -> [")
    assert f"raise the version of its rules (it is {pinned.version_of(FIRST.game)})" in said


def test_a_record_that_cannot_be_replayed_says_where(folder: Path) -> None:
    file = folder / FIRST.game / f"{FIRST.name}.record"
    file.write_text(file.read_text(encoding="utf-8") + "A end turn\n", encoding="utf-8")
    said = pinned.wrong_end(FIRST)
    assert "error None -> line" in said
    assert "raise the version" in said


def test_a_view_alone_asks_for_no_other_version(folder: Path) -> None:
    spoil_end(folder, views=[])
    said = pinned.wrong_end(FIRST)
    assert "shown differently" in said
    assert "raise the version" not in said
    assert pinned.refusals(FIRST.game) == []


def test_other_counts_ask_for_another_version(folder: Path) -> None:
    start = STARTS[0]
    game = pinned.plan_of(start).game
    spoil(folder, game, counts={**pinned.pins_of(game).counts, start.key: [1]})
    assert pinned.wrong_count(start).startswith(f"{start.key}, positions by depth: [1] -> [")
    assert "raise the version" in pinned.wrong_count(start)


def test_if_the_version_moved_they_are_to_be_written_again(folder: Path) -> None:
    spoil(folder, FIRST.game, rules=0)
    assert pinned.wrong_version(FIRST.game).endswith(f"run {pinned.COMMAND}")


def test_nothing_is_written_over_under_the_same_version(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil_end(folder, scores=[1, 2])
    before = {file: file.read_bytes() for file in folder.rglob("*.*")}
    assert pinned.main([FIRST.game]) == 1
    assert "raise the version" in capsys.readouterr().out
    assert {file: file.read_bytes() for file in folder.rglob("*.*")} == before


def test_under_another_version_they_may_be(folder: Path) -> None:
    spoil_end(folder, scores=[1, 2])
    spoil(folder, FIRST.game, rules=0)
    assert pinned.refusals(FIRST.game) == []
