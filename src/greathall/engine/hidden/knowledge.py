"""Knowledge: what each seat knows for certain about cards it cannot see.

Cards are kinds, not copies: equal cards are one piece of knowledge. A seat keeps items `(kind, places, position)`: a
card of this kind is in one of these places (a mask of place numbers; a seat's place is what it holds unseen, a common
zone has a place behind the seats), at this position of its pile (0 is the bottom), or anywhere in it (LOOSE). Each move
uses only what that seat saw.
"""

from typing import Final

from greathall.engine.pickling import Pickled

LOOSE: Final = -1

Item = tuple[int, int, int]


class Knowledge:
    """The items of every seat."""

    def __init__(self, seats: int, source: "Knowledge | None" = None) -> None:
        self.keeping: bool = source is None or source.keeping
        if source is None:
            self.items: list[list[Item]] = [[] for _ in range(seats)]
        elif source.keeping:
            self.items = [items.copy() for items in source.items]
        else:
            self.items = source.items  # nobody changes it any more

    def __reduce__(self) -> Pickled:
        return knowledge_of, (self.items, self.keeping)

    def clone(self) -> "Knowledge":
        return Knowledge(0, self)

    def become(self, source: "Knowledge") -> None:
        """The same knowledge, of which only what differs is copied."""
        if not source.keeping:
            self.items = source.items
        elif not self.keeping or self.items != source.items:
            self.items = [items.copy() for items in source.items]
        self.keeping = source.keeping

    def pack(self) -> list[list[Item]]:
        return self.items

    def unpack(self, items: list[list[Item]]) -> None:
        self.items = items

    def drawn(self, player: int, pile: int, kind: int, position: int, saw: int) -> None:
        """The top card of a pile, at this position, goes unseen into what a player holds; the mask `saw` saw it."""
        if not self.keeping:
            return
        for seat in range(len(self.items)):
            if saw >> seat & 1:
                self.gone(seat, pile, kind, position)
                if seat != player:
                    self.items[seat].append((kind, 1 << player, LOOSE))
            else:
                drift(self.items[seat], pile, player, position)

    def put_under(self, player: int, pile: int, kind: int, saw: int) -> None:
        """A card a player held goes under a pile."""
        if not self.keeping:
            return
        for seat in range(len(self.items)):
            if saw >> seat & 1:
                if seat != player:
                    self.gone(seat, player, kind)
                rise(self.items[seat], pile)
                self.items[seat].append((kind, 1 << pile, 0))
            else:
                rise(self.items[seat], pile)
                spread(self.items[seat], player, pile)

    def put_on(self, player: int, pile: int, kind: int, position: int, saw: int) -> None:
        """A card a player held goes on top of a pile, at this position."""
        if not self.keeping:
            return
        for seat in range(len(self.items)):
            if saw >> seat & 1:
                if seat != player:
                    self.gone(seat, player, kind)
                self.items[seat].append((kind, 1 << pile, position))
            else:
                spread(self.items[seat], player, pile)

    def put_under_openly(self, pile: int, kind: int) -> None:
        """A card everybody could see goes under a pile."""
        if not self.keeping:
            return
        for seat in range(len(self.items)):
            rise(self.items[seat], pile)
            self.items[seat].append((kind, 1 << pile, 0))

    def passed(self, giver: int, receiver: int, kind: int, saw: int) -> None:
        """A card goes from hand to hand; the two of them, and the mask `saw`, know which."""
        if not self.keeping:
            return
        for seat in range(len(self.items)):
            if seat == receiver or seat == giver or saw >> seat & 1:
                if seat != giver:
                    self.gone(seat, giver, kind)
                if seat != receiver:
                    self.items[seat].append((kind, 1 << receiver, LOOSE))
            else:
                spread(self.items[seat], giver, receiver)

    def looked(self, seat: int, place: int, cards: list[int]) -> None:
        """A seat sees all cards of a place: its items there are exactly these."""
        if not self.keeping:
            return
        kept: list[Item] = []
        for kind, places, position in self.items[seat]:
            elsewhere = places & ~(1 << place)
            if elsewhere == places:
                kept.append((kind, places, position))
            elif elsewhere and kind not in cards:
                kept.append((kind, elsewhere, position))
        if place != seat:
            kept.extend((kind, 1 << place, LOOSE) for kind in cards)
        self.items[seat] = kept

    def played(self, player: int, kind: int) -> None:
        """A player lays a held card down for all to see."""
        if not self.keeping:
            return
        for seat in range(len(self.items)):
            if seat != player:
                self.gone(seat, player, kind)

    def swapped(self, one: int, other: int, cards_of_one: list[int], cards_of_other: list[int]) -> None:
        """Two players have exchanged all they hold and now hold these cards."""
        if not self.keeping:
            return
        both = 1 << one | 1 << other
        for seat in range(len(self.items)):
            self.items[seat] = [
                (kind, places ^ both if places & both not in (0, both) else places, position)
                for kind, places, position in self.items[seat]
            ]
        for seat in (one, other):
            self.looked(seat, one, cards_of_one)
            self.looked(seat, other, cards_of_other)

    def handed_over(self, place: int, new_place: int, cards: list[int], loser: int, winner: int) -> None:
        """All cards of a seat's own place go to an empty one of another seat, who may look at them from now on."""
        if not self.keeping:
            return
        for seat in range(len(self.items)):
            self.items[seat] = [
                (kind, places & ~(1 << place) | 1 << new_place if places >> place & 1 else places, position)
                for kind, places, position in self.items[seat]
            ]
        self.looked(loser, new_place, cards)
        self.looked(winner, new_place, cards)
        self.items[winner] = [item for item in self.items[winner] if item[1] != 1 << new_place]

    def shuffled(self, pile: int) -> None:
        """A pile is shuffled: positions go, membership stays."""
        if not self.keeping:
            return
        for seat in range(len(self.items)):
            self.items[seat] = [
                (kind, places, LOOSE if places == 1 << pile else position)
                for kind, places, position in self.items[seat]
            ]

    def gone(self, seat: int, place: int, kind: int, position: int = LOOSE) -> None:
        """One card of this kind has left a place before this seat's eyes: one claim goes.

        Which of several claims it was cannot be known, so the others that may be there take over its places.
        """
        items = self.items[seat]
        bit = 1 << place
        claims = [at for at, item in enumerate(items) if item[0] == kind and item[1] & bit]
        if position != LOOSE:
            exact = [at for at in claims if items[at][2] == position]
            claims = exact if exact else [at for at in claims if items[at][2] == LOOSE]
        if not claims:
            return
        narrow = narrowest(items, claims)
        left = items[narrow][1]
        for at in claims:
            if at != narrow:
                items[at] = (kind, items[at][1] | left, LOOSE)
        del items[narrow]


