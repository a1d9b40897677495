"""Time as a test makes it: it passes when the test says so, timers ring early or late, and the date jumps."""

from collections.abc import Callable
from random import Random

from server.visitors import settle

from greathall.server.times import Times

TODAY = 1_700_000_000.0
HOUR = 3600.0


class Alarm:
    """A timer that rings when its test says that this moment has come."""

    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at = at
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class StrangeTimes(Times):
    """Nothing passes by itself. With `luck`, timers are inexact and the date jumps by an hour whenever one rings."""

    def __init__(self, luck: Random | None = None, today: float = TODAY) -> None:
        super().__init__()
        self.luck = luck
        self.passed = 0.0
        self.today = today
        self.alarms: list[Alarm] = []

    def now(self) -> float:
        return self.passed

    def date(self) -> float:
        return self.today

    def ring(self, seconds: float, call: Callable[[], None]) -> Alarm:
        alarm = Alarm(self.passed + max(0.0, seconds + self.error()), call)
        self.alarms.append(alarm)
        return alarm

    def error(self) -> float:
        """How wrong a timer is: often a little early, as quick event loops are, sometimes seconds late."""
        return 0.0 if self.luck is None else self.luck.choice([-0.5, -0.00084, -0.00001, 0.0, 0.00001, 4.0])

    async def turn(self, seconds: float) -> None:
        """Let this many seconds pass, with everything that happens meanwhile."""
        end = self.passed + seconds
        await settle()
        while (ready := self.next_at()) is not None and ready <= end:
            self.move(ready)
            self.ring_all()
            await settle()
        self.move(end)

    def next_at(self) -> float | None:
        self.alarms = [alarm for alarm in self.alarms if alarm.call is not None]
        return min((alarm.at for alarm in self.alarms), default=None)

    def move(self, to: float) -> None:
        """It is this late now; by the clock on the wall it may be anything."""
        jump = 0.0 if self.luck is None else self.luck.choice([-HOUR, 0.0, HOUR])
        self.today += to - self.passed + jump
        self.passed = to

    def ring_all(self) -> None:
        ready, self.alarms = self.alarms, []
        for alarm in ready:
            if alarm.at > self.passed:
                self.alarms.append(alarm)
            elif alarm.call is not None:
                alarm.call()


async def until_true(times: StrangeTimes, wanted: Callable[[], bool], within: float) -> float:
    """Let time pass until something is so; how long it took. It must not take longer than this."""
    began = times.passed
    while not wanted():
        assert times.passed - began < within, f"not after {within:g} seconds"
        await times.turn(0.1)
    return times.passed - began
