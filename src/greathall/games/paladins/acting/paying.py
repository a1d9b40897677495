"""Paying: one question over the ways that are open. Discounts come first; what costs nothing asks nothing."""

from typing import ClassVar

from greathall.engine import Args, Decision, folded
from greathall.games.paladins.acting.revealing import turns_up
from greathall.games.paladins.gains.debts import take_debt
from greathall.games.paladins.rows import PAYING, Action, Cost, Terms, Way
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import (
    NO_DEBT_HERE,
    PROVISION_COST,
    PROVISIONS_SHORT,
    SILVER_COST,
    SILVER_SHORT,
)


def cost_of(s: Paladins, who: int, action: Action, target: int, terms: Terms) -> Cost:
    """What an action costs this seat now: as printed, less what the paladin in use takes off (P-10.2)."""
    if not terms[PAYING]:
        return 0, 0
    rules = s.lookups
    silver, provisions = action.cost(s, who, target, terms)
    for paladin in s.paladin[who]:
        if rules.paladin_action[paladin] == action.number:
            silver = 0 if rules.paladin_no_silver[paladin] else max(silver - rules.paladin_silver_off[paladin], 0)
            if rules.paladin_no_provisions[paladin]:
                provisions = 0
    if rules.folds[SILVER_COST]:
        silver = folded(s, SILVER_COST, silver, who, action.number)
    if rules.folds[PROVISION_COST]:
        provisions = folded(s, PROVISION_COST, provisions, who, action.number)
    return silver, provisions


def refuse_payment(s: Paladins, who: int, action: int, target: int, silver: int, provisions: int) -> int:
    """0 if some way to pay is open, else what is missing."""
    if silver <= s.silver[who] and provisions <= s.provisions[who]:
        return 0
    for way in s.lookups.ways:
        if way.refuse(s, who, action, target, silver, provisions) == 0:
            return 0
    return SILVER_SHORT if silver > s.silver[who] else PROVISIONS_SHORT


class PayGoods(Way):
    """Silver and provisions, to the general supply (P-1.5)."""

    def refuse(self, s: Paladins, who: int, action: int, target: int, silver: int, provisions: int) -> int:
        if silver > s.silver[who]:
            return SILVER_SHORT
        return PROVISIONS_SHORT if provisions > s.provisions[who] else 0

    def pay(self, s: Paladins, who: int, silver: int, provisions: int) -> None:
        s.silver[who] -= silver
        s.provisions[who] -= provisions
        s.tell("pays", (who, silver, provisions))


class TakeDebt(Way):
    """An unpaid debt, if the action lets one be taken instead (P-5.2.2)."""

    def refuse(self, s: Paladins, who: int, action: int, target: int, silver: int, provisions: int) -> int:
        may_owe = action >= 0 and s.lookups.actions[action].may_owe(s, who, target)
        return 0 if may_owe else NO_DEBT_HERE

    def pay(self, s: Paladins, who: int, silver: int, provisions: int) -> None:
        take_debt(s, who, 1)


class Pay(Decision[Paladins]):
    """How to pay a cost."""

    kind: ClassVar[str] = "payment"
    public: ClassVar[bool] = True

    def __init__(self, player: int, action: int, target: int, silver: int, provisions: int) -> None:
        self.player = player
        self.action = action
        self.target = target
        self.silver = silver
        self.provisions = provisions

    def args(self) -> Args:
        return (self.player, self.action, self.target, self.silver, self.provisions)

    def about(self) -> tuple[int, ...]:
        return (self.silver, self.provisions)

    def reveals(self, s: Paladins, option: int) -> bool:
        return turns_up(s, self.action)

    def candidates(self, s: Paladins) -> list[int]:
        return list(range(len(s.lookups.ways)))

    def refusal(self, s: Paladins, option: int) -> int:
        way = s.lookups.ways[option]
        return way.refuse(s, self.player, self.action, self.target, self.silver, self.provisions)

    def losses(self, s: Paladins, option: int) -> tuple[int, ...]:
        return s.lookups.ways[option].loses

    def missing(self, s: Paladins, option: int) -> tuple[int, ...]:
        return missing_goods(s, self.player, self.refusal(s, option), self.silver, self.provisions)

    def choose(self, s: Paladins, option: int) -> None:
        s.lookups.ways[option].pay(s, self.player, self.silver, self.provisions)


def missing_goods(s: Paladins, who: int, reason: int, silver: int, provisions: int) -> tuple[int, ...]:
    """How much silver, or how many provisions, are short."""
    if reason == SILVER_SHORT:
        return (silver - s.silver[who],)
    return (provisions - s.provisions[who],) if reason == PROVISIONS_SHORT else ()
