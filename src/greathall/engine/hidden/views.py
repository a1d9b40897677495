"""Views: what a seat may see, built from nothing by what zones and fields declare. A printed position is the view of
EVERYTHING; both use the words of written positions."""

from typing import Any, Final

from greathall.engine.events import Event
from greathall.engine.frames import CHANCE, State
from greathall.engine.hidden.knowledge import LOOSE, Knowledge
from greathall.engine.hidden.sights import Sight, masked, sights_of, value_of
from greathall.engine.machine import deciders, question
from greathall.engine.rules import Ruleset
from greathall.engine.zones import EVERYONE, kept_value, may_see

EVERYTHING: Final = -3


def named(rules: Ruleset, noun: str, value: int) -> Any:
    """A number in words: a name of its noun, a plain number, a yes or no; None for nobody and nothing."""
    if noun == "number":
        return value
    if noun == "flag":
        return bool(value)
    return rules.names[noun][value] if value >= 0 else None


def arguments(rules: Ruleset, declared: tuple[str, ...], values: tuple[int, ...]) -> dict[str, Any]:
    """Declared arguments (`who:seat`, `cards:district*`) with their values in words."""
    shown: dict[str, Any] = {}
    for place, argument in enumerate(declared):
        name, _, noun = argument.partition(":")
        if noun.endswith("*"):
            shown[name] = [named(rules, noun[:-1], value) for value in values[place:]]
        else:
            shown[name] = named(rules, noun, values[place])
    return shown


def show_event(rules: Ruleset, event: Event, viewer: int) -> dict[str, Any]:
    """An event as this viewer sees it."""
    telling = rules.composition.tellings[event.kind]
    shown = {"event": event.kind, **arguments(rules, telling.args, event.args)}
    if viewer == EVERYTHING or event.shows_secret_to(viewer):
        shown.update(arguments(rules, telling.secret, event.secret))
    return shown


def kept(s: State, viewer: int) -> dict[str, Any]:
    """All zones and fields this viewer may see, seats under `seats`."""
    shown: dict[str, Any] = {}
    add_kept(s, viewer, shown)
    return shown


def add_kept(s: State, viewer: int, shown: dict[str, Any]) -> None:
    """Put them into a view."""
    seats: list[dict[str, Any]] = [{} for _ in s.rules.seats]
    shown["seats"] = {name: seats[seat] for seat, name in enumerate(s.rules.seats)}
    for sight in sights_of(s.rules):
        if not sight.per_seat:
            add(s, shown, sight, value_of(s, sight, -1), -1, viewer)
        elif sight.is_open:
            sight.show_all(getattr(s, sight.kept), seats)
        else:
            values: list[Any] = getattr(s, sight.kept)
            for seat in range(len(seats)):
                add(s, seats[seat], sight, sight.own_part(values[seat]), seat, viewer)


def add(s: State, shown: dict[str, Any], sight: Sight, value: Any, owner: int, viewer: int) -> None:
    """One zone or field of one owner. Hidden zones still show how many cards they hold, except half-made picks; hidden
    fields show nothing."""
    if sight.is_open or viewer == EVERYTHING or may_see(sight.sees, owner, viewer):
        shown[sight.name] = sight.show(value)
    elif sight.is_counted and not sight.is_within:
        shown[sight.name] = sight.count(s, value, owner, viewer)


def places(rules: Ruleset, noun: str) -> tuple[str, ...]:
    """The names of the places knowledge speaks of: the seats, the common zones of a noun that are not open, and zones
    of every seat that are places of their own."""
    if noun not in rules.places:
        common = [z.name for z in rules.composition.zones if z.noun == noun and not z.per_seat and z.sees != EVERYONE]
        own = [z.name for z in rules.composition.zones if z.noun == noun and z.own_place]
        rules.places[noun] = (*rules.seats, *common, *[own_place(seat, name) for name in own for seat in rules.seats])
    return rules.places[noun]


def own_place(seat: str, zone: str) -> str:
    """What a seat's zone is called if it is a place of its own."""
    return f"{seat} {zone}"


def show_knowledge(s: State, knowledge: Knowledge, seat: int) -> list[dict[str, Any]]:
    """What a seat knows of hidden cards, in words."""
    shown: list[dict[str, Any]] = []
    if not knowledge.items[seat]:
        return shown
    noun = s.rules.known_noun
    where, words = places(s.rules, noun), s.rules.names[noun]
    for kind, mask, position in sorted(knowledge.items[seat]):
        item: dict[str, Any] = {"card": words[kind], "in": masked(where, mask)}
        if position != LOOSE:
            item["from_bottom"] = position
        shown.append(item)
    return shown


def asked(s: State, viewer: int) -> dict[str, str | None]:
    """Who is asked now, and what, if the viewer may know that."""
    found: dict[str, str | None] = {}
    for seat in deciders(s):
        if seat == CHANCE:
            continue
        decision = question(s, seat)
        assert decision is not None
        may_know = viewer in (seat, EVERYTHING) or decision.public
        found[s.rules.seats[seat]] = decision.kind if may_know else None
    return found


def view(s: State, viewer: int, public: dict[str, Any] | None = None) -> dict[str, Any]:
    """What this viewer sees of the table; a spectator is a seat that knows nothing. `public`: what a spectator may see
    of zones and fields, for those who make the views of several seats and have it already."""
    shown: dict[str, Any] = {"game": s.rules.game, "over": s.over, "asked": asked(s, viewer)}
    if public is None:
        add_kept(s, viewer, shown)
    else:
        add_public(s, viewer, shown, public)
    if s.knowledge is not None and viewer >= 0:
        shown["seats"][s.rules.seats[viewer]]["knows"] = show_knowledge(s, s.knowledge, viewer)
    s.rules.view_more(s, viewer, shown)
    return shown


def add_public(s: State, viewer: int, shown: dict[str, Any], public: dict[str, Any]) -> None:
    """The same as `add_kept`, made of what a spectator may see: a seat sees more of its own, and nothing else."""
    shown.update(public)
    shown["seats"] = {name: seat.copy() for name, seat in public["seats"].items()}
    if viewer >= 0:
        own = shown["seats"][s.rules.seats[viewer]]
        for sight in sights_of(s.rules):
            if sight.is_own:
                add(s, own, sight, value_of(s, sight, viewer), viewer, viewer)


def round_of(s: State) -> int | None:
    """Which round it is, if a game has rounds that everybody sees."""
    for field in s.rules.composition.fields:
        if field.name == "round" and field.sees == EVERYONE and not field.per_seat and not field.index:
            return int(kept_value(s, field, -1))
    return None
