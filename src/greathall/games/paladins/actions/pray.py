"""Pray (P-5.3): a cleric and 2 silver clear another action."""

from typing import Any

from greathall.engine import Decision
from greathall.games.paladins.acting.clearing import CLEAR, clear_action, is_blocked
from greathall.games.paladins.acting.targets import ChooseClearing
from greathall.games.paladins.rows import Action, Cost, Flat, Terms
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import NOTHING_STANDS, PRAY, SAME_ACTION


class Pray(Action):
    """A target is an answer to which action is cleared."""

    def __init__(self) -> None:
        super().__init__(PRAY, "pray", ("cleric",))

    def ask(self, who: int, terms: Terms) -> Decision[Any] | None:
        return ChooseClearing(who, PRAY, terms)

    def targets(self, s: Paladins, who: int) -> list[int]:
        return list(range(CLEAR, CLEAR + len(s.lookups.actions)))

    def reach(self, s: Paladins, who: int, target: int, terms: Terms) -> int:
        if target == CLEAR + PRAY:
            return SAME_ACTION
        return 0 if is_blocked(s, who, target - CLEAR) else NOTHING_STANDS

    def nothing_in_reach(self) -> int:
        return NOTHING_STANDS

    def cost(self, s: Paladins, who: int, target: int, terms: Terms) -> Cost:
        return s.lookups.pray_silver, 0

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        clear_action(s, who, target - CLEAR)
        return ()