def knowledge_of(items: list[list[Item]], keeping: bool) -> Knowledge:
    """Knowledge that was pickled."""
    knowledge = Knowledge(0)
    knowledge.items = items
    knowledge.keeping = keeping
    return knowledge


def narrowest(items: list[Item], claims: list[int]) -> int:
    """The claim with the fewest places: taking it away widens the others least. No order of items matters."""
    best = claims[0]
    for at in claims[1:]:
        if (items[at][1].bit_count(), items[at]) < (items[best][1].bit_count(), items[best]):
            best = at
    return best


def drift(items: list[Item], pile: int, player: int, position: int) -> None:
    """Somebody drew an unseen card from this position: the one that is there, or any that may be."""
    here = 1 << pile
    for at, (kind, places, where) in enumerate(items):
        if where == position and places == here:
            items[at] = (kind, 1 << player, LOOSE)
            return
    there = 1 << player
    for at, (kind, places, where) in enumerate(items):
        if where == LOOSE and places & here and not places & there:
            items[at] = (kind, places | there, LOOSE)


def rise(items: list[Item], pile: int) -> None:
    """There is one more card under a pile."""
    here = 1 << pile
    for at, (kind, places, position) in enumerate(items):
        if position != LOOSE and places == here:
            items[at] = (kind, places, position + 1)


def spread(items: list[Item], place: int, other: int) -> None:
    """An unseen card went from one place to another."""
    here, there = 1 << place, 1 << other
    for at, (kind, places, position) in enumerate(items):
        if places & here and (position != LOOSE or not places & there):
            items[at] = (kind, places | there, LOOSE)


Card = tuple[int, int, int]  # kind, place, position


def matching(items: list[Item], cards: list[Card]) -> dict[int, int] | None:
    """A card of its own for every item (card number to item number), or nothing if cards contradict items."""
    taken: dict[int, int] = {}
    for index in range(len(items)):
        if not match_item(items, cards, index, taken, set()):
            return None
    return taken


def match_item(items: list[Item], cards: list[Card], index: int, taken: dict[int, int], tried: set[int]) -> bool:
    """Give an item a card, moving others where needed."""
    kind, places, position = items[index]
    for number, (card, place, at) in enumerate(cards):
        if card != kind or not places >> place & 1 or number in tried or position not in (LOOSE, at):
            continue
        tried.add(number)
        if number not in taken or match_item(items, cards, taken[number], taken, tried):
            taken[number] = index
            return True
    return False
