"""A pool: the same work on many things, in this process or in several, with the results in order."""

import multiprocessing
import pickle
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from greathall.commands.terminal import interrupts
from greathall.commands.terminal.terminal import Refusal

AHEAD: Final = 50  # parts for every worker that are given out before they are needed

Part = TypeVar("Part")
Result = TypeVar("Result")


def work_through(
    work: Callable[[Any, Part], Result], plan: Any, parts: Sequence[Part], workers: int
) -> Generator[Result, None, None]:
    """`work(plan, part)` for every part, in their order. Whoever stops listening closes it, and nobody works on."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), interrupts.ignore)
    given: deque[Future[Result]] = deque()
    try:
        for part in parts:
            with interrupts.waiting():
                given.append(pool.submit(work, plan, part))
            if len(given) > AHEAD * workers:
                yield given.popleft().result()
        while given:
            yield given.popleft().result()
    except BaseException as error:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        if isinstance(error, BrokenProcessPool):
            raise Refusal("cli-worker-lost", 1) from error
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def refuse_what_cannot_travel(plan: Any, game: str) -> None:
    """Rules made of what no other process can find cannot be played there."""
    try:
        pickle.dumps(plan)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise Refusal("cli-one-process", game=game) from error
