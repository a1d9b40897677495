"""Rows of open cards (P-3.7): places keep their numbers until the refresh slides and fills them."""

from greathall.games.paladins.rows import RIGHT
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.tables import tables_of
from greathall.games.paladins.words import NO_CARD


def place_of(s: Paladins, row: int, card: int) -> int:
    """The place of a card in its row, or NO_CARD."""
    cards = s.rows[row]
    for place in range(len(cards)):
        if cards[place] == card:
            return place
    return NO_CARD


def take_from_row(s: Paladins, row: int, card: int) -> None:
    """The card leaves its place, which stays empty."""
    s.rows[row][place_of(s, row, card)] = NO_CARD


def open_cards(s: Paladins, row: int) -> list[int]:
    """The cards of a row, in rising order."""
    return sorted([card for card in s.rows[row] if card != NO_CARD])


def discard_ends(s: Paladins, row: int) -> None:
    """What the spec says is discarded."""
    for place in tables_of(s).specs[row].discarded:
        discard_place(s, row, place)


def discard_place(s: Paladins, row: int, place: int) -> None:
    """The card at a place is discarded, where the place still holds one."""
    card = s.rows[row][place]
    if card != NO_CARD:
        s.rows[row][place] = NO_CARD
        s.discards[tables_of(s).row_deck[row]].append(card)
        s.tell("leaves_row", (row, place + 1))


def slide_and_fill(s: Paladins, row: int) -> None:
    """Cards slide to the end of the row; the empty places are filled from the pile, the one next to them first."""
    spec = tables_of(s).specs[row]
    pile = s.decks[tables_of(s).row_deck[row]]
    left = [card for card in s.rows[row] if card != NO_CARD]
    drawn = 0
    while len(left) < spec.size and pile:
        left = [pile.pop(), *left] if spec.slide == RIGHT else [*left, pile.pop()]
        drawn += 1
    empty = [NO_CARD] * (spec.size - len(left))
    s.rows[row] = empty + left if spec.slide == RIGHT else left + empty
    if drawn:
        s.learn_all()
        s.tell("fills_row", (row, drawn))
