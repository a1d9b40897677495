"""The six new Outsiders."""

from typing import Final

from greathall.games.paladins.crowns.printed.cards import RECONSTRUCTED
from greathall.games.paladins.printed.cards import Outsider, Sources
from greathall.games.paladins.printed.effects import Effects, gain

NAMED: Final[Sources] = {"title": "rulebook", "scores": "rulebook"}
LIKE_THE_OTHERS: Final = "two cards of each name and of each suit, with rewards as in the base game"


def outsider(name: str, reward: Effects, scores: str, note: str = LIKE_THE_OTHERS) -> Outsider:
    """An Influence for attacking it and a Strength for converting it, as on nearly all others."""
    attack = gain(influence=1) + reward
    return Outsider(name, attack, gain(strength=1), scores, source=RECONSTRUCTED, sources=NAMED, note=note)


OUTSIDERS: Final = (
    outsider("executioner_saracen", gain(fighter=1), "per_2_muster"),
    outsider("executioner_viking", gain(discard_suspicion=1, labourer=1), "per_2_muster"),
    outsider("envoy_byzantine", gain(diplomacy=1), "per_4_diplomacy", "a second attribute, as on a few others"),
    outsider("envoy_saracen", gain(merchant=1, provision=1), "per_4_diplomacy"),
    outsider("thug_viking", gain(criminal=1), "per_2_negotiate"),
    outsider("thug_byzantine", gain(tax=2), "per_2_negotiate"),
)
