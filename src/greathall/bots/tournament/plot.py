"""A plot of a tournament: the share of wins of each bot with its interval, and what would be fair. Plain SVG."""

from collections.abc import Sequence
from html import escape
from typing import Final

from greathall.bots.tournament.statistics import Standing

WIDTH: Final = 720
LABELS: Final = 150  # what is left of the bars
RIGHT: Final = 60
TOP: Final = 64
ROW: Final = 44
STYLE: Final = """
  text { font: 14px system-ui, sans-serif; fill: #3b3630 }
  .title { font-weight: 600; font-size: 16px }
  .small { font-size: 12px; fill: #6f675c }
  .grid { stroke: #ddd5c8 }
  .bar { fill: #7b9aa8 }
  .whisker { stroke: #2e2a26; stroke-width: 2 }
  .fair { stroke: #a5432d; stroke-width: 2; stroke-dasharray: 4 3 }
"""


def plot(title: str, about: str, fair: str, standings: Sequence[Standing]) -> str:
    """The picture; `fair` says what the broken line means."""
    height = TOP + ROW * len(standings) + 44
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#faf7f2"/>',
        f'<text class="title" x="16" y="26">{escape(title)}</text>',
        f'<text class="small" x="16" y="46">{escape(about)}</text>',
        *grid(height - 38),
        *(part for at, one in enumerate(standings) for part in row(one, TOP + ROW * at)),
        f'<text class="small" x="16" y="{height - 8}">{escape(fair)}</text>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def across(share: float) -> float:
    """Where a share is, from left to right."""
    return round(LABELS + share * (WIDTH - LABELS - RIGHT), 1)


def grid(bottom: int) -> list[str]:
    lines = []
    for percent in range(0, 101, 25):
        x = across(percent / 100)
        lines.append(f'<line class="grid" x1="{x}" y1="{TOP}" x2="{x}" y2="{bottom}"/>')
        lines.append(f'<text class="small" x="{x}" y="{bottom + 14}" text-anchor="middle">{percent} %</text>')
    return lines


def row(one: Standing, top: int) -> list[str]:
    """A bar, its interval, and the fair share."""
    left, end, low, high, fair = (across(share) for share in (0, one.share, one.low, one.high, one.fair))
    middle = top + ROW // 2
    return [
        f'<text x="{LABELS - 10}" y="{middle + 5}" text-anchor="end">{escape(one.bot)}</text>',
        f'<rect class="bar" x="{left}" y="{middle - 11}" width="{round(end - left, 1)}" height="22"/>',
        f'<line class="whisker" x1="{low}" y1="{middle}" x2="{high}" y2="{middle}"/>',
        *(
            f'<line class="whisker" x1="{x}" y1="{middle - 6}" x2="{x}" y2="{middle + 6}"/>'
            for x in dict.fromkeys((low, high))
        ),
        f'<line class="fair" x1="{fair}" y1="{middle - 17}" x2="{fair}" y2="{middle + 17}"/>',
        f'<text class="small" x="{WIDTH - RIGHT + 8}" y="{middle + 4}">{100 * one.share:.1f} %</text>',
    ]
