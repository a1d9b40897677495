"""A pool: the same work on many things, in this process or in several, with the results in order."""

import multiprocessing
import pickle
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from greathall.commands.terminal import Refusal

Part = TypeVar("Part")
Result = TypeVar("Result")


def work_through(
    work: Callable[[Any, Part], Result], plan: Any, parts: Sequence[Part], workers: int
) -> Generator[Result, None, None]:
    """`work(plan, part)` for every part, in their order. Whoever stops listening closes it, and nobody works on."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), ignore_interrupts)
    try:
        for result in [pool.submit(work, plan, part) for part in parts]:
            yield result.result()
    except BaseException as error:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        if isinstance(error, BrokenProcessPool):
            raise Refusal("cli-worker-lost", 1) from error
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def refuse_what_cannot_travel(plan: Any, game: str) -> None:
    """Rules made of what no other process can find cannot be played there."""
    try:
        pickle.dumps(plan)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise Refusal("cli-one-process", game=game) from error
