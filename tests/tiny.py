"""A game in a few lines, interpreted on purpose: what the tests of the engine make their examples of."""

from collections.abc import Callable
from typing import Any, ClassVar

from greathall.engine import Decision, Draw, Frame, Knowledge, Module, Ruleset, Shuffle, State, Together, compose

CARDS = ("ace", "king", "queen", "jack")
COLOURS = ("red", "black")
NAMES = {"card": CARDS, "colour": COLOURS}


class Tiny(State):
    """Notes of what happened; cards in a deck, in hands, in piles and in boxes by colour; some numbers."""

    def __init__(self, rules: Ruleset, source: "Tiny | None" = None) -> None:
        super().__init__(rules, source)
        seats = range(len(rules.seats))
        self.notes: list[int] = source.notes[:] if source else []
        self.deck: list[int] = source.deck[:] if source else []
        self.hand: list[list[int]] = [source.hand[seat][:] if source else [] for seat in seats]
        self.pile: list[list[int]] = [source.pile[seat][:] if source else [] for seat in seats]
        self.box: list[list[list[int]]] = [
            [source.box[seat][colour][:] if source else [] for colour in range(2)] for seat in seats
        ]
        self.coins: list[list[int]] = [source.coins[seat][:] if source else [0, 0] for seat in seats]
        self.tax: list[int] = source.tax[:] if source else [0, 0]
        self.crown: int = source.crown if source else -1
        self.open: int = source.open if source else 0

    def clone(self) -> "Tiny":
        return Tiny(self.rules, self)


class TinyRules(Ruleset):
    """Options say what a test needs: a stock of cards, knowledge, automatic seats."""

    game: ClassVar[str] = "tiny"
    known_noun: ClassVar[str] = "card"

    def blank(self) -> Tiny:
        s = Tiny(self)
        if self.options.get("knowledge"):
            s.knowledge = Knowledge(len(self.seats))
        return s

    def start(self) -> Tiny:
        return self.blank()

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        assert isinstance(s, Tiny)
        return {"notes": len(s.notes), "seat": seat}

    def count_stock(self) -> dict[str, list[int]]:
        return {"card": self.options["stock"]} if "stock" in self.options else {}

    def is_automatic(self, seat: int) -> bool:
        return seat in self.options.get("automatic", [])


def rules(*modules: Module, players: int = 2, **options: Any) -> TinyRules:
    """A ruleset made of these modules, which know the names of the cards and colours."""
    return TinyRules(compose(Module("tiny", names=NAMES), *modules), players, options)


def tiny(*modules: Module, players: int = 2, **options: Any) -> Tiny:
    """A state with nothing dealt and nothing to do."""
    return rules(*modules, players=players, **options).blank()


Step = Callable[[Tiny], object]


class Steps(Frame[Tiny]):
    """Business made of functions, one for each step; after the last it is done."""

    def __init__(self, *steps: Step) -> None:
        self.steps = steps

    def step(self, s: Tiny, at: int) -> None:
        if at < len(self.steps):
            self.steps[at](s)
        else:
            s.done()


def note(number: int) -> Step:
    """A step that writes a number down."""
    return lambda s: s.notes.append(number)


class Note(Frame[Tiny]):
    """Write a number down."""

    def __init__(self, number: int) -> None:
        self.number = number

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def step(self, s: Tiny, at: int) -> None:
        s.notes.append(self.number)
        s.done()


class Ask(Decision[Tiny]):
    """Which of these numbers is to be written down?"""

    kind: ClassVar[str] = "ask"

    def __init__(self, player: int, options: tuple[int, ...]) -> None:
        super().__init__(player)
        self.numbers = options

    def args(self) -> tuple[int | tuple[int, ...], ...]:
        return (self.player, self.numbers)

    def candidates(self, s: Tiny) -> list[int]:
        return list(self.numbers)

    def choose(self, s: Tiny, option: int) -> None:
        s.notes.append(option)


class AskAlways(Ask):
    """The same, asked even when forced."""

    always: ClassVar[bool] = True


class Pushing(Ask):
    """A question whose answer is written down by another frame."""

    def __init__(self, player: int) -> None:
        super().__init__(player, (0, 1))

    def choose(self, s: Tiny, option: int) -> None:
        s.push(Note(option))


class Both(Together[Tiny]):
    """A and B write two numbers each in their own boxes; the second depends on the first."""

    def seats(self, s: Tiny) -> list[int]:
        return [0, 1]

    def ask(self, s: Tiny, seat: int) -> Decision[Tiny] | None:
        mine = s.coins[seat]
        if not mine[0]:
            return Put(seat, (1, 2))
        return None if mine[1] else Put(seat, (mine[0],) if mine[0] == 1 else (3, 4))


class Put(Ask):
    """A number for one of the two."""

    def choose(self, s: Tiny, option: int) -> None:
        s.coins[self.player][1 if s.coins[self.player][0] else 0] = option


class Roll(Draw[Tiny]):
    """Luck writes 0, 1 or 2 down; 2 is as likely as both others."""

    kind: ClassVar[str] = "roll"

    def candidates(self, s: Tiny) -> list[int]:
        return [0, 1, 2]

    def weights(self, s: Tiny) -> list[int]:
        return [1, 1, 2]

    def choose(self, s: Tiny, option: int) -> None:
        s.notes.append(option)


class ShuffleDeck(Shuffle[Tiny]):
    """Luck orders the deck; it is noted that this has happened."""

    noun: ClassVar[str] = "card"

    def pile(self, s: Tiny) -> list[int]:
        return s.deck

    def after(self, s: Tiny) -> None:
        s.notes.append(len(s.deck))
