"""Limits: how often something may be asked. A bucket of tokens that fills up again with time."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from greathall.server.limits.rates import Rate

Clock = Callable[[], float]
MOST: Final = 10_000  # buckets kept at a time; the one not used for longest is forgotten, and then new again


class Bucket:
    """Holds as many tokens as may be taken at once; they come back every second."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self.rate: Final = rate
        self.clock: Final = clock
        self.tokens: float = min(rate.burst, rate.first)
        self.seen: float = clock()

    def level(self) -> float:
        """How many tokens there are now; less than none if more were spent."""
        now = self.clock()
        self.tokens = min(self.rate.burst, self.tokens + (now - self.seen) * self.rate.second)
        self.seen = now
        return self.tokens

    def take(self) -> bool:
        """Take a token; false if there is none."""
        if self.level() < 1:
            return False
        self.spend(1)
        return True

    def spend(self, tokens: float) -> None:
        """Take this many tokens, even if there are fewer: then they are owed."""
        self.tokens -= tokens


class Buckets:
    """A bucket for everybody who comes: a guest, or an address."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic, most: int = MOST) -> None:
        self.rate: Final = rate
        self.clock: Final = clock
        self.most: Final = most
        self.known: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def of(self, who: str) -> Bucket:
        """Somebody's bucket."""
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.rate, self.clock)
        self.known.move_to_end(who)
        if len(self.known) > self.most:
            self.known.popitem(last=False)
        return bucket

    def take(self, who: str) -> bool:
        """Take a token out of somebody's bucket; false if there is none."""
        return self.of(who).take()
