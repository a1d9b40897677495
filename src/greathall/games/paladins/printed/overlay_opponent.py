"""Corrections of the solo opponent: the one row of his constants."""

from typing import Any, Final

from greathall.engine import BadOptions
from greathall.games.paladins.printed.data.board import TRACK_END
from greathall.games.paladins.printed.overlay_values import HIGHEST, Facts
from greathall.games.paladins.solo.rows import Constants, Places

FACTS: Final = (
    "track",
    "steps_per_resource",
    "missing_steps",
    "trade_steps",
    "rest_steps",
    "start_workers",
    "conspire_workers",
    "prayer_workers",
    "stack",
    "start",
    "by_space",
    "last",
    "extra_discards",
    "fallback",
    "wishes",
    "jar",
)


def opponent_anew(row: Constants, facts: Facts) -> Constants:
    """The constants with their corrections; every space of the track points at a place of each kind of card."""
    track = facts.number("track", row.track, HIGHEST, 1)
    by_space = places_by_name(facts, "by_space", row.by_space, 0)
    for kind, places in by_space.items():
        if len(places) != track:
            path = f"{facts.path}.by_space.{kind}"
            raise BadOptions(f"{path}: expected {track} places, one for each space of the track, not {list(places)}")
    return Constants(
        row.name,
        track=track,
        steps_per_resource=facts.number("steps_per_resource", row.steps_per_resource),
        missing_steps=facts.number("missing_steps", row.missing_steps),
        trade_steps=facts.number("trade_steps", row.trade_steps),
        rest_steps=facts.number("rest_steps", row.rest_steps),
        start_workers=facts.number("start_workers", row.start_workers),
        conspire_workers=facts.number("conspire_workers", row.conspire_workers),
        prayer_workers=facts.number("prayer_workers", row.prayer_workers),
        stack=reordered(facts, "stack", row.stack),
        start=levels(facts, "start", row.start),
        by_space=by_space,
        last=places_by_name(facts, "last", row.last, 1),
        extra_discards=places_by_name(facts, "extra_discards", row.extra_discards, 1),
        fallback=reordered(facts, "fallback", row.fallback),
        wishes=reordered(facts, "wishes", row.wishes),
        jar=facts.effects("jar", row.jar),
        sources=row.sources,
    )


def reordered(facts: Facts, fact: str, printed: tuple[str, ...]) -> tuple[str, ...]:
    """The printed words in any order."""
    if fact not in facts.changes:
        return printed
    given = facts.changes[fact]
    if not isinstance(given, list) or sorted(map(str, given)) != sorted(printed):
        raise BadOptions(f"{facts.path}.{fact}: expected {', '.join(printed)} in any order, not {given!r}")
    return tuple(given)


def named(facts: Facts, fact: str, known: tuple[str, ...]) -> dict[str, Any]:
    """Values by name, all of them known."""
    given, path = facts.changes[fact], f"{facts.path}.{fact}"
    if not isinstance(given, dict) or not given:
        raise BadOptions(f"{path}: expected names with values, not {given!r}")
    for name in given:
        facts.read_word(name, known, path)
    return given


def levels(facts: Facts, fact: str, printed: dict[str, int]) -> dict[str, int]:
    """Where attributes begin; those that are not named begin as printed."""
    if fact not in facts.changes:
        return printed
    given = named(facts, fact, facts.vocabulary.attributes)
    path = f"{facts.path}.{fact}"
    return {**printed, **{name: facts.read_number(value, path, 0, TRACK_END) for name, value in given.items()}}


def places_by_name(facts: Facts, fact: str, printed: dict[str, Places], lowest: int) -> dict[str, Places]:
    """Lists of places by the kind of card, counted from 1; kinds that are not named are as printed."""
    if fact not in facts.changes:
        return printed
    found = dict(printed)
    for kind, given in named(facts, fact, tuple(facts.vocabulary.places)).items():
        path = f"{facts.path}.{fact}.{kind}"
        if not isinstance(given, list):
            raise BadOptions(f"{path}: expected a list of places, not {given!r}")
        highest = facts.vocabulary.places[kind]
        found[kind] = tuple(facts.read_number(place, path, lowest, highest) for place in given)
    return found
