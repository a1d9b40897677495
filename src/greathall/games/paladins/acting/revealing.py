"""Answers that turn up a card nobody has seen, and so cannot be taken back."""

from typing import Any

from greathall.engine import Decision, apply
from greathall.games.paladins.state import Paladins


def turns_up(s: Paladins, decision: Decision[Any], option: int, action: int) -> bool:
    """Whether this answer is the last before an action turns up a card: tried out, it teaches its seat something."""
    if action < 0 or not s.lookups.may_reveal[action]:
        return False
    tried = s.clone()
    tried.telling = False
    apply(tried, decision.player, option)
    return tried.learned[decision.player] != s.learned[decision.player]
