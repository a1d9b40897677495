"""Random games of Paladins, watched answer by answer."""

from collections.abc import Iterator

from greathall.engine import CHANCE, Luck, apply, deciders, legal
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
