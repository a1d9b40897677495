"""Sights: what a zone or field looks like, worked out once for all positions of a ruleset."""

from typing import Any

from greathall.engine.frames import State
from greathall.engine.native import i64
from greathall.engine.rules import Ruleset
from greathall.engine.zones import EVERYONE, Field, Zone, may_see


class Sight:
    """A number, as it is. Other kinds of sights say it in words."""

    def __init__(self, declared: Zone | Field) -> None:
        self.name = declared.name
        self.kept = declared.kept
        self.part = declared.part
        self.per_seat = declared.per_seat
        self.sees = declared.sees
        self.is_open = declared.sees == EVERYONE
        self.is_counted = isinstance(declared, Zone)  # those who may not look see how many there are
        self.is_within = isinstance(declared, Zone) and declared.within != ""
        self.is_own = False  # its owner sees it differently from everybody else
        self.inner: list[Sight] = []  # what is still in it for those who may not look

    def show(self, value: Any) -> Any:
        """What those see who may look."""
        return value

    def own_part(self, kept: Any) -> Any:
        """The part of an attribute that is meant."""
        return kept if self.part < 0 else kept[self.part]

    def show_all(self, values: list[Any], seats: list[dict[str, Any]]) -> None:
        """What every seat keeps, for those who may look."""
        for seat in range(len(seats)):
            seats[seat][self.name] = self.show(self.own_part(values[seat]))

    def count(self, s: State, value: Any, owner: int, viewer: int) -> Any:
        """How many cards there are for those who may not look."""
        found = len(value)
        for sight in self.inner:
            if not may_see(sight.sees, owner, viewer):
                found += len(value_of(s, sight, owner))
        return found


class NamedSight(Sight):
    """A number that stands for a name; nobody and nothing are None."""

    def __init__(self, declared: Zone | Field, words: tuple[str, ...]) -> None:
        super().__init__(declared)
        self.words = words

    def show(self, value: Any) -> Any:
        number: int = value
        return self.words[number] if number >= 0 else None


class FlagSight(Sight):
    """A yes or no."""

    def show(self, value: Any) -> Any:
        return bool(value)


class CardSight(Sight):
    """The names of cards; of a pile the top comes first."""

    def __init__(self, zone: Zone, words: tuple[str, ...]) -> None:
        super().__init__(zone)
        self.words = words
        self.is_pile = zone.pile

    def show(self, value: Any) -> Any:
        cards: list[int] = value
        words = self.words
        names = [words[card] if card >= 0 else None for card in cards]
        if self.is_pile:
            names.reverse()
        return names


class IndexSight(Sight):
    """A value for each name of a noun."""

    def __init__(self, declared: Zone | Field, names: tuple[str, ...], each: Sight) -> None:
        super().__init__(declared)
        self.names = names
        self.each = each

    def show(self, value: Any) -> Any:
        values: list[Any] = value
        each = self.each
        return {name: each.show(values[number]) for number, name in enumerate(self.names)}

    def count(self, s: State, value: Any, owner: int, viewer: int) -> Any:
        values: list[Any] = value
        return {name: self.each.count(s, values[number], owner, viewer) for number, name in enumerate(self.names)}


def sights_of(rules: Ruleset) -> list[Sight]:
    """The sights of all zones and fields, in the order they are declared."""
    if not rules.sights:
        rules.sights[:] = [sight_of(rules, declared) for declared in rules.composition.declared()]
    return rules.sights


def sight_of(rules: Ruleset, declared: Zone | Field) -> Sight:
    sight = kind_of_sight(rules, declared)
    found = IndexSight(declared, rules.names[declared.index], sight) if declared.index else sight
    sight.inner = [Sight(zone) for zone in rules.composition.inner.get(declared.name, [])]
    found.is_own = declared in rules.composition.own
    return found


def kind_of_sight(rules: Ruleset, declared: Zone | Field) -> Sight:
    if isinstance(declared, Zone):
        return CardSight(declared, rules.names[declared.noun])
    if declared.noun == "number":
        return Sight(declared)
    return FlagSight(declared) if declared.noun == "flag" else NamedSight(declared, rules.names[declared.noun])


def value_of(s: State, sight: Sight, owner: int) -> Any:
    """What a state keeps of it for one owner: a seat, or -1 for the table."""
    kept = getattr(s, sight.kept)
    return sight.own_part(kept[owner] if sight.per_seat else kept)


def masked(names: tuple[str, ...], mask: i64) -> list[str]:
    """The names whose bits are set."""
    found: list[str] = []
    for name in names:
        if mask == 0:
            break
        if mask & 1:
            found.append(name)
        mask >>= 1
    return found
