"""Offers: everything a seat may do in this round, the best target of each action."""

from greathall.bots.judges.paladins.deeds import Deed, best_deed, copy_gains, deed_of, pay, set_gains
from greathall.bots.judges.paladins.outlook import Outlook
from greathall.games.paladins.acting.clearing import is_blocked
from greathall.games.paladins.acting.paying import cost_of
from greathall.games.paladins.acting.recruiting import is_discard
from greathall.games.paladins.acting.spaces import open_spaces
from greathall.games.paladins.round.turn import ACT
from greathall.games.paladins.rows import NORMAL
from greathall.games.paladins.words import EMPTY, HUNT, LABOURER, PRAY, RECRUIT, TRADE


def space_deed(out: Outlook, space: int) -> Deed:
    """The use of a shared space."""
    rules = out.rules
    deed = Deed(rules.first_space + space, -1 - space, space)
    deed.colours = [rules.space_worker[space]]
    deed.silver, deed.provisions = rules.space_silver[space], rules.space_provisions[space]
    set_gains(out, deed, rules.space_reward[space])
    deed.debts = rules.space_debts[space]
    pay(out, deed)
    return deed


def all_deeds(out: Outlook) -> list[Deed]:
    """What may be done in this round, the best target of each; two ways to do it if the workers differ."""
    found: list[Deed] = []
    closed: list[Deed] = []
    for action in range(len(out.rules.actions)):
        if action == PRAY:
            continue
        deeds = deeds_by(out, action)
        if is_blocked(out.s, out.seat, action):
            closed.extend(deeds)
        else:
            found.extend(deeds)
    for space in open_spaces(out.s):
        if out.s.occupied[space] == EMPTY:
            found.append(space_deed(out, space))
    if closed and not is_blocked(out.s, out.seat, PRAY):
        found.append(prayer(out, closed))
    return found


def deeds_by(out: Outlook, action: int) -> list[Deed]:
    """What this action offers: each way to take it that may be the best."""
    if action == HUNT or action == TRADE:
        return [deed_of(out, action, 0), deed_of(out, action, 1)]
    if action == RECRUIT:
        return recruitings(out)
    deed = best_deed(out, action)
    return [] if deed is None else [deed]


def recruitings(out: Outlook) -> list[Deed]:
    """The best townsfolk to recruit, and the best to discard."""
    row = out.rules.actions[RECRUIT]
    best: list[Deed | None] = [None, None]
    for target in row.targets(out.s, out.seat):
        deed = deed_of(out, RECRUIT, target)
        mode = 1 if is_discard(out.s, target) else 0
        kept = best[mode]
        if kept is None or deed.value() > kept.value():
            best[mode] = deed
    return [deed for deed in best if deed is not None]


def prayer(out: Outlook, closed: list[Deed]) -> Deed:
    """A prayer that opens the best of the closed actions again."""
    opened, price = closed[0], out.worker(LABOURER)
    for deed in closed:
        if deed.value() - price * len(deed.colours) > opened.value() - price * len(opened.colours):
            opened = deed
    deed = Deed(ACT + PRAY, PRAY, 0)
    deed.colours = [out.rules.slot_colour[out.rules.first_slot[PRAY]], *opened.colours]
    silver, _ = cost_of(out.s, out.seat, out.rules.actions[PRAY], 0, NORMAL)
    deed.opened = opened.action
    deed.silver, deed.provisions = silver + opened.silver, opened.provisions
    deed.debts = opened.debts
    copy_gains(deed, opened)
    deed.cost = out.silver * deed.silver + out.provision * deed.provisions
    return deed
