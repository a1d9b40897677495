"""The opponent's side of a table of wood with City of Crowns: kept from events alone."""

from typing import Any, ClassVar

from games.paladins.solo.solo_ledger import Ledger, seen

from greathall.engine import Ruleset
from greathall.engine.events import Event
from greathall.engine.hidden.views import EVERYTHING, show_event
from greathall.games.paladins.crowns.printed.data.muster import MUSTERS as MUSTER_DATA
from greathall.games.paladins.crowns.printed.data.negotiate import NEGOTIATES as NEGOTIATE_DATA
from greathall.games.paladins.crowns.words import (
    ALLIES,
    DIPLOMAT,
    EXTENSION,
    MUSTER_TOPS,
    MUSTERS,
    NEGOTIATE_DECK,
    NEGOTIATE_ROW,
    NEGOTIATES,
    OPEN_ALLIES,
)
from greathall.games.paladins.solo.lookups import OPPONENT_SEAT
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import NO_CARD

KEPT = {"musters": MUSTERS, "negotiates": NEGOTIATES, "allies": ALLIES, "extension": EXTENSION}
NOUNS = {"musters": "muster", "negotiates": "negotiate", "allies": "ally", "extension": "extension"}
STACKS = 4
ASKS = {card.name: card.attribute for card in MUSTER_DATA}
NEEDS = {card.name: card.needs for card in MUSTER_DATA}
ENLISTED_WITH = {card.name: (card.attribute, card.needs) for card in NEGOTIATE_DATA}
DELEGATED_WITH = {card.name: card.diplomacy for card in NEGOTIATE_DATA}


class CrownsLedger(Ledger):
    """Besides its own things the open Muster cards, the workers on them, the Diplomat and the Allies."""

    right: tuple[str, ...] = (*Ledger.right, "muster", "negotiate")
    stack_of_markers: tuple[str, ...] = ("influence", "faith", "strength", "diplomacy")
    start: ClassVar[dict[str, int]] = {"deck": 14, "diplomacy": 3, "strength": 2, "faith": 1}
    track = 7

    def __init__(self) -> None:
        super().__init__()
        self.cards.update({name: [] for name in KEPT})
        self.tops: list[str | None] = [None] * STACKS
        self.workers: dict[str, str] = {}
        self.diplomat = STACKS - 1
        self.allies_taken: set[str] = set()
        self.delegated: list[str] = []
        self.slots: list[str | None] = []  # of the Negotiate cards, from the right, with the pile

    def hear(self, rules: Ruleset, event: Event) -> None:
        """What both seats do to the Muster cards and the Allies; the rest is its."""
        shown = show_event(rules, event, EVERYTHING)
        kind = shown["event"]
        if kind == "turns_up_muster":
            self.tops[shown["stack"] - 1] = shown["card"]
        elif kind == "collects_muster":
            self.diplomat = shown["stack"] - 1
            self.tops[self.diplomat] = None
            self.workers.pop(shown["card"], None)
        elif kind == "places_on_space" and shown["space"].startswith("muster"):
            self.workers[shown["space"]] = shown["worker"]
        elif kind == "wins_ally":
            self.allies_taken.add(shown["ally"])
        elif kind == "delegates":
            self.delegated.append(shown["card"])
        super().hear(rules, event)
        if kind in ("delegates", "enlists"):
            self.slots = [None if card == shown["card"] else card for card in self.slots]

    def compare(self, s: Paladins) -> None:
        super().compare(s)
        self.look(slots_from_the_right(s))

    def seen(self, s: Paladins) -> dict[str, Any]:
        return seen_with_crowns(s)

    def look(self, slots: list[str | None]) -> None:
        """The Negotiate cards on the table; one that is being delegated still lies there."""
        self.slots = [None if card in self.delegated else card for card in slots]

    def note_sends_worker(self, space: str) -> None:
        """Workers on Muster cards stay, and are kept with those of everybody."""
        super().note_sends_worker(space)
        if space.startswith("muster"):
            assert self.spaces.pop() in self.workers

    def note_picks_muster_space(self, card: str, worker: str) -> None:
        assert card in self.tops and card not in self.workers
        self.workers[card] = worker

    def note_picks_muster(self, card: str, tied: int) -> None:
        """C-12.7, worked out from what is written down: need, then height of the marker, then the left."""
        free = [name for stack, name in enumerate(self.tops) if name and stack != self.diplomat]
        reached = [name for name in free if NEEDS[name] <= self.numbers[ASKS[name]]]
        most = [name for name in reached if NEEDS[name] == max(NEEDS[other] for other in reached)]
        highest = max(self.height(ASKS[name]) for name in most)
        assert (card, tied) == (next(name for name in most if self.height(ASKS[name]) == highest), len(most))

    def height(self, attribute: str) -> tuple[int, int]:
        return self.numbers[attribute], self.stack.index(attribute)

    def note_skips_muster(self, card: str, why: str) -> None:
        assert card in self.tops
        assert (self.tops.index(card) == self.diplomat) == (why == "diplomat_there")

    def note_collects_muster(self, card: str, stack: int) -> None:
        self.cards["musters"].append(card)

    def note_enlists(self, card: str) -> None:
        """C-12.8: no card further to the right could be enlisted."""
        before = self.slots[: self.slots.index(card)] if card in self.slots else []
        assert [name for name in before if name and self.may_enlist(name)] == []
        assert self.may_enlist(card)
        self.cards["negotiates"].append(card)

    def note_delegates(self, card: str) -> None:
        """No card at all could be enlisted."""
        assert [name for name in self.slots if name and self.may_enlist(name)] == []
        assert DELEGATED_WITH[card] <= self.numbers["diplomacy"]

    def may_enlist(self, card: str) -> bool:
        attribute, needs = ENLISTED_WITH[card]
        return needs <= self.numbers[attribute]

    def note_wins_ally(self, ally: str) -> None:
        self.cards["allies"].append(ally)

    def note_gets_extension(self, extension: str) -> None:
        self.cards["extension"].append(extension)

    def written(self) -> dict[str, Any]:
        return {
            **super().written(),
            "tops": self.tops,
            "on_musters": self.workers,
            "diplomat": self.diplomat,
            "allies_taken": self.allies_taken,
        }


def seen_with_crowns(s: Paladins) -> dict[str, Any]:
    """The same, as the state has it."""
    names = s.rules.names
    found = seen(s)
    held = s.held[OPPONENT_SEAT]
    found["cards"].update({name: [names[NOUNS[name]][card] for card in held[part]] for name, part in KEPT.items()})
    workers = {names["space"][space]: names["worker"][worker - 1] for space, worker in enumerate(s.occupied) if worker}
    return {
        **found,
        "tops": [None if card == NO_CARD else names["muster"][card] for card in s.common[MUSTER_TOPS]],
        "on_musters": {name: worker for name, worker in workers.items() if name.startswith("muster")},
        "diplomat": s.numbers[DIPLOMAT],
        "allies_taken": set(names["ally"]) - {names["ally"][ally] for ally in s.common[OPEN_ALLIES]},
    }


def slots_from_the_right(s: Paladins) -> list[str | None]:
    """The Negotiate cards, which both seats see, in the order it tries them."""
    return [None if card == NO_CARD else s.rules.names["negotiate"][card] for card in s.rows[NEGOTIATE_ROW][::-1]]


def delegated_and_discarded(s: Paladins) -> set[str]:
    return {s.rules.names["negotiate"][card] for card in s.discards[NEGOTIATE_DECK]}
