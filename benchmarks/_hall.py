"""A hall in a process of its own, and tables for it that are in the middle of their games."""

import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

from greathall.server.catalogue import game_of
from greathall.server.hall import Hall
from greathall.server.identity import COOKIE, new_id, new_key
from greathall.server.protocol import Settings
from greathall.server.sqlite import SqliteStore
from greathall.server.store import SeatRow, TableRow

MOST_PLAYED = 120  # answers that were given before


class Seat:
    """A person's place at a table: where to connect to, and as whom."""

    def __init__(self, table: str, token: str) -> None:
        self.table = table
        self.cookie = f"{COOKIE}={token}"


async def furnish(file: Path, tables: int, luck: random.Random) -> list[list[Seat]]:
    """Store running games of Citadels for 2 to 8 people, each at another point."""
    hall = Hall(await SqliteStore.open(file))
    made = [await add_table(hall, 2 + number % 7, luck) for number in range(tables)]
    await hall.close()
    return made


async def add_table(hall: Hall, players: int, luck: random.Random) -> list[Seat]:
    game = game_of("citadels", players, {"preset": "first_game"})
    match = game.new()
    for _ in range(luck.randrange(MOST_PLAYED)):
        seat = luck.choice(match.deciders())
        match.play(luck.choice(match.legal(seat)), seat)
    people = [await hall.welcome(f"Guest {number}") for number in range(players)]
    seats, options = [SeatRow(guest=guest) for guest, _ in people], game.rules.options
    host, version, name = people[0][0].id, game.rules.version, new_id()
    row = TableRow(name, new_key(), host, "", "citadels", players, options, Settings(), "playing", version, None, seats)
    await hall.store.add_table(row, match.history.entries)
    return [Seat(name, token) for _, token in people]


class Process:
    """The command that people start, with its build, as a process that can be killed."""

    def __init__(self, file: Path, port: int = 0) -> None:
        self.file = file
        self.port = port
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it; the address is read where it is said."""
        path = os.environ.get("GREATHALL_NATIVE") or os.environ.get("GREATHALL_PURE", "")
        command = [sys.executable, "-m", "greathall", "serve", "--no-browser", "--db", str(self.file)]
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
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def memory(self) -> float:
        """Bytes it holds in memory, when it has come to rest."""
        assert self.process is not None
        time.sleep(0.5)
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024.0 * int(re.findall(r"VmRSS:\s+(\d+)", text)[0])

    def worked(self) -> tuple[float, float]:
        """Milliseconds its event loop has computed so far, and waited for a core that others used."""
        assert self.process is not None
        computed, waited, _ = Path(f"/proc/{self.process.pid}/schedstat").read_text().split()
        return int(computed) / 1e6, int(waited) / 1e6

    def seconds(self) -> float:
        """How long it has used a core."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
