"""A hall on the internet: what an answer costs with one and with two processes, on a file and on PostgreSQL; many
tables of each game at once; sockets on which nothing happens; and memory while it goes on and on.

Needs: two processes use at most 1.2 times the processor time of one for an answer; at 500 tables of each game, with
about one answer at each every second, everybody has seen it within 50 ms in 99 of 100 cases. People answer at random.
They are one process, which has a share of the same machine: how many answers there are a second is what both can do.
"""

import argparse
import asyncio
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "tests"))
sys.path.append(str(Path(__file__).parents[1]))

from common.hall import CITADELS, CROWNS, PALADINS, Measuring, Played, Process, Rows, furnish, report
from common.sitting import CALM, Company, Person, gather, share, swept, told
from server.postgres import Postgres
from server.redis_server import RedisServer

HURRY = (0.0, 0.0)
BUSY_TABLES = 40
SLOWEST = 50.0  # ms until everybody has seen 99 of 100 answers
DEAREST = 1.2  # times the processor time of one process for an answer
FIVE = 5  # people at a table of Citadels, on average
EVERY = 60.0  # seconds between two looks at the memory


class Halls(Process):
    """The command with all processes that it has started."""

    def numbers(self) -> list[int]:
        """Of the process and of all that came from it."""
        assert self.process is not None
        parents: dict[int, int] = {}
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                fields = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            except OSError:  # it has just ended
                continue
            parents[int(folder.name)] = int(fields[1])
        found = {self.process.pid}
        while more := {child for child, parent in parents.items() if parent in found} - found:
            found |= more
        return sorted(found)

    def seconds(self) -> float:
        """Processor time of all of them."""
        tick = os.sysconf("SC_CLK_TCK")
        stats = [Path(f"/proc/{number}/stat").read_text(encoding="utf-8") for number in self.numbers()]
        fields = [stat.rpartition(")")[2].split() for stat in stats]
        return sum(int(one[11]) + int(one[12]) for one in fields) / tick

    def memory(self) -> float:
        """Bytes of all of them; what they share counts once."""
        rolled = [Path(f"/proc/{number}/smaps_rollup").read_text(encoding="utf-8") for number in self.numbers()]
        return 1024.0 * sum(int(one.split("Pss:")[1].split()[0]) for one in rolled)


