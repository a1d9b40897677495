"""Playouts that draw one option without listing all: each is equally likely, and games go on as with all listed."""

from collections import Counter
from typing import Any

import pytest
from samples import inquest, masons_modules
from tiny import Ask, AskAlways, Both, Roll, ShuffleDeck, Steps, Tiny, tiny

from greathall import games
from greathall.engine import BrokenRules, Chance, Decision, Game, Luck, State, apply, begin, deciders, legal, play_drawn
from greathall.engine.frames import AGAIN, FROM_LIKELY
from greathall.engine.machine import chance_answer, question
from greathall.engine.playouts import TRIES, draw_option

A, B = 0, 1


class Told(Luck):
    """Luck that says what it is told to say, and remembers how many it chose from."""

    def __init__(self, *numbers: int) -> None:
        super().__init__(0)
        self.numbers = list(numbers)
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        return self.numbers.pop(0)


class Odd(Ask):
    """Even numbers are refused."""

    def refusal(self, s: Tiny, option: int) -> int:
        return 1 - option % 2


def places_of(s: State, decision: Decision[Any]) -> list[int]:
    """What is at each place that may be drawn; AGAIN where nothing is."""
    luck = Told(0)
    if decision.draw(s, luck) == FROM_LIKELY:
        return decision.likely(s)
    [places] = luck.bounds
    return [decision.draw(s, Told(place)) for place in range(places)]


def check_chances(s: State, decision: Decision[Any]) -> None:
    """All come with the same chance, options among them; one is taken if it is fine, otherwise all come again."""
    candidates, options = places_of(s, decision), decision.options(s)
    there = [candidate for candidate in candidates if candidate != AGAIN]
    assert set(options) <= set(there) <= set(decision.candidates(s))
    assert len(set(there)) == len(there)
    taken = [place for place, option in enumerate(candidates) if option in options]
    refused = [place for place in range(len(candidates)) if place not in taken]
    for place in taken:
        luck = Told(place)
        assert draw_option(s, decision, luck) == candidates[place]
        assert luck.bounds == [len(candidates)]
    for place in refused:
        luck = Told(place, taken[-1])
        assert draw_option(s, decision, luck) == candidates[taken[-1]]
        assert luck.bounds == [len(candidates)] * 2
        luck = Told(*[place] * TRIES, len(options) - 1)
        assert draw_option(s, decision, luck) == options[-1]
        assert luck.bounds == [len(candidates)] * TRIES + [len(options)]


SOME = [
    pytest.param(entry, players, id=f"{entry.name}, {players} players")
    for entry, players in (
        (masons_modules.LISTING, 3),
        (inquest.LISTING, 3),
        (games.find("citadels"), 6),
        (games.find("paladins"), 3),
    )
]


@pytest.mark.parametrize(("entry", "players"), SOME)
def test_in_every_position_of_a_game_each_option_is_equally_likely(entry: Any, players: int) -> None:
    game: Game = entry.load(players)
    s, luck = game.rules.start(), Luck(4)
    s.telling = False
    while not s.over:
        if isinstance(s.stack[-1], Chance):
            apply(s, -1, chance_answer(s, luck))
            continue
        seat = deciders(s)[0]
        decision, options = question(s, seat), legal(s, seat)
        assert decision is not None
        check_chances(s, decision)
        apply(s, seat, options[luck.below(len(options))])


def test_many_draws_come_out_alike() -> None:
    s, luck = tiny(), Luck(7)
    drawn = Counter(draw_option(s, Odd(A, (2, 3, 4, 5, 6, 8, 9)), luck) for _ in range(3000))
    assert set(drawn) == {3, 5, 9}
    assert sum((count - 1000) ** 2 / 1000 for count in drawn.values()) < 9  # chi-square: 2 are expected


def test_a_drawn_playout_ends_the_game_and_counts_all_questions() -> None:
    s = tiny()
    s.deck = [0, 1, 2]
    begin(s, Steps(lambda s: s.queue(Ask(A, (1, 2)), Roll(), Both(), ShuffleDeck(), Ask(B, (3,)), AskAlways(B, (3,)))))
    answers = play_drawn(s, Luck(1))
    assert s.over
    assert answers == 7
    assert len(s.notes) == 5


@pytest.mark.parametrize(("entry", "players"), SOME)
def test_drawn_games_end_with_all_that_never_changes(entry: Any, players: int) -> None:
    game: Game = entry.load(players)
    for seed in range(3):
        s = game.rules.start()
        sums = game.rules.conserved(s)
        play_drawn(s, Luck(seed))
        assert s.over
        assert game.rules.conserved(s) == sums


def test_a_question_without_options_is_a_dead_end() -> None:
    for numbers in ((2, 4), ()):
        s = tiny()
        s.stack, s.at = [Odd(A, numbers)], [0]
        with pytest.raises(BrokenRules, match="offers nothing: a dead end"):
            play_drawn(s, Luck(1))


def test_a_drawn_playout_without_end_is_given_up() -> None:
    s = tiny()
    begin(s, Steps(lambda s: s.push(Ask(A, (1, 2))), lambda s: s.swap(s.stack[-1])))
    with pytest.raises(BrokenRules, match="no end after 50 answers"):
        play_drawn(s, Luck(1), limit=50)
