"""QR codes of links: as a drawing, and as text for a terminal."""

from itertools import zip_longest
from typing import Final

import segno

BORDER: Final = 2
HALVES: Final = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}  # light ones are drawn


def modules(text: str) -> list[list[bool]]:
    """The squares of a code, row by row, with a border; true: dark."""
    code = segno.make(text, error="m", micro=False)
    return [[bool(dark) for dark in row] for row in code.matrix_iter(border=BORDER)]


def svg(text: str) -> bytes:
    """A drawing in the colour of its surroundings, of any size."""
    rows = modules(text)
    size = len(rows)
    path = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
    return f'{head}<path fill="currentColor" d="{path}"/></svg>'.encode()


def lines(text: str) -> list[str]:
    """The code in characters, two rows in each line; for light writing on a dark ground."""
    rows = modules(text)
    light = [False] * len(rows)
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=light)
    return ["".join(HALVES[pair] for pair in zip(upper, lower, strict=True)) for upper, lower in pairs]
