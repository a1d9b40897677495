"""Forecasts: the chances that are said in the course of games that everybody plays at once, and who won them."""

from typing import Any, Final, NamedTuple

from greathall.bots.judges.judge import Judge
from greathall.bots.judges.learned.nets import learned_judge
from greathall.bots.judges.registry import JudgeMaker
from greathall.bots.review.foresight import Foresight, shares_of
from greathall.bots.thinkers.playing_out import asked, let_luck_answer
from greathall.bots.thinkers.rule import pick_greatest
from greathall.engine import Decision, Game, Luck, State, apply, legal
from greathall.training.policies import judging_with, softened
from greathall.training.samples import game_for

ASKED: Final = 4  # questions of a game at which chances are said as in a review
TABLES: Final = {"citadels": "citadels", "paladins": "paladins", "crowns": "paladins"}  # what a name means here
CYCLE: Final = 8  # so many tables of Paladins in a row, then as many of City of Crowns


class Statement(NamedTuple):
    """The chances of all seats that were said at once."""

    chances: list[float]
    asked: bool  # as in a review, at a question; otherwise at the end of a round, without thinking ahead


class Forecast(NamedTuple):
    """The chances that were said, and each seat's share of the win."""

    chances: list[float]
    shares: list[float]
    asked: bool


class Plan(NamedTuple):
    """What is played, by which net with which taste (none: those that come with the package), and how many of a hundred
    answers are errors."""

    game: str
    net: bytes | None = None
    taste: bytes | None = None
    errors: int = 0

    def judging(self) -> JudgeMaker:
        return learned_judge if self.net is None else judging_with(self.net, self.taste)


def table_for(name: str, number: int) -> tuple[Game, int]:
    """The table with this number, and its seed: Paladins and City of Crowns are told apart here."""
    if name == "citadels":
        return game_for(name, number), number
    seed = 2 * CYCLE * (number // CYCLE) + number % CYCLE + (CYCLE if name == "crowns" else 0)
    return game_for(TABLES[name], seed), seed


def foretell(plan: Plan, numbers: range) -> list[Forecast]:
    """All that is said in these games."""
    judging = plan.judging()
    return [one for number in numbers for one in Foretold(plan, number, judging).forecasts()]


class Foretold:
    """A game, and what is said meanwhile: by everybody at the ends of rounds, and by those who are asked at a few of
    their questions, which luck draws."""

    def __init__(self, plan: Plan, number: int, judging: JudgeMaker) -> None:
        game, seed = table_for(plan.game, number)
        self.errors: Final = plan.errors
        self.luck: Final = Luck(seed * 7873 + 17)
        self.s: Final[State] = game.new(seed=seed).state.clone()
        self.s.telling = False
        self.foresight: Final = Foresight(self.s.rules, seed, judging=judging)
        self.judge: Final[Judge] = self.foresight.judge
        self.told: Final[list[Statement]] = []
        self.drawn: Final[list[tuple[State, int]]] = []
        self.questions = 0

    def forecasts(self) -> list[Forecast]:
        """Play it."""
        s, rules = self.s, self.s.rules
        let_luck_answer(s, self.luck)
        chapter = self.judge.chapter(s)
        while s.stack:
            here = asked(s, 0)
            apply(s, here.player, self.answer(here))
            let_luck_answer(s, self.luck)
            if s.stack and self.judge.chapter(s) != chapter:
                chapter = self.judge.chapter(s)
                self.told.extend(Statement(self.foresight.at(s, seat), False) for seat in rules.people)
        for n, (state, seat) in enumerate(self.drawn):
            self.told.append(Statement(self.foresight.of(state, seat, n), True))
        shares = shares_of(rules.winners(s), len(rules.seats))
        return [Forecast(chances, shares, asked) for chances, asked in self.told]

    def answer(self, here: Decision[Any]) -> int:
        options = legal(self.s, here.player)
        if len(options) == 1:
            return options[0]
        self.draw(here.player)
        weights = self.judge.weigh_all(self.s, here.player, here, options)
        if self.errors and self.luck.below(100) < self.errors:
            return options[self.luck.weighted(softened(weights))]
        return pick_greatest(options, weights, self.luck)

    def draw(self, seat: int) -> None:
        """Every question of the game is drawn as often as every other."""
        self.questions += 1
        place = self.luck.below(self.questions)
        if len(self.drawn) < ASKED:
            self.drawn.append((self.s.clone(), seat))
        elif place < ASKED:
            self.drawn[place] = (self.s.clone(), seat)
