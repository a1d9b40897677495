"""Random games of Paladins, watched answer by answer."""

from collections.abc import Iterator

from greathall.engine import CHANCE, Game, Luck, Record, apply, deciders, legal
from greathall.engine.machine import chance_answer
from greathall.games.paladins.options import LISTING
from greathall.games.paladins.state import Paladins


def new_state(players: int) -> Paladins:
    s = LISTING.load(players).rules.start()
    assert isinstance(s, Paladins)
    return s


def answer_at_random(s: Paladins, luck: Luck) -> int:
    """One answer of somebody who is asked; which seat it was."""
    asked = deciders(s)
    seat = asked[luck.below(len(asked))]
    if seat == CHANCE:
        apply(s, CHANCE, chance_answer(s, luck))
    else:
        options = legal(s, seat)
        assert options, "nobody is asked without an answer"
        apply(s, seat, options[luck.below(len(options))])
    return seat


def random_game(players: int, seed: int) -> Iterator[Paladins]:
    """The state of a game after every answer, to the end."""
    s, luck = new_state(players), Luck(seed)
    while not s.over:
        answer_at_random(s, luck)
        yield s


def check_replay(game: Game) -> Record:
    """A random game, read from its record, is played again alike."""
    match, luck = game.new(seed=4), Luck(5)
    while not match.over:
        seat = match.deciders()[0]
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
    record = Record.parse(match.record().text())
    again = game.listing.with_options(record.players, record.options).replay(record)
    assert again.scores() == match.scores()
    return record
