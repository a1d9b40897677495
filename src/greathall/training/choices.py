"""Choices: what a search answers all through games, so that a net can learn to like what it would choose."""

import io
from typing import Any, Final, NamedTuple

import numpy as np

from greathall.bots.budget import Budget
from greathall.bots.judges.judge import Judge
from greathall.bots.judges.registry import JudgeMaker
from greathall.bots.seat import Seat
from greathall.bots.thinkers.playing_out import asked, let_luck_answer
from greathall.bots.thinkers.rule import pick_greatest
from greathall.bots.thinkers.search import SearchBot
from greathall.bots.thinkers.stint import Stint
from greathall.engine import Decision, Luck, Match, State, apply, legal
from greathall.training.policies import softened
from greathall.training.samples import game_for, look

ASKED: Final = 6  # the search is asked one question in this many
ERRORS: Final = 10  # percent of the other answers that are errors, so that nets see how to go on after one
NOT_HERE: Final = -30_000  # the weight of an answer that cannot be given
LIKED: Final = -20_000  # far below what any answer weighs


class Choice(NamedTuple):
    """What a seat observed, the answers it could give with what each weighs by rule, and the one that was chosen."""

    observation: bytes
    answers: list[int]
    weights: list[int]
    chosen: int


class Teacher(SearchBot):
    """Thinks for the same number of iterations about every question."""

    def __init__(self, seed: int, each: int, judging: JudgeMaker) -> None:
        super().__init__(seed, Budget(each), judging)
        self.each = each

    def stint(self, share: float) -> Stint:
        return Stint(float(self.each), None, self.clock)

    def teach(self, seat: Seat) -> int:
        self.search = None
        return self.choose(seat)


def play_choices(name: str, seed: int, judging: JudgeMaker, each: int) -> list[Choice]:
    """The choices of a game that everybody plays by what is liked, with an error now and then; whoever asks the teacher
    answers as the teacher does."""
    s = game_for(name, seed).new(seed=seed).state.clone()
    s.telling = False
    luck = Luck(seed * 7907 + 11)
    judge, teacher = judging(s.rules), Teacher(luck.seed(), each, judging)
    found: list[Choice] = []
    let_luck_answer(s, luck)
    while s.stack:
        here = asked(s, 0)
        options = legal(s, here.player)
        option = options[0]
        if len(options) > 1 and luck.below(ASKED) == 0:
            option = teach(s, here, teacher, luck)
            found.append(choice_of(s, here, judge, option))
        elif len(options) > 1:
            weights = judge.weigh_all(s, here.player, here, options)
            errs = luck.below(100) < ERRORS
            option = options[luck.weighted(softened(weights))] if errs else pick_greatest(options, weights, luck)
        apply(s, here.player, option)
        let_luck_answer(s, luck)
    return found


def teach(s: State, here: Decision[Any], teacher: Teacher, luck: Luck) -> int:
    number = teacher.teach(Seat(Match(s.rules, s, luck), here.player))
    return s.rules.space.option(here.kind, number)


def choice_of(s: State, here: Decision[Any], judge: Judge, chosen: int) -> Choice:
    """A choice as it is learned from: by rule, without what any net liked before."""
    options = judge.sensible(s, here, legal(s, here.player))
    weights = Judge.weigh_all(judge, s, here.player, here, options)
    answers = [s.rules.space.number(here.kind, option) for option in options]
    return Choice(look(s, here.player).observation, answers, weights, s.rules.space.number(here.kind, chosen))


def packed_choices(choices: list[tuple[int, Choice]], answers: int) -> bytes:
    """Choices as numbers: a row of weights has one for every answer of the game."""
    count = len(choices)
    seen = np.frombuffer(b"".join(choice.observation for _, choice in choices), np.uint8).reshape(count, -1)
    weights = np.full((count, answers), NOT_HERE, np.int16)
    for row, (_, choice) in enumerate(choices):
        most = max(choice.weights)
        weights[row, choice.answers] = [max(LIKED, weight - most) for weight in choice.weights]
    chosen = np.array([choice.chosen for _, choice in choices], np.int16)
    games = np.array([seed for seed, _ in choices], np.int64)
    made = io.BytesIO()
    np.savez_compressed(made, seen=seen, weights=weights, chosen=chosen, games=games)
    return made.getvalue()
