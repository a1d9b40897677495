"""How district cards move. Every move tells the knowledge of the seats who saw what."""

from greathall.engine import Knowledge, folded, notify
from greathall.games.citadels.printed.data import COST, KIND, PLAIN
from greathall.games.citadels.state import NOBODY, Citadels
from greathall.games.citadels.words import CITY_SIZE, INCOME_COUNT, LEAVES_CITY


def known(s: Citadels) -> Knowledge:
    assert s.knowledge is not None
    return s.knowledge


def draw_into(s: Citadels, seat: int, count: int, zone: list[int]) -> list[int]:
    """Take cards from the top of the deck, as many as there are (R-01); only this seat sees them."""
    deck = s.deck
    drawn: list[int] = []
    for _ in range(min(count, len(deck))):
        card = deck.pop()
        known(s).drawn(seat, len(s.hand), card, len(deck), 1 << seat)
        zone.append(card)
        drawn.append(card)
    if drawn:
        s.learn(seat)
    return drawn


def gain_cards(s: Citadels, seat: int, count: int, source: int) -> None:
    """Draw and keep what some source gives."""
    drawn = draw_into(s, seat, count, s.hand[seat])
    if drawn:
        s.hand[seat].sort()
        s.tell("draws", (seat, len(drawn), source), tuple(drawn), 1 << seat)


def gain_gold(s: Citadels, seat: int, count: int, source: int) -> None:
    s.gold[seat] += count
    s.tell("gains", (seat, count, source))


def pay_gold(s: Citadels, giver: int, receiver: int, count: int, source: int) -> None:
    """Gold from stash to stash, and by whose ability; the bank is NOBODY."""
    if count:
        if giver != NOBODY:
            s.gold[giver] -= count
        if receiver != NOBODY:
            s.gold[receiver] += count
        s.tell("pays", (giver, receiver, count, source))


def put_under(s: Citadels, seat: int, card: int) -> None:
    """A card this seat held goes facedown under the deck; several go one after the other, the first highest (R-02)."""
    s.deck.insert(0, card)
    known(s).put_under(seat, len(s.hand), card, 1 << seat)


def lay_open(s: Citadels, seat: int, card: int) -> None:
    """A card from a hand is announced: it lies on the table for all to see."""
    lay_open_from(s, seat, seat, card)


def lay_open_from(s: Citadels, seat: int, owner: int, card: int) -> None:
    """The same from a hand that this seat was shown; it alone knew which card it would be."""
    s.hand[owner].remove(card)
    s.table.append(card)
    known(s).played(owner, card)
    s.lay_open(seat)


def look_at_hand(s: Citadels, seat: int, other: int) -> None:
    """A seat sees another's whole hand."""
    known(s).looked(seat, other, s.hand[other])
    s.learn(seat)


def enter_city(s: Citadels, seat: int, building: int) -> None:
    """A district comes into a city; the first to reach the size is remembered for good (T-7.8)."""
    s.city[seat].append(building)
    check_completion(s, seat)


def check_completion(s: Citadels, seat: int) -> None:
    if not s.completed[seat] and is_complete(s, seat):
        s.completed[seat] = 1
        if s.first == NOBODY:
            s.first = seat
        s.tell("completes", (seat,))


def size_needed(s: Citadels) -> int:
    return 8 if len(s.hand) < 4 else 7


def city_size(s: Citadels, seat: int) -> int:
    return folded(s, CITY_SIZE, len(s.city[seat]), seat)


def is_complete(s: Citadels, seat: int) -> bool:
    """Whether the city has its size now (T-1.8); having had it once is another thing."""
    return city_size(s, seat) >= size_needed(s)


def destroy(s: Citadels, owner: int, building: int) -> None:
    """A district goes under the deck, with what lies on and under it (T-1.6)."""
    s.city[owner].remove(building)
    card = building % PLAIN
    s.deck.insert(0, card)
    known(s).put_under_openly(len(s.hand), card)
    s.tell("destroyed", (owner, building))
    notify(s, LEAVES_CITY, owner, building, NOBODY)


def change_owner(s: Citadels, owner: int, building: int, new_owner: int) -> None:
    """A district goes from city to city, with what lies on and under it. Not a build (T-7.9)."""
    s.city[owner].remove(building)
    notify(s, LEAVES_CITY, owner, building, new_owner)
    enter_city(s, new_owner, building)
    s.tell("changes_owner", (owner, building, new_owner))


def exchange_districts(s: Citadels, one: int, given: int, other: int, taken: int) -> None:
    """Two districts change places; both have left before either enters, so neither city is ever too large (R-21)."""
    s.city[one].remove(given)
    s.city[other].remove(taken)
    notify(s, LEAVES_CITY, one, given, other)
    notify(s, LEAVES_CITY, other, taken, one)
    s.tell("changes_owner", (one, given, other))
    s.tell("changes_owner", (other, taken, one))
    enter_city(s, one, taken)
    enter_city(s, other, given)


def has(s: Citadels, seat: int, district: int) -> bool:
    """Whether a city holds a district, beautified or not."""
    beautified = district + PLAIN
    for building in s.city[seat]:
        if building == district or building == beautified:
            return True
    return False


def kinds_of(cards: list[int]) -> list[int]:
    """The different cards among these, in rising order; hands rise already."""
    found: list[int] = []
    last = NOBODY
    for card in cards:
        if card < last:
            return sorted(set(cards))
        if card > last:
            found.append(card)
            last = card
    return found


def cost_of(building: int) -> int:
    """The present cost: printed, one more where beautified (T-1.4)."""
    return COST[building]


def count_type(s: Citadels, seat: int, kind: int) -> int:
    """Districts of a type, for income abilities."""
    count = 0
    for building in s.city[seat]:
        if KIND[building] == kind:
            count += 1
    return folded(s, INCOME_COUNT, count, seat, kind)
