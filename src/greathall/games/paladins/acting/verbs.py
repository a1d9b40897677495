"""The verbs of people that act for free: pray, recruit, place a workshop."""

from greathall.games.paladins.acting.clearing import PrayReward, has_workers
from greathall.games.paladins.acting.recruiting import FreeRecruit
from greathall.games.paladins.acting.workshops import PlaceWorkshop
from greathall.games.paladins.gains.ordering import touched
from greathall.games.paladins.gains.verbs import tax_in
from greathall.games.paladins.rows import CLEARS, HEARS_DEBTS, JOINS_QUIETLY, OPENS, Verb
from greathall.games.paladins.rows_of_cards import open_cards
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import DEVELOP, PAYS_DEBT, TOWNSFOLK


class Pray(Verb):
    """All workers of one action go back (P-5.3.3)."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        if has_workers(s, seat):
            s.push(PrayReward(seat))

    def touches(self, s: Paladins, amount: int) -> int:
        return CLEARS

    def fizzles(self, s: Paladins, seat: int, amount: int) -> bool:
        return not has_workers(s, seat)


class Recruit(Verb):
    """A townsfolk of the row for free (P-5.2.8)."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        if not self.fizzles(s, seat, amount):
            s.push(FreeRecruit(seat))

    def touches(self, s: Paladins, amount: int) -> int:
        """What any card of the row brings; the crew, if one of them reacts to debts."""
        rules = s.lookups
        mask = JOINS_QUIETLY | OPENS
        for card in open_cards(s, TOWNSFOLK):
            if rules.townsfolk_trigger[card] == PAYS_DEBT:
                mask |= HEARS_DEBTS
            mask |= touched(s, rules.people[0], rules.townsfolk_bonus[card] + rules.townsfolk_discard[card])
        return mask

    def most_tax(self, s: Paladins, amount: int) -> int:
        rules = s.lookups
        most = 0
        for card in open_cards(s, TOWNSFOLK):
            most = max(most, tax_in(s, rules.townsfolk_bonus[card]), tax_in(s, rules.townsfolk_discard[card]))
        return most

    def fizzles(self, s: Paladins, seat: int, amount: int) -> bool:
        return not open_cards(s, TOWNSFOLK)


class Workshop(Verb):
    """A workshop is placed for free (P-7.3.7)."""

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        if not self.fizzles(s, seat, amount):
            s.push(PlaceWorkshop(seat))

    def touches(self, s: Paladins, amount: int) -> int:
        return CLEARS

    def fizzles(self, s: Paladins, seat: int, amount: int) -> bool:
        return s.done_actions[seat][DEVELOP] == len(s.lookups.workshop_workers)
