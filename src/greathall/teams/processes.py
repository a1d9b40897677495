"""Processes: a team on this machine."""

import multiprocessing
from collections import deque
from collections.abc import Callable, Generator, Sequence
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pickle import PicklingError
from typing import Any, Final, Generic

from greathall.teams import interrupts
from greathall.teams.team import Part, Result, TeamLost, Untravelled, in_order, refuse_what_cannot_travel

AT_HAND: Final = 2  # parts that a worker has: one it does, and one for when that is done

Pipe = Any  # between two processes: a Connection, which Windows calls otherwise
Work = Callable[[Any, Part], Result]


class Processes:
    """This many processes, started for each piece of work and ended with it."""

    def __init__(self, size: int) -> None:
        self.size = size

    def do(self, work: Work[Part, Result], plan: Any, parts: Sequence[Part]) -> Generator[Result, None, None]:
        refuse_what_cannot_travel(plan)
        crew: Crew[Part, Result] = Crew(min(self.size, len(parts)), work, plan)
        try:
            yield from in_order(crew.give, crew.take, parts, self.size)
        finally:
            crew.end()


class Worker:
    """A process, the pipe to it, and the parts it has, in their order."""

    def __init__(self, process: SpawnProcess, pipe: Pipe) -> None:
        self.process: Final = process
        self.pipe: Final = pipe
        self.has: Final[deque[int]] = deque()


class Crew(Generic[Part, Result]):
    """Workers, each with a pipe of its own: one that is ended in the middle of a word leaves nobody else waiting."""

    def __init__(self, size: int, work: Work[Part, Result], plan: Any) -> None:
        self.waiting: Final[deque[tuple[int, Part]]] = deque()
        self.done: Final[dict[int, tuple[bool, Any]]] = {}  # by number: whether it went well, and its result
        self.given = 0
        self.workers: Final = [hire(work, plan) for _ in range(size)]

    def give(self, part: Part) -> int:
        """Have a part done; its number."""
        self.waiting.append((self.given, part))
        self.given += 1
        self.hand_out()
        return self.given - 1

    def take(self, number: int) -> Result:
        """The result of a part; an error as it was raised there."""
        while number not in self.done:
            self.listen()
        went_well, found = self.done.pop(number)
        if not went_well:
            raise found
        result: Result = found
        return result

    def hand_out(self) -> None:
        """Those with little to do get more. (Parts are small: a pipe takes two of them, even if nobody reads.)"""
        for worker in sorted(self.workers, key=lambda one: len(one.has)):
            if self.waiting and len(worker.has) < AT_HAND:
                number, part = self.waiting.popleft()
                worker.has.append(number)
                worker.pipe.send(part)

    def listen(self) -> None:
        """Wait until somebody has something to say."""
        ready = wait([worker.pipe for worker in self.workers])
        for worker in self.workers:
            if worker.pipe in ready:
                try:
                    self.done[worker.has.popleft()] = worker.pipe.recv()
                except (EOFError, OSError, IndexError) as error:
                    raise TeamLost from error
        self.hand_out()

    def end(self) -> None:
        """End the work."""
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join()
            worker.pipe.close()


def hire(work: Work[Part, Result], plan: Any) -> Worker:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=serve, args=(there, work, plan), daemon=True)
    with interrupts.waiting():
        process.start()
    there.close()
    return Worker(process, here)


def serve(pipe: Pipe, work: Work[Part, Result], plan: Any) -> None:
    """The life of a worker: one part after the other, until nobody is there any more."""
    interrupts.ignore()
    while True:
        try:
            part = pipe.recv()
        except EOFError:
            return
        try:
            said: tuple[bool, Any] = (True, work(plan, part))
        except Exception as error:
            said = (False, error)
        try:
            pipe.send(said)
        except (PicklingError, AttributeError, TypeError) as error:
            pipe.send((False, Untravelled(str(error))))
