"""Written positions: a state in the words of the rules, and back. `position` and `load_position` are inverse."""

from difflib import get_close_matches
from typing import Any

from greathall.engine.errors import BadPosition
from greathall.engine.frames import State
from greathall.engine.hidden.knowledge import LOOSE, matching
from greathall.engine.hidden.redealing import hidden_cards, known_items, zone_lists
from greathall.engine.hidden.views import EVERYTHING, kept, places, show_knowledge
from greathall.engine.kept.snapshots import pack_frames, unpack_frames
from greathall.engine.machine import settle
from greathall.engine.rules import Ruleset
from greathall.engine.zones import Field, Zone, keep_value, kept_value

Path = tuple[str | int, ...]


def position(s: State) -> dict[str, Any]:
    """Everything, printed; seats by their names, and the moment the position is in."""
    shown = kept(s, EVERYTHING)
    if s.knowledge is not None:
        for seat, name in enumerate(s.rules.seats):
            shown["seats"][name]["knows"] = show_knowledge(s, s.knowledge, seat)
    s.rules.view_more(s, EVERYTHING, shown)
    seats = shown.pop("seats")
    moment = s.rules.moment(s)
    return {**seats, **shown, "at": {"frames": pack_frames(s)} if moment is None else moment}


def load_position(rules: Ruleset, given: dict[str, Any]) -> State:
    """The state a position describes. What is not named keeps its default; cards not named go where the rest goes."""
    left = {key: dict(value) if isinstance(value, dict) else value for key, value in given.items()}
    empty = [name for name, value in left.items() if value == []]
    for name in rules.seats:
        if not isinstance(left.get(name, {}), dict):
            raise BadPosition("what a seat has is written as names with values", (name,))
    s = rules.blank()
    at = left.pop("at", None)
    for declared in rules.composition.declared():
        if declared.per_seat:
            take_per_seat(s, declared, left)
        elif declared.name in left:
            keep_value(s, declared, -1, taken(s, declared, left.pop(declared.name), (declared.name,), -1))
    take_knowledge(s, left)
    before = written_fields(s, given)
    rules.place_more(s, left)
    refuse_changes(s, given, before)
    refuse_leftovers(rules, left)
    fill_rest(s, empty)
    refuse_contradictions(s)
    if has_frames(at):
        enter_frames(s, at["frames"])
    elif at is not None:
        rules.enter(s, at)
    conclude(s, given)
    settle(s)
    return s


def conclude(s: State, given: dict[str, Any]) -> None:
    """Let the game add what follows. What is written stays as it is, or is refused."""
    before = written_fields(s, given)
    s.rules.conclude(s, given)
    refuse_changes(s, given, before)


def refuse_changes(s: State, given: dict[str, Any], before: dict[Path, Any]) -> None:
    """What is written is as it was before the game added to it."""
    for path, value in written_fields(s, given).items():
        if value != before[path]:
            raise BadPosition("as the rest is written, this cannot be", path)


def written_fields(s: State, given: dict[str, Any]) -> dict[Path, Any]:
    """The fields that are written, and what the state keeps there."""
    found: dict[Path, Any] = {}
    for declared in s.rules.composition.fields:
        if not declared.per_seat and declared.name in given:
            found[declared.name,] = kept_value(s, declared, -1)
        for seat, name in enumerate(s.rules.seats):
            if declared.per_seat and declared.name in given.get(name, {}):
                found[name, declared.name] = kept_value(s, declared, seat)
    return found


def take_per_seat(s: State, declared: Zone | Field, left: dict[str, Any]) -> None:
    for seat, name in enumerate(s.rules.seats):
        given = left.get(name, {})
        if declared.name in given:
            path: Path = (name, declared.name)
            keep_value(s, declared, seat, taken(s, declared, given.pop(declared.name), path, seat))


def taken(s: State, declared: Zone | Field, given: Any, path: Path, seat: int) -> Any:
    """The value of one zone or field, read from what was written."""
    if not declared.index:
        return taken_one(s.rules, declared, given, path)
    if not isinstance(given, dict):
        raise BadPosition(f"expected names of {declared.index} with values, not {given!r}", path)
    values: list[Any] = list(kept_value(s, declared, seat))
    for name, value in given.items():
        number = read_name(s.rules, declared.index, name, path)
        values[number] = taken_one(s.rules, declared, value, (*path, name))
    return values


def taken_one(rules: Ruleset, declared: Zone | Field, given: Any, path: Path) -> Any:
    if isinstance(declared, Field):
        return read_value(rules, declared.noun, given, path)
    if not isinstance(given, list):
        raise BadPosition(f"expected a list of cards, not {given!r}", path)
    if declared.places and len(given) > declared.places:
        raise BadPosition(f"there are {declared.places} places", path)
    cards = [
        -1 if card is None and declared.gaps else read_name(rules, declared.noun, card, (*path, place))
        for place, card in enumerate(given)
    ]
    return cards[::-1] if declared.pile else cards


def read_value(rules: Ruleset, noun: str, given: Any, path: Path) -> int:
    """A number, a yes or no, or a name, as the noun says."""
    if noun == "number":
        if isinstance(given, bool) or not isinstance(given, int):
            raise BadPosition(f"expected a number, not {given!r}", path)
        if given < 0:
            raise BadPosition(f"{given} is less than nothing", path)
        return given
    if noun == "flag":
        if not isinstance(given, bool):
            raise BadPosition(f"expected true or false, not {given!r}", path)
        return int(given)
    return -1 if given is None else read_name(rules, noun, given, path)


