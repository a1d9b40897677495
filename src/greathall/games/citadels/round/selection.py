"""The selection phase (T-4): who keeps, who discards, in which order, for 2 to 8 players."""

from typing import ClassVar, Final

from greathall.engine import Decision, Draw, Frame, Shuffle, reach
from greathall.engine.subclassing import mypyc_attr
from greathall.games.citadels.printed.data import RANK
from greathall.games.citadels.printed.players import FACEUP, KEEP, PLANS, RANDOM, is_late
from greathall.games.citadels.state import NOBODY, Citadels
from greathall.games.citadels.words import AFTER_SELECTION

FIRST_CHOICE: Final = 3  # the step of Selection at which the draft begins


class Selection(Frame[Citadels]):
    """Shuffle the cast, put cards away, then choose in turn; the Theater comes last (T-4.7)."""

    def step(self, s: Citadels, at: int) -> None:
        players = len(s.hand)
        steps = PLANS[players]
        if at == 0:
            s.push(ShuffleCast())
        elif at == 1:
            turn_up(s)
        elif at == 2:
            put_aside(s)
        elif at < FIRST_CHOICE + len(steps):
            offset, task = steps[at - FIRST_CHOICE]
            begin_task(s, (s.crown + offset) % players, task)
        elif at == FIRST_CHOICE + len(steps):
            s.filled = len(s.slots)
            reach(s, AFTER_SELECTION)
        else:
            s.done()


class ShuffleCast(Shuffle[Citadels]):
    noun: ClassVar[str] = "character"

    def pile(self, s: Citadels) -> list[int]:
        return s.slots


def turn_up(s: Citadels) -> None:
    """Turn some cards up from the top, never rank 4, which is shuffled back with the rest (T-4.1)."""
    shuffled = s.slots[::-1]
    count = FACEUP.get((len(s.hand), len(shuffled)), 0)
    s.up = [c for c in shuffled if RANK[c] != 4][:count]
    s.learn_all()
    s.tell("put_away", tuple(s.up))
    if count:
        s.slots = [c for c in s.slots if c not in s.up]
        s.push(ShuffleCast())


def put_aside(s: Citadels) -> None:
    """The top card is put aside facedown: in the first slot, or in the last where it will be taken up (T-4.4)."""
    late = is_late(len(s.hand), len(s.slots))
    s.slots.reverse()
    if late:
        s.slots.append(s.slots.pop(0))
    s.owner = [NOBODY] * len(s.slots)
    s.filled = 0 if late else 1


def last_passed_on(s: Citadels) -> int:
    """The end of the slots that are passed on now; the last player of a full table adds the card put aside."""
    end = len(s.slots)
    return end - 1 if is_late(len(s.hand), end) and s.filled < end - 2 else end


def passed_on(s: Citadels) -> list[int]:
    """The characters that are passed on now, in rising order."""
    return sorted(in_passing(s))


def in_passing(s: Citadels) -> list[int]:
    """The same, in any order."""
    return s.slots[s.filled : last_passed_on(s)]


def begin_task(s: Citadels, seat: int, task: int) -> None:
    """One step of the draft: KEEP, DISCARD or RANDOM. To keep a character is to see all that are passed on."""
    if task == RANDOM:
        s.push(DiscardAtRandom())
    elif task == KEEP:
        seen = 0
        for slot in range(s.filled, last_passed_on(s)):
            seen |= 1 << s.slots[slot]
        s.saw.append((seat, seen, s.filled))
        s.learn(seat)
        s.push(KeepCharacter(seat))
    else:
        s.push(DiscardCharacter(seat))


def fill_slot(s: Citadels, character: int, owner: int) -> None:
    """The next slot is filled with a character that was passed on."""
    slots, at = s.slots, s.filled
    while slots[at] != character:
        at += 1
    slots[at] = slots[s.filled]
    slots[s.filled] = character
    s.owner[s.filled] = owner
    s.filled += 1


@mypyc_attr(free_list_len=1)
class KeepCharacter(Decision[Citadels]):
    """Secretly keep one of the characters passed on."""

    kind: ClassVar[str] = "character"
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return passed_on(s)

    def likely(self, s: Citadels) -> list[int]:
        return in_passing(s)

    def choose(self, s: Citadels, option: int) -> None:
        s.peek.append((self.player, s.filled))
        fill_slot(s, option, self.player)
        s.tell("keeps", (self.player,), (option,), 1 << self.player)


class DiscardCharacter(Decision[Citadels]):
    """Secretly put one of the rest away (two players)."""

    kind: ClassVar[str] = "discard"
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return passed_on(s)

    def choose(self, s: Citadels, option: int) -> None:
        s.peek.append((self.player, s.filled))
        fill_slot(s, option, NOBODY)
        s.tell("puts_away", (self.player,), (option,), 1 << self.player)


class DiscardAtRandom(Draw[Citadels]):
    """Three players: one of the five left goes away unseen."""

    kind: ClassVar[str] = "unseen"

    def candidates(self, s: Citadels) -> list[int]:
        return passed_on(s)

    def choose(self, s: Citadels, option: int) -> None:
        fill_slot(s, option, NOBODY)
        s.tell("puts_away_unseen")
