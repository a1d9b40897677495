"""The 40 squares of the main board, region by region."""

from typing import Final

from greathall.games.paladins.printed.boards import Square
from greathall.games.paladins.printed.effects import gain

SQUARES: Final = (
    Square("r1_1", 1, gain(free_recruit=1)),
    Square("r1_2", 1, gain(silver=2)),
    Square("r1_3", 1, gain(labourer=1), players=3),
    Square("r1_4", 1, gain(discard_suspicion=1), players=4),
    Square("r2_1", 2, gain(free_recruit=1)),
    Square("r2_2", 2, gain(silver=2)),
    Square("r2_3", 2, gain(scout=1)),
    Square("r2_4", 2, gain(discard_suspicion=1)),
    Square("r2_5", 2, gain(labourer=1), players=4),
    Square("r2_6", 2, gain(silver=2), players=3),
    Square("r2_7", 2, gain(discard_suspicion=1), players=3),
    Square("r3_1", 3, gain(labourer=1)),
    Square("r3_2", 3, gain(merchant=1)),
    Square("r3_3", 3, gain(silver=2)),
    Square("r3_4", 3, gain(pray=1)),
    Square("r3_5", 3, gain(scout=1)),
    Square("r3_6", 3, gain(fighter=1)),
    Square("r3_7", 3, gain(free_recruit=1), players=3),
    Square("r3_8", 3, gain(pay_debt=1), players=3),
    Square("r3_9", 3, gain(silver=2), players=4),
    Square("r4_1", 4, gain(fighter=1)),
    Square("r4_2", 4, gain(pray=1)),
    Square("r4_3", 4, gain(merchant=1)),
    Square("r4_4", 4, gain(cleric=1)),
    Square("r4_5", 4, gain(pay_debt=1)),
    Square("r4_6", 4, gain(labourer=1, scout=1)),
    Square("r4_7", 4, gain(silver=2)),
    Square("r4_8", 4, gain(pray=1), players=3),
    Square("r4_9", 4, gain(labourer=2), players=4),
    Square("r4_10", 4, gain(silver=2), players=3),
    Square("r5_1", 5, gain(pray=1)),
    Square("r5_2", 5, gain(labourer=1, fighter=1)),
    Square("r5_3", 5, gain(pay_debt=1)),
    Square("r5_4", 5, gain(labourer=1, merchant=1)),
    Square("r5_5", 5, gain(labourer=1, cleric=1)),
    Square("r5_6", 5, gain(pay_debt=1), players=4),
    Square("r5_7", 5, gain(labourer=2), players=3),
    Square("r6_1", 6, gain(pay_debt=1)),
    Square("r6_2", 6, gain(pray=1), players=3),
    Square("r6_3", 6, gain(labourer=2), players=4),
)
