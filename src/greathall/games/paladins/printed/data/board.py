"""What is printed on the boards: workers, attributes, tracks, prices, thresholds and points."""

from typing import Final

from greathall.games.paladins.printed.boards import Attribute, Names, Numbers, Worker
from greathall.games.paladins.printed.cards import Suspicion

ROUNDS: Final = 7
TRACK_END: Final = 12
KEPT_WORKERS: Final = 3
ORDERS_LAID: Final = 3
FAVOURS_LAID: Final = 5

WORKERS: Final = (
    Worker("labourer", "white"),
    Worker("scout", "green"),
    Worker("merchant", "blue"),
    Worker("fighter", "red"),
    Worker("cleric", "black"),
    Worker("criminal", "purple", wild=True),
)

TRACK_POINTS: Final = (0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20)
ATTRIBUTES: Final = (
    Attribute("faith", TRACK_POINTS),
    Attribute("strength", TRACK_POINTS),
    Attribute("influence", TRACK_POINTS),
)

SUSPICIONS: Final = (Suspicion("tax_0", 0, 6), Suspicion("tax_1", 1, 8), Suspicion("tax_2", 2, 10))

NUMBERS: Final = (
    Numbers("tax_pool", "rulebook", (5, 5, 7, 8), "for 1 to 4 players"),
    Numbers("start", "rulebook", (3, 1), "silver and provisions of a player"),
    Numbers("commission_provisions", "rulebook", (1, 1, 1, 2, 2, 3, 3)),
    Numbers("garrison_provisions", "rulebook", (1, 1, 1, 2, 2, 3, 3)),
    Numbers("fortify_provisions", "rulebook", (1, 1, 1, 2, 2, 3, 3)),
    Numbers("absolve_silver", "rulebook", (1, 2, 2, 2, 3, 3, 3)),
    Numbers("convert_silver", "rulebook", (0, 1, 2, 2, 2, 3, 3)),
    Numbers("develop_silver", "rulebook", (4,)),
    Numbers("pray_silver", "rulebook", (2,)),
    Numbers("hunt_provisions", "rulebook", (1, 3), "with one worker, with two"),
    Numbers("trade_silver", "rulebook", (1, 3), "with one worker, with two"),
    Numbers("fortify_influence", "public", (0, 1, 3, 5, 7, 9, 11), "the first five rulebook"),
    Numbers("absolve_influence", "reconstructed", (0, 1, 3, 5, 7, 9, 11), "the numbers on the jars; as for Fortify"),
    Numbers("region_faith", "public", (0, 2, 4, 6, 8, 10), "the first three rulebook"),
    Numbers("region_strength", "public", (1, 3, 5, 7, 9, 11), "the first four rulebook"),
    Numbers("townsfolk_silver", "public", (3, 2, 2, 1, 0), "by position, left to right"),
    Numbers("townsfolk_debt", "rulebook", (1, 1, 0, 0, 0), "where a debt may be taken instead"),
    Numbers("order_points", "rulebook", (4, 6, 8)),
    Numbers("develop_points", "public", (0, 0, 0, 0, 0, 0, 1, 3, 6)),
    Numbers("commission_points", "public", (0, 0, 0, 0, 0, 2, 5, 9)),
    Numbers("garrison_points", "public", (0, 0, 0, 0, 0, 2, 5, 9)),
    Numbers("fortify_points", "public", (0, 0, 0, 0, 0, 1, 3, 6)),
    Numbers("absolve_points", "public", (0, 0, 0, 0, 0, 1, 3, 6)),
    Numbers("debt_points", "rulebook", (-3, 1), "unpaid, paid"),
    Numbers("resource_points", "rulebook", (3,), "silver and provisions for a point"),
)

NAMES: Final = (
    Names(
        "workers_under_workshops",
        "reconstructed",
        ("scout", "merchant", "fighter", "cleric", "scout", "merchant", "fighter", "cleric"),
        "an example shows the scout; the others as the game lists them",
    ),
)
