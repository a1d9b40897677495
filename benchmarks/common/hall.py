"""A hall in a process of its own, and tables for it that are in the middle of their games."""

import argparse
import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from common.measuring import finish, table, verdict
from greathall.engine import Match
from greathall.server.catalogue import game_of
from greathall.server.hall.hall import Hall
from greathall.server.http.serving import new_loop
from greathall.server.identity import COOKIE, new_id, new_key
from greathall.server.protocol.messages import Settings
from greathall.server.store.opening import open_store
from greathall.server.store.sqlite import SqliteStore
from greathall.server.store.store import StoredSeat, StoredTable

MOST_PLAYED = 120  # answers that were given before


class Seat:
    """A person's place at a table: where to connect to, and as whom."""

    def __init__(self, table: str, token: str) -> None:
        self.table = table
        self.cookie = f"{COOKIE}={token}"


class Played(NamedTuple):
    """What is played at tables, by this many people."""

    name: str
    game: str
    options: dict[str, Any]
    players: range


CITADELS = Played("Citadels", "citadels", {"preset": "first_game"}, range(2, 9))
PALADINS = Played("Paladins", "paladins", {}, range(2, 5))
CROWNS = Played("City of Crowns", "paladins", {"expansions": ["city_of_crowns"]}, range(2, 5))


async def furnish(kept: str, tables: int, luck: random.Random, played: Played = CITADELS) -> list[list[Seat]]:
    """Store running games for people, in turn as few and as many as can play, each at another point."""
    hall = Hall(await open_store(kept))
    counts = [played.players[number % len(played.players)] for number in range(tables)]
    made = [await seat_people(hall, begun(players, played, luck)) for players in counts]
    await hall.close()
    return made


async def furnish_long(file: Path, tables: int, players: int, entries: int) -> list[Seat]:
    """Store running games in which somebody gave the same answer and took it back until the record was this long."""
    sys.path.append(str(Path(__file__).parents[2] / "tests"))
    from server.long_records import waver

    hall, match = Hall(await SqliteStore.open(file)), waver(new_match(players), entries)
    made = [await seat_people(hall, match) for _ in range(tables)]
    await hall.close()
    return [seat for seats in made for seat in seats]


def new_match(players: int, played: Played = CITADELS) -> Match:
    return game_of(played.game, players, played.options).new()


def begun(players: int, played: Played, luck: random.Random) -> Match:
    """A game that goes on; who play at random may end one early, as Debts do: then another is begun."""
    match = new_match(players, played)
    for _ in range(luck.randrange(MOST_PLAYED)):
        seat = luck.choice(match.deciders())
        match.play(luck.choice(match.legal(seat)), seat)
        if match.over:
            return begun(players, played, luck)
    return match


async def seat_people(hall: Hall, match: Match) -> list[Seat]:
    """A table at which this game is being played, and everybody's place there."""
    rules, players = match.rules, match.rules.players
    people = [await hall.welcome(f"Guest {number}") for number in range(players)]
    seats, name = [StoredSeat(guest=guest) for guest, _ in people], new_id()
    host, options, version = people[0][0].id, rules.options, rules.version
    row = StoredTable(
        name, new_key(), host, "", rules.game, players, options, Settings(), "playing", version, None, seats
    )
    await hall.store.add_table(row, match.history.entries)
    return [Seat(name, token) for _, token in people]


class Process:
    """The command that people start, with its build, as a process that can be killed."""

    def __init__(self, file: Path, port: int = 0, options: Sequence[str] = ()) -> None:
        self.file = file
        self.port = port
        self.options = list(options) or ["--db", str(file)]
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it; the address is read from what it prints."""
        path = os.environ.get("GREATHALL_NATIVE") or os.environ.get("GREATHALL_PURE", "")
        command = [sys.executable, "-m", "greathall", "serve", "--no-browser", *self.options]
        environment = {**os.environ, "PYTHONPATH": path}
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port)], env=environment, stdout=subprocess.PIPE, text=True
        )

    def wait(self) -> None:
        assert self.process is not None and self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)", line)
        assert found, f"the hall did not open: {line!r}"
        self.port = int(found[1])

    def kill(self) -> None:
        """Kill it, if it has been started."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def memory(self) -> float:
        """Bytes it holds in memory, when it has come to rest."""
        assert self.process is not None
        time.sleep(0.5)
        text = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return 1024.0 * int(re.findall(r"VmRSS:\s+(\d+)", text)[0])

    def worked(self) -> tuple[float, float]:
        """Milliseconds its event loop has computed so far, and waited for a core that others used."""
        assert self.process is not None
        computed, waited, _ = Path(f"/proc/{self.process.pid}/schedstat").read_text(encoding="utf-8").split()
        return int(computed) / 1e6, int(waited) / 1e6

    def helped(self) -> float:
        """Milliseconds its other threads have computed so far."""
        assert self.process is not None
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6 - self.worked()[0]

    def computed(self) -> float:
        """Milliseconds that all its threads have computed so far, counted more finely than `seconds`."""
        return self.worked()[0] + self.helped()

    def seconds(self) -> float:
        """How long it has used a core."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def pin(*servers: Process) -> None:
    """The servers on the first core there is, this process and what it starts from now on to the others."""
    first, *others = sorted(os.sched_getaffinity(0))
    for server in servers:
        assert server.process is not None
        for thread in Path(f"/proc/{server.process.pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {first})
    os.sched_setaffinity(0, set(others) or {first})


Rows = list[list[str]]


class Measuring:
    """One run with a hall: what is measured, row by row, and whether the needs are met."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.rows: Rows = []
        self.needs: list[str] = []

    def note(self, name: str, value: str) -> None:
        self.rows.append([name, value])

    def need(self, name: str, value: float, bound: float, at_most: bool = False) -> None:
        self.needs.append(verdict(name, value, bound, at_most))

    async def run(self, folder: Path) -> tuple[Rows, list[str]]:
        """Measure; what was found, and what is needed."""
        hall = Process(folder / "hall.db")
        try:
            await self.measure(hall)
        finally:
            hall.kill()
        return self.rows, self.needs

    async def measure(self, hall: Process) -> None:
        """Furnish the hall, start it and measure; afterwards it is killed."""
        raise NotImplementedError


def report(title: str, run: Callable[[Path], Coroutine[Any, Any, tuple[Rows, list[str]]]], *columns: str) -> int:
    """Measure in a folder of its own, in an event loop as the hall has it, and print what was found."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=new_loop()) as runner:
        rows, needs = runner.run(run(Path(folder)))
    return finish([table([title, *(columns or [f"engine {build()}"])], rows), "", *needs])


def build() -> str:
    """Which build the hall runs on."""
    return "compiled" if "GREATHALL_NATIVE" in os.environ else "interpreted"
