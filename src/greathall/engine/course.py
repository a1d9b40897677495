"""The course of a match: its position, the luck that answers Chance, what was answered, and what came of it."""

from collections.abc import Callable, Sequence
from operator import index
from typing import Self, SupportsIndex

from greathall.engine import machine
from greathall.engine.chances import Chance
from greathall.engine.errors import BadOptions, BadRecord, GreatHallError, IllegalAnswer
from greathall.engine.events import Event
from greathall.engine.frames import CHANCE, SPECTATOR, State
from greathall.engine.kept.history import History, Savepoint
from greathall.engine.kept.reading import read_answer, read_given, read_text, write_answer, write_order
from greathall.engine.kept.record import CHANCE_NAME, UNDO, Entry, Record
from greathall.engine.luck import Luck
from greathall.engine.pickling import Pickled, pickled
from greathall.engine.rules import Ruleset
from greathall.engine.subclassing import mypyc_attr

Seat = SupportsIndex | str  # a seat by its number or by its name
After = Callable[[int, Entry], None]
Faults = type[Exception]


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """How a game goes on, answer by answer. The position changes in place while nobody else holds it."""

    def __init__(self, rules: Ruleset, state: State, luck: Luck, explicit: bool = False) -> None:
        self.rules = rules
        self.now = state
        self.lent = True  # somebody else may hold the position: the match goes on with a copy
        self.luck = luck
        self.explicit = explicit  # Chance is asked like anybody else
        self.imagined = False  # redealt for one seat: it has no true past
        self.history = History(state)
        self.first = state  # where it began
        self.listening = state.telling  # events are kept; otherwise they are found out when somebody asks
        self.heard: list[tuple[int, Event]] = []  # (number of the entry, event)

    def __reduce__(self) -> Pickled:
        return pickled(self)

    def begin(self) -> Self:
        """Let luck answer what a new game asks first. Events are not kept until somebody wants to know."""
        self.take_events()
        self.listening = False
        self.let_luck_answer()
        return self

    @property
    def state(self) -> State:
        """The position. It never changes for those who hold it; a copy of it tells what happens in it."""
        self.lent = True
        self.now.telling = True
        return self.now

    @state.setter
    def state(self, state: State) -> None:
        """Another position, which no answer has led to: what happened before is found out first."""
        self.listen()
        self.now = state
        self.lent = True
        self.history.base = state
        self.history.since = []
        self.history.moves = []

    def own(self) -> State:
        """The position, to be changed."""
        if self.lent:
            self.now = self.now.clone()
            self.lent = False
        self.now.telling = self.listening
        return self.now

    @property
    def over(self) -> bool:
        return self.now.over

    def seat(self, seat: Seat) -> int:
        """The number of a seat; `spectator` and `chance` are names, too."""
        if not isinstance(seat, str):
            number = index(seat)
            if SPECTATOR <= number < len(self.rules.seats):
                return number
        elif seat in self.rules.seats:
            return self.rules.seat(seat)
        elif seat in (CHANCE_NAME, "spectator"):
            return CHANCE if seat == CHANCE_NAME else SPECTATOR
        values = {"name": str(seat), "possible": list(self.rules.seats)}
        raise BadOptions(f"there is no seat {seat!r}; there are {', '.join(self.rules.seats)}", "no_seat", values)

    def parse(self, text: str) -> int:
        """The answer a text means; IllegalAnswer if nothing reads like that."""
        return read_text(self.now, text)

    # Answers.

    def play(self, answer: SupportsIndex, seat: Seat) -> None:
        """Give an answer. Raises IllegalAnswer with a reason; the match is then unchanged."""
        self.play_all([answer], seat)

    def play_all(self, answers: Sequence[SupportsIndex], seat: Seat) -> None:
        """Give several answers in a row, all or none."""
        at = self.seat(seat)
        before, luck, told = Savepoint(self.history), self.luck.clone(), len(self.heard)
        try:
            for answer in answers:
                self.give(index(answer), at)
        except BaseException:  # an interruption, too, leaves nothing half done
            self.go_back(before, luck, told)
            raise

    def say(self, text: str, seat: Seat) -> None:
        """Give an answer by its text. `undo` takes one back; Chance says a card, `seed N` or `order …` (top first)."""
        at = self.seat(seat)
        if at != CHANCE and text.strip() == UNDO:
            self.undo(at)
            return
        before, luck, told = Savepoint(self.history), self.luck.clone(), len(self.heard)
        try:
            self.give_text(text, at)
        except BaseException:
            self.go_back(before, luck, told)
            raise

    def go_back(self, before: Savepoint, luck: Luck, told: int) -> None:
        """Back to how it was before."""
        self.now = before.restore(self.history)
        self.luck = luck
        self.lent = False
        del self.heard[told:]

    def give(self, answer: int, at: int) -> None:
        """Give an answer. If the rules fail at it, the match is spoiled: this is for a match to be thrown away."""
        self.advance(at, read_answer(self.now, at, answer))
        self.let_luck_answer()

    def give_text(self, text: str, at: int) -> None:
        option, order = read_given(self.now, at, text)
        self.advance(at, option, order)
        self.let_luck_answer()

    def advance(self, seat: int, option: int, order: list[int] | None = None) -> None:
        """Take a legal answer, and keep it. A shuffle may be given as an order."""
        text = write_answer(self.now, seat, option) if order is None else write_order(self.now, order)
        frame = self.now.stack[-1]
        if self.history.expect(self.now, seat):
            self.lent = True
        if order is None:
            machine.apply(self.own(), seat, option)
        else:
            machine.arrange(self.own(), order)
        self.history.add(seat, option, order, text, frame)
        self.take_events()

    def let_luck_answer(self) -> None:
        while not self.explicit and self.now.stack and isinstance(self.now.stack[-1], Chance):
            self.advance(CHANCE, machine.chance_answer(self.now, self.luck))

    # What has happened.

    def take_events(self) -> None:
        """Number what has happened by the entry it came with."""
        events = self.now.events
        if events:
            number = len(self.history.entries)
            for event in events:
                self.heard.append((number, event))
            self.now.events = []

    def listen(self) -> Self:
        """Find out what has happened, by playing it again, and keep what happens from now on."""
        if not self.listening:
            again = Course(self.rules, self.first, self.luck, explicit=True)
            again.listening = True
            again.heard = self.heard
            again.replay(self.history.entries)
            self.listening = True
        return self

    @property
    def told(self) -> list[tuple[int, Event]]:
        """Everything that has happened, with the number of the entry it came with."""
        return self.listen().heard

    # The past.

    @property
    def answered(self) -> int:
        """How many entries the record has."""
        return len(self.history.entries)

    def undoable(self, seat: Seat) -> int:
        """How many of its last answers this seat may take back by itself."""
        return self.history.undoable(self.seat(seat), self.now)

    def askable(self, seat: Seat) -> bool:
        """Whether this seat may ask to take its last answer back: it is closed only because the question has gone
        on."""
        return self.history.askable(self.seat(seat), self.now)

    def undo(self, seat: Seat) -> None:
        """Take this seat's last answer back, if it is not closed. The record keeps both."""
        if not self.undoable(seat):
            raise IllegalAnswer("there is nothing to take back", "nothing_to_undo")
        self.take_back(seat)

    def take_back(self, seat: Seat) -> None:
        """The same if everybody has allowed it, or long ago: only an answer of another seat or of Chance prevents
        it."""
        at = self.seat(seat)
        if self.history.last(at, len(self.history.moves)) < 0:
            raise IllegalAnswer("there is nothing to take back", "nothing_to_undo")
        self.now = self.history.undo(at)
        self.lent = True
        if self.listening:
            self.heard.append((self.answered, Event("undone", (at,))))

    def record(self) -> Record:
        if self.imagined:
            raise GreatHallError("an imagined match has no record: the true one holds secrets")
        if self.rules.renamed:
            raise GreatHallError("a match whose seats have names of their own has no record: nobody could replay it")
        rules = self.rules
        past = self.history
        return Record(rules.game, rules.version, rules.players, rules.options, past.entries[:], past.position)

    def replay(self, entries: Sequence[Entry], after: After | None = None, faults: Faults = GreatHallError) -> Self:
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
        """Give one recorded answer, whole or not at all; luck answers nothing. What was taken back was allowed then."""
        if entry.text == UNDO:
            self.take_back(entry.who)
        else:
            self.say(entry.text, entry.who)
