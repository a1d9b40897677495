"""Planes of what is asked, of who sits there, and of whether the game is over."""

from greathall.engine.encoding.planes import HIGHEST, Plane, Sheet
from greathall.engine.frames import CHANCE, State
from greathall.engine.machine import deciders, question
from greathall.engine.space import Kind


class WhoSits(Plane[State]):
    """Who sits at the table; or, of these, who follows from the rules."""

    def __init__(self, name: str, automatic: bool) -> None:
        super().__init__(name, ("seat",), constant=True)
        self.automatic = automatic

    def write(self, s: State, sheet: Sheet, first: int, step: int) -> None:
        for seat, place in enumerate(sheet.places):
            if not self.automatic or s.rules.automatic[seat]:
                sheet.out[first + place] = 1


class Over(Plane[State]):
    """Whether the game is over."""

    def __init__(self) -> None:
        super().__init__("over")

    def write(self, s: State, sheet: Sheet, first: int, step: int) -> None:
        if not s.stack:
            sheet.out[first] = 1


class WhoIsAsked(Plane[State]):
    """Who is asked."""

    def __init__(self) -> None:
        super().__init__("asked", ("seat",))

    def write(self, s: State, sheet: Sheet, first: int, step: int) -> None:
        for seat in deciders(s):
            if seat != CHANCE:
                sheet.out[first + sheet.places[seat]] = 1


class OwnQuestion(Plane[State]):
    """What kind of question the observer is asked."""

    def __init__(self, kinds: list[Kind]) -> None:
        super().__init__("question", ("kind",))
        self.numbers = {kind.name: number for number, kind in enumerate(kinds)}

    def write(self, s: State, sheet: Sheet, first: int, step: int) -> None:
        if sheet.decision is not None:
            sheet.out[first + self.numbers[sheet.decision.kind]] = 1


class OthersQuestion(Plane[State]):
    """What kinds of questions others are asked, if that may be known."""

    def __init__(self, kinds: list[Kind]) -> None:
        super().__init__("others_question", ("kind",))
        self.numbers = {kind.name: number for number, kind in enumerate(kinds)}

    def write(self, s: State, sheet: Sheet, first: int, step: int) -> None:
        for seat in deciders(s):
            decision = question(s, seat) if seat not in (CHANCE, sheet.viewer) else None
            if decision is not None and (decision.public or sheet.everything):
                sheet.out[first + self.numbers[decision.kind]] = 1


class About(Plane[State]):
    """What one's own question is about: an argument that kinds of questions declare."""

    def __init__(self, name: str, noun: str, places: dict[str, int]) -> None:
        plain = noun == "number"
        super().__init__(f"about_{name}", () if plain else (noun,), HIGHEST if plain else 1)
        self.noun = noun
        self.at = places  # by kind: which of its arguments it is

    def write(self, s: State, sheet: Sheet, first: int, step: int) -> None:
        decision = sheet.decision
        if decision is None or not sheet.about or decision.kind not in self.at:
            return
        value = sheet.about[self.at[decision.kind]]
        if self.noun == "number":
            sheet.put(first, value, self.highest)
        elif value >= 0:
            sheet.out[first + (sheet.places[value] if self.noun == "seat" else value)] = 1


def about_planes(kinds: list[Kind]) -> list[Plane[State]]:
    """A plane for every argument; kinds share those of the same name and noun."""
    found: dict[tuple[str, str], dict[str, int]] = {}
    for kind in kinds:
        for place, argument in enumerate(kind.about):
            name, _, noun = argument.partition(":")
            if not noun.endswith("*"):
                found.setdefault((name, noun), {})[kind.name] = place
    planes: list[Plane[State]] = []
    for (name, noun), places in found.items():
        planes.append(About(name, noun, places))
    return planes


def asking_planes(kinds: list[Kind]) -> list[Plane[State]]:
    """Who sits there, and what is asked."""
    planes: list[Plane[State]] = [
        WhoSits("present", False),
        WhoSits("automatic", True),
        Over(),
        WhoIsAsked(),
        OwnQuestion(kinds),
        OthersQuestion(kinds),
    ]
    return planes + about_planes(kinds)
