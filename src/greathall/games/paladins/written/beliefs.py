"""What a seat can conclude about hidden cards: which paladins a pile can still hold, which King's cards are left."""

from typing import Any

from greathall.games.paladins.state import Paladins


def conclude(s: Paladins, viewer: int) -> dict[str, Any]:
    """By name. A seat knows that its drawn and placed paladins are not in its pile."""
    names = s.rules.names
    return {
        "paladins": {s.rules.seats[seat]: possible_paladins(s, seat, viewer) for seat in s.lookups.people},
        "orders": [name for number, name in enumerate(names["order"]) if number not in s.orders],
        "favours": [name for number, name in enumerate(names["favour"]) if number not in s.favours],
    }


def possible_paladins(s: Paladins, seat: int, viewer: int) -> list[str]:
    seen = s.paladin[seat] + s.used_paladins[seat]
    if seat == viewer:
        seen = seen + s.drawn[seat] + s.placed[seat]
    return [name for number, name in enumerate(s.rules.names["paladin"]) if number not in seen]
