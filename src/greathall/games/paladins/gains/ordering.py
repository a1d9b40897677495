"""Whether the order of live gains matters (P-4.6): a question is asked only if two orders can end differently."""

from greathall.games.paladins.rows import (
    CLEARS,
    DESTROYS,
    DISCARDS,
    DRAWS,
    EVERYTHING,
    HEARS_DEBTS,
    OPENS,
    OWES,
    PAYS,
    Flat,
)
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import DISCARD_VERB, TOWNSFOLK


def working(s: Paladins, seat: int, effects: Flat) -> Flat:
    """Those that can do something: without a suspicion, and none to come, discarding does nothing."""
    verbs = s.lookups.verbs[seat]
    bare = not s.suspicions[seat] and not touched(s, seat, effects) & (DRAWS | EVERYTHING)
    found: list[int] = []
    for at in range(0, len(effects), 2):
        verb = effects[at]
        if not verbs[verb].fizzles(s, seat, effects[at + 1]) and not (bare and verb == DISCARD_VERB):
            found.extend(effects[at : at + 2])
    return tuple(found)


def free_to_order(s: Paladins, seat: int, effects: Flat) -> Flat:
    """Those before what comes last."""
    verbs = s.lookups.verbs[seat]
    end = len(effects)
    while end and verbs[effects[end - 2]].last:
        end -= 2
    return effects[:end]


def touched(s: Paladins, seat: int, effects: Flat) -> int:
    """Everything these effects may touch."""
    verbs = s.lookups.verbs[seat]
    mask = 0
    for at in range(0, len(effects), 2):
        mask |= verbs[effects[at]].touches(s, effects[at + 1])
    return mask


def order_matters(s: Paladins, seat: int, effects: Flat) -> bool:
    """Whether two orders of these effects can end differently."""
    pairs = sorted({effects[at : at + 2] for at in range(0, len(effects), 2)})
    if len(pairs) < 2:
        return False
    for at, one in enumerate(pairs):
        mask = touched(s, seat, one)
        for other in pairs[at + 1 :]:
            if meet(s, seat, mask, touched(s, seat, other), effects):
                return True
    if may_open_more(s, seat, effects):
        return True
    return suspicions_may_run_out(s, seat, effects) or pool_may_run_out(s, seat, effects)


def meet(s: Paladins, seat: int, one: int, other: int, effects: Flat) -> bool:
    """Whether two effects that touch this and that depend on each other.

    A suspicion that is drawn may be the one that is discarded. A townsfolk that joins a crew may trigger on a debt
    paid; of two that take open cards the first one may open another.
    """
    both = one | other
    if both & EVERYTHING or one & other & (CLEARS | OPENS):
        return True
    for here, there in ((one, other), (other, one)):
        if (here & DRAWS and there & DISCARDS) or (here & HEARS_DEBTS and there & PAYS):
            return True
    return debts_meet(s, seat, one, other, effects)


def meeting(s: Paladins, seat: int, effects: Flat) -> list[Flat]:
    """The effects one by one, without one that only clears the seat's board, if it is the only one of that kind."""
    pairs = [effects[at : at + 2] for at in range(0, len(effects), 2)]
    others = [pair for pair in pairs if touched(s, seat, pair) & ~CLEARS]
    return others if len(pairs) - len(others) == 1 else pairs


def may_open_more(s: Paladins, seat: int, effects: Flat) -> bool:
    """Whether one of these may take a card that nobody has seen yet: it was below another in a face-up pile."""
    return s.lookups.specs[TOWNSFOLK].face_up and amount_touching(s, seat, effects, OPENS) > 1


def debts_meet(s: Paladins, seat: int, one: int, other: int, effects: Flat) -> bool:
    """One pays, destroys or takes debts and the other does something else with them, and there are not enough."""
    different = [kind for kind in (PAYS, DESTROYS, OWES) if one & kind and other & (PAYS | DESTROYS | OWES) & ~kind]
    enough = s.debts[seat] >= amount_touching(s, seat, effects, PAYS | DESTROYS)
    return bool(different) and not enough and (s.debts[seat] > 0 or (one | other) & OWES != 0)


def amount_touching(s: Paladins, seat: int, effects: Flat, what: int) -> int:
    """The sum of the amounts of those that touch this."""
    verbs = s.lookups.verbs[seat]
    found = 0
    for at in range(0, len(effects), 2):
        if verbs[effects[at]].touches(s, effects[at + 1]) & what:
            found += max(effects[at + 1], 1)
    return found


def suspicions_may_run_out(s: Paladins, seat: int, effects: Flat) -> bool:
    """The pile has too few for all that may be drawn, and if none is left an Inquisition comes."""
    drawn = amount_touching(s, seat, effects, DRAWS)
    return drawn > 0 and drawn > len(s.suspicion_pile)


def pool_may_run_out(s: Paladins, seat: int, effects: Flat) -> bool:
    """All tax these could take empties the pool, and an Inquisition finds two effects to come between."""
    verbs = s.lookups.verbs[seat]
    quiet = unmoved_by_inquisition(s, seat, effects)
    tax = 0
    kinds: set[Flat] = set()
    for at in range(0, len(effects), 2):
        tax += verbs[effects[at]].most_tax(s, effects[at + 1])
        if verbs[effects[at]].touches(s, effects[at + 1]) & ~quiet:
            kinds.add(effects[at : at + 2])
    return tax >= s.tax and len(kinds) > 1


def unmoved_by_inquisition(s: Paladins, seat: int, effects: Flat) -> int:
    """What may as well be done before an Inquisition as after it; with enough debts also paying and destroying."""
    enough = s.debts[seat] >= amount_touching(s, seat, effects, PAYS | DESTROYS)
    return CLEARS | OWES | (PAYS | DESTROYS if enough else 0)
