"""What the opponent picks: cards by the marker (P-13.5), squares by what they give (P-13.7.6). All of it is told."""

from greathall.games.paladins.actions.settling import Settle
from greathall.games.paladins.data.board import FAVOURS_LAID
from greathall.games.paladins.rows import Action, Terms
from greathall.games.paladins.solo.tables import obstacle, solo_of
from greathall.games.paladins.solo.words import NOT_REVEALED, NOTHING_OWED
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.tables import tables_of
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
    """Places in the order they are looked at: from the marker to the right, after the last the first."""
    constants = solo_of(s).constants
    first = constants.by_space[kind][s.numbers[MARKER] - 1] - 1
    order = [(first + step) % size for step in range(size)]
    late = [place - 1 for place in constants.last.get(kind, ())]
    return [place for place in order if place not in late] + [place for place in order if place in late]


def pick_townsfolk(s: Paladins, seat: int) -> int:
    """The first townsfolk from the marker on; there is one."""
    for place in places_from_marker(s, "townsfolk", len(s.rows[TOWNSFOLK])):
        card = s.rows[TOWNSFOLK][place]
        if card != NO_CARD:
            tell_picked(s, seat, TOWNSFOLK, place)
            return card
        tell_skipped(s, seat, TOWNSFOLK, place, NO_TOWNSFOLK)
    return NO_CARD


def pick_outsider(s: Paladins, seat: int, action: Action, terms: Terms) -> int:
    """The first outsider from the marker on that the action reaches; there is one."""
    for place in places_from_marker(s, "outsiders", len(s.rows[OUTSIDERS])):
        card = s.rows[OUTSIDERS][place]
        reason = NO_OUTSIDER if card == NO_CARD else action.reach(s, seat, card, terms)
        if not reason:
            tell_picked(s, seat, OUTSIDERS, place)
            return card
        tell_skipped(s, seat, OUTSIDERS, place, reason)
    return NO_CARD


def tell_skipped(s: Paladins, seat: int, row: int, place: int, reason: int) -> None:
    if s.telling:
        s.tell("skips_place", (seat, row, place + 1, obstacle(s, reason)))


def tell_picked(s: Paladins, seat: int, row: int, place: int) -> None:
    s.tell("picks_place", (seat, row, place + 1, s.numbers[MARKER]))


def refuse_favour(s: Paladins, place: int) -> int:
    """0 where the King's Favour of this slot can be used by anybody (P-13.5)."""
    if place >= len(s.favours):
        return NOT_REVEALED
    return 0 if s.occupied[tables_of(s).favour_space[s.favours[place]]] == EMPTY else OCCUPIED


def pick_favour(s: Paladins, seat: int) -> int:
    """The space of the first free King's Favour from the marker on; there is one."""
    for place in places_from_marker(s, "favours", FAVOURS_LAID):
        reason = refuse_favour(s, place)
        if not reason:
            s.tell("picks_favour", (seat, place + 1, s.numbers[MARKER]))
            return tables_of(s).favour_space[s.favours[place]]
        if s.telling:
            s.tell("skips_favour", (seat, place + 1, obstacle(s, reason)))
    return NO_CARD


def owes_for(s: Paladins, seat: int, square: int) -> bool:
    """Whether a square is worth nothing to him: it pays a debt, and he has none."""
    return PAY_DEBT_VERB in tables_of(s).square_reward[square][::2] and not s.debts[seat]


def open_squares(s: Paladins, seat: int, action: Settle, terms: Terms) -> list[int]:
    """The squares in reach that he would settle, from the left."""
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
