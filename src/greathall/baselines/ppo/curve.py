"""A curve of learning: the share of the wins against each rival, with its interval, by decisions played. Plain SVG."""

from collections.abc import Sequence
from typing import Any, Final

WIDTH: Final = 720
HEIGHT: Final = 320
LEFT, RIGHT, TOP, BOTTOM = 56, 110, 20, 44
COLOURS: Final = ("#3d6b7d", "#a5432d", "#6d7d3d", "#6f5b86")
STYLE: Final = "text { font: 13px system-ui, sans-serif; fill: #3b3630 } .grid { stroke: #ddd5c8 }"


def plot(curve: Sequence[dict[str, Any]], rivals: Sequence[str]) -> str:
    """The picture."""
    most = max(row["decisions"] for row in curve)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">',
        f"<title>Share of the wins while learning</title><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#faf7f2"/>',
        *(line for percent in range(0, 101, 25) for line in level(percent)),
        *(line for part in range(5) for line in mark(most * part // 4, most)),
        *(line for at, rival in enumerate(rivals) for line in course(curve, rival, COLOURS[at % len(COLOURS)], most)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def across(decisions: int, most: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * decisions / most, 1)


def down(percent: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - percent / 100), 1)


def level(percent: int) -> list[str]:
    """A line across, with its share."""
    y = down(percent)
    return [
        f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>',
        f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{percent} %</text>',
    ]


def mark(decisions: int, most: int) -> list[str]:
    """How many decisions that is, below."""
    return [f'<text x="{across(decisions, most)}" y="{HEIGHT - 16}" text-anchor="middle">{decisions:,}</text>']


def course(curve: Sequence[dict[str, Any]], rival: str, colour: str, most: int) -> list[str]:
    """One rival: the shares, and their intervals."""
    points = [(across(row["decisions"], most), *row[rival]) for row in curve]
    line = " ".join(f"{x},{down(share)}" for x, share, _, _ in points)
    band = [f"{x},{down(high)}" for x, _, _, high in points] + [f"{x},{down(low)}" for x, _, low, _ in points[::-1]]
    return [
        f'<polygon points="{" ".join(band)}" fill="{colour}" opacity="0.2"/>',
        f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>',
        f'<text x="{points[-1][0] + 8}" y="{down(points[-1][1]) + 4}">v {rival}</text>',
    ]
