"""Costs: how much work the hall does for whom, in seconds of a processor.

Everybody has an allowance, enough to play; anyone who needs more draws on what all have in common. So those who ask for
too much get in each other's way, and in nobody else's.
"""

import asyncio
import math
import sys
import time
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from typing import Any, Final, Generic, TypeVar
from weakref import WeakValueDictionary

from greathall.server.denied import Denied
from greathall.server.limits.buckets import Bucket, Buckets
from greathall.server.limits.rates import Rates

T = TypeVar("T")
# A processor's time in this thread; a browser, which has no other thread, knows only how late it is.
PROCESSOR: Final[Callable[[], float]] = getattr(time, "thread_time", time.perf_counter)
THREADS: Final = sys.platform != "emscripten"
MOST: Final = 8  # games and moments of games that are over which one visitor waits for at a time


class Bill:
    """What is done for somebody, as far as it is known who they are."""

    def __init__(self, who: str = "") -> None:
        self.who = who
        self.seconds = 0.0


PAYING: Final[ContextVar[Bill | None]] = ContextVar("paying", default=None)


class Costs:
    """What is left for everybody. Work is paid afterwards: before, nobody knows how much it will be."""

    def __init__(self, rates: Rates) -> None:
        self.own: Final = Buckets(rates.work)
        self.common: Final = Bucket(rates.common_work)

    def sign(self, who: str) -> bool:
        """Put what is being done on somebody's bill; false if they have nothing left."""
        bill = PAYING.get()
        if bill is not None:
            bill.who = who
        return self.own.of(who).level() > 0 or self.common.level() > 0

    async def metered(self, doing: Coroutine[Any, Any, T], who: str = "") -> T:
        """Do something, and charge it to the one it is done for."""
        bill = Bill(who)
        before = PAYING.set(bill)
        try:
            return await Metered(doing, bill)
        finally:
            PAYING.reset(before)
            self.pay(bill)

    def pay(self, bill: Bill) -> None:
        if bill.who:
            own = self.own.of(bill.who)
            (own if own.level() > 0 else self.common).spend(bill.seconds)


class Metered(Generic[T]):
    """Something that is done step by step on the event loop; its steps are put on a bill, what it waits for is not."""

    def __init__(self, doing: Coroutine[Any, Any, T], bill: Bill) -> None:
        self.doing: Final = doing
        self.bill: Final = bill

    def __await__(self) -> Generator[Any, Any, T]:
        step = partial(self.doing.send, None)
        while True:
            try:
                awaited = timed(self.bill, step)
            except StopIteration as done:
                result: T = done.value
                return result
            try:
                step = partial(self.doing.send, (yield awaited))
            except BaseException as error:  # it goes on inside, even if it is cancelled
                step = partial(self.doing.throw, error)


def timed(bill: Bill | None, work: Callable[[], T]) -> T:
    """Do something in this thread, and put it on a bill if there is one."""
    begin = PROCESSOR()
    try:
        return work()
    finally:
        if bill is not None:
            bill.seconds += PROCESSOR() - begin


class Turn(asyncio.Lock):
    """Whose turn it is among the things that one visitor wants."""

    wanted = 0


class Beside:
    """A thread next to the event loop for long work, one thing at a time, on the bill of those who ask for it. Those
    who want several have them one by one: everybody else waits for one of them, and not for all. If there are no
    threads, the loop itself does it."""

    def __init__(self, name: str, most: float = math.inf, threads: bool = THREADS) -> None:
        self.thread: Final = ThreadPoolExecutor(1, name) if threads else None
        self.most: Final = most  # things that one visitor may want at a time
        self.turns: Final[WeakValueDictionary[str, Turn]] = WeakValueDictionary()

    async def do(self, work: Callable[[], T]) -> T:
        """Its result; Denied if somebody waits for too much already."""
        bill = PAYING.get()
        turn = self.turns.setdefault(bill.who if bill is not None else "", Turn())
        if turn.wanted >= self.most:
            raise Denied(429, "too_fast")
        turn.wanted += 1
        try:
            async with turn:
                if self.thread is None:
                    return work()  # a step of the one who asked for it, and so on their bill already
                return await asyncio.get_running_loop().run_in_executor(self.thread, timed, bill, work)
        finally:
            turn.wanted -= 1


LOADING: Final = Beside("loading")  # of tables, which wait for nobody who watches a game that is over
WATCHING: Final = Beside("watching", MOST)
