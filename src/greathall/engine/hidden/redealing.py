"""Redeal: a position one seat cannot tell from the true one: unseen cards go to unseen places, and what it knows is
kept."""

from typing import Any, Final

from greathall.engine.errors import BrokenRules
from greathall.engine.frames import State
from greathall.engine.hidden.knowledge import LOOSE, Card, Item, matching
from greathall.engine.hidden.placing import draw_places
from greathall.engine.hidden.views import own_place, places
from greathall.engine.luck import Luck, mix
from greathall.engine.rules import Ruleset
from greathall.engine.zones import EVERYONE, Zone, may_see

CONTRADICTION: Final = "the truth contradicts what a seat is said to know"
ANY: Final = -1

Hidden = tuple[int, int, list[int]]
Lists = list[tuple[int, list[int]]]


def redeal(s: State, seat: int, luck: Luck) -> State:
    """A copy redealt for one seat (a spectator may be meant, too). The pending question is only listed again."""
    dealt = s.clone()
    dealt.legal = None
    by_the_game = s.rules.redeal_zones(dealt, seat, luck)
    closed = {noun: closed_lists(dealt, noun) for noun in s.rules.hidden_nouns}
    if not by_the_game:
        for noun, lists in closed.items():
            deal_noun(dealt, seat, noun, hidden_from(seat, lists), luck)
    if dealt.knowledge is not None:
        apart = Luck(luck.seed())  # how often it is tried depends on what others know: that must not move the luck
        known = closed.get(s.rules.known_noun, [])
        dealt.knowledge.items = [
            items if other == seat else retold(dealt, other, items, known, apart)
            for other, items in enumerate(dealt.knowledge.items)
        ]
    dealt.rules.redeal_more(dealt, seat, luck)
    return dealt


class Closed:
    """A list of cards that not everybody may look into: its zone, its owner (-1 for the table) and its place."""

    def __init__(self, zone: Zone, owner: int, place: int, cards: list[int]) -> None:
        self.zone: Final = zone
        self.owner: Final = owner
        self.place: Final = place
        self.cards: Final = cards


def closed_lists(s: State, noun: str) -> list[Closed]:
    """All lists of a noun that somebody may not look into."""
    found: list[Closed] = []
    for zone in s.rules.composition.zones:
        if zone.noun == noun and zone.sees != EVERYONE:
            first = first_place(s.rules, zone)
            for owner, cards in zone_lists(s, zone):
                found.append(Closed(zone, owner, first + max(owner, 0), cards))
    return found


def hidden_lists(s: State, seat: int, noun: str) -> list[Hidden]:
    """All lists of a noun this seat may not look into: place, owner (-1 if cards change hands), cards."""
    return hidden_from(seat, closed_lists(s, noun))


def hidden_from(seat: int, lists: list[Closed]) -> list[Hidden]:
    """Those of the lists that this seat may not look into."""
    return [
        (one.place, one.owner if one.zone.apart else -1, one.cards)
        for one in lists
        if not may_see(one.zone.sees, one.owner, seat)
    ]


def first_place(rules: Ruleset, zone: Zone) -> int:
    """The number of the place for the cards of a zone; if every seat has one, that of the first seat."""
    if zone.per_seat and not zone.own_place:
        return 0
    found = rules.first_places.get(zone.name)
    if found is None:
        name = own_place(rules.seats[0], zone.name) if zone.own_place else zone.name
        found = places(rules, zone.noun).index(name)
        rules.first_places[zone.name] = found
    return found


def zone_lists(s: State, zone: Zone) -> list[tuple[int, list[int]]]:
    """Every list of a zone with its owner, -1 for the table."""
    kept = getattr(s, zone.kept)
    owned: list[tuple[int, Any]] = [(seat, kept[seat]) for seat in range(len(kept))] if zone.per_seat else [(-1, kept)]
    if zone.part >= 0:
        owned = [(owner, parts[zone.part]) for owner, parts in owned]
    if zone.index:
        return [(owner, cards) for owner, lists in owned for cards in lists]
    return owned


def deal_noun(s: State, seat: int, noun: str, hidden: list[Hidden], luck: Luck) -> None:
    """Deal the hidden cards of one noun again, keeping the size of every list and what the seat knows."""
    items = known_items(s, seat, noun)
    for owner in sorted({owner for _, owner, _ in hidden}):
        lists = [(place, cards) for place, at, cards in hidden if at == owner]
        within = sum(1 << place for place in {place for place, _ in lists})
        full = [(place, cards) for place, cards in lists if cards]
        deal_lists([item for item in items if item[1] & within], full, s.rules.backs(noun), luck)


