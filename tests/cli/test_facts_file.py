"""Corrected facts from a file: what they change, and what is said if they cannot be read."""

import json
from pathlib import Path

import pytest
from terminals import Call, type_lines

from greathall.engine import Record


def written(folder: Path, text: str) -> Path:
    file = folder / "my.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_simulation_is_played_with_the_facts_of_a_file(tmp_path: Path, greathall: Call) -> None:
    file = written(tmp_path, "townsfolk:\n  squire_strength: {reward: [{faith: 1}]}\n")
    done = greathall("simulate", "paladins", "--players", "2", "--games", "1", "--seed", "1", "--json", "--facts", file)
    assert (done.code, done.err) == (0, "")
    [report] = json.loads(done.out)
    assert report["options"]["facts"] == {"townsfolk": {"squire_strength": {"reward": [{"faith": 1}]}}}


def test_a_game_at_the_terminal_keeps_them_in_its_record(tmp_path: Path) -> None:
    file, record = written(tmp_path, "order:\n  ko_attack: {needs: 4}\n"), tmp_path / "evening.record"
    type_lines(["1", f"save {record}"], "play", "paladins", "--players", "2", "--seed", "1", "--facts", file)
    assert Record.parse(record.read_text(encoding="utf-8")).options == {"facts": {"order": {"ko_attack": {"needs": 4}}}}
    done = type_lines(["1"], "play", "paladins", "--resume", record, "--seed", "1", "--facts", file)
    assert (done.code, "leave out --players, --set and --facts" in done.err) == (2, True)
    assert type_lines(["1"], "play", "paladins", "--resume", record, "--seed", "1").code == 0


REFUSED = {
    "wall: {wall_01: {reward: [{fath: 1}]}}\n": "facts.wall.wall_01.reward: no effect is called 'fath'",
    "schemes: {}\n": "facts has no table 'schemes'",
    "a: [\n": "my.yaml:2",
    "": "my.yaml contains no tables of corrected facts",
    "- wall\n": "my.yaml contains no tables of corrected facts",
}


@pytest.mark.parametrize(("text", "said"), REFUSED.items())
def test_what_is_wrong_in_the_file_is_named(text: str, said: str, tmp_path: Path, greathall: Call) -> None:
    done = greathall("simulate", "paladins", "--players", "2", "--games", "1", "--facts", written(tmp_path, text))
    assert done.code in (1, 2)
    assert said in done.err and done.out == ""


def test_a_file_that_is_not_there_and_a_game_without_facts(tmp_path: Path, greathall: Call) -> None:
    done = greathall("simulate", "paladins", "--facts", tmp_path / "none.yaml")
    assert done.code == 2 and "cannot be read" in done.err
    done = greathall("simulate", "citadels", "--facts", written(tmp_path, "wall: {wall_01: {points: 1}}\n"))
    assert done.code == 2 and "there is no option “facts”" in done.err


def test_the_share_of_cards_that_are_data_is_told(greathall: Call) -> None:
    done = greathall("facts", "paladins")
    share = next(line for line in done.out.splitlines() if "without a class or function of their own" in line)
    assert int(share.split(" % of ")[0].split()[-1]) >= 85
    assert "of them are reconstructed:" in done.out
