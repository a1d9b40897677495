"""Characters, marks and the turn in written positions, and the moments a written position can begin at."""

from typing import Any, Final

from greathall.engine import BadPosition
from greathall.engine.kept.positions import read_name, read_value
from greathall.games.citadels.printed.data import CHARACTER_NAMES, RANK
from greathall.games.citadels.showing import SECRET_WORD
from greathall.games.citadels.state import NOBODY, SCRATCH, USED, Citadels

NAMED: Final = ("seat", "character", "used")
YES_OR_NO: Final = ("gathered", "ended", "quiet")


def read_seat(s: Citadels, name: Any) -> int:
    return NOBODY if name is None else read_name(s.rules, "seat", name, ("draft",))


def read_characters(s: Citadels, names: Any, path: tuple[str | int, ...]) -> list[int]:
    if not isinstance(names, list):
        raise BadPosition("expected a list of characters", path)
    found = [read_name(s.rules, "character", name, path) for name in names]
    strange = [CHARACTER_NAMES[c] for c in found if c not in s.lookups.cast]
    if strange:
        raise BadPosition(f"{strange[0]} is not in the cast", path)
    return found


def mask_of(characters: list[int]) -> int:
    return sum(1 << character for character in set(characters))


def place_characters(s: Citadels, given: dict[str, Any]) -> None:
    """Take the draft, the marks and the turn from a written position."""
    if "draft" in given:
        place_draft(s, given.pop("draft"))
    else:
        place_held(s, given)
    for word, mark in given.pop("marks", {}).items():
        place_mark(s, read_name(s.rules, "mark", word, ("marks",)), word, dict(mark))
    if "turn" in given:
        place_turn(s, given.pop("turn"))


def place_draft(s: Citadels, draft: dict[str, Any]) -> None:
    s.up = read_characters(s, draft["up"], ("draft", "up"))
    s.slots = read_characters(s, draft["slots"], ("draft", "slots"))
    s.owner = [read_seat(s, name) for name in draft["owners"]]
    s.filled = draft["filled"]
    s.saw = [(read_seat(s, a), mask_of(read_characters(s, m, ("draft", "saw"))), n) for a, m, n in draft["saw"]]
    s.peek = [(read_seat(s, name), slot) for name, slot in draft["peek"]]
    s.trade = list(draft["trade"])
    s.shown = mask_of(read_characters(s, draft["shown"], ("draft", "shown")))
    s.silent = mask_of(read_characters(s, draft["silent"], ("draft", "silent")))


def place_held(s: Citadels, given: dict[str, Any]) -> None:
    """Characters by seat; those turned up under `up`; the others are put aside. Everybody knows their own."""
    s.up = read_characters(s, given.pop("up", []), ("up",))
    held: list[tuple[int, int]] = []
    for seat, name in enumerate(s.rules.seats):
        names = given.get(name, {}).pop("characters", [])
        held.extend((seat, character) for character in read_characters(s, names, (name, "characters")))
    taken = [character for _, character in held]
    if len(set(taken + s.up)) != len(taken + s.up):
        raise BadPosition("a character is named twice", ("characters",))
    aside = [character for character in s.lookups.cast if character not in taken and character not in s.up]
    s.slots = taken + aside
    s.owner = [seat for seat, _ in held] + [NOBODY] * len(aside)
    s.filled = len(s.slots)
    s.peek = [(seat, slot) for slot, (seat, _) in enumerate(held)]
    s.shown = mask_of(read_characters(s, given.pop("shown", []), ("shown",)))
    s.silent = mask_of(read_characters(s, given.pop("silent", []), ("silent",)))


def place_mark(s: Citadels, mark: int, word: str, given: dict[str, Any]) -> None:
    path = ("marks", word)
    s.marker[mark] = read_name(s.rules, "seat", given.pop("by", None), path)
    s.marked[mark] = mask_of(read_characters(s, given.pop("characters", []), path))
    s.settled[mark] = mask_of(read_characters(s, given.pop("settled", []), path))
    s.bared[mark] = mask_of(read_characters(s, given.pop("shown", []), path))
    secret = given.pop(SECRET_WORD.get(word, ""), None)
    if secret is not None:
        s.secret[mark] = read_name(s.rules, "character", secret, path)
    if given:
        raise BadPosition(f"unknown: {', '.join(given)}", path)


def place_turn(s: Citadels, given: dict[str, Any]) -> None:
    """The scratch of a turn; what is not named is nothing."""
    known = ("as", *SCRATCH)
    unknown = [key for key in given if key not in known]
    if unknown:
        raise BadPosition(f"a turn has no {unknown[0]!r}; it has {', '.join(SCRATCH)}", ("turn", unknown[0]))
    s.turn = [read_scratch(s, word, given.get(word, 0)) for word in SCRATCH]
    s.turn[0] = read_name(s.rules, "seat", given["seat"], ("turn", "seat"))
    s.turn[1] = read_characters(s, [given["character"]], ("turn", "character"))[0]
    for name in given.get("used", []):
        s.turn[USED] |= 1 << read_name(s.rules, "ability", name, ("turn", "used"))


def read_scratch(s: Citadels, word: str, value: Any) -> int:
    """What of a turn is a number, or a yes or no, which may be written as 1 or 0; the rest is read as names."""
    if word in NAMED:
        return 0
    if isinstance(value, bool):
        return int(value)
    number = read_value(s.rules, "number", value, ("turn", word))
    if word in YES_OR_NO and number > 1:
        raise BadPosition(f"expected true or false, not {number}", ("turn", word))
    return number


def rank_of(s: Citadels, name: Any) -> int:
    return RANK[read_characters(s, [name], ("at",))[0]]
