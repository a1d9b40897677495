"""The one test of legality (P-4.5), for the menu, for targets, for reasons, for delegated actions and the opponent."""

from typing import Final

from greathall.games.paladins.acting.clearing import is_blocked
from greathall.games.paladins.acting.paying import cost_of, missing_goods, refuse_payment
from greathall.games.paladins.acting.placing import fills, workers_missing
from greathall.games.paladins.rows import NO_TARGET, NORMAL, PLACING, Action, Terms
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import (
    ATTRIBUTE_SHORT,
    BLOCKED,
    OUT_OF_REACH,
    PROVISIONS_SHORT,
    SILVER_SHORT,
    WORKERS_SHORT,
)

TOO_FEW: Final = -1


def refuse_action(s: Paladins, who: int, number: int, terms: Terms) -> int:
    """0 if the action can be taken with some target on these terms, else the reason."""
    action = s.lookups.actions[number]
    if terms[PLACING] and is_blocked(s, who, number):
        return BLOCKED
    reason = action.refuse(s, who, terms)
    if reason:
        return reason
    if not action.uniform:
        return refuse_all_targets(s, who, action, terms)
    reason = refuse_means(s, who, action, NO_TARGET, terms)
    if reason:
        return reason
    return 0 if action.has_target(s, who, terms) else action.nothing_in_reach()


def can_take(s: Paladins, who: int, number: int) -> bool:
    """Whether `refuse_action` has nothing against an action on normal terms. Workers are what is short most often, so
    they are looked at first."""
    if is_blocked(s, who, number):
        return False
    action = s.lookups.actions[number]
    most = slots_filled(s, who, action)
    if most == TOO_FEW or action.refuse(s, who, NORMAL):
        return False
    if action.uniform:
        return refuse_cost(s, who, action, NO_TARGET, NORMAL) == 0 and action.has_target(s, who, NORMAL)
    for target in action.targets(s, who):
        if is_open(s, who, action, target, most, NORMAL):
            return True
    return False


def open_targets(s: Paladins, who: int, action: Action, terms: Terms) -> list[int]:
    """The targets with nothing against them, in reach and affordable."""
    most = slots_filled(s, who, action) if terms[PLACING] else len(action.slots)
    return [target for target in action.targets(s, who) if is_open(s, who, action, target, most, terms)]


def slots_filled(s: Paladins, who: int, action: Action) -> int:
    """How many slots this seat's workers fill, from the left; TOO_FEW if less than every target needs."""
    rules, most = s.lookups, action.fewest
    first, board, workers = rules.first_slot[action.number], s.board[who], s.workers[who]
    if not fills(rules.slot_colour, board, workers, first, first + most):
        return TOO_FEW
    while most < len(action.slots) and fills(rules.slot_colour, board, workers, first, first + most + 1):
        most += 1
    return most


def is_open(s: Paladins, who: int, action: Action, target: int, most: int, terms: Terms) -> bool:
    """Whether there is nothing against a target if this many slots are filled."""
    if action.places(s, target) > most or refuse_cost(s, who, action, target, terms):
        return False
    return action.reach(s, who, target, terms) == 0


def refuse_all_targets(s: Paladins, who: int, action: Action, terms: Terms) -> int:
    """0 if one target can be had; else the reason against the first one in reach, or against all.

    As many slots as could not be filled for one target are not tried for another.
    """
    found, too_many = 0, len(action.slots) + 1
    for target in action.targets(s, who):
        if action.places(s, target) < too_many and action.reach(s, who, target, terms) == 0:
            reason = refuse_means(s, who, action, target, terms)
            if reason == 0:
                return 0
            if reason == WORKERS_SHORT:
                too_many = action.places(s, target)
            found = found or reason
    return found or action.nothing_in_reach()


def refuse_means(s: Paladins, who: int, action: Action, target: int, terms: Terms) -> int:
    """0 if the workers and some way to pay are there."""
    if terms[PLACING]:
        rules = s.lookups
        first = rules.first_slot[action.number]
        if not fills(rules.slot_colour, s.board[who], s.workers[who], first, first + action.places(s, target)):
            return WORKERS_SHORT
    return refuse_cost(s, who, action, target, terms)


def refuse_cost(s: Paladins, who: int, action: Action, target: int, terms: Terms) -> int:
    """0 if there is some way to pay."""
    silver, provisions = cost_of(s, who, action, target, terms)
    if silver <= s.silver[who] and provisions <= s.provisions[who]:
        return 0
    return refuse_payment(s, who, action.number, target, silver, provisions)


def refuse_target(s: Paladins, who: int, number: int, target: int, terms: Terms) -> int:
    """0 if the action can be taken with this target, once the action itself is possible."""
    action = s.lookups.actions[number]
    reason = action.reach(s, who, target, terms)
    return reason or refuse_means(s, who, action, target, terms)


def is_about_attribute(s: Paladins, reason: int) -> bool:
    return 0 <= reason - ATTRIBUTE_SHORT < len(s.rules.names["attribute"])


def missing_for(s: Paladins, who: int, number: int, target: int, terms: Terms) -> tuple[int, ...]:
    """The amounts that belong to the reason against a target: goods or workers that are short, or an attribute."""
    return missing_by(s, who, number, target, terms, refuse_target(s, who, number, target, terms))


def missing_by(s: Paladins, who: int, number: int, target: int, terms: Terms, reason: int) -> tuple[int, ...]:
    """The same where the reason is known."""
    action = s.lookups.actions[number]
    if reason == WORKERS_SHORT:
        return missing_workers(s, who, action, target)
    if reason == SILVER_SHORT or reason == PROVISIONS_SHORT:
        silver, provisions = cost_of(s, who, action, target, terms)
        return missing_goods(s, who, reason, silver, provisions)
    if reason == OUT_OF_REACH or is_about_attribute(s, reason):
        return action.lacking_for(s, who, target, terms)
    return ()


def missing_workers(s: Paladins, who: int, action: Action, target: int) -> tuple[int, ...]:
    """How many workers are short."""
    rules = s.lookups
    first = rules.first_slot[action.number]
    end = first + action.places(s, target)
    return (workers_missing(rules.slot_colour, s.board[who], s.workers[who], first, end),)


def missing_for_action(s: Paladins, who: int, number: int, terms: Terms) -> tuple[int, ...]:
    """The amounts that belong to the reason against an action; if targets differ, those of the cheapest in reach."""
    action = s.lookups.actions[number]
    reason = refuse_action(s, who, number, terms)
    if is_about_attribute(s, reason):
        return action.lacking(s, who, terms)
    if reason != SILVER_SHORT and reason != PROVISIONS_SHORT and reason != WORKERS_SHORT:
        return ()
    targets = [] if action.uniform else action.targets(s, who)
    refused = [target for target in targets if refuse_target(s, who, number, target, terms) == reason]
    if refused:
        return min([missing_by(s, who, number, target, terms, reason) for target in refused])
    if reason == WORKERS_SHORT:
        return missing_workers(s, who, action, NO_TARGET)
    silver, provisions = cost_of(s, who, action, NO_TARGET, terms)
    return missing_goods(s, who, reason, silver, provisions)
