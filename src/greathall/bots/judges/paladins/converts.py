"""What converted outsiders will score for a seat."""

from greathall.bots.judges.judge import POINT
from greathall.bots.judges.paladins.outlook import RISE, Outlook
from greathall.games.paladins.rows import Scoring
from greathall.games.paladins.scoring import (
    PerAttacked,
    PerAttribute,
    PerMercenary,
    PerOrder,
    PerPaidDebt,
    PerSuspicion,
    PerTimes,
    PerUnpaidDebt,
)
from greathall.games.paladins.words import ATTACK


def scoring_at_end(out: Outlook, scoring: Scoring) -> int:
    """What the text of a converted outsider will score."""
    s, seat = out.s, out.seat
    if isinstance(scoring, PerTimes):
        return (POINT * out.times(scoring.action) + out.uses[scoring.action]) // 2 - POINT // 4
    if isinstance(scoring, PerAttribute):
        return (POINT * s.attributes[seat][scoring.attribute] + RISE * out.to_come) // 4 - POINT * 3 // 8
    if isinstance(scoring, PerAttacked):
        suits = out.rules.outsider_suit
        return POINT * len([1 for card in s.attacked[seat] if suits[card] == scoring.suit]) + out.uses[ATTACK] // 4
    if isinstance(scoring, PerMercenary):
        return POINT * (1 + mercenaries(out))
    return rare_scoring(out, scoring)


def mercenaries(out: Outlook) -> int:
    titles = out.rules.outsider_title
    return len([1 for card in out.s.converted[out.seat] if titles[card] == "mercenary"])


def converting(out: Outlook, card: int) -> int:
    """What converting an outsider will score; a mercenary helps those that are there."""
    scoring = out.rules.outsider_scoring[card]
    more = POINT * (1 + mercenaries(out)) if isinstance(scoring, PerMercenary) else 0
    return scoring_at_end(out, scoring) + more


def rare_scoring(out: Outlook, scoring: Scoring) -> int:
    s, seat = out.s, out.seat
    if isinstance(scoring, PerOrder):
        kept = [out.order(action, 0, out.left) * POINT // points for action, points in enumerate(out.ordered) if points]
        return POINT + sum(kept)
    if isinstance(scoring, PerPaidDebt):
        return POINT * s.paid[seat] + POINT // 2 * s.debts[seat]
    if isinstance(scoring, PerSuspicion):
        return POINT * len(s.suspicions[seat]) * 2 // 3 + POINT // 3
    if isinstance(scoring, PerUnpaidDebt):
        return POINT * s.debts[seat] * 2 // 3 + POINT // 4
    return 0
