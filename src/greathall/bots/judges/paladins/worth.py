"""What a position of Paladins promises a seat at the end: points there are, and points to be expected."""

from typing import Final

from greathall.bots.judges.judge import POINT
from greathall.bots.judges.paladins.chances import SURE, danger
from greathall.bots.judges.paladins.converts import scoring_at_end
from greathall.bots.judges.paladins.crowns import crowns_worth
from greathall.bots.judges.paladins.outlook import Outlook
from greathall.bots.judges.paladins.plan import kept_value
from greathall.bots.judges.paladins.rewards import crew_member, workshop
from greathall.games.paladins.words import WORKSHOP

# Of a hundred: what a worker that still stands in the supply is worth, by its price.
IN_HAND: Final = 75
LAST_IN_HAND: Final = 50


def prospects(out: Outlook) -> int:
    """Everything together."""
    found = tracks(out) + actions(out) + belongings(out) + helpers(out) + troubles(out)
    return found + crowns_worth(out) if out.with_crowns else found


def tracks(out: Outlook) -> int:
    levels = out.s.attributes[out.seat]
    found = 0
    for attribute in range(len(levels)):
        found += out.track(attribute, levels[attribute])
    return found


def actions(out: Outlook) -> int:
    """King's Orders, points for doing an action often, walls and converted outsiders."""
    s, seat = out.s, out.seat
    found = 0
    for action in range(len(out.rules.actions)):
        rounds = out.chances_left(action)
        found += out.order(action, 0, rounds) + out.counts(action, 0, rounds)
    for wall in s.walls[seat]:
        found += POINT * out.rules.wall_points[wall]
    for card in s.converted[seat]:
        found += scoring_at_end(out, out.rules.outsider_scoring[card])
    return found


def belongings(out: Outlook) -> int:
    """Silver, provisions, and workers in hand: as long as the round goes on all of them, then those that are kept."""
    s, seat = out.s, out.seat
    workers = s.workers[seat]
    found = out.purse(s.silver[seat]) + out.purse(s.provisions[seat])
    if s.passed[seat]:
        return found + kept_value(out, workers)
    in_hand = 0
    for worker in range(len(workers)):
        in_hand += workers[worker] * out.worker(worker)
    return found + in_hand * (IN_HAND if out.to_come else LAST_IN_HAND) // SURE


def helpers(out: Outlook) -> int:
    """Townsfolk and workshops."""
    s, seat = out.s, out.seat
    found = 0
    for card in s.crew[seat]:
        found += crew_member(out, card)
    board = s.board[seat]
    for slot in out.rules.workshop_slots:
        if board[slot] == WORKSHOP:
            found += workshop(out, slot)
    return found


def troubles(out: Outlook) -> int:
    """Debts, and suspicions that may bring more of them."""
    s, seat = out.s, out.seat
    suspected = out.suspicion_cost() * danger(out.lead) // SURE if s.suspicions[seat] else 0
    return POINT * s.paid[seat] - out.debt * s.debts[seat] - suspected
