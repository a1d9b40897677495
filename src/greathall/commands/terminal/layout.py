"""Layout: columns and paragraphs of plain text."""

import textwrap
from collections.abc import Sequence
from typing import Final

FIXED: Final = "\N{NO-BREAK SPACE}"


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows with their first column to the left and the others to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        first, *others = zip(row, widths, strict=True)
        cells = [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]
        lines.append("  ".join(cells).rstrip())
    return lines


def hanging(label: str, text: str, indent: int, width: int, whole: bool = False) -> list[str]:
    """A label and a text next to it, wrapped so that the label stands alone at the left. `FIXED` spaces stay; `whole`:
    so do words, such as paths and options, however long they are."""
    first = f"  {label}".ljust(indent)
    lines = textwrap.wrap(
        text,
        max(width, indent + 30),
        initial_indent=first,
        subsequent_indent=" " * indent,
        break_long_words=not whole,
        break_on_hyphens=not whole,
    )
    return [line.replace(FIXED, " ") for line in lines]


def numbered(items: Sequence[str], width: int, rows: int = 12) -> list[str]:
    """Items with their numbers, in several columns if there are many and the width allows it."""
    cells = [f"{number:>4}  {item}" for number, item in enumerate(items, 1)]
    widest = max((len(cell) for cell in cells), default=0) + 2
    side = max(1, min(width // max(widest, 1), -(-len(cells) // rows)))
    height = -(-len(cells) // side)
    return ["".join(cell.ljust(widest) for cell in cells[at::height]).rstrip() for at in range(height)]
