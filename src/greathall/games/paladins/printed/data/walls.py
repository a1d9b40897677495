"""The 24 Walls."""

from typing import Final

from greathall.games.paladins.printed.cards import Wall
from greathall.games.paladins.printed.effects import choice, gain

WALLS: Final = (
    Wall("wall_01", gain(strength=2)),
    Wall("wall_02", gain(strength=2)),
    Wall("wall_03", gain(strength=1, labourer=1), points=1),
    Wall("wall_04", gain(strength=1, labourer=1), points=1),
    Wall("wall_05", gain(strength=1), points=2),
    Wall("wall_06", gain(strength=1), points=2),
    Wall("wall_07", gain(strength=1) + choice(gain(pay_debt=1), gain(silver=2))),
    Wall("wall_08", gain(strength=1) + choice(gain(pay_debt=1), gain(silver=2))),
    Wall("wall_09", gain(strength=1) + choice(gain(discard_suspicion=1), gain(silver=2))),
    Wall("wall_10", gain(strength=1) + choice(gain(discard_suspicion=1), gain(silver=2))),
    Wall("wall_11", gain(strength=1) + choice(gain(discard_suspicion=1), gain(silver=2))),
    Wall("wall_12", gain(strength=1) + choice(gain(pay_debt=1), gain(silver=2))),
    Wall("wall_13", gain(strength=1, labourer=3)),
    Wall("wall_14", gain(strength=1) + choice(gain(discard_suspicion=1), gain(silver=2))),
    Wall("wall_15", gain(strength=1, labourer=2)),
    Wall("wall_16", gain(strength=1, labourer=1, merchant=1)),
    Wall("wall_17", gain(strength=1, labourer=1, fighter=1)),
    Wall("wall_18", gain(strength=1, labourer=1, scout=1)),
    Wall("wall_19", gain(strength=1, scout=1)),
    Wall("wall_20", gain(strength=1, merchant=1)),
    Wall("wall_21", gain(strength=1, fighter=1)),
    Wall("wall_22", gain(strength=1, labourer=1, cleric=1)),
    Wall("wall_23", gain(strength=1, scout=1, merchant=1)),
    Wall("wall_24", gain(strength=1, cleric=1)),
)
