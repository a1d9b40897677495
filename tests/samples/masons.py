"""Masons: a small game of building with a magistrate who interrupts.

Two to four seats build districts from hidden hands. Each round one seat holds two warrants on two of three colours,
one of them signed in secret. Whoever builds in a warranted colour is interrupted: the holder may confiscate if it is
signed, and is asked all the same if it is blank. The base names no module: magistrate, collector and factory attach.
"""

from typing import Any, ClassVar, Final

from greathall.engine import (
    EVERYONE,
    NO_ONE,
    OWNER,
    Anchor,
    Args,
    Decision,
    Draw,
    Each,
    Field,
    Frame,
    Kind,
    Knowledge,
    Luck,
    Module,
    Reason,
    Ruleset,
    Shuffle,
    State,
    Telling,
    Zone,
    begin,
    folded,
    reach,
)
from greathall.engine.copying import flat, nested
from greathall.engine.kept.positions import read_name

DISTRICTS: Final = ("tavern", "market", "temple", "church", "manor", "castle")
COST: Final = (1, 2, 1, 2, 3, 4)
COLOURS: Final = ("trade", "faith", "noble")
COLOUR: Final = (0, 0, 1, 1, 2, 2)
COPIES: Final = 5
ROUNDS: Final = 4
LIMIT: Final = 2

END: Final = 0
GOLD: Final = 1
CARDS: Final = 2
PAWN: Final = 3
BUILD: Final = 4
SPY: Final = 10

GATHER_FIRST: Final = 1
GATHERED: Final = 2
EMPTY: Final = 3
SHORT: Final = 4
IDENTICAL: Final = 5
BUILT: Final = 6
USED: Final = 7
SELF: Final = 8
NOT_SIGNED: Final = 9

BEFORE_RAISING: Final = 0
AFTER_RAISING: Final = 1
ROUND_BEGINS: Final = 2
PRICE: Final = 0


class Masons(State):
    """Hands, cities, gold, the warrants of this round and the turn that is being played."""

    def __init__(self, rules: Ruleset, source: "Masons | None" = None) -> None:
        super().__init__(rules, source)
        if source is None:
            seats = len(rules.seats)
            self.deck: list[int] = []
            self.table: list[int] = []
            self.hand: list[list[int]] = [[] for _ in range(seats)]
            self.picked: list[list[int]] = [[] for _ in range(seats)]
            self.offer: list[list[int]] = [[] for _ in range(seats)]
            self.city: list[list[int]] = [[] for _ in range(seats)]
            self.gold: list[int] = [2] * seats
            self.tax: int = 0
            self.holder: int = -1
            self.bare: int = -1
            self.signed: int = -1
            self.shown: int = -1
            self.turn: list[int] = [0, 0, 0, 0]
            self.knowledge = Knowledge(seats)
        else:
            self.deck = source.deck[:]
            self.table = source.table[:]
            self.hand = [cards[:] for cards in source.hand]
            self.picked = [cards[:] for cards in source.picked]
            self.offer = [cards[:] for cards in source.offer]
            self.city = [cards[:] for cards in source.city]
            self.gold = source.gold[:]
            self.tax = source.tax
            self.holder = source.holder
            self.bare = source.bare
            self.signed = source.signed
            self.shown = source.shown
            self.turn = source.turn[:]

    def clone(self) -> "Masons":
        return Masons(self.rules, self)

    def become(self, source: State) -> "Masons":
        assert isinstance(source, Masons)
        self.become_like(source)
        self.deck = flat(self.deck, source.deck)
        self.table = flat(self.table, source.table)
        self.hand = nested(self.hand, source.hand)
        self.picked = nested(self.picked, source.picked)
        self.offer = nested(self.offer, source.offer)
        self.city = nested(self.city, source.city)
        self.gold = flat(self.gold, source.gold)
        self.tax = source.tax
        self.holder = source.holder
        self.bare = source.bare
        self.signed = source.signed
        self.shown = source.shown
        self.turn = flat(self.turn, source.turn)
        return self

    def known(self) -> Knowledge:
        assert self.knowledge is not None
        return self.knowledge


SCRATCH: Final = ("gathered", "built", "pawned", "spied")
HAS_GATHERED: Final = 0
HAS_BUILT: Final = 1
HAS_PAWNED: Final = 2
HAS_SPIED: Final = 3


