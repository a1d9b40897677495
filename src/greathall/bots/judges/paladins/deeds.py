"""Deeds: an action on a target, and everything it brings."""

from typing import Final

from greathall.bots.judges.paladins.converts import converting
from greathall.bots.judges.paladins.crowns import HALF, enlist_gains, enlist_points, muster_gains
from greathall.bots.judges.paladins.outlook import Outlook
from greathall.bots.judges.paladins.rewards import (
    best_workshop,
    crew_member,
    effects,
    owed,
    raising,
    suspicious,
)
from greathall.games.paladins.acting.paying import cost_of
from greathall.games.paladins.acting.recruiting import card_of, is_discard
from greathall.games.paladins.actions.settling import Settle
from greathall.games.paladins.crowns.lookups import crowns_of
from greathall.games.paladins.crowns.negotiate import ENLIST, mode_of
from greathall.games.paladins.crowns.negotiate import card_of as negotiate_of
from greathall.games.paladins.crowns.words import MUSTER, NEGOTIATE
from greathall.games.paladins.gains.crew import crew_rewards, paladin_rewards
from greathall.games.paladins.round.turn import ACT
from greathall.games.paladins.rows import NORMAL, PLACING, Flat, Terms
from greathall.games.paladins.words import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    DISCARD_VERB,
    FAITH_VERB,
    FORTIFY,
    HUNT,
    LABOURER,
    PROVISION_VERB,
    RECRUIT,
    SILVER_VERB,
    STRENGTH_VERB,
    TAX_VERB,
    TRADE,
    WORKSHOP,
)

WALL: Final[Flat] = (STRENGTH_VERB, 1, SILVER_VERB, 1, LABOURER, 1)  # what an unseen wall brings, roughly


NOTHING: Final = -1000


class Deed:
    """An action on a target, or the use of a shared space: who is needed, what it costs, what it brings."""

    def __init__(self, option: int, action: int, target: int) -> None:
        self.option = option  # of the menu
        self.action = action  # or -1 - space
        self.target = target
        self.colours: list[int] = []  # slots to be filled
        self.silver = 0
        self.provisions = 0
        self.debts = 0
        self.gains: Flat = ()
        self.points = 0  # what it scores by itself, or by being done often
        self.order = 0  # towards the order for it
        self.raised = 0  # attributes
        self.suspicion = 0  # what it means for the Inquisition
        self.owed = 0  # debts paid, destroyed or taken
        self.rewards = 0  # everything else that is gained
        self.cost = 0  # silver and provisions
        self.opened = NOTHING  # the action that a prayer opens again
        self.delegated = NOTHING  # the action that a Negotiate card does
        self.brings = 0  # without the workers gained
        self.density = 0  # what it brings for each worker
        self.gained_workers = [0, 0, 0, 0, 0, 0]
        self.gained_silver = 0
        self.gained_provisions = 0

    def value(self) -> int:
        """What it brings, without the workers it takes."""
        return self.points + self.order + self.raised + self.suspicion + self.owed + self.rewards - self.cost


def gains_of(out: Outlook, action: int, target: int) -> Flat:
    """What an action on a target gives, crew and paladin among it; what nobody has seen is guessed."""
    return core_gains(out, action, target) + heard(out, action)


def heard(out: Outlook, action: int) -> Flat:
    return crew_rewards(out.s, out.seat, action) + paladin_rewards(out.s, out.seat, action)


def core_gains(out: Outlook, action: int, target: int) -> Flat:
    rules = out.rules
    row = rules.actions[action]
    if isinstance(row, Settle):
        return (row.rewards, 1) + rules.square_reward[target]
    if action == ABSOLVE:
        return (FAITH_VERB, 1) + rules.jar_reward[target] + (DISCARD_VERB, 1)
    if action == ATTACK:
        return rules.outsider_attack[target]
    if action == CONVERT:
        return rules.outsider_convert[target]
    if action == FORTIFY:
        return WALL
    if action == CONSPIRE:
        return (CRIMINAL, 1)
    if action == HUNT:
        return (PROVISION_VERB, rules.board_numbers["hunt_provisions"][target])
    if action == TRADE:
        return (SILVER_VERB, rules.board_numbers["trade_silver"][target])
    if action == RECRUIT:
        card = card_of(out.s, target)
        return rules.townsfolk_discard[card] if is_discard(out.s, target) else rules.townsfolk_bonus[card]
    if action == MUSTER:
        return muster_gains(out, target)
    if action == NEGOTIATE and mode_of(out.s, target) == ENLIST:
        return enlist_gains(out, negotiate_of(out.s, target))
    return ()


def own_points(out: Outlook, action: int, target: int) -> int:
    """Points by the target, and by doing the action often."""
    found = out.counts(action, 1, out.to_come) - out.counts(action, 0, out.to_come) + out.converted_like(action)
    if action == CONVERT:
        found += converting(out, target)
    elif action == ATTACK:
        found += out.converted_for_suit(out.rules.outsider_suit[target])
    elif action == MUSTER:
        found += HALF
    elif action == NEGOTIATE and mode_of(out.s, target) == ENLIST:
        found += enlist_points(out, negotiate_of(out.s, target))
    return found


