"""The rows of the solo opponent: its constants, difficulties, schemes, moves, and how it settles a choice."""

from greathall.engine import BadOptions
from greathall.engine.subclassing import mypyc_attr
from greathall.games.paladins.printed.cards import Card, Row, Sources
from greathall.games.paladins.printed.effects import Effects
from greathall.games.paladins.printed.overlay_values import Facts
from greathall.games.paladins.rows import Named
from greathall.games.paladins.state import Paladins

Places = tuple[int, ...]


class Constants(Row):
    """All numbers of the opponent, in one row. Spaces and places are counted from 1, as they are printed.

    `by_space` says for every kind of card which place a space of the track points at, 0 if at none: then counting
    begins at the first. `last` are the places considered only when no other card will do. `missing_steps`: how far the
    marker moves for a card it should lose and does not have; `jar` is what a turned jar gives. `stack` lists the
    attributes from the bottom to the top, `start` where they stand.
    """

    def __init__(
        self,
        name: str,
        *,
        track: int,
        steps_per_resource: int,
        missing_steps: int,
        trade_steps: int,
        rest_steps: int,
        start_workers: int,
        conspire_workers: int,
        prayer_workers: int,
        stack: tuple[str, ...],
        start: dict[str, int],
        by_space: dict[str, Places],
        last: dict[str, Places],
        extra_discards: dict[str, Places],
        fallback: tuple[str, ...],
        wishes: tuple[str, ...],
        jar: Effects,
        sources: Sources,
    ) -> None:
        super().__init__(name, "rulebook", sources)
        self.track = track
        self.steps_per_resource = steps_per_resource
        self.missing_steps = missing_steps
        self.trade_steps = trade_steps
        self.rest_steps = rest_steps
        self.start_workers = start_workers
        self.conspire_workers = conspire_workers
        self.prayer_workers = prayer_workers
        self.stack = stack
        self.start = start
        self.by_space = by_space
        self.last = last
        self.extra_discards = extra_discards
        self.fallback = fallback
        self.wishes = wishes
        self.jar = jar

    def card(self) -> Card:
        return {"track": self.track, "by_space": {noun: list(places) for noun, places in self.by_space.items()}}

    def anew(self, facts: Facts) -> "Constants":
        """Every space of the track points at a place of each kind of card."""
        track = facts.number("track", self.track, lowest=1)
        by_space = facts.places_by_name("by_space", self.by_space, 0)
        for kind, places in by_space.items():
            if len(places) != track:
                path, given = f"{facts.path}.by_space.{kind}", list(places)
                raise BadOptions(f"{path}: expected {track} places, one for each space of the track, not {given}")
        return Constants(
            self.name,
            track=track,
            steps_per_resource=facts.number("steps_per_resource", self.steps_per_resource),
            missing_steps=facts.number("missing_steps", self.missing_steps),
            trade_steps=facts.number("trade_steps", self.trade_steps),
            rest_steps=facts.number("rest_steps", self.rest_steps),
            start_workers=facts.number("start_workers", self.start_workers),
            conspire_workers=facts.number("conspire_workers", self.conspire_workers),
            prayer_workers=facts.number("prayer_workers", self.prayer_workers),
            stack=facts.reordered("stack", self.stack),
            start=facts.levels("start", self.start),
            by_space=by_space,
            last=facts.places_by_name("last", self.last, 1),
            extra_discards=facts.places_by_name("extra_discards", self.extra_discards, 1),
            fallback=facts.reordered("fallback", self.fallback),
            wishes=facts.reordered("wishes", self.wishes),
            jar=facts.effects("jar", self.jar),
            sources=self.sources,
        )


class Difficulty(Row):
    """How many King's Orders give it a workshop before the game begins, and whether every right action has one."""

    def __init__(self, name: str, orders: int, everywhere: bool = False) -> None:
        super().__init__(name, "rulebook")
        self.orders = orders
        self.everywhere = everywhere

    def anew(self, facts: Facts) -> "Difficulty":
        orders = facts.number("orders", self.orders, len(facts.vocabulary.orders))
        return Difficulty(self.name, orders, self.everywhere)


class Scheme(Row):
    """A kind of scheme: the move it asks for, and how many there are. Some wait on King's Favours."""

    def __init__(
        self,
        name: str,
        move: str,
        copies: int = 1,
        waits: bool = False,
        note: str = "",
        source: str = "reconstructed",
    ) -> None:
        super().__init__(name, source, None, note)
        self.move = move
        self.copies = copies
        self.waits = waits

    def card(self) -> Card:
        return {"move": self.move, "copies": self.copies}

    def anew(self, facts: Facts) -> "Scheme":
        return Scheme(self.name, self.move, facts.number("copies", self.copies), self.waits)


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Named):
    """Something the opponent can do with its turn."""

    def tries(self, s: Paladins, seat: int) -> list[str]:
        """The moves that are tried for it, in this order: itself, unless it stands for others."""
        return [self.name]

    def refuse(self, s: Paladins, seat: int) -> int:
        """0 if it can make it, else the reason."""
        return 0

    def lacking(self, s: Paladins, seat: int, reason: int) -> tuple[int, int]:
        """What belongs to the reason: what there is, and what is needed."""
        return 0, 0

    def make(self, s: Paladins, seat: int) -> None:
        """Make it. It may push once."""
        raise NotImplementedError(f"{type(self).__name__} has no make()")


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoiceRule(Named):
    """How it settles some of the choices between rewards; the first rule that knows an answer is followed."""

    def __init__(self, name: str, order: int) -> None:
        super().__init__(name)
        self.order = order

    def pick(self, s: Paladins, seat: int, rewards: list[int]) -> tuple[int, int]:
        """The reward and why, or NO_ANSWER if the rule says nothing."""
        raise NotImplementedError(f"{type(self).__name__} has no pick()")


NO_ANSWER = (-1, -1)
