"""Times: how a hall tells the time, and waits.

What a running hall measures, it measures by a clock that only goes forward. The date may jump, by an hour in spring or
by a day when somebody corrects it; it is for things that are stored and outlive the hall.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol


class Timer(Protocol):
    """A call that is still to come."""

    def cancel(self) -> None: ...


class Times:
    """The time of this machine."""

    def __init__(self) -> None:
        self.start: Final = time.monotonic()

    def now(self) -> float:
        """Seconds since the start; never less than before."""
        return time.monotonic() - self.start

    def date(self) -> float:
        """Seconds since 1970, as the machine believes at present."""
        return time.time()

    def ring(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call somebody in a while. Event loops are not exact: it may be a moment too early, or much too late."""
        return asyncio.get_running_loop().call_later(seconds, call)

    async def pause(self, seconds: float) -> None:
        """Let a while pass."""
        over = asyncio.Event()
        timer = self.ring(seconds, over.set)
        try:
            await over.wait()
        finally:
            timer.cancel()


TRUE_TIMES: Final = Times()
