"""Rows of open cards (P-3.7): places keep their numbers until the refresh slides and fills them.

If the pile is face up, its top card is in the row, at the place of the pile; the deck is what is below.
"""

from greathall.games.paladins.rows import RIGHT
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import NO_CARD


def place_of(s: Paladins, row: int, card: int) -> int:
    """The place of a card in its row, or NO_CARD."""
    cards = s.rows[row]
    for place in range(len(cards)):
        if cards[place] == card:
            return place
    return NO_CARD


def open_cards(s: Paladins, row: int) -> list[int]:
    """The cards of a row, in rising order."""
    return sorted([card for card in s.rows[row] if card != NO_CARD])


def take_from_row(s: Paladins, row: int, card: int) -> None:
    """The card leaves its place, which stays empty; on a face-up pile the next one is seen."""
    empty_place(s, row, place_of(s, row, card))


def discard_from_row(s: Paladins, row: int, card: int) -> None:
    """The card leaves its place for the discards of the row."""
    s.discards[s.lookups.row_deck[row]].append(card)
    take_from_row(s, row, card)


def empty_place(s: Paladins, row: int, place: int) -> None:
    rules = s.lookups
    s.rows[row][place] = NO_CARD
    pile = s.decks[rules.row_deck[row]]
    if place == rules.specs[row].pile and pile:
        s.rows[row][place] = pile.pop()
        come_to_row(s, row, 1)


def come_to_row(s: Paladins, row: int, count: int) -> None:
    """This many cards that nobody had seen are open now."""
    s.learn_all()
    s.tell("fills_row", (row, count))


def discard_ends(s: Paladins, row: int) -> None:
    """What the spec says is discarded."""
    for place in s.lookups.specs[row].discarded:
        discard_place(s, row, place)


def discard_place(s: Paladins, row: int, place: int) -> None:
    """The card at a place is discarded, if the place still holds one."""
    card = s.rows[row][place]
    if card != NO_CARD:
        s.tell("leaves_row", (row, place + 1))
        discard_from_row(s, row, card)


def slide_and_fill(s: Paladins, row: int) -> None:
    """Cards slide to the end of the row; the empty places are filled from the pile, the one next to them first."""
    spec = s.lookups.specs[row]
    pile = s.decks[s.lookups.row_deck[row]]
    unseen = len(pile)
    if spec.face_up and s.rows[row][spec.pile] != NO_CARD:
        pile.append(s.rows[row].pop(spec.pile))
    left = [card for card in s.rows[row] if card != NO_CARD]
    while len(left) < spec.size and pile:
        left = [pile.pop(), *left] if spec.slide == RIGHT else [*left, pile.pop()]
    empty = [NO_CARD] * (spec.size - len(left))
    top = [pile.pop() if pile else NO_CARD] if spec.face_up else []
    s.rows[row] = top + empty + left if spec.slide == RIGHT else left + empty + top
    if len(pile) < unseen:
        come_to_row(s, row, unseen - len(pile))
