"""A round (T-3, T-5, T-10): selection, the ranks called one by one, the end of the round."""

from typing import ClassVar, Final

from greathall.engine import Args, Frame, Shuffle, reach
from greathall.engine.subclassing import mypyc_attr
from greathall.games.citadels.cards import gain_cards
from greathall.games.citadels.known.draft import holder_of, peeked_by
from greathall.games.citadels.marks import is_marked
from greathall.games.citadels.printed.data import RANK
from greathall.games.citadels.printed.players import START_CARDS
from greathall.games.citadels.round.selection import Selection
from greathall.games.citadels.round.turn import FreeTurn, begin_turn
from greathall.games.citadels.scoring import has_secrets
from greathall.games.citadels.sources import FROM_DEALING
from greathall.games.citadels.state import CHARACTER, KILL, MARKS, NOBODY, QUIET, SEAT, Citadels
from greathall.games.citadels.words import (
    BEFORE_FREE,
    CROWNED,
    END_OF_TURN,
    FREE,
    HEIR,
    INSTEAD,
    LATE_GOLD,
    REFUND,
    REVEALED,
    TURN_BEGINS,
)


class SetUp(Frame[Citadels]):
    """The deck is shuffled and everybody gets four cards (T-2.3)."""

    def step(self, s: Citadels, at: int) -> None:
        if at == 0:
            s.push(ShuffleDeck())
        elif at <= len(s.hand):
            gain_cards(s, at - 1, START_CARDS, FROM_DEALING)
        else:
            s.swap(Round())


class ShuffleDeck(Shuffle[Citadels]):
    noun: ClassVar[str] = "district"

    def pile(self, s: Citadels) -> list[int]:
        return s.deck

    def after(self, s: Citadels) -> None:
        assert s.knowledge is not None
        s.knowledge.shuffled(len(s.hand))


class Round(Frame[Citadels]):
    """Selection, calling, the end of the round; the next one, unless a city was completed (T-11.1)."""

    def step(self, s: Citadels, at: int) -> None:
        if at == 0:
            begin_round(s)
            s.push(Selection())
        elif at == 1:
            s.push(Call(1))
        elif at == 2:
            s.push(EndOfRound())
        elif s.first == NOBODY:
            s.swap(Round())
        else:
            if has_secrets(s):
                s.learn_all()
            s.learn_all()  # the score shows what hands were worth
            s.tell("game_over")
            s.done()


def begin_round(s: Citadels) -> None:
    """Characters and marks are taken back; tax gold stays (T-10.4)."""
    seats = len(s.hand)
    s.round += 1
    begin_turn(s, NOBODY, NOBODY)
    s.up = []
    s.slots = s.lookups.cast[:]
    s.owner = []
    s.filled = 0
    s.saw = []
    s.peek = []
    s.trade = []
    s.shown = 0
    s.silent = 0
    s.revealed = [0] * seats
    s.protected = [0] * seats
    s.queen = NOBODY
    s.marker = [NOBODY] * len(MARKS)
    s.marked = [0] * len(MARKS)
    s.secret = [NOBODY] * len(MARKS)
    s.settled = [0] * len(MARKS)
    s.bared = [0] * len(MARKS)
    s.tell("round", (s.round, s.crown))


# The moments of a turn, by the step of its call.
MOMENTS: Final[tuple[int, ...]] = (
    REVEALED,
    CROWNED,
    INSTEAD,
    BEFORE_FREE,
    FREE,
    TURN_BEGINS,
    NOBODY,
    END_OF_TURN,
    REFUND,
)
FREE_TURN: Final = 6  # the step at which the free part of the turn begins
LEFT_OUT: Final = 4  # the first step that is left out if a turn is quiet


@mypyc_attr(free_list_len=1)
class Call(Frame[Citadels]):
    """One rank is called (T-5.3). Its holder reveals it and takes the turn."""

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def args(self) -> Args:
        return (self.rank,)

    def step(self, s: Citadels, at: int) -> None:
        cast = s.lookups.cast
        if at == 0 and self.rank > len(cast):
            s.done()
        elif at == 0 and not answer_call(s, cast[self.rank - 1]):
            s.swap(Call(self.rank + 1))
        else:
            self.come_to(s, next_moment(s, at))

    def come_to(self, s: Citadels, moment: int) -> None:
        """A moment of the turn, for the seat that takes it."""
        if moment == len(MOMENTS) or (moment >= LEFT_OUT and s.turn[QUIET]):
            s.swap(Call(self.rank + 1))
            return
        s.goto(moment + 1)
        if moment == FREE_TURN:
            s.push(FreeTurn())
        else:
            reach(s, MOMENTS[moment], s.turn[SEAT], s.turn[CHARACTER])


def next_moment(s: Citadels, at: int) -> int:
    """The first moment from this one on at which something happens."""
    hooks = s.lookups.hooks
    while at < len(MOMENTS) and at != FREE_TURN and not hooks[MOMENTS[at]]:
        at += 1
    return at


def has_begun(s: Citadels, rank: int) -> bool:
    """Whether the free turn of a rank has begun in this round, as the calling stands."""
    for place, frame in enumerate(s.stack):
        if isinstance(frame, Call):
            return frame.rank > rank or (frame.rank == rank and s.at[place] >= FREE_TURN)
    return False


def answer_call(s: Citadels, character: int) -> bool:
    """Whether somebody answers. A killed character and one nobody holds look alike (T-5.2)."""
    holder = holder_of(s, character)
    killed = is_marked(s, KILL, character)
    if holder == NOBODY or killed:
        if not killed:
            stay_silent(s, character)
        s.tell("nobody", (character,))
        return False
    begin_turn(s, holder, character)
    reveal(s, holder, character)
    return True


def stay_silent(s: Citadels, character: int) -> None:
    """Everybody sees that nobody holds a character."""
    if character not in s.up:
        s.silent |= 1 << character
        knowing = peeked_by(s, character)
        for seat in range(len(s.hand)):
            if not knowing >> seat & 1:
                s.learn(seat)


def reveal(s: Citadels, holder: int, character: int) -> None:
    s.shown |= 1 << character
    s.revealed[holder] = max(s.revealed[holder], RANK[character])
    s.learn_all(holder)
    s.tell("reveals", (holder, character))


class EndOfRound(Frame[Citadels]):
    """A killed rank 4 is shown, with what follows from it (T-10.1 to T-10.3)."""

    def step(self, s: Citadels, at: int) -> None:
        fourth = s.lookups.cast[3]
        holder = holder_of(s, fourth)
        if at > 1 or not is_marked(s, KILL, fourth):
            s.done()
        elif holder == NOBODY:
            stay_silent(s, fourth)
            s.done()
        elif at == 0:
            reveal(s, holder, fourth)
            reach(s, HEIR, holder, fourth)
        else:
            reach(s, LATE_GOLD, holder, fourth)
