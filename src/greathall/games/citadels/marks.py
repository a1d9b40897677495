"""Marks: what characters put on characters (killed, bewitched, robbed, warrants, threats), and which is secret."""

from greathall.engine import Luck
from greathall.games.citadels.printed.data import CHARACTERS
from greathall.games.citadels.state import NOBODY, Citadels


def is_marked(s: Citadels, mark: int, character: int) -> bool:
    return s.marked[mark] >> character & 1 == 1


def put_mark(s: Citadels, mark: int, seat: int, character: int) -> None:
    """This seat marks a character; every rule asks for the seat that did, never for a holder."""
    s.marker[mark] = seat
    s.marked[mark] |= 1 << character


def is_active(s: Citadels, mark: int, character: int) -> bool:
    """Whether there is a mark that is not settled."""
    return is_marked(s, mark, character) and not s.settled[mark] >> character & 1


def settle_mark(s: Citadels, mark: int, character: int, shown: bool) -> None:
    """A mark is done with; it may have been shown to all."""
    s.settled[mark] |= 1 << character
    if shown:
        s.bared[mark] |= 1 << character


def is_secret_shown(s: Citadels, mark: int) -> bool:
    """Whether everybody has seen the signed warrant, or the flower."""
    return s.secret[mark] != NOBODY and s.bared[mark] >> s.secret[mark] & 1 == 1


def candidates_for_secret(s: Citadels, mark: int) -> list[int]:
    """The marked characters that could carry the signed one, for those who do not know."""
    open_marks = s.marked[mark] & ~s.bared[mark]
    return [character for character in range(len(CHARACTERS)) if open_marks >> character & 1]


def redeal_marks(s: Citadels, seat: int, luck: Luck) -> None:
    """Another of the marks may be the secret one, for everybody but the seat that placed them."""
    for mark in range(len(s.marker)):
        if s.secret[mark] != NOBODY and s.marker[mark] != seat and not is_secret_shown(s, mark):
            found = candidates_for_secret(s, mark)
            s.secret[mark] = found[luck.below(len(found))]
