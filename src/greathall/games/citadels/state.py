"""What a game of Citadels keeps. Cards are kinds, not copies; characters are named by their number in the data."""

from typing import TYPE_CHECKING, Final

from greathall.engine import Knowledge, State
from greathall.engine.copying import flat, nested

if TYPE_CHECKING:
    from greathall.games.citadels.lookups import CitadelsLookups

# The turn that is being played, as one flat list.
SEAT: Final = 0
CHARACTER: Final = 1
GATHERED: Final = 2
BUILT: Final = 3  # builds that count towards the limit
PAID: Final = 4  # paid builds
SPENT: Final = 5  # gold paid for districts that stayed the builder's
USED: Final = 6  # a bit per ability
ENDED: Final = 7
QUIET: Final = 8  # ends without end-of-turn effects
TALLY: Final = 9  # how often an ability that may be used more than once was used
SCRATCH: Final = ("seat", "character", "gathered", "built", "paid", "spent", "used", "ended", "quiet", "tally")

# What characters put on characters.
KILL: Final = 0
BEWITCH: Final = 1
ROB: Final = 2
WARRANT: Final = 3
THREAT: Final = 4
MARKS: Final = ("kill", "bewitch", "rob", "warrant", "threat")

NOBODY: Final = -1


class Citadels(State):
    """Gold, hands, cities, the draft, the marks and the turn.

    The draft: a slot is a place a character can end in, numbered in the order they are filled. The first `filled` of
    them are; after them come the characters that are still passed on. `saw` holds (seat, mask of characters seen, slots
    filled before); `peek` holds (seat, slot) known for certain; `trade` is (seat, seat, slot, slot) of the Theater.
    `shown` and `silent` are masks of characters: revealed, and called without an answer though not killed.
    """

    def __init__(self, rules: "CitadelsLookups", source: "Citadels | None" = None) -> None:
        super().__init__(rules, source)
        self.lookups = rules  # as what they are in this game; looked at too often to ask each time
        if source is None:
            seats = len(rules.seats)
            self.gold: list[int] = [2] * seats
            self.deck: list[int] = []
            self.table: list[int] = []
            self.hand: list[list[int]] = [[] for _ in range(seats)]
            self.offer: list[list[int]] = [[] for _ in range(seats)]
            self.picked: list[list[int]] = [[] for _ in range(seats)]
            self.museum: list[list[int]] = [[] for _ in range(seats)]
            self.city: list[list[int]] = [[] for _ in range(seats)]
            self.crown: int = 0
            self.tax: int = 0
            self.round: int = 0
            self.first: int = NOBODY
            self.completed: list[int] = [0] * seats
            self.revealed: list[int] = [0] * seats
            self.protected: list[int] = [0] * seats
            self.queen: int = NOBODY
            self.up: list[int] = []
            self.slots: list[int] = []
            self.owner: list[int] = []
            self.filled: int = 0
            self.saw: list[tuple[int, int, int]] = []
            self.peek: list[tuple[int, int]] = []
            self.trade: list[int] = []
            self.shown: int = 0
            self.silent: int = 0
            self.turn: list[int] = [NOBODY, NOBODY, 0, 0, 0, 0, 0, 0, 0, 0]
            self.marker: list[int] = [NOBODY] * len(MARKS)
            self.marked: list[int] = [0] * len(MARKS)
            self.secret: list[int] = [NOBODY] * len(MARKS)
            self.settled: list[int] = [0] * len(MARKS)
            self.bared: list[int] = [0] * len(MARKS)
            self.knowledge = Knowledge(seats)
        else:
            self.gold = source.gold[:]
            self.deck = source.deck[:]
            self.table = source.table[:]
            self.hand = [cards[:] for cards in source.hand]
            self.offer = [cards[:] for cards in source.offer]
            self.picked = [cards[:] for cards in source.picked]
            self.museum = [cards[:] for cards in source.museum]
            self.city = [cards[:] for cards in source.city]
            self.crown = source.crown
            self.tax = source.tax
            self.round = source.round
            self.first = source.first
            self.completed = source.completed[:]
            self.revealed = source.revealed[:]
            self.protected = source.protected[:]
            self.queen = source.queen
            self.up = source.up[:]
            self.slots = source.slots[:]
            self.owner = source.owner[:]
            self.filled = source.filled
            self.saw = source.saw[:]
            self.peek = source.peek[:]
            self.trade = source.trade[:]
            self.shown = source.shown
            self.silent = source.silent
            self.turn = source.turn[:]
            self.marker = source.marker[:]
            self.marked = source.marked[:]
            self.secret = source.secret[:]
            self.settled = source.settled[:]
            self.bared = source.bared[:]

    def clone(self) -> "Citadels":
        return Citadels(self.lookups, self)

    def become(self, source: State) -> "Citadels":
        assert isinstance(source, Citadels)
        self.become_like(source)
        self.gold = flat(self.gold, source.gold)
        self.deck = flat(self.deck, source.deck)
        self.table = flat(self.table, source.table)
        self.hand = nested(self.hand, source.hand)
        self.offer = nested(self.offer, source.offer)
        self.picked = nested(self.picked, source.picked)
        self.museum = nested(self.museum, source.museum)
        self.city = nested(self.city, source.city)
        self.crown = source.crown
        self.tax = source.tax
        self.round = source.round
        self.first = source.first
        self.completed = flat(self.completed, source.completed)
        self.revealed = flat(self.revealed, source.revealed)
        self.protected = flat(self.protected, source.protected)
        self.queen = source.queen
        self.up = flat(self.up, source.up)
        self.slots = flat(self.slots, source.slots)
        self.owner = flat(self.owner, source.owner)
        self.filled = source.filled
        self.saw = flat(self.saw, source.saw)
        self.peek = flat(self.peek, source.peek)
        self.trade = flat(self.trade, source.trade)
        self.shown = source.shown
        self.silent = source.silent
        self.turn = flat(self.turn, source.turn)
        self.marker = flat(self.marker, source.marker)
        self.marked = flat(self.marked, source.marked)
        self.secret = flat(self.secret, source.secret)
        self.settled = flat(self.settled, source.settled)
        self.bared = flat(self.bared, source.bared)
        return self
