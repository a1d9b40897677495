"""What protects districts from rank 8 (T-8.22 to T-8.24): completed cities, protections, and surcharges."""

from greathall.engine import NO_PRICE, folded, forbidden
from greathall.games.citadels.cards import is_complete
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import COMPLETED, MAY_TARGET, PROTECTED, SURCHARGE


def refuse_city(s: Citadels, seat: int, owner: int) -> int:
    """Why a rank 8 ability of this seat cannot be used on any district of a city, or 0."""
    if is_complete(s, owner):
        return COMPLETED
    return PROTECTED if s.protected[owner] and owner != seat else 0


def refuse_attack(s: Citadels, seat: int, owner: int, building: int) -> int:
    """Why a rank 8 ability of this seat cannot be used on a district, or 0."""
    return refuse_city(s, seat, owner) or forbidden(s, MAY_TARGET, owner, building)


def rivals(s: Citadels, seat: int) -> list[int]:
    """All other seats."""
    return [other for other in range(len(s.city)) if other != seat]


def only(prices: list[int]) -> int:
    """The price of the only target, which is taken without asking; if there are several, each says its own."""
    return prices[0] if len(prices) == 1 else NO_PRICE


def surcharge_of(s: Citadels, owner: int, building: int) -> int:
    """What the city adds to the price."""
    return folded(s, SURCHARGE, 0, owner, building)
