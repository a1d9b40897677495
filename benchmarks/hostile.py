"""How much hostile guests slow everybody else down: the hall on one core, attackers and people on the others.

40 guests sit in games whose records are 5,000 entries long, as somebody gave the same answer and took it back again
and again. Each sends 20 messages a second, as many as are let through: now `resume` from ever another entry, now an
answer to a question that is gone. Meanwhile people play at other tables, about one answer a second at each.

Needs: everybody at a table has seen an answer within 100 ms in 99 of 100 cases. Other programs may use the machine:
while hall or people wait for their core because of them, no time counts.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from _hall import Process, Seat, furnish, furnish_long
from _measuring import finish, table, verdict
from _sitting import Company, Person, gather, share

from greathall.server.serving import new_loop

TABLES, SEATS = 5, 8  # at which hostile guests sit, all 40 of them
ENTRIES = 4991
RATE = 20.0  # messages of each in a second
ALMOST = 0.95  # of these must be sent: else they were shown out, and nothing is measured
CALM = (0.5, 1.5)  # seconds between two answers at a table
ATTACKING = Path(__file__).with_name("_attacking.py")


class Witness(Company):
    """People at a table who note how long their answers took, but for what they and the hall waited for a core."""

    def __init__(self, people: list[Person], luck: random.Random) -> None:
        super().__init__(people, luck)
        self.own: list[float] = []  # seconds

    async def answer(self, person: Person) -> float:
        before = self.waited()
        taken = await super().answer(person)
        self.own.append(max(0.0, taken - (self.waited() - before)))
        return taken

    def waited(self) -> float:
        """Seconds in which the hall or this process could have gone on, and others had the core."""
        mine = Path("/proc/self/schedstat").read_text().split()[1]
        return int(mine) / 1e9 + self.people[0].hall.worked()[1] / 1e3


class Measuring:
    """One run: what is measured, row by row."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.rows: list[list[str]] = []
        self.needs: list[str] = []

    async def run(self, folder: Path) -> None:
        luck = random.Random(self.options.seed)
        hostile = await furnish_long(folder / "hall.db", TABLES, SEATS, ENTRIES)
        seats = await furnish(folder / "hall.db", self.options.tables, luck)
        hall = Process(folder / "hall.db")
        hall.start()
        try:
            hall.wait()
            pin(hall)
            companies = [Witness([Person(hall, seat) for seat in at], luck) for at in seats]
            await gather(person.arrive() for company in companies for person in company.people)
            await self.play("nobody attacks", hall, companies, self.options.seconds / 4)
            with attackers(hall, hostile, self.options.seconds) as attacking:
                slow = await self.play(f"{len(hostile)} attack", hall, companies, self.options.seconds)
                messages, heard = end_of(attacking)
            self.rows.append(["what they said and heard", f"{messages:,.0f} messages, {heard / 1e6:,.0f} MB"])
            self.need("ms until everybody has seen 99 of 100 answers", slow, self.options.slowest, True)
            self.need("messages of attackers", messages, ALMOST * len(hostile) * RATE * self.options.seconds)
        finally:
            hall.kill()

    def need(self, name: str, value: float, bound: float, at_most: bool = False) -> None:
        self.needs.append(verdict(name, value, bound, at_most))

    async def play(self, name: str, hall: Process, companies: list["Witness"], seconds: float) -> float:
        """Play for a while; how long 99 of 100 answers took at most, in milliseconds."""
        begin, busy = time.perf_counter(), hall.seconds()
        for company in companies:
            company.own.clear()
        found = await gather(company.play(CALM, begin + seconds) for company in companies)
        times = sorted(1e3 * one for seconds_of in found for one in seconds_of)
        own = sorted(1e3 * one for company in companies for one in company.own)
        load = (hall.seconds() - busy) / (time.perf_counter() - begin)
        self.rows.append([f"{name}: answers", f"{len(times):,} ({load:.0%} of a core)"])
        self.rows.append([f"{name}: p50, p99, longest", told(own)])
        self.rows.append([f"{name}: the same with what others took of the machine", told(times)])
        return share(own, 99)


def told(times: list[float]) -> str:
    return f"{share(times, 50):.1f} ms, {share(times, 99):.1f} ms, {times[-1]:.0f} ms"


def pin(hall: Process) -> None:
    """The hall on the first core there is, this process and what it starts from now on to the others."""
    first, *others = sorted(os.sched_getaffinity(0))
    assert hall.process is not None
    for thread in Path(f"/proc/{hall.process.pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), {first})
    os.sched_setaffinity(0, set(others) or {first})


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
    """How many messages hostile guests have sent in the end, and the bytes they were sent."""
    assert process.stdout is not None
    found: list[float] = json.loads(process.stdout.readline())
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench hostile", description=__doc__)
    parser.add_argument("--tables", type=int, default=20, help="at which people play")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long the attack goes on")
    parser.add_argument("--slowest", type=float, default=100.0, help="ms in which 99 of 100 answers must be seen")
    parser.add_argument("--seed", type=int, default=1)
    measuring = Measuring(parser.parse_args())
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=new_loop()) as runner:
        runner.run(measuring.run(Path(folder)))
    build = "compiled" if "GREATHALL_NATIVE" in os.environ else "interpreted"
    return finish([table(["hostile guests", f"engine {build}"], measuring.rows), "", *measuring.needs])


if __name__ == "__main__":
    sys.exit(main())
