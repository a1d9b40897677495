"""The questions for the target of an action: one form for all of them."""

from typing import Any, ClassVar

from greathall.engine import NO_PRICE, Args, Decision
from greathall.engine.subclassing import mypyc_attr
from greathall.games.paladins.acting.legality import missing_for, open_targets, refuse_means, refuse_target
from greathall.games.paladins.acting.paying import cost_of
from greathall.games.paladins.acting.revealing import turns_up
from greathall.games.paladins.acting.taking import TakeAction, first_worker
from greathall.games.paladins.rows import NO_TARGET, PAYING, Terms
from greathall.games.paladins.state import Paladins


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Decision[Paladins]):
    """What an action is done to. An answer is the target itself."""

    public: ClassVar[bool] = True

    def __init__(self, player: int, action: int, terms: Terms) -> None:
        self.player = player
        self.action = action
        self.terms = terms

    def args(self) -> Args:
        return (self.player, self.action, self.terms)

    def candidates(self, s: Paladins) -> list[int]:
        return s.lookups.actions[self.action].targets(s, self.player)

    def refusal(self, s: Paladins, option: int) -> int:
        return refuse_target(s, self.player, self.action, option, self.terms)

    def options(self, s: Paladins) -> list[int]:
        """The candidates that are not refused; if all cost the same, that is checked once."""
        action = s.lookups.actions[self.action]
        if not action.uniform:
            return open_targets(s, self.player, action, self.terms)
        if refuse_means(s, self.player, action, NO_TARGET, self.terms):
            return []
        return action.reachable(s, self.player, self.terms)

    def missing(self, s: Paladins, option: int) -> tuple[int, ...]:
        return missing_for(s, self.player, self.action, option, self.terms)

    def price(self, s: Paladins, option: int) -> int:
        silver, provisions = cost_of(s, self.player, s.lookups.actions[self.action], option, self.terms)
        return silver + provisions

    def reveals(self, s: Paladins, option: int) -> bool:
        return turns_up(s, self.action)

    def opening(self, s: Paladins, option: int) -> Decision[Any] | None:
        """Who goes on the first slot."""
        return first_worker(s, self.player, self.action, option, self.terms)

    def choose(self, s: Paladins, option: int) -> None:
        s.push(TakeAction(self.player, self.action, option, self.terms))


class ChooseMode(Target):
    """With one worker, or with two."""

    kind: ClassVar[str] = "mode"

    def price(self, s: Paladins, option: int) -> int:
        return NO_PRICE


class ChooseTownsfolk(Target):
    """Whom to recruit or to discard."""

    kind: ClassVar[str] = "townsfolk"


class ChooseWorkshop(Target):
    """Where the workshop goes."""

    kind: ClassVar[str] = "workshop_target"


class ChooseClearing(Target):
    """Which other action is cleared."""

    kind: ClassVar[str] = "pray"


class ChooseSquare(Target):
    """Which square of the main board is settled."""

    kind: ClassVar[str] = "square"

    def about(self) -> tuple[int, ...]:
        return (self.action,)


class ChooseJarSpace(Target):
    """Where the jar goes."""

    kind: ClassVar[str] = "jar"


class ChooseAttacked(Target):
    """Which outsider is attacked; whether a bribe is possible, for which costs must be paid."""

    kind: ClassVar[str] = "attack"

    def about(self) -> tuple[int, ...]:
        return (self.terms[PAYING],)


class ChooseConverted(Target):
    """Which outsider is converted."""

    kind: ClassVar[str] = "convert"
