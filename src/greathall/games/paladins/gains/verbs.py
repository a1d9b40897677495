"""The verbs of people that only gain or lose: what each effect does to them."""

from greathall.games.paladins.gains.debts import DestroyDebts, pay_debts, take_debt
from greathall.games.paladins.gains.gains import Choose
from greathall.games.paladins.gains.ordering import touched
from greathall.games.paladins.gains.suspicion import DiscardSuspicions, TakeCriminals, take_tax
from greathall.games.paladins.printed.data.board import TRACK_END
from greathall.games.paladins.rows import DESTROYS, DISCARDS, DRAWS, OWES, PAYS, TAXES, Flat, Verb
from greathall.games.paladins.state import Paladins


class Plain(Verb):
    """What is simply gained, and commutes with everything."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name, live=False)
        self.number = number

    def touches(self, s: Paladins, amount: int) -> int:
        return 0


class Workers(Plain):
    """Workers of a colour that is not wild."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        s.workers[seat][self.number] += amount
        s.tell("gains", (seat, self.number, amount))


class Silver(Plain):
    def take(self, s: Paladins, seat: int, amount: int) -> None:
        s.silver[seat] += amount
        s.tell("gains", (seat, self.number, amount))


class Provisions(Plain):
    def take(self, s: Paladins, seat: int, amount: int) -> None:
        s.provisions[seat] += amount
        s.tell("gains", (seat, self.number, amount))


class AttributeGain(Plain):
    """A step on an attribute track; what goes past its end is lost (P-1.2)."""

    def __init__(self, name: str, number: int, attribute: int) -> None:
        super().__init__(name, number)
        self.attribute = attribute

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        track = s.attributes[seat]
        steps = min(amount, TRACK_END - track[self.attribute])
        if steps > 0:
            track[self.attribute] += steps
            s.tell("gains", (seat, self.number, steps))


class Criminals(Verb):
    """Criminals, each with a suspicion (P-8.1)."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        s.push(TakeCriminals(seat, amount))

    def touches(self, s: Paladins, amount: int) -> int:
        return DRAWS

    def most_tax(self, s: Paladins, amount: int) -> int:
        return amount * max(s.lookups.suspicion_tax)


class Tax(Verb):
    """Silver out of the tax pool (P-8.2)."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        take_tax(s, seat, amount)

    def touches(self, s: Paladins, amount: int) -> int:
        return TAXES

    def most_tax(self, s: Paladins, amount: int) -> int:
        return amount


class Discard(Verb):
    """Suspicions go to the discards, the latest first (P-8.4)."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        if s.suspicions[seat]:
            s.push(DiscardSuspicions(seat, amount))

    def touches(self, s: Paladins, amount: int) -> int:
        return DISCARDS


class PayDebt(Verb):
    """Unpaid debts are turned to their paid side (P-8.7)."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        pay_debts(s, seat, amount)

    def touches(self, s: Paladins, amount: int) -> int:
        return PAYS


class DestroyDebt(Verb):
    """Unpaid debts go back to the stack, if the player likes (P-4.7)."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        if s.debts[seat]:
            s.push(DestroyDebts(seat, amount))

    def touches(self, s: Paladins, amount: int) -> int:
        return DESTROYS


class TakeDebt(Verb):
    def take(self, s: Paladins, seat: int, amount: int) -> None:
        take_debt(s, seat, amount)

    def touches(self, s: Paladins, amount: int) -> int:
        return OWES


class Choice(Verb):
    """One of several rewards."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        s.push(Choose(seat, amount))

    def touches(self, s: Paladins, amount: int) -> int:
        """What any of the alternatives touches."""
        rules = s.lookups
        mask = 0
        for reward in rules.choices[amount]:
            mask |= touched(s, rules.people[0], rules.rewards[reward])
        return mask

    def most_tax(self, s: Paladins, amount: int) -> int:
        rules = s.lookups
        return max([tax_in(s, rules.rewards[reward]) for reward in rules.choices[amount]])


def tax_in(s: Paladins, effects: Flat) -> int:
    """How much tax people can take at most by all of these."""
    rules = s.lookups
    verbs = rules.verbs[rules.people[0]]
    return sum([verbs[effects[at]].most_tax(s, effects[at + 1]) for at in range(0, len(effects), 2)])
