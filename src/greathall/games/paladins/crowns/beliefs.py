"""What a seat can conclude about the hidden cards of City of Crowns."""

from typing import Any

from greathall.games.paladins.crowns.words import (
    MUSTER_TOPS,
    MUSTERS,
    NEGOTIATE_DECK,
    NEGOTIATE_ROW,
    NEGOTIATES,
    REMOVED_PALADINS,
    SECRET_ORDER,
    SHOWN_ORDER,
)
from greathall.games.paladins.state import Paladins


def conclude_more(s: Paladins, viewer: int, found: dict[str, Any]) -> None:
    """A seat knows its own secret order and its own removed paladins; open cards are nowhere else."""
    rules = s.rules
    names = rules.names
    held = s.held[viewer]
    orders = names["order"]
    known = {orders[order] for seat in s.held for order in seat[SHOWN_ORDER]} | {orders[o] for o in held[SECRET_ORDER]}
    found["orders"] = [name for name in found["orders"] if name not in known]
    people = [seat for seat in s.lookups.people if seat != viewer and s.held[seat][SECRET_ORDER]]
    found["secret_orders"] = {rules.seats[seat]: found["orders"] for seat in people}
    removed = {names["paladin"][paladin] for paladin in held[REMOVED_PALADINS]}
    mine = rules.seats[viewer]
    if removed:
        found["paladins"][mine] = [name for name in found["paladins"][mine] if name not in removed]
    found["musters"] = unseen(names["muster"], [s.common[MUSTER_TOPS], *[cards[MUSTERS] for cards in s.held]])
    open_cards = [s.rows[NEGOTIATE_ROW], s.discards[NEGOTIATE_DECK], *[cards[NEGOTIATES] for cards in s.held]]
    found["negotiates"] = unseen(names["negotiate"], open_cards)


def unseen(names: tuple[str, ...], seen: list[list[int]]) -> list[str]:
    """The cards that are in none of these lists."""
    return [name for number, name in enumerate(names) if not any(number in cards for cards in seen)]
