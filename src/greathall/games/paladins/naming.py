"""The names of Paladins that follow from its data: slots, gains that can be ordered, rewards that can be chosen."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final

from greathall.games.paladins.printed.effects import Effects, alternatives_in, words
from greathall.games.paladins.rows import Action

VERBS: Final = (
    "labourer",
    "scout",
    "merchant",
    "fighter",
    "cleric",
    "criminal",
    "silver",
    "provision",
    "faith",
    "strength",
    "influence",
    "tax",
    "discard_suspicion",
    "pay_debt",
    "destroy_debt",
    "take_debt",
    "pray",
    "free_recruit",
    "place_workshop",
    "choice",
)
LIVE_VERBS: Final = ("criminal", *VERBS[11:])
MOST: Final = 4  # no card gives more of anything that can be ordered


def slot_names(actions: Sequence[Action]) -> tuple[str, ...]:
    """All slots of a player board."""
    return tuple(f"{action.name}_{place + 1}" for action in actions for place in range(len(action.slots)))


def workshop_slot_names(actions: Sequence[Action]) -> tuple[str, ...]:
    """The slots that take workshops."""
    return tuple(f"{action.name}_{place + 1}" for action in actions for place in range(action.workshops))


def gain_names(verbs: Sequence[str]) -> tuple[str, ...]:
    """Effects that can be ordered: `2 tax`."""
    return tuple(f"{amount} {verb}" for verb in verbs for amount in range(1, MOST + 1))


def set_names(workers: Sequence[str], most: int) -> tuple[str, ...]:
    """All sets of one to this many workers, the smaller first: `1 fighter 2 cleric`."""
    sets = [chosen for size in range(1, most + 1) for chosen in combinations_with_replacement(workers, size)]
    return tuple(" ".join(f"{chosen.count(name)} {name}" for name in dict.fromkeys(chosen)) for chosen in sets)


def reward_names(lists: Sequence[Effects]) -> tuple[str, ...]:
    """What choices in these lists offer."""
    return tuple(words(alternative) for alternative in alternatives_in(list(lists)))
