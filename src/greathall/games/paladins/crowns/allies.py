"""Ally cards (C-7): for the first with three of an icon, on cards and on their own extension."""

from greathall.games.paladins.crowns.lookups import crowns_of
from greathall.games.paladins.crowns.words import ALLIES, EXTENSION, NEGOTIATES, OPEN_ALLIES
from greathall.games.paladins.rows import Flat
from greathall.games.paladins.state import Paladins


def icons(s: Paladins, seat: int) -> list[int]:
    """How many icons a seat has of each worker, the printed one among them (C-6.11)."""
    lookups = crowns_of(s)
    found = [0] * len(s.workers[seat])
    for extension in s.held[seat][EXTENSION]:
        found[lookups.extension_icon[extension]] += 1
    for card in s.held[seat][NEGOTIATES]:
        for icon in lookups.negotiate_icons[card]:
            found[icon] += 1
    return found


def win_allies(s: Paladins, seat: int) -> Flat:
    """All open Allies that a seat has the icons for join it; their immediate rewards (C-7.1, C-7.4)."""
    lookups = crowns_of(s)
    have = icons(s, seat)
    rewards: Flat = ()
    for ally in s.common[OPEN_ALLIES][:]:
        if have[lookups.ally_icon[ally]] >= lookups.ally_needs[ally]:
            s.common[OPEN_ALLIES].remove(ally)
            s.held[seat][ALLIES].append(ally)
            s.tell("wins_ally", (seat, ally))
            rewards += lookups.ally_reward[ally]
    return rewards
