"""Neighbours: the processes of a hall on one machine. Whoever comes to a table is handed to the one that has it, so
that all who sit there are in one process, and an answer is made and shown once.

That makes it cheaper, and nothing depends on it: if a neighbour cannot be reached, whoever was asked serves them. A
connection goes from process to process as systems allow it, through a socket in a folder; its visitor notices nothing.
"""

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final
from zlib import crc32

from greathall.server.limits.bounds import HEAD

TABLE: Final = re.compile(rb"/api/tables/([\w-]+)/socket")
UNIX: Final[int] = getattr(socket, "AF_UNIX", -1)
WAITING: Final = 512  # connections that may wait to be taken
MOST: Final = 2 * HEAD  # bytes of what was read of one

Take = Callable[[socket.socket, bytes], None]  # a connection, and what was read of it


def can_hand_over() -> bool:
    """Whether processes of this system can hand each other connections."""
    return UNIX >= 0 and hasattr(socket, "send_fds")


class Neighbours:
    """One process among its neighbours: `own` of so many (`number`) that meet in a folder."""

    def __init__(self, folder: Path, own: int, number: int) -> None:
        self.folder: Final = folder
        self.own: Final = own
        self.number: Final = number

    def home(self, address: bytes) -> int | None:
        """Which of them has the table with this address; none if it is no table's."""
        found = TABLE.search(address)
        return None if found is None else crc32(found[1]) % self.number

    def hand_over(self, address: bytes, connection: int, head: bytes) -> bool:
        """Whether another one was given a connection, by its number in this process."""
        home = self.home(address)
        return home not in (None, self.own) and self.give(home, connection, head)

    def give(self, home: int | None, connection: int, head: bytes) -> bool:
        with socket.socket(UNIX) as way:
            way.setblocking(False)
            try:
                way.connect(str(self.folder / f"{home}"))
                return socket.send_fds(way, [head], [connection]) == len(head)
            except OSError:  # it has gone, or has too much to do
                return False

    def open(self, take: Take) -> "Doorstep":
        """From now on the others can hand connections over; whoever stood here before gets none any more."""
        return Doorstep(self, take)


class Doorstep:
    """Where a process takes what it is handed."""

    def __init__(self, neighbours: Neighbours, take: Take) -> None:
        self.neighbours: Final = neighbours
        self.take: Final = take
        self.loop: Final = asyncio.get_running_loop()
        self.place: Final = socket.socket(UNIX)
        self.place.setblocking(False)
        path = neighbours.folder / f"{neighbours.own}"
        fresh = path.with_suffix(".new")
        fresh.unlink(missing_ok=True)
        self.place.bind(str(fresh))
        self.place.listen(WAITING)
        fresh.rename(path)
        self.loop.add_reader(self.place.fileno(), self.accept)

    def accept(self) -> None:
        """Somebody hands something over; it may come a moment later."""
        with suppress(OSError):
            way, _ = self.place.accept()
            way.setblocking(False)
            self.loop.add_reader(way.fileno(), self.receive, way, self.take)

    def receive(self, way: socket.socket, take: Take) -> None:
        self.loop.remove_reader(way.fileno())
        with way, suppress(OSError):
            head, numbers, _, _ = socket.recv_fds(way, MOST, 1)
            for number in numbers:
                take(socket.socket(fileno=number), head)

    def close(self) -> None:
        """Take nothing any more. Whatever waits is for the one that stands here now, if there is one."""
        self.loop.remove_reader(self.place.fileno())
        ways: list[socket.socket] = []
        with self.place, suppress(OSError):
            while True:
                ways.append(self.place.accept()[0])
        for way in ways:
            way.setblocking(False)
            self.receive(way, self.send_on)

    def send_on(self, connection: socket.socket, head: bytes) -> None:
        with connection:
            self.neighbours.give(self.neighbours.own, connection.fileno(), head)
