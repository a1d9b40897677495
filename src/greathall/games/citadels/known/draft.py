"""What can be known of the characters of a round: in which slots each may be."""

from greathall.engine.hidden.matchings import one_bit, possible_places
from greathall.engine.native import i64
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


def characters_held(s: Citadels) -> list[list[int]]:
    """The same for every seat."""
    found: list[list[int]] = [[] for _ in s.hand]
    for slot in range(s.filled):
        if s.owner[slot] != NOBODY:
            found[s.owner[slot]].append(s.slots[slot])
    return found


def peeked_by(s: Citadels, character: int) -> int:
    """Who knows for certain where a character is, as a mask of seats: they put it there."""
    found = 0
    for who, slot in s.peek:
        if s.slots[slot] == character:
            found |= 1 << who
    return found


def base_masks(s: Citadels, seat: int, order: list[int]) -> list[int]:
    """In which slots each of the characters, in this order, may be for this seat."""
    everywhere: i64 = one_bit(len(s.slots)) - 1
    masks: list[int] = [everywhere] * len(order)
    for viewer, seen, filled in s.saw:
        if viewer == seat:
            earlier: i64 = one_bit(filled) - 1
            passed_on: i64 = everywhere & ~earlier & ~pending_aside(s, filled)
            before: i64 = earlier | late_slots(s, filled)
            characters: i64 = seen
            for at in range(len(order)):
                character: i64 = order[at]
                mask: i64 = masks[at]
                masks[at] = mask & (passed_on if characters >> character & 1 else before)
    for viewer, slot in s.peek:
        if viewer == seat:
            pin(masks, order.index(s.slots[slot]), slot)
    return masks


def late_slots(s: Citadels, filled: int) -> i64:
    """Slots in which the card put aside may be, for a seat that saw the others when this many slots were filled."""
    if not is_late(len(s.hand), len(s.slots) + len(s.up)) or filled >= len(s.slots) - 2:
        return 0
    last = len(s.slots) - 1
    return 1 << last | 1 << last - 1 if s.filled >= last else 1 << last


def pending_aside(s: Citadels, filled: int) -> i64:
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
    """One character is in this slot and no other is."""
    for at in range(len(masks)):
        masks[at] = masks[at] & 1 << slot if at == thing else masks[at] & ~(1 << slot)


def constrained(s: Citadels, masks: list[int], order: list[int], owner: list[int]) -> list[int]:
    """What the calling has shown: revealed characters are with their holder, silent ones with nobody."""
    found, held = masks[:], slots_by_owner(owner, len(s.hand))
    shown: i64 = s.shown
    silent: i64 = s.silent
    for at in range(len(order)):
        character: i64 = order[at]
        mask: i64 = found[at]
        slots: i64 = mask
        if shown >> character & 1:
            slots = held[holder_of(s, order[at])]
        elif silent >> character & 1:
            slots = held[NOBODY]
        found[at] = mask & slots
    return found


def slots_by_owner(owner: list[int], seats: int) -> list[int]:
    """The slots of each seat, as masks; the last are those of nobody, whose number is -1."""
    found = [0] * (seats + 1)
    slot: i64 = 1
    for who in owner:
        held: i64 = found[who]
        found[who] = held | slot
        slot <<= 1
    return found


def truth_is_possible(s: Citadels, seat: int) -> bool:
    """Whether the true slots are among what this seat holds possible."""
    order = sorted(s.slots)
    for owner, masks, trade in hypotheses(s, seat):
        if owner == s.owner and trade == s.trade:
            return all(masks[order.index(s.slots[slot])] >> slot & 1 for slot in range(len(s.slots)))
    return False


def possible_characters(s: Citadels, seat: int) -> list[int]:
    """For every seat the mask of characters it can still hold, as this seat can conclude."""
    seats = len(s.hand)
    found, order = [0] * seats, sorted(s.slots)
    for owner, masks, _ in hypotheses(s, seat):
        held, places = slots_by_owner(owner[: s.filled], seats), possible_places(masks)
        for holder in range(seats):
            slots: i64 = held[holder]
            characters: i64 = found[holder]
            if slots:
                for at in range(len(places)):
                    mask: i64 = places[at]
                    if mask & slots:
                        characters |= one_bit(order[at])
                found[holder] = characters
    return found
