"""The tables of a solo game: what the rows of the opponent say, as numbers."""

from typing import Any, Final

from greathall.engine.modules import Tables
from greathall.games.paladins.rows import Flat
from greathall.games.paladins.rules import PaladinsRules
from greathall.games.paladins.solo.data import USUAL
from greathall.games.paladins.solo.rows import ChoiceRule, Constants, Difficulty, Move
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import CRIMINAL, MARKER

OPPONENT_SEAT: Final = 1


class SoloTables(PaladinsRules):
    """Constants, schemes, moves and rules for choices; the wish each square answers."""

    def __init__(self, tables: Tables, players: int, options: dict[str, Any]) -> None:
        super().__init__(tables, players, options)
        constants: Constants = self.rows("opponent")[0]
        self.constants = constants
        levels: dict[str, Difficulty] = {row.name: row for row in self.rows("difficulty")}
        self.level = levels[options.get("difficulty", USUAL)]
        self.moves: dict[str, Move] = {row.name: row for row in self.rows("move")}
        schemes = self.by_name("scheme", "scheme")
        self.scheme_move: list[str] = [row.move for row in schemes]
        self.scheme_waits: list[bool] = [row.waits for row in schemes]
        self.choice_rules: list[ChoiceRule] = sorted(self.rows("choice_rule"), key=order_of_rule)
        self.stack = [self.index("attribute", name) for name in constants.stack]
        self.jar_gains = self.flat(constants.jar)
        self.wishes = [self.index("wish", name) for name in constants.wishes]
        self.square_wish = [self.index("wish", self.wish_for(reward)) for reward in self.square_reward]

    def wish_for(self, reward: Flat) -> str:
        """The wish that a reward answers."""
        workers = sum([reward[at + 1] for at in range(0, len(reward), 2) if reward[at] <= CRIMINAL])
        if workers:
            return "two_workers" if workers > 1 else "one_worker"
        named = self.names["verb"][reward[0]] if reward else ""
        return named if named in self.constants.wishes else "anything"

    def blank(self) -> Paladins:
        s = super().blank()
        prepare(s)
        return s


def prepare(s: Paladins) -> None:
    """The marker stands on the first space, the attributes where they begin, stacked."""
    rules = solo_of(s)
    s.numbers[MARKER] = 1
    s.stacked = rules.stack[:]
    for name, level in rules.constants.start.items():
        s.attributes[OPPONENT_SEAT][rules.index("attribute", name)] = level


def order_of_rule(rule: ChoiceRule) -> int:
    return rule.order


def solo_of(s: Paladins) -> SoloTables:
    rules = s.rules
    assert isinstance(rules, SoloTables)
    return rules


def obstacle(s: Paladins, reason: int) -> int:
    """The number of a reason among the obstacles that are told."""
    return s.rules.names["obstacle"].index(s.rules.reason(reason)[0])


def move_number(s: Paladins, name: str) -> int:
    return s.rules.names["move"].index(name)
