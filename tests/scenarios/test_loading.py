"""What is wrong with a file is said with its line and its field."""

from pathlib import Path

import pytest
from scenarios.wrong import HEAD, WRONG

from greathall.engine import GreatHallError
from greathall.scenarios import BadScenario, check, check_file, load_file, load_text, set_up


@pytest.mark.parametrize("name", WRONG)
def test_a_file_of_the_wrong_shape_is_refused_with_line_and_field(name: str) -> None:
    text, message = WRONG[name]
    with pytest.raises(BadScenario) as caught:
        load_text(text, "a.yaml")
    assert str(caught.value) == ("a.yaml:" + message if message[0].isdigit() else "a.yaml: " + message)
    assert isinstance(caught.value, GreatHallError)


def test_an_error_knows_its_place() -> None:
    with pytest.raises(BadScenario) as caught:
        load_text(HEAD + "then: {over: no}", "a.yaml")
    error = caught.value
    assert (error.file, error.line, error.field) == ("a.yaml", 3, "then.over")
    assert error.message == "expected true or false, not 'no'"


POSITION = """\
scenario: x
game: masons
options: {seats: [A, B]}
given:
  A:
    city: []
    hand: [market,
      temple,
      tempel]
  at: {turn: A}
"""

# What is replaced in the position above, by what, and what is said then.
MISPLACED = {
    "a card": ("", "", "9: given.A.hand.2: no district is called 'tempel'; perhaps temple"),
    "a number": ("      tempel]", "      temple]\n    gold: much", "10: given.A.gold: expected a number, not 'much'"),
    "a list": (
        "[market,\n      temple,\n      tempel]",
        "temple",
        "7: given.A.hand: expected a list of cards, not 'temple'",
    ),
    "a seat's things": (
        "      tempel]",
        "      market]\n    silver: 3",
        "10: given.A.silver: a seat has no 'silver'; it has city, gold, hand, offer, picked",
    ),
    "a seat": ("  A:\n", "  E:\n", "5: given.E: unknown; there are A, B, "),
    "too many": (
        "tempel]",
        "temple, temple, temple, temple, temple]",
        "7: given.A.hand: 6 of 'temple' are named (A.hand), but only 5 exist",
    ),
    "a moment": (
        "tempel]\n  at: {turn: A}",
        "temple]\n  at: {dance: A}",
        "10: given.at: unknown moment {'dance': 'A'}",
    ),
    "a moment's seat": (
        "tempel]\n  at: {turn: A}",
        "temple]\n  at: {turn: Z}",
        "10: given.at.turn: no seat is called 'Z'; perhaps A, B",
    ),
    "a game": ("game: masons", "game: mansions", "2: game: there is no game 'mansions'; there are "),
    "an option": ("[A, B]", "[A, B], cast: []", "3: options.cast: unknown; masons has seats, seed, modules"),
    "an option's value": (
        "[A, B]",
        "[A, B],\n  modules: [smithy]",
        "4: options.modules: modules cannot be 'smithy'; it can be magistrate, collector, factory",
    ),
    "options that do not fit together": (
        "[A, B]",
        "[A, B], modules: [factory, factory]",
        "3: options: module 'factory' is there twice",
    ),
    "too few seats": ("[A, B]", "[A]", "3: options.seats: masons is for 2-4 players, not 1"),
    "one name twice": ("[A, B]", "[Ann, Ann]", "3: options.seats: 'Ann' is named twice"),
    "a name that means something": ("[A, B]", "[Ann, deck]", "3: options.seats: 'deck' means something else here"),
    "luck at the table": ("[A, B]", "[Ann, Chance]", "3: options.seats: 'Chance' means something else here"),
    "a check at the table": ("[A, B]", "[Ann, told]", "3: options.seats: 'told' means something else here"),
    "a name of two words": ("[A, B]", "[Ann, Old Bob]", "3: options.seats: 'Old Bob' is not one word"),
    "too many people": ("[A, B]", "9", "3: options.seats: masons is for 2-4 players, not 9"),
}