def read_name(rules: Ruleset, noun: str, given: Any, path: Path) -> int:
    names = rules.names[noun]
    if given in names:
        return names.index(given)
    close = get_close_matches(str(given), names, 3, 0.5) or list(names[:12])
    raise BadPosition(f"no {noun} is called {given!r}; perhaps {', '.join(close)}", path)


def take_knowledge(s: State, left: dict[str, Any]) -> None:
    """What seats know, as `show_knowledge` prints it."""
    if s.knowledge is None:
        return
    noun = s.rules.known_noun
    where = places(s.rules, noun)
    for seat, name in enumerate(s.rules.seats):
        given = left.get(name, {}).pop("knows", [])
        if not isinstance(given, list):
            raise BadPosition(f"expected a list of what is known, not {given!r}", (name, "knows"))
        for number, item in enumerate(given):
            path: Path = (name, "knows", number)
            if not is_item(item):
                raise BadPosition("expected {card: …, in: [places]}, or one place and from_bottom: number", path)
            unknown = [place for place in item["in"] if place not in where]
            if unknown:
                raise BadPosition(f"no place is called {unknown[0]!r}; there are {', '.join(where)}", path)
            mask = sum(1 << where.index(place) for place in set(item["in"]))
            card = read_name(s.rules, noun, item["card"], path)
            s.knowledge.items[seat].append((card, mask, item.get("from_bottom", LOOSE)))


def is_item(item: Any) -> bool:
    """Whether this reads like a piece of knowledge."""
    if not isinstance(item, dict) or not {"card", "in"} <= set(item) <= {"card", "in", "from_bottom"}:
        return False
    if not isinstance(item["in"], list) or not item["in"]:
        return False
    position = item.get("from_bottom", 0)
    return type(position) is int and position >= 0 and ("from_bottom" not in item or len(item["in"]) == 1)


def refuse_contradictions(s: State) -> None:
    """What a seat knows must be true."""
    noun = s.rules.known_noun
    for seat, name in enumerate(s.rules.seats):
        items = known_items(s, seat, noun)
        if items and matching(items, hidden_cards(s, seat, noun)) is None:
            raise BadPosition("cards are not where this seat knows them", (name, "knows"))


def has_frames(moment: Any) -> bool:
    """Whether a moment is written as a machine prints it, not in the words of the rules."""
    return isinstance(moment, dict) and "frames" in moment


def enter_frames(s: State, frames: Any) -> None:
    """Begin in the middle of unfinished business, as `position` prints it when no moment can say it."""
    try:
        unpack_frames(s, frames)
    except (BadPosition, KeyError, TypeError, ValueError) as error:
        raise BadPosition(f"frames are names, arguments and steps: {error}", ("at", "frames")) from error


def refuse_leftovers(rules: Ruleset, left: dict[str, Any]) -> None:
    """Whatever nobody understood is an error that names it."""
    declared = rules.composition.declared()
    for key, value in left.items():
        if key in rules.seats:
            unknown = sorted(value)
            if unknown:
                known = sorted(row.name for row in declared if row.per_seat)
                raise BadPosition(f"a seat has no {unknown[0]!r}; it has {', '.join(known)}", (key, unknown[0]))
        else:
            known = sorted(row.name for row in declared if not row.per_seat)
            raise BadPosition(f"unknown; there are {', '.join([*rules.seats, *known, 'at'])}", (key,))


def count_cards(s: State) -> dict[str, list[int]]:
    """How many cards of each name all zones hold, for every noun that is kept count of."""
    found = {noun: [0] * len(stock) for noun, stock in s.rules.stock.items()}
    for zone in s.rules.composition.zones:
        for _, cards in zone_lists(s, zone):
            for card in cards:
                noun, number = s.rules.stock_of(zone.noun, card)
                if noun in found and card >= 0:
                    found[noun][number] += 1
    return found


def fill_rest(s: State, empty: list[str]) -> None:
    """Cards no zone holds go where the rest goes, below what is named there, in the order of their names."""
    for noun, found in count_cards(s).items():
        stock = s.rules.stock[noun]
        for card, count in enumerate(found):
            if count > stock[card]:
                raise too_many(s, noun, card, stock[card])
        put_rest(s, noun, [card for card, count in enumerate(found) for _ in range(stock[card] - count)], empty)


def too_many(s: State, noun: str, card: int, existing: int) -> BadPosition:
    """A card is named more often than it exists: where it is named, and how many there are."""
    where: list[Path] = []
    for zone in s.rules.composition.zones:
        for owner, cards in zone_lists(s, zone):
            path: Path = (s.rules.seats[owner], zone.name) if zone.per_seat else (zone.name,)
            where.extend(path for other in cards if s.rules.stock_of(zone.noun, other) == (noun, card))
    name = s.rules.names[noun][card]
    if not existing:
        return BadPosition(f"{name!r} is not in this game: its options leave it out", where[0])
    places = ", ".join(".".join(map(str, path)) for path in dict.fromkeys(where))
    return BadPosition(f"{len(where)} of {name!r} are named ({places}), but only {existing} exist", where[-1])


def put_rest(s: State, noun: str, rest: list[int], empty: list[str]) -> None:
    """If it is written as empty, they are spent."""
    zones = [zone for zone in s.rules.composition.zones if zone.noun == noun]
    for zone in zones:
        if zone.rest:
            taker = zone
            if rest and zone.name in empty:
                spent = [other for other in zones if other.spent]
                if not spent:
                    raise BadPosition(f"cards that are named nowhere are here; {len(rest)} are left", (zone.name,))
                taker = spent[0]
            cards: list[int] = kept_value(s, taker, -1)
            cards[:0] = rest[::-1] if taker.pile else rest
