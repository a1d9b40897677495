"""Match: a state, the luck that answers Chance, and the record of what was answered. The face the engine shows."""

from typing import Any

from greathall.engine import machine
from greathall.engine.chances import Draw
from greathall.engine.course import Course, Seat
from greathall.engine.encoding.encoder import encoding_of
from greathall.engine.errors import BadOptions, GreatHallError
from greathall.engine.frames import CHANCE, State
from greathall.engine.hidden import questions, views
from greathall.engine.hidden.redealing import redeal
from greathall.engine.kept.reading import write_answer
from greathall.engine.luck import Luck
from greathall.engine.measures import outcomes_of, range_of, returns_of
from greathall.engine.recall import information
from greathall.engine.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Course):
    """A game being played. Answers are numbers of the game's Space; texts go both ways."""

    # Who is asked, and what.

    def deciders(self) -> list[int]:
        """The seats that must answer now."""
        return machine.deciders(self.now)

    def legal(self, seat: Seat) -> list[int]:
        """The answers this seat may give now. Chance's are those of a Draw, in a space of their own."""
        at = self.seat(seat)
        s = self.now
        if at == CHANCE:
            top = s.stack[-1] if s.stack else None
            return [self.rules.draws.number(top.kind, o) for o in top.candidates(s)] if isinstance(top, Draw) else []
        decision = machine.question(s, at)
        if decision is None:
            return []
        space = self.rules.space
        first, shared = space.first[decision.kind], space.shared
        return [shared[first + option] for option in machine.legal(s, at)]

    def outcomes(self) -> list[tuple[str, float]] | None:
        """What Chance can say now, each with its probability; none if it is asked for an order and there are too
        many."""
        return outcomes_of(self.now)

    def sample(self, luck: Luck) -> str:
        """Something Chance can say now, drawn with its probability."""
        return write_answer(self.now, CHANCE, machine.chance_answer(self.now, luck))

    def text(self, answer: int) -> str:
        return self.rules.space.text(answer)

    def mask(self, seat: Seat) -> bytearray:
        """One byte per answer of the Space: 1 where it is legal for this seat."""
        return self.rules.space.mask(self.legal(seat))

    # What a seat may know.

    def view(self, seat: Seat) -> dict[str, Any]:
        """The table as this seat sees it."""
        return views.view(self.now, self.seat(seat))

    def observe(self, seat: Seat, everything: bool = False, into: bytearray | None = None, start: int = 0) -> bytearray:
        """The table as numbers, as this seat may know it; with `everything` as it is, seen from there.

        They are written into these bytes from `start` on, or into new ones. `encoding` says what they mean.
        """
        encoding = encoding_of(self.rules, everything)
        out = bytearray(start + encoding.size) if into is None else into
        if len(out) < start + encoding.size:
            raise BadOptions(f"an observation takes {encoding.size} bytes, and there are {len(out) - start}")
        encoding.observe(self.now, self.seat(seat), out, start)
        return out

    def information(self, seat: Seat) -> str:
        """All that this seat has been shown since the start, as text: its questions, its answers, its events."""
        return information(self, self.seat(seat))

    def question(self, seat: Seat) -> dict[str, Any] | None:
        """What this seat is asked now, with its answers."""
        return questions.show_question(self.now, self.seat(seat))

    def why_not(self, seat: Seat) -> list[dict[str, Any]]:
        """What one might expect to be able to answer now and cannot, with reasons."""
        decision = machine.question(self.now, self.seat(seat))
        return [] if decision is None else questions.refused(self.now, decision)

    def suggest(self, seat: Seat) -> list[int]:
        """Answers in a row that sensibly finish what this seat has begun."""
        return self.rules.suggest(self.now, self.seat(seat))

    def beliefs(self, seat: Seat) -> dict[str, Any]:
        """What this seat can conclude about hidden things."""
        return self.rules.beliefs(self.now, self.seat(seat))

    def forecast(self, seat: Seat, viewer: Seat) -> dict[str, int]:
        """The points of a seat if it ended now, as far as the viewer may know."""
        return self.rules.forecast(self.now, self.seat(seat), self.seat(viewer))

    def events(self, seat: Seat, since: int = 0) -> list[dict[str, Any]]:
        """What happened from entry `since` on, as this seat sees it."""
        viewer = self.seat(seat)
        return [{"n": n, **views.show_event(self.rules, event, viewer)} for n, event in self.told if n >= since]

    # Copies.

    def clone(self) -> "Match":
        """A copy with its own future; its luck goes on alike until answers differ."""
        copy = Match(self.rules, self.state, self.luck.clone(), self.explicit)
        copy.history = self.history.clone()
        copy.imagined = self.imagined
        copy.first = self.first
        copy.listening = self.listening
        copy.heard = self.heard[:]
        return copy

    def redeal(self, seat: Seat, seed: int) -> "Match":
        """A match this seat cannot tell from the true one. It has no past: the true one holds secrets."""
        luck = Luck(seed)
        imagined = Match(self.rules, redeal(self.now, self.seat(seat), luck), luck, self.explicit)
        imagined.imagined = True
        return imagined

    # The end.

    def finished(self) -> State:
        if not self.over:
            raise GreatHallError("the game is not over yet; forecast() looks at a running game")
        return self.now

    def scores(self) -> list[int]:
        return self.rules.scores(self.finished())

    def returns(self, of: str = "points") -> list[float]:
        """What the game was worth to every seat: its `points`; its share of the `win`; or its `rank`, 1 for the first,
        where equals share the mean of their places. `returns_range` says what each can be."""
        return returns_of(self.finished(), of)

    def returns_range(self, of: str = "points") -> tuple[float, float]:
        """The least and the most that `returns` can be in any game by these rules."""
        return range_of(self.rules, of)

    def breakdown(self, seat: Seat) -> dict[str, int]:
        """The points of a seat, line by line."""
        return self.rules.breakdown(self.finished(), self.seat(seat))

    def winners(self) -> list[int]:
        return self.rules.winners(self.finished())

    def tie_breaks(self) -> dict[str, list[int]]:
        """How a tie for the most points was broken: by seat what was compared, up to what told the winners apart."""
        return self.rules.broken_ties(self.finished())
