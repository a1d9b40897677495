"""History: the entries of a match, and the answers that could still be taken back."""

from typing import Any

from greathall.engine.frames import CHANCE, State, Together
from greathall.engine.hidden.closing import OPEN, PASSED, closing, passing
from greathall.engine.kept.record import CHANCE_NAME, UNDO, Entry
from greathall.engine.machine import apply


class Move:
    """An answer in force: the position before it, who gave it, the simultaneous choice it is part of (0: none)."""

    def __init__(self, before: State, seat: int, option: int, together: int) -> None:
        self.before = before
        self.seat = seat
        self.option = option
        self.together = together


class History:
    """Entries are appended and never deleted. Moves are kept only until another seat or Chance has answered."""

    def __init__(self, source: "History | None" = None) -> None:
        self.entries: list[Entry] = source.entries[:] if source is not None else []
        self.moves: list[Move] = source.moves[:] if source is not None else []
        self.choices: int = source.choices if source is not None else 0
        # Where the game begins, as a written position; none: at its start.
        self.position: dict[str, Any] | None = source.position if source is not None else None

    def clone(self) -> "History":
        return History(self)

    def add(self, before: State, seat: int, option: int, text: str) -> None:
        """Append an answer given in the position `before`."""
        who = CHANCE_NAME if seat == CHANCE else before.rules.seats[seat]
        self.entries.append(Entry(who, text))
        if seat == CHANCE:
            self.moves = []
            return
        together = self.choice_at(before)
        if not together:
            self.forget_before(seat)
        self.moves.append(Move(before, seat, option, together))

    def choice_at(self, before: State) -> int:
        """The number of the simultaneous choice this position is in, or 0."""
        top = before.stack[-1]
        if not isinstance(top, Together):
            return 0
        if not (self.moves and self.moves[-1].together and self.moves[-1].before.stack[-1] is top):
            self.choices += 1
        return self.choices

    def forget_before(self, seat: int) -> None:
        """Once a seat answers in its turn, nobody goes back beyond another seat's turn."""
        for at in range(len(self.moves) - 1, -1, -1):
            if self.moves[at].seat != seat and not self.moves[at].together:
                del self.moves[: at + 1]
                return

    def last(self, seat: int, end: int) -> int:
        """The place of this seat's last move before `end`, where all later ones are its own or were chosen at the same
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
        found = closing(move.before, move.seat, move.option, self.after(s, at))
        return max(found, passing(last.before, last.seat, self.after(s, end)))

    def after(self, s: State, at: int) -> State:
        """The position a move led to."""
        return self.moves[at + 1].before if at + 1 < len(self.moves) else s

    def completing(self, s: State, at: int) -> int:
        """The move of another seat that completed the choice a move is part of; else the move itself."""
        move = self.moves[at]
        found = at
        for later in range(at + 1, len(self.moves)):
            if self.moves[later].seat == move.seat:
                s = self.moves[later].before
                break
            found = later
        is_complete = not s.stack or s.stack[-1] is not move.before.stack[-1]
        return found if move.together and is_complete else at

    def undoable(self, s: State, seat: int) -> int:
        """How many of its last answers a seat may take back by itself."""
        count = 0
        at = self.last(seat, len(self.moves))
        while at >= 0 and self.closed(s, at) == OPEN:
            count += 1
            at = self.last(seat, at)
        return count

    def askable(self, s: State, seat: int) -> bool:
        """Whether a seat's last answer is closed only because the question has gone on, and nobody has answered."""
        at = self.last(seat, len(self.moves))
        return at >= 0 and self.closed(s, at) == PASSED

    def undo(self, seat: int) -> State:
        """The position without this seat's last answer; what others chose at the same time is kept."""
        at = self.last(seat, len(self.moves))
        later = self.moves[at + 1 :]
        state = self.moves[at].before
        del self.moves[at:]
        self.entries.append(Entry(state.rules.seats[seat], UNDO))
        for move in later:
            self.moves.append(Move(state, move.seat, move.option, move.together))
            state = state.clone()
            apply(state, move.seat, move.option)
            state.events = []
        return state
