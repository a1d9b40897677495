"""What an attribute counts for: the track, the paladin in use, and the terms of the action."""

from greathall.engine import folded
from greathall.games.paladins.rows import BONUS, HELPED, Terms
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import VALUE


def value(s: Paladins, who: int, attribute: int, terms: Terms) -> int:
    """The effective value of an attribute (P-1.3)."""
    rules = s.lookups
    found = s.attributes[who][attribute]
    for paladin in s.paladin[who]:
        found += rules.paladin_bonus[paladin][attribute]
    if terms[HELPED] == attribute:
        found += terms[BONUS]
    return folded(s, VALUE, found, who, attribute) if rules.folds[VALUE] else found
