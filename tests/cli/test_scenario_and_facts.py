"""Scenarios checked from the command line, and the sources of facts."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from samples import inquest
from terminals import Call

from greathall import games
from greathall.engine import Listing

GOOD = """
- scenario: gold is gathered
  rules: M-1
  game: masons
  options: {seats: [A, B]}
  given: {A: {gold: 3}, at: {turn: A}}
  when: [{A: gather gold}]
  then: {A: {gold: 5}}
"""
BAD = GOOD.replace("gold: 5", "gold: 6").replace("gold is gathered", "too much is gathered")


def write(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def test_scenarios_that_hold(tmp_path: Path, greathall: Call) -> None:
    done = greathall("scenario", write(tmp_path, "good.yaml", GOOD))
    assert (done.code, done.out, done.err) == (0, "ok    gold is gathered\nOne scenario passed.\n", "")
    done = greathall("scenario", write(tmp_path, "good.yaml", GOOD), write(tmp_path, "two.yaml", GOOD))
    assert (done.code, done.out.splitlines()[-1]) == (0, "2 scenarios, all passed.")


def test_scenarios_that_fail(tmp_path: Path, greathall: Call) -> None:
    good, bad = write(tmp_path, "good.yaml", GOOD), write(tmp_path, "bad.yaml", BAD)
    done = greathall("scenario", good, bad)
    assert (done.code, done.err) == (1, "")
    assert "ok    gold is gathered\nFAIL  too much is gathered\n" in done.out
    assert f"      {bad}:8: " in done.out
    assert done.out.endswith("\n2 scenarios, one failed.\n")
    assert greathall("scenario", bad).out.endswith("\nOne scenario failed.\n")
    assert greathall("scenario", bad, bad).out.endswith("\n2 scenarios, 2 failed.\n")


def test_scenarios_as_json(tmp_path: Path, greathall: Call) -> None:
    bad = write(tmp_path, "bad.yaml", BAD)
    done = greathall("scenario", "--json", write(tmp_path, "good.yaml", GOOD), bad)
    results = json.loads(done.out)
    assert done.code == 1
    assert [result["ok"] for result in results] == [True, False]
    assert (results[1]["title"], results[1]["file"], results[1]["line"]) == ("too much is gathered", str(bad), 2)
    assert "6" in results[1]["message"]
    assert results[0]["message"] == ""


@pytest.mark.parametrize("text", [None, "a: [", "- scenario: unfinished\n"])
def test_files_that_are_no_scenarios(text: str | None, tmp_path: Path, greathall: Call) -> None:
    bad = write(tmp_path, "unreadable.yaml", text) if text else tmp_path / "missing.yaml"
    done = greathall("scenario", bad)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"greathall: {bad}")
    assert done.err.count("\n") == 1
    done = greathall("scenario", bad, write(tmp_path, "good.yaml", GOOD))
    assert (done.code, done.out) == (2, "ok    gold is gathered\nOne scenario passed.\n")


FACTS = [
    {"what": "temple: cost", "source": "rulebook", "note": ""},
    {"what": "manor: copies", "source": "reconstructed", "note": "from photographs"},
    {"what": "church: cost", "source": "rulebook", "note": ""},
]


@pytest.fixture
def factual() -> Iterator[None]:
    """A game that declares facts."""
    listing = Listing("factual", "Factual", (2,), inquest.build, messages="samples", facts=lambda: FACTS)
    games.register(listing)
    yield
    del games.CATALOGUE["factual"]


@pytest.mark.usefixtures("factual")
def test_the_facts_of_a_game(greathall: Call) -> None:
    done = greathall("facts", "factual")
    assert (done.code, done.err) == (0, "")
    assert done.out == (
        "Factual: 3 facts (rulebook 2, reconstructed 1)\n"
        "One of them is reconstructed:\n"
        "  manor: copies  reconstructed  from photographs\n"
        "All of them:\n"
        "  temple: cost   rulebook\n"
        "  manor: copies  reconstructed  from photographs\n"
        "  church: cost   rulebook\n"
    )


@pytest.mark.usefixtures("factual")
def test_all_games_are_only_counted(greathall: Call) -> None:
    lines = greathall("facts").out.splitlines()
    assert "Factual: 3 facts (rulebook 2, reconstructed 1)" in lines
    assert "Masons declares no facts." in lines
    assert not any("temple" in line for line in lines)


@pytest.mark.usefixtures("factual")
def test_facts_as_json(greathall: Call) -> None:
    assert json.loads(greathall("facts", "factual", "--json").out) == {"factual": FACTS}
    assert json.loads(greathall("facts", "--json").out)["masons"] == []


@pytest.mark.usefixtures("no_games")
def test_without_games_there_are_no_facts(greathall: Call) -> None:
    done = greathall("facts")
    assert (done.code, done.out) == (0, "No game is registered yet, so there are no facts to list.\n")
