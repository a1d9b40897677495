"""Match: a state, the luck that answers Chance, and the record of what was answered. The face the engine shows."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from greathall.engine import machine
from greathall.engine.errors import BadOptions, BadRecord, GreatHallError, IllegalAnswer
from greathall.engine.events import Event
from greathall.engine.frames import CHANCE, SPECTATOR, Chance, Draw, State
from greathall.engine.hidden import views
from greathall.engine.hidden.redealing import redeal
from greathall.engine.kept.history import History
from greathall.engine.kept.reading import read_answer, read_chance, read_text, write_answer, write_order
from greathall.engine.kept.record import CHANCE_NAME, UNDO, Entry, Record
from greathall.engine.luck import Luck
from greathall.engine.rules import Ruleset

Seat = int | str  # a seat by its number or by its name
After = Callable[[int, Entry], None]
Faults = type[Exception]


class Match:
    """A game being played. Answers are numbers of the game's Space; texts go both ways."""

    def __init__(self, rules: Ruleset, state: State, luck: Luck, explicit: bool = False) -> None:
        self.rules: Final = rules
        self.state = state
        self.luck = luck
        self.explicit = explicit  # Chance is asked like anybody else
        self.imagined = False  # redealt for one seat: it has no true past
        self.history = History()
        self.told: list[tuple[int, Event]] = []  # (number of the entry, event)

    def begin(self) -> "Match":
        """Let luck answer what a new game asks first."""
        self.take_events()
        self.let_luck_answer()
        return self

    # Who is asked, and what.

    @property
    def over(self) -> bool:
        return self.state.over

    def seat(self, seat: Seat) -> int:
        """The number of a seat; `spectator` and `chance` are names, too."""
        if isinstance(seat, int):
            if SPECTATOR <= seat < len(self.rules.seats):
                return seat
        elif seat in self.rules.seats:
            return self.rules.seat(seat)
        elif seat in (CHANCE_NAME, "spectator"):
            return CHANCE if seat == CHANCE_NAME else SPECTATOR
        values = {"name": str(seat), "possible": list(self.rules.seats)}
        raise BadOptions(f"there is no seat {seat!r}; there are {', '.join(self.rules.seats)}", "no_seat", values)

    def deciders(self) -> list[int]:
        """The seats that must answer now."""
        return machine.deciders(self.state)

    def legal(self, seat: Seat) -> list[int]:
        """The answers this seat may give now. Chance's are those of a Draw, in a space of their own."""
        at = self.seat(seat)
        s = self.state
        if at == CHANCE:
            top = s.stack[-1] if s.stack else None
            return [self.rules.draws.number(top.kind, o) for o in top.candidates(s)] if isinstance(top, Draw) else []
        decision = machine.question(s, at)
        if decision is None:
            return []
        first = self.rules.space.first[decision.kind]
        return [first + option for option in machine.legal(s, at)]

    def text(self, answer: int) -> str:
        return self.rules.space.text(answer)

    def parse(self, text: str) -> int:
        """The answer a text means; IllegalAnswer where nothing reads like that."""
        return read_text(self.state, text)

    def mask(self, seat: Seat) -> bytearray:
        """One byte per answer of the Space: 1 where it is legal for this seat."""
        return self.rules.space.mask(self.legal(seat))

    # Answers.

    def play(self, answer: int, seat: Seat) -> None:
        """Give an answer. Raises IllegalAnswer with a reason; the match is then unchanged."""
        self.play_all([answer], seat)

    def play_all(self, answers: Sequence[int], seat: Seat) -> None:
        """Give several answers in a row, all or none."""
        at = self.seat(seat)
        trial = self.clone()
        for answer in answers:
            trial.give(answer, at)
        self.become(trial)

    def give(self, answer: int, at: int) -> None:
        """Give an answer without a copy of the match. Where the rules fail at what luck answers then, part of it is
        done: this is for a match that would be thrown away."""
        self.advance(at, read_answer(self.state, at, answer))
        self.let_luck_answer()

    def say(self, text: str, seat: Seat) -> None:
        """Give an answer by its text. `undo` takes one back; Chance says a card, `seed N` or `order …` (top first)."""
        at = self.seat(seat)
        if at != CHANCE and text.strip() == UNDO:
            self.undo(at)
            return
        trial = self.clone()
        trial.give_text(text, at)
        self.become(trial)

    def give_text(self, text: str, at: int) -> None:
        if at != CHANCE:
            self.give(self.parse(text), at)
            return
        option, order = read_chance(self.state, text.strip())
        self.advance(CHANCE, option, order)
        self.let_luck_answer()

    def advance(self, seat: int, option: int, order: list[int] | None = None) -> None:
        """Take a legal answer on a copy of the state, and keep it. A shuffle may be given as an order."""
        before = self.state
        after = before.clone()
        if order is None:
            text = write_answer(before, seat, option)
            machine.apply(after, seat, option)
        else:
            text = write_order(before, order)
            machine.arrange(after, order)
        self.state = after
        self.history.add(before, seat, option, text)
        self.take_events()

    def let_luck_answer(self) -> None:
        while not self.explicit and self.state.stack and isinstance(self.state.stack[-1], Chance):
            self.advance(CHANCE, machine.chance_answer(self.state, self.luck))

    def take_events(self) -> None:
        """Number what has happened by the entry it came with."""
        number = self.answered
        self.told.extend((number, event) for event in self.state.events)
        self.state.events = []

    # The past.

    @property
    def answered(self) -> int:
        """How many entries the record has."""
        return len(self.history.entries)

    def undoable(self, seat: Seat) -> int:
        """How many of its last answers this seat may take back by itself."""
        return self.history.undoable(self.state, self.seat(seat))

    def askable(self, seat: Seat) -> bool:
        """Whether this seat may ask to take its last answer back: where it is closed only because the question has gone
        on."""
        return self.history.askable(self.state, self.seat(seat))

    def undo(self, seat: Seat) -> None:
        """Take this seat's last answer back, where it is not closed. The record keeps both."""
        if not self.undoable(seat):
            raise IllegalAnswer("there is nothing to take back", "nothing_to_undo")
        self.take_back(seat)

    def take_back(self, seat: Seat) -> None:
        """The same where everybody has allowed it, or long ago: only another seat's or Chance's answer stands against
        it."""
        at = self.seat(seat)
        if self.history.last(at, len(self.history.moves)) < 0:
            raise IllegalAnswer("there is nothing to take back", "nothing_to_undo")
        self.state = self.history.undo(at)
        self.told.append((self.answered, Event("undone", (at,))))

    def record(self) -> Record:
        if self.imagined:
            raise GreatHallError("an imagined match has no record: the true one holds secrets")
        if self.rules.renamed:
            raise GreatHallError("a match whose seats have names of their own has no record: nobody could replay it")
        rules = self.rules
        past = self.history
        return Record(rules.game, rules.version, rules.players, rules.options, past.entries[:], past.position)

    def replay(self, entries: Sequence[Entry], after: After | None = None, faults: Faults = GreatHallError) -> "Match":
        """Give recorded answers one after the other; Chance's come from the record, too. `after(n, entry)` is called
        when the n-th was taken. `faults`: the errors that count against the record, and not against the program."""
        explicit, self.explicit = self.explicit, True
        try:
            for n, entry in enumerate(entries, 1):
                try:
                    self.follow(entry)
                except faults as error:
                    why = str(error) if isinstance(error, GreatHallError) else repr(error)
                    raise BadRecord(f"{entry.who} {entry.text}: {why}", entry.line) from error
                if after is not None:
                    after(n, entry)
        finally:
            self.explicit = explicit
        return self

    def follow(self, entry: Entry) -> None:
        """Give one recorded answer, all or none, as luck answers nothing. What was taken back was allowed then."""
        if entry.text == UNDO:
            self.take_back(entry.who)
        else:
            self.give_text(entry.text, self.seat(entry.who))

    # What a seat may know.

    def view(self, seat: Seat) -> dict[str, Any]:
        """The table as this seat sees it."""
        return views.view(self.state, self.seat(seat))

    def question(self, seat: Seat) -> dict[str, Any] | None:
        """What this seat is asked now, with its answers."""
        return views.show_question(self.state, self.seat(seat))

    def why_not(self, seat: Seat) -> list[dict[str, Any]]:
        """What one might expect to be able to answer now and cannot, with reasons."""
        decision = machine.question(self.state, self.seat(seat))
        return [] if decision is None else views.refused(self.state, decision)

    def suggest(self, seat: Seat) -> list[int]:
        """Answers in a row that sensibly finish what this seat has begun."""
        return self.rules.suggest(self.state, self.seat(seat))

    def beliefs(self, seat: Seat) -> dict[str, Any]:
        """What this seat can conclude about hidden things."""
        return self.rules.beliefs(self.state, self.seat(seat))

    def forecast(self, seat: Seat, viewer: Seat) -> dict[str, int]:
        """The points of a seat if it ended now, as far as the viewer may know."""
        return self.rules.forecast(self.state, self.seat(seat), self.seat(viewer))

    def events(self, seat: Seat, since: int = 0) -> list[dict[str, Any]]:
        """What happened from entry `since` on, as this seat is told of it."""
        viewer = self.seat(seat)
        return [{"n": n, **views.show_event(self.rules, event, viewer)} for n, event in self.told if n >= since]

    # Copies.

    def clone(self) -> "Match":
        """A copy with its own future; its luck goes on alike until answers differ."""
        copy = Match(self.rules, self.state, self.luck.clone(), self.explicit)
        copy.history = self.history.clone()
        copy.imagined = self.imagined
        copy.told = self.told[:]
        return copy

    def become(self, other: "Match") -> None:
        self.state = other.state
        self.luck = other.luck
        self.history = other.history
        self.told = other.told

    def redeal(self, seat: Seat, seed: int) -> "Match":
        """A match this seat cannot tell from the true one. It has no past: the true one holds secrets."""
        luck = Luck(seed)
        imagined = Match(self.rules, redeal(self.state, self.seat(seat), luck), luck, self.explicit)
        imagined.imagined = True
        return imagined

    # The end.

    def finished(self) -> State:
        if not self.over:
            raise GreatHallError("the game is not over yet; forecast() looks at a running game")
        return self.state

    def scores(self) -> list[int]:
        return self.rules.scores(self.finished())

    def breakdown(self, seat: Seat) -> dict[str, int]:
        """The points of a seat, line by line."""
        return self.rules.breakdown(self.finished(), self.seat(seat))

    def winners(self) -> list[int]:
        return self.rules.winners(self.finished())

    def tie_breaks(self) -> dict[str, list[int]]:
        """How a tie for the most points was broken: by seat what was compared, up to what told the winners apart."""
        state, scores, winners = self.finished(), self.scores(), self.winners()
        tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
        by_seat = [self.rules.tie_breaks(state, seat) for seat in range(len(scores))]
        found: dict[str, list[int]] = {}
        for name in by_seat[0]:
            if tied != winners:
                found[name] = [amounts[name] for amounts in by_seat]
                tied = [seat for seat in tied if found[name][seat] == found[name][winners[0]]]
        return found
