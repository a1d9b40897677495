"""The course of a match: positions that are held never change, events are found out when somebody asks, and an answer
that fails leaves nothing behind."""

import pytest
from samples import inquest, masons_modules

import greathall
from greathall.engine import BrokenRules, Game, Luck, Match, snapshot

GAMES = {
    "masons": masons_modules.LISTING.load(3),
    "inquest": inquest.LISTING.load(2),
    "citadels": greathall.load("citadels", 5, preset="vicious_nobles"),
    "crowns": greathall.load("paladins", 2, expansions=["city_of_crowns"]),
}


class Breaking(Luck):
    """Luck that fails."""

    def weighted(self, weights: list[int]) -> int:
        raise BrokenRules("out of luck")


def some_answers(match: Match, answers: int, takes_back: bool = False) -> Match:
    """Random answers; now and then the last one is taken back."""
    luck = Luck(9)
    while not match.over and answers:
        seat = match.deciders()[0]
        legal = match.legal(seat)
        match.play(legal[luck.below(len(legal))], seat)
        if takes_back and luck.below(4) == 0 and match.undoable(seat):
            match.undo(seat)
        answers -= 1
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_position_that_is_held_never_changes(name: str) -> None:
    match = GAMES[name].new(seed=3)
    held = []
    for _ in range(12):
        held.append((match.state, snapshot(match.state)))
        some_answers(match, 3, takes_back=True)
    assert [snapshot(state) for state, _ in held] == [taken for _, taken in held]


@pytest.mark.parametrize("name", GAMES)
def test_events_are_the_same_whenever_somebody_begins_to_listen(name: str) -> None:
    game = GAMES[name]
    early = some_answers(game.new(seed=4).listen(), 60, takes_back=True)
    late = some_answers(game.new(seed=4), 60, takes_back=True)
    half = some_answers(game.new(seed=4), 60, takes_back=True)
    assert early.record().text() == late.record().text()
    for seat in range(len(game.seats)):
        assert early.events(seat) == late.events(seat) == half.clone().events(seat)
    assert any(event["event"] == "undone" for event in late.events(0))
    for match in (early, late, half):
        some_answers(match, 20)
    assert early.events(0) == late.events(0) == half.events(0)


def test_nothing_is_told_while_nobody_listens() -> None:
    match = some_answers(GAMES["citadels"].new(seed=4), 30)
    assert max((n for n, _ in match.heard), default=0) <= 1
    assert max(n for n, _ in match.told) > 10


def until_luck(game: Game) -> tuple[Match, int]:
    """A match in which luck is asked after the next answer, and that answer."""
    match, luck = game.new(seed=6), Luck(2)
    while True:
        seat = match.deciders()[0]
        answer = match.legal(seat)[luck.below(len(match.legal(seat)))]
        trial = match.clone()
        trial.play(answer, seat)
        if trial.answered > match.answered + 1:
            return match, answer
        match = trial


def test_where_luck_fails_the_answer_before_it_was_never_given() -> None:
    match, answer = until_luck(inquest.LISTING.load(3))
    seat, true_luck = match.deciders()[0], match.luck
    before = (snapshot(match.state), match.record().text(), match.undoable(seat), match.events(seat))
    match.luck = Breaking(1)
    with pytest.raises(BrokenRules, match="out of luck"):
        match.play(answer, seat)
    assert (snapshot(match.state), match.record().text(), match.undoable(seat), match.events(seat)) == before
    match.luck = true_luck
    match.play(answer, seat)
    assert match.record().text() != before[1]


@pytest.mark.parametrize("name", ["citadels", "crowns"])
def test_whoever_takes_back_again_and_again_gives_no_older_answers_again(name: str) -> None:
    """A record of 5,000 entries made like that once took a hall most of a second to read."""
    match = GAMES[name].new(seed=3)
    while True:
        seat = match.deciders()[0]
        match.play(match.legal(seat)[0], seat)
        if len(match.history.moves) == 1 and match.undoable(seat):
            break
    assert len(match.history.since) > 1, "there is more behind it than what is taken back"
    match.undo(seat)
    assert match.history.since == []
    assert match.history.base is match.state
