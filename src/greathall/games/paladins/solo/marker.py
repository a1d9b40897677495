"""The resource marker (P-13.4.1, P-13.4.2): it moves instead of goods, and every lap raises the lowest attribute."""

from greathall.games.paladins.printed.data.board import TRACK_END
from greathall.games.paladins.solo.lookups import solo_of
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import MARKER


def advance(s: Paladins, seat: int, cause: int, steps: int) -> None:
    """Move the marker; from the last space it goes on to the first, and the lowest attribute rises."""
    if not steps:
        return
    track = solo_of(s).constants.track
    reached = s.numbers[MARKER] - 1 + steps
    s.numbers[MARKER] = reached % track + 1
    s.tell("marker_moves", (seat, cause, steps, s.numbers[MARKER]))
    for _ in range(reached // track):
        lap(s, seat)


def lap(s: Paladins, seat: int) -> None:
    levels = s.attributes[seat]
    attribute = lowest(s, seat, s.stacked)
    if levels[attribute] == TRACK_END:
        s.tell("lap_lost", (seat,))
        return
    s.tell("lap", (seat, attribute, levels.count(levels[attribute])))
    rise(s, seat, attribute, 1)


def lowest(s: Paladins, seat: int, offered: list[int]) -> int:
    """The lowest of these attributes; of those on one space the topmost."""
    levels = s.attributes[seat]
    found = offered[0]
    for attribute in s.stacked:
        if attribute in offered and levels[attribute] <= levels[found]:
            found = attribute
    return found


def rise(s: Paladins, seat: int, attribute: int, steps: int) -> None:
    """A marker moves up, on top of whatever is there; steps past the end are lost."""
    levels = s.attributes[seat]
    steps = min(steps, TRACK_END - levels[attribute])
    if steps <= 0:
        return
    levels[attribute] += steps
    s.stacked.remove(attribute)
    s.stacked.append(attribute)
    s.tell("gains", (seat, s.rules.names["verb"].index(s.rules.names["attribute"][attribute]), steps))
