"""The contract every game keeps, as one call: `check(game)` plays random games and tests each position of them.

    from greathall.engine.check import check
    print(check(greathall.load("citadels", players=4), games=20))

It raises ContractBroken with the first promise that does not hold and where; else it returns a Report.
"""

from greathall.engine.check.contract import check
from greathall.engine.check.report import ContractBroken, Report

__all__ = ["ContractBroken", "Report", "check"]
