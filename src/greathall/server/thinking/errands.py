"""Errands: what a bot in another process is given to think about, and what comes back.

An errand holds a position redealt for the seat that thinks, never the true one and never the record. What the seat
cannot know was drawn by luck before anything leaves the hall, so a bot has nothing to look at.
"""

from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from greathall import bots, games
from greathall.bots import Remark, SearchBot, Seat, judge_of
from greathall.bots.review.hints import hint
from greathall.bots.review.lines import Step
from greathall.bots.thinkers.stint import Effort
from greathall.engine import Game, Luck, Match, Ruleset, Space
from greathall.engine.kept.snapshots import restore, snapshot
from greathall.locale.messages import nouns_of
from greathall.server.protocol.questions import ForeseenAnswer, GivenAnswer, HintRemark
from greathall.server.thinking.trying_out import try_out

MOST_KNOWN: Final = 64  # games whose rules a worker remembers
HINT: Final = "hint"  # in place of a bot: advice; after a colon, for how many iterations it is searched for
SPEED: Final = "speed"  # in place of a bot: how fast this machine thinks about the game; no position is needed


class Errand(Struct, frozen=True, tag="question"):
    """A seat before its question: the game, a position it cannot tell from the true one, and who is to think."""

    game: str
    players: int
    options: dict[str, Any]
    position: dict[str, Any]
    seat: int
    bot: str  # as bots are written: a level, `greedy`, `learned:640:1900ms`; or `hint`, `hint:8`, `speed`
    seed: int
    limit: int = 0  # milliseconds to think at most, whatever the bot may otherwise; 0: as it may


class Lesson(Struct, frozen=True, tag="lesson"):
    """A game for a worker to load before it is asked about it: that takes a while, and is not thinking."""

    game: str


class Exertion(Struct, frozen=True):
    """How much a bot thought: iterations it was meant to do and did, the time they took, and what a hard turn has."""

    meant: int = 0  # nothing, if only the time counts
    done: int = 0
    milliseconds: int = 0
    hard_turn: int = 0
    hurried: bool = False  # whether others waited, so that less time was given than the bot may have


class Thought(Struct, frozen=True):
    """The result: an answer, and the budget that is left for the rest of the turn; or what went wrong."""

    answer: int = -1
    left: str = ""  # who goes on with the turn, and with what, as bots are written
    exertion: Exertion = Exertion()
    remarks: list[HintRemark] = []  # of a hint
    plan: list[ForeseenAnswer] = []
    instead: GivenAnswer | None = None
    points: int = 0
    more: bytes = b""  # of a review
    fault: str = ""


def learn(lesson: Lesson) -> Thought:
    """Load a game; there is nothing to answer."""
    games.find(lesson.game)
    return Thought()


def new_seed(luck: Luck) -> int:
    """A seed for an errand, no longer than a message can hold."""
    return luck.word() << 32 | luck.word()


def prepare(match: Match, seat: int, bot: str, seed: int) -> Errand:
    """An errand for a seat that is asked. Equal seeds make equal errands of positions the seat cannot tell apart."""
    rules = match.rules
    dealt = match.redeal(seat, seed).state
    if dealt.knowledge is not None:  # what others know is their business
        dealt.knowledge.items = [items if other == seat else [] for other, items in enumerate(dealt.knowledge.items)]
    return Errand(rules.game, rules.players, rules.options, snapshot(dealt), seat, bot, seed)


def run(errand: Errand) -> Thought:
    """Think. The bot redeals as often as it likes, from a position that is as possible for its seat as the true one."""
    if errand.bot == SPEED:
        return Thought(exertion=replace(exerted(try_out(played(errand), errand.seed)), meant=0))
    seat = seat_of(errand)
    if errand.bot.partition(":")[0] == HINT:
        return advise(seat, errand)
    bot = bots.make(errand.bot, errand.seed, bots.table_of(rules_of(errand)))
    if not isinstance(bot, SearchBot):
        return Thought(bot.choose(seat))
    bot.limit = errand.limit
    answer = bot.choose(seat)
    return Thought(answer, following(bot), exerted(bot.effort))


def following(bot: SearchBot) -> str:
    """Who answers the next question of a turn, with what is left of the budget; nobody if the turn is over."""
    left = bot.remaining
    return "" if left.is_open else f"{bot.name}:{left.text()}"


def exerted(effort: Effort) -> Exertion:
    return Exertion(round(effort.meant), round(effort.done), round(effort.milliseconds), effort.hard_turn)


def advise(seat: Seat, errand: Errand) -> Thought:
    """A hint; no answer if the judge of the game has no opinion about such a question."""
    question = seat.question()
    if question is None or question["kind"] not in judge_of(rules_of(errand)).considerations:
        return Thought()
    rules, each = rules_of(errand), errand.bot.partition(":")[2]
    found = hint(seat, errand.seed, int(each or 0))
    return Thought(
        found.answer,
        remarks=[told(remark, rules) for remark in found.remarks],
        plan=foreseen(found.plan, rules),
        instead=None if found.instead is None else named(found.instead, rules.space),
        points=found.points,
    )


def foreseen(steps: list[Step], rules: Ruleset) -> list[ForeseenAnswer]:
    """Answers of a line with their names."""
    return [ForeseenAnswer(step.seat, step.kind, named(step.answer, rules.space)) for step in steps]


def named(answer: int, space: Space) -> GivenAnswer:
    found = space.answers[answer]
    return GivenAnswer(answer, found.text, found.verb, found.noun, found.name)


def told(remark: Remark, rules: Ruleset) -> HintRemark:
    """A remark with the names of what it is about."""
    nouns = nouns_of(remark.consideration.args)
    values: dict[str, str | int] = {
        name: value if noun == "number" else rules.names[noun][value]
        for (name, noun), value in zip(nouns.items(), remark.args, strict=True)
    }
    return HintRemark(remark.consideration.name, nouns, values, remark.weight)


def seat_of(errand: Errand) -> Seat:
    """The seat as a bot holds it."""
    rules = rules_of(errand)
    match = Match(rules, restore(rules, errand.position), Luck(errand.seed))
    match.imagined = True
    return Seat(match, errand.seat)


def rules_of(errand: Errand) -> Ruleset:
    return played(errand).rules


def played(errand: Errand) -> Game:
    return game_of(errand.game, errand.players, msgspec.json.encode(errand.options))


@lru_cache(MOST_KNOWN)
def game_of(name: str, players: int, options: bytes) -> Game:
    return games.find(name).with_options(players, msgspec.json.decode(options))