class Internet(Measuring):
    """One part after the other, each with a hall of its own."""

    def __init__(self, options: argparse.Namespace) -> None:
        super().__init__(options)
        self.luck = random.Random(options.seed)

    async def run(self, folder: Path) -> tuple[Rows, list[str]]:
        parts: dict[str, Callable[[], Awaitable[None]]] = {
            "cost": self.measure_cost,
            "tables": self.measure_tables,
            "idle": self.measure_idle,
            "memory": self.measure_memory,
        }
        with ExitStack() as stack:
            self.folder = folder
            self.postgres = Postgres()
            self.postgres.start()
            stack.callback(self.postgres.remove)
            self.redis = RedisServer()
            self.redis.start()
            stack.callback(self.redis.remove)
            for name in self.options.parts or parts:
                await parts[name]()
        return self.rows, self.needs

    def hall(self, kept: str, processes: int) -> Halls:
        """A hall on a file or a database, served by this many processes."""
        if "://" not in kept:
            return Halls(Path(kept))
        several = ["--processes", str(processes), "--bell", self.redis.url]
        return Halls(Path(), options=["--database", kept, *several])

    async def opened(
        self, kept: str, processes: int, tables: int, played: Played = CITADELS
    ) -> tuple[Halls, list[Company]]:
        """A hall with people at this many tables."""
        seats = await furnish(kept, tables, self.luck, played)
        hall = self.hall(kept, processes)
        hall.start()
        hall.wait()
        companies = [Company([Person(hall, seat) for seat in at], self.luck) for at in seats]
        for company in companies:
            await gather(person.arrive() for person in company.people)
        return hall, companies

    async def measure_cost(self) -> None:
        """Answers as fast as they go."""
        costs = {}
        for name, kept, processes in (
            ("SQLite, 1 process", str(self.folder / "cost.db"), 1),
            ("PostgreSQL, 1 process", self.postgres.new_database(), 1),
            ("PostgreSQL, 2 processes", self.postgres.new_database(), 2),
        ):
            hall, companies = await self.opened(kept, processes, BUSY_TABLES)
            costs[name] = await self.measure_answers(name, hall, companies, HURRY)
        one, two = (costs[f"PostgreSQL, {number}"] for number in ("1 process", "2 processes"))
        self.need("times the processor time of one process for an answer of two", two / one, DEAREST, True)

    async def measure_answers(
        self, name: str, hall: Halls, companies: list[Company], pause: tuple[float, float], need: bool = False
    ) -> float:
        """Milliseconds of processor time for an answer; the hall is killed afterwards."""
        with swept():
            begin, busy = time.perf_counter(), hall.seconds()
            found = await gather(company.play(pause, begin + self.options.seconds) for company in companies)
        passed, used = time.perf_counter() - begin, hall.seconds() - busy
        await self.close(hall, companies)
        times = [seconds for seconds_of in found for seconds in seconds_of]
        cost = 1e3 * used / len(times)
        people = sum(len(company.people) for company in companies)
        self.note(f"{name}: tables, people", f"{len(companies)}, {people}")
        self.note(f"{name}: answers a second, processor time for one", f"{len(times) / passed:,.0f}, {cost:.2f} ms")
        self.note(f"{name}: p50, p99, longest", told(times))
        if need:
            self.need(f"ms until everybody has seen 99 of 100 answers, {name}", 1e3 * share(times, 99), SLOWEST, True)
        return cost

    async def close(self, hall: Halls, companies: list[Company]) -> None:
        await gather(person.leave() for company in companies for person in company.people)
        children = hall.numbers()
        hall.kill()
        while any(Path(f"/proc/{number}").exists() for number in children):
            await asyncio.sleep(0.05)  # they see that they are alone, and close

    async def measure_tables(self) -> None:
        """An answer a second at many tables of each game."""
        for played in (CITADELS, PALADINS, CROWNS):
            kept = self.postgres.new_database()
            hall, companies = await self.opened(kept, self.options.processes, self.options.tables, played)
            await self.measure_answers(f"{played.name}, PostgreSQL", hall, companies, CALM, need=True)

    async def measure_idle(self) -> None:
        """Sockets on which nothing happens."""
        hall, companies = await self.opened(self.postgres.new_database(), 1, self.options.idle // FIVE)
        sockets, full = sum(len(company.people) for company in companies), hall.memory()
        begin, busy = time.perf_counter(), hall.seconds()
        await asyncio.sleep(self.options.seconds)
        used = (hall.seconds() - busy) / (time.perf_counter() - begin)
        self.note(f"{sockets:,} idle sockets at {len(companies)} tables", f"{full / 1e6:.0f} MB, {used:.1%} of a core")
        await self.close(hall, companies)

    async def measure_memory(self) -> None:
        """Whether the memory of a hall grows while people play one game after the other."""
        kept = self.postgres.new_database()
        hall, companies = await self.opened(kept, self.options.processes, BUSY_TABLES)
        looks, end = [hall.memory()], time.perf_counter() + 60 * self.options.minutes
        while time.perf_counter() < end:
            until = min(end, time.perf_counter() + EVERY)
            await gather(company.play(CALM, until) for company in companies)
            going = [company for company in companies if any(person.is_asked for person in company.people)]
            over = [company for company in companies if company not in going]
            await gather(person.leave() for company in over for person in company.people)
            seats = await furnish(kept, len(over), self.luck)
            fresh = [Company([Person(hall, seat) for seat in at], self.luck) for at in seats]
            await gather(person.arrive() for company in fresh for person in company.people)
            companies = [*going, *fresh]
            looks.append(hall.memory())
        shown = ", ".join(f"{look / 1e6:.0f}" for look in looks[:: max(1, len(looks) // 10)])
        self.note(f"memory over {self.options.minutes:g} minutes, MB", shown)
        await self.close(hall, companies)


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench internet", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=["cost", "tables", "idle", "memory", []], help="all, or some of it")
    parser.add_argument("--tables", type=int, default=500, help="how many games of each kind go on at once (500)")
    parser.add_argument("--processes", type=int, default=1, help="how many serve them (1)")
    parser.add_argument("--idle", type=int, default=2000, help="how many sockets are idle (2000)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each part is measured (20)")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long memory is looked at (60)")
    parser.add_argument("--seed", type=int, default=1)
    return report("the internet", Internet(parser.parse_args()).run)


if __name__ == "__main__":
    sys.exit(main())
