"""Beliefs: who may hold which character. What is possible is exact; which of it is likely, by what each would like."""

import math
from typing import Final

from greathall.bots.judges.citadels.lore import Lore
from greathall.bots.judges.citadels.lures import appeal
from greathall.bots.judges.citadels.outlook import Outlook
from greathall.bots.judges.citadels.risks import aimed_at, death, standing, theft
from greathall.games.citadels.known.draft import possible_characters
from greathall.games.citadels.printed.data import CHARACTERS
from greathall.games.citadels.state import NOBODY, Citadels

LEAST: Final = 0.02  # nothing that is possible is quite unlikely
TEMPER: Final = 100.0  # a character that appeals this much more is twice as likely to be chosen


def chances(s: Citadels, seat: int, lore: Lore, outlooks: list[Outlook], standings: list[int]) -> list[list[float]]:
    """For every character and seat how likely this seat holds it, as `seat` sees it. What is revealed is certain."""
    found = [[0.0] * lore.players for _ in CHARACTERS]
    if not s.slots:
        return found
    possible = possible_characters(s, seat)
    for other in range(lore.players):
        certain = possible[other] & s.shown
        count = held_by(s, other) - certain.bit_count()
        members = [character for character in lore.cast if (possible[other] & ~certain) >> character & 1]
        if members and count > 0:
            chosen = choices(outlooks[other], members, aimed_at(standings, other))
            for character, chance in zip(members, chosen, strict=True):
                found[character][other] = min(1.0, count * chance)
        for character in lore.cast:
            if certain >> character & 1:
                found[character][other] = 1.0
    return found


def plausibility(s: Citadels, seat: int, lore: Lore) -> float:
    """How likely others hold what they hold in a position that this seat imagines."""
    outlooks = [Outlook(s, other, lore, own=other == seat) for other in range(lore.players)]
    found = chances(s, seat, lore, outlooks, [standing(o) for o in outlooks])
    likely = 1.0
    for slot in range(s.filled):
        if s.owner[slot] not in (seat, NOBODY):
            likely *= max(LEAST, found[s.slots[slot]][s.owner[slot]])
    return likely


def held_by(s: Citadels, seat: int) -> int:
    """How many characters a seat holds; everybody has seen it choose."""
    return len([slot for slot in range(s.filled) if s.owner[slot] == seat])


def choices(o: Outlook, members: list[int], aimed: int) -> list[float]:
    """How likely a seat has chosen each of these: one in four just takes what appeals most, the others are wary."""
    appeals = [appeal(o, character) for character in members]
    bold = shares(appeals)
    feared: list[int] = []
    for character, liked, chance in zip(members, appeals, bold, strict=True):
        risk = death(o, character, chance, aimed) + theft(o, character, chance)
        feared.append(liked - risk // 2)
    return [(one + 3 * other) / 4 for one, other in zip(bold, shares(feared), strict=True)]


def expected(o: Outlook, members: list[int]) -> list[float]:
    """What everybody expects of a seat: what appeals to it."""
    return shares([appeal(o, character) for character in members])


def shares(liked: list[int]) -> list[float]:
    """The more one is liked, the likelier it is chosen."""
    weights = [math.exp2(one / TEMPER) for one in liked]
    whole = sum(weights)
    return [weight / whole for weight in weights]
