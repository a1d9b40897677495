"""Absolve for the opponent (P-13.7.7): a jar is turned where it stands, and fills no space."""

from typing import Final

from greathall.games.paladins.actions.absolve import Absolve
from greathall.games.paladins.rows import Flat, Terms
from greathall.games.paladins.solo.lookups import solo_of
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import ABSOLVE

TURN: Final = -1  # the target that means turning the jar


class SoloAbsolve(Absolve):
    """The action of people, who fill spaces, and the opponent, which turns jars; `done_actions` counts the latter."""

    def times(self, s: Paladins, who: int) -> int:
        return len(s.jars[who]) + s.done_actions[who][ABSOLVE]

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        if target != TURN:
            return super().core(s, who, target, terms)
        s.done_actions[who][ABSOLVE] += 1
        s.tell("turns_jar", (who, self.times(s, who)))
        return solo_of(s).jar_gains
