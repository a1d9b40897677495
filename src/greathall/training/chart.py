"""A chart: lines over two axes, each with its name at its end and, where it is known, its interval. Plain SVG, on a
ground of its own, so that it can be read on light and on dark pages."""

import math
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 720
HEIGHT: Final = 320
LEFT, TOP, BOTTOM = 56, 40, 44
NAMES: Final = 110  # at least, to the right of the lines
LETTER: Final = 7.2  # as wide as most
APART: Final = 16.0  # one name from the next
MARKS: Final = 5  # of an axis, about
LIGHT: Final = ("#3d6b7d", "#a5432d", "#5f6f31", "#6f5b86")
DARK: Final = ("#8fc0d3", "#e8a08a", "#b5c77f", "#c3aedb")


class Stroke(NamedTuple):
    """What is drawn in one colour: the points, and the interval of each if it is known."""

    name: str
    points: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float]] = ()
    colour: int = 0
    dashed: bool = False


class Axis(NamedTuple):
    """From 0 to the most there is, with what is written where."""

    most: float
    marks: Sequence[tuple[float, str]]
    name: str = ""


class Canvas:
    """Where on the picture a point is."""

    def __init__(self, across: Axis, up: Axis, right: float) -> None:
        self.across = across
        self.up = up
        self.end = WIDTH - right

    def x(self, value: float) -> float:
        return round(LEFT + (self.end - LEFT) * value / self.across.most, 1)

    def y(self, value: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / self.up.most), 1)


def chart(title: str, across: Axis, up: Axis, lines: Sequence[Stroke]) -> str:
    """The picture; the title says what is measured upwards."""
    canvas = Canvas(across, up, max(NAMES, 20 + LETTER * max(len(line.name) for line in lines)))
    heights = apart([canvas.y(line.points[-1][1]) for line in lines], APART, TOP, HEIGHT - BOTTOM)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">',
        f"<title>{escape(title)}</title><style>{style()}</style>",
        f'<rect class="page" width="{WIDTH}" height="{HEIGHT}"/>',
        f'<text x="16" y="22">{escape(title)}</text>',
        *(part for value, text in up.marks for part in level(canvas, value, text)),
        *(below(canvas.x(value), 18, text) for value, text in across.marks),
        below((LEFT + canvas.end) / 2, 36, across.name),
        *(part for line, y in zip(lines, heights, strict=True) for part in course(canvas, line, y)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def style() -> str:
    """Colours for light pages, and others where dark ones are preferred."""
    colours = [" ".join(f".line{at} {{ color: {one} }}" for at, one in enumerate(row)) for row in (LIGHT, DARK)]
    light = f".page {{ fill: #faf7f2 }} text {{ fill: #3b3630 }} .grid {{ stroke: #ddd5c8 }} {colours[0]}"
    dark = f".page {{ fill: #211e1a }} text {{ fill: #e9e2d6 }} .grid {{ stroke: #4a443c }} {colours[1]}"
    text = "text { font: 13px system-ui, sans-serif } g text { fill: currentColor }"
    return f"{light} @media (prefers-color-scheme: dark) {{ {dark} }} {text}"


def level(canvas: Canvas, value: float, text: str) -> list[str]:
    """A line across, with what it stands for."""
    y = canvas.y(value)
    return [
        f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{canvas.end:.1f}" y2="{y}"/>',
        f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(text)}</text>',
    ]


def below(x: float, distance: int, text: str) -> str:
    """Words under the lines."""
    return f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + distance}" text-anchor="middle">{escape(text)}</text>'


def course(canvas: Canvas, line: Stroke, height: float) -> list[str]:
    """One line with its interval, and its name at this height."""
    colour, dashes = line.colour % len(LIGHT), ' stroke-dasharray="6 4"' if line.dashed else ""
    places = [(canvas.x(x), canvas.y(y)) for x, y in line.points]
    limits = [(x, canvas.y(low), canvas.y(high)) for (x, _), (low, high) in zip(places, line.band, strict=False)]
    band = [f"{x},{high}" for x, _, high in limits] + [f"{x},{low}" for x, low, _ in limits[::-1]]
    path = " ".join(f"{x},{y}" for x, y in places)
    return [
        f'<g class="line{colour}">',
        *([f'<polygon points="{" ".join(band)}" fill="currentColor" opacity="0.2"/>'] if band else []),
        f'<polyline points="{path}" fill="none" stroke="currentColor" stroke-width="2"{dashes}/>',
        *(f'<circle cx="{x}" cy="{y}" r="2.5" fill="currentColor"/>' for x, y in places),
        f'<text x="{canvas.end + 10:.1f}" y="{height + 4:.1f}">{escape(line.name)}</text>',
        "</g>",
    ]


def apart(heights: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """The same heights, moved as far as it takes that none is nearer to another than the gap."""
    order = sorted(range(len(heights)), key=lambda at: heights[at])
    found, last = list(heights), top - gap
    for at in order:
        found[at] = last = max(found[at], last + gap)
    last = bottom + gap
    for at in reversed(order):
        found[at] = last = min(found[at], last - gap)
    return found


def rounded(most: float, name: str = "") -> Axis:
    """An axis with round numbers, the last of them at or above the most."""
    step = round_step((most or 1.0) / MARKS)
    marks = [step * number for number in range(math.ceil(round(most / step, 6)) + 1)]
    return Axis(marks[-1] or step, [(mark, f"{mark:,.0f}" if step >= 1 else f"{mark:g}") for mark in marks], name)


def up_to(most: float, name: str = "") -> Axis:
    """The same, but it ends at the most."""
    return Axis(most, [mark for mark in rounded(most).marks if mark[0] <= most], name)


def round_step(least: float) -> float:
    """1, 2 or 5 with any number of zeros, at least this much."""
    zeros = 10.0 ** math.floor(math.log10(least))
    return next(zeros * digit for digit in (1, 2, 5, 10) if zeros * digit >= least * 0.999)
