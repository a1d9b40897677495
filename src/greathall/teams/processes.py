"""Processes: a team on this machine."""

import multiprocessing
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from greathall.teams import interrupts
from greathall.teams.team import Part, Result, TeamLost, in_order, refuse_what_cannot_travel


class Processes:
    """So many processes, begun for each work and ended with it."""

    def __init__(self, size: int) -> None:
        self.size = size

    def do(
        self, work: Callable[[Any, Part], Result], plan: Any, parts: Sequence[Part]
    ) -> Generator[Result, None, None]:
        refuse_what_cannot_travel(plan)
        others = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self.size, multiprocessing.get_context("spawn"), interrupts.ignore)

        def give(part: Part) -> Future[Result]:
            with interrupts.waiting():
                return pool.submit(work, plan, part)

        try:
            yield from in_order(give, Future.result, parts, self.size)
        except BaseException as error:
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            if isinstance(error, BrokenProcessPool):
                raise TeamLost from error
            raise
        finally:
            pool.shutdown(cancel_futures=True)
