"""Gains (P-4.6, P-4.7): plain ones at once, live ones one after the other, in an order that is asked if it matters."""

from collections.abc import Sequence
from itertools import permutations
from typing import ClassVar

from greathall.engine import Args, Decision, Frame, apply, begin, legal, question
from greathall.engine.kept.snapshots import alike, attributes
from greathall.games.paladins.gains.ordering import free_to_order, meeting, order_matters, working
from greathall.games.paladins.rows import Flat
from greathall.games.paladins.state import Paladins


def gain(s: Paladins, seat: int, effects: Flat) -> None:
    """Gain these; pushes once if something live is among them. Call it last in a step."""
    rules = s.lookups
    verbs = rules.verbs[seat]
    if rules.kinds[seat].as_printed:
        if effects:
            s.push(Gains(seat, effects))
        return
    live: list[int] = []
    last: list[int] = []
    for at in range(0, len(effects), 2):
        verb = verbs[effects[at]]
        if verb.last:
            last.extend(effects[at : at + 2])
        elif verb.live:
            live.append(effects[at])
            live.append(effects[at + 1])
        else:
            verb.take(s, seat, effects[at + 1])
    live.extend(last)
    if len(live) == 2:
        verbs[live[0]].take(s, seat, live[1])
    elif live:
        s.push(OrderGains(seat, tuple(live)))


def losses_of(s: Paladins, seat: int, effects: Flat) -> tuple[int, ...]:
    """What these take away from a seat."""
    verbs = s.lookups.verbs[seat]
    found: tuple[int, ...] = ()
    for at in range(0, len(effects), 2):
        found += verbs[effects[at]].loses
    return found


class Gains(Frame[Paladins]):
    """Effects one after the other."""

    def __init__(self, seat: int, effects: Flat) -> None:
        self.seat = seat
        self.effects = effects

    def args(self) -> Args:
        return (self.seat, self.effects)

    def step(self, s: Paladins, at: int) -> None:
        if 2 * at >= len(self.effects):
            s.done()
            return
        verb, amount = self.effects[2 * at], self.effects[2 * at + 1]
        s.lookups.verbs[self.seat][verb].take(s, self.seat, amount)


def order_is_asked(s: Paladins, seat: int, effects: Flat) -> bool:
    """Whether it may matter which of these comes first, and trying them out does not show that it cannot."""
    return order_matters(s, seat, effects) and not ends_alike(s, seat, effects)


def ends_alike(s: Paladins, seat: int, effects: Flat) -> bool:
    """Whether all orders, tried out, come to the same ends, with nothing turned up on the way."""
    first: list[Paladins] = []
    for order in sorted(set(permutations(meeting(s, seat, effects)))):
        ends = ends_of(s, seat, order)
        if not ends or (first and not are_alike(first, ends)):
            return False
        first = ends
    return True


def are_alike(some: list[Paladins], others: list[Paladins]) -> bool:
    """Whether each of these positions is among the others, and each of the others among these."""
    names = attributes(some[0])
    return are_among(some, others, names) and are_among(others, some, names)


def are_among(some: list[Paladins], others: list[Paladins], names: list[str]) -> bool:
    for one in some:
        for other in others:
            if alike(one, other, names):
                break
        else:
            return False
    return True


def ends_of(s: Paladins, seat: int, order: Sequence[Flat]) -> list[Paladins]:
    """All positions that there may be after these gains, whichever suspicions the seat discards; none if something else
    is asked, or if they look at what nobody has seen."""
    tried = s.clone()
    tried.telling = False
    tried.stack, tried.at = [], []
    begin(tried, *[Gains(seat, effect) for effect in order])
    found: list[Paladins] = []
    open_ends = [tried]
    while open_ends:
        tried = open_ends.pop()
        if tried.learned != s.learned or (tried.stack and not asks_about_suspicion(tried, seat)):
            return []
        if tried.stack:
            open_ends.extend([answered(tried, seat, option) for option in legal(tried, seat)])
        else:
            tried.suspicion_discards.sort()  # they are shuffled before anybody draws from them
            found.append(tried)
    return found


def asks_about_suspicion(s: Paladins, seat: int) -> bool:
    decision = question(s, seat)
    return decision is not None and decision.kind == "suspicion"


def answered(s: Paladins, seat: int, option: int) -> Paladins:
    """The position after an answer."""
    after = s.clone()
    apply(after, seat, option)
    return after


class OrderGains(Frame[Paladins]):
    """Live effects whose order is not settled."""

    def __init__(self, seat: int, effects: Flat) -> None:
        self.seat = seat
        self.effects = effects

    def args(self) -> Args:
        return (self.seat, self.effects)

    def step(self, s: Paladins, at: int) -> None:
        left = working(s, self.seat, self.effects)
        if not left:
            s.done()
        elif order_is_asked(s, self.seat, free_to_order(s, self.seat, left)):
            s.swap(PickGain(self.seat, left))
        else:
            s.swap(Gains(self.seat, left))


class PickGain(Decision[Paladins]):
    """Which of several gains comes first."""

    kind: ClassVar[str] = "order"
    public: ClassVar[bool] = True

    def __init__(self, player: int, effects: Flat) -> None:
        self.player = player
        self.effects = effects

    def args(self) -> Args:
        return (self.player, self.effects)

    def candidates(self, s: Paladins) -> list[int]:
        rules, free = s.lookups, free_to_order(s, self.player, self.effects)
        return sorted({rules.gain_number(free[at], free[at + 1]) for at in range(0, len(free), 2)})

    def choose(self, s: Paladins, option: int) -> None:
        rules = s.lookups
        for at in range(0, len(self.effects), 2):
            verb, amount = self.effects[at], self.effects[at + 1]
            if rules.gain_number(verb, amount) == option:
                rest = self.effects[:at] + self.effects[at + 2 :]
                s.queue(Gains(self.player, (verb, amount)), OrderGains(self.player, rest))
                return


class Choose(Decision[Paladins]):
    """Exactly one of several rewards; any may be taken, also one that does nothing (P-4.7)."""

    kind: ClassVar[str] = "choice"
    public: ClassVar[bool] = True

    def __init__(self, player: int, number: int) -> None:
        self.player = player
        self.number = number

    def args(self) -> Args:
        return (self.player, self.number)

    def candidates(self, s: Paladins) -> list[int]:
        return sorted(s.lookups.choices[self.number])

    def losses(self, s: Paladins, option: int) -> tuple[int, ...]:
        return losses_of(s, self.player, s.lookups.rewards[option])

    def choose(self, s: Paladins, option: int) -> None:
        gain(s, self.player, s.lookups.rewards[option])
