"""Encoding: how the positions of a game are laid out as numbers, and what writes them for one table."""

from math import prod
from typing import Any, Final

from greathall.engine.encoding.asking import asking_planes
from greathall.engine.encoding.kept import field_planes, place_axis, zone_planes
from greathall.engine.encoding.known import PILE, PLACE, known_planes, place_axes
from greathall.engine.encoding.planes import Plane, Sheet
from greathall.engine.errors import BadOptions
from greathall.engine.frames import SPECTATOR, State
from greathall.engine.pickling import Pickled
from greathall.engine.rules import Ruleset
from greathall.engine.zones import Zone, kept_value

Axes = dict[str, tuple[str, ...]]
SEAT: Final = "seat"


class Part:
    """Where a plane is in an observation: its numbers from `first` on, by the names of its axes."""

    def __init__(self, name: str, axes: tuple[str, ...], shape: tuple[int, ...], first: int, highest: int) -> None:
        self.name = name
        self.axes = axes
        self.shape = shape
        self.first = first
        self.lowest = 0
        self.highest = highest
        self.size: Final = prod(shape)
        self.step: Final = prod(shape[1:])  # numbers from one name of the first axis to the next


class Encoding:
    """The parts of an observation, and how a position of one table is written as an observation.

    A game whose tables differ has one layout for all of them (`known_encoding`): what a table does not have stays 0.
    """

    def __init__(self, rules: Ruleset, everything: bool) -> None:
        self.rules: Final = rules
        self.everything: Final = everything
        own = own_axes(rules)
        known = known_layout(rules, own, everything)
        self.axes: Final[Axes] = {name: tuple(names) for name, names in known["axes"].items()} if known else own
        planes = own_planes(rules, self.axes, everything)
        listed = known["everything" if everything else "seat"] if known else [declared(plane) for plane in planes]
        self.parts: Final[list[Part]] = []
        self.size = 0
        for name, axes, highest in listed:
            shape = tuple(len(self.axes[axis]) for axis in axes)
            part = Part(name, tuple(axes), shape, self.size, highest)
            self.parts.append(part)
            self.size += part.size
        self.constant: Final = [plane for plane in planes if plane.constant]
        self.planes: Final = [plane for plane in planes if not plane.constant]
        placed = [self.part(plane.name) for plane in self.planes]
        self.firsts: Final[list[int]] = [part.first for part in placed]
        self.steps: Final[list[int]] = [part.step for part in placed]
        self.blanks: Final[dict[int, bytes]] = {}  # by viewer

    def __reduce__(self) -> Pickled:
        return encoding_of, (self.rules, self.everything)

    def part(self, name: str) -> Part:
        for part in self.parts:
            if part.name == name:
                return part
        raise BadOptions(f"an observation of {self.rules.game} has no part {name!r}")

    def observe(self, s: State, viewer: int, out: bytearray, start: int = 0) -> None:
        """Write a position as this viewer may know it, or all of it as seen from there, from `start` on."""
        out[start : start + self.size] = self.blank(s, viewer)
        sheet, firsts, steps = Sheet(out, s, viewer, self.everything), self.firsts, self.steps
        for number, plane in enumerate(self.planes):
            plane.write(s, sheet, start + firsts[number], steps[number])

    def blank(self, s: State, viewer: int) -> bytes:
        """What is the same in every position."""
        found = self.blanks.get(viewer)
        if found is None:
            out = bytearray(self.size)
            sheet = Sheet(out, s, viewer, self.everything)
            for plane in self.constant:
                part = self.part(plane.name)
                plane.write(s, sheet, part.first, part.step)
            found = self.blanks[viewer] = bytes(out)
        return found

    # For people.

    def split(self, observation: bytes | bytearray) -> dict[str, bytes]:
        """The numbers of an observation, by part."""
        return {part.name: bytes(observation[part.first : part.first + part.size]) for part in self.parts}

    def named(self, observation: bytes | bytearray) -> dict[str, int]:
        """What an observation says, in words: the numbers that are not 0."""
        found: dict[str, int] = {}
        for part in self.parts:
            end = part.first + part.size
            if observation.count(0, part.first, end) == part.size:
                continue
            for at in range(part.first, end):
                if observation[at]:
                    found[self.word(part, at - part.first)] = observation[at]
        return found

    def word(self, part: Part, at: int) -> str:
        """The name of a number: its part, and a name of each axis."""
        words: list[str] = []
        for axis in reversed(part.axes):
            names = self.axes[axis]
            words.append(names[at % len(names)])
            at //= len(names)
        return "/".join([part.name, *reversed(words)])


