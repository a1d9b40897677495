"""Promises about observations: every number has a place and a range, and depends on the position alone."""

from greathall.engine.check.report import demand
from greathall.engine.encoding.encoder import Encoding, encoding_of, observe
from greathall.engine.encoding.planes import HIGHEST
from greathall.engine.frames import CHANCE, SPECTATOR, State
from greathall.engine.game import Game
from greathall.engine.machine import deciders

BOTH = (False, True)


def check_layout(game: Game) -> None:
    """Parts follow one another and fill an observation; each has a name of its own, and a range."""
    for everything in BOTH:
        encoding, end = game.encoding(everything), 0
        for part in encoding.parts:
            demand(part.first == end, "the parts of an observation fill it", f"{part.name} begins at {part.first}")
            demand(0 == part.lowest < part.highest <= HIGHEST, "a part has a range", f"{part.name}: {part.highest}")
            end += part.size
        names = [part.name for part in encoding.parts]
        demand(end == encoding.size, "the parts of an observation fill it", f"{end} of {encoding.size}")
        demand(len(set(names)) == len(names), "every part has a name of its own", ", ".join(names))


def check_observations(s: State) -> None:
    """What those who are asked observe, and a spectator; of what they may know, and of everything."""
    viewers = [seat for seat in deciders(s) if seat != CHANCE] + [SPECTATOR]
    for everything in BOTH:
        encoding = encoding_of(s.rules, everything)
        for viewer in viewers:
            seen = observe(s, viewer, everything)
            check_ranges(encoding, seen)
            used = bytearray([HIGHEST]) * (encoding.size + 2)
            encoding.observe(s, viewer, used, 1)
            demand(used[1:-1] == seen, "an observation depends on the position alone", f"seat {viewer}")
            demand(used[0] == used[-1] == HIGHEST, "an observation stays where it is written", f"seat {viewer}")


def check_ranges(encoding: Encoding, seen: bytearray) -> None:
    for part in encoding.parts:
        highest = max(seen[part.first : part.first + part.size], default=0)
        demand(highest <= part.highest, "an observation keeps its ranges", f"{part.name}: {highest} of {part.highest}")
