"""The hall beside boardgame.io, on the same core and in the same run: 100 tables each, five sockets at a table, and
everybody answers as fast as it goes.

In boardgame.io people count in turn, and matches are kept in memory or, to compare with, by its store in files; in the
hall they play Citadels, kept in SQLite. All servers are open all the time and used in turn, some rounds of each. All
people are this process, on the other cores, and measure in the same way: from sending an answer until the last of the
five has received the new state.

Needs: the hall, in one process, stores and shows 2,500 answers a second, and more than boardgame.io does in memory,
with a lower p99. They are judged only where each server has its core for itself.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from common.hall import CITADELS, Measuring, Process, Rows, build, furnish, pin, report
from common.peering import Guest, Peer
from common.sitting import Company, Person, gather, share, told

HURRY = (0.0, 0.0)
WARM = 1.0  # seconds of every round before anything counts
PLAYERS = 5
FIVE = CITADELS._replace(players=range(PLAYERS, PLAYERS + 1))
WANTED = 2500.0  # answers a second
BUSY = 0.85  # of its core must be the server's: else other programs or people were slow, and nothing is judged
LOCKED = json.loads(Path(__file__).with_name("peer").joinpath("package.json").read_text(encoding="utf-8"))
VERSION = LOCKED["dependencies"]["boardgame.io"]


class Round(NamedTuple):
    """What was measured while everybody played, times in seconds."""

    times: list[float]
    passed: float
    used: float  # by the server, of its core
    waited: float  # by the server, for its core, which others had
    people: float  # used by people
    heard: int  # bytes that they were told
    ended: int  # games

    @property
    def rate(self) -> float:
        """Answers a second."""
        return len(self.times) / self.passed

    @property
    def p99(self) -> float:
        return share(self.times, 99)

    @property
    def busy(self) -> float:
        """How much of its core the server used."""
        return self.used / self.passed


class Side:
    """A server, and the people of every round."""

    def __init__(self, server: Process, companies: Iterator[list[Company]]) -> None:
        self.server = server
        self.companies = companies
        self.rounds: list[Round] = []

    async def play(self, seconds: float) -> None:
        """New people come, play until the server is warm, then for so long, and leave."""
        companies = next(self.companies)
        people = [person for company in companies for person in company.people]
        await gather(company.people[0].arrive() for company in companies)
        await gather(person.arrive() for person in people if not person.here)
        await gather(company.play(HURRY, time.perf_counter() + WARM) for company in companies)
        self.rounds.append(await self.measure(companies, people, seconds))
        await gather(person.leave() for person in people)

    async def measure(self, companies: list[Company], people: list[Person], seconds: float) -> Round:
        begin, mine, used, waited = time.perf_counter(), time.process_time(), self.server.seconds(), self.waited()
        heard = sum(person.heard for person in people)
        found = await gather(company.play(HURRY, begin + seconds) for company in companies)
        return Round(
            [taken for times in found for taken in times],
            time.perf_counter() - begin,
            self.server.seconds() - used,
            self.waited() - waited,
            time.process_time() - mine,
            sum(person.heard for person in people) - heard,
            sum(not any(person.is_asked for person in company.people) for company in companies),
        )

    def waited(self) -> float:
        """Seconds in which its event loop could have gone on while its core was taken."""
        return self.server.worked()[1] / 1e3

    @property
    def best(self) -> Round:
        """The quickest round, as other programs only slow it down."""
        return max(self.rounds, key=lambda found: found.rate)

    def rows(self) -> dict[str, str]:
        """What was found, by its name."""
        best, answers = self.best, len(self.best.times)
        return {
            "answers a second, in each round": ", ".join(f"{found.rate:,.0f}" for found in self.rounds),
            "the best round: answers a second": f"{best.rate:,.0f}",
            "p50, p99, longest": told(best.times),
            "the server's processor time for an answer": f"{1e3 * best.used / answers:.2f} ms",
            "its core: used by it, waited for": f"{best.busy:.0%}, {best.waited / best.passed:.0%}",
            "the core of the people: used by them": f"{best.people / best.passed:.0%}",
            "what each is told of an answer": f"{best.heard / answers / PLAYERS / 1e3:.1f} kB",
            "games that ended meanwhile": str(best.ended),
        }


class Beside(Measuring):
    """A round of each, again and again."""

    async def run(self, folder: Path) -> tuple[Rows, list[str]]:
        games, luck = self.options.tables * self.options.rounds, random.Random(self.options.seed)
        memory, files, hall = Peer(), Peer(folder / "matches"), Process(folder / "hall.db")
        seats = await furnish(str(hall.file), games, luck, FIVE)
        people = [[Person(hall, seat) for seat in at] for at in seats]
        servers = {memory: guests(memory, games), files: guests(files, games), hall: people}
        try:
            for server in servers:
                server.start()
                server.wait()
            pin(*servers)
            sides = [Side(server, parts(at, self.options.tables, luck)) for server, at in servers.items()]
            for _ in range(self.options.rounds):
                for side in sides:
                    await side.play(self.options.seconds)
        finally:
            for server in servers:
                server.kill()
        self.judge(sides)
        return self.rows, self.needs

    def judge(self, sides: list[Side]) -> None:
        """All in columns, and whether ours is quicker."""
        tables = self.options.tables
        columns = [{"tables, sockets": f"{tables}, {tables * PLAYERS}"} | side.rows() for side in sides]
        self.rows = [[name, *(column[name] for column in columns)] for name in columns[0]]
        memory, _, hall = (side.best for side in sides)
        if min(memory.busy, hall.busy) < BUSY:
            self.needs = [f"NOT MEASURED: a server had less than {BUSY:.0%} of its core; a quiet machine is needed"]
            return
        self.need("answers a second", hall.rate, WANTED)
        self.need("answers for 100 of boardgame.io", 100 * hall.rate / memory.rate, 100.0)
        self.need("p99, where that of boardgame.io is 100", 100 * hall.p99 / memory.p99, 100.0, True)


def guests(peer: Peer, matches: int) -> Sequence[list[Person]]:
    return [[Guest(peer, f"match{match}", number, PLAYERS) for number in range(PLAYERS)] for match in range(matches)]


def parts(people: Sequence[list[Person]], size: int, luck: random.Random) -> Iterator[list[Company]]:
    """As many tables at a time."""
    for begin in range(0, len(people), size):
        yield [Company(at, luck) for at in people[begin : begin + size]]


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench peer", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="how many games go on at once")
    parser.add_argument("--rounds", type=int, default=4, help="how often each of them is measured")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long, each time; games must be left that go on")
    parser.add_argument("--seed", type=int, default=1)
    columns = f"boardgame.io {VERSION}, counting", "the same, kept in files", f"Great Hall, Citadels, engine {build()}"
    return report("five sockets at a table", Beside(parser.parse_args()).run, *columns)


if __name__ == "__main__":
    sys.exit(main())
