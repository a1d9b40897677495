"""Views: what a seat may see, built from nothing by what zones and fields declare. A printed position is the view of
EVERYTHING; both use the words of written positions."""

from typing import Any, Final

from greathall.engine.events import Event
from greathall.engine.frames import CHANCE, NO_PRICE, Decision, State
from greathall.engine.hidden.closing import OPEN, is_final, passing
from greathall.engine.hidden.knowledge import LOOSE, Knowledge
from greathall.engine.machine import deciders, is_asked_alone, question, settle, take
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
    if viewer != EVERYTHING and not may_see(zone.sees, owner, viewer):
        return len(cards) + sum(len(held) for held in held_within(s, zone, owner, viewer))
    names = [s.rules.names[zone.noun][card] if card >= 0 else None for card in cards]
    return names[::-1] if zone.pile else names


def held_within(s: State, zone: Zone, owner: int, viewer: int) -> list[list[int]]:
    """The cards that for this viewer, who may not look, are still in this zone."""
    zones = [other for other in s.rules.composition.zones if other.within == zone.name]
    inner = [other for other in zones if not may_see(other.sees, owner, viewer)]
    return [kept_value(s, other, owner) for other in inner]


def show_value(s: State, declared: Zone | Field, value: Any, owner: int, viewer: int) -> Any:
    """One zone or field of one owner, by name if it is kept by name."""
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
    for declared in rules.composition.declared():
        if not declared.per_seat:
            if is_shown(declared, -1, viewer):
                shown[declared.name] = show_value(s, declared, kept_value(s, declared, -1), -1, viewer)
            continue
        for seat, name in enumerate(rules.seats):
            if is_shown(declared, seat, viewer):
                value = kept_value(s, declared, seat)
                shown["seats"][name][declared.name] = show_value(s, declared, value, seat, viewer)
    return shown


def places(rules: Ruleset, noun: str) -> list[str]:
    """The names of the places knowledge speaks of: the seats, the common zones of a noun that are not open, and zones
    of every seat that are places of their own."""
    common = [z.name for z in rules.composition.zones if z.noun == noun and not z.per_seat and z.sees != EVERYONE]
    own = [z.name for z in rules.composition.zones if z.noun == noun and z.own_place]
    return [*rules.seats, *common, *[own_place(seat, name) for name in own for seat in rules.seats]]


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


def show_answer(s: State, decision: Decision[Any], option: int) -> dict[str, Any]:
    """An answer to a question: its number and text, the parts it is made of, and its price if it has one."""
    number = s.rules.space.number(decision.kind, option)
    answer = s.rules.space.answers[number]
    shown: dict[str, Any] = {"answer": number, "text": answer.text}
    shown.update({"verb": answer.verb, "noun": answer.noun, "name": answer.name})
    price = decision.price(s, option)
    if price != NO_PRICE:
        shown["price"] = price
    return shown


def refused(s: State, decision: Decision[Any]) -> list[dict[str, Any]]:
    """What people might expect to do and cannot, with the reason as data."""
    found: list[dict[str, Any]] = []
    for option in decision.candidates(s):
        code = decision.refusal(s, option)
        if code:
            name, rule = s.rules.reason(code)
            shown = {**show_answer(s, decision, option), "reason": name, "rule": rule}
            found.append({**shown, "numbers": list(decision.missing(s, option))})
    return found


def following(s: State, decision: Decision[Any], after: State) -> Decision[Any] | None:
    """The question to the same seat that an answer does no more than open, if its decision leads on: the seat is asked
    at once, and has learned nothing by it. `after`: what the answer leads to, and nothing yet that follows by
    itself."""
    found = question(after, decision.player)
    if found is None or found.kind not in decision.leads:
        return None
    return None if after.learned[decision.player] != s.learned[decision.player] else found


def opens(s: State, seat: int, answer: int) -> bool:
    """Whether an answer of this seat does no more than open a question, which is shown with it."""
    decision = question(s, seat)
    if decision is None or not decision.leads:
        return False
    option = s.rules.space.option(decision.kind, answer)
    return option in decision.options(s) and following(s, decision, answered(s, decision, option)) is not None


def answered(s: State, decision: Decision[Any], option: int) -> State:
    """A copy after an answer, and nothing yet that follows by itself."""
    after = s.clone()
    after.telling = False
    take(after, decision.player, option)
    return after


def opened(s: State, decision: Decision[Any], after: State) -> dict[str, Any] | None:
    """The question that an answer opens, as it is shown. If there is only one answer, it will be given silently."""
    found = following(s, decision, after)
    if found is None:
        return None
    shown = described(after, found)
    options = found.options(after)
    if len(options) == 1 and not is_asked_alone(after, found, options[0]):
        shown["answers"][0]["silent"] = True
    return shown


def show_legal(s: State, decision: Decision[Any], option: int, ahead: bool) -> dict[str, Any]:
    """An answer that may be given: what is lost by it, whether it can be taken back, and the question it opens. The
    last two are found by looking ahead: the answer is given on one copy for both."""
    shown = show_answer(s, decision, option)
    losses = decision.losses(s, option)
    if losses:
        shown["loses"] = [s.rules.names["loss"][loss] for loss in losses]
    amounts = decision.amounts(s, option)
    if amounts:
        shown["amounts"] = list(amounts)
    is_announced = is_final(s, decision.player, option)
    is_closed, then = look_ahead(s, decision, option, is_announced) if ahead else (is_announced, None)
    if is_closed:
        shown["final"] = True
    if is_announced and s.rules.space.kinds[decision.kind].confirm:
        shown["confirm"] = True
    if s.rules.space.answers[shown["answer"]].declines:
        shown["declines"] = True
    if decision.wastes(s, option):
        shown["wastes"] = True
    if then is not None:
        shown["then"] = then
    return shown


def look_ahead(
    s: State, decision: Decision[Any], option: int, is_announced: bool
) -> tuple[bool, dict[str, Any] | None]:
    """Whether an answer could not be taken back, and the question it opens."""
    if is_announced and not decision.leads:
        return True, None
    after = answered(s, decision, option)
    then = opened(s, decision, after) if decision.leads else None
    if is_announced:
        return True, then
    settle(after)
    return passing(s, decision.player, after) != OPEN, then


def described(s: State, decision: Decision[Any], ahead: bool = True) -> dict[str, Any]:
    """A question: its kind, what it is about, its answers, and what is refused."""
    return {
        "seat": s.rules.seats[decision.player],
        "kind": decision.kind,
        "about": arguments(s.rules, s.rules.space.kinds[decision.kind].about, decision.about()),
        "answers": [show_legal(s, decision, option, ahead) for option in decision.options(s)],
        "refused": refused(s, decision),
    }


def show_question(s: State, seat: int, ahead: bool = True) -> dict[str, Any] | None:
    """A seat's own question. Never for anybody else. Without looking ahead: even if the rules fail at an answer."""
    decision = question(s, seat)
    return None if decision is None else described(s, decision, ahead)
