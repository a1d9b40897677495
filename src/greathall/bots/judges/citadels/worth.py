"""What a position promises a seat: points it has already, and what gold, cards and turns will become.

The weights follow what became of positions in games of `rule` against itself: there half of the gold turns into points,
and a district in a city brings over a point besides its own.
"""

from typing import Final

from greathall.bots.judges.citadels.lore import EFFECT_EACH_TURN, EFFECT_ONCE, IMPERIAL_TREASURY
from greathall.bots.judges.citadels.outlook import TURN, Outlook
from greathall.games.citadels.cards import has
from greathall.games.citadels.state import NOBODY

GOLD: Final = 45
LAST_GOLD: Final = 25  # in the last turn
NEXT_BUILD: Final = 45  # for each of two cards that can be built
TURN_TO_COME: Final = 80  # in this round
STEP: Final = 120  # for each district in the city, as long as the end is open
CROWN: Final = 30


def prospects(o: Outlook) -> int:
    """The points a seat may expect at the end, in hundredths."""
    if o.turns <= 0:
        return o.points()
    worth = o.points() + gold(o) + hand(o) + TURN_TO_COME * o.now
    if o.s.first != NOBODY:
        return worth
    return worth + STEP * (o.lore.needed - o.slots) + effects(o) + (CROWN if o.s.crown == o.seat else 0)


def gold(o: Outlook) -> int:
    """About half of it becomes points; with the Imperial Treasury all of it is counted already."""
    if has(o.s, o.seat, IMPERIAL_TREASURY):
        return 0
    return o.s.gold[o.seat] * (GOLD if o.turns > TURN else LAST_GOLD)


def hand(o: Outlook) -> int:
    """The three best cards, and that there is something to build."""
    values = sorted([o.value_of_card(card) for card in o.wanted], reverse=True)
    return sum(values[:3]) // 2 + NEXT_BUILD * min(2, len(values)) + 5 * len(o.s.hand[o.seat])


def effects(o: Outlook) -> int:
    """What unique districts will do in the turns that are left."""
    later = max(0, o.turns - TURN)
    city = o.s.city[o.seat]
    return sum([EFFECT_EACH_TURN[building] * later // TURN + EFFECT_ONCE[building] for building in city]) // 2
