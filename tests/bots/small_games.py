"""Games of two answers, to see how a search thinks."""

from typing import Any, ClassVar

from tiny import Tiny, TinyRules

from greathall.bots.judges.judge import Judge
from greathall.bots.thinkers.imagining import Imagined
from greathall.bots.thinkers.search import Contenders, Search
from greathall.engine import Decision, Draw, Kind, Luck, Module, State, begin, compose


class Choice(Decision[Tiny]):
    """Somebody says a number; it is noted."""

    always: ClassVar[bool] = True

    def candidates(self, s: Tiny) -> list[int]:
        return [0, 1]

    def choose(self, s: Tiny, option: int) -> None:
        s.notes.append(option)


class First(Choice):
    kind: ClassVar[str] = "first"


class Second(Choice):
    kind: ClassVar[str] = "second"


class Third(Choice):
    kind: ClassVar[str] = "third"


class Coin(Draw[Tiny]):
    """0 comes up nine times in ten."""

    kind: ClassVar[str] = "coin"

    def candidates(self, s: Tiny) -> list[int]:
        return [0, 1]

    def weights(self, s: Tiny) -> list[int]:
        return [9, 1]

    def choose(self, s: Tiny, option: int) -> None:
        s.notes.append(option)


KINDS = [
    Kind("first", "left", "right"),
    Kind("second", "say left", "say right"),
    Kind("third", "take", "leave"),
]
POINTS = dict[tuple[int, ...], tuple[int, ...]]


class Payoffs(TinyRules):
    """What was noted says what everybody gets."""

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        assert isinstance(s, Tiny)
        table: POINTS = self.options["points"]
        return {"points": table[tuple(s.notes)][seat] if not s.stack else 0}


def game(points: POINTS, *business: Any) -> Tiny:
    """A position in which this business is to be done."""
    module = Module("small", names={}, kinds=KINDS, draws=[Kind("coin", "heads", "tails")])
    made = Payoffs(compose(module), len(next(iter(points.values()))), {"points": points})
    s = made.blank()
    begin(s, *business)
    return s


def judge_of(s: Tiny, *open_kinds: str) -> Judge:
    judge = Judge(s.rules)
    judge.open_kinds = set(open_kinds)
    return judge


def think(s: Tiny, judge: Judge, iterations: int, seed: int = 1) -> tuple[int, Search]:
    """What seat 0 chooses, and the search it did."""
    luck = Luck(seed)
    search = Search(judge, 0, s.stack[-1], luck)
    contenders = Contenders(search, Imagined(s, 0, judge))
    for number in range(iterations):
        search.iterate(s.clone(), contenders.next(number / iterations), Luck(luck.seed()))
    return contenders.winner(), search
