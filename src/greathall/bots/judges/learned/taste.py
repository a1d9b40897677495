"""Taste: how much more or less a seat likes answers than by rule, as a net has learned from a search."""

from typing import Final

from greathall.bots.judges.learned.net import UNIT, Net

WARMTH: Final = 50  # hundredths of a point that make an answer e times as likely: what trees go by, too


class Taste:
    """A net that says something about every answer of a game, and is asked about the few that can be given."""

    def __init__(self, net: Net) -> None:
        self.net = net
        last = net.layers[-1]
        lift = last.lane.lift(last.units)
        rows = [last.lane.unpack(row + lift, last.units) for row in last.rows]
        self.columns = [[row[answer] for row in rows] for answer in range(last.units)]
        self.bias = last.lane.unpack(last.bias, last.units)
        self.shift = last.shift + UNIT
        self.sheet = bytearray(net.length)

    def likings(self, answers: list[int]) -> list[int]:
        """By how much each of these answers is liked more than by rule, in hundredths of a point, by whoever observes
        what is on the sheet."""
        said = self.net.inner(self.sheet)
        units: list[int] = []
        values: list[int] = []
        for unit, value in enumerate(said):
            if value > 0:
                units.append(unit)
                values.append(value)
        return [self.liking(self.columns[answer], self.bias[answer], units, values) for answer in answers]

    def liking(self, column: list[int], bias: int, units: list[int], values: list[int]) -> int:
        total = bias
        for at, unit in enumerate(units):
            total += column[unit] * values[at]
        return total * WARMTH >> self.shift
