"""The shape of a scenario: which keys there are and what may be written under them. `schema.json` says the same."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final

from greathall.scenarios.yaml_files import Path, Source

Shape = Callable[[Source, Any, Path], None]


def anything(source: Source, value: Any, path: Path) -> None:
    """A part of a position: the game says what it may be."""


def text(source: Source, value: Any, path: Path) -> None:
    if not isinstance(value, str) or not value.strip():
        raise source.error(f"expected a text, not {value!r}", path)


def number(source: Source, value: Any, path: Path) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise source.error(f"expected a whole number, not {value!r}", path)


def flag(source: Source, value: Any, path: Path) -> None:
    if not isinstance(value, bool):
        raise source.error(f"expected true or false, not {value!r}", path)


def answer(source: Source, value: Any, path: Path) -> None:
    """The text of an answer; one that reads like a number needs no quotes."""
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise source.error(f"expected the text of an answer, not {value!r}; it may need quotes", path)


def listed(shape: Shape) -> Shape:
    """A list whose parts have this shape."""

    def check(source: Source, value: Any, path: Path) -> None:
        if not isinstance(value, list):
            raise source.error(f"expected a list, not {value!r}", path)
        for place, part in enumerate(value):
            shape(source, part, (*path, place))

    return check


def by_name(shape: Shape) -> Shape:
    """Names (of seats, mostly) with values of this shape."""

    def check(source: Source, value: Any, path: Path) -> None:
        if not isinstance(value, dict):
            raise source.error(f"expected names with values, not {value!r}", path)
        for name, part in value.items():
            shape(source, part, (*path, name))

    return check


def some(shape: Shape) -> Shape:
    """The same, at least one: a check of nobody would check nothing."""

    def check(source: Source, value: Any, path: Path) -> None:
        by_name(shape)(source, value, path)
        if not value:
            raise source.error("this checks nothing", path)

    return check


def keyed(shapes: dict[str, Shape], needed: tuple[str, ...] = (), others: Shape | None = None) -> Shape:
    """Known keys, each with its shape; other keys are errors unless there is a shape for them."""

    def check(source: Source, value: Any, path: Path) -> None:
        by_name(anything)(source, value, path)
        for name in needed:
            if name not in value:
                raise source.error(f"{name!r} is missing", path)
        for name, part in value.items():
            shape = shapes.get(name, others)
            if shape is None:
                near = get_close_matches(name, shapes, 1)
                there = f"perhaps {near[0]}" if near else f"there are {', '.join(shapes)}"
                raise source.error(f"unknown; {there}", (*path, name))
            shape(source, part, (*path, name))

    return check


def either(first: type, shape: Shape, other: Shape) -> Shape:
    """One shape for values of a type, another one for the rest."""

    def check(source: Source, value: Any, path: Path) -> None:
        (shape if isinstance(value, first) else other)(source, value, path)

    return check


def seats(source: Source, value: Any, path: Path) -> None:
    """The names of the seats, or how many people play."""
    either(list, listed(text), number)(source, value, path)
    if value == []:
        raise source.error("somebody must play", path)


def event(source: Source, value: Any, path: Path) -> None:
    """The name of an event, or a list of its name and its arguments."""
    if not isinstance(value, list):
        text(source, value, path)
    elif not value:
        raise source.error("an event has a name", path)
    else:
        text(source, value[0], (*path, 0))


def inside(source: Source, value: Any, path: Path) -> None:
    """Names with values inside a view: what is seen of a seat, or of something else; this may be empty."""
    if value:
        seen(source, value, path)


def seen(source: Source, value: Any, path: Path) -> None:
    """A part of a view; what is seen of a seat is written in the same way."""
    asked = either(list, listed(text), by_name(either(type(None), anything, text)))
    some(anything)(source, value, path)
    keyed({"asked": asked, "hidden": listed(text)}, (), either(dict, inside, anything))(source, value, path)


def step(source: Source, value: Any, path: Path) -> None:
    """One answer: a seat (or chance) and what it says."""
    if not isinstance(value, dict) or len(value) != 1:
        raise source.error(f"expected one seat and its answer, not {value!r}", path)
    keyed({"chance": either(list, listed(answer), answer)}, (), answer)(source, value, path)


def step_or_check(source: Source, value: Any, path: Path) -> None:
    if isinstance(value, dict) and list(value) == ["check"]:
        check(source, value["check"], (*path, "check"))
    else:
        step(source, value, path)


TEXTS: Final = either(list, listed(text), text)
REASON: Final = either(dict, keyed({"reason": text, "rule": text, "numbers": listed(number)}, ("reason",)), text)
CHECK: Final[dict[str, Shape]] = {
    "asked": either(list, listed(text), by_name(text)),
    "legal": some(listed(answer)),
    "refused": some(some(REASON)),
    "seen_by": some(seen),
    "told": listed(event),
    "told_to": some(listed(event)),
    "stack": listed(text),
    "score": some(either(dict, some(number), number)),
    "over": flag,
    "winners": listed(text),
    "undoable": some(number),
}
check: Final = keyed(CHECK, (), anything)
scenario: Final = keyed(
    {
        "scenario": text,
        "rules": TEXTS,
        "example": TEXTS,
        "game": text,
        "options": keyed({"seats": seats, "seed": number}, (), anything),
        "given": keyed({"after": listed(step)}, (), anything),
        "when": listed(step_or_check),
        "then": check,
    },
    ("scenario", "game"),
)
