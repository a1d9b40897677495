"""Simulated games, and their numbers."""

import io
import json
import multiprocessing
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest
from samples import masons_modules
from terminals import Call, vanish

from greathall import replay
from greathall.bots.series import Series
from greathall.commands.hiring import hired
from greathall.commands.options import read_settings
from greathall.commands.series import Outcome, Tally, play_series
from greathall.commands.terminal.progress import Progress
from greathall.commands.terminal.terminal import Refusal, Terminal
from greathall.engine import GreatHallError, Record
from greathall.teams import Alone, Processes, Untravelled, team_of


def numbers(greathall: Call, *words: str) -> list[dict[str, Any]]:
    """The numbers of a simulation that follow from its seed."""
    done = greathall("simulate", *words, "--json")
    assert (done.code, done.err) == (0, "")
    reports: list[dict[str, Any]] = json.loads(done.out)
    for report in reports:
        speed = report.pop("speed")
        assert speed["games_per_second"] > 0
    return reports


def test_the_numbers_add_up(greathall: Call) -> None:
    [report] = numbers(greathall, "masons", "--players", "3", "--games", "20", "--seed", "7")
    assert (report["game"], report["players"], report["games"], report["seed"]) == ("masons", 3, 20, 7)
    assert 0 < report["answers"]["min"] <= report["answers"]["mean"] <= report["answers"]["max"]
    assert list(report["seats"]) == ["A", "B", "C"]
    wins = 0
    for seat in report["seats"].values():
        assert seat["bot"] == "random"
        assert sum(seat["lines"].values()) == pytest.approx(seat["score"])
        wins += seat["wins"]
    assert 20 <= wins <= 20 + 2 * report["shared_wins"]


def test_the_same_seed_gives_the_same_numbers(greathall: Call) -> None:
    words = ("inquest", "--players", "2", "--games", "12")
    first = numbers(greathall, *words, "--seed", "5")
    assert numbers(greathall, *words, "--seed", "5") == first
    assert numbers(greathall, *words, "--seed", "6") != first


@pytest.mark.parametrize("game", ["inquest", "masons"])
def test_several_workers_change_nothing(game: str, greathall: Call) -> None:
    words = (game, "--games", "23", "--seed", "5")
    assert numbers(greathall, *words, "--workers", "2") == numbers(greathall, *words)


def test_without_a_seed_the_one_used_is_told(greathall: Call) -> None:
    [first] = numbers(greathall, "masons", "--games", "5")
    assert numbers(greathall, "masons", "--games", "5", "--seed", str(first["seed"])) == [first]


def test_a_range_of_players_is_played_one_after_the_other(greathall: Call) -> None:
    reports = numbers(greathall, "masons", "--players", "2-4", "--games", "3", "--seed", "1")
    assert [report["players"] for report in reports] == [2, 3, 4]
    assert [len(report["seats"]) for report in reports] == [2, 3, 4]


def test_an_automatic_seat_has_no_bot(greathall: Call) -> None:
    [report] = numbers(greathall, "inquest", "--games", "3", "--seed", "1")
    assert {name: seat["bot"] for name, seat in report["seats"].items()} == {"A": "random", "opponent": None}


def test_options_reach_the_game(greathall: Call) -> None:
    words = ("masons", "--games", "10", "--seed", "1")
    [report] = numbers(greathall, *words, "--set", "modules=collector")
    assert report["options"] == {"modules": ["collector"]}
    assert numbers(greathall, *words) != [report]


def test_a_report_for_people(greathall: Call) -> None:
    done = greathall("simulate", "masons", "--players", "2-3", "--games", "10", "--seed", "7")
    assert (done.code, done.err) == (0, "")
    assert "Masons, 2 players, 10 games, seed 7\n" in done.out
    assert "\n\nMasons, 3 players, 10 games, seed 7\nAnswers per game: " in done.out
    for words in ("on average", "games per second", "random", "City", "Gold", "Score", "Wins"):
        assert words in done.out


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("collector", ["collector"]),
        ("collector,factory", ["collector", "factory"]),
        ("collector, factory", ["collector", "factory"]),
        ('["factory"]', ["factory"]),
        ("", []),
        ("[]", []),
    ],
)
def test_settings_of_an_option_that_takes_many(text: str, value: object) -> None:
    assert read_settings("masons", [f"modules={text}"]) == {"modules": value}


@pytest.mark.parametrize(
    ("text", "value"), [("3", 3), ("true", True), ("hard", "hard"), ("a,b", ["a", "b"]), ("x=y", "x=y")]
)
def test_settings_of_any_other(text: str, value: object) -> None:
    assert read_settings("inquest", [f"difficulty={text}"]) == {"difficulty": value}


def test_a_tally() -> None:
    tally = Tally(2)
    tally.add(Outcome(10, [3, 5], [1], [{"city": 3}, {"city": 5}], rounds=9))
    tally.add(Outcome(4, [2, 2], [0, 1], [{"city": 2}, {"gold": 2}], rounds=6))
    assert tally.games == 2
    assert (tally.answers.least, tally.answers.most, tally.answers.mean) == (4, 10, 7)
    assert (tally.rounds.least, tally.rounds.most, tally.rounds.mean) == (6, 9, 7.5)
    assert (tally.winning.least, tally.winning.most, tally.winning.mean) == (2, 5, 3.5)
    assert (tally.scores, tally.wins, tally.shared) == ([5, 7], [1, 2], 1)
    assert tally.line_names() == ["city", "gold"]
    assert (tally.line(0, "city"), tally.line(1, "gold"), tally.line(0, "gold")) == (2.5, 1.0, 0)


