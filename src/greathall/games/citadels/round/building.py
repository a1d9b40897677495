"""Building (T-7): what may be built, how it is paid, and the one way into a city by building."""

from typing import ClassVar

from greathall.engine import NO_PRICE, Args, Decision, Frame, folded, forbidden, reach
from greathall.engine.subclassing import mypyc_attr
from greathall.games.citadels.cards import enter_city, has, kinds_of, pay_gold
from greathall.games.citadels.printed.data import COST, LIMIT
from greathall.games.citadels.rows import Way
from greathall.games.citadels.sources import FROM_MAGISTRATE
from greathall.games.citadels.state import BUILT, CHARACTER, GATHERED, NOBODY, PAID, SPENT, Citadels
from greathall.games.citadels.words import (
    AFTER_RAISING,
    BEFORE_RAISING,
    EXEMPT,
    GATHER_FIRST,
    IDENTICAL,
    IN_CITY,
    LIMIT_FOLD,
    LIMIT_REACHED,
    MAY_BUILD,
    MAY_RAISE,
    PRICE,
    SHORT,
)


def price_of(s: Citadels, seat: int, card: int) -> int:
    """What a district costs this seat to build (T-7.4 a)."""
    return max(0, folded(s, PRICE, COST[card], seat, card))


def is_exempt(s: Citadels, seat: int, card: int) -> bool:
    """Whether building it does not count towards the limit (T-7.3)."""
    return folded(s, EXEMPT, 0, seat, card) > 0


def refuse_build(s: Citadels, seat: int, card: int) -> int:
    """Why a card from hand cannot be built in the free part of a turn, or 0."""
    turn = s.turn
    if not turn[GATHERED]:
        return GATHER_FIRST
    reason = forbidden(s, MAY_BUILD, seat, turn[CHARACTER])
    if reason:
        return reason
    if turn[BUILT] >= folded(s, LIMIT_FOLD, LIMIT[turn[CHARACTER]], seat) and not is_exempt(s, seat, card):
        return LIMIT_REACHED
    return refuse_raising(s, seat, card, len(s.hand[seat]) - 1)


def refuse_raising(s: Citadels, seat: int, card: int, others: int) -> int:
    """Why a card cannot come into this city by building, whatever the moment: its own rules, identity, the price."""
    reason = refuse_place(s, seat, card)
    if reason:
        return reason
    return 0 if can_pay(s, seat, card, others) else SHORT


def refuse_place(s: Citadels, seat: int, card: int) -> int:
    """The same except for the price."""
    reason = forbidden(s, MAY_RAISE, seat, card)
    if reason:
        return reason
    return IN_CITY if has(s, seat, card) and not folded(s, IDENTICAL, 0, seat, card) else 0


def buildable(s: Citadels, seat: int) -> list[int]:
    """The cards from hand that `refuse_build` would let through, found without asking it for each."""
    turn = s.turn
    if not turn[GATHERED] or forbidden(s, MAY_BUILD, seat, turn[CHARACTER]):
        return []
    full = turn[BUILT] >= folded(s, LIMIT_FOLD, LIMIT[turn[CHARACTER]], seat)
    if full and not s.lookups.folds[EXEMPT]:
        return []  # nothing is outside the limit
    others = len(s.hand[seat]) - 1
    found: list[int] = []
    for card in kinds_of(s.hand[seat]):
        if full and not is_exempt(s, seat, card):
            continue
        if can_pay(s, seat, card, others) and not refuse_place(s, seat, card):
            found.append(card)
    return found


def can_pay(s: Citadels, seat: int, card: int, others: int) -> bool:
    """Whether some way to pay for a card is open."""
    for way in s.lookups.ways_in_play:
        if way.is_open(s, seat, card, others):
            return True
    return False


