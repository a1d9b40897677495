"""Lures: what each character offers a seat, in hundredths of a point. For other seats it looks only at what is open.

Every lure is one reason to be a character; together they are its appeal. By it a seat drafts, and by the same appeal it
guesses what others have drafted.
"""

from collections.abc import Callable
from typing import Final

from greathall.bots.judges.citadels.lore import (
    ABBOT,
    ALCHEMIST,
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BISHOP,
    BLACKMAILER,
    CARDINAL,
    DIPLOMAT,
    EMPEROR,
    KING,
    MAGICIAN,
    MAGISTRATE,
    MARSHAL,
    MERCHANT,
    NAVIGATOR,
    PATRICIAN,
    QUEEN,
    SCHOLAR,
    SEER,
    SPY,
    STATUE,
    TAX_COLLECTOR,
    THIEF,
    TRADER,
    WARLORD,
    WITCH,
    WIZARD,
)
from greathall.bots.judges.citadels.outlook import Outlook, value_of_cards
from greathall.games.citadels.cards import count_type, has, is_complete
from greathall.games.citadels.printed.data import COST, KIND, PLAIN, RANK, TRADE
from greathall.games.citadels.round.building import price_of
from greathall.games.citadels.round.income import CARDS

CROWN: Final = 60  # to choose first in the next round
BUILD: Final = 130  # one more district in a turn
HIT: Final = 35  # percent: how often a named character is the one that was meant
GATHERED: Final = 2


def useful_cards(o: Outlook) -> int:
    """What a hand holds to build: known to its owner, guessed by others."""
    return len(o.wanted) if o.own else o.cards * 4 // 5


def districts_of_income(o: Outlook, character: int) -> int:
    kind = o.lore.earns[character]
    return 0 if kind < 0 else count_type(o.s, o.seat, kind)


def income(o: Outlook, character: int) -> int:
    """Gold or cards for districts of its type; often one more is built before."""
    count = districts_of_income(o, character)
    if not count:
        return 0
    if o.lore.earns_in[character] == CARDS:
        return value_of_cards(useful_cards(o), count)
    return o.value_of_getting(count)


def gold(o: Outlook, character: int) -> int:
    """Gold that needs no districts."""
    s = o.s
    if character == MERCHANT:
        return o.value_of_getting(1)
    if character == ABBOT:
        return o.each if max(s.gold) > s.gold[o.seat] else 0
    if character == ALCHEMIST:
        return o.each * dearest_in_reach(o)
    if character == NAVIGATOR:
        return max(o.value_of_getting(4), value_of_cards(useful_cards(o), 4))
    if character == TAX_COLLECTOR:
        return o.value_of_getting(s.tax) + 40
    if character == QUEEN:
        return 3 * o.each * 2 // max(2, o.lore.players - 1)
    if character == EMPEROR:
        return o.each
    return 0


def dearest_in_reach(o: Outlook) -> int:
    """The price of the dearest district that could be built in a turn."""
    funds = o.s.gold[o.seat] + GATHERED
    if not o.own:
        return min(funds, 4) if o.cards else 0
    return max([0] + [price for price in prices(o) if price <= funds])


def prices(o: Outlook) -> list[int]:
    """What the wanted cards cost, the cheapest first."""
    return sorted([price_of(o.s, o.seat, card) for card in o.wanted])


def cards(o: Outlook, character: int) -> int:
    """More cards, or better ones."""
    useful = useful_cards(o)
    if character == ARCHITECT:
        return value_of_cards(useful, 2)
    if character == SCHOLAR:
        return value_of_cards(useful, 1) + 60
    if character == WIZARD:
        return value_of_cards(useful, 1) + 50 if others_hold_cards(o) else 0
    if character == SEER:
        return 50 if others_hold_cards(o) else 0
    if character == MAGICIAN:
        most = max([len(o.s.hand[other]) for other in range(o.lore.players) if other != o.seat])
        replaced = 20 * max(0, o.cards - useful)
        return max(replaced, value_of_cards(useful, max(0, most - o.cards)))
    return 0


def others_hold_cards(o: Outlook) -> bool:
    return any(len(o.s.hand[other]) > 0 for other in range(o.lore.players) if other != o.seat)