@pytest.mark.parametrize("name", MISPLACED)
def test_a_position_that_does_not_fit_is_refused_with_line_and_field(name: str) -> None:
    old, new, message = MISPLACED[name]
    (scenario,) = load_text(POSITION.replace(old, new) if old else POSITION, "a.yaml")
    with pytest.raises(BadScenario) as caught:
        set_up(scenario)
    assert str(caught.value).startswith(f"a.yaml:{message}")
    result = check(scenario)
    assert not result.ok
    assert result.message == str(caught.value)


def test_one_scenario_or_a_list_of_them(tmp_path: Path) -> None:
    file = tmp_path / "one.yaml"
    file.write_text(HEAD)
    assert [scenario.title for scenario in load_file(file)] == ["x"]
    file.write_text("# two\n- {scenario: x, game: masons}\n\n- {scenario: y, game: masons}\n")
    assert [(scenario.title, scenario.line) for scenario in load_file(str(file))] == [("x", 2), ("y", 4)]


def test_a_file_that_cannot_be_read_is_one_bad_result(tmp_path: Path) -> None:
    missing = tmp_path / "missing.yaml"
    with pytest.raises(BadScenario, match="cannot be read"):
        load_file(missing)
    (result,) = check_file(missing)
    assert not result.ok
    assert result.message.startswith(f"{missing}: cannot be read")
    latin = tmp_path / "latin.yaml"
    latin.write_bytes(b"scenario: \xff\n")
    assert "cannot be read" in check_file(latin)[0].message
    control = tmp_path / "control.yaml"
    control.write_bytes(b"scenario: \x01\n")
    assert "special characters are not allowed" in check_file(control)[0].message
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("scenario: x\n\ngames: masons\n")
    (result,) = check_file(wrong)
    assert (result.ok, result.line, result.message) == (False, 1, f"{wrong}:1: 'game' is missing")


def test_names_of_yaml_1_1_are_texts_and_parts_can_be_used_again() -> None:
    text = """\
- scenario: &title on
  game: masons
  rules: [no, yes, off]
  options: &two {seats: [A, B], seed: 0x10}
  then: {over: &flag false}
- scenario: *title
  game: masons
  options: {<<: *two, modules: []}
  then: {over: *flag}
"""
    first, second = load_text(text)
    assert (first.title, second.title) == ("on", "on")
    assert first.rules == ("no", "yes", "off")
    assert second.options == {"seats": ["A", "B"], "seed": 16, "modules": []}
    assert second.then == {"over": False}
    assert check(first).ok
    assert check(second).ok


def test_what_a_merge_brought_has_the_line_of_what_holds_it() -> None:
    text = """\
- scenario: x
  game: masons
  options: &two {seats: [A, B], cast: []}
- scenario: y
  game: masons
  options:
    <<: *two
"""
    second = load_text(text, "a.yaml")[1]
    assert check(second).message == "a.yaml:6: options.cast: unknown; masons has seats, seed, modules"


def test_loading_and_setting_up_leave_the_scenario_as_it_is() -> None:
    (scenario,) = load_text(POSITION.replace("tempel", "temple"))
    first, second = set_up(scenario), set_up(scenario)
    assert first.question("A") == second.question("A") is not None
    assert scenario.given == {"A": {"city": [], "hand": ["market", "temple", "temple"]}, "at": {"turn": "A"}}


def test_a_match_that_was_set_up_can_be_played_on() -> None:
    (scenario,) = load_text("scenario: x\ngame: masons\noptions: {seats: 2, seed: 3}")
    match = set_up(scenario)
    assert all(match.text(answer).startswith("sign ") for answer in match.legal("A"))
    assert len(match.legal("A")) == 2
    explicit = set_up(scenario, chance="explicit")
    assert explicit.deciders() == [-1]
