"""The five new King's Favours and the two new King's Orders."""

from typing import Final

from greathall.games.paladins.printed.cards import Order, WorkerSpace
from greathall.games.paladins.printed.effects import choice, gain

BY_THEME: Final = {"worker": "reconstructed"}
SPACES: Final = "one space of each colour and an open one, matched by theme"

FAVOURS: Final = (
    WorkerSpace(
        "kf_mixed",
        "scout",
        gain(silver=1, provision=1, discard_suspicion=1, labourer=1),
        sources=BY_THEME,
        note=SPACES,
    ),
    WorkerSpace(
        "kf_attribute_pass",
        "any",
        choice(gain(faith=1), gain(strength=1), gain(influence=1), gain(diplomacy=1)) + gain(must_pass=1),
        sources=BY_THEME,
        note="its sister asks for a Criminal; here passing is the price",
    ),
    WorkerSpace(
        "kf_move_workshop",
        "fighter",
        choice(gain(move_workshop=1), gain(labourer=2)),
        sources=BY_THEME,
        note=SPACES,
    ),
    WorkerSpace(
        "kf_debt_or_diplomacy",
        "cleric",
        choice(gain(destroy_debt=1), gain(diplomacy=1)),
        sources=BY_THEME,
        note=SPACES,
    ),
    WorkerSpace(
        "kf_dismiss",
        "merchant",
        choice(gain(discard_own_townsfolk=1), gain(silver=2)),
        sources=BY_THEME,
        note=SPACES,
    ),
)

ORDERS: Final = (
    Order("ko_muster", "muster", 5, "reconstructed", "every right-hand action has an order, and all others ask for 5"),
    Order("ko_negotiate", "negotiate", 5, "rulebook", "named in the example of scoring"),
)
