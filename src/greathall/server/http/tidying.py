"""Tidying: cycles of things that nobody needs any more are looked for when there may be many, and not before.

Left to itself, Python looks through what is new whenever there is enough of it. In a hall that is nearly everything,
since every answer makes a position and forgets one, and to look through what some hundred tables hold takes a tenth of
a second and more, in which nobody is answered. There is nothing to be found: what comes and goes at tables and through
sockets leaves no cycles. Should anything else do so, it is found as soon as a hall holds far more than it needs.
"""

import gc
import sys
from collections.abc import Callable
from typing import Final

from greathall.server.times import TRUE_TIMES, Times

PERIOD: Final = 5.0  # seconds between two looks at how much is held
MANY: Final = 3_000_000  # pieces of memory: a third of a gigabyte, or some seven hundred tables


def begin_tidy() -> None:
    """From now on nothing is looked through by itself; and what is there already never, as it stays."""
    gc.disable()
    gc.freeze()


async def keep_tidy(
    times: Times = TRUE_TIMES,
    held: Callable[[], int] = sys.getallocatedblocks,
    tidy: Callable[[], object] = gc.collect,
) -> None:
    """Look through everything when much is held, and again when it is twice as much as was needed then."""
    most = MANY
    while True:
        await times.pause(PERIOD)
        if held() > most:
            tidy()
            most = max(MANY, 2 * held())
