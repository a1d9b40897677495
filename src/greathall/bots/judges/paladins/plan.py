"""Plans: what a seat can do with its workers in this round, the best deed for the workers first."""

from typing import Final

from greathall.bots.judges.paladins.deeds import Deed
from greathall.bots.judges.paladins.outlook import Outlook
from greathall.engine.native import i64
from greathall.games.paladins.acting.placing import has_as_many
from greathall.games.paladins.printed.data.board import KEPT_WORKERS
from greathall.games.paladins.words import ANY, CRIMINAL

KEPT: Final = 75  # of a hundred: what a worker kept for the next round is worth
SCALE: Final = 60  # divides by one, two, three, four and five workers


class Means:
    """What a seat has to spend."""

    def __init__(self, workers: list[int], silver: int, provisions: int) -> None:
        self.workers = workers
        self.silver = silver
        self.provisions = provisions

    def affords(self, deed: Deed) -> bool:
        if deed.silver > self.silver or deed.provisions > self.provisions:
            return False
        return fits(self.workers, deed.colours)

    def spend(self, deed: Deed) -> None:
        """Do a deed: its workers are placed, its gains are there."""
        place(self.workers, deed.colours)
        self.silver += deed.gained_silver - deed.silver
        self.provisions += deed.gained_provisions - deed.provisions
        for worker in range(len(self.workers)):
            self.workers[worker] += deed.gained_workers[worker]


def fits(workers: list[int], colours: list[int]) -> bool:
    """Whether these workers fill slots of these colours; a criminal fits all.

    How many of each colour are needed is kept in four bits each.
    """
    wild = workers[CRIMINAL]
    one: i64 = 1
    needed: i64 = 0
    for slot in colours:
        if slot != ANY:
            colour: i64 = slot
            needed += one << 4 * colour
            if colour == CRIMINAL or needed >> 4 * colour & 15 > workers[colour]:
                wild -= 1
    return wild >= 0 and has_as_many(workers, len(colours))


def place(workers: list[int], colours: list[int]) -> None:
    """Take the workers for these slots: the colour that is asked for, and on any slot the one that is needed least."""
    free = 0
    for colour in colours:
        if colour == ANY:
            free += 1
        elif workers[colour]:
            workers[colour] -= 1
        else:
            workers[CRIMINAL] -= 1
    for _ in range(free):
        workers[least_needed(workers)] -= 1


def least_needed(workers: list[int]) -> int:
    """A labourer, else the kind there are most of, a criminal last."""
    if workers[0]:
        return 0
    most = CRIMINAL
    for worker in range(1, CRIMINAL):
        if workers[worker] and (most == CRIMINAL or workers[worker] > workers[most]):
            most = worker
    return most


def kept_value(out: Outlook, workers: list[int]) -> int:
    """What the workers that can be kept are worth in the next round."""
    if not out.to_come:
        return 0
    left, found = KEPT_WORKERS, 0
    for worker in range(len(workers) - 1, -1, -1):
        kept = min(workers[worker], left)
        found += kept * out.worker(worker)
        left -= kept
    return found * KEPT // 100


def by_density(out: Outlook, deeds: list[Deed]) -> list[Deed]:
    """Deeds that bring anything, those first that bring most for each of their workers."""
    for deed in deeds:
        deed.brings = deed.value() - worker_gains(out, deed)
        deed.density = deed.value() * SCALE // max(len(deed.colours), 1)
    return sorted([deed for deed in deeds if deed.density > 0], key=density_of, reverse=True)


def density_of(deed: Deed) -> int:
    return deed.density


def carry_out(out: Outlook, deeds: list[Deed], done: list[int], means: Means) -> int:
    """What the rest of the round brings: always the next deed by density that can be done and is worth its workers."""
    total, kept, at = 0, kept_value(out, means.workers), 0
    while at < len(deeds):
        deed = deeds[at]
        at += 1
        if is_done(deed, done) or not means.affords(deed):
            continue
        after = Means(means.workers[:], means.silver, means.provisions)
        after.spend(deed)
        kept_after = kept_value(out, after.workers)
        if deed.brings + kept_after > kept:
            total += deed.brings
            means, kept, at = after, kept_after, 0
            done = [*done, deed.action]
    return total + kept


def is_done(deed: Deed, done: list[int]) -> bool:
    """Whether its action was done already, or the one that a prayer opens again."""
    for action in done:
        if action == deed.action or action == deed.opened:
            return True
    return False


def worker_gains(out: Outlook, deed: Deed) -> int:
    """Workers that are gained can be used at once: what they do counts, not what they are worth."""
    found = 0
    for worker in range(len(deed.gained_workers)):
        found += deed.gained_workers[worker] * out.worker(worker)
    return found
