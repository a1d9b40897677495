"""Cards (T-6.2, T-8.5, T-8.7 to T-8.9): which to keep, to give, to replace; whose hand to take, to see, to spy on."""

from typing import Final

from greathall.bots.judges.citadels.lures import useful_cards
from greathall.bots.judges.citadels.outlook import value_of_cards, value_of_next_card
from greathall.bots.judges.citadels.thinking import CitadelsThinking
from greathall.bots.judges.judge import Consideration
from greathall.games.citadels.characters.magician import DRAW, EXCHANGE, PUT_BACK, REPLACE
from greathall.games.citadels.districts.thieves_den import CARD, REST
from greathall.games.citadels.printed.data import COST, KIND, PLAIN
from greathall.games.citadels.round.building import price_of

CHOSEN: Final = 1000  # for the next of several cards, which are picked by rising numbers
USUAL: Final = 75  # what a card from the deck is worth in place of another one


def keeps(t: CitadelsThinking, option: int) -> int:
    """What the card promises; a second one of the same name is of little use."""
    value = t.own.value_of_card(option)
    return value // 4 if option in t.state.hand[t.seat] else value


def tell_card(_t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option, COST[option])


def parts_with(t: CitadelsThinking, option: int) -> int:
    """A card that goes: the least useful one."""
    return -value_in_hand(t, option)


def value_in_hand(t: CitadelsThinking, card: int) -> int:
    """One of two of the same name is of little use."""
    value = t.own.value_of_card(card)
    return value // 4 if t.state.hand[t.seat].count(card) > 1 else value


def tell_district(_t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option,)


def helps_receiver(t: CitadelsThinking, option: int) -> int:
    """An expensive district helps its next owner more."""
    return -t.fears[int(t.args[1])] * 12 * COST[option] // 100