def draw_card(s: Masons, seat: int, to: list[int]) -> int:
    card = s.deck.pop()
    s.known().drawn(seat, len(s.hand), card, len(s.deck), 1 << seat)
    to.append(card)
    return card


def put_under(s: Masons, seat: int, card: int) -> None:
    s.deck.insert(0, card)
    s.known().put_under(seat, len(s.hand), card, 1 << seat)


class SetUp(Frame[Masons]):
    """Shuffle, then three cards for everybody."""

    def step(self, s: Masons, at: int) -> None:
        if at == 0:
            s.push(ShuffleDeck())
        else:
            for seat in range(len(s.hand)):
                for _ in range(3):
                    draw_card(s, seat, s.hand[seat])
                s.hand[seat].sort()
            s.learn_all()
            s.tell("dealt", (3,))
            s.swap(Round(0))


class ShuffleDeck(Shuffle[Masons]):
    noun: ClassVar[str] = "district"

    def pile(self, s: Masons) -> list[int]:
        return s.deck

    def after(self, s: Masons) -> None:
        s.known().shuffled(len(s.hand))


class Round(Frame[Masons]):
    """What modules do when a round begins, then a turn for everybody."""

    def __init__(self, number: int) -> None:
        self.number = number

    def args(self) -> Args:
        return (self.number,)

    def step(self, s: Masons, at: int) -> None:
        seats = len(s.hand)
        if at == 0:
            s.holder = self.number % seats
            s.bare = s.signed = s.shown = -1
            s.tell("round", (self.number + 1, s.holder))
            reach(s, ROUND_BEGINS, s.holder)
        elif at <= seats:
            s.turn = [0, 0, 0, 0]
            s.push(Turn((s.holder + at) % seats))
        elif self.number + 1 < ROUNDS:
            s.swap(Round(self.number + 1))
        else:
            s.done()


class Turn(Decision[Masons]):
    """The menu of a turn. Always asked: what can be built depends on the hand."""

    kind: ClassVar[str] = "turn"
    always: ClassVar[bool] = True
    public: ClassVar[bool] = True

    def candidates(self, s: Masons) -> list[int]:
        hand = sorted(set(s.hand[self.player]))
        return [END, GOLD, CARDS, PAWN, *(BUILD + card for card in hand), *(SPY + seat for seat in range(len(s.hand)))]

    def refusal(self, s: Masons, option: int) -> int:
        if option >= SPY:
            return self.refuse_spying(s, option - SPY)
        if option >= BUILD:
            return refuse_building(s, self.player, option - BUILD)
        if option == END:
            return 0 if s.turn[HAS_GATHERED] else GATHER_FIRST
        if option == PAWN:
            return USED if s.turn[HAS_PAWNED] else EMPTY if len(s.hand[self.player]) < 2 else 0
        if s.turn[HAS_GATHERED]:
            return GATHERED
        return EMPTY if option == CARDS and len(s.deck) < 2 else 0

    def refuse_spying(self, s: Masons, seat: int) -> int:
        if seat == self.player:
            return SELF
        if s.turn[HAS_SPIED]:
            return USED
        return SHORT if s.gold[self.player] < 1 else 0 if s.hand[seat] else EMPTY

    def missing(self, s: Masons, option: int) -> tuple[int, ...]:
        if self.refusal(s, option) != SHORT:
            return ()
        price = 1 if option >= SPY else price_of(s, self.player, option - BUILD)
        return (price - s.gold[self.player],)

    def choose(self, s: Masons, option: int) -> None:
        seat = self.player
        if option == END:
            s.tell("ended", (seat,))
        elif option == GOLD:
            s.turn[HAS_GATHERED] = 1
            s.gold[seat] += 2
            s.tell("gathered", (seat, 2))
            s.push(Turn(seat))
        elif option == CARDS:
            s.turn[HAS_GATHERED] = 1
            cards = (draw_card(s, seat, s.offer[seat]), draw_card(s, seat, s.offer[seat]))
            s.learn(seat)
            s.tell("drew", (seat, 2), cards, 1 << seat)
            s.queue(Keep(seat), Turn(seat))
        elif option == PAWN:
            s.turn[HAS_PAWNED] = 1
            s.queue(PawnCards(seat), Turn(seat))
        elif option < SPY:
            s.turn[HAS_BUILT] += 1
            s.queue(Build(seat, option - BUILD, seat, price_of(s, seat, option - BUILD)), Turn(seat))
        else:
            spy(s, seat, option - SPY)
            s.push(Turn(seat))


