"""Knowledge against brute force: on a tiny table every world a seat can hold possible is written down.

A world says which cards each seat holds and the order of the deck. A move turns a world into one or several others
(which card was passed?) and shows something to some seats; a seat keeps the worlds that would have shown it what it
saw.
"""

from collections import Counter
from itertools import permutations
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from greathall.engine.hidden.knowledge import LOOSE, Card, Item, Knowledge, matching

STOCK = (0, 0, 1, 1, 1, 2)
SEATS = 3
EVERYBODY = (1 << SEATS) - 1
DECK = SEATS
STORE = DECK + 1
PLACES = STORE + SEATS
PRIVATE = ("draw", "put under", "put on", "pass", "store", "lose store")
MUTUAL = ("pass", "swap", "hand over")
OPEN = ("play", "destroy")

World = tuple[tuple[int, ...], ...]  # sorted hands, the deck from the bottom, a store for every seat
Outcome = tuple[World, tuple[int, ...]]


class Move(NamedTuple):
    """Who does what, to whom; `saw` looks over their shoulder."""

    verb: str
    who: int
    other: int
    saw: int

    def viewers(self) -> int:
        """The seats that see the cards in question."""
        if self.verb in OPEN:
            return EVERYBODY
        if self.verb == "shuffle":
            return 0
        seen = self.saw if self.verb in PRIVATE else 0
        return seen | 1 << self.who | (1 << self.other if self.verb in MUTUAL else 0)


def changed(world: World, place: int, cards: tuple[int, ...]) -> World:
    return (*world[:place], cards if place >= DECK else tuple(sorted(cards)), *world[place + 1 :])


