"""How much hostile guests slow everybody else down: the hall on one core, attackers and people on the others.

40 guests sit in games whose records are 5,000 entries long, as somebody gave the same answer and took it back again
and again. Each sends 20 messages a second, as many as are let through: now `resume`, each time from another entry, now
an answer to a question that is gone; and every two seconds, as often as anybody may talk, they say something that is as
long as it may be and that everybody at their table hears. Meanwhile people play at other tables, about one answer a
second at each.

Needs: everybody at a table has seen an answer within 100 ms in 99 of 100 cases, and a message of a hostile guest costs
the hall at most a millisecond. Time in which the hall or people wait for a core that other programs have does not
count; if that is much of it, or answers are few, the first need is not judged.
"""

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from common.hall import Measuring, Process, Seat, furnish, furnish_long, pin, report
from common.measuring import verdict
from common.sitting import CALM, Company, Person, gather, share, told

TABLES, SEATS = 5, 8  # at which hostile guests sit, all 40 of them
ENTRIES = 4991
RATE = 20.0  # messages of each in a second
ALMOST = 0.95  # of these must be sent: otherwise they were thrown out, and nothing is measured
DEAREST = 1.0  # ms of the hall's processor for each of them
MUCH = 0.1  # of the time, lost to other programs: more, and the rest says nothing
FEW = 200  # answers: with fewer, 99 of 100 are all but the longest
ATTACKING = Path(__file__).with_name("common") / "attacking.py"


class Time(NamedTuple):
    """Seconds that an answer took, and that people and hall waited meanwhile for a core that others had."""

    taken: float
    people: float = 0.0
    hall: float = 0.0

    @property
    def lost(self) -> float:
        """Both may have waited at the same time: only the longer wait is lost for sure."""
        return min(self.taken, max(0.0, self.people, self.hall))

    @property
    def own(self) -> float:
        return self.taken - self.lost


class Witness(Company):
    """People at a table who note how long their answers took, and what of that others took of the machine."""

    def __init__(self, people: list[Person], luck: random.Random) -> None:
        super().__init__(people, luck)
        self.times: list[Time] = []

    async def answer(self, person: Person) -> float:
        mine, halls = self.waited()
        taken = await super().answer(person)
        mine_now, halls_now = self.waited()
        self.times.append(Time(taken, mine_now - mine, halls_now - halls))
        return taken

    def waited(self) -> tuple[float, float]:
        """Seconds in which this process, and the hall's event loop, could have gone on while others had the core; the
        hall's other threads are none of these others."""
        mine, hall = Path("/proc/self/schedstat").read_text(encoding="utf-8").split()[1], self.people[0].hall
        return int(mine) / 1e9, (hall.worked()[1] - hall.helped()) / 1e3


class Attack(Measuring):
    """People play, and then they are attacked."""

    async def measure(self, hall: Process) -> None:
        luck = random.Random(self.options.seed)
        hostile = await furnish_long(hall.file, TABLES, SEATS, ENTRIES)
        seats = await furnish(str(hall.file), self.options.tables, luck)
        hall.start()
        hall.wait()
        pin(hall)
        companies = [Witness([Person(hall, seat) for seat in at], luck) for at in seats]
        await gather(person.arrive() for company in companies for person in company.people)
        await self.play("nobody attacks", hall, companies, self.options.seconds / 4)
        with attackers(hall, hostile, self.options.seconds) as attacking:
            busy = hall.seconds()
            times = await self.play(f"{len(hostile)} attack", hall, companies, self.options.seconds)
            messages, heard = end_of(attacking)
            cost = 1e3 * (hall.seconds() - busy) / messages
        self.note("what they said and heard", f"{messages:,.0f} messages, {heard / 1e6:,.0f} MB")
        self.needs.append(judged(times, self.options.slowest))
        self.need("ms of the hall for a message, with what people do", cost, DEAREST, True)
        self.need("messages of attackers", messages, ALMOST * len(hostile) * RATE * self.options.seconds)

    async def play(self, name: str, hall: Process, companies: list["Witness"], seconds: float) -> list[Time]:
        """Play for a while; how long answers took."""
        begin, busy = time.perf_counter(), hall.seconds()
        for company in companies:
            company.times.clear()
        await gather(company.play(CALM, begin + seconds) for company in companies)
        times = [one for company in companies for one in company.times]
        load = (hall.seconds() - busy) / (time.perf_counter() - begin)
        self.note(f"{name}: answers", f"{len(times):,} ({load:.0%} of a core)")
        self.note(f"{name}: p50, p99, longest", told([one.taken for one in times]))
        self.note(f"{name}: the same without what others took", told([one.own for one in times]))
        self.note(f"{name}: what others took", f"{lost_of(times):.0%} of this time")
        return times


def lost_of(times: list[Time]) -> float:
    """How much of the time was lost to other programs."""
    return sum(one.lost for one in times) / sum(one.taken for one in times)


def judged(times: list[Time], slowest: float) -> str:
    """Whether answers were seen soon enough, if that can be said."""
    name = "ms until everybody has seen 99 of 100 answers"
    if len(times) < FEW:
        return f"{name}: NOT MEASURED ({len(times)} answers are too few)"
    if lost_of(times) > MUCH:
        return f"{name}: NOT MEASURED (other programs took {lost_of(times):.0%} of the time: a quiet machine is needed)"
    return verdict(name, 1e3 * share([one.own for one in times], 99), slowest, True)


@contextmanager
def attackers(hall: Process, seats: list[Seat], seconds: float) -> Iterator[subprocess.Popen[str]]:
    """Hostile guests on these seats, in a process of their own."""
    guests = [(seat.table, seat.cookie) for seat in seats]
    wanted = {"port": hall.port, "guests": guests, "entries": ENTRIES, "rate": RATE, "seconds": seconds}
    process = subprocess.Popen([sys.executable, ATTACKING, json.dumps(wanted)], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None and process.stdout.readline() == "here\n"
        yield process
    finally:
        process.kill()
        process.wait()


def end_of(process: "subprocess.Popen[str]") -> list[float]:
    """How many messages hostile guests had sent by the end, and how many bytes the hall had sent them."""
    assert process.stdout is not None
    found: list[float] = json.loads(process.stdout.readline())
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench hostile", description=__doc__)
    parser.add_argument("--tables", type=int, default=20, help="at which people play")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long the attack goes on")
    parser.add_argument("--slowest", type=float, default=100.0, help="ms in which 99 of 100 answers must be seen")
    parser.add_argument("--seed", type=int, default=1)
    return report("hostile guests", Attack(parser.parse_args()).run)


if __name__ == "__main__":
    sys.exit(main())
