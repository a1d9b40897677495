"""A match may begin at a written position; its record says so, and nothing is taken back behind it."""

import json

import pytest
from samples import inquest, masons_modules

from greathall.engine import BadPosition, BadRecord, Game, Luck, Match, Record, position

GAMES = [masons_modules.LISTING.load(3), inquest.LISTING.load(2)]


def answered(match: Match, answers: int) -> Match:
    """Whoever is asked gives the last answer."""
    for _ in range(answers):
        if not match.over:
            seat = match.deciders()[0]
            match.play(match.legal(seat)[-1], seat)
    return match


def middle(game: Game) -> Match:
    return answered(game.new(seed=3), 6)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_goes_on_from_a_position(game: Game) -> None:
    match = middle(game)
    again = game.at(json.loads(json.dumps(position(match.state)))).new(luck=match.luck.clone())
    assert (again.answered, again.events("A")) == (0, [])
    assert [again.view(seat) for seat in game.seats] == [match.view(seat) for seat in game.seats]
    assert answered(again, 500).scores() == answered(match, 500).scores()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_its_record_begins_there(game: Game) -> None:
    match = answered(game.at(position(middle(game).state)).new(seed=4), 500)
    record = Record.parse(match.record().text())
    assert record.position == match.record().position == position(middle(game).state)
    assert game.replay(record).scores() == match.scores()
    assert game.replay(record).record().text() == match.clone().record().text()


def test_a_record_from_the_start_says_nothing_of_it() -> None:
    record = middle(GAMES[0]).record()
    assert record.position is None
    assert "position" not in record.text()


def test_nothing_is_taken_back_behind_it() -> None:
    match = GAMES[0].new(seed=1)
    while not match.undoable(match.deciders()[0]):
        answered(match, 1)
    seat = match.deciders()[0]
    again = GAMES[0].at(position(match.state)).new(luck=Luck(1))
    assert again.deciders() == [seat]
    assert again.undoable(seat) == 0
    answered(again, 1)
    assert again.undoable(seat) <= 1


def test_a_match_leaves_its_position_as_it_was() -> None:
    written = position(middle(GAMES[0]).state)
    before = json.dumps(written)
    answered(GAMES[0].at(written).new(seed=1), 500)
    assert json.dumps(written) == before


@pytest.mark.parametrize("wrong", [{"A": 3}, {"at": {"frames": [["Nothing", {"tuple": []}, 0]]}}, {"at": {"turn": []}}])
def test_what_cannot_be_read_is_no_beginning(wrong: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        GAMES[0].at(wrong).new(seed=1)


def test_a_position_in_a_record_is_an_object() -> None:
    text = middle(GAMES[0]).record().text().replace("options: {}", "options: {}\nposition: []")
    with pytest.raises(BadRecord, match="line 6: the value of 'position' is of the wrong type"):
        Record.parse(text)
