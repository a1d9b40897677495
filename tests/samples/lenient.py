"""Masons at tables that allow what is closed to be taken back, each for one reason, and say so beforehand: only a check
of undo itself can notice."""

from operator import index
from typing import Any, Final, SupportsIndex

from greathall.engine import Game, Luck, Match
from greathall.engine.course import Seat
from greathall.engine.frames import CHANCE, State
from greathall.engine.hidden.closing import PASSED, is_final, passing, shows
from greathall.engine.machine import apply, deciders
from samples import broken


def is_announced(before: State, seat: int, option: int) -> bool:
    return is_final(before, seat, option)


def is_shown(before: State, seat: int, option: int) -> bool:
    return not is_final(before, seat, option) and shows(before, after(before, seat, option), seat)


def is_drawn(before: State, seat: int, option: int) -> bool:
    """Whether luck is asked next, or nobody any more."""
    then = after(before, seat, option)
    is_quiet = not is_final(before, seat, option) and not shows(before, then, seat)
    return is_quiet and (not deciders(then) or CHANCE in deciders(then))


def is_handed_on(before: State, seat: int, option: int) -> bool:
    is_passed = passing(before, seat, after(before, seat, option)) == PASSED
    return is_passed and not is_final(before, seat, option)


def after(before: State, seat: int, option: int) -> State:
    then = before.clone()
    apply(then, seat, option)
    return then


# What a lenient table allows to be taken back, by the promise which that breaks.
LETS_BACK: Final = {
    "what is final stays final": is_announced,
    "nobody forgets what was shown": is_shown,
    "luck and the end stand": is_drawn,
    "what hands the question on is closed": is_handed_on,
}


class LenientMatch(Match):
    """What it allows to be taken back is named by the promise that this breaks."""

    promise = ""
    is_open = False

    def lets_back(self, answer: int, seat: int) -> bool:
        return LETS_BACK[self.promise](self.state, seat, self.rules.space.answers[answer].option)

    def question(self, seat: Seat) -> dict[str, Any] | None:
        found = super().question(seat)
        for row in found["answers"] if found else []:
            if self.lets_back(row["answer"], self.seat(seat)):
                row.pop("final", None)
        return found

    def play(self, answer: SupportsIndex, seat: Seat) -> None:
        self.is_open = index(answer) in self.legal(seat) and self.lets_back(index(answer), self.seat(seat))
        super().play(answer, seat)

    def undoable(self, seat: Seat) -> int:
        return super().undoable(seat) or int(self.is_open)


class LenientGame(Game):
    """A game whose tables are lenient, or, without a promise to break, as they should be."""

    promise = ""

    def new(self, seed: int | None = None, chance: str = "luck", luck: Luck | None = None) -> Match:
        if not self.promise:
            return super().new(seed, chance, luck)
        match = LenientMatch(self.rules, self.first_state(), luck or Luck(seed or 0), chance == "explicit")
        match.promise = self.promise
        return match.begin()


def lenient(promise: str) -> Game:
    """Masons in which the holder of the warrants announces something once a round."""
    found = broken.BROKEN.load(3, variant="announcing")
    game = LenientGame(found.listing, found.rules)
    game.promise = promise
    return game
