"""What characters and districts add to the tables of Citadels: abilities, ways to pay, lines of the score."""

from greathall.engine import NO_PRICE
from greathall.engine.subclassing import mypyc_attr
from greathall.games.citadels.state import Citadels


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """Something the turn menu offers to a character's player or a district's owner: once per turn unless `free`."""

    def __init__(self, name: str, free: bool = False) -> None:
        self.name = name
        self.free = free

    def refuse(self, s: Citadels, seat: int) -> int:
        """0 if it can be used now to the end, else the reason."""
        return 0

    def missing(self, s: Citadels, seat: int) -> tuple[int, ...]:
        """The amounts that belong to the reason."""
        return ()

    def price(self, s: Citadels, seat: int) -> int:
        """What using it costs at once, if nothing is asked before; else NO_PRICE."""
        return NO_PRICE

    def brings(self, s: Citadels, seat: int, character: int) -> int:
        """The gold that is sure to come of it now if this seat plays this character."""
        return 0

    def use(self, s: Citadels, seat: int) -> None:
        """Do it; may push once. The turn goes on afterwards."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Way:
    """A way to pay for a district, and what it `loses` at once."""

    def __init__(self, name: str, loses: tuple[int, ...] = ()) -> None:
        self.name = name
        self.loses = loses

    def is_open(self, s: Citadels, seat: int, card: int, others: int) -> bool:
        """Whether this seat can pay for the card like this; `others` are the other cards of its hand."""
        raise NotImplementedError

    def pay(self, s: Citadels, seat: int, card: int, exempt: int) -> None:
        """Pay, and push the Build at the end. The card lies open on the table."""
        raise NotImplementedError

    def covers(self, s: Citadels, seat: int, due: int, others: int) -> bool:
        """Whether this much gold can be found like this, also for the rest of a price paid in cards (T-7.4 e)."""
        return False

    def pay_due(self, s: Citadels, seat: int, card: int, due: int, exempt: int) -> None:
        """Find this gold, and push the Build at the end."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoreLine:
    """A line of the score."""

    def __init__(self, name: str, secret: bool = False) -> None:
        self.name = name
        self.secret = secret  # nobody but the owner may know it before the end

    def points(self, s: Citadels, seat: int, types: list[int]) -> int:
        """The points of a seat; `types` counts its districts by type, a wild one as chosen."""
        raise NotImplementedError
