"""History: the entries of a match, and the answers each seat could still take back."""

from greathall.engine.frames import CHANCE, State, Together
from greathall.engine.machine import apply
from greathall.engine.record import CHANCE_NAME, UNDO, Entry


class Move:
    """An answer in force: the position before it, who gave it, the simultaneous choice it is part of (0: none)."""

    def __init__(self, before: State, seat: int, option: int, together: int) -> None:
        self.before = before
        self.seat = seat
        self.option = option
        self.together = together


class History:
    """Entries are appended and never deleted. Moves are kept only as long as somebody might take them back."""

    def __init__(self, source: "History | None" = None) -> None:
        self.entries: list[Entry] = source.entries[:] if source is not None else []
        self.moves: list[Move] = source.moves[:] if source is not None else []
        self.choices: int = source.choices if source is not None else 0

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

    def last_free(self, s: State, seat: int, end: int) -> int:
        """The place of this seat's last move before `end` that it may take back, or -1."""
        for at in range(end - 1, -1, -1):
            move = self.moves[at]
            if move.seat == seat:
                later = self.moves[at + 1 :]
                own_choice = all(other.seat == seat or other.together == move.together != 0 for other in later)
                return at if own_choice and move.before.learned[seat] == s.learned[seat] else -1
        return -1

    def undoable(self, s: State, seat: int) -> int:
        """How many of its last answers a seat may take back: it has learned nothing since, and nobody answered it."""
        count = 0
        at = self.last_free(s, seat, len(self.moves))
        while at >= 0:
            count += 1
            at = self.last_free(s, seat, at)
        return count

    def undo(self, s: State, seat: int) -> State:
        """The position without this seat's last answer; what others chose at the same time is kept."""
        at = self.last_free(s, seat, len(self.moves))
        later = self.moves[at + 1 :]
        state = self.moves[at].before
        del self.moves[at:]
        self.entries.append(Entry(state.rules.seats[seat], UNDO))
        for move in later:
            self.moves.append(Move(state, move.seat, move.option, move.together))
            state = state.clone()
            apply(state, move.seat, move.option)
            state.news = []
        return state
