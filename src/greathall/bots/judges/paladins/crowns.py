"""What the cards of City of Crowns are worth to a seat."""

from typing import Final

from greathall.bots.judges.judge import POINT
from greathall.bots.judges.paladins.outlook import Outlook
from greathall.bots.judges.paladins.rewards import effects
from greathall.games.paladins.crowns.allies import icons
from greathall.games.paladins.crowns.lookups import crowns_of
from greathall.games.paladins.crowns.scoring import set_points
from greathall.games.paladins.crowns.words import ALLIES, DIPLOMACY_VERB, ENLISTS, MUSTERS, OPEN_ALLIES
from greathall.games.paladins.gains.crew import crew_rewards
from greathall.games.paladins.rows import Flat
from greathall.games.paladins.words import EMPTY

SET_TO_COME: Final = 45  # for every icon, while others may follow
HALF: Final = POINT // 2  # a Muster card scores half a point


def muster_gains(out: Outlook, card: int) -> Flat:
    """The worker on a card, diplomacy, and its reward (C-5.4)."""
    lookups = crowns_of(out.s)
    space = lookups.muster_space[card]
    worker = out.s.occupied[space]
    standing: Flat = (worker - 1, 1) if worker != EMPTY else ()
    return standing + (DIPLOMACY_VERB, lookups.muster_diplomacy[card]) + out.rules.space_reward[space]


def enlist_gains(out: Outlook, card: int) -> Flat:
    """Diplomacy, the Allies that join for its icons, and the cards that react to it (C-6.10)."""
    lookups = crowns_of(out.s)
    have = icons(out.s, out.seat)
    for icon in lookups.negotiate_icons[card]:
        have[icon] += 1
    gained: Flat = (DIPLOMACY_VERB, 1)
    for ally in out.s.common[OPEN_ALLIES]:
        if have[lookups.ally_icon[ally]] >= lookups.ally_needs[ally]:
            gained += lookups.ally_reward[ally] + lookups.ally_on_pass[ally] * out.left
    return gained + crew_rewards(out.s, out.seat, ENLISTS)


def sets(out: Outlook, have: list[int]) -> int:
    """What these icons promise."""
    scored = POINT * set_points(have, out.rules.board_numbers["set_points"]) if sum(have) else 0
    return scored + SET_TO_COME * sum(have) * min(out.to_come, 3) // 3


def enlist_points(out: Outlook, card: int) -> int:
    """What the icons of a card add to the sets."""
    have = icons(out.s, out.seat)
    before = sets(out, have)
    for icon in crowns_of(out.s).negotiate_icons[card]:
        have[icon] += 1
    return sets(out, have) - before


def crowns_worth(out: Outlook) -> int:
    """Sets, Muster cards, and what Allies bring with every pass."""
    s, seat = out.s, out.seat
    found = sets(out, icons(s, seat)) + HALF * len(s.held[seat][MUSTERS])
    rounds = out.to_come if s.passed[seat] else out.left
    for ally in s.held[seat][ALLIES]:
        found += effects(out, crowns_of(s).ally_on_pass[ally]) * rounds
    return found
