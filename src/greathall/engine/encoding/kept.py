"""Planes of what modules declare: cards in zones, or how many there are if they are hidden, and fields."""

from typing import Any, Final

from greathall.engine.encoding.planes import HIGHEST, Plane, Sheet
from greathall.engine.frames import State
from greathall.engine.zones import EVERYONE, NO_ONE, OWNER, Field, Zone

PLAIN_NOUNS: Final = ("number", "flag")


class Cards(Plane[State]):
    """How often each card is in a zone; if places matter, which card is at which."""

    def __init__(self, zone: Zone, widths: dict[str, int], highest: int, own: bool) -> None:
        placed = (place_axis(zone),) if zone.gaps or zone.places else ()
        axes = (*(("seat",) if zone.per_seat and not own else ()), *((zone.index,) if zone.index else ()), *placed)
        super().__init__(zone.name, (*axes, zone.noun), 1 if placed else highest)
        self.zone = zone
        self.own = own  # only those of the observer
        self.placed = bool(placed)
        self.width = widths[zone.noun]
        self.kept_at = zone.kept

    def write(self, s: State, sheet: Sheet, first: int, step: int) -> None:
        kept: list[Any] = getattr(s, self.kept_at)
        zone = self.zone
        if not zone.per_seat:
            self.lay_all(sheet, kept if zone.part < 0 else kept[zone.part], first)
        elif self.own:
            if sheet.viewer >= 0:
                mine: list[Any] = kept[sheet.viewer]
                self.lay_all(sheet, mine if zone.part < 0 else mine[zone.part], first)
        else:
            for seat, place in enumerate(sheet.places):
                held: list[Any] = kept[seat]
                if held:
                    self.lay_all(sheet, held if zone.part < 0 else held[zone.part], first + place * step)

    def lay_all(self, sheet: Sheet, kept: list[Any], first: int) -> None:
        if not self.zone.index:
            self.lay(sheet, kept, first)
            return
        for number, cards in enumerate(kept):
            self.lay(sheet, cards, first + number * self.width)

    def lay(self, sheet: Sheet, cards: list[int], first: int) -> None:
        out = sheet.out
        if self.placed:
            for card in cards:
                if card >= 0:
                    out[first + card] = 1
                first += self.width
        elif self.highest == 1:
            for card in cards:
                out[first + card] = 1
        else:
            for card in cards:
                out[first + card] += 1


class Counts(Plane[State]):
    """How many cards a zone holds, for those who may not look; half-made picks of others are still there."""

    def __init__(self, zone: Zone, inner: list[Zone], highest: int) -> None:
        axes = ("seat",) if zone.per_seat else ()
        super().__init__(f"{zone.name}_count", (*axes, zone.index) if zone.index else axes, highest)
        self.zone = zone
        self.inner = inner
        self.kept_at = zone.kept

    def write(self, s: State, sheet: Sheet, first: int, step: int) -> None:
        kept: list[Any] = getattr(s, self.kept_at)
        part = self.zone.part
        if not self.zone.per_seat:
            self.count(sheet, kept if part < 0 else kept[part], first)
            return
        for seat, place in enumerate(sheet.places):
            held: list[Any] = kept[seat]
            self.count(sheet, held if part < 0 else held[part], first + place * step)
        for zone in self.inner:
            self.add_picked(s, sheet, zone, first)

    def add_picked(self, s: State, sheet: Sheet, zone: Zone, first: int) -> None:
        kept: list[Any] = getattr(s, zone.kept)
        for seat, place in enumerate(sheet.places):
            held: list[Any] = kept[seat] if zone.part < 0 else kept[seat][zone.part]
            if held and not sheet.sees(zone.sees, seat):
                sheet.put(first + place, sheet.out[first + place] + len(held), self.highest)

    def count(self, sheet: Sheet, kept: list[Any], first: int) -> None:
        if not self.zone.index:
            sheet.put(first, len(kept), self.highest)
            return
        for number, cards in enumerate(kept):
            sheet.put(first + number, len(cards), self.highest)


class SeatNumbers(Plane[State]):
    """A field of every seat that everybody may see: a number or a flag."""

    def __init__(self, field: Field) -> None:
        super().__init__(field.name, ("seat",), 1 if field.noun == "flag" else field.highest)
        self.kept_at = field.kept
        self.part = field.part

    def write(self, s: State, sheet: Sheet, first: int, step: int) -> None:
        kept: list[Any] = getattr(s, self.kept_at)
        for seat, place in enumerate(sheet.places):
            value: int = kept[seat] if self.part < 0 else kept[seat][self.part]
            if value > 0:
                sheet.out[first + place] = value if value < self.highest else self.highest


class Numbers(Plane[State]):
    """A field: a number or a flag; of anything else that has names, which one it is."""

    def __init__(self, field: Field, widths: dict[str, int], own: bool) -> None:
        named = field.noun not in PLAIN_NOUNS
        axes = (*(("seat",) if field.per_seat and not own else ()), *((field.index,) if field.index else ()))
        highest = 1 if named or field.noun == "flag" else field.highest
        super().__init__(field.name, (*axes, field.noun) if named else axes, highest)
        self.field = field
        self.own = own  # only that of the observer
        self.named = named
        self.width = widths[field.noun] if named else 1
        self.kept_at = field.kept

    def write(self, s: State, sheet: Sheet, first: int, step: int) -> None:
        kept: Any = getattr(s, self.kept_at)
        part = self.field.part
        if not self.field.per_seat:
            self.put_all(sheet, kept if part < 0 else kept[part], first)
        elif not self.own:
            for seat, place in enumerate(sheet.places):
                value = kept[seat]
                self.put_all(sheet, value if part < 0 else value[part], first + place * step)
        elif sheet.viewer >= 0:
            value = kept[sheet.viewer]
            self.put_all(sheet, value if part < 0 else value[part], first)

    def put_all(self, sheet: Sheet, value: Any, first: int) -> None:
        if not self.field.index:
            self.put(sheet, value, first)
            return
        numbers: list[int] = value
        for number in numbers:
            self.put(sheet, number, first)
            first += self.width

    def put(self, sheet: Sheet, value: int, first: int) -> None:
        if not self.named:
            sheet.put(first, value, self.highest)
        elif value >= 0:
            sheet.out[first + (sheet.places[value] if self.field.noun == "seat" else value)] = 1


def place_axis(zone: Zone) -> str:
    """What the axis of a zone's places is called."""
    return f"place of {zone.name}"


def zone_planes(
    zone: Zone, inner: list[Zone], widths: dict[str, int], copies: list[int], everything: bool
) -> list[Plane[State]]:
    """The planes of a zone. That many copies of each card can be there; none are given if nobody counts them."""
    highest = min(HIGHEST, max(copies, default=1))
    if everything or zone.sees == EVERYONE:
        return [Cards(zone, widths, highest, False)]
    found: list[Plane[State]] = []
    if zone.sees == OWNER and zone.per_seat:
        found.append(Cards(zone, widths, highest, True))
    if not zone.within:
        found.append(Counts(zone, inner, min(HIGHEST, sum(copies) or HIGHEST)))
    return found


def field_planes(field: Field, widths: dict[str, int], everything: bool) -> list[Plane[State]]:
    """The plane of a field, if a seat may know it."""
    if field.sees == NO_ONE and not everything:
        return []
    own = field.sees == OWNER and not everything
    if field.per_seat and not own and not field.index and field.noun in PLAIN_NOUNS:
        return [SeatNumbers(field)]
    return [Numbers(field, widths, own)]
