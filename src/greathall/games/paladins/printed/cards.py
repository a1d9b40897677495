"""The rows of cards: what is printed on them, and where each fact comes from. No rules inside.

Every row has a `name` and a `source`; `sources` names the facts of a row that come from elsewhere.
"""

from greathall.engine.subclassing import mypyc_attr
from greathall.games.paladins.gains.effects import NOTHING, Effects

Sources = dict[str, str]

ANY = "any"


@mypyc_attr(allow_interpreted_subclasses=True)
class Row:
    """A row of a table: its name, where its facts come from, and a note where one helps."""

    def __init__(self, name: str, source: str, sources: Sources | None = None, note: str = "") -> None:
        self.name = name
        self.source = source
        self.sources: Sources = sources or {}
        self.note = note
        self.copies = 1
        self.back = 0  # what its back shows, where the backs of a deck differ


class Townsfolk(Row):
    """What a townsfolk gives when it is discarded, when it is recruited, and each time its trigger comes."""

    def __init__(
        self,
        name: str,
        title: str,
        *,
        discard: Effects,
        trigger: str,
        reward: Effects,
        bonus: Effects = NOTHING,
        condition: str = "",
        source: str = "public",
        sources: Sources | None = None,
        note: str = "",
    ) -> None:
        super().__init__(name, source, sources, note)
        self.title = title
        self.discard = discard
        self.bonus = bonus
        self.trigger = trigger
        self.condition = condition
        self.reward = reward

    @property
    def occasion(self) -> str:
        """When its reward is gained, in a word: its trigger, with the condition where there is one."""
        return f"{self.trigger}_{self.condition}" if self.condition else self.trigger


class Outsider(Row):
    """What an outsider gives when it is attacked, its strength when it is converted, and how it scores then.

    The name says who it is and of which suit: `archer_byzantine`.
    """

    def __init__(
        self,
        name: str,
        attack: Effects,
        convert: Effects,
        scores: str,
        *,
        source: str = "public",
        sources: Sources | None = None,
        note: str = "",
    ) -> None:
        super().__init__(name, source, sources, note)
        self.title, self.suit = name.split("_")[:2]
        self.attack = attack
        self.convert = convert
        self.scores = scores


class Wall(Row):
    """What a wall gives when it is built, and its points."""

    def __init__(self, name: str, reward: Effects, points: int = 0) -> None:
        super().__init__(name, "public")
        self.reward = reward
        self.points = points


class Tavern(Row):
    """The workers that wait in a tavern."""

    def __init__(self, name: str, *workers: str) -> None:
        super().__init__(name, "public")
        self.workers = workers


class Paladin(Row):
    """A paladin: its workers, more of some attributes in its round, and what it does for one action.

    One without an action helps none in particular; it may open a way to pay for all of them.
    """

    def __init__(
        self,
        name: str,
        workers: Effects,
        bonus: Effects,
        action: str,
        *,
        reward: Effects = NOTHING,
        no_silver: bool = False,
        no_provisions: bool = False,
        silver_off: int = 0,
        opens: str = "",
        source: str = "public",
        sources: Sources | None = None,
        note: str = "",
    ) -> None:
        super().__init__(name, source, sources, note)
        self.workers = workers
        self.bonus = bonus
        self.action = action
        self.reward = reward
        self.no_silver = no_silver
        self.no_provisions = no_provisions
        self.silver_off = silver_off
        self.opens = opens


@mypyc_attr(allow_interpreted_subclasses=True)
class WorkerSpace(Row):
    """A space for one worker that everybody shares: what it costs, what it gives, and whether the refresh frees it."""

    def __init__(
        self,
        name: str,
        worker: str,
        reward: Effects,
        *,
        silver: int = 0,
        provisions: int = 0,
        debts: int = 0,
        freed: bool = True,
        source: str = "rulebook",
        sources: Sources | None = None,
        note: str = "",
    ) -> None:
        super().__init__(name, source, {"worker": "public"} if sources is None else sources, note)
        self.worker = worker
        self.reward = reward
        self.silver = silver
        self.provisions = provisions
        self.debts = debts
        self.freed = freed


class Order(Row):
    """A King's Order: which action was to be done so often."""

    def __init__(self, name: str, action: str, needs: int, source: str, note: str = "") -> None:
        super().__init__(name, source, None, note)
        self.action = action
        self.needs = needs


class Suspicion(Row):
    """A kind of suspicion card: the tax on it, and how many there are."""

    def __init__(self, name: str, tax: int, copies: int) -> None:
        super().__init__(name, "rulebook", {"copies": "public"})
        self.tax = tax
        self.copies = copies
