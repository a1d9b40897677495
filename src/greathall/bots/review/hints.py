"""Hints: what a short search would answer, the plan behind that, how much better it is than the next best answer, and
what speaks for it in the sentences of considerations.

A plan is told as far as it does not depend on what the seat cannot know yet: several positions that it cannot tell
apart are played on, and its own answers are told as long as they are the same in all of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Final

from greathall.bots.budget import Budget
from greathall.bots.judges.judge import Remark
from greathall.bots.judges.learned.nets import learned_judge
from greathall.bots.judges.registry import JudgeMaker
from greathall.bots.review.foresight import ahead, sharpness_of
from greathall.bots.review.lines import Step, go_on, worth_telling
from greathall.bots.seat import Seat
from greathall.bots.thinkers.imagining import Imagined
from greathall.bots.thinkers.search import Search, SearchBot, ground_of
from greathall.bots.thinkers.stint import Stint
from greathall.engine import Game, Luck
from greathall.locale import Messages
from greathall.locale.messages import identifier, nouns_of
from greathall.locale.sentences import Sentences

PART: Final = 8  # a hard turn has as many hints
LIMIT: Final = 700  # milliseconds to search at most
IMAGINED: Final = 4  # positions in which a plan must be the same
TOLD: Final = 4  # answers of a plan, the first among them


@dataclass(frozen=True)
class Hint:
    """An answer with what speaks for and against it, the heaviest first; the plan that begins with it; and the next
    best answer, with how many hundredths of a point it is behind. None, if there is no other."""

    answer: int
    remarks: list[Remark]
    plan: list[Step] = field(default_factory=list)
    instead: int | None = None
    points: int = 0


class Adviser(SearchBot):
    """A search that keeps what it has found, and thinks as much about every question: for a number of iterations, or if
    none is said a part of a hard turn, but never for long."""

    def __init__(self, seed: int, iterations: int, judging: JudgeMaker = learned_judge) -> None:
        super().__init__(seed, Budget(1), judging)
        self.each = iterations

    def stint(self, share: float) -> Stint:
        if self.each:
            return Stint(float(self.each), None, self.clock)
        return Stint(self.effort.hard_turn / PART, float(LIMIT), self.clock)

    def advise(self, seat: Seat) -> Hint:
        """What to answer now; asked only when this seat has to answer."""
        imagined = self.imagining.of(seat)
        judge = imagined.judge
        search = Search(judge, imagined.seat, ground_of(imagined.state), self.luck)
        option = imagined.options[0]
        if len(imagined.options) > 1:
            self.begin_turn(judge)
            option = self.think(seat, imagined, search)
        remarks = judge.remarks(imagined.state, imagined.seat, imagined.question, option)
        instead, points = compared(imagined, search, option)
        plan = self.plan(seat, imagined, option)
        return Hint(imagined.number(option), remarks, plan, instead, points)

    def plan(self, seat: Seat, imagined: Imagined, option: int) -> list[Step]:
        """The answers of this seat that follow, as far as they are the same whatever it does not know."""
        found = []
        for _ in range(IMAGINED):
            steps = go_on(self.imagining.likely(seat), option, Luck(self.luck.seed())).steps
            own = [step for step in steps if step.seat == imagined.seat]
            found.append(worth_telling(own, imagined.judge, imagined.seat))
        same = takewhile(lambda row: len(set(row)) == 1, zip(*found, strict=False))
        return [row[0] for row in same][:TOLD]


def hint(seat: Seat, seed: int, iterations: int = 0, judging: JudgeMaker = learned_judge) -> Hint:
    """What to answer now, after this many iterations (none: a share of a turn of `hard`)."""
    return Adviser(seed, iterations, judging).advise(seat)


def compared(imagined: Imagined, search: Search, option: int) -> tuple[int | None, int]:
    """The best of the other answers that were tried as often, and how many hundredths of a point it is behind; if the
    others are so much worse that none was tried, what the judge says of them."""
    arms = search.roots[search.seat].arms
    first = imagined.key(0)
    others = [one for one in imagined.options if one != option]
    if not others:
        return None, 0
    chosen = arms[first + option]
    if not chosen.visits:
        rival = max(others, key=lambda one: arms[first + one].weight)
        return imagined.number(rival), max(0, chosen.weight - arms[first + rival].weight)
    rivals = [one for one in others if 2 * arms[first + one].visits >= chosen.visits]
    if not rivals:
        return None, 0
    lead = imagined.judge.lead(imagined.state)
    most = max(arms[first + one].weight for one in imagined.options)
    promise = {one: search.forecast(arms[first + one], most, lead) for one in (option, *rivals)}
    rival = max(rivals, key=promise.__getitem__)
    return imagined.number(rival), ahead(promise[option], promise[rival], lead, sharpness_of(imagined.judge))


class HintSentences:
    """The considerations of one game in words."""

    def __init__(self, game: Game, languages: Sequence[str] = ()) -> None:
        self.game = game
        self.messages = Messages(game, languages)
        self.sentences = Sentences((game.listing.messages, f"{game.name}_bots"), languages=languages)

    def remark(self, remark: Remark) -> str:
        """What is said of an answer; the name of the consideration if nobody wrote a sentence."""
        consideration = remark.consideration
        nouns = nouns_of(consideration.args)
        shown = {name: self.named(noun, value) for (name, noun), value in zip(nouns.items(), remark.args, strict=True)}
        message = identifier(self.game.name, "consideration", consideration.name)
        return self.sentences.format(message, self.messages.values(nouns, shown))

    def named(self, noun: str, value: int) -> Any:
        return value if noun == "number" else self.game.rules.names[noun][value]
