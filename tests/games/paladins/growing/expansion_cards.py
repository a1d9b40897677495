"""Cards of the small expansion that join those of the base: an outsider, an order, and favours with new choices."""

from typing import Final

from greathall.engine import Module
from greathall.games.paladins.printed.cards import Order, Outsider, WorkerSpace
from greathall.games.paladins.printed.effects import choice, gain
from greathall.games.paladins.rows import Scoring
from greathall.games.paladins.state import Paladins


class Envoys(Scoring):
    """A point for each diplomacy."""

    def points(self, s: Paladins, seat: int) -> int:
        return s.attributes[seat][-1]


FAVOURS: Final = (
    WorkerSpace(
        "kf_any_attribute",
        "any",
        choice(gain(faith=1), gain(strength=1), gain(influence=1), gain(diplomacy=1)) + gain(must_pass=1),
    ),
)

MORE_CARDS: Final = Module(
    "more_cards",
    needs=["deals"],
    names={
        "outsider": ("envoy_viking",),
        "scoring": ("envoys",),
        "order": ("ko_muster",),
        "favour": ("kf_any_attribute",),
        "space": ("kf_any_attribute",),
        "reward": ("1 diplomacy",),
    },
    rows={
        "outsider": [Outsider("envoy_viking", gain(influence=2), gain(strength=1), "envoys")],
        "scoring": [Envoys("envoys")],
        "order": [Order("ko_muster", "muster", 2, "decided")],
        "space": FAVOURS,
    },
)