def open_ways(s: Citadels, seat: int, card: int, others: int) -> list[int]:
    """The ways in which a seat can pay for a card, holding this many other cards."""
    ways = s.lookups.ways
    return [number for number, way in enumerate(ways) if way is not None and way.is_open(s, seat, card, others)]


class PayFor(Decision[Citadels]):
    """A question of paying for the card on the table, and whether it is exempt from the limit."""

    public: ClassVar[bool] = True

    def __init__(self, player: int, card: int, exempt: int) -> None:
        self.player = player
        self.card = card
        self.exempt = exempt

    def args(self) -> Args:
        return (self.player, self.card, self.exempt)


@mypyc_attr(free_list_len=1)
class ChooseWay(PayFor):
    """How to pay for the card on the table; not asked if there is only one way and it loses nothing."""

    kind: ClassVar[str] = "pay"

    def about(self) -> tuple[int, ...]:
        return (self.card,)

    def candidates(self, s: Citadels) -> list[int]:
        return open_ways(s, self.player, self.card, len(s.hand[self.player]))

    def price(self, s: Citadels, option: int) -> int:
        in_gold = isinstance(s.lookups.ways[option], PayGold)
        return price_of(s, self.player, self.card) if in_gold else NO_PRICE

    def losses(self, s: Citadels, option: int) -> tuple[int, ...]:
        way = s.lookups.ways[option]
        return () if way is None else way.loses

    def choose(self, s: Citadels, option: int) -> None:
        way = s.lookups.ways[option]
        assert way is not None
        way.pay(s, self.player, self.card, self.exempt)


@mypyc_attr(free_list_len=1)
class Build(Frame[Citadels]):
    """A paid-for district enters a city. A window may give it to another owner before; then the gold goes back."""

    def __init__(self, builder: int, card: int, owner: int, gold: int, paid: int, exempt: int) -> None:
        self.builder = builder
        self.card = card
        self.owner = owner
        self.gold = gold
        self.paid = paid
        self.exempt = exempt

    def args(self) -> Args:
        return (self.builder, self.card, self.owner, self.gold, self.paid, self.exempt)

    def step(self, s: Citadels, at: int) -> None:
        if at == 0:
            s.turn[BUILT] += 1 - self.exempt
            s.turn[PAID] += self.paid
            if self.paid:
                reach(s, BEFORE_RAISING, self.builder, self.card)
        elif at == 1:
            self.raise_district(s)
            reach(s, AFTER_RAISING, self.owner, self.card)
        else:
            s.done()

    def raise_district(self, s: Citadels) -> None:
        if self.owner == self.builder:
            s.turn[SPENT] += self.gold
        else:
            pay_gold(s, NOBODY, self.builder, self.gold, FROM_MAGISTRATE)
        s.table.remove(self.card)
        s.tell("builds", (self.owner, self.card, self.gold if self.owner == self.builder else 0))
        enter_city(s, self.owner, self.card)


class GoldWay(Way):
    """A way to find gold: for a whole price, or for what cards have left of it."""

    def is_open(self, s: Citadels, seat: int, card: int, others: int) -> bool:
        return self.covers(s, seat, price_of(s, seat, card), others)

    def pay(self, s: Citadels, seat: int, card: int, exempt: int) -> None:
        self.pay_due(s, seat, card, price_of(s, seat, card), exempt)


def covering_way(s: Citadels, seat: int, due: int, others: int) -> Way | None:
    """The way in which a seat finds this much gold, holding this many other cards; own gold comes first."""
    for way in s.lookups.ways:
        if way is not None and way.covers(s, seat, due, others):
            return way
    return None


class PayGold(GoldWay):
    """The ordinary way (T-7.4 a)."""

    def covers(self, s: Citadels, seat: int, due: int, others: int) -> bool:
        return due <= s.gold[seat]

    def pay_due(self, s: Citadels, seat: int, card: int, due: int, exempt: int) -> None:
        s.gold[seat] -= due
        s.push(Build(seat, card, seat, due, 1, exempt))
