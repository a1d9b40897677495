"""The facts of the solo opponent with the expansion: constants, difficulties, two more schemes."""

from typing import Final

from greathall.games.paladins.solo.data import CONSTANTS as BEFORE
from greathall.games.paladins.solo.rows import Constants, Difficulty, Scheme

CONSTANTS: Final = Constants(
    BEFORE.name,
    track=7,
    steps_per_resource=2,
    missing_steps=1,
    trade_steps=BEFORE.trade_steps,
    rest_steps=BEFORE.rest_steps,
    start_workers=BEFORE.start_workers,
    conspire_workers=BEFORE.conspire_workers,
    prayer_workers=BEFORE.prayer_workers,
    stack=("influence", "faith", "strength", "diplomacy"),
    start={"diplomacy": 3, "strength": 2, "faith": 1, "influence": 0},
    by_space={
        "townsfolk": (1, 2, 3, 4, 5, 6, 7),
        "outsiders": (1, 2, 3, 4, 5, 6, 7),
        "favours": (0, 1, 2, 3, 4, 5, 0),
    },
    last={"townsfolk": (1,), "outsiders": (7,)},
    extra_discards={"townsfolk": (6,), "outsiders": (2,), "negotiate": (3,)},
    fallback=BEFORE.fallback,
    wishes=BEFORE.wishes,
    jar=BEFORE.jar,
    sources={"track": "reconstructed", "by_space": "reconstructed", "trade_steps": "decided", "rest_steps": "decided"},
)

DIFFICULTIES: Final = (Difficulty("easy", 2), Difficulty("standard", 4), Difficulty("hard", 6))
IMPOSSIBLE: Final = Difficulty("impossible", 0, everywhere=True)

SCHEMES: Final = (Scheme("muster", "muster", source="rulebook"), Scheme("negotiate", "negotiate", source="rulebook"))