def spy(s: Masons, seat: int, other: int) -> None:
    """Look at a hand for one gold."""
    s.turn[HAS_SPIED] = 1
    s.gold[seat] -= 1
    s.known().looked(seat, other, s.hand[other])
    s.learn(seat)
    s.tell("spied", (seat, other), tuple(s.hand[other]), 1 << seat)


def price_of(s: Masons, seat: int, card: int) -> int:
    return folded(s, PRICE, COST[card], seat, card)


def refuse_building(s: Masons, seat: int, card: int) -> int:
    if not s.turn[HAS_GATHERED]:
        return GATHER_FIRST
    if s.turn[HAS_BUILT] >= LIMIT:
        return BUILT
    if card in s.city[seat]:
        return IDENTICAL
    return SHORT if price_of(s, seat, card) > s.gold[seat] else 0


class Keep(Decision[Masons]):
    """Keep one of the cards drawn; the other goes under the deck."""

    kind: ClassVar[str] = "keep"
    always: ClassVar[bool] = True

    def candidates(self, s: Masons) -> list[int]:
        return sorted(set(s.offer[self.player]))

    def choose(self, s: Masons, option: int) -> None:
        seat = self.player
        s.offer[seat].remove(option)
        put_under(s, seat, s.offer[seat].pop())
        s.hand[seat].append(option)
        s.hand[seat].sort()


class PawnCards(Frame[Masons]):
    """Two cards from hand go under the deck for two gold; they are picked in secret and go together."""

    def __init__(self, player: int) -> None:
        self.player = player

    def args(self) -> Args:
        return (self.player,)

    def step(self, s: Masons, at: int) -> None:
        if at < 2:
            s.push(PawnCard(self.player))
            return
        for card in s.picked[self.player]:
            put_under(s, self.player, card)
        s.picked[self.player].clear()
        s.gold[self.player] += 2
        s.tell("pawned", (self.player,))
        s.done()


class PawnCard(Decision[Masons]):
    """Never backwards, so that no pair is offered twice; never so high that no second card is left."""

    kind: ClassVar[str] = "pawn"
    always: ClassVar[bool] = True

    def candidates(self, s: Masons) -> list[int]:
        hand, picked = s.hand[self.player], s.picked[self.player]
        cards = [card for card in hand if card >= picked[0]] if picked else sorted(hand)[:-1]
        return sorted(set(cards))

    def choose(self, s: Masons, option: int) -> None:
        s.hand[self.player].remove(option)
        s.picked[self.player].append(option)


class Build(Frame[Masons]):
    """The only way into a city. `owner` differs from the builder when a window was used."""

    def __init__(self, builder: int, card: int, owner: int, gold: int) -> None:
        self.builder = builder
        self.card = card
        self.owner = owner
        self.gold = gold

    def args(self) -> Args:
        return (self.builder, self.card, self.owner, self.gold)

    def step(self, s: Masons, at: int) -> None:
        if at == 0:
            s.hand[self.builder].remove(self.card)
            s.table.append(self.card)
            s.known().played(self.builder, self.card)
            s.lay_open(self.builder)
            s.gold[self.builder] -= self.gold
            s.tell("builds", (self.builder, self.card, self.gold))
            reach(s, BEFORE_RAISING, self.builder, self.card)
        elif at == 1:
            if self.owner != self.builder:
                s.gold[self.builder] += self.gold
            s.table.remove(self.card)
            s.city[self.owner].append(self.card)
            s.city[self.owner].sort()
            s.tell("raised", (self.owner, self.card))
            reach(s, AFTER_RAISING, self.owner)
        else:
            s.done()


class DrawBare(Draw[Masons]):
    """Luck says which colour carries no warrant this round."""

    kind: ClassVar[str] = "bare"

    def candidates(self, s: Masons) -> list[int]:
        return [0, 1, 2]

    def weights(self, s: Masons) -> list[int]:
        return [1, 1, 2]

    def choose(self, s: Masons, option: int) -> None:
        s.bare = option
        s.learn_all()
        s.tell("bare", (option,))


