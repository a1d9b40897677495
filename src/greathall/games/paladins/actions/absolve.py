"""Absolve (P-6.4): a jar goes to an empty space of the player board."""

from typing import Any

from greathall.engine import Decision
from greathall.games.paladins.acting.targets import ChooseJarSpace
from greathall.games.paladins.rows import Action, Cost, Flat, Terms
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.terms import value
from greathall.games.paladins.words import (
    ABSOLVE,
    ATTRIBUTE_SHORT,
    DISCARD_VERB,
    FAITH_VERB,
    INFLUENCE,
    NO_PIECE,
    SPACE_TAKEN,
)


class Absolve(Action):
    """Cleric, any, merchant; the number on the leftmost jar is the Influence needed."""

    def __init__(self) -> None:
        super().__init__(ABSOLVE, "absolve", ("cleric", "any", "merchant"), workshops=2)

    def ask(self, who: int, terms: Terms) -> Decision[Any] | None:
        return ChooseJarSpace(who, ABSOLVE, terms)

    def targets(self, s: Paladins, who: int) -> list[int]:
        return list(range(len(s.lookups.jar_reward)))

    def refuse(self, s: Paladins, who: int, terms: Terms) -> int:
        needed = s.lookups.board_numbers["absolve_influence"]
        done = self.times(s, who)
        if done == len(needed):
            return NO_PIECE
        short = value(s, who, INFLUENCE, terms) < needed[done]
        return ATTRIBUTE_SHORT + INFLUENCE if short else 0

    def lacking(self, s: Paladins, who: int, terms: Terms) -> tuple[int, ...]:
        needed = s.lookups.board_numbers["absolve_influence"]
        return (value(s, who, INFLUENCE, terms), needed[min(self.times(s, who), len(needed) - 1)])

    def reach(self, s: Paladins, who: int, target: int, terms: Terms) -> int:
        return SPACE_TAKEN if target in s.jars[who] else 0

    def has_target(self, s: Paladins, who: int, terms: Terms) -> bool:
        return True  # there are more spaces than jars

    def cost(self, s: Paladins, who: int, target: int, terms: Terms) -> Cost:
        return s.lookups.board_numbers["absolve_silver"][self.times(s, who)], 0

    def times(self, s: Paladins, who: int) -> int:
        return len(s.jars[who])

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        s.jars[who].append(target)
        s.tell("fills_jar_space", (who, target))
        return (FAITH_VERB, 1) + s.lookups.jar_reward[target] + (DISCARD_VERB, 1)
