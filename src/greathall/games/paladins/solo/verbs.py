"""The verbs of the opponent (P-13.4): what each effect does to it. It declines nothing."""

from typing import Final

from greathall.engine import Args, Frame
from greathall.games.paladins.acting.recruiting import discard_townsfolk
from greathall.games.paladins.gains.debts import pay_debts, take_debt
from greathall.games.paladins.gains.gains import gain
from greathall.games.paladins.gains.inquisition import lose_suspicion
from greathall.games.paladins.gains.repeated import Repeated
from greathall.games.paladins.gains.suspicion import Suspicion, lower_tax
from greathall.games.paladins.printed.data.board import TRACK_END
from greathall.games.paladins.rows import Verb
from greathall.games.paladins.rows_of_cards import open_cards
from greathall.games.paladins.solo.lookups import move_number, obstacle, solo_of
from greathall.games.paladins.solo.marker import advance, rise
from greathall.games.paladins.solo.picking import pick_townsfolk
from greathall.games.paladins.solo.policy import settle_choice
from greathall.games.paladins.solo.schemes import renew_schemes
from greathall.games.paladins.solo.words import BY_MISSING, BY_PROVISION, BY_SILVER, BY_TAX
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import (
    DESTROY_DEBT_VERB,
    DISCARD_VERB,
    EMPTY,
    FAITH,
    INFLUENCE,
    LABOURER,
    NO_TOWNSFOLK,
    PAY_DEBT_VERB,
    PLACE_WORKSHOP_VERB,
    STRENGTH,
    TOWNSFOLK,
)


def get_workers(s: Paladins, seat: int, count: int) -> None:
    """Its workers are all alike; they are counted as labourers."""
    s.workers[seat][LABOURER] += count
    s.tell("gets_workers", (seat, count))


class Workers(Verb):
    """Workers of any colour."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        get_workers(s, seat, amount)


class Criminals(Verb):
    """A worker and a suspicion each (P-13.4.5)."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        s.push(SuspectWorkers(seat, amount))


class SuspectWorkers(Repeated):
    """One worker after the other, each with a suspicion."""

    def once(self, s: Paladins) -> None:
        get_workers(s, self.seat, 1)
        s.push(Suspicion(self.seat))


class Goods(Verb):
    """Silver and provisions move the marker (P-13.4.1)."""

    def __init__(self, name: str, cause: int) -> None:
        super().__init__(name)
        self.cause = cause

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        advance(s, seat, self.cause, amount * solo_of(s).constants.steps_per_resource)


class Attribute(Verb):
    """A marker rises (P-13.4.2)."""

    def __init__(self, name: str, attribute: int) -> None:
        super().__init__(name)
        self.attribute = attribute

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        rise(s, seat, self.attribute, amount)

    def fizzles(self, s: Paladins, seat: int, amount: int) -> bool:
        return s.attributes[seat][self.attribute] == TRACK_END


class Tax(Verb):
    """The marker moves for all of it; the pool loses what it has (P-14.23)."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        advance(s, seat, BY_TAX, amount * solo_of(s).constants.steps_per_resource)
        s.tell("tax_leaves", (seat, min(amount, s.tax)))
        lower_tax(s, amount)


class Losing(Verb):
    """Suspicions or debts it should lose."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name)
        self.number = number

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        s.push(Lose(seat, self.number, amount))

    def fizzles(self, s: Paladins, seat: int, amount: int) -> bool:
        return not (s.suspicions[seat] if self.number == DISCARD_VERB else s.debts[seat])


class Lose(Frame[Paladins]):
    """Card by card; for each that is missing a silver leaves the tax pool instead (P-13.4.4)."""

    def __init__(self, seat: int, verb: int, count: int) -> None:
        self.seat = seat
        self.verb = verb
        self.count = count

    def args(self) -> Args:
        return (self.seat, self.verb, self.count)

    def step(self, s: Paladins, at: int) -> None:
        if at == self.count:
            s.done()
        elif self.verb == DISCARD_VERB and s.suspicions[self.seat]:
            lose_suspicion(s, self.seat)
        elif self.verb == PAY_DEBT_VERB and s.debts[self.seat]:
            pay_debts(s, self.seat, 1)
        elif self.verb == DESTROY_DEBT_VERB and s.debts[self.seat]:
            s.debts[self.seat] -= 1
            s.tell("destroys_debt", (self.seat,))
        else:
            self.miss(s)

    def miss(self, s: Paladins) -> None:
        s.tell("lacks", (self.seat, self.verb, min(1, s.tax)))
        advance(s, self.seat, BY_MISSING, solo_of(s).constants.missing_steps)
        lower_tax(s, 1)


class TakeDebt(Verb):
    def take(self, s: Paladins, seat: int, amount: int) -> None:
        take_debt(s, seat, amount)


class Pray(Verb):
    def take(self, s: Paladins, seat: int, amount: int) -> None:
        pray(s, seat)


def pray(s: Paladins, seat: int) -> None:
    """The right side is cleared, or a worker gained; all schemes are shuffled (P-13.7.2). Pushes."""
    rules = s.lookups
    right = [slot for slot, action in enumerate(rules.slot_action) if rules.actions[action].workshops]
    standing = [slot for slot in right if s.board[seat][slot] > EMPTY]
    for slot in standing:
        s.board[seat][slot] = EMPTY
    if standing:
        s.tell("clears_right", (seat, len(standing)))
    else:
        s.tell("nothing_to_clear", (seat,))
        get_workers(s, seat, solo_of(s).constants.prayer_workers)
    renew_schemes(s, seat)


class Recruit(Verb):
    """A free recruit is a discard (P-13.7.6); with no townsfolk in the row nothing happens."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        if open_cards(s, TOWNSFOLK):
            discard_by_marker(s, seat)
        elif s.telling:
            s.tell("cannot", (seat, move_number(s, "recruit"), obstacle(s, NO_TOWNSFOLK), 0, 0))

    def fizzles(self, s: Paladins, seat: int, amount: int) -> bool:
        return not open_cards(s, TOWNSFOLK)


def discard_by_marker(s: Paladins, seat: int) -> None:
    """The townsfolk the marker points at is discarded, and its reward gained (P-13.7.1). May push."""
    gain(s, seat, discard_townsfolk(s, seat, pick_townsfolk(s, seat)))


class Ignored(Verb):
    """What means nothing to it."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name)
        self.number = number

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        s.tell("ignores", (seat, self.number))

    def fizzles(self, s: Paladins, seat: int, amount: int) -> bool:
        return True


class Choice(Verb):
    """One of several rewards, by the rules for choices."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        rules = s.lookups
        gain(s, seat, rules.rewards[settle_choice(s, seat, rules.choices[amount])])


OPPONENT_VERBS: Final[tuple[Verb, ...]] = (
    Workers("labourer"),
    Workers("scout"),
    Workers("merchant"),
    Workers("fighter"),
    Workers("cleric"),
    Criminals("criminal"),
    Goods("silver", BY_SILVER),
    Goods("provision", BY_PROVISION),
    Attribute("faith", FAITH),
    Attribute("strength", STRENGTH),
    Attribute("influence", INFLUENCE),
    Tax("tax"),
    Losing("discard_suspicion", DISCARD_VERB),
    Losing("pay_debt", PAY_DEBT_VERB),
    Losing("destroy_debt", DESTROY_DEBT_VERB),
    TakeDebt("take_debt"),
    Pray("pray"),
    Recruit("free_recruit"),
    Ignored("place_workshop", PLACE_WORKSHOP_VERB),
    Choice("choice"),
)
