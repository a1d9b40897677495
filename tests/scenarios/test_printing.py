"""A printed position loads into the same position, at any point of a game."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greathall.engine import CHANCE, Luck, Match, position
from greathall.games import find, load
from greathall.scenarios import check, load_text, print_position, print_scenario, set_up

TABLES = [("masons", 2), ("masons", 3), ("masons", 4), ("inquest", 1), ("inquest", 2), ("inquest", 3)]


def loaded(match: Match) -> Match:
    """A match at the position that is printed of another one."""
    (scenario,) = load_text(print_scenario(match))
    result = check(scenario)
    assert result.ok, result.message
    return set_up(scenario, chance="explicit")


def play_on(match: Match, luck: Luck) -> None:
    """One answer at random, Chance's or a seat's."""
    seat = match.deciders()[luck.below(len(match.deciders()))]
    if seat == CHANCE and not match.legal(CHANCE):
        match.say(f"seed {luck.seed()}", "chance")
    elif seat == CHANCE:
        texts = [match.rules.draws.text(answer) for answer in match.legal(CHANCE)]
        match.say(texts[luck.below(len(texts))], "chance")
    else:
        match.play(match.legal(seat)[luck.below(len(match.legal(seat)))], seat)


def table(match: Match) -> dict[str, Any]:
    """The position without what seats know: that depends on the order in which they came to know it."""
    shown = position(match.state)
    for seat in match.rules.seats:
        del shown[seat]["knows"]
    return shown


def test_the_tables_are_all_there_are() -> None:
    assert sorted(TABLES) == sorted((name, people) for name in ("masons", "inquest") for people in find(name).players)


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "people"), TABLES)
@settings(max_examples=2)
@given(seed=st.integers(0, 2**32))
def test_what_is_printed_at_every_question_of_a_game_loads_into_the_same(name: str, people: int, seed: int) -> None:
    match = load(name, people).new(seed, chance="explicit")
    luck = Luck(seed)
    while not match.over:
        again = loaded(match)
        assert print_position(again) == print_position(match)
        for seat in match.deciders():
            assert again.legal(seat) == match.legal(seat)
        play_on(again, luck.clone())
        play_on(match, luck)
        assert table(again) == table(match)
    assert loaded(match).over


@pytest.mark.parametrize(("name", "people"), TABLES)
def test_a_game_goes_on_from_a_printed_position_to_the_same_end(name: str, people: int) -> None:
    match = load(name, people).new(7, chance="explicit")
    luck = Luck(7)
    for _ in range(10):
        play_on(match, luck)
    again = loaded(match)
    other = luck.clone()
    while not match.over:
        play_on(match, luck)
        play_on(again, other)
    assert table(again) == table(match)
    assert again.scores() == match.scores()


def test_a_printed_scenario_reads_well() -> None:
    text = """\
scenario: B builds
rules: [M-3]
game: masons
options: {seats: [A, B], modules: [magistrate, collector]}
given:
  A: {gold: 0, city: [tavern]}
  B: {gold: 3, hand: [temple, castle], knows: [{card: church, in: [A, deck]}]}
  deck: [manor]
  holder: A
  turn: {gathered: 1}
  at: {turn: B}
"""
    (scenario,) = load_text(text)
    printed = print_scenario(set_up(scenario), "B builds", ["M-3"])
    deck = printed[printed.index("  deck: [manor, ") : printed.index("  table:")]
    assert (
        printed.replace(deck, "")
        == """\
scenario: B builds
rules: [M-3]
game: masons
options: {seats: [A, B], modules: [magistrate, collector]}
given:
  A:
    hand: []
    picked: []
    offer: []
    city: [tavern]
    gold: 0
    knows: []
  B:
    hand: [temple, castle]
    picked: []
    offer: []
    city: []
    gold: 3
    knows: [{card: church, in: [A, deck]}]
  table: []
  tax: 0
  holder: A
  bare: null
  shown: null
  signed: null
  turn: {gathered: 1, built: 0, pawned: 0, spied: 0}
  at: {frames: [[Turn, {tuple: [1]}, 0]]}
then: {asked: {B: turn}}
"""
    )
    assert all(len(line) <= 120 for line in printed.splitlines())


def test_a_printed_position_is_what_is_written_under_given() -> None:
    match = load("inquest", 2).new(3)
    inside = "".join(f"  {line}\n" for line in print_position(match).splitlines())
    (scenario,) = load_text(f"scenario: x\ngame: inquest\noptions: {{seats: 2}}\ngiven:\n{inside}")
    assert print_position(set_up(scenario)) == print_position(match.state)
