"""Crossroads: where a seat had a real choice in a game that is over, and what it answered."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from greathall.bots.judges.judge import Judge
from greathall.engine import CHANCE, BadRecord, Game, State, legal, question
from greathall.engine.hidden.views import round_of
from greathall.engine.kept.record import Entry, in_force

MOST: Final = 72  # crossroads that are looked at


@dataclass(frozen=True)
class Crossroad:
    """A seat before a question with a real choice, and its answer: the number of the entry in the record."""

    n: int
    round: int
    seat: int
    kind: str
    answer: int
    opens: bool  # whether a turn begins here


class Crossroads:
    """All crossroads of a game, with the positions there. What was taken back is left out."""

    def __init__(self, game: Game, judge: Judge, entries: Sequence[Entry]) -> None:
        kept = in_force(entries)
        self.judge: Final = judge
        self.numbers: Final = [number for number, _ in kept]
        self.match: Final = game.new(chance="explicit")
        self.before = self.match.state
        self.found: Final[list[Crossroad]] = []
        self.states: Final[dict[int, State]] = {}
        self.match.replay([entry for _, entry in kept], self.look)
        if not self.match.over:
            raise BadRecord("only a game that is over can be reviewed")

    def look(self, place: int, entry: Entry) -> None:
        """An entry was taken, in the position before it: nothing to look at if there was no choice."""
        before, self.before = self.before, self.match.state
        seat, number = self.match.seat(entry.who), self.numbers[place - 1]
        asked = None if seat == CHANCE else question(before, seat)
        if asked is None or len(legal(before, seat)) < 2:
            return
        opens = not self.found or seat != self.found[-1].seat or asked.kind in self.judge.turns
        answer = self.match.parse(entry.text)
        self.found.append(Crossroad(number, round_of(before) or 0, seat, asked.kind, answer, opens))
        self.states[number] = before


def thinned(crossroads: list[Crossroad], most: int = MOST) -> list[Crossroad]:
    """Not more crossroads than that: those that begin a turn go first, and among equals they are spread evenly."""
    opening = [crossroad for crossroad in crossroads if crossroad.opens]
    others = [crossroad for crossroad in crossroads if not crossroad.opens]
    kept = spread(opening, most)
    kept += spread(others, most - len(kept))
    return sorted(kept, key=lambda crossroad: crossroad.n)


def spread(crossroads: list[Crossroad], most: int) -> list[Crossroad]:
    if len(crossroads) <= most:
        return crossroads
    return [crossroads[place * len(crossroads) // most] for place in range(most)]
