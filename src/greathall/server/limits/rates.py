"""Rates: how much one visitor may ask of the hall."""

import math
from typing import Final

from msgspec import Struct


class Rate(Struct, frozen=True):
    """How many a second in the long run, and how many at once; fewer for somebody who has just come."""

    second: float
    burst: float
    first: float = math.inf


class Rates(Struct, frozen=True):
    """What is asked by one guest, or from one address if no guest is known; and what comes from one address in all."""

    messages: Rate = Rate(20, 60)  # over all their sockets
    requests: Rate = Rate(10, 40)
    looks: Rate = Rate(20, 80)  # requests that change nothing, and new sockets
    tables: Rate = Rate(0.5, 20)
    made: Rate = Rate(1, 60)  # guests and tables of one address
    hints: Rate = Rate(0.5, 10)
    lines: int = 8  # sockets at one table
    watchers: int = 100  # sockets of all who have no seat at a table
    talk: Rate = Rate(0.5, 8)  # what is said at tables
    records: Rate = Rate(0.2, 10)  # brought along to be watched
    work: Rate = Rate(0.01, 0.5, 0.05)  # seconds of a processor, for whatever is asked
    common_work: Rate = Rate(0.4, 10)  # the same for everybody together who needs more


USUAL: Final = Rates()
