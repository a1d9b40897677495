"""The ten spaces for jars on a player board."""

from typing import Final

from greathall.games.paladins.printed.boards import JarSpace
from greathall.games.paladins.printed.effects import gain

JAR_SPACES: Final = (
    JarSpace("abs_free_recruit", gain(free_recruit=1)),
    JarSpace("abs_labourer", gain(labourer=1)),
    JarSpace("abs_pray_1", gain(pray=1)),
    JarSpace("abs_pray_2", gain(pray=1)),
    JarSpace("abs_faith", gain(faith=1)),
    JarSpace("abs_provisions", gain(provision=2)),
    JarSpace("abs_pay_debt_1", gain(pay_debt=1), {"copies": "reconstructed"}),
    JarSpace("abs_pay_debt_2", gain(pay_debt=1), {"copies": "reconstructed"}),
    JarSpace("abs_discard_suspicion_1", gain(discard_suspicion=1), {"copies": "reconstructed"}),
    JarSpace("abs_discard_suspicion_2", gain(discard_suspicion=1), {"copies": "reconstructed"}),
)
