"""Records stepped through, by everybody and by one seat."""

import json
import re
from pathlib import Path

import pytest
from samples import masons_modules
from terminals import Call, type_lines

from greathall import games
from greathall.bots import RandomBot, play_match
from greathall.engine import Match


@pytest.fixture
def match() -> Match:
    """A finished match."""
    made = masons_modules.LISTING.load(3).new(seed=9)
    play_match(made, [RandomBot(seat) for seat in range(3)])
    return made


@pytest.fixture
def file(match: Match, tmp_path: Path) -> Path:
    place = tmp_path / "game.record"
    place.write_text(match.record().text(), encoding="utf-8")
    return place


def numbered_lines(out: str) -> list[tuple[int, str, str]]:
    found = re.findall(r"^ *(\d+)  (\w+)  (.*)$", out, re.MULTILINE)
    return [(int(number), who, text) for number, who, text in found]


def test_every_answer_is_shown_with_its_number(match: Match, file: Path, greathall: Call) -> None:
    done = greathall("replay", file)
    entries = match.record().entries
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"Masons, 3 players, {len(entries)} entries\n")
    assert numbered_lines(done.out) == [(n, entry.who, entry.text) for n, entry in enumerate(entries, 1)]


def test_events_follow_their_answer_and_show_everything(file: Path, greathall: Call) -> None:
    done = greathall("replay", file)
    assert re.search(r"\n    1  chance  seed \d+\n         Everybody is dealt 3 cards.\n", done.out)
    assert re.search(r"\n +\d+  A  sign (\w+)\n         A signs the warrant on \w+\.\n", done.out)
    assert re.search(r"\n +\d+  (\w)  gather cards\n         \1 draws [a-z]+, [a-z]+\.\n", done.out)


def test_scores_are_there_at_the_end(match: Match, file: Path, greathall: Call) -> None:
    done = greathall("replay", file)
    assert re.search("  Score +" + " +".join(map(str, match.scores())) + "\n", done.out)
    assert "win" in done.out.splitlines()[-1]


def test_a_seat_sees_only_what_it_saw(match: Match, file: Path, greathall: Call) -> None:
    done = greathall("replay", file, "--seat", "b")
    entries = match.record().entries
    shown = [(n, entry.who, entry.text if entry.who == "B" else "…") for n, entry in enumerate(entries, 1)]
    assert numbered_lines(done.out) == shown
    assert not re.search(r"[AC] draws [a-z]", done.out)
    assert "A signs a warrant." in done.out
    assert "B (you)" in done.out


def test_a_spectator_sees_what_all_see(file: Path, greathall: Call) -> None:
    done = greathall("replay", file, "--seat", "spectator")
    assert {text for _, _, text in numbered_lines(done.out)} == {"…"}
    assert not re.search(r"[ABC] draws [a-z]", done.out)
    assert not re.search(r"seed \d", done.out)


def test_to_stops_there_and_says_who_is_asked(match: Match, file: Path, greathall: Call) -> None:
    done = greathall("replay", file, "--to", "2")
    assert len(numbered_lines(done.out)) == 2
    assert done.out.endswith("\nA signs a warrant\n")
    start = greathall("replay", file, "--to", "0")
    assert numbered_lines(start.out) == []
    assert start.out.endswith("\nWaiting for chance\n")
    assert greathall("replay", file, "--to", len(match.record().entries)).out == greathall("replay", file).out


@pytest.mark.parametrize("to", ["-1", "999"])
def test_to_must_be_in_the_record(to: str, match: Match, file: Path, greathall: Call) -> None:
    done = greathall("replay", file, f"--to={to}")
    count = len(match.record().entries)
    assert (done.code, done.out) == (2, "")
    assert done.err == f"greathall: there is no entry {to}; --to takes a number from 0 to {count}\n"


def test_json(match: Match, file: Path, greathall: Call) -> None:
    result = json.loads(greathall("replay", file, "--json").out)
    assert result["over"] is True
    assert list(result["scores"].values()) == match.scores()
    assert result["winners"] == [match.rules.seats[seat] for seat in match.winners()]
    assert result["lines"]["A"] == match.breakdown("A")
    assert isinstance(result["view"]["deck"], list)
    result = json.loads(greathall("replay", file, "--json", "--to", "5", "--seat", "A").out)
    assert (result["over"], result["entries"], "scores" in result) == (False, 5, False)
    assert isinstance(result["view"]["deck"], int)


def test_an_unknown_seat(file: Path, greathall: Call) -> None:
    done = greathall("replay", file, "--seat", "D")
    assert (done.code, done.err) == (2, "greathall: masons has no seat “D”; it has A, B, C, spectator\n")


def test_undo_is_replayed(tmp_path: Path, greathall: Call) -> None:
    file = tmp_path / "undo.record"
    type_lines(["1", "undo", "2", f"save {file}"], "play", "inquest", "--players", "2", "--seed", "3")
    done = greathall("replay", file)
    assert done.code == 0
    assert re.search(r"\d  A  undo\n         A takes an answer back\.\n", done.out)


BROKEN = {
    "": "line 1: a record begins with",
    "hello\n": "line 1: a record begins with",
    "{start}colour: 3\n\n": "line 6: unknown header 'colour'",
    "greathall record 1\ngame: masons\n\n": "line 2: the value of 'game' is not JSON",
    "{start}\nA\n": "line 7: an entry is a seat and its answer",
    "{start}\nchance seed 3\nA dance\n": "line 8: A dance: no answer of this game reads 'dance'",
    "{start}\nchance seed 3\nchance noble\nB sign faith\n": "line 9: B sign faith: B is not asked anything now",
    "{start}\nZ pass\n": "line 7: Z pass: there is no seat 'Z'; there are A, B",
    '{start}\nchance seed 3\nchance\t"x"\n': "line 8: ",
}


@pytest.mark.parametrize(("text", "said"), BROKEN.items(), ids=list(BROKEN.values()))
def test_a_broken_record_names_its_line(text: str, said: str, tmp_path: Path, greathall: Call) -> None:
    file = tmp_path / "broken.record"
    start = 'greathall record 1\ngame: "masons"\nrules: 1\nplayers: 2\noptions: {}\n'
    file.write_text(text.replace("{start}", start))
    done = greathall("replay", file)
    assert done.code == 1
    assert done.err.startswith(f"greathall: {file} cannot be played, {said}")
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"masons"', '"chess"', "there is no game “chess”; there are: GAMES"),
        ("players: 3", "players: 7", "the game is for 2-4 players, not 7"),
        ("options: {}", 'options: {"players": 2}', "there is no option “players”; there are: modules"),
        ("options: {}", 'options: {"modules": 2}', "modules takes a list"),
    ],
)
def test_a_record_of_something_unknown(old: str, new: str, said: str, file: Path, greathall: Call) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    done = greathall("replay", file)
    names = ", ".join(entry.name for entry in games.listings())
    assert (done.code, done.out, done.err) == (
        1,
        "",
        f"greathall: {file} cannot be played: {said}\n".replace("GAMES", names),
    )


def test_a_record_of_other_rules_is_replayed_with_a_warning(file: Path, greathall: Call) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("rules: 1\n", "rules: 7\n"), encoding="utf-8")
    done = greathall("replay", file)
    assert done.code == 0
    assert "recorded with version 7 of the rules and is shown with version 1" in done.err
