"""Answers that turn up a card nobody has seen, and so cannot be taken back."""

from greathall.games.paladins.state import Paladins


def turns_up(s: Paladins, action: int) -> bool:
    """Whether an action may turn up a card: then its last answer is final if its seat learns something by it."""
    return action >= 0 and s.lookups.may_reveal[action]
