"""How much bots slow down the people in the same hall: one person and three bots at each of 50 tables of Citadels.

Needs: while the bots think and play at every table, 99 of 100 answers of people are stored and shown within 50 ms. The
bots think in processes of their own and pause as at a calm table; people answer at random after a second or so.

Besides what people see, it prints how much of it the event loop has computed (for others, before it came to them): when
other programs use the machine, that stays true, and what is seen does not.
"""

import argparse
import asyncio
import random
import sys
import time
from pathlib import Path

from common.hall import Process, Seat, report
from common.measuring import verdict
from common.sitting import CALM, Person, gather, share

from greathall.server.catalogue import game_of
from greathall.server.hall.hall import Hall
from greathall.server.identity import new_id, new_key
from greathall.server.protocol.messages import Settings
from greathall.server.store.sqlite import SqliteStore
from greathall.server.store.store import StoredSeat, StoredTable

PLAYERS = 4
STEP = 0.1  # seconds between two looks at the clock
PROBE = 0.02  # seconds between two requests that need nothing but the event loop
SLOWEST = 50.0  # ms until 99 of 100 answers are seen


async def furnish(file: Path, tables: int, level: str) -> list[Seat]:
    """Store tables that have just begun, each for one person and bots of this level."""
    hall = Hall(await SqliteStore.open(file))
    made = [await add_table(hall, level) for _ in range(tables)]
    await hall.close()
    return made


async def add_table(hall: Hall, level: str) -> Seat:
    game = game_of("citadels", PLAYERS, {"preset": "first_game"})
    match, (guest, token), name = game.new(), await hall.welcome("Guest"), new_id()
    seats = [StoredSeat(guest=guest), *(StoredSeat(bot=level, name=f"Bot {number}") for number in range(1, PLAYERS))]
    options, version = game.rules.options, game.rules.version
    row = StoredTable(
        name, new_key(), guest.id, "", "citadels", PLAYERS, options, Settings(), "playing", version, None, seats
    )
    await hall.store.add_table(row, match.history.entries)
    return Seat(name, token)


Time = tuple[float, float]  # ms that somebody waited, and those of them in which the event loop computed


class Watch:
    """How long something takes."""

    def __init__(self, hall: Process) -> None:
        self.hall = hall
        self.begin, (self.computed, _) = time.perf_counter(), hall.worked()

    def stop(self, end: float | None = None) -> Time:
        seen = 1e3 * ((end or time.perf_counter()) - self.begin)
        return seen, min(seen, self.hall.worked()[0] - self.computed)


async def play(person: Person, luck: random.Random, until: float) -> list[Time]:
    """Answer at random whenever this person is asked; how long each answer took until it was seen."""
    found: list[Time] = []
    while time.perf_counter() < until:
        await asyncio.sleep(luck.uniform(*CALM) if person.is_asked else STEP)
        if person.game.question is None:
            continue
        n, watch = person.game.n, Watch(person.hall)
        await person.answer(luck.choice(person.game.question.answers).answer)
        found.append(watch.stop(await person.sees(n)))
    return found


async def probe(hall: Process, until: float) -> list[Time]:
    """How long the sign of health takes, which asks nothing of the store: how soon the event loop has time."""
    reader, writer = await asyncio.open_connection("127.0.0.1", hall.port)
    found: list[Time] = []
    while time.perf_counter() < until:
        watch = Watch(hall)
        writer.write(f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{hall.port}\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        await reader.readexactly(int(length.partition(b":")[2]))
        found.append(watch.stop())
        await asyncio.sleep(PROBE)
    writer.close()
    return found


async def measure(folder: Path, wanted: argparse.Namespace) -> tuple[list[list[str]], list[str]]:
    luck = random.Random(wanted.seed)
    seats = await furnish(folder / "hall.db", wanted.tables, wanted.level)
    hall = Process(folder / "hall.db")
    hall.start()
    try:
        hall.wait()
        people = [Person(hall, seat) for seat in seats]
        await gather(person.arrive() for person in people)
        await asyncio.sleep(wanted.warm)  # until the workers are there
        before, busy, begin = sum(person.game.n for person in people), hall.seconds(), time.perf_counter()
        kept = hall.worked()[1]
        until = begin + wanted.seconds
        probing = asyncio.create_task(probe(hall, until))
        times = await gather(play(person, luck, until) for person in people)
        probed = await probing
        passed, entries = time.perf_counter() - begin, sum(person.game.n for person in people) - before
        load, waited = (hall.seconds() - busy) / passed, (hall.worked()[1] - kept) / (1e3 * passed)
        await gather(person.leave() for person in people)
    finally:
        hall.kill()
    answers = [found for own in times for found in own]
    rows = [
        ["tables, each with one person; the others", f"{len(people)}; {PLAYERS - 1} bots, {wanted.level}"],
        ["answers per second: people; entries of all records", f"{len(answers) / passed:.0f}; {entries / passed:.0f}"],
        ["the hall's own process; its event loop waited for a core", f"{load:.0%} of a core; {waited:.0%} of the time"],
        ["the event loop has time for a request: p50, p99, longest", said(seen(probed))],
        ["… and has computed meanwhile", said(computed(probed))],
        ["an answer is stored and seen: p50, p99, longest", said(seen(answers))],
        ["… and the event loop has computed meanwhile", said(computed(answers))],
    ]
    needs = [
        verdict("ms until 99 of 100 answers of people are seen", share(seen(answers), 99), SLOWEST, True),
        verdict("ms the event loop computes meanwhile", share(computed(answers), 99), SLOWEST, True),
    ]
    return rows, needs


def seen(times: list[Time]) -> list[float]:
    return [one for one, _ in times]


def computed(times: list[Time]) -> list[float]:
    return [one for _, one in times]


def said(times: list[float]) -> str:
    return ", ".join(f"{time:.1f} ms" for time in (share(times, 50), share(times, 99), max(times)))


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench rivals", description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="how many games go on at once")
    parser.add_argument("--level", default="normal", help="how strong the bots are")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long answers are measured")
    parser.add_argument("--warm", type=float, default=5.0, help="seconds before that")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    return report("bots at the table", lambda folder: measure(folder, wanted))


if __name__ == "__main__":
    sys.exit(main())
