"""Processes: several halls at one place. One that ends is replaced; on demand each is, one after the other; they end
with the one that began them. Each has a number, by which its neighbours know it."""

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from greathall.server.http import serving
from greathall.server.http.hosts import Hosts
from greathall.server.http.neighbours import Neighbours, can_hand_over
from greathall.server.http.whereabouts import Whereabouts
from greathall.server.store.opening import open_store

SPAWN: Final = multiprocessing.get_context("spawn")
OPENING: Final = 60.0  # seconds for a process to be open
FAREWELL: Final = serving.GRACE + 5.0  # … and to close
AGAIN: Final = 1.0  # seconds between two that replace another
Pipe = Any  # between two processes: a Connection, which Windows calls otherwise


class Closing(BaseException):
    """Somebody closes the hall."""


class NeverOpened(Exception):
    """A process has ended before it was open; it has said why."""


class Halls:
    """The processes of a hall, each of which is given the same."""

    def __init__(self, number: int, *given: Any) -> None:
        self.number: Final = number
        self.given = given
        self.processes: list[SpawnProcess] = []
        self.numbers: dict[SpawnProcess, int] = {}
        self.folder: Final = TemporaryDirectory(prefix="greathall-", ignore_cleanup_errors=True)  # where they meet
        self.wishes, self.wish = SPAWN.Pipe(duplex=False)  # to be renewed

    def run(self, ready: serving.Ready) -> None:
        """Open all of them, keep them open until somebody closes the hall, and close them."""
        with closed_by_signals(), renewed_by_signals(self.wish):
            try:
                ears = [self.start(number) for number in range(self.number)]
                if not all(has_opened(ear) for ear in ears):
                    raise NeverOpened
                ready()
                self.keep_open()
            except Closing:
                pass
            finally:
                self.close()

    def start(self, number: int = 0) -> Pipe:
        """One more process; it says when it is ready. An interrupt is meant for this one, which tells the others."""
        ear, mouth = SPAWN.Pipe(duplex=False)
        neighbours = Neighbours(Path(self.folder.name), number, self.number) if can_hand_over() else None
        process = SPAWN.Process(target=be_a_hall, args=(mouth, neighbours, *self.given))
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            process.start()
        finally:
            signal.signal(signal.SIGINT, before)
        mouth.close()
        self.processes.append(process)
        self.numbers[process] = number
        return ear

    def keep_open(self) -> None:
        """Whenever one has ended, another takes its place; whenever somebody wishes, others take the places of all."""
        while True:
            if self.wishes in wait([self.wishes, *(process.sentinel for process in self.processes)]):
                self.wishes.recv()
                self.renew()
                continue
            ended = [process for process in self.processes if not process.is_alive()]
            self.processes = [process for process in self.processes if process.is_alive()]
            time.sleep(AGAIN)
            for process in ended:
                self.start(self.numbers.pop(process))

    def renew(self) -> None:
        """Put a new process in the place of each, one after the other, so that one is always open. If a new one does
        not open, it has said why, and the others stay."""
        for old in self.processes[:]:
            if not has_opened(self.start(self.numbers[old])):
                self.dismiss(self.processes[-1])
                return
            self.dismiss(old)

    def dismiss(self, process: SpawnProcess) -> None:
        """Have a process close, and put none in its place."""
        process.terminate()
        say_farewell(process)
        self.processes.remove(process)
        del self.numbers[process]

    def close(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            say_farewell(process)
        self.folder.cleanup()


def say_farewell(process: SpawnProcess) -> None:
    """Wait for a process that closes, but not for ever."""
    process.join(FAREWELL)
    if process.is_alive():
        process.kill()
        process.join()


def has_opened(ear: Pipe) -> bool:
    """Whether a process has said that it is ready, and not ended before."""
    try:
        return ear.poll(OPENING) and bool(ear.recv())
    except EOFError:
        return False


@contextmanager
def closed_by_signals() -> Iterator[None]:
    """While this lasts, an interrupt closes the hall; more of them change nothing."""

    def close(*_: object) -> None:
        for number in serving.SIGNALS:
            signal.signal(number, signal.SIG_IGN)
        raise Closing

    kept = {number: signal.signal(number, close) for number in serving.SIGNALS}
    try:
        yield
    finally:
        for number, handler in kept.items():
            signal.signal(number, handler)


@contextmanager
def renewed_by_signals(wish: Pipe) -> Iterator[None]:
    """While this lasts, SIGHUP asks for new processes, if there is such a signal."""
    hang_up = getattr(signal, "SIGHUP", None)
    if hang_up is None:
        yield
        return
    kept = signal.signal(hang_up, lambda *_: wish.send(True))
    try:
        yield
    finally:
        signal.signal(hang_up, kept)


def run(
    number: int,
    place: socket.socket,
    store: str,
    hosts: Hosts,
    ready: serving.Ready,
    whereabouts: Whereabouts | None = None,
    keeping: serving.Keeping = serving.USUALLY,
) -> None:
    """Serve the hall by this many processes at a place that listens already, until it is interrupted."""
    asyncio.run(try_store(store))
    Halls(number, place, store, hosts, whereabouts, keeping).run(ready)


async def try_store(store: str) -> None:
    """Open the store once, so that it is up to date for all; BadDatabase if that cannot be."""
    await (await open_store(store)).close()


def be_a_hall(
    mouth: Pipe,
    neighbours: Neighbours | None,
    place: socket.socket,
    store: str,
    hosts: Hosts,
    whereabouts: Whereabouts | None,
    keeping: serving.Keeping,
) -> None:
    """The life of one process."""
    threading.Thread(target=end_with_parent, daemon=True).start()

    def say_so() -> None:
        with suppress(OSError):  # nobody listens while this one takes the place of another
            mouth.send(True)

    serving.run(place, store, hosts, say_so, whereabouts, keeping=keeping, neighbours=neighbours)


def end_with_parent() -> None:
    """Close the hall if the process that began this one has gone, however it went."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
