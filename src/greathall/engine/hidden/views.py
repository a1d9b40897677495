"""Views: what a seat may see, built from nothing by what zones and fields declare. A printed position is the view of
EVERYTHING; both use the words of written positions."""

from typing import Any, Final

from greathall.engine.events import Event
from greathall.engine.frames import CHANCE, State
from greathall.engine.hidden.knowledge import LOOSE, Knowledge
from greathall.engine.machine import deciders, question
from greathall.engine.rules import Ruleset
from greathall.engine.zones import EVERYONE, Field, Zone, kept_value, may_see

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


def show_zone(s: State, zone: Zone, cards: list[int], owner: int, viewer: int) -> Any:
    """The names of the cards, or only how many there are."""
    if zone.sees != EVERYONE and viewer != EVERYTHING and not may_see(zone.sees, owner, viewer):
        return len(cards) + count_within(s, zone, owner, viewer)
    words = s.rules.names[zone.noun]
    names = [words[card] if card >= 0 else None for card in cards]
    return names[::-1] if zone.pile else names


def count_within(s: State, zone: Zone, owner: int, viewer: int) -> int:
    """How many cards are, for this viewer, who may not look, still in this zone besides its own."""
    count = 0
    for other in s.rules.composition.inner.get(zone.name, ()):
        if not may_see(other.sees, owner, viewer):
            count += len(kept_value(s, other, owner))
    return count


def show_value(s: State, declared: Zone | Field, value: Any, owner: int, viewer: int) -> Any:
    """One zone or field of one owner, by name if it is kept by name."""
    if declared.index:
        names = s.rules.names[declared.index]
        return {name: show_one(s, declared, part, owner, viewer) for name, part in zip(names, value, strict=True)}
    return show_one(s, declared, value, owner, viewer)


def show_one(s: State, declared: Zone | Field, value: Any, owner: int, viewer: int) -> Any:
    if isinstance(declared, Zone):
        return show_zone(s, declared, value, owner, viewer)
    return value if declared.counts else named(s.rules, declared.noun, value)


def is_shown(declared: Zone | Field, owner: int, viewer: int) -> bool:
    """Hidden zones still show how many cards they hold, except half-made picks; hidden fields show nothing."""
    if viewer == EVERYTHING or may_see(declared.sees, owner, viewer):
        return True
    return isinstance(declared, Zone) and not declared.within


def kept(s: State, viewer: int) -> dict[str, Any]:
    """All zones and fields this viewer may see, seats under `seats`."""
    rules = s.rules
    seats: list[dict[str, Any]] = [{} for _ in rules.seats]
    shown: dict[str, Any] = {"seats": dict(zip(rules.seats, seats, strict=True))}
    for declared in rules.composition.declared():
        if not declared.per_seat:
            if is_shown(declared, -1, viewer):
                shown[declared.name] = show_value(s, declared, kept_value(s, declared, -1), -1, viewer)
            continue
        values: Any = getattr(s, declared.kept)
        is_open = declared.sees == EVERYONE
        for seat, own in enumerate(seats):
            if is_open or is_shown(declared, seat, viewer):
                value = values[seat] if declared.part < 0 else values[seat][declared.part]
                own[declared.name] = show_value(s, declared, value, seat, viewer)
    return shown


def places(rules: Ruleset, noun: str) -> list[str]:
    """The names of the places knowledge speaks of: the seats, the common zones of a noun that are not open, and zones
    of every seat that are places of their own."""
    if noun not in rules.places:
        common = [z.name for z in rules.composition.zones if z.noun == noun and not z.per_seat and z.sees != EVERYONE]
        own = [z.name for z in rules.composition.zones if z.noun == noun and z.own_place]
        rules.places[noun] = [*rules.seats, *common, *[own_place(seat, name) for name in own for seat in rules.seats]]
    return rules.places[noun]


def own_place(seat: str, zone: str) -> str:
    """What a seat's zone is called if it is a place of its own."""
    return f"{seat} {zone}"


def show_knowledge(s: State, knowledge: Knowledge, seat: int) -> list[dict[str, Any]]:
    """What a seat knows of hidden cards, in words."""
    noun = s.rules.known_noun
    where = places(s.rules, noun)
    shown: list[dict[str, Any]] = []
    for kind, mask, position in sorted(knowledge.items[seat]):
        item: dict[str, Any] = {"card": s.rules.names[noun][kind]}
        item["in"] = [name for place, name in enumerate(where) if mask >> place & 1]
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


def kept_for(s: State, viewer: int, public: dict[str, Any]) -> dict[str, Any]:
    """The same as `kept`, made of what a spectator may see: a seat sees more of its own, and nothing else."""
    shown = {**public, "seats": {name: {**seat} for name, seat in public["seats"].items()}}
    if viewer >= 0:
        own = shown["seats"][s.rules.seats[viewer]]
        for declared in s.rules.composition.own:
            own[declared.name] = show_value(s, declared, kept_value(s, declared, viewer), viewer, viewer)
    return shown


def view(s: State, viewer: int, public: dict[str, Any] | None = None) -> dict[str, Any]:
    """What this viewer sees of the table; a spectator is a seat that knows nothing. `public`: what a spectator may see
    of zones and fields, for those who make the views of several seats and have it already."""
    parts = kept(s, viewer) if public is None else kept_for(s, viewer, public)
    shown = {"game": s.rules.game, "over": s.over, "asked": asked(s, viewer), **parts}
    if s.knowledge is not None and viewer >= 0:
        shown["seats"][s.rules.seats[viewer]]["knows"] = show_knowledge(s, s.knowledge, viewer)
    s.rules.view_more(s, viewer, shown)
    return shown


def round_of(s: State) -> int | None:
    """Which round it is, if a game has rounds that everybody sees."""
    for field in s.rules.composition.fields:
        if field.name == "round" and field.sees == EVERYONE and not field.per_seat and not field.index:
            return int(kept_value(s, field, -1))
    return None
