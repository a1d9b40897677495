"""A curve of learning: the share of the wins against each rival, with its interval, by decisions played. Plain SVG."""

from collections.abc import Sequence
from typing import Any

from greathall.training.chart import Axis, Stroke, chart


def plot(curve: Sequence[dict[str, Any]], rivals: Sequence[str]) -> str:
    """The picture."""
    most = max(row["decisions"] for row in curve)
    across = Axis(most, [(most * part // 4, f"{most * part // 4:,}") for part in range(5)], "decisions")
    up = Axis(100, [(percent, f"{percent} %") for percent in range(0, 101, 25)])
    lines = [course(curve, rival, at) for at, rival in enumerate(rivals)]
    return chart("Share of the wins while learning", across, up, lines)


def course(curve: Sequence[dict[str, Any]], rival: str, colour: int) -> Stroke:
    """One rival: the shares, and their intervals."""
    points = [(row["decisions"], row[rival][0]) for row in curve]
    return Stroke(f"v {rival}", points, [(row[rival][1], row[rival][2]) for row in curve], colour)