def tell_receiver(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (int(t.args[1]), option)


def least_useful(t: CitadelsThinking, count: int) -> list[int]:
    """This many cards of the hand, the least useful ones."""
    return sorted(t.state.hand[t.seat], key=lambda card: value_in_hand(t, card))[:count]


def value_of_parting(t: CitadelsThinking, count: int) -> int:
    """The worth of cards that are given away for a build; an empty hand costs a turn."""
    return (
        sum([value_in_hand(t, card) for card in least_useful(t, count)])
        + value_of_cards(len(t.own.wanted) - count, count) // 3
    )


def offers(t: CitadelsThinking, option: int) -> int:
    """They are picked by rising numbers, so the lowest of the least useful ones comes first."""
    picked = t.state.picked[t.seat]
    floor = picked[-1] if picked else 0
    free = [card for card in least_useful(t, len(t.state.hand[t.seat])) if card >= floor]
    return CHOSEN if option == min(free[: int(t.args[2])]) else 0


def lays_down(t: CitadelsThinking, option: int) -> int:
    """Cards that are worth less than a gold, the lowest number first."""
    if option == REST:
        return 0
    gain = t.own.each - value_in_hand(t, option - CARD)
    return gain + PLAIN - option if gain > 0 else gain


def tell_laid(_t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option - CARD,)


def gain_of_exchange(t: CitadelsThinking, other: int) -> int:
    """Their hand for this one: known cards for as many unknown ones as they hold."""
    theirs, mine = len(t.state.hand[other]), t.own.cards
    worth = sum([max(30, value_in_hand(t, card)) for card in t.own.wanted[:4]])
    gained = value_of_cards(0, min(theirs, 6)) - worth
    lost = value_of_cards(0, min(theirs, 6)) - value_of_cards(0, min(mine, 6))
    return gained + t.fears[other] * lost // 200


def gain_of_replacing(t: CitadelsThinking) -> int:
    return sum([max(0, USUAL - value_in_hand(t, card)) for card in t.state.hand[t.seat]])


def best_magic(t: CitadelsThinking) -> int:
    return max([gain_of_replacing(t)] + [gain_of_exchange(t, other) for other in t.rivals])


def exchanges(t: CitadelsThinking, option: int) -> int:
    return gain_of_exchange(t, option - EXCHANGE) if option >= EXCHANGE else 0


def tell_exchange(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option - EXCHANGE, len(t.state.hand[option - EXCHANGE]), t.own.cards)


def replaces(t: CitadelsThinking, option: int) -> int:
    return gain_of_replacing(t) if option == REPLACE else 0


def puts_back(t: CitadelsThinking, option: int) -> int:
    """Cards worse than what the deck may bring; they are picked by rising numbers, so the lowest comes first."""
    if option == DRAW:
        return 0
    gain = USUAL - value_in_hand(t, option - PUT_BACK)
    return gain + PLAIN - option if gain > 0 else gain


def tell_put_back(_t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option - PUT_BACK,)


def looks(t: CitadelsThinking, option: int) -> int:
    """The more cards, the better the best of them; and the foremost rival loses it."""
    return 30 * min(5, len(t.state.hand[option])) + t.fears[option]


def tell_hand(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option, len(t.state.hand[option]))


def takes_seen(t: CitadelsThinking, option: int) -> int:
    """A card from the hand that was seen."""
    return keeps(t, option) if option < PLAIN else 0


def tell_seen(_t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option % PLAIN, COST[option % PLAIN])


def builds_seen(t: CitadelsThinking, option: int) -> int:
    """Built at once it does not count towards the limit, but it needs gold."""
    if option < PLAIN:
        return 0
    card = option - PLAIN
    return t.own.value_of_raising(card) - t.own.value_of_paying(price_of(t.state, t.seat, card))


def expected_matches(t: CitadelsThinking, other: int, kind: int) -> float:
    """How many cards of a type a hand holds, by the cards that are not seen elsewhere."""
    unseen = list(t.lore.stock)
    for card in t.state.hand[t.seat] + t.state.museum[t.seat]:
        unseen[card] -= 1
    for city in t.state.city:
        for building in city:
            unseen[building % PLAIN] -= 1
    of_kind = sum([count for card, count in enumerate(unseen) if KIND[card] == kind])
    return len(t.state.hand[other]) * of_kind / max(1, sum(unseen))


def gain_of_spying(t: CitadelsThinking, other: int, kind: int) -> int:
    """A gold of theirs and a card for each match."""
    matches = expected_matches(t, other, kind)
    gold = min(matches, float(t.state.gold[other]))
    card = value_of_next_card(useful_cards(t.own))
    return int(gold * t.own.each * (100 + t.fears[other]) / 100 + matches * card)


def spies(t: CitadelsThinking, option: int) -> int:
    return max([gain_of_spying(t, option, kind) for kind in range(5)])


def best_spying(t: CitadelsThinking) -> int:
    return max([spies(t, other) for other in t.rivals])


def tell_rich_hand(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option, len(t.state.hand[option]), t.state.gold[option])


def looks_for(t: CitadelsThinking, option: int) -> int:
    return gain_of_spying(t, int(t.args[1]), option)


def tell_type(_t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option,)


CARD_AND_COST: Final = ("card:district", "cost:number")
KEEPS: Final = Consideration("keeps", keeps, CARD_AND_COST, tell_card)
PARTS: Final = Consideration("parts_with", parts_with, ("card:district",), tell_district)
HELPS: Final = Consideration("helps_receiver", helps_receiver, ("who:seat", "card:district"), tell_receiver)
HAND: Final = ("who:seat", "cards:number")

HOLDING: Final[dict[str, list[Consideration]]] = {
    "keep": [KEEPS],
    "study": [KEEPS],
    "gift": [PARTS, HELPS],
    "offer": [Consideration("offers", offers, ("card:district",), tell_district), PARTS],
    "lay_down": [Consideration("lays_down", lays_down, ("card:district",), tell_laid)],
    "experiment": [PARTS],
    "exhibit": [PARTS],
    "magic": [
        Consideration("exchanges", exchanges, ("who:seat", "cards:number", "own:number"), tell_exchange),
        Consideration("replaces", replaces),
    ],
    "replace": [Consideration("puts_back", puts_back, ("card:district",), tell_put_back)],
    "look": [Consideration("looks", looks, HAND, tell_hand)],
    "seen": [
        Consideration("keeps", takes_seen, CARD_AND_COST, tell_seen),
        Consideration("builds_at_once", builds_seen, CARD_AND_COST, tell_seen),
    ],
    "spy": [Consideration("spies", spies, ("who:seat", "cards:number", "gold:number"), tell_rich_hand)],
    "spy_type": [Consideration("looks_for", looks_for, ("type:type",), tell_type)],
}
