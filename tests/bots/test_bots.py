"""Bots, their registry, and playing with them."""

import pytest
from samples import inquest, masons_modules

from greathall import bots
from greathall.bots import Bot, RandomBot, Seat, play_match, play_on
from greathall.engine import BadOptions, GreatHallError, IllegalAnswer, Match


class FirstBot:
    """Always the first answer."""

    name = "first"

    def choose(self, seat: Seat) -> int:
        return seat.legal()[0]


class WrongBot:
    """Never a legal answer."""

    name = "wrong"

    def choose(self, seat: Seat) -> int:
        return next(answer for answer in range(seat.space.size) if answer not in seat.legal())


def bots_for(match: Match, seed: int = 0) -> list[Bot]:
    people = match.rules.automatic.count(False)
    return [bots.make("random", seed + seat) for seat in range(people)]


def test_a_match_is_played_to_its_end(match: Match) -> None:
    answers = play_match(match, bots_for(match))
    assert match.over
    assert answers == sum(entry.who != "chance" for entry in match.record().entries)
    assert len(match.scores()) == len(match.rules.seats)


def test_the_same_seeds_play_the_same_match(match: Match) -> None:
    again, other = match.clone(), match.clone()
    play_match(match, bots_for(match, 1))
    play_match(again, bots_for(match, 1))
    play_match(other, bots_for(match, 2))
    assert match.record().text() == again.record().text() != other.record().text()


def test_random_answers_are_spread_over_all_that_is_legal() -> None:
    match = masons_modules.LISTING.load(2).new(seed=1)
    seat = Seat(match, 0)
    bot = RandomBot(0)
    assert {bot.choose(seat) for _ in range(100)} == set(seat.legal())
    assert len(seat.legal()) > 1


def test_after_every_answer_somebody_is_told() -> None:
    match = masons_modules.LISTING.load(3).new(seed=2)
    told: list[str] = []
    play_match(
        match, bots_for(match), lambda seat, answer: told.append(f"{match.rules.seats[seat]} {match.text(answer)}")
    )
    assert told == [f"{entry.who} {entry.text}" for entry in match.record().entries if entry.who != "chance"]


def test_playing_on_stops_when_no_bot_is_asked() -> None:
    match = masons_modules.LISTING.load(3).new(seed=2)
    play_on(match, {0: FirstBot(), 2: FirstBot()})
    assert match.deciders() == [1]
    assert not match.over


def test_an_illegal_answer_is_not_taken() -> None:
    match = masons_modules.LISTING.load(2).new(seed=2)
    before = match.record().text()
    with pytest.raises(IllegalAnswer):
        play_match(match, [WrongBot(), WrongBot()])
    assert match.record().text() == before


def test_every_seat_needs_a_bot_but_an_automatic_one_does_not() -> None:
    match = inquest.LISTING.load(1).new(seed=2)
    with pytest.raises(BadOptions, match="1 seats need a bot, not 2"):
        play_match(match, [FirstBot(), FirstBot()])
    play_match(match, [FirstBot()])
    assert match.over


def test_chance_must_be_answered_by_luck() -> None:
    match = inquest.LISTING.load(2).new(chance="explicit")
    with pytest.raises(GreatHallError, match="chance is asked"):
        play_match(match, [FirstBot(), FirstBot()])


@pytest.mark.parametrize("name", bots.NAMES)
def test_every_bot_can_be_made_by_its_name(name: str) -> None:
    assert bots.make(name, 1).name == name


def test_an_unknown_bot_is_refused_with_what_there_is() -> None:
    with pytest.raises(BadOptions, match=r"there is no bot 'clever'; there are .*random"):
        bots.make("clever", 1)
