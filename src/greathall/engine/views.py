"""Views: what a seat may see, built from nothing by what zones and fields declare. A printed position is the view of
EVERYTHING; both use the words of written positions."""

from typing import Any, Final

from greathall.engine.events import Event
from greathall.engine.frames import CHANCE, Decision, State
from greathall.engine.knowledge import LOOSE, Knowledge
from greathall.engine.machine import deciders, legal, question
from greathall.engine.rules import Ruleset
from greathall.engine.zones import EVERYONE, Field, Zone, may_see

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
    """An event as this viewer is told of it."""
    telling = rules.tables.tellings[event.kind]
    shown = {"event": event.kind, **arguments(rules, telling.args, event.args)}
    if viewer == EVERYTHING or event.shows_secret_to(viewer):
        shown.update(arguments(rules, telling.secret, event.secret))
    return shown


def show_zone(s: State, zone: Zone, cards: list[int], owner: int, viewer: int) -> Any:
    """The names of the cards, or only how many there are."""
    if viewer != EVERYTHING and not may_see(zone.sees, owner, viewer):
        return len(cards) + sum(len(held) for held in held_within(s, zone, owner, viewer))
    names = [s.rules.names[zone.noun][card] for card in cards]
    return names[::-1] if zone.pile else names


def held_within(s: State, zone: Zone, owner: int, viewer: int) -> list[list[int]]:
    """The cards that for this viewer, who may not look, still lie in this zone."""
    zones = [other for other in s.rules.tables.zones if other.within == zone.name]
    inner = [other for other in zones if not may_see(other.sees, owner, viewer)]
    return [getattr(s, other.name)[owner] if owner >= 0 else getattr(s, other.name) for other in inner]


def show_value(s: State, declared: Zone | Field, value: Any, owner: int, viewer: int) -> Any:
    """One zone or field of one owner, by name where it is kept by name."""
    if declared.index:
        names = s.rules.names[declared.index]
        return {name: show_one(s, declared, part, owner, viewer) for name, part in zip(names, value, strict=True)}
    return show_one(s, declared, value, owner, viewer)


def show_one(s: State, declared: Zone | Field, value: Any, owner: int, viewer: int) -> Any:
    if isinstance(declared, Zone):
        return show_zone(s, declared, value, owner, viewer)
    return named(s.rules, declared.noun, value)


def is_shown(declared: Zone | Field, owner: int, viewer: int) -> bool:
    """Hidden zones still show how many cards they hold, except half-made picks; hidden fields show nothing."""
    if viewer == EVERYTHING or may_see(declared.sees, owner, viewer):
        return True
    return isinstance(declared, Zone) and not declared.within


def kept(s: State, viewer: int) -> dict[str, Any]:
    """All zones and fields this viewer may see, seats under `seats`."""
    rules = s.rules
    shown: dict[str, Any] = {"seats": {name: {} for name in rules.seats}}
    for declared in rules.tables.declared():
        value = getattr(s, declared.name)
        if not declared.per_seat:
            if is_shown(declared, -1, viewer):
                shown[declared.name] = show_value(s, declared, value, -1, viewer)
            continue
        for seat, name in enumerate(rules.seats):
            if is_shown(declared, seat, viewer):
                shown["seats"][name][declared.name] = show_value(s, declared, value[seat], seat, viewer)
    return shown


def places(rules: Ruleset, noun: str) -> list[str]:
    """The names of the places knowledge speaks of: the seats, the common zones of a noun that are not open, and zones
    of every seat that are places of their own."""
    common = [z.name for z in rules.tables.zones if z.noun == noun and not z.per_seat and z.sees != EVERYONE]
    own = [z.name for z in rules.tables.zones if z.noun == noun and z.own_place]
    return [*rules.seats, *common, *[own_place(seat, name) for name in own for seat in rules.seats]]


def own_place(seat: str, zone: str) -> str:
    """What a seat's zone is called where it is a place of its own."""
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
    """Who is asked now, and what, where the viewer may know that."""
    found: dict[str, str | None] = {}
    for seat in deciders(s):
        if seat == CHANCE:
            continue
        decision = question(s, seat)
        assert decision is not None
        may_know = viewer in (seat, EVERYTHING) or decision.public
        found[s.rules.seats[seat]] = decision.kind if may_know else None
    return found


def view(s: State, viewer: int) -> dict[str, Any]:
    """What this viewer sees of the table; a spectator is a seat that knows nothing."""
    shown = {"game": s.rules.game, "over": s.over, "asked": asked(s, viewer), **kept(s, viewer)}
    if s.knowledge is not None and viewer >= 0:
        shown["seats"][s.rules.seats[viewer]]["knows"] = show_knowledge(s, s.knowledge, viewer)
    s.rules.view_more(s, viewer, shown)
    return shown


def refused(s: State, decision: Decision[Any]) -> list[dict[str, Any]]:
    """What might be expected and cannot be done, with the reason as data."""
    found: list[dict[str, Any]] = []
    for option in decision.candidates(s):
        code = decision.refusal(s, option)
        if code:
            name, rule = s.rules.reason(code)
            number = s.rules.space.number(decision.kind, option)
            reason = {"answer": number, "text": s.rules.space.text(number), "reason": name, "rule": rule}
            found.append({**reason, "numbers": list(decision.missing(s, option))})
    return found


def show_question(s: State, seat: int) -> dict[str, Any] | None:
    """A seat's own question: its kind, what it is about, and the answers. Never for anybody else."""
    decision = question(s, seat)
    if decision is None:
        return None
    space = s.rules.space
    numbers = [space.number(decision.kind, option) for option in legal(s, seat)]
    return {
        "seat": s.rules.seats[seat],
        "kind": decision.kind,
        "about": arguments(s.rules, space.kinds[decision.kind].about, decision.about()),
        "answers": [{"answer": number, "text": space.text(number)} for number in numbers],
    }
