"""History: the entries of a match, and the answers that could still be taken back.

No position is kept at every answer. A match has one it once stood at, the `base`, and the answers given `since`;
a position in between is found by giving these answers again, when somebody asks for it. Positions that are held are
never changed, so whatever is found is kept.
"""

from typing import Any, Final

from greathall.engine.frames import CHANCE, Frame, State, Together
from greathall.engine.hidden.closing import OPEN, PASSED, closing, passing
from greathall.engine.kept.record import CHANCE_NAME, UNDO, Entry
from greathall.engine.machine import apply, arrange
from greathall.engine.pickling import Pickled

FAR: Final = 16  # answers after which the next position at which nothing can be taken back becomes the base

Given = tuple[int, int, list[int] | None]  # an answer: the seat, the option, and the order if a shuffle is given one


class Move:
    """An answer in force: who gave it, which of the answers since the base it is, and the simultaneous choice it is
    part of (0: none) with the frame that asks for it. The position before it is looked up when it is needed."""

    def __init__(self, seat: int, option: int, place: int, together: int, frame: Frame[Any]) -> None:
        self.seat = seat
        self.option = option
        self.place = place
        self.together = together
        self.frame = frame
        self.before: State | None = None

    def __reduce__(self) -> Pickled:
        return type(self), (self.seat, self.option, self.place, self.together, self.frame)

    def clone(self) -> "Move":
        copy = Move(self.seat, self.option, self.place, self.together, self.frame)
        copy.before = self.before
        return copy

    def then(self) -> State:
        """The position before it, once the moves were traced."""
        assert self.before is not None, "nobody has traced this move"
        return self.before


