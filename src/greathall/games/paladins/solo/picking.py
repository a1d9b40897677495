"""What the opponent picks: cards by the marker (P-13.5), squares by what they give (P-13.7.6). Events tell all of
it."""

from greathall.games.paladins.actions.settling import Settle
from greathall.games.paladins.printed.data.board import FAVOURS_LAID
from greathall.games.paladins.rows import Action, Terms
from greathall.games.paladins.solo.lookups import obstacle, solo_of
from greathall.games.paladins.solo.words import COMES_LAST, NOT_REVEALED, NOTHING_OWED
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import (
    EMPTY,
    MARKER,
    NO_CARD,
    NO_OUTSIDER,
    NO_SQUARE,
    NO_TOWNSFOLK,
    OCCUPIED,
    OUTSIDERS,
    PAY_DEBT_VERB,
    TOWNSFOLK,
)


def places_from_marker(s: Paladins, kind: str, size: int) -> list[int]:
    """All places from the marker to the right, after the last the first; from the first if it points at none."""
    first = max(solo_of(s).constants.by_space[kind][s.numbers[MARKER] - 1] - 1, 0)
    return [(first + step) % size for step in range(size)]


def pick_townsfolk(s: Paladins, seat: int) -> int:
    """The first townsfolk from the marker on; there is one."""
    against = [NO_TOWNSFOLK if card == NO_CARD else 0 for card in s.rows[TOWNSFOLK]]
    return pick_card(s, seat, TOWNSFOLK, against)


def pick_outsider(s: Paladins, seat: int, action: Action, terms: Terms) -> int:
    """The first outsider from the marker on that the action reaches; there is one."""
    cards = s.rows[OUTSIDERS]
    against = [NO_OUTSIDER if card == NO_CARD else action.reach(s, seat, card, terms) for card in cards]
    return pick_card(s, seat, OUTSIDERS, against)


def pick_card(s: Paladins, seat: int, row: int, against: list[int]) -> int:
    """The first card from the marker on with nothing against it; some places are considered only after all others."""
    name = s.rules.names["row"][row]
    order = places_from_marker(s, name, len(against))
    late = [place for place in order if place + 1 in solo_of(s).constants.last.get(name, ())]
    for turn, place in enumerate(order + late):
        waits = turn < len(order) and place in late and not against[place]
        reason = COMES_LAST if waits else against[place]
        if not reason:
            s.tell("picks_place", (seat, row, place + 1, s.numbers[MARKER]))
            return s.rows[row][place]
        if s.telling and turn < len(order):
            s.tell("skips_place", (seat, row, place + 1, obstacle(s, reason)))
    return NO_CARD


def refuse_favour(s: Paladins, place: int) -> int:
    """0 if the King's Favour of this slot can be used by anybody (P-13.5)."""
    if place >= len(s.favours):
        return NOT_REVEALED
    return 0 if s.occupied[s.lookups.favour_space[s.favours[place]]] == EMPTY else OCCUPIED


def pick_favour(s: Paladins, seat: int) -> int:
    """The space of the first free King's Favour from the marker on; there is one."""
    for place in places_from_marker(s, "favours", FAVOURS_LAID):
        reason = refuse_favour(s, place)
        if not reason:
            s.tell("picks_favour", (seat, place + 1, s.numbers[MARKER]))
            return s.lookups.favour_space[s.favours[place]]
        if s.telling:
            s.tell("skips_favour", (seat, place + 1, obstacle(s, reason)))
    return NO_CARD


def owes_for(s: Paladins, seat: int, square: int) -> bool:
    """Whether a square is worth nothing to the opponent: it pays a debt, and there is none."""
    return PAY_DEBT_VERB in s.lookups.square_reward[square][::2] and not s.debts[seat]


def open_squares(s: Paladins, seat: int, action: Settle, terms: Terms) -> list[int]:
    """The squares in reach that it would settle, from the left."""
    return [square for square in action.reachable(s, seat, terms) if not owes_for(s, seat, square)]


def pick_square(s: Paladins, seat: int, action: Settle, terms: Terms) -> int:
    """The leftmost square of the first wish that any answers; there is one."""
    rules = solo_of(s)
    in_reach = action.reachable(s, seat, terms)
    for wish in rules.wishes:
        wished = [square for square in in_reach if rules.square_wish[square] == wish]
        chosen = [square for square in wished if not owes_for(s, seat, square)]
        if chosen:
            s.tell("picks_square", (seat, wish, chosen[0], len(chosen)))
            return chosen[0]
        if s.telling:
            s.tell("skips_wish", (seat, wish, obstacle(s, NOTHING_OWED if wished else NO_SQUARE)))
    return NO_CARD