def without(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = cards.index(kind)
    return cards[:at] + cards[at + 1 :]


def outcomes(world: World, move: Move) -> list[Outcome]:
    """Every world this move can lead to, with the cards it shows to its viewers."""
    verb, who, other, _ = move
    hand, deck, store = world[who], world[DECK], world[STORE + who]
    if verb == "draw":
        return [(changed(changed(world, DECK, deck[:-1]), who, (*hand, deck[-1])), deck[-1:])] if deck else []
    if verb == "shuffle":
        return [(changed(world, DECK, order), ()) for order in sorted(set(permutations(deck)))]
    if verb == "look":
        return [(world, world[other])]
    if verb == "swap":
        return [(changed(changed(world, who, world[other]), other, hand), world[other])]
    if verb == "lose store":
        return [(changed(changed(world, DECK, store[::-1] + deck), STORE + who, ()), store)]
    if verb == "hand over":
        empty = not world[STORE + other]
        return [(changed(changed(world, STORE + other, store), STORE + who, ()), store)] if empty else []
    return [(moved(changed(world, who, without(hand, kind)), move, kind), (kind,)) for kind in sorted(set(hand))]


def moved(left: World, move: Move, kind: int) -> World:
    """Where a card that a seat has taken from its hand goes."""
    if move.verb in ("put under", "destroy"):
        return changed(left, DECK, (kind, *left[DECK]))
    if move.verb == "put on":
        return changed(left, DECK, (*left[DECK], kind))
    if move.verb == "play":
        return left
    place = move.other if move.verb == "pass" else STORE + move.who
    return changed(left, place, (*left[place], kind))


def tell(knowledge: Knowledge, move: Move, after: World, shown: tuple[int, ...]) -> None:
    """The same move, as knowledge hears of it."""
    verb, who, other, _ = move
    saw, top = move.viewers(), len(after[DECK])
    if verb == "draw":
        knowledge.drawn(who, DECK, shown[0], top, saw)
    elif verb == "put under":
        knowledge.put_under(who, DECK, shown[0], saw)
    elif verb == "put on":
        knowledge.put_on(who, DECK, shown[0], top - 1, saw)
    elif verb == "pass":
        knowledge.passed(who, other, shown[0], saw)
    elif verb == "look":
        knowledge.looked(who, other, list(shown))
    elif verb == "swap":
        knowledge.swapped(who, other, list(after[who]), list(after[other]))
    elif verb == "store":
        knowledge.put_on(who, STORE + who, shown[0], len(after[STORE + who]) - 1, saw & ~(1 << who))
    elif verb == "lose store":
        for card in shown:
            knowledge.put_under(STORE + who, DECK, card, saw)
    elif verb == "hand over":
        knowledge.handed_over(STORE + who, STORE + other, list(shown), who, other)
    elif verb == "shuffle":
        knowledge.shuffled(DECK)
    else:
        knowledge.played(who, shown[0])
        if verb == "destroy":
            knowledge.put_under_openly(DECK, shown[0])


def dealt(order: tuple[int, ...]) -> World:
    """All cards are in the deck."""
    return (*[()] * DECK, order, *[()] * SEATS)


class Table:
    """The true world, what knowledge keeps of it, and for each seat all worlds it can hold possible."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.world: World = dealt(order)
        self.knowledge = Knowledge(SEATS)
        every = {dealt(other) for other in permutations(STOCK)}
        self.possible: list[set[World]] = [every for _ in range(SEATS)]
        for seat in range(SEATS):
            self.make(Move("draw", seat, seat, 0), 0)

    def make(self, move: Move, choice: int) -> tuple[int, ...] | None:
        """Make a move with a card chosen among those that can be; what it showed, or nothing if it cannot be."""
        found = outcomes(self.world, move)
        if not found:
            return None
        self.world, shown = found[choice % len(found)]
        tell(self.knowledge, move, self.world, shown)
        for seat in range(SEATS):
            sees = move.viewers() >> seat & 1
            self.possible[seat] = {
                after
                for before in self.possible[seat]
                for after, other in outcomes(before, move)
                if looks_alike(after, self.world, seat) and (not sees or other == shown)
            }
        return shown


def looks_alike(one: World, other: World, seat: int) -> bool:
    """Whether a seat has the same hand and the same store in two worlds."""
    return one[seat] == other[seat] and one[STORE + seat] == other[STORE + seat]


def hidden(world: World, seat: int) -> list[Card]:
    """The cards a seat cannot see."""
    places = [place for place in range(PLACES) if place not in (seat, STORE + seat)]
    return [(kind, place, at) for place in places for at, kind in enumerate(world[place])]


def allowed(table: Table, seat: int) -> set[World]:
    """All worlds that keep the sizes of all places, what the seat can see, and its items."""
    cards = hidden(table.world, seat)
    worlds: set[World] = set()
    for order in set(permutations(kind for kind, _, _ in cards)):
        world = table.world
        for place in {place for _, place, _ in cards}:
            world = changed(world, place, tuple(k for k, (_, at, _) in zip(order, cards, strict=True) if at == place))
        worlds.add(world)
    return {world for world in worlds if matching(table.knowledge.items[seat], hidden(world, seat)) is not None}


VERBS = st.sampled_from(["draw", "shuffle", "look", "swap", "hand over", *PRIVATE, *OPEN])
PAIRS = st.sampled_from(list(permutations(range(SEATS), 2)))
MOVES = st.builds(
    lambda verb, pair, saw: Move(verb, pair[0], pair[1], saw), VERBS, PAIRS, st.sampled_from([0, 0, 1, 2, 4])
)
GAMES = st.lists(st.tuples(MOVES, st.integers(0, 29)), min_size=4, max_size=16)
Game = list[tuple[Move, int]]
ORDERS = st.permutations(STOCK).map(tuple)


@settings(max_examples=400)
@given(ORDERS, GAMES)
def test_what_a_seat_knows_holds_in_every_world_it_can_hold_possible(order: tuple[int, ...], game: Game) -> None:
    table = Table(order)
    for move, choice in game:
        table.make(move, choice)
        for seat in range(SEATS):
            assert table.world in table.possible[seat]
            items = table.knowledge.items[seat]
            assert all(matching(items, hidden(world, seat)) is not None for world in table.possible[seat])


def just_seen(table: Table, move: Move, shown: tuple[int, ...], seat: int) -> list[Item]:
    """What a seat must know for certain after a move it saw."""
    verb, world = move.verb, table.world
    if verb in ("draw", "pass"):
        place = move.who if verb == "draw" else move.other
        return [(shown[0], 1 << place, LOOSE)] if place != seat else []
    if verb in ("put under", "destroy", "lose store"):
        return [(kind, 1 << DECK, at) for at, kind in enumerate(shown[::-1])]
    if verb == "put on":
        return [(shown[0], 1 << DECK, len(world[DECK]) - 1)]
    if verb == "store":
        at = len(world[STORE + move.who]) - 1
        return [(shown[0], 1 << STORE + move.who, at)] if seat != move.who else []
    if verb == "hand over":
        return [(kind, 1 << STORE + move.other, LOOSE) for kind in shown] if seat == move.who else []
    other = move.who if seat == move.other else move.other
    return [(kind, 1 << other, LOOSE) for kind in world[other]] if verb in ("look", "swap") else []


@given(ORDERS, GAMES)
def test_what_a_seat_has_just_seen_it_knows_for_certain(order: tuple[int, ...], game: Game) -> None:
    table = Table(order)
    for move, choice in game:
        shown = table.make(move, choice)
        for seat in range(SEATS):
            if shown is not None and move.viewers() >> seat & 1:
                certain = Counter(just_seen(table, move, shown, seat))
                assert certain <= Counter(table.knowledge.items[seat])


@given(ORDERS, GAMES)
def test_a_seat_that_sees_everything_forgets_nothing(order: tuple[int, ...], game: Game) -> None:
    """Its items allow exactly the worlds it can hold possible. Others may lose what follows only from counting.

    One thing it does forget: the order of a store it has handed over itself.
    """
    table = Table(order)
    for move, choice in game:
        if move.verb != "hand over" or move.who != 0:
            table.make(move._replace(saw=move.saw | 1), choice)
    assert allowed(table, 0) == table.possible[0]