class History:
    """Entries are appended and never deleted. Moves are kept only until another seat or Chance has answered; they are
    the last answers since the base."""

    def __init__(self, base: State) -> None:
        self.entries: list[Entry] = []
        self.position: dict[str, Any] | None = None  # where the game begins; none: at its start
        self.choices = 0  # how many simultaneous choices there were
        self.base = base
        self.since: list[Given] = []
        self.moves: list[Move] = []

    def __reduce__(self) -> Pickled:
        return history_of, (self.entries, self.position, self.choices, self.base, self.since, self.moves)

    def clone(self) -> "History":
        moves = [move.clone() for move in self.moves]
        return history_of(self.entries[:], self.position, self.choices, self.base, self.since[:], moves)

    def expect(self, now: State, seat: int) -> bool:
        """Before an answer is given: what can no longer be taken back is forgotten. Whether the position is the base
        from now on, and so must not be changed."""
        if seat != CHANCE and not isinstance(now.stack[-1], Together):
            self.forget_before(seat)
        if self.moves or len(self.since) < FAR:
            return False
        self.base = now
        self.since = []
        return True

    def add(self, seat: int, option: int, order: list[int] | None, text: str, frame: Frame[Any]) -> None:
        """Append an answer to what `frame` asked."""
        who = CHANCE_NAME if seat == CHANCE else self.base.rules.seats[seat]
        self.entries.append(Entry(who, text))
        if seat == CHANCE:
            self.moves = []
        else:
            self.moves.append(Move(seat, option, len(self.since), self.choice_of(frame), frame))
        self.since.append((seat, option, order))

    def choice_of(self, frame: Frame[Any]) -> int:
        """The number of the simultaneous choice that a frame asks for, or 0."""
        if not isinstance(frame, Together):
            return 0
        if not (self.moves and self.moves[-1].together and self.moves[-1].frame is frame):
            self.choices += 1
        return self.choices

    def forget_before(self, seat: int) -> None:
        """Once a seat answers in its turn, nobody goes back beyond another seat's turn."""
        for at in range(len(self.moves) - 1, -1, -1):
            if self.moves[at].seat != seat and not self.moves[at].together:
                del self.moves[: at + 1]
                return

    # Positions, found again.

    def trace(self) -> State:
        """Find the position before every move; the position after the last, which nobody else holds."""
        self.recall()
        s, place = (self.moves[-1].then(), self.moves[-1].place) if self.moves else (self.base, 0)
        s = s.clone()
        s.telling = False
        self.give(s, place, len(self.since))
        return s

    def recall(self) -> None:
        """Find the position before every move."""
        s, place = self.base, 0
        for move in self.moves:
            if move.before is None:
                s = s.clone()
                s.telling = False
                self.give(s, place, move.place)
                s.stack[-1] = move.frame  # the same business as then, so that it is known again
                move.before = s
            s, place = move.before, move.place

    def give(self, s: State, first: int, end: int) -> None:
        """Give some of the answers since the base again."""
        for seat, option, order in self.since[first:end]:
            if order is None:
                apply(s, seat, option)
            else:
                arrange(s, order)

    # What may be taken back.

    def last(self, seat: int, end: int) -> int:
        """The place of this seat's last move before `end`, if all later ones are its own or were chosen at the same
        time; else -1."""
        for at in range(end - 1, -1, -1):
            move = self.moves[at]
            if move.seat == seat:
                later = self.moves[at + 1 :]
                is_own = all(other.seat == seat or other.together == move.together != 0 for other in later)
                return at if is_own else -1
        return -1

    def closed(self, s: State, at: int) -> int:
        """How far a move is closed: by itself, or by what came of the simultaneous choice it is part of."""
        move, end = self.moves[at], self.completing(s, at)
        last = self.moves[end]
        found = closing(move.then(), move.seat, move.option, self.after(s, at))
        return max(found, passing(last.then(), last.seat, self.after(s, end)))

    def after(self, s: State, at: int) -> State:
        """The position a move led to."""
        return self.moves[at + 1].then() if at + 1 < len(self.moves) else s

    def completing(self, s: State, at: int) -> int:
        """The move of another seat that completed the choice a move is part of; else the move itself."""
        move = self.moves[at]
        found = at
        for later in range(at + 1, len(self.moves)):
            if self.moves[later].seat == move.seat:
                s = self.moves[later].then()
                break
            found = later
        is_complete = not s.stack or s.stack[-1] is not move.then().stack[-1]
        return found if move.together and is_complete else at

    def undoable(self, seat: int, now: State) -> int:
        """How many of its last answers a seat may take back by itself. `now`: the position after the last move."""
        count = 0
        at = self.last(seat, len(self.moves))
        if at >= 0:
            self.recall()
            while at >= 0 and self.closed(now, at) == OPEN:
                count += 1
                at = self.last(seat, at)
        return count

    def askable(self, seat: int, now: State) -> bool:
        """Whether a seat's last answer is closed only because the question has gone on, and nobody has answered."""
        at = self.last(seat, len(self.moves))
        if at < 0:
            return False
        self.recall()
        return self.closed(now, at) == PASSED

    def undo(self, seat: int) -> State:
        """The position without this seat's last answer; what others chose at the same time is kept. If nothing else can
        be taken back it becomes the base, so taking back again and again costs nothing."""
        self.recall()
        at = self.last(seat, len(self.moves))
        undone, later = self.moves[at], self.moves[at + 1 :]
        state = undone.then()
        del self.moves[at:]
        del self.since[undone.place :]
        self.entries.append(Entry(self.base.rules.seats[seat], UNDO))
        for move in later:
            kept = Move(move.seat, move.option, len(self.since), move.together, state.stack[-1])
            kept.before = state
            self.moves.append(kept)
            self.since.append((move.seat, move.option, None))
            state = state.clone()
            apply(state, move.seat, move.option)
        if not self.moves:
            self.base = state
            self.since = []
        return state


def history_of(
    entries: list[Entry],
    position: dict[str, Any] | None,
    choices: int,
    base: State,
    since: list[Given],
    moves: list[Move],
) -> History:
    """A history that holds what another one held."""
    history = History(base)
    history.entries = entries
    history.position = position
    history.choices = choices
    history.since = since
    history.moves = moves
    return history


class Savepoint:
    """What a history needs to go back when an answer cannot be given whole: far less than a copy of it, since entries
    and lines only grow."""

    def __init__(self, history: History) -> None:
        self.base = history.base
        self.since = history.since
        self.given = len(history.since)
        self.moves = history.moves[:]
        self.choices = history.choices
        self.answered = len(history.entries)

    def restore(self, history: History) -> State:
        """Back to where it was; the position there."""
        history.base = self.base
        history.since = self.since
        history.moves = self.moves
        history.choices = self.choices
        del history.since[self.given :]
        del history.entries[self.answered :]
        return history.trace()
