"""Outlook: what a seat can still make of its gold and cards: turns left, what it wants to build, what gold is worth."""

from typing import Final

from greathall.bots.judges.citadels.lore import (
    EFFECT_EACH_TURN,
    EFFECT_ONCE,
    IMPERIAL_TREASURY,
    MAP_ROOM,
    MONUMENT,
    MUSEUM,
    QUARRY,
    SECRET_VAULT,
    Lore,
)
from greathall.games.citadels.cards import city_size, has
from greathall.games.citadels.printed.data import COST, KIND, PLAIN, UNIQUE
from greathall.games.citadels.round.building import price_of
from greathall.games.citadels.scoring import score_lines
from greathall.games.citadels.state import BEWITCH, ENDED, KILL, NOBODY, SEAT, Citadels

TURN: Final = 100  # turns are counted in hundredths
PACE: Final = 115  # turns for each district that the foremost city lacks
INCOME: Final = 24  # what a district of an earning type brings in each turn that is left
STEP: Final = 45  # a district nearer to the end
NOT_COUNTED: Final = -1
# On the way to all five types, by types there are; with five they are points.
COLOURS: Final[tuple[int, ...]] = (0, 10, 35, 85, 165, 0)


class Outlook:
    """Of one seat. `own` says whether the seat itself looks: its cards are known only then, merely counted if not."""

    def __init__(self, s: Citadels, seat: int, lore: Lore, own: bool) -> None:
        self.s = s
        self.seat = seat
        self.lore = lore
        self.own = own
        self.slots = lore.needed - city_size(s, seat)  # districts that the city lacks
        self.nearest = min([lore.needed - city_size(s, other) for other in range(lore.players)])
        self.now = turns_this_round(s, seat, lore, own)
        self.turns = turns_left(s, self.now, self.nearest)
        self.cards = len(s.hand[seat]) + len(s.picked[seat])
        self.wanted = self.wanted_cards() if own else []
        self.each = self.worth_of_gold()
        self.plenty = self.price_of_plans()
        self.counted = NOT_COUNTED  # the points, and how many there are with one more district, once asked for
        self.counted_with: dict[int, int] = {}

    def wanted_cards(self) -> list[int]:
        """The cards in hand that can ever be built, each once."""
        found: list[int] = []
        for card in self.s.hand[self.seat]:
            if card not in found and self.can_stand(card):
                found.append(card)
        return found

    def can_stand(self, card: int) -> bool:
        """Whether the city has a place for this district."""
        if card == SECRET_VAULT:
            return False
        if card == MONUMENT and len(self.s.city[self.seat]) > 4:
            return False
        return not has(self.s, self.seat, card) or has(self.s, self.seat, QUARRY)

    def worth_of_gold(self) -> int:
        """What one gold is worth as long as there is something to spend it on, in hundredths of a point."""
        if has(self.s, self.seat, IMPERIAL_TREASURY):
            return 95
        if self.turns <= 0:
            return 2
        return 88 if self.turns > 3 * TURN else 80 if self.turns > 2 * TURN else 70 if self.turns > TURN else 40

    def price_of_plans(self) -> int:
        """How much gold the next builds need: more is not much use."""
        builds = max(1, min(2, self.slots, self.turns // TURN))
        if not self.own:
            return 1 + 3 * min(builds, max(1, self.cards))
        prices = sorted([price_of(self.s, self.seat, card) for card in self.wanted], reverse=True)
        return 2 + sum(prices[:builds]) + 2 * max(0, builds - len(prices))

    def value_of_gold(self, start: int, amount: int) -> int:
        """What this much more gold is worth to a seat that has some."""
        useful = max(0, min(start + amount, self.plenty) - start)
        return useful * self.each + (amount - useful) * (self.each // 2)

    def value_of_getting(self, amount: int) -> int:
        return self.value_of_gold(self.s.gold[self.seat], amount)

    def value_of_paying(self, amount: int) -> int:
        return self.value_of_gold(self.s.gold[self.seat] - amount, amount)

    def value_of_standing(self, building: int) -> int:
        """What a district promises besides its points: income, the next steps, its effect."""
        kind = KIND[building]
        earning = INCOME if kind != UNIQUE and self.lore.earned[kind] else 0
        later = max(0, self.turns - TURN)
        steps = 2 * STEP if building % PLAIN == MONUMENT else STEP
        return (earning + EFFECT_EACH_TURN[building]) * later // TURN + EFFECT_ONCE[building] + steps

    def points_with(self, building: int) -> int:
        """How many more points the city counts with another district, in hundredths, and nearer to all types."""
        found = self.counted_with.get(building)
        if found is None:
            before = self.points()
            city = self.s.city[self.seat]
            city.append(building)
            found = self.count_points() - before
            city.pop()
            self.counted_with[building] = found
        return found

    def points_without(self, building: int) -> int:
        """How many points less it counts without one of its districts."""
        city = self.s.city[self.seat]
        before = self.points()
        at = city.index(building)
        city.pop(at)
        after = self.count_points()
        city.insert(at, building)
        return before - after

    def points(self) -> int:
        """What the city counts, with progress towards all types."""
        if self.counted == NOT_COUNTED:
            self.counted = self.count_points()
        return self.counted

    def count_points(self) -> int:
        lookups = self.s.lookups
        found = score_lines(self.s, self.seat, lookups.lines if self.own else lookups.open_lines)
        kinds = 0
        for building in self.s.city[self.seat]:
            kinds |= 1 << KIND[building]
        colours = 0 if found[self.lore.all_types] or self.turns <= 0 else COLOURS[kinds.bit_count()]
        return 100 * sum(found) + colours

    def value_of_raising(self, building: int) -> int:
        """What a district in the city is worth to this seat, whatever it costs."""
        return self.points_with(building) + self.value_of_standing(building)

    def value_of_losing(self, building: int) -> int:
        """What a district in the city is worth, with the cards under a Museum."""
        under = 0 if building % PLAIN != MUSEUM else 100 * len(self.s.museum[self.seat])
        return max(self.points_without(building), under) + self.value_of_standing(building)

    def value_of_card(self, card: int) -> int:
        """What having a card in hand is worth."""
        spare = 100 if has(self.s, self.seat, MAP_ROOM) else 60 if has(self.s, self.seat, MUSEUM) else 5
        if card == SECRET_VAULT:
            return 300 + spare
        if not self.can_stand(card) or self.turns <= 0:
            return spare
        price = price_of(self.s, self.seat, card)
        reach = self.s.gold[self.seat] + 2 * self.turns // TURN
        gain = self.value_of_raising(card) - price * self.each
        return spare + max(10, gain * 6 // 10 if price <= reach else gain * 2 // 10) + COST[card]


def value_of_next_card(have: int) -> int:
    """What one more card from the deck is worth to a hand with this many useful ones."""
    return 170 if have == 0 else 120 if have == 1 else 75 if have == 2 else 45 if have == 3 else 25


def value_of_cards(have: int, more: int) -> int:
    """What this many cards from the deck are worth."""
    return sum([value_of_next_card(have + number) for number in range(more)])


def turns_this_round(s: Citadels, seat: int, lore: Lore, own: bool) -> int:
    """How many turns a seat still has in this round, including the present one; the killed know that they were."""
    if not s.slots or s.filled < len(s.slots):
        return lore.turns_a_round
    over = s.shown | s.marked[KILL] if own else s.shown
    waiting = 0
    for slot in range(s.filled):
        if s.owner[slot] == seat and not over >> s.slots[slot] & 1:
            waiting += 1
    if s.marker[BEWITCH] == seat and not s.marked[BEWITCH] & (s.shown | s.silent):
        waiting += 1
    return waiting + (1 if s.turn[SEAT] == seat and not s.turn[ENDED] else 0)


def turns_left(s: Citadels, now: int, nearest: int) -> int:
    """How many turns a seat has until the end, in hundredths: after the round of the first full city there is none."""
    if s.first != NOBODY:
        return now * TURN
    return max(now * TURN, PACE * nearest)
