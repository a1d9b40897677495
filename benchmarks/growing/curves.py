"""How one thing grows with another: a table to read, and a picture to look at."""

from collections.abc import Sequence
from typing import NamedTuple

from common.measuring import table

from greathall.training.chart import Stroke, chart, rounded, up_to

Points = Sequence[tuple[float, float]]


class Growth(NamedTuple):
    """What grows and with what, in lines that may end early."""

    file: str
    title: str
    across: str
    lines: Sequence[Stroke]
    digits: int = 2

    def told(self) -> str:
        """The table: a row for everything that was measured."""
        rows = [[f"{x:,.0f}", *(self.cell(line, x) for line in self.lines)] for x in self.places()]
        return f"{self.title}:\n\n{table([self.across, *(line.name for line in self.lines)], rows)}"

    def drawn(self) -> str:
        """The picture."""
        highest = max(y for line in self.lines for _, y in line.points)
        return chart(self.title, up_to(self.places()[-1], self.across), rounded(highest), self.lines)

    def places(self) -> list[float]:
        return sorted({x for line in self.lines for x, _ in line.points})

    def cell(self, line: Stroke, place: float) -> str:
        found = dict(line.points).get(place)
        return "" if found is None else f"{found:,.{self.digits}f}"
