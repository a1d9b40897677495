"""What is printed on the extensions of the boards, and the numbers of the set-up and the scoring."""

from typing import Final

from greathall.games.paladins.printed.boards import Attribute, Numbers
from greathall.games.paladins.printed.data.board import TRACK_POINTS

ATTRIBUTES: Final = (Attribute("diplomacy", TRACK_POINTS, "rulebook"),)

NUMBERS: Final = (
    Numbers("townsfolk_extension_silver", "reconstructed", (4, 3), "the pile and the sixth place, one dearer each"),
    Numbers("townsfolk_extension_debt", "reconstructed", (1, 1), "as on the first places of the row"),
    Numbers("outsider_extension_strength", "reconstructed", (13,), "the pile: two more than the place before it"),
    Numbers("outsider_extension_faith", "reconstructed", (12,), "the pile: two more than the place before it"),
    Numbers(
        "negotiate_silver",
        "reconstructed",
        (3, 2, 2, 1),
        "the pile and the slots from the left, which get cheaper to the right like the Townsfolk",
        {"the pile": "rulebook", "slots cost 1 or 2": "rulebook"},
    ),
    Numbers("negotiate_debt", "rulebook", (1, 0, 0, 0), "the pile alone"),
    Numbers("diplomat_provisions", "reconstructed", (1, 1, 1), "three gaps, and the rulebook charges 1 to 3"),
    Numbers("muster_dealt_1", "rulebook", (4, 4, 4, 4), "for 1 to 4 players, as the other numbers of cards dealt"),
    Numbers("muster_dealt_2", "reconstructed", (8, 8, 12, 12), "of 12; four leave with fewer than 3 players"),
    Numbers("muster_dealt_3", "reconstructed", (12, 12, 12, 12), "all"),
    Numbers("negotiate_dealt_1", "rulebook", (4, 4, 4, 4), "all"),
    Numbers("negotiate_dealt_2", "reconstructed", (6, 6, 8, 8), "of 8; two leave with fewer than 3 players"),
    Numbers("negotiate_dealt_3", "reconstructed", (6, 6, 6, 8), "of 8; two leave with fewer than 4 players"),
    Numbers("negotiate_dealt_4", "reconstructed", (10, 10, 10, 10), "all"),
    Numbers("muster_card_points", "rulebook", (2,), "collected Muster cards for a point"),
    Numbers(
        "set_points",
        "rulebook",
        (0, 0, 2, 5, 9),
        "by the icons of a set; three of them lie on the one curve through the others",
        {"a set of three": "reconstructed"},
    ),
    Numbers("secret_order_points", "rulebook", (6,)),
)
