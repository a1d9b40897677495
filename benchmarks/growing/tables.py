"""What an answer costs the hall, and what it holds in memory, over the number of tables that are played at."""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from common.hall import CITADELS, Process, furnish
from common.sitting import CALM, Company, Held, Person, everybody, gather

from greathall.server.http.serving import new_loop
from greathall.training.chart import Stroke
from growing.curves import Growth

FIVE = CITADELS._replace(players=range(5, 6))  # people at every table
SHARES = (1, 3, 10, 20, 30)  # thirtieths of the most tables
WHOLE = 30
HURRY = (0.0, 0.0)
HASTE = 0.1  # of the time for those who hurry: games must be left that go on
MILLION = 1e6


class Found(NamedTuple):
    """What was found with so many tables."""

    tables: int
    held: Held
    calm: float  # milliseconds of processor time for an answer, of which each table gives about one a second
    hurried: float  # the same as fast as it goes


def over_tables(options: argparse.Namespace) -> tuple[list[Growth], list[str]]:
    """Every number of tables has a hall of its own."""
    sizes = sorted({max(1, options.tables * share // WHOLE) for share in SHARES})
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=new_loop()) as runner:
        found = [runner.run(measured(Path(folder), tables, options.seconds)) for tables in sizes]
    return [cost(found), memory(found)], []


def cost(found: Sequence[Found]) -> Growth:
    calm = Stroke("one a second at each", [(one.tables, one.calm) for one in found])
    hurried = Stroke("as fast as it goes", [(one.tables, one.hurried) for one in found], colour=1)
    return Growth("tables", "ms of the hall's processor time for an answer, over tables", "tables", [calm, hurried])


def memory(found: Sequence[Found]) -> Growth:
    """With nobody there all halls are alike."""
    empty = (0.0, sum(one.held.empty for one in found) / len(found) / MILLION)
    begun = [empty, *((one.tables, one.held.begun / MILLION) for one in found)]
    full = [empty, *((one.tables, one.held.full / MILLION) for one in found)]
    lines = [Stroke("five people at each", full), Stroke("one person at each", begun, colour=1)]
    return Growth("memory", "MB of the hall's memory, over tables", "tables", lines, digits=1)


async def measured(folder: Path, tables: int, seconds: float) -> Found:
    """A hall with people at so many tables."""
    luck = random.Random(tables)
    hall = Process(folder / f"{tables}.db")
    try:
        seats = await furnish(str(hall.file), tables, luck, FIVE)
        hall.start()
        hall.wait()
        companies = [Company([Person(hall, seat) for seat in at], luck) for at in seats]
        held = await everybody(hall, companies)
        calm = await answered(hall, companies, CALM, seconds)
        hurried = await answered(hall, companies, HURRY, seconds * HASTE)
        await gather(person.leave() for company in companies for person in company.people)
        return Found(tables, held, calm, hurried)
    finally:
        hall.kill()


async def answered(hall: Process, companies: list[Company], pause: tuple[float, float], seconds: float) -> float:
    """Milliseconds of processor time for an answer."""
    before, until = hall.computed(), time.perf_counter() + seconds
    times = await gather(company.play(pause, until) for company in companies)
    return (hall.computed() - before) / max(1, sum(len(times_of) for times_of in times))
