"""The rows of cards: what is printed on them, and where each fact comes from. No rules inside.

Every row has a `name` and a `source`; `sources` names the facts of a row that come from elsewhere. A row says itself
what a client draws of it (`card`), and what it is like when facts on it are corrected (`anew`).
"""

from typing import TYPE_CHECKING, Any

from greathall.engine.subclassing import mypyc_attr
from greathall.games.paladins.printed.effects import NOTHING, Effects, effects_data

if TYPE_CHECKING:
    from greathall.games.paladins.printed.overlay_values import Facts

Sources = dict[str, str]
Card = dict[str, Any]

ANY = "any"


@mypyc_attr(allow_interpreted_subclasses=True)
class Row:
    """A row of a table: its name, where its facts come from, and a note if one helps."""

    def __init__(self, name: str, source: str, sources: Sources | None = None, note: str = "") -> None:
        self.name = name
        self.source = source
        self.sources: Sources = sources or {}
        self.note = note
        self.copies = 1
        self.back = 0  # what its back shows, if the backs of a deck differ

    def card(self) -> Card:
        """What is printed on it, as data."""
        raise NotImplementedError(f"{type(self).__name__} has no card()")

    def anew(self, facts: "Facts") -> "Row":
        """The row with its corrections."""
        raise NotImplementedError(f"{type(self).__name__} has no anew()")


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
        """When its reward is gained, in a word: its trigger, with the condition if there is one."""
        return f"{self.trigger}_{self.condition}" if self.condition else self.trigger

    def card(self) -> Card:
        return {
            "title": self.title,
            "discard": effects_data(self.discard),
            "bonus": effects_data(self.bonus),
            "trigger": self.trigger,
            "condition": self.condition,
            "occasion": self.occasion,
            "reward": effects_data(self.reward),
        }

    def anew(self, facts: "Facts") -> "Townsfolk":
        return Townsfolk(
            self.name,
            self.title,
            discard=facts.effects("discard", self.discard),
            bonus=facts.effects("bonus", self.bonus),
            trigger=self.trigger,
            condition=self.condition,
            reward=facts.effects("reward", self.reward),
        )


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

    def card(self) -> Card:
        return {
            "title": self.title,
            "suit": self.suit,
            "attack": effects_data(self.attack),
            "convert": effects_data(self.convert),
            "scoring": self.scores,
        }

    def anew(self, facts: "Facts") -> "Outsider":
        attack, convert = facts.effects("attack", self.attack), facts.effects("convert", self.convert)
        return Outsider(self.name, attack, convert, self.scores)


class Wall(Row):
    """What a wall gives when it is built, and its points."""

    def __init__(self, name: str, reward: Effects, points: int = 0) -> None:
        super().__init__(name, "public")
        self.reward = reward
        self.points = points

    def card(self) -> Card:
        return {"reward": effects_data(self.reward), "points": self.points}

    def anew(self, facts: "Facts") -> "Wall":
        return Wall(self.name, facts.effects("reward", self.reward), facts.number("points", self.points))


class Tavern(Row):
    """The workers that wait in a tavern."""

    def __init__(self, name: str, *workers: str) -> None:
        super().__init__(name, "public")
        self.workers = workers

    def card(self) -> Card:
        return {"workers": list(self.workers)}

    def anew(self, facts: "Facts") -> "Tavern":
        return Tavern(self.name, *facts.workers("workers", self.workers))


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

    def card(self) -> Card:
        return {
            "workers": effects_data(self.workers),
            "bonus": effects_data(self.bonus),
            "action": self.action,
            "reward": effects_data(self.reward),
            "no_silver": self.no_silver,
            "no_provisions": self.no_provisions,
            "silver_off": self.silver_off,
            "way": self.opens,
        }

    def anew(self, facts: "Facts") -> "Paladin":
        return Paladin(
            self.name,
            facts.effects("workers", self.workers),
            facts.effects("bonus", self.bonus),
            self.action,
            reward=facts.effects("reward", self.reward),
            no_silver=self.no_silver,
            no_provisions=self.no_provisions,
            silver_off=facts.number("silver_off", self.silver_off),
            opens=self.opens,
        )


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

    def space(self) -> Card:
        """What is printed on it as a space, whatever else it is."""
        return {
            "worker": self.worker,
            "reward": effects_data(self.reward),
            "silver": self.silver,
            "provisions": self.provisions,
            "debts": self.debts,
        }

    def card(self) -> Card:
        return self.space()

    def anew(self, facts: "Facts") -> "WorkerSpace":
        return WorkerSpace(
            self.name,
            facts.worker("worker", self.worker),
            facts.effects("reward", self.reward),
            silver=facts.number("silver", self.silver),
            provisions=facts.number("provisions", self.provisions),
            debts=facts.number("debts", self.debts),
            freed=self.freed,
        )


class Order(Row):
    """A King's Order: which action was to be done how often."""

    def __init__(self, name: str, action: str, needs: int, source: str, note: str = "") -> None:
        super().__init__(name, source, None, note)
        self.action = action
        self.needs = needs

    def card(self) -> Card:
        return {"action": self.action, "needs": self.needs}

    def anew(self, facts: "Facts") -> "Order":
        return Order(self.name, self.action, facts.number("needs", self.needs), self.source)


class Suspicion(Row):
    """A kind of suspicion card: the tax on it, and how many there are."""

    def __init__(self, name: str, tax: int, copies: int) -> None:
        super().__init__(name, "rulebook", {"copies": "public"})
        self.tax = tax
        self.copies = copies

    def card(self) -> Card:
        return {"tax": self.tax, "copies": self.copies}

    def anew(self, facts: "Facts") -> "Suspicion":
        return Suspicion(self.name, facts.number("tax", self.tax, 2), facts.number("copies", self.copies))
