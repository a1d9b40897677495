"""Tournaments of bots as the program plays them."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from sizes import whole
from terminals import Call, environment
from waiting import until_seen

WORDS = ("tournament", "masons", "--bots", "greedy,random", "--seed", "7")


def numbers(greathall: Call, *words: object) -> dict[str, Any]:
    """The numbers of a tournament that follow from its seed."""
    done = greathall(*words, "--json")
    assert (done.code, done.err) == (0, "")
    return without_time(done.out)


def without_time(text: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(text)
    for bot in report["bots"].values():
        assert bot.pop("milliseconds") >= 0
    return report


def test_the_numbers_add_up(greathall: Call) -> None:
    report = numbers(greathall, *WORDS, "--players", 4, "--deals", 6)
    assert (report["game"], report["players"], report["seed"]) == ("masons", 4, 7)
    assert report["line_up"] == ["greedy", "random"] * 2
    assert (report["deals"], report["games"]) == (6, 12)
    greedy, random = report["bots"]["greedy"], report["bots"]["random"]
    assert greedy["share"] + random["share"] == pytest.approx(1)
    assert greedy["fair"] == random["fair"] == 0.5
    assert greedy["low"] <= greedy["share"] <= greedy["high"]
    assert greedy["rank"] + random["rank"] == pytest.approx(5)
    assert greedy["share"] > random["share"]
    assert set(greedy["by_seat"]) == {"A", "B", "C", "D"}


def test_one_against_three(greathall: Call) -> None:
    bots = ("--bots", "greedy,random,random,random")
    report = numbers(greathall, *WORDS[:2], *bots, *WORDS[4:], "--players", 4, "--deals", 3)
    assert report["games"] == 12
    assert (report["bots"]["greedy"]["fair"], report["bots"]["random"]["fair"]) == (0.25, 0.75)


def test_alone_against_the_rules(greathall: Call) -> None:
    report = numbers(greathall, "tournament", "inquest", "--bots", "rule", "--players", 1, "--deals", 3, "--seed", 7)
    assert set(report["bots"]) == {"rule", "opponent"}
    assert report["games"] == 3


def test_the_same_seed_gives_the_same_numbers_in_any_number_of_processes(greathall: Call) -> None:
    first = numbers(greathall, *WORDS, "--deals", 6)
    assert numbers(greathall, *WORDS, "--deals", 6, "--workers", 2) == first
    assert numbers(greathall, *WORDS[:-1], "8", "--deals", 6) != first


def test_a_table_for_people(greathall: Call) -> None:
    done = greathall(*WORDS, "--deals", 4)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "Masons, 2 players, 4 deals, 8 games, seed 7"
    assert " ".join(lines[2].split()) == "Win share 95 % interval Fair Rank Score Margin ms/decision"
    assert [line.split()[0] for line in lines[3:5]] == ["greedy", "random"]
    assert " ".join(lines[6].split()) == "Win share by seat A B"
    assert len(lines) == 9


def test_a_random_cast_is_another_one_for_each_deal(greathall: Call) -> None:
    words = ("tournament", "citadels", "--bots", "random", "--players", 2, "--deals", 2, "--seed", 1)
    report = numbers(greathall, *words, "--set", "cast=random")
    assert report["options"] == {"cast": "random"}
    assert numbers(greathall, *words, "--set", "cast=random") == report


def test_a_tournament_goes_on_where_it_was_left(greathall: Call, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    first = numbers(greathall, *WORDS, "--deals", 3, "--resume", file)
    begun = file.read_text()
    more = numbers(greathall, *WORDS, "--deals", 7, "--resume", file)
    assert file.read_text().startswith(begun)
    assert len(file.read_text().splitlines()) == 8
    assert more == numbers(greathall, *WORDS, "--deals", 7)
    finished = file.read_text()
    assert numbers(greathall, *WORDS, "--deals", 3, "--resume", file) == first
    assert file.read_text() == finished


def test_without_a_seed_it_goes_on_with_its_own(greathall: Call, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    first = numbers(greathall, *WORDS[:4], "--deals", 2, "--resume", file)
    assert numbers(greathall, *WORDS[:4], "--deals", 2, "--resume", file) == first


@pytest.mark.parametrize("workers", [1, whole(2)])
def test_killed_and_called_again_it_has_lost_nothing(
    program: list[str], greathall: Call, tmp_path: Path, workers: int
) -> None:
    file = tmp_path / "kept.jsonl"
    words = [*WORDS, "--workers", str(workers), "--resume", str(file)]
    process = subprocess.Popen(
        [*program, *words, "--deals", "1000000", "--json"],  # more than anybody waits for
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        until_seen(lambda: process.poll() is not None or (file.exists() and file.read_bytes().count(b"\n") >= 5))
        assert process.poll() is None
    finally:
        os.killpg(process.pid, 9)
        process.wait()
    kept = file.read_bytes().count(b"\n") - 1
    assert kept >= 4
    deals = kept + 20
    assert numbers(greathall, *words, "--deals", deals) == numbers(greathall, *WORDS, "--deals", deals)
    assert file.read_bytes().count(b"\n") == deals + 1


def test_a_picture(greathall: Call, tmp_path: Path) -> None:
    file = tmp_path / "shares.svg"
    assert greathall(*WORDS, "--deals", 2, "--plot", file).code == 0
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == "Share of wins: Masons, 2 players, 2 deals, 4 games, seed 7"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--bots", "clever"), "greathall: there is no bot “clever”; there are: greedy, instinct, learned, random"),
        (
            ("--bots", "rule:soon"),
            "greathall: a budget is a number of iterations (400), a time (500ms, 2s), or both (400:2s), not “soon”",
        ),
        (("--bots", "rule:2s"), "greathall: rule answers at once and takes no budget"),
        (("--bots", "rule,greedy,random"), "greathall: 3 bots are named, but there are 2 seats for them"),
        (("--players", "9"), "greathall: the game is for 2-4 players, not 9"),
        (("--set", "crown=1"), "greathall: there is no option “crown”; there are: modules"),
        (
            ("--plot", "nowhere/at/all.svg"),
            "greathall: nowhere/at/all.svg cannot be written: there is no such file or folder",
        ),
        (("--resume", "nowhere/kept.jsonl"), "greathall: nowhere/kept.jsonl cannot be used: No such file or directory"),
        (("--resume", "."), "greathall: . cannot be used: Is a directory"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(greathall: Call, words: tuple[str, ...], problem: str) -> None:
    done = greathall("tournament", "masons", *words)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(problem)
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("words", [("--deals", "0"), ("--players", "two"), ("--workers", "-1"), ("--deal", "3")])
def test_numbers_that_are_none_are_bad_usage(greathall: Call, words: tuple[str, ...]) -> None:
    done = greathall("tournament", "masons", *words)
    assert (done.code, done.out) == (2, "")
    assert "error: " in done.err


def test_help_says_how_it_measures(greathall: Call) -> None:
    done = greathall("tournament", "--help")
    text = " ".join(done.out.split())
    assert done.code == 0
    for words in (
        "all seat rotations",
        "ties are split",
        "bootstrap over the deals",
        "and resume from it",
        "search:400",
    ):
        assert words in text
