"""Warrants and threats: what a bribe costs, and what nobody but the seat that placed them can know."""

from collections import Counter
from typing import Any

import pytest

from greathall.engine import Match
from greathall.games import register
from greathall.games.citadels.options import LISTING
from greathall.scenarios import load_text, set_up

REST = ["king", "bishop", "merchant", "architect", "warlord"]
POSITION = """
scenario: a written position
game: citadels
options: {{seats: [A, B, C, D], cast: [{cast}], draw: 1}}
given: {given}
"""


@pytest.fixture(autouse=True)
def citadels() -> None:
    """The catalogue knows the game."""
    register(LISTING)


def at(cast: list[str], given: str) -> Match:
    """A position with this cast."""
    (scenario,) = load_text(POSITION.format(cast=", ".join(cast), given=given))
    return set_up(scenario)


def threatened(gold: int, flower: str = "merchant") -> Match:
    """A is called as Merchant, with this much gold; the threats are of B."""
    return at(
        ["assassin", "blackmailer", "magician", *REST],
        f"{{A: {{characters: [merchant], gold: {gold}}}, B: {{characters: [blackmailer], gold: 0}}, "
        f"marks: {{threat: {{by: B, characters: [king, merchant], flower: {flower}}}}}, at: {{call: merchant}}}}",
    )


def warranted(signed: str) -> Match:
    """B builds as King; the warrants are of A."""
    return at(
        ["magistrate", "thief", "magician", *REST],
        "{A: {characters: [magistrate], city: []}, B: {characters: [king], gold: 3, hand: [manor]}, "
        f"marks: {{warrant: {{by: A, characters: [magician, king, warlord], signed: {signed}}}}}, "
        "at: {turn: B, as: king, gathered: true}}",
    )


def mark(match: Match, seat: str, word: str) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["marks"][word]
    return found


# example: citadels/EX-11
@pytest.mark.parametrize(("gold", "bribe"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (8, 4)])
def test_a_bribe_is_half_of_the_gold_rounded_down(gold: int, bribe: int) -> None:
    match = threatened(gold)
    match.say("gather cards", "A")
    match.play(match.legal("A")[0], "A")
    match.say("bribe", "A")
    assert match.view("A")["seats"]["A"]["gold"] == gold - bribe
    assert match.view("A")["seats"]["B"]["gold"] == bribe
    assert match.view("A")["asked"] == {"A": "turn"}


@pytest.mark.parametrize("flower", ["king", "merchant"])
def test_a_bribed_threat_is_removed_unseen(flower: str) -> None:
    match = threatened(4, flower)
    match.say("gather gold", "A")
    match.say("bribe", "A")
    for seat in ("A", "C", "D"):
        assert mark(match, seat, "threat") == {"by": "B", "characters": ["king", "merchant"], "settled": ["merchant"]}
    assert mark(match, "B", "threat")["flower"] == flower


def test_where_the_flower_is_after_a_blank_was_shown_is_no_secret() -> None:
    match = threatened(4, "king")
    match.say("gather gold", "A")
    match.say("refuse", "A")
    assert {match.redeal("C", seed).view("B")["marks"]["threat"]["flower"] for seed in range(20)} == {
        "king",
        "merchant",
    }
    match.say("show threat", "B")
    assert {match.redeal("C", seed).view("B")["marks"]["threat"]["flower"] for seed in range(20)} == {"king"}


@pytest.mark.parametrize("signed", ["magician", "king", "warlord"])
def test_the_question_about_a_warrant_looks_the_same_whether_it_is_signed_or_not(signed: str) -> None:
    match, other = warranted(signed), warranted("king")
    for played in (match, other):
        played.say("build manor", "B")
    for seat in ("B", "C", "D"):
        assert match.view(seat) == other.view(seat)
        assert mark(match, seat, "warrant") == {"by": "A", "characters": ["magician", "king", "warlord"]}
        assert match.events(seat) == other.events(seat)
    for played in (match, other):
        played.say("pass", "A")
    for seat in ("B", "C", "D"):
        assert match.view(seat) == other.view(seat)
    assert mark(match, "A", "warrant")["signed"] == signed


def test_for_the_others_each_warrant_is_the_signed_one_equally_often() -> None:
    match = warranted("warlord")
    dealt = Counter(match.redeal("C", seed).view("A")["marks"]["warrant"]["signed"] for seed in range(600))
    assert set(dealt) == {"magician", "king", "warlord"}
    assert all(150 < count < 250 for count in dealt.values())
    assert {match.redeal("A", seed).view("A")["marks"]["warrant"]["signed"] for seed in range(20)} == {"warlord"}


def test_a_shown_warrant_is_no_secret() -> None:
    match = warranted("king")
    match.say("build manor", "B")
    match.say("confiscate", "A")
    shown = {"by": "A", "characters": ["magician", "king", "warlord"], "settled": ["king"], "shown": ["king"]}
    assert mark(match, "C", "warrant") == {**shown, "signed": "king"}
    assert {match.redeal("C", seed).view("A")["marks"]["warrant"]["signed"] for seed in range(20)} == {"king"}


def test_half_placed_warrants_are_open_and_none_of_them_is_signed() -> None:
    match = at(
        ["magistrate", "thief", "magician", *REST], "{A: {characters: [magistrate]}, at: {turn: A, as: magistrate}}"
    )
    for answer in ("warrants", "warrant on thief", "warrant on king"):
        match.say(answer, "A")
    for seat in ("A", "B"):
        assert mark(match, seat, "warrant") == {"by": "A", "characters": ["thief", "king"]}
    assert match.undoable("A") == 0  # everybody has seen them
