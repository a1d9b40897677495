"""Characters, marks and the turn in views and printed positions."""

from typing import Any, Final

from greathall.engine import EVERYTHING
from greathall.engine.hidden.sights import masked
from greathall.games.citadels.cards import size_needed
from greathall.games.citadels.known.draft import characters_held
from greathall.games.citadels.marks import is_secret_shown
from greathall.games.citadels.printed.data import CHARACTER_NAMES
from greathall.games.citadels.state import CHARACTER, ENDED, MARKS, NOBODY, SCRATCH, SEAT, USED, Citadels
from greathall.games.citadels.words import USE

OPEN: Final = SCRATCH[:ENDED]  # of the turn
SECRET_WORD: Final = {"warrant": "signed", "threat": "flower"}


def mask_names(mask: int) -> list[str]:
    return masked(CHARACTER_NAMES, mask)


def seat_name(s: Citadels, seat: int) -> str | None:
    return s.rules.seats[seat] if seat >= 0 else None


def show_characters(s: Citadels, viewer: int, shown: dict[str, Any]) -> None:
    """What a viewer sees: their own characters, those revealed, marks, the turn, and when it ends."""
    seats: dict[str, dict[str, Any]] = shown["seats"]
    for seat, held in enumerate(characters_held(s)):
        if len(held) > 1:
            held.sort()
        sees_all = viewer == seat or viewer == EVERYTHING
        own = seats[s.rules.seats[seat]]
        own["characters"] = [CHARACTER_NAMES[c] for c in held if sees_all or s.shown >> c & 1]
        own["holds"] = len(held)
    if viewer >= 0 and is_drafting(s):
        seats[s.rules.seats[viewer]]["earns"] = show_earnings(s, viewer)
    shown["up"] = [CHARACTER_NAMES[c] for c in s.up]
    shown["silent"] = mask_names(s.silent)
    shown["city_size"] = size_needed(s)
    shown["marks"] = {word: show_mark(s, mark, viewer) for mark, word in enumerate(MARKS) if s.marker[mark] != NOBODY}
    if s.turn[SEAT] != NOBODY:
        shown["turn"] = show_turn(s, viewer)
    if viewer == EVERYTHING:
        shown["draft"] = print_draft(s)
        for own in seats.values():
            del own["holds"], own["characters"]
        del shown["up"], shown["silent"], shown["city_size"]


def is_drafting(s: Citadels) -> bool:
    """Whether characters are still being chosen."""
    return s.filled < len(s.slots)


def show_earnings(s: Citadels, seat: int) -> dict[str, int]:
    """The gold that each character would bring this seat now, from its own city; without those that bring none."""
    found = {CHARACTER_NAMES[character]: gold_from(s, seat, character) for character in s.lookups.cast}
    return {name: gold for name, gold in found.items() if gold}


def gold_from(s: Citadels, seat: int, character: int) -> int:
    found = 0
    for option in s.lookups.of_character[character]:
        ability = s.lookups.abilities[option - USE]
        assert ability is not None
        found += ability.brings(s, seat, character)
    return found


def show_mark(s: Citadels, mark: int, viewer: int) -> dict[str, Any]:
    found: dict[str, Any] = {"by": seat_name(s, s.marker[mark]), "characters": mask_names(s.marked[mark])}
    if s.settled[mark]:
        found["settled"] = mask_names(s.settled[mark])
    if s.bared[mark]:
        found["shown"] = mask_names(s.bared[mark])
    may_know = viewer in (s.marker[mark], EVERYTHING) or is_secret_shown(s, mark)
    if s.secret[mark] != NOBODY and may_know:
        found[SECRET_WORD[MARKS[mark]]] = CHARACTER_NAMES[s.secret[mark]]
    return found


def show_turn(s: Citadels, viewer: int) -> dict[str, Any]:
    """The turn that is being played; how it ends is bookkeeping, and only printed."""
    turn = s.turn
    words = SCRATCH if viewer == EVERYTHING else OPEN
    found: dict[str, Any] = {word: turn[number] for number, word in enumerate(words)}
    found["seat"] = seat_name(s, turn[SEAT])
    found["character"] = CHARACTER_NAMES[turn[CHARACTER]]
    found["used"] = masked(s.rules.names["ability"], turn[USED])
    return found


def print_draft(s: Citadels) -> dict[str, Any]:
    """Everything about the characters of the round, for a printed position."""
    return {
        "up": [CHARACTER_NAMES[c] for c in s.up],
        "slots": [CHARACTER_NAMES[c] for c in s.slots],
        "owners": [seat_name(s, seat) for seat in s.owner],
        "filled": s.filled,
        "saw": [[seat_name(s, seat), mask_names(seen), filled] for seat, seen, filled in s.saw],
        "peek": [[seat_name(s, seat), slot] for seat, slot in s.peek],
        "trade": s.trade[:],
        "shown": mask_names(s.shown),
        "silent": mask_names(s.silent),
    }