def encoding_of(rules: Ruleset, everything: bool = False) -> Encoding:
    """The encoding of a table, made when it is first asked for."""
    found = rules.encodings.get(everything)
    if found is None:
        found = rules.encodings[everything] = Encoding(rules, everything)
    return found


def declared(plane: Plane[Any]) -> tuple[str, tuple[str, ...], int]:
    return plane.name, plane.axes, plane.highest


def own_axes(rules: Ruleset) -> Axes:
    """All axes of a table, with their names."""
    seats = ("self", *(f"left_{number}" for number in range(1, len(rules.seats))))
    found: Axes = {**rules.names, SEAT: seats, "kind": tuple(kind.name for kind in rules.composition.kinds)}
    blank = rules.blank()
    for zone in rules.composition.zones:
        if zone.gaps or zone.places:
            found[place_axis(zone)] = tuple(str(place + 1) for place in range(places_of(blank, zone)))
    for plane in rules.composition.planes:
        found.update(plane.more)
    if rules.known_noun:
        found.update(place_axes(rules, seats))
    return found


def places_of(blank: State, zone: Zone) -> int:
    """How many places a zone has: as declared, or as many as there are on an empty table."""
    if zone.places:
        return zone.places
    return len(kept_value(blank, zone, 0 if zone.per_seat else -1))


def known_layout(rules: Ruleset, own: Axes, everything: bool) -> dict[str, Any]:
    """The layout for all tables of the game; nothing if it does not hold this one, as somebody has added cards.

    It holds a table whose names are the first ones of those that are known, so that a number is the same for both.
    """
    known: dict[str, Any] = rules.known_encoding
    if not known:
        return {}
    for axis, names in own.items():
        if axis not in (PLACE, PILE) and tuple(known["axes"].get(axis, names)[: len(names)]) != names:
            return {}
    listed = {name for name, _, _ in known["everything" if everything else "seat"]}
    return known if all(plane.name in listed for plane in own_planes(rules, own, everything)) else {}


def own_planes(rules: Ruleset, axes: Axes, everything: bool) -> list[Plane[Any]]:
    """All planes of a table, in the order they are declared."""
    composition = rules.composition
    widths = {name: len(names) for name, names in axes.items()}
    planes: list[Plane[Any]] = []
    planes.extend(asking_planes(composition.kinds))
    for zone in composition.zones:
        inner = [other for other in composition.zones if other.within == zone.name]
        planes.extend(zone_planes(zone, inner, widths, copies_of(rules, zone), everything))
    for field in composition.fields:
        planes.extend(field_planes(field, widths, everything))
    planes.extend(plane for plane in composition.planes if not (everything and plane.concluded))
    if not everything:
        planes.extend(known_planes(rules, widths[SEAT]))
    return planes


def copies_of(rules: Ruleset, zone: Zone) -> list[int]:
    """How often each card can be in a zone; a card with several names counts for each of them."""
    if zone.noun not in rules.names:
        return []
    noun, _ = rules.stock_of(zone.noun, 0)
    copies = rules.stock.get(noun, [])
    share = max(1, len(rules.people)) if zone.apart else 1
    return [-(-count // share) for count in copies]


def observe(s: State, viewer: int = SPECTATOR, everything: bool = False) -> bytearray:
    """A position as numbers: what a viewer may know of it, or everything as seen from their seat."""
    encoding = encoding_of(s.rules, everything)
    out = bytearray(encoding.size)
    encoding.observe(s, viewer, out)
    return out
