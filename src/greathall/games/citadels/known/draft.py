"""What can be known of the characters of a round: in which slots each may lie."""

from greathall.engine.hidden.matchings import possible_places
from greathall.games.citadels.printed.players import is_late
from greathall.games.citadels.state import NOBODY, Citadels

Hypothesis = tuple[list[int], list[int], list[int]]  # owners of the slots, masks of slots by character, slots traded


def holder_of(s: Citadels, character: int) -> int:
    """Who holds a character, or nobody. Characters still passed on are nobody's."""
    slots = s.slots
    for slot in range(s.filled):
        if slots[slot] == character:
            return s.owner[slot]
    return NOBODY


def characters_of(s: Citadels, seat: int) -> list[int]:
    """What a seat holds, in the order it came."""
    return [s.slots[slot] for slot in range(s.filled) if s.owner[slot] == seat]


def has_peeked(s: Citadels, seat: int, character: int) -> bool:
    """Whether a seat knows for certain where a character lies: it put it there."""
    return any(who == seat and s.slots[slot] == character for who, slot in s.peek)


def base_masks(s: Citadels, seat: int, order: list[int]) -> list[int]:
    """In which slots each of the characters, in this order, may lie for this seat."""
    everywhere = (1 << len(s.slots)) - 1
    masks = [everywhere] * len(order)
    for viewer, seen, filled in s.saw:
        if viewer == seat:
            earlier = (1 << filled) - 1
            passed_on = everywhere & ~earlier & ~pending_aside(s, filled)
            before = earlier | late_slots(s, filled)
            for at, character in enumerate(order):
                masks[at] &= passed_on if seen >> character & 1 else before
    for viewer, slot in s.peek:
        if viewer == seat:
            pin(masks, order.index(s.slots[slot]), slot)
    return masks


def late_slots(s: Citadels, filled: int) -> int:
    """Slots in which the card put aside may lie, for a seat that saw the others when this many slots were filled."""
    if not is_late(len(s.hand), len(s.slots) + len(s.up)) or filled >= len(s.slots) - 2:
        return 0
    last = len(s.slots) - 1
    return 1 << last | 1 << last - 1 if s.filled >= last else 1 << last


def pending_aside(s: Citadels, filled: int) -> int:
    """The slot of the card put aside, as long as nobody has taken it up."""
    late = is_late(len(s.hand), len(s.slots) + len(s.up)) and s.filled < len(s.slots) - 1 and filled < len(s.slots) - 2
    return 1 << len(s.slots) - 1 if late else 0


def hypotheses(s: Citadels, seat: int) -> list[Hypothesis]:
    """All that could have been exchanged by the Theater, as far as this seat knows; without it there is one."""
    order = sorted(s.slots)
    if not s.trade:
        return [(s.owner, constrained(s, base_masks(s, seat, order), order, s.owner), s.trade)]
    one, other, gave, got = s.trade
    before = s.owner[:]
    before[gave], before[got] = one, other
    of_one = [slot for slot in range(s.filled) if before[slot] == one]
    of_other = [slot for slot in range(s.filled) if before[slot] == other]
    found: list[Hypothesis] = []
    for mine in [gave] if seat == one else of_one:
        for theirs in [got] if seat == other else of_other:
            owner = before[:]
            owner[mine], owner[theirs] = other, one
            masks = base_masks(s, seat, order)
            if seat == one:
                pin(masks, order.index(s.slots[got]), theirs)
            elif seat == other:
                pin(masks, order.index(s.slots[gave]), mine)
            found.append((owner, constrained(s, masks, order, owner), [one, other, mine, theirs]))
    return found


def pin(masks: list[int], thing: int, slot: int) -> None:
    """One character lies in this slot and no other does."""
    for at in range(len(masks)):
        masks[at] = masks[at] & 1 << slot if at == thing else masks[at] & ~(1 << slot)


def constrained(s: Citadels, masks: list[int], order: list[int], owner: list[int]) -> list[int]:
    """What the calling has shown: revealed characters lie with their holder, silent ones with nobody."""
    found = masks[:]
    for at, character in enumerate(order):
        if s.shown >> character & 1:
            found[at] &= slots_of(owner, holder_of(s, character))
        elif s.silent >> character & 1:
            found[at] &= slots_of(owner, NOBODY)
    return found


def slots_of(owner: list[int], seat: int) -> int:
    mask = 0
    for slot in range(len(owner)):
        if owner[slot] == seat:
            mask |= 1 << slot
    return mask


def truth_is_possible(s: Citadels, seat: int) -> bool:
    """Whether the true slots are among what this seat holds possible."""
    order = sorted(s.slots)
    for owner, masks, trade in hypotheses(s, seat):
        if owner == s.owner and trade == s.trade:
            return all(masks[order.index(s.slots[slot])] >> slot & 1 for slot in range(len(s.slots)))
    return False


def possible_characters(s: Citadels, seat: int) -> list[int]:
    """For every seat the mask of characters it can still hold, as this seat can conclude."""
    found = [0] * len(s.hand)
    order = sorted(s.slots)
    for owner, masks, _ in hypotheses(s, seat):
        for at, mask in enumerate(possible_places(masks)):
            character = 1 << order[at]
            for slot in range(s.filled):
                if mask >> slot & 1 and owner[slot] != NOBODY:
                    found[owner[slot]] |= character
    return found
