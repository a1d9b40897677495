"""Samples: what seats observe in the course of a game, and how it ended for everybody."""

from typing import Final, NamedTuple

import greathall
from greathall.bots.thinkers.playing_out import asked, let_luck_answer
from greathall.engine import Game, Luck, State, apply, legal
from greathall.engine.encoding.encoder import encoding_of
from greathall.training.policies import Policy

PEOPLE: Final = (1, 1, 1, 2, 2, 2, 3, 4)  # at tables of Paladins
ROUNDS: Final = {"citadels": 8, "paladins": 7}  # in which everybody may err: more are rare
ERRORS: Final = 15  # more answers, for each person, in the round of the last error
RARE: Final = 20  # one answer in this many is looked at in the middle of a round
DIFFICULTIES: Final = ("easy", "standard", "hard", "impossible")


class Seen(NamedTuple):
    """What one seat observed."""

    seat: int
    observation: bytes


class Sample(NamedTuple):
    """What one seat observes, then for each seat from that one on: its share of the win, and its points."""

    seat: int
    observation: bytes
    shares: list[float]
    points: list[float]


def game_for(name: str, seed: int) -> Game:
    """A table of a game; another one for each seed, so that all numbers of players and all options come up."""
    if name == "citadels":
        return greathall.load(name, 2 + seed % 7, cast="random", uniques="random", draw=seed)
    crowns = seed // 8 % 2 == 1
    options: dict[str, object] = {"expansions": ["city_of_crowns"]} if crowns else {}
    players = PEOPLE[seed % 8]
    if players == 1:
        options["difficulty"] = DIFFICULTIES[seed // 16 % (4 if crowns else 3)]
    return greathall.load(name, players, **options)


def play_game(name: str, seed: int, policy: Policy) -> list[Sample]:
    """The samples of a game that everybody plays by one policy: all seats at the end of each round, and now and then
    one seat in between.

    At first everybody errs. The last error comes somewhere in a round that luck draws, is an answer like any other, and
    is followed by the first samples. So nets see what follows from all kinds of errors, and nobody errs between a
    sample and the end of its game.
    """
    s = game_for(name, seed).new(seed=seed).state.clone()
    s.telling = False
    luck = Luck(seed * 7919 + 13)
    policy.begin(s.rules)
    rounds, errors = luck.below(ROUNDS[name]), luck.below(ERRORS * len(s.rules.people))
    seen: list[Seen] = []
    let_luck_answer(s, luck)
    chapter = policy.judge.chapter(s)
    while s.stack:
        here = asked(s, 0)
        options = legal(s, here.player)
        option = options[0]
        everybody = False
        if len(options) > 1:
            if rounds <= 0 and errors == 0:
                option = options[luck.below(len(options))]
                everybody = True
            else:
                option = (policy.err if errors > 0 else policy.choose)(s, here, options, luck)
            errors -= rounds <= 0
        apply(s, here.player, option)
        let_luck_answer(s, luck)
        if s.stack and policy.judge.chapter(s) != chapter:
            chapter = policy.judge.chapter(s)
            rounds -= 1
            everybody = everybody or errors < 0
        if s.stack and everybody:
            seen += [look(s, seat) for seat in s.rules.people]
        elif s.stack and errors < 0 and luck.below(RARE) == 0:
            seen.append(look(s, s.rules.people[luck.below(len(s.rules.people))]))
    return [sample_of(s, one) for one in seen]


def look(s: State, seat: int) -> Seen:
    """What a seat observes."""
    encoding = encoding_of(s.rules)
    out = bytearray(encoding.size)
    encoding.observe(s, seat, out)
    return Seen(seat, bytes(out))


def sample_of(s: State, seen: Seen) -> Sample:
    """How the game that is over ended, as seen from a seat."""
    scores, winners = s.rules.scores(s), s.rules.winners(s)
    seats = [(seen.seat + step) % len(scores) for step in range(len(scores))]
    shares = [1 / len(winners) if other in winners else 0.0 for other in seats]
    return Sample(seen.seat, seen.observation, shares, [float(scores[other]) for other in seats])
