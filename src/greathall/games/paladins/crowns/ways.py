"""The way to pay that a paladin opens: a debt instead of everything (C-9.3)."""

from greathall.games.paladins.crowns.words import DEBT_ANYWAY
from greathall.games.paladins.gains.debts import take_debt
from greathall.games.paladins.rows import ELSEWHERE, Way
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import NO_DEBT_HERE


class DebtForAll(Way):
    """An unpaid debt instead of all silver and provisions of an action, with the paladin in use that opens it.

    If a debt may be taken anyway, the two would be the same.
    """

    def refuse(self, s: Paladins, who: int, action: int, target: int, silver: int, provisions: int) -> int:
        rules = s.lookups
        for paladin in s.paladin[who]:
            if rules.paladin_opens[paladin] >= 0 and rules.ways[rules.paladin_opens[paladin]].name == self.name:
                owed = action != ELSEWHERE and rules.actions[action].may_owe(s, who, target)
                return DEBT_ANYWAY if owed else 0
        return NO_DEBT_HERE

    def pay(self, s: Paladins, who: int, silver: int, provisions: int) -> None:
        take_debt(s, who, 1)
