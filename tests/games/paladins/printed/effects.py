"""Effects that are printed, compared."""

from greathall.games.paladins.printed.effects import Effects


def verbs(effects: Effects) -> set[str]:
    """All that these do, alternatives included."""
    found = {effect.verb for effect in effects} - {"choice"}
    for effect in effects:
        for alternative in effect.alternatives:
            found |= verbs(alternative)
    return found


def same(one: Effects, other: Effects) -> bool:
    return [effect.words for effect in one] == [effect.words for effect in other]