def test_rounds_and_the_points_of_winners_are_told(greathall: Call) -> None:
    done = greathall("simulate", "citadels", "--players", "4", "--games", "3", "--seed", "7")
    assert "\nRounds per game: " in done.out
    assert "\nPoints of the winner: " in done.out
    [report] = numbers(greathall, "citadels", "--players", "4", "--games", "3", "--seed", "7")
    assert 1 <= report["rounds"]["min"] <= report["rounds"]["mean"] <= report["rounds"]["max"]
    assert max(seat["score"] for seat in report["seats"].values()) <= report["winning_score"]["max"]


def kept(folder: Path) -> list[Record]:
    """The records in a folder, in the order of the games."""
    return [Record.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.iterdir())]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_records_are_kept_and_can_be_played_again(workers: str, greathall: Call, tmp_path: Path) -> None:
    words = ("masons", "--players", "3", "--games", "4", "--seed", "7", "--workers", workers)
    [report] = numbers(greathall, *words, "--records", str(tmp_path / "new" / "folder"))
    scores = [replay(record).scores() for record in kept(tmp_path / "new" / "folder")]
    assert len(scores) == 4
    for at, seat in enumerate(report["seats"].values()):
        assert sum(score[at] for score in scores) / 4 == pytest.approx(seat["score"])


def test_a_folder_that_cannot_be_written_is_refused(greathall: Call, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = greathall("simulate", "masons", "--games", "1", "--records", str(tmp_path / "file"))
    assert (done.code, done.out) == (2, "")
    assert str(tmp_path / "file") in done.err


def test_a_random_cast_is_drawn_for_every_game_by_the_seed(greathall: Call, tmp_path: Path) -> None:
    words = ("simulate", "citadels", "--players", "4", "--games", "3", "--set", "cast=random", "--seed", "5")
    for name in ("one", "two"):
        assert greathall(*words, "--records", str(tmp_path / name)).code == 0
    casts = [record.options["cast"] for record in kept(tmp_path / "one")]
    assert casts == [record.options["cast"] for record in kept(tmp_path / "two")]
    assert len(set(map(str, casts))) == 3


def test_rules_that_cannot_be_sent_to_other_processes_are_refused() -> None:
    series = Series("local", lambda players, options: masons_modules.build(players, options), 2, {}, ("random",), 1, 4)
    with pytest.raises(Refusal) as caught, hired(Namespace(game="local", workers=2, ray=None)) as team:
        list(play_series(series, team))
    assert caught.value.message == "cli-one-process"
    assert isinstance(caught.value.__cause__, Untravelled)


def test_a_worker_that_vanishes_is_told() -> None:
    with pytest.raises(Refusal) as caught, hired(Namespace(game="vanishing", workers=2, ray=None)) as team:
        list(play_series(Series("vanishing", vanish, 2, {}, ("random",), 1, 4), team))
    assert (caught.value.message, caught.value.code) == ("cli-worker-lost", 1)


def test_whoever_stops_listening_leaves_no_process_behind() -> None:
    before = set(multiprocessing.active_children())
    outcomes = play_series(
        Series("masons", masons_modules.build, 2, {}, ("random", "random"), 1, 100_000), Processes(2)
    )
    next(outcomes)
    assert set(multiprocessing.active_children()) - before
    outcomes.close()
    assert set(multiprocessing.active_children()) <= before


@pytest.mark.parametrize("workers", [1, 2])
def test_a_failure_says_which_game_it_was(workers: int) -> None:
    series = Series("masons", masons_modules.build, 2, {}, ("random",), 1, 4)
    with pytest.raises(GreatHallError, match="game 1 of the series: 2 seats need a bot, not 1"):
        list(play_series(series, team_of(workers)))


class Screen(io.StringIO):
    """A stream that somebody watches."""

    def isatty(self) -> bool:
        return True


def progress_on(stream: io.StringIO, patience: float, *times: float) -> Progress:
    """Of ten things, with a clock that says these times."""
    terminal = Terminal(io.StringIO(), io.StringIO(), stream, ["en"])
    return Progress(terminal, 10, patience, iter(times).__next__)


def test_progress_is_shown_to_whoever_watches_and_wiped_away() -> None:
    screen = Screen()
    progress = progress_on(screen, 0, 100, 110, 110.01, 130)
    progress.step(5)
    shown = "[" + "#" * 15 + "." * 15 + "] 5/10  0.1 a second, 0:50 to go"
    assert screen.getvalue() == f"\r{shown}"
    progress.step(6)
    assert "6/10" not in screen.getvalue()  # too soon after the last
    progress.step(9)
    assert screen.getvalue().endswith("9/10  0.2 a second, 0:06 to go")
    progress.end()
    assert screen.getvalue().endswith("\r" + " " * len(shown) + "\r")


@pytest.mark.parametrize(("stream", "patience"), [(io.StringIO(), 0.0), (Screen(), 60.0)])
def test_progress_is_silent_in_a_pipe_and_for_short_work(stream: io.StringIO, patience: float) -> None:
    progress = progress_on(stream, patience, 100, 110)
    progress.step(5)
    progress.end()
    assert stream.getvalue() == ""


def test_a_simulated_game_is_a_game() -> None:
    [outcome] = play_series(Series("masons", masons_modules.build, 2, {}, ("random", "random"), 3, 1), Alone())
    assert outcome.scores == [sum(lines.values()) for lines in outcome.lines]
    assert outcome.winners == [seat for seat in (0, 1) if outcome.scores[seat] == max(outcome.scores)]
