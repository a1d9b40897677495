"""Placing workers (P-4.1 to P-4.3): slot by slot from the left; a criminal fits every slot."""

from typing import ClassVar

from greathall.engine import Args, Decision
from greathall.engine.frames import UNFORESEEN
from greathall.engine.hidden.closing import OPEN
from greathall.engine.native import i64
from greathall.games.paladins.acting.revealing import turns_up
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import (
    ANY,
    CRIMINAL,
    NEEDED_ELSEWHERE,
    NO_SUCH_WORKER,
    UPWARDS,
    WORKSHOP,
    WRONG_COLOUR,
)


def fills(colours: list[int], board: list[int], workers: list[int], first: int, end: int) -> bool:
    """Whether these workers fill the slots from `first` up to `end` that have no workshop.

    How many of each colour are needed is kept in four bits each.
    """
    left = workers[CRIMINAL]
    one: i64 = 1
    places: i64 = 0
    needed: i64 = 0
    for slot in range(first, end):
        if board[slot] != WORKSHOP:
            places += 1
            colour: i64 = colours[slot]
            if colour != ANY:
                needed += one << 4 * colour
                if needed >> 4 * colour & 15 > workers[colour] or colour == CRIMINAL:
                    left -= 1
                    if left < 0:
                        return False
    return has_as_many(workers, places)


def has_as_many(workers: list[int], places: i64) -> bool:
    """Whether there are workers for this many places."""
    for count in workers:
        if places <= 0:
            break
        places -= count
    return places <= 0


def workers_missing(colours: list[int], board: list[int], workers: list[int], first: int, end: int) -> int:
    """How many more workers would fill these slots: 0 exactly when they are filled."""
    needed = [0] * len(workers)
    places = 0
    for slot in range(first, end):
        if board[slot] != WORKSHOP:
            places += 1
            if colours[slot] != ANY:
                needed[colours[slot]] += 1
    short = needed[CRIMINAL] - workers[CRIMINAL]
    for colour in range(len(workers)):
        places -= workers[colour]
        if colour != CRIMINAL and needed[colour] > workers[colour]:
            short += needed[colour] - workers[colour]
    return max(short, places, 0)


def first_place(s: Paladins, who: int, slot: int, end: int) -> int:
    """The first slot from here on without a workshop; `end` if there is none."""
    board = s.board[who]
    while slot < end and board[slot] == WORKSHOP:
        slot += 1
    return slot


def is_equal_slot(s: Paladins, one: int, other: int) -> bool:
    """Whether two slots belong to one action and take the same workers."""
    rules = s.lookups
    same_action = rules.slot_action[one] == rules.slot_action[other]
    return same_action and rules.slot_colour[one] == rules.slot_colour[other]


class PlaceWorker(Decision[Paladins]):
    """Which worker goes on a slot. Equal slots side by side are filled upwards, so that no set is offered twice."""

    kind: ClassVar[str] = "worker"
    public: ClassVar[bool] = True

    def __init__(self, player: int, slot: int, end: int) -> None:
        self.player = player
        self.slot = slot
        self.end = end

    def args(self) -> Args:
        return (self.player, self.slot, self.end)

    def about(self) -> tuple[int, ...]:
        return (self.slot,)

    def reveals(self, s: Paladins, option: int) -> bool:
        return turns_up(s, s.lookups.slot_action[self.slot])

    def candidates(self, s: Paladins) -> list[int]:
        return list(range(len(s.workers[self.player])))

    def refusal(self, s: Paladins, option: int) -> int:
        return self.refuse(s, s.workers[self.player], self.lowest(s), option)

    def options(self, s: Paladins) -> list[int]:
        """The candidates that are not refused; the same, but quicker."""
        return self.fitting(s, s.workers[self.player], self.lowest(s))

    def refuse(self, s: Paladins, workers: list[int], lowest: int, option: int) -> int:
        """Why one of these workers, of which lower ones would go backwards, cannot go there, or 0."""
        if not workers[option]:
            return NO_SUCH_WORKER
        colour = s.lookups.slot_colour[self.slot]
        if colour != ANY and option != colour and option != CRIMINAL:
            return WRONG_COLOUR
        if option < lowest:
            return UPWARDS
        return 0 if self.leaves_enough(s, workers, option) else NEEDED_ELSEWHERE

    def fitting(self, s: Paladins, workers: list[int], lowest: int) -> list[int]:
        """Which of them can."""
        found: list[int] = []
        for worker in range(len(workers)):
            if workers[worker] and self.refuse(s, workers, lowest, worker) == 0:
                found.append(worker)
        return found

    def lowest(self, s: Paladins) -> int:
        """The lowest worker that does not go backwards: the one on an equal slot before this one."""
        before = self.slot - 1
        return max(s.board[self.player][before] - 1, 0) if before >= 0 and is_equal_slot(s, before, self.slot) else 0

    def leaves_enough(self, s: Paladins, workers: list[int], option: int) -> bool:
        """Whether the slots that follow can still be filled."""
        following = self.slot + 1
        if following == self.end:
            return True
        colours, left = s.lookups.slot_colour, workers[:]
        left[option] -= 1
        if colours[self.slot] == colours[following] and not has_as_many(left[option:], 1):
            return False
        return fills(colours, s.board[self.player], left, following, self.end)

    def foreseen(self, s: Paladins, option: int) -> int:
        """The next slot is asked for if several workers can go there."""
        slot, worker, workers = self.slot, option, s.workers[self.player][:]
        while True:
            workers[worker] -= 1
            following = first_place(s, self.player, slot + 1, self.end)
            if following == self.end:
                return UNFORESEEN
            lowest = worker if following == slot + 1 and is_equal_slot(s, slot, following) else 0
            fitting = PlaceWorker(self.player, following, self.end).fitting(s, workers, lowest)
            if len(fitting) != 1:
                return OPEN
            slot, worker = following, fitting[0]

    def choose(self, s: Paladins, option: int) -> None:
        s.workers[self.player][option] -= 1
        s.board[self.player][self.slot] = option + 1
        s.tell("places", (self.player, option, s.lookups.slot_action[self.slot]))
        following = first_place(s, self.player, self.slot + 1, self.end)
        if following < self.end:
            s.push(PlaceWorker(self.player, following, self.end))


class PlaceOnSpace(Decision[Paladins]):
    """Which worker goes on a shared space."""

    kind: ClassVar[str] = "space_worker"
    public: ClassVar[bool] = True

    def __init__(self, player: int, space: int) -> None:
        self.player = player
        self.space = space

    def args(self) -> Args:
        return (self.player, self.space)

    def about(self) -> tuple[int, ...]:
        return (self.space,)

    def candidates(self, s: Paladins) -> list[int]:
        return list(range(len(s.workers[self.player])))

    def refusal(self, s: Paladins, option: int) -> int:
        if not s.workers[self.player][option]:
            return NO_SUCH_WORKER
        colour = s.lookups.space_worker[self.space]
        return WRONG_COLOUR if colour != ANY and option != colour and option != CRIMINAL else 0

    def choose(self, s: Paladins, option: int) -> None:
        s.workers[self.player][option] -= 1
        s.occupied[self.space] = option + 1
        s.tell("places_on_space", (self.player, option, self.space))


def fits_space(s: Paladins, who: int, space: int) -> bool:
    """Whether a seat has a worker for a shared space."""
    colour, workers = s.lookups.space_worker[space], s.workers[who]
    if colour == ANY:
        return has_as_many(workers, 1)
    return workers[colour] > 0 or workers[CRIMINAL] > 0
