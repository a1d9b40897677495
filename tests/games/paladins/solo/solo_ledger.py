"""The opponent's side of a table of wood: kept from events alone."""

from collections import Counter
from typing import Any, ClassVar, Final

from greathall.engine import CHANCE, Luck, Ruleset, apply, deciders, legal
from greathall.engine.events import Event
from greathall.engine.hidden.views import EVERYTHING, show_event
from greathall.engine.machine import chance_answer
from greathall.games.paladins.solo.lookups import OPPONENT_SEAT
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import (
    ABSOLVE,
    COMMISSION,
    DEVELOP,
    FAVOUR_SCHEMES,
    GARRISON,
    LABOURER,
    MARKER,
    SCHEMES,
)

ME: Final = "opponent"
FULL_TAX: Final = 5


class Ledger:
    """Everything of the opponent, and the tax pool, as a person would keep it who hears the events read out."""

    right: tuple[str, ...] = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
    stack_of_markers: tuple[str, ...] = ("influence", "faith", "strength")
    start: ClassVar[dict[str, int]] = {"deck": 12}
    track = 5

    def __init__(self) -> None:
        self.numbers: Counter[str] = Counter(marker=1, tax=FULL_TAX, favour_schemes=5, **self.start)
        self.stack = list(self.stack_of_markers)
        self.standing: Counter[str] = Counter()
        self.cards: dict[str, list[str]] = {"suspicions": [], "walls": [], "attacked": [], "converted": []}
        self.squares: dict[str, str] = {}
        self.spaces: list[str] = []
        self.discards: list[str] = []
        self.passed = False

    def hear(self, rules: Ruleset, event: Event) -> None:
        """Change what the event says; what is said of the other seat changes nothing but the pool."""
        shown = show_event(rules, event, EVERYTHING)
        kind = shown.pop("event")
        if kind == "takes_tax":
            self.numbers["tax"] -= min(shown["silver"], self.numbers["tax"])
        elif kind == "refills_tax":
            self.numbers["tax"] += shown["silver"]
        elif kind == "round":
            self.passed = False
            self.spaces = []
        elif shown.pop("who", ME) == ME:
            note = getattr(self, f"note_{kind}", None)
            if note is not None:
                note(**shown)

    def note_gets_workshop(self, action: str) -> None:
        self.numbers[f"workshops on {action}"] += 1
        self.numbers["workshops"] += 1

    def note_frees_scheme(self, favour: str) -> None:
        self.numbers["favour_schemes"] -= 1
        self.discards.append("kings_favour")

    def note_begins_with(self, workers: int) -> None:
        self.numbers["workers"] = workers

    def note_scheme(self, scheme: str) -> None:
        self.numbers["deck"] -= 1
        self.discards.append(scheme)

    def note_shuffles_schemes(self, cards: int) -> None:
        self.numbers["deck"] = cards
        self.discards = []

    def note_sends_workers(self, move: str, workers: int) -> None:
        self.numbers["workers"] -= workers
        self.standing[move] += workers

    def note_sends_worker(self, space: str) -> None:
        self.numbers["workers"] -= 1
        self.spaces.append(space)

    def note_gets_workers(self, workers: int) -> None:
        self.numbers["workers"] += workers

    def note_marker_moves(self, cause: str, steps: int, space: int) -> None:
        reached = self.numbers["marker"] + steps
        assert (reached - 1) % self.track + 1 == space, cause
        self.numbers["marker"] = space

    def note_lap(self, attribute: str, tied: int) -> None:
        """The lowest attribute, and of those on one space the topmost."""
        least = min(self.numbers[name] for name in self.stack)
        lowest = [name for name in self.stack if self.numbers[name] == least]
        assert (attribute, tied) == (lowest[-1], len(lowest))

    def note_gains(self, what: str, amount: int) -> None:
        self.numbers[what] += amount
        self.stack.remove(what)
        self.stack.append(what)

    def note_tax_leaves(self, silver: int) -> None:
        self.numbers["tax"] -= silver

    def note_lacks(self, what: str, silver: int) -> None:
        held = self.cards["suspicions"] if what == "discard_suspicion" else self.numbers["debts"]
        assert not held
        self.numbers["tax"] -= silver

    def note_turns_jar(self, number: int) -> None:
        self.numbers["jars"] = number

    def note_clears_right(self, workers: int) -> None:
        assert workers == sum(self.standing.pop(action, 0) for action in self.right)

    def note_nothing_to_clear(self) -> None:
        assert not any(self.standing[action] for action in self.right)

    def note_rests(self, left: int) -> None:
        assert left == self.numbers["workers"]

    def note_returns_workers(self, workers: int) -> None:
        self.numbers["workers"] -= workers

    def note_passes(self) -> None:
        self.passed = True
        self.standing.clear()

    def note_suspected(self, card: str) -> None:
        self.cards["suspicions"].append(card)

    def note_discards_suspicion(self, card: str) -> None:
        assert self.cards["suspicions"].pop() == card

    def note_takes_debts(self, count: int) -> None:
        self.numbers["debts"] += count

    def note_pays_debts(self, count: int) -> None:
        self.numbers["debts"] -= count
        self.numbers["paid"] += count

    def note_destroys_debt(self) -> None:
        self.numbers["debts"] -= 1

    def note_settles(self, square: str, action: str) -> None:
        self.squares[square] = action
        self.numbers["monks" if action == "commission" else "outposts"] += 1

    def note_builds_wall(self, wall: str) -> None:
        self.cards["walls"].append(wall)

    def note_attacks(self, card: str) -> None:
        self.cards["attacked"].append(card)

    def note_converts(self, card: str) -> None:
        self.cards["converted"].append(card)

    def compare(self, s: Paladins) -> None:
        """What was heard is what there is. Where Chance is asked something is half done."""
        written = self.written()
        spaces = written.pop("spaces")
        assert written == self.seen(s)
        space = s.rules.names["space"]
        assert all(s.occupied[space.index(name)] for name in spaces)

    def seen(self, s: Paladins) -> dict[str, Any]:
        return seen(s)

    def written(self) -> dict[str, Any]:
        """All of it, in the shape of `seen`."""
        numbers = {name: count for name, count in self.numbers.items() if count and name != "tax" and name != "marker"}
        return {
            "numbers": {**numbers, "tax": self.numbers["tax"], "marker": self.numbers["marker"]},
            "stack": self.stack,
            "standing": {action: count for action, count in self.standing.items() if count},
            "cards": self.cards,
            "squares": self.squares,
            "spaces": sorted(self.spaces),
            "discards": self.discards,
            "passed": self.passed,
        }


