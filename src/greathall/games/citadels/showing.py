"""Characters, marks and the turn in views and printed positions."""

from typing import Any, Final

from greathall.engine import EVERYTHING
from greathall.games.citadels.cards import size_needed
from greathall.games.citadels.known.draft import characters_held
from greathall.games.citadels.marks import is_secret_shown
from greathall.games.citadels.printed.data import CHARACTER_NAMES
from greathall.games.citadels.state import MARKS, NOBODY, SCRATCH, SEAT, USED, Citadels
from greathall.games.citadels.words import USE

SECRET_WORD: Final = {"warrant": "signed", "threat": "flower"}


def mask_names(mask: int) -> list[str]:
    if not mask:
        return []
    return [name for number, name in enumerate(CHARACTER_NAMES) if mask >> number & 1]


def seat_name(s: Citadels, seat: int) -> str | None:
    return s.rules.seats[seat] if seat >= 0 else None


def show_characters(s: Citadels, viewer: int, shown: dict[str, Any]) -> None:
    """What a viewer sees: their own characters, those revealed, marks, the turn, and when it ends."""
    holding = characters_held(s)
    for seat, name in enumerate(s.rules.seats):
        held = holding[seat]
        held.sort()
        visible = [c for c in held if viewer == seat or viewer == EVERYTHING or s.shown >> c & 1]
        shown["seats"][name]["characters"] = [CHARACTER_NAMES[c] for c in visible]
        shown["seats"][name]["holds"] = len(held)
    if viewer >= 0 and is_drafting(s):
        shown["seats"][s.rules.seats[viewer]]["earns"] = show_earnings(s, viewer)
    shown["up"] = [CHARACTER_NAMES[c] for c in s.up]
    shown["silent"] = mask_names(s.silent)
    shown["city_size"] = size_needed(s)
    shown["marks"] = {word: show_mark(s, mark, viewer) for mark, word in enumerate(MARKS) if s.marker[mark] != NOBODY}
    if s.turn[SEAT] != NOBODY:
        shown["turn"] = show_turn(s, viewer)
    if viewer == EVERYTHING:
        shown["draft"] = print_draft(s)
        for name in s.rules.seats:
            del shown["seats"][name]["holds"]
            del shown["seats"][name]["characters"]
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
    found: dict[str, Any] = dict(zip(SCRATCH, s.turn, strict=True))
    if viewer != EVERYTHING:
        del found["ended"], found["quiet"], found["tally"]
    found["seat"] = seat_name(s, s.turn[0])
    found["character"] = CHARACTER_NAMES[s.turn[1]]
    names = s.rules.names["ability"]
    found["used"] = [name for number, name in enumerate(names) if s.turn[USED] >> number & 1]
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