def builds(o: Outlook, character: int) -> int:
    """More districts in the turn than one, or none at all."""
    if character == NAVIGATOR:
        return -BUILD - 30 if possible_builds(o, 1, 0) else 0
    if character in (SEER, SCHOLAR):
        return BUILD * (possible_builds(o, 2, 0) - 1) if useful_cards(o) > 1 else 0
    if character == ARCHITECT:
        return BUILD * max(0, possible_builds(o, 3, 2) - 1)
    if character == TRADER:
        traded = len([card for card in o.wanted if KIND[card] == TRADE]) if o.own else o.cards // 3
        return BUILD * max(0, min(traded, possible_builds(o, 3, 0)) - 1)
    if character == WIZARD:
        return BUILD // 2 if o.s.gold[o.seat] >= 4 else 0
    if character == CARDINAL:
        return 30 * min(3, max(0, o.cards - 1))
    return 0


def possible_builds(o: Outlook, limit: int, drawn: int) -> int:
    """How many districts the gold of a turn pays for, the cheapest first."""
    funds = o.s.gold[o.seat] + GATHERED
    if not o.own:
        return max(0, min(limit, funds // (2 if o.cards > 3 else 3), o.cards + drawn // 2, o.slots))
    count = 0
    for price in prices(o) + [3] * (drawn // 2):
        funds -= price
        count += 1 if funds >= 0 else 0
    return max(0, min(limit, count, o.slots))


def crown(o: Outlook, character: int) -> int:
    """To choose first in the next round, and the Statue."""
    if character not in (KING, PATRICIAN) or o.turns <= o.now * 100:
        return 400 if character in (KING, PATRICIAN) and has(o.s, o.seat, STATUE) and o.s.crown != o.seat else 0
    return (CROWN if o.s.crown != o.seat else CROWN // 2) + (100 if has(o.s, o.seat, STATUE) else 0)


def strike(o: Outlook, character: int) -> int:
    """What others can be made to lose, and what is won by it."""
    s = o.s
    others = [other for other in range(o.lore.players) if other != o.seat]
    duel = len(others) == 1
    richest = max([s.gold[other] for other in others])
    if character == ASSASSIN:
        return 170 if duel else 110
    if character == WITCH:
        return 60
    if character == MAGISTRATE:
        return 130 if duel else 110
    if character == THIEF:
        return (richest * o.each * (2 if duel else 1)) * HIT // 100 + 20 * (len(others) - 1)
    if character == BLACKMAILER:
        return ((richest + 1) * o.each * (2 if duel else 1)) * HIT // 100
    if character == SPY:
        most = max([len(s.hand[other]) for other in others])
        return most * 40
    if character == WARLORD:
        targets = any(not is_complete(s, other) and len(s.city[other]) > 0 for other in others)
        return 25 * min(3, s.gold[o.seat]) if targets else 0
    if character in (MARSHAL, DIPLOMAT):
        cheap = any(COST[building] <= 3 for other in others if not is_complete(s, other) for building in s.city[other])
        return 90 if cheap and s.gold[o.seat] >= 1 else 0
    return 0


def stop(o: Outlook, character: int) -> int:
    """Somebody else is about to complete a city: who can stop it?"""
    slots = min([o.lore.needed - len(o.s.city[other]) for other in range(o.lore.players) if other != o.seat])
    if slots > 2 or o.s.first >= 0:
        return 0
    urgent = 2 if slots <= 1 else 1
    if RANK[character] == 1:
        return 80 * urgent
    return 60 * urgent if character in (WARLORD, MARSHAL, DIPLOMAT) else 0


def shelter(o: Outlook, character: int) -> int:
    """The Bishop keeps rank 8 away from the city."""
    if character != BISHOP:
        return 0
    return 15 * len(o.s.city[o.seat]) + (60 if o.slots <= 2 else 0)


def beauty(o: Outlook, character: int) -> int:
    """The Artist makes points of leftover gold."""
    if character != ARTIST:
        return 0
    plain = len([building for building in o.s.city[o.seat] if building < PLAIN])
    count = min(2, plain, o.s.gold[o.seat] + GATHERED)
    return max(0, count * (110 - o.each))


Lure = Callable[[Outlook, int], int]
LURES: Final[list[Lure]] = [income, gold, cards, builds, crown, strike, stop, shelter, beauty]


def appeal(o: Outlook, character: int) -> int:
    """All lures of a character together."""
    return sum([lure(o, character) for lure in LURES])


def value_of_turn(o: Outlook, character: int) -> int:
    """What a seat would lose with the whole turn of a character."""
    building = 120 + 20 * min(o.s.gold[o.seat] + GATHERED, 5) if useful_cards(o) else 0
    ending = 350 if o.slots <= 1 and o.slots > 0 and building else 0
    return 120 + building + ending + appeal(o, character)