def seen(s: Paladins) -> dict[str, Any]:
    """The same, as the state has it."""
    names, me = s.rules.names, OPPONENT_SEAT
    pieces = {1 + 2 * me: "commission", 2 + 2 * me: "garrison"}
    zones = {"suspicions": "suspicion", "walls": "wall", "attacked": "outsider", "converted": "outsider"}
    numbers = {**counts(s), **{name: s.attributes[me][at] for at, name in enumerate(names["attribute"])}}
    return {
        "numbers": {
            **{name: count for name, count in numbers.items() if count},
            "tax": s.tax,
            "marker": s.numbers[MARKER],
        },
        "stack": [names["attribute"][attribute] for attribute in s.stacked],
        "standing": standing(s, 1),
        "cards": {zone: [names[noun][card] for card in getattr(s, zone)[me]] for zone, noun in zones.items()},
        "squares": {names["square"][at]: pieces[piece] for at, piece in enumerate(s.squares) if piece in pieces},
        "discards": [names["scheme"][card] for card in s.discards[SCHEMES]],
        "passed": bool(s.passed[me]),
    }


def counts(s: Paladins) -> dict[str, int]:
    me = OPPONENT_SEAT
    assert not s.silver[me] and not s.provisions[me] and not sum(s.workers[me][LABOURER + 1 :])
    done = s.done_actions[me]
    return {
        "workers": s.workers[me][LABOURER],
        "debts": s.debts[me],
        "paid": s.paid[me],
        "deck": len(s.decks[SCHEMES]),
        "favour_schemes": len(s.held[me][FAVOUR_SCHEMES]),
        "jars": done[ABSOLVE],
        "monks": done[COMMISSION],
        "outposts": done[GARRISON],
        "workshops": done[DEVELOP],
        **{f"workshops on {action}": count for action, count in standing(s, -1).items()},
    }


def standing(s: Paladins, sign: int) -> dict[str, int]:
    """What is on its board by action: workers, or workshops where the sign is negative."""
    names = s.rules.names["action"]
    of_slot = s.lookups.slot_action
    return dict(Counter(names[of_slot[slot]] for slot, what in enumerate(s.board[OPPONENT_SEAT]) if what * sign > 0))


def follow(rules: Ruleset, ledger: Ledger, seed: int) -> tuple[Paladins, set[str]]:
    """One random game with a ledger: how it ended, and the kinds of events that were told."""
    luck = Luck(seed)
    kinds: set[str] = set()
    s = rules.start()
    assert isinstance(s, Paladins)
    while not s.over:
        for event in s.events:
            ledger.hear(rules, event)
            kinds.add(event.kind)
        s.events = []
        seat = deciders(s)[0]
        if seat != CHANCE and s.round:
            ledger.compare(s)
        options = [] if seat == CHANCE else legal(s, seat)
        apply(s, seat, chance_answer(s, luck) if seat == CHANCE else options[luck.below(len(options))])
    return s, kinds
