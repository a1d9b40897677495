"""Deals: one seed through all seat rotations; what is kept of them; and the picture of a tournament."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from samples import inquest, masons_modules

from greathall.bots import Seat
from greathall.bots.registry import MAKERS
from greathall.bots.tournament import Contest, open_kept, play_deal, plot, standings
from greathall.engine import BadOptions, GreatHallError, Ruleset

CONTEST = Contest("masons", masons_modules.build, 2, {}, ("random", "greedy"), 7)


class MiddleBot:
    name = "middle"

    def __init__(self, *_: object) -> None:
        pass

    def choose(self, seat: Seat) -> int:
        answers = seat.legal()
        return answers[len(answers) // 2]


class Clumsy(MiddleBot):
    def choose(self, seat: Seat) -> int:
        raise ValueError("oops")


class Cheat(MiddleBot):
    def choose(self, seat: Seat) -> int:
        return next(answer for answer in range(seat.space.size) if answer not in seat.legal())


@pytest.fixture(autouse=True)
def more_bots() -> Iterator[None]:
    kept = dict(MAKERS)
    MAKERS.update({"one": MiddleBot, "two": MiddleBot, "clumsy": Clumsy, "cheat": Cheat})
    yield
    MAKERS.clear()
    MAKERS.update(kept)


def seated(*names: str) -> list[tuple[str, ...]]:
    """Who sits where, in every rotation."""
    contest = replace(CONTEST, bots=names)
    return [tuple(names[place] for place in order) for order in contest.rotations()]


def test_a_line_up_is_turned_round_the_table() -> None:
    assert seated("a", "b", "c") == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert seated("a", "b") == [("a", "b"), ("b", "a")]
    assert seated("a") == [("a",)]


def test_nothing_is_played_twice() -> None:
    assert seated("a", "b", "a", "b") == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(seated("a", "b", "b", "b")) == 4
    assert len(seated("a", "a", "a")) == 1


@pytest.mark.parametrize("names", ["ab", "abab", "abbb", "aabb", "abcab", "abcabc", "abcdefgh"])
def test_every_bot_sits_equally_often_on_every_seat(names: str) -> None:
    found = seated(*names)
    for bot in set(names):
        sat = [sum(order[seat] == bot for order in found) for seat in range(len(names))]
        assert len(set(sat)) == 1, (bot, sat)


def test_all_rotations_have_the_same_cards() -> None:
    """Bots that do the same on every seat end alike, whoever sits where; other deals end otherwise."""
    contest = replace(CONTEST, bots=("one", "two"))
    endings = []
    for number in range(6):
        first, second = play_deal(contest, number).outcomes
        assert (first.bots, second.bots) == (["one", "two"], ["two", "one"])
        assert (first.scores, first.winners) == (second.scores, second.winners)
        endings.append(tuple(first.scores))
    assert len(set(endings)) > 1


def test_a_deal_follows_from_the_seed_and_its_number() -> None:
    def endings(contest: Contest, number: int) -> list[list[int]]:
        return [outcome.scores + outcome.winners + outcome.decisions for outcome in play_deal(contest, number).outcomes]

    assert endings(CONTEST, 3) == endings(CONTEST, 3)
    assert endings(CONTEST, 3) != endings(CONTEST, 4)
    assert endings(CONTEST, 3) != endings(replace(CONTEST, seed=8), 3)


def test_time_and_decisions_are_counted_by_seat() -> None:
    first, second = play_deal(CONTEST, 0).outcomes
    assert all(count > 0 for count in first.decisions)
    assert first.bots.index("greedy") == 1
    assert first.microseconds[1] > first.microseconds[0]
    assert second.microseconds[0] > second.microseconds[1]


def test_an_automatic_seat_is_its_own_player() -> None:
    [outcome] = play_deal(Contest("inquest", inquest.build, 1, {}, ("random",), 1), 0).outcomes
    assert outcome.bots == ["random", "opponent"]
    assert outcome.decisions[1] == outcome.microseconds[1] == 0


def test_what_is_random_in_the_options_is_another_one_for_each_deal() -> None:
    seen: list[dict[str, Any]] = []

    def build(players: int, options: dict[str, Any]) -> Ruleset:
        seen.append(options)
        return masons_modules.build(players, {})

    contest = replace(CONTEST, build=build, options={"cast": "random"}, draws=True)
    for number in (0, 1, 1):
        play_deal(contest, number)
    assert [options["cast"] for options in seen] == ["random"] * 3
    assert seen[0]["draw"] != seen[1]["draw"] == seen[2]["draw"]
    play_deal(replace(contest, draws=False), 0)
    assert seen[-1] == {"cast": "random"}


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("clumsy", "deal 3, game 1: clumsy failed: ValueError: oops"),
        ("cheat", r"deal 3, game 1: cheat gave an answer that may not be given: \d+"),
    ],
)
def test_a_bot_that_fails_is_named(bot: str, problem: str) -> None:
    with pytest.raises(GreatHallError, match=problem):
        play_deal(replace(CONTEST, bots=(bot, "random")), 2)


# What is kept.


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    deals = [play_deal(CONTEST, number) for number in (1, 0)]
    kept = open_kept(file, CONTEST, 1)
    for deal in deals:
        kept.add(deal)
    kept.close()
    again = open_kept(file, CONTEST, 1)
    again.close()
    assert again.deals == {1: deals[0], 0: deals[1]}
    assert len(file.read_text().splitlines()) == 3


@pytest.mark.parametrize("cut", [1, 20, 200])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "kept.jsonl"
    kept = open_kept(file, CONTEST, 1)
    for number in range(2):
        kept.add(play_deal(CONTEST, number))
    kept.close()
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    again = open_kept(file, CONTEST, 1)
    assert list(again.deals) == [0]
    again.add(kept.deals[1])
    again.close()
    assert file.read_bytes() == whole


def test_a_header_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    open_kept(file, CONTEST, 1).close()
    whole = file.read_bytes()
    file.write_bytes(whole[:-5])
    open_kept(file, CONTEST, 1).close()
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("changed", "version", "problem"),
    [
        ({"seed": 8}, 1, "its seed is 7, not 8"),
        ({"bots": ("random", "rule")}, 1, r'its bots is \["random", "greedy"\], not \["random", "rule"\]'),
        ({"players": 3}, 1, "its players is 2, not 3"),
        ({"options": {"modules": ["factory"]}}, 1, r'its options is \{\}, not \{"modules": \["factory"\]\}'),
        ({"game": "inquest"}, 1, 'its game is "masons", not "inquest"'),
        ({}, 2, "its rules is 1, not 2"),
    ],
)
def test_another_tournament_is_not_mixed_in(
    tmp_path: Path, changed: dict[str, Any], version: int, problem: str
) -> None:
    file = tmp_path / "kept.jsonl"
    open_kept(file, CONTEST, 1).close()
    before = file.read_bytes()
    with pytest.raises(BadOptions, match=problem):
        open_kept(file, replace(CONTEST, **changed), version)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["a diary\n", "{}\n", "[1]\n", '{"format": "greathall tournament 0"}\n', b"\xff\xfe\n"]
)
def test_what_is_no_tournament_is_left_alone(tmp_path: Path, text: str | bytes) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    before = file.read_bytes()
    with pytest.raises(BadOptions, match=r"diary\.txt is not a tournament file"):
        open_kept(file, CONTEST, 1)
    assert file.read_bytes() == before


def test_text_without_an_end_of_line_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("a diary")
    with pytest.raises(BadOptions, match="is not a tournament file"):
        open_kept(file, CONTEST, 1)
    assert file.read_text() == "a diary"


@pytest.mark.parametrize("line", ["", "deal", "{}", '{"number": 1, "outcomes": [{}]}', '{"number": 1, "outcomes": 3}'])
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "kept.jsonl"
    kept = open_kept(file, CONTEST, 1)
    kept.add(play_deal(CONTEST, 0))
    kept.close()
    with file.open("a") as more:
        more.write(line + "\n")
    with pytest.raises(BadOptions, match=r"kept\.jsonl, line 3: this is not a deal of a tournament"):
        open_kept(file, CONTEST, 1)


def test_a_place_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "kept.jsonl"):
        with pytest.raises(BadOptions, match="cannot be used: "):
            open_kept(path, CONTEST, 1)


def test_the_file_is_json_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    kept = open_kept(file, CONTEST, 1)
    kept.add(play_deal(CONTEST, 0))
    kept.close()
    header, deal = (json.loads(line) for line in file.read_text().splitlines())
    assert (header["game"], header["bots"], header["seed"]) == ("masons", ["random", "greedy"], 7)
    assert deal["outcomes"][0]["bots"] == ["random", "greedy"]


# The picture.


def test_the_plot_shows_every_bot_with_its_share() -> None:
    found = standings([play_deal(replace(CONTEST, bots=("one", "random")), number) for number in range(3)], "AB")
    picture = plot("Wins & losses", "about <this>", "fair", found)
    root = ElementTree.fromstring(picture)
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Wins & losses", "about <this>", "fair", "one", "random"} <= set(texts)
    assert {f"{100 * one.share:.1f} %" for one in found} <= set(texts)
    bars = [bar for bar in root.iter("{http://www.w3.org/2000/svg}rect") if bar.get("class") == "bar"]
    widths = [float(bar.get("width", "nan")) for bar in bars]
    assert sum(widths) == pytest.approx(720 - 150 - 60, abs=0.3)
    assert widths[0] / sum(widths) == pytest.approx(found[0].share, abs=0.01)
