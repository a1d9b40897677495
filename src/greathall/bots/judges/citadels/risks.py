"""Risks: what others may do to a character because they expect a seat to hold it."""

from typing import Final

from greathall.bots.judges.citadels.lore import ASSASSIN, BLACKMAILER, THIEF, WITCH
from greathall.bots.judges.citadels.lures import value_of_turn
from greathall.bots.judges.citadels.outlook import Outlook
from greathall.games.citadels.printed.data import RANK

AIMED: Final = 160  # percent: the most expected character is named, not just any that is expected


def may_be_met(o: Outlook, character: int) -> int:
    """Percent: how much must be expected of a character that somebody else can be."""
    return AIMED if o.lore.plays(character) and character not in o.s.up else 0


def standing(o: Outlook) -> int:
    """What a seat has and may soon have, as everybody can see it."""
    return o.points() + 60 * o.s.gold[o.seat] + 50 * min(o.cards, o.slots) + 80 * (o.lore.needed - o.slots)


def aimed_at(standings: list[int], seat: int) -> int:
    """Percent: how often a blow is meant for a seat: players aim at the one who is ahead."""
    if len(standings) == 2:
        return 100
    ahead = len([other for other in standings if other > standings[seat]])
    return 60 if ahead == 0 else 30 if ahead == 1 else 15


def robbed_at(o: Outlook) -> int:
    """Percent: how often a thief means a seat: the richest."""
    if o.lore.players == 2:
        return 100
    richer = len([gold for gold in o.s.gold if gold > o.s.gold[o.seat]])
    return 60 if richer == 0 else 25


def death(o: Outlook, character: int, expected: float, aimed: int) -> int:
    """What the danger of being killed or bewitched costs: the more it is expected, the more it costs."""
    met = max(may_be_met(o, ASSASSIN), may_be_met(o, WITCH))
    if RANK[character] == 1 or not met:
        return 0
    return int(met * aimed * expected * o.lore.turns_a_round * value_of_turn(o, character) / 10000)


def theft(o: Outlook, character: int, expected: float) -> int:
    """What the danger of being robbed costs: the more gold, the more."""
    met = max(may_be_met(o, THIEF), may_be_met(o, BLACKMAILER) // 2)
    gold = o.s.gold[o.seat]
    if RANK[character] <= 2 or not met or not gold:
        return 0
    return int(met * robbed_at(o) * expected * o.lore.turns_a_round * o.value_of_paying(gold) / 10000)
