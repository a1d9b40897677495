"""How fast the table is: a hall in one process, everybody at 100 tables in another, on loopback.

Needs: with about one answer at every table each second, everybody has seen it within 50 ms in 99 of 100 cases; after a
kill somebody is back at their question within 2 seconds; the client's scripts with one language are at most 300 kB,
packed, and those that a table needs first at most 240; a click is seen within 100 ms. Everybody answers at random; the
games are Citadels for 2 to 8, each at another point.
"""

import argparse
import random
import sys
import time

from common import scripts
from common.browsing import clicks
from common.hall import Measuring, Process, furnish, report
from common.sitting import CALM, Company, Person, everybody, gather, share, swept, told

HURRY = (0.0, 0.0)
HASTE = 0.3  # of the time for those who hurry: games must be left that go on
SLOWEST = 50.0  # ms until everybody has seen 99 of 100 answers
LONGEST_AWAY = 2.0  # s until somebody is back
LARGEST = 300.0  # kB of scripts
FIRST = 240.0  # kB of those that come before somebody can answer
LONGEST = "uk"  # the language with the longest words
VISIBLE = 100.0  # ms until what was clicked is seen


class Tables(Measuring):
    """People at many tables, and one in a browser."""

    async def measure(self, hall: Process) -> None:
        luck = random.Random(self.options.seed)
        seats = await furnish(str(hall.file), self.options.tables, luck)
        hall.start()
        hall.wait()
        companies = [Company([Person(hall, seat) for seat in at], luck) for at in seats]
        await self.measure_memory(hall, companies)
        await self.measure_answers("about one answer a second at each", hall, companies, CALM, need=True)
        await self.measure_answers("as fast as it goes", hall, companies, HURRY)
        await self.measure_recovery(hall, companies)
        await gather(person.leave() for company in companies for person in company.people)
        await self.measure_browser(hall)

    async def measure_memory(self, hall: Process, companies: list[Company]) -> None:
        """What the hall holds for a table, and for a socket."""
        people = sum(len(company.people) for company in companies)
        empty, begun, full = await everybody(hall, companies)
        for_socket = (full - begun) / max(1, people - len(companies))
        for_table = (begun - empty) / len(companies) - for_socket
        self.note("tables, sockets", f"{len(companies)}, {people}")
        self.note("memory of the hall, empty and with all of them", f"{empty / 1e6:.0f} MB, {full / 1e6:.0f} MB")
        self.note("memory for a socket, for a table at hand", f"{for_socket / 1e3:.0f} kB, {for_table / 1e3:.0f} kB")

    async def measure_answers(
        self, name: str, hall: Process, companies: list[Company], pause: tuple[float, float], need: bool = False
    ) -> None:
        """From an answer that is sent until everybody at its table has seen it."""
        with swept():
            begin, busy = time.perf_counter(), hall.seconds()
            until = begin + self.options.seconds * (1.0 if need else HASTE)
            found = await gather(company.play(pause, until) for company in companies)
        passed = time.perf_counter() - begin
        times = [seconds for seconds_of in found for seconds in seconds_of]
        load = (hall.seconds() - busy) / passed
        self.note(f"{name}: answers per second", f"{len(times) / passed:,.0f} ({load:.0%} of a core)")
        self.note(f"{name}: p50, p99, longest", told(times))
        if need:
            self.need("ms until everybody has seen 99 of 100 answers", 1e3 * share(times, 99), SLOWEST, True)

    async def measure_recovery(self, hall: Process, companies: list[Company]) -> None:
        """From a kill until people are at their questions again: the process starts again, and reads every table."""
        people = [person for company in companies for person in company.people]
        begin = time.perf_counter()
        hall.kill()
        hall.start()
        back = sorted(await gather(person.come_back() for person in people if person.is_asked))
        hall.wait()
        first, last = back[0] - begin, back[-1] - begin
        self.note("after a kill: the first is back at their question, the last", f"{first:.2f} s, {last:.2f} s")
        self.need("s until somebody is back after a kill", first, LONGEST_AWAY, True)

    async def measure_browser(self, hall: Process) -> None:
        """The client: its size, and how soon a click is seen."""
        built = bool(scripts.sizes())
        if built:
            self.measure_scripts()
        else:
            self.note("scripts of the client", "not built")
        times = await clicks(f"http://127.0.0.1:{hall.port}", self.options.clicks) if built else None
        if times is None:
            self.note("a click is seen", "not measured: needs the packages of the tests, and chromium")
            return
        self.note("a click is seen: p50, p95", f"{share(times, 50):.0f} ms, {share(times, 95):.0f} ms")
        self.need("ms until 95 of 100 clicks are seen", share(times, 95), VISIBLE, True)

    def measure_scripts(self) -> None:
        """All of them, and what of them comes first, in the language with the longest words."""
        size = scripts.all_scripts()
        front = scripts.weight(scripts.at_the_front_door(LONGEST))
        tables = {game: scripts.weight(scripts.at_a_table(game, LONGEST)) for game in ("citadels", "paladins")}
        self.note("scripts of the client, packed", f"{size:.1f} kB")
        self.note("of these until the front door can be used", f"{front:.1f} kB")
        self.note("until a table can be used", ", ".join(f"{game} {kB:.1f} kB" for game, kB in tables.items()))
        self.need("kB of scripts, packed", size, LARGEST, True)
        self.need("kB of scripts until a table can be used", max(tables.values()), FIRST, True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench table", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="how many games go on at once")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long answers are measured, each time")
    parser.add_argument("--clicks", type=int, default=60, help="how many clicks are measured in a browser")
    parser.add_argument("--seed", type=int, default=1)
    return report("the table", Tables(parser.parse_args()).run)


if __name__ == "__main__":
    sys.exit(main())