def deal_lists(items: list[Item], lists: Lists, backs: list[int], luck: Luck) -> None:
    """Deal the cards of some lists among them; a place gets a card with the back that is there: backs are seen."""
    pools: list[list[int]] = [[] for _ in range(max(backs) + 1)]
    for _, cards in lists:
        for card in cards:
            pools[backs[card]].append(card)
    held = place_items(items, lists, backs, luck) if items else []
    for card in held:
        if card != ANY:
            take_from(pools[backs[card]], card)
    for pool in pools:
        pool.sort()  # what is dealt must follow from the luck alone, not from where the cards really are
        mix(pool, luck)
    spot = 0
    for _, cards in lists:
        for at, card in enumerate(cards):
            cards[at] = held[spot] if held and held[spot] != ANY else pools[backs[card]].pop()
            spot += 1


def take_from(pool: list[int], card: int) -> None:
    try:
        pool.remove(card)
    except ValueError as error:
        raise BrokenRules(CONTRADICTION) from error


def place_items(items: list[Item], lists: Lists, backs: list[int], luck: Luck) -> list[int]:
    """By spot the card of an item, or ANY; all ways to lay these cards down are equally likely."""
    items = in_order(items)
    spots = draw_spots(items, lists, backs, luck)
    if spots is None:
        raise BrokenRules(CONTRADICTION)
    held = [ANY] * sum([len(cards) for _, cards in lists])
    for at, spot in enumerate(spots):
        held[spot] = items[at][0]
    return held


def draw_spots(items: list[Item], lists: Lists, backs: list[int], luck: Luck) -> list[int] | None:
    """A spot of its own for every item, numbered through all lists, or nothing if there is no way.

    Of the cards that are really there only the backs are looked at, so what is drawn gives nothing else away.
    """
    if not items:
        return []
    alike = spots_by_back(lists, backs)
    return draw_places([fitting(item, lists) & alike.get(backs[item[0]], 0) for item in items], luck)


def spots_by_back(lists: Lists, backs: list[int]) -> dict[int, int]:
    """The spots, numbered through all lists, with a card of each back; as masks."""
    if backs.count(0) == len(backs):
        return {0: -1}  # all backs are alike: any spot will do
    found: dict[int, int] = {}
    bit = 1
    for _, cards in lists:
        for card in cards:
            found[backs[card]] = found.get(backs[card], 0) | bit
            bit <<= 1
    return found


def fitting(item: Item, lists: Lists) -> int:
    """The spots an item may be at, as a mask."""
    _, places, position = item
    found, first = 0, 0
    for place, cards in lists:
        if places >> place & 1:
            if position == LOOSE:
                found |= ((1 << len(cards)) - 1) << first
            elif position < len(cards):
                found |= 1 << first + position
        first += len(cards)
    return found


def in_order(items: list[Item]) -> list[Item]:
    """Fixed positions first, then items with the fewest places: then hardly any draw goes wrong."""
    if len(items) < 2:
        return items
    ordered = sorted([(item[2] == LOOSE, item[1].bit_count(), item) for item in items])
    return [item for _, _, item in ordered]


def cards_in(lists: Lists) -> list[Card]:
    return [(kind, place, at) for place, held in lists for at, kind in enumerate(held)]


def known_items(s: State, seat: int, noun: str) -> list[Item]:
    """What this seat knows of the hidden cards of a noun."""
    if s.knowledge is None or s.rules.known_noun != noun or seat < 0:
        return []
    return s.knowledge.items[seat]


def retold(s: State, seat: int, items: list[Item], closed: list[Closed], luck: Luck) -> list[Item]:
    """In a dealt position another seat knows as much as in truth, but about the cards that are there now.

    It knows nothing if its knowledge is wrong, or if knowledge is no longer kept.
    """
    if not items or s.knowledge is None or not s.knowledge.keeping:
        return []
    lists = [(one.place, one.cards) for one in closed if one.cards and not may_see(one.zone.sees, one.owner, seat)]
    items = in_order(items)
    spots = draw_spots(items, lists, s.rules.backs(s.rules.known_noun), luck)
    if spots is None:
        return []
    lying = [card for _, cards in lists for card in cards]
    return [(lying[spots[at]], mask, position) for at, (_, mask, position) in enumerate(items)]


def hidden_cards(s: State, seat: int, noun: str) -> list[Card]:
    return cards_in([(place, cards) for place, _, cards in hidden_lists(s, seat, noun)])


def is_sound(s: State, seat: int) -> bool:
    """Whether the truth is among what this seat holds possible."""
    noun = s.rules.known_noun
    items = known_items(s, seat, noun)
    if items and matching(items, hidden_cards(s, seat, noun)) is None:
        return False
    return s.rules.sound(s, seat)
