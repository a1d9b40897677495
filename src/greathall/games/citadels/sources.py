"""Where gold and cards come from, as events say it: gathering, income, the first deal, a character, a district."""

from typing import Final

SOURCES: Final = (
    "gathering",
    "income",
    "dealing",
    "abbot",
    "alchemist",
    "architect",
    "blackmailer",
    "cardinal",
    "diplomat",
    "emperor",
    "magician",
    "marshal",
    "merchant",
    "navigator",
    "queen",
    "scholar",
    "spy",
    "tax_collector",
    "thief",
    "warlord",
    "magistrate",
    "laboratory",
    "park",
    "poor_house",
    "smithy",
)

FROM_GATHERING: Final = 0
FROM_INCOME: Final = 1
FROM_DEALING: Final = 2
FROM_ABBOT: Final = 3
FROM_ALCHEMIST: Final = 4
FROM_ARCHITECT: Final = 5
FROM_BLACKMAILER: Final = 6
FROM_CARDINAL: Final = 7
FROM_DIPLOMAT: Final = 8
FROM_EMPEROR: Final = 9
FROM_MAGICIAN: Final = 10
FROM_MARSHAL: Final = 11
FROM_MERCHANT: Final = 12
FROM_NAVIGATOR: Final = 13
FROM_QUEEN: Final = 14
FROM_SCHOLAR: Final = 15
FROM_SPY: Final = 16
FROM_TAX_COLLECTOR: Final = 17
FROM_THIEF: Final = 18
FROM_WARLORD: Final = 19
FROM_MAGISTRATE: Final = 20
FROM_LABORATORY: Final = 21
FROM_PARK: Final = 22
FROM_POOR_HOUSE: Final = 23
FROM_SMITHY: Final = 24
