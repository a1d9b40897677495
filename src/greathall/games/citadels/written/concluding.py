"""What a written position need not say because it follows, and what it cannot say."""

from typing import Any, Final

from greathall.engine import BadPosition, notify
from greathall.engine.kept.positions import has_frames
from greathall.games.citadels.cards import city_size, is_complete, kinds_of, size_needed
from greathall.games.citadels.known.draft import characters_of
from greathall.games.citadels.marks import is_marked
from greathall.games.citadels.printed.players import FACEUP
from greathall.games.citadels.showing import SECRET_WORD
from greathall.games.citadels.state import MARKS, NOBODY, Citadels
from greathall.games.citadels.words import IDENTICAL, PLACED

MOST_MARKED: Final = (1, 1, 1, 3, 2)  # killed, bewitched, robbed, warrants, threats


def conclude_position(s: Citadels, given: dict[str, Any]) -> None:
    """Cities that have their size are completed; the characters and districts in play say what else follows."""
    if given.get("round") == 0 and not has_frames(given.get("at")):
        raise BadPosition("the first round is 1", ("round",))
    if s.crown == NOBODY:
        raise BadPosition("somebody has the crown", ("crown",))
    refuse_characters(s)
    refuse_marks(s)
    refuse_identical(s)
    complete_cities(s)
    notify(s, PLACED)


def refuse_characters(s: Citadels) -> None:
    """Two and three players hold two characters each, more hold one (T-4); only so many are turned up (T-4.1)."""
    most_up = FACEUP.get((len(s.hand), len(s.lookups.cast)), 0)
    if len(s.up) > most_up:
        raise BadPosition(f"at most {most_up} are turned up here", ("up",))
    most = 2 if len(s.hand) < 4 else 1
    for seat, name in enumerate(s.rules.seats):
        if len(characters_of(s, seat)) > most:
            raise BadPosition(f"a seat holds at most {most} here", (name, "characters"))


def refuse_marks(s: Citadels) -> None:
    """Nobody marks rank 1, or more than there are marks; the signed one and the flower are on a marked character."""
    for mark, word in enumerate(MARKS):
        if s.marked[mark].bit_count() > MOST_MARKED[mark]:
            raise BadPosition(f"at most {MOST_MARKED[mark]} can be marked", ("marks", word))
        if is_marked(s, mark, s.lookups.cast[0]):
            raise BadPosition("rank 1 cannot be named", ("marks", word))
    for mark, secret in enumerate(s.secret):
        if secret != NOBODY and not is_marked(s, mark, secret):
            word = SECRET_WORD[MARKS[mark]]
            raise BadPosition(f"{s.rules.names['character'][secret]} is not marked", ("marks", MARKS[mark], word))


def refuse_identical(s: Citadels) -> None:
    """A city holds a district once (T-7.2), unless something in this game lets it be built again."""
    if s.lookups.folds[IDENTICAL]:
        return
    for seat, name in enumerate(s.rules.seats):
        double = [card for card in kinds_of(s.city[seat]) if s.city[seat].count(card) > 1]
        if double:
            district = s.rules.names["district"][double[0]]
            raise BadPosition(
                f"{district} is there more than once, and nothing in this game allows that", (name, "city")
            )


def complete_cities(s: Citadels) -> None:
    """A position with several completed cities must say which was first (T-7.8)."""
    for seat in range(len(s.city)):
        if is_complete(s, seat):
            s.completed[seat] = 1
    done = [seat for seat, completed in enumerate(s.completed) if completed]
    if s.first == NOBODY and len(done) > 1:
        raise BadPosition("several cities are completed: say whose was the first", ("first",))
    if s.first == NOBODY and done:
        s.first = done[0]
    if s.first != NOBODY and s.first not in done:
        has = f"{city_size(s, s.first)} of {size_needed(s)} districts"
        raise BadPosition(f"this city has {has}; if it was larger once, write completed: true for the seat", ("first",))
