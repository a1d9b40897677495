"""What is looked up in a solo game: what the rows of the opponent say, as numbers."""

from typing import Final

from greathall.games.paladins.lookups import PaladinsLookups
from greathall.games.paladins.parts import Part
from greathall.games.paladins.rows import Flat
from greathall.games.paladins.solo.data import USUAL
from greathall.games.paladins.solo.rows import ChoiceRule, Constants, Difficulty, Move
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import CRIMINAL, MARKER

OPPONENT_SEAT: Final = 1
PART: Final = "solo"


class SoloLookups(Part):
    """Constants, schemes, moves and rules for choices; the wish each square answers."""

    def __init__(self, rules: PaladinsLookups) -> None:
        constants: Constants = rules.rows("opponent")[0]
        self.constants = constants
        levels: dict[str, Difficulty] = {row.name: row for row in rules.rows("difficulty")}
        self.level = levels[rules.options.get("difficulty", USUAL)]
        self.moves: dict[str, Move] = {row.name: row for row in rules.rows("move")}
        schemes = rules.by_name("scheme", "scheme")
        self.scheme_move: list[str] = [row.move for row in schemes]
        self.scheme_waits: list[bool] = [row.waits for row in schemes]
        self.choice_rules: list[ChoiceRule] = sorted(rules.rows("choice_rule"), key=order_of_rule)
        self.stack = [rules.index("attribute", name) for name in constants.stack]
        self.start = [constants.start.get(name, 0) for name in rules.names["attribute"]]
        self.jar_gains = rules.flat(constants.jar)
        self.wishes = [rules.index("wish", name) for name in constants.wishes]
        self.square_wish = [rules.index("wish", wish_for(rules, constants, reward)) for reward in rules.square_reward]

    def prepare(self, s: Paladins) -> None:
        """The marker stands on the first space, the attributes where they begin, stacked."""
        s.numbers[MARKER] = 1
        s.stacked = self.stack[:]
        s.attributes[OPPONENT_SEAT] = self.start[:]


def wish_for(rules: PaladinsLookups, constants: Constants, reward: Flat) -> str:
    """The wish that a reward answers."""
    workers = sum([reward[at + 1] for at in range(0, len(reward), 2) if reward[at] <= CRIMINAL])
    if workers:
        return "two_workers" if workers > 1 else "one_worker"
    named = rules.names["verb"][reward[0]] if reward else ""
    return named if named in constants.wishes else "anything"


def order_of_rule(rule: ChoiceRule) -> int:
    return rule.order


def solo_of(s: Paladins) -> SoloLookups:
    part = s.lookups.parts[PART]
    assert isinstance(part, SoloLookups)
    return part


def obstacle(s: Paladins, reason: int) -> int:
    """The number of a reason among the obstacles that events name."""
    return s.rules.names["obstacle"].index(s.rules.reason(reason)[0])


def move_number(s: Paladins, name: str) -> int:
    return s.rules.names["move"].index(name)
