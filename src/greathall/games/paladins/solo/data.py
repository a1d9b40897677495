"""The facts of the solo opponent: constants, difficulties and the 17 schemes."""

from typing import Final

from greathall.games.paladins.printed.effects import choice, gain
from greathall.games.paladins.solo.rows import Constants, Difficulty, Scheme
from greathall.games.paladins.solo.words import WISHES

CONSTANTS: Final = Constants(
    "opponent",
    track=5,
    steps_per_resource=1,
    missing_steps=0,
    trade_steps=1,
    rest_steps=1,
    start_workers=3,
    conspire_workers=2,
    prayer_workers=1,
    stack=("influence", "faith", "strength"),
    start={},
    by_space={"townsfolk": (1, 2, 3, 4, 5), "outsiders": (1, 2, 3, 4, 5), "favours": (1, 2, 3, 4, 5)},
    last={},
    extra_discards={"townsfolk": (4,), "outsiders": (2,)},
    fallback=("recruit", "pray", "trade", "conspire", "rest"),
    wishes=WISHES,
    jar=gain(faith=1, discard_suspicion=1) + choice(gain(pay_debt=1), gain(discard_suspicion=1)),
    sources={"missing_steps": "decided"},
)

DIFFICULTIES: Final = (Difficulty("easy", 1), Difficulty("standard", 3), Difficulty("hard", 5))
USUAL: Final = "standard"

ONE_EACH: Final = "one for every action is assumed"
SCHEMES: Final = (
    Scheme("commission", "commission", note=ONE_EACH),
    Scheme("fortify", "fortify", note=ONE_EACH),
    Scheme("garrison", "garrison", note=ONE_EACH),
    Scheme("absolve", "absolve", note=ONE_EACH),
    Scheme("attack", "attack", note=ONE_EACH),
    Scheme("convert", "convert", note=ONE_EACH),
    Scheme("recruit", "recruit", note=ONE_EACH),
    Scheme("pray", "pray", note=ONE_EACH),
    Scheme("trade", "trade", note=ONE_EACH),
    Scheme("conspire", "conspire", note=ONE_EACH),
    Scheme("kings_order", "kings_order", copies=2, note="the card that is left of the twelve"),
    Scheme("kings_favour", "kings_favour", copies=5, waits=True),
)
