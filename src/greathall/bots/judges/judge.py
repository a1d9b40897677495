"""Judge: what a game tells its bots: what a position is worth, how much an answer is liked, and why.

A judge is given a position that was redealt for the seat that thinks (`Seat.imagine`), or one that followed from
such a position. What others hide is random in it: a judge that looks there gains nothing but noise.
"""

from collections.abc import Callable
from typing import Any, Final

from greathall.engine import Decision, Ruleset, State
from greathall.engine.subclassing import mypyc_attr

POINT: Final = 100  # worth and weights are in hundredths of a point
NO_CHAPTER: Final = -1
HARD_TURN: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinking:
    """A seat before a question. A game's own kind adds what its considerations share, worked out once."""

    def __init__(self, s: State, seat: int, question: Decision[Any]) -> None:
        self.s = s
        self.seat = seat
        self.question = question


Weigh = Callable[[Any, int], int]  # (what is thought of, option): hundredths of a point for or against it
Tell = Callable[[Any, int], tuple[int, ...]]  # the same: the arguments of the sentence


def tell_nothing(_thinking: Any, _option: int) -> tuple[int, ...]:
    return ()


class Consideration:
    """One thing an experienced player thinks of. Its sentence is the message `<game>-consideration-<name>`.

    `args` declares the arguments of the sentence like those of an event (`("who:seat", "cards:number")`), and `tell`
    says them for an option.
    """

    def __init__(self, name: str, weigh: Weigh, args: tuple[str, ...] = (), tell: Tell = tell_nothing) -> None:
        self.name: Final = name
        self.weigh: Final = weigh
        self.args: Final = args
        self.tell: Final = tell


class Remark:
    """What is said of an option: a consideration, the arguments of its sentence, and its weight."""

    def __init__(self, consideration: Consideration, args: tuple[int, ...], weight: int) -> None:
        self.consideration = consideration
        self.args = args
        self.weight = weight


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """An experienced player of one game. This one knows only the score, and likes all answers alike."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.considerations: dict[str, list[Consideration]] = {}  # by the kind of question
        # The kinds of questions to which everybody sees the answer.
        self.open_kinds = {name for name, kind in rules.space.kinds.items() if not kind.secret}
        self.doubts = False  # whether some imagined positions are more plausible than others
        self.hard_turn = HARD_TURN  # iterations of `search` in a turn of `hard`: a second of a core at most, compiled
        self.turns: set[str] = set()  # kinds of questions that begin a turn even if nobody else was asked before
        self.payments: set[str] = set()  # kinds that only ask how something is paid for: plans are told without them

    # What a game says.

    def worth(self, s: State, seat: int) -> int:
        """The points a position promises this seat at the end of the game, in hundredths; rivals do not count."""
        return POINT * sum(self.rules.forecast(s, seat, seat).values())

    def sensible(self, s: State, question: Decision[Any], options: list[int]) -> list[int]:
        """The options that anybody who knows what everybody knows would think of; at least one."""
        return options

    def think(self, s: State, seat: int, question: Decision[Any]) -> Thinking:
        """What all considerations of one question share."""
        return Thinking(s, seat, question)

    def lead(self, s: State) -> int:
        """How far ahead of another, in hundredths of a point, a seat is twice as likely to win; less near the end."""
        return 8 * POINT

    def chapter(self, s: State) -> int:
        """The part of the game that a position is in, such as its round: positions compare best between two parts.

        NO_CHAPTER if the game does not say.
        """
        return NO_CHAPTER

    def plausible(self, s: State, seat: int) -> int:
        """How likely others would hold what they hold in a position imagined by this seat, if they play by rule."""
        return 1

    # What follows from it.

    def weigh_all(self, s: State, seat: int, question: Decision[Any], options: list[int]) -> list[int]:
        """How much each option is liked, in hundredths of a point."""
        considerations = self.considerations.get(question.kind)
        if considerations is None:
            return [0] * len(options)
        thinking = self.think(s, seat, question)
        weights: list[int] = []
        for option in options:
            weight = 0
            for consideration in considerations:
                weight += consideration.weigh(thinking, option)
            weights.append(weight)
        return weights

    def weigh(self, s: State, seat: int, question: Decision[Any], option: int) -> int:
        """How much an option is liked, in hundredths of a point."""
        return self.weigh_all(s, seat, question, [option])[0]

    def remarks(self, s: State, seat: int, question: Decision[Any], option: int) -> list[Remark]:
        """Why: the considerations that weigh anything, the heaviest first."""
        thinking = self.think(s, seat, question)
        found: list[Remark] = []
        for consideration in self.considerations.get(question.kind, []):
            weight = consideration.weigh(thinking, option)
            if weight:
                found.append(Remark(consideration, consideration.tell(thinking, option), weight))
        return sorted(found, key=heaviness)

    def worths(self, s: State) -> list[int]:
        """What the position promises every seat; once the game is over, what it has brought."""
        if not s.stack:
            return [POINT * score for score in self.rules.scores(s)]
        return [self.worth(s, seat) for seat in range(len(self.rules.seats))]

    def chances(self, s: State, viewer: int) -> list[float]:
        """How likely each seat is to win, as this viewer finds."""
        return chances_of(self.worths(s), self.lead(s))

    def standing(self, s: State, seat: int) -> int:
        """How far ahead of its best rival a seat is, in hundredths of a point; alone, what it has."""
        worths = self.worths(s)
        own = worths.pop(seat)
        return own - max(worths) if worths else own


def heaviness(remark: Remark) -> int:
    return -abs(remark.weight)


def chances_of(worths: list[int], lead: int) -> list[float]:
    """A seat ahead by a lead is twice as likely to win. A seat alone is measured against nothing."""
    rivals = worths if len(worths) > 1 else [*worths, 0]
    most = max(rivals)
    odds = [2.0 ** max(-40.0, (worth - most) / lead) for worth in rivals]
    whole = sum(odds)
    return [one / whole for one in odds[: len(worths)]]