class MasonRules(Ruleset):
    game: ClassVar[str] = "masons"
    known_noun: ClassVar[str] = "district"

    def blank(self) -> Masons:
        return Masons(self)

    def start(self) -> Masons:
        s = self.blank()
        s.deck = self.all_cards("district")
        begin(s, SetUp())
        return s

    def count_stock(self) -> dict[str, list[int]]:
        return {"district": [COPIES] * len(DISTRICTS)}

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        assert isinstance(s, Masons)
        return {"city": sum(COST[card] for card in s.city[seat]), "gold": s.gold[seat]}

    def redeal_more(self, s: State, seat: int, luck: Luck) -> None:
        assert isinstance(s, Masons)
        for other in range(len(s.hand)):
            if other != seat:
                lower_picks(s, other)
        if seat != s.holder and s.signed >= 0 and s.shown < 0:
            s.signed = [colour for colour in range(3) if colour != s.bare][luck.below(2)]

    def view_more(self, s: State, viewer: int, shown: dict[str, Any]) -> None:
        assert isinstance(s, Masons)
        if viewer >= 0 and viewer == s.holder and s.signed >= 0:
            shown["signed"] = COLOURS[s.signed]

    def enter(self, s: State, moment: Any) -> None:
        """`{turn: A}`: that seat's turn begins, and nothing follows it."""
        if not isinstance(moment, dict) or list(moment) != ["turn"]:
            super().enter(s, moment)
        s.push(Turn(read_name(self, "seat", moment["turn"], ("at", "turn"))))


def lower_picks(s: Masons, seat: int) -> None:
    """After a redeal a first pick must leave a second one: take the lowest card."""
    for at, card in enumerate(s.picked[seat]):
        lowest = min([card, *s.hand[seat]])
        if lowest != card:
            s.hand[seat].remove(lowest)
            s.hand[seat].append(card)
            s.picked[seat][at] = lowest


BASE: Final = Module(
    "masons",
    names={"district": DISTRICTS, "colour": COLOURS, "scratch": SCRATCH},
    zones=[
        Zone("deck", "district", NO_ONE, pile=True, rest=True),
        Zone("table", "district", EVERYONE),
        Zone("hand", "district", OWNER, per_seat=True),
        Zone("picked", "district", OWNER, per_seat=True, within="hand"),
        Zone("offer", "district", OWNER, per_seat=True),
        Zone("city", "district", EVERYONE, per_seat=True),
    ],
    fields=[
        Field("gold", per_seat=True),
        Field("tax"),
        Field("holder", noun="seat"),
        Field("bare", noun="colour"),
        Field("shown", noun="colour"),
        Field("signed", NO_ONE, noun="colour"),
        Field("turn", index="scratch"),
    ],
    kinds=[
        Kind(
            "turn", "end turn", "gather gold", "gather cards", "pawn", Each("build", "district"), Each("spy on", "seat")
        ),
        Kind("keep", Each("keep", "district"), secret=True),
        Kind("pawn", Each("pawn", "district"), secret=True),
    ],
    tellings=[
        Telling("dealt", ("count:number",)),
        Telling("round", ("number:number", "holder:seat")),
        Telling("ended", ("who:seat",)),
        Telling("gathered", ("who:seat", "gold:number")),
        Telling("drew", ("who:seat", "count:number"), ("cards:district*",)),
        Telling("spied", ("who:seat", "other:seat"), ("cards:district*",)),
        Telling("pawned", ("who:seat",)),
        Telling("builds", ("who:seat", "card:district", "gold:number")),
        Telling("raised", ("who:seat", "card:district")),
    ],
    reasons={
        GATHER_FIRST: Reason("gather_first", "M-1"),
        GATHERED: Reason("already_gathered", "M-1"),
        EMPTY: Reason("nothing_there", "M-2"),
        SHORT: Reason("gold_short", "M-3"),
        IDENTICAL: Reason("already_in_city", "M-3"),
        BUILT: Reason("limit_reached", "M-3"),
        USED: Reason("already_used", "M-1"),
        SELF: Reason("yourself", "M-2"),
    },
    frames=[SetUp, ShuffleDeck, Round, Turn, Keep, PawnCards, PawnCard, Build],
    anchors={
        BEFORE_RAISING: Anchor("before_raising", window=True),
        AFTER_RAISING: Anchor("after_raising"),
        ROUND_BEGINS: Anchor("round_begins"),
    },
    fold_names={PRICE: "price"},
)
