"""Business that comes several times, one after the other."""

from greathall.engine import Args, Frame
from greathall.games.paladins.state import Paladins


class Repeated(Frame[Paladins]):
    """The same for a seat a number of times; the next comes when everything about the one before is over."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def args(self) -> Args:
        return (self.seat, self.count)

    def step(self, s: Paladins, at: int) -> None:
        if at < self.count and self.goes_on(s):
            self.once(s)
        else:
            s.done()

    def goes_on(self, s: Paladins) -> bool:
        """Whether it can come once more."""
        return True

    def once(self, s: Paladins) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no once()")