def towards_order(out: Outlook, action: int) -> int:
    return out.order(action, 1, out.to_come) - out.order(action, 0, out.to_come)


def deed_of(out: Outlook, action: int, target: int, terms: Terms = NORMAL) -> Deed:
    """One deed, with everything it brings."""
    deed = Deed(ACT + action, action, target)
    if terms[PLACING]:
        deed.colours = slots_to_fill(out, action, target)
    deed.silver, deed.provisions = cost_of(out.s, out.seat, out.rules.actions[action], target, terms)
    set_gains(out, deed, gains_of(out, action, target))
    if action == NEGOTIATE and mode_of(out.s, target) != ENLIST:
        delegate(out, deed)
    elif action >= COMMISSION:
        deed.points = own_points(out, action, target)
        deed.order = towards_order(out, action)
    elif action == DEVELOP:
        deed.rewards += best_workshop(out)
    elif action == RECRUIT and not is_discard(out.s, target):
        deed.rewards += crew_member(out, card_of(out.s, target)) + out.converted_like(action)
    pay(out, deed)
    return deed


def delegate(out: Outlook, deed: Deed) -> None:
    """The best deed of the action on a Negotiate card, for free and with its bonus (C-6.5)."""
    lookups, card = crowns_of(out.s), negotiate_of(out.s, deed.target)
    done = best_deed(out, lookups.delegate_action[card], lookups.delegate_terms[card])
    if done is not None:
        deed.delegated = done.action
        copy_gains(deed, done)


def copy_gains(deed: Deed, done: Deed) -> None:
    deed.gains = done.gains
    deed.points, deed.order = done.points, done.order
    deed.raised, deed.rewards = done.raised, done.rewards
    deed.suspicion, deed.owed = done.suspicion, done.owed
    deed.gained_workers = done.gained_workers
    deed.gained_silver, deed.gained_provisions = done.gained_silver, done.gained_provisions


def set_gains(out: Outlook, deed: Deed, gained: Flat) -> None:
    deed.gains = gained
    deed.raised = raising(out, gained)
    deed.suspicion = suspicious(out, gained)
    deed.owed = owed(out, gained)
    deed.rewards = effects(out, gained) - deed.raised - deed.suspicion - deed.owed
    for at in range(0, len(gained), 2):
        verb, amount = gained[at], gained[at + 1]
        if verb <= CRIMINAL:
            deed.gained_workers[verb] += amount
        elif verb == SILVER_VERB or verb == TAX_VERB:
            deed.gained_silver += amount
        elif verb == PROVISION_VERB:
            deed.gained_provisions += amount


def pay(out: Outlook, deed: Deed) -> None:
    """The cost in points; a debt stands for silver that is not there."""
    short = deed.silver > out.s.silver[out.seat] and deed.action >= 0
    if short and out.rules.actions[deed.action].may_owe(out.s, out.seat, deed.target):
        deed.silver = 0
        deed.debts = 1
    deed.owed -= out.debt * deed.debts
    deed.cost = out.silver * deed.silver + out.provision * deed.provisions


def slots_to_fill(out: Outlook, action: int, target: int) -> list[int]:
    """The colours of the slots that have no workshop."""
    rules, board = out.rules, out.s.board[out.seat]
    first = rules.first_slot[action]
    end = first + rules.actions[action].places(out.s, target)
    return [rules.slot_colour[slot] for slot in range(first, end) if board[slot] != WORKSHOP]


def best_deed(out: Outlook, action: int, terms: Terms = NORMAL) -> Deed | None:
    """The deed that brings most, whatever is on the action; nothing if it cannot be done."""
    row = out.rules.actions[action]
    if row.refuse(out.s, out.seat, terms):
        return None
    targets = row.reachable(out.s, out.seat, terms)
    if not targets:
        return None
    if action == NEGOTIATE:
        return best_of([deed_of(out, action, target, terms) for target in targets])
    best, most = targets[0], glance(out, action, targets[0], terms)
    for target in targets[1:]:
        value = glance(out, action, target, terms)
        if value > most:
            best, most = target, value
    return deed_of(out, action, best, terms)


def best_of(deeds: list[Deed]) -> Deed:
    """The one that brings most; of equals the first."""
    best, most = deeds[0], deeds[0].value()
    for deed in deeds:
        if deed.value() > most:
            best, most = deed, deed.value()
    return best


def glance(out: Outlook, action: int, target: int, terms: Terms) -> int:
    """In what the targets of an action differ."""
    row = out.rules.actions[action]
    if action == DEVELOP:
        return 0
    found = effects(out, core_gains(out, action, target))
    if action == CONVERT:
        found += converting(out, target)
    elif action == ATTACK:
        found += out.converted_for_suit(out.rules.outsider_suit[target])
    if not row.uniform:
        silver, provisions = cost_of(out.s, out.seat, row, target, terms)
        found -= out.silver * silver + out.provision * provisions
    return found
