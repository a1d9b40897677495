"""What somebody gets to know: `seen_by`, `told` and `told_to`."""

from typing import Any, Final

from greathall.engine import EVERYTHING, position
from greathall.engine.hidden.views import show_event
from greathall.scenarios.comparing import Difference, compare_asked, compare_named, differ
from greathall.scenarios.looking import Look
from greathall.scenarios.yaml_files import Path

SPECTATOR_NAME: Final = "spectator"
HIDDEN: Final = "hidden"

Part = dict[str, Any]  # a part of a position or of a view


def seen_by(look: Look, expected: Any, path: Path) -> list[Difference]:
    """A part of what a seat, or a spectator, sees."""
    differences: list[Difference] = []
    for name, parts, place in look.names(expected, path, SPECTATOR_NAME):
        shown = look.match.view(name)
        there = position(look.match.state)
        differences += compare_seen(look, parts, {**shown["seats"], **shown}, there, place)
    return differences


def compare_seen(look: Look, expected: Part, shown: Part, there: Part, path: Path) -> list[Difference]:
    """What is seen of all there is on the table; what is seen of one seat is written in the same way."""
    differences: list[Difference] = []
    for name, part in expected.items():
        place = (*path, name)
        if name == HIDDEN:
            differences += hidden(look, part, shown, there, place)
        elif name == "asked" and name in shown:
            differences += compare_asked(part, shown[name], place)
        elif name in look.match.rules.seats and name in shown and isinstance(part, dict):
            differences += compare_seen(look, part, shown[name], there[name], place)
        else:
            differences += compare_named(expected, shown, name, path)
    return differences


def hidden(look: Look, names: list[str], shown: Part, there: Part, path: Path) -> list[Difference]:
    """Names that a view must not hold at all, of things that there are."""
    for place, name in enumerate(names):
        if name not in there:
            raise look.source.error(f"nothing is called {name!r}; there are {', '.join(there)}", (*path, place))
    seen = {name: shown[name] for name in names if name in shown}
    return differ(path, names, seen, "these are seen, but should be hidden") if seen else []


def told(look: Look, expected: Any, path: Path) -> list[Difference]:
    """What has happened since the last check, with all that is secret."""
    return compare_events(expected, heard(look, EVERYTHING), path)


def told_to(look: Look, expected: Any, path: Path) -> list[Difference]:
    """What one seat was told of it."""
    differences: list[Difference] = []
    for name, events, place in look.names(expected, path, SPECTATOR_NAME):
        differences += compare_events(events, heard(look, look.match.seat(name)), place)
    return differences


def heard(look: Look, viewer: int) -> list[list[Any]]:
    """Events as lists of their name and arguments, in words."""
    match = look.match
    return [list(show_event(match.rules, event, viewer).values()) for _, event in match.told[look.since :]]


def compare_events(expected: list[Any], found: list[list[Any]], path: Path) -> list[Difference]:
    """The expected events happened in this order; there may be others in between. None expected: none happened."""
    if not expected:
        return differ(path, expected, found) if found else []
    at = 0
    for place, event in enumerate(expected):
        while at < len(found) and event not in (found[at], found[at][0]):
            at += 1
        if at == len(found):
            after = f"looked for after {place} of the events above were found"
            return differ((*path, place), event, found, *([after] if place else []))
        at += 1
    return []
