"""A turn (T-6): gather, build, use abilities. Whatever is worth something is done, the best first; then it ends."""

from typing import Final

from greathall.bots.judges.citadels.attacking import (
    best_anywhere,
    best_demolition,
    best_demolition_in,
    best_in,
    cheapest_sacrifice,
    value_of_framework,
)
from greathall.bots.judges.citadels.holding import best_magic, best_spying, value_in_hand, value_of_parting
from greathall.bots.judges.citadels.lore import ALCHEMIST, FRAMEWORK, MONUMENT, NECROPOLIS
from greathall.bots.judges.citadels.lures import districts_of_income, useful_cards
from greathall.bots.judges.citadels.outlook import TURN, value_of_cards
from greathall.bots.judges.citadels.striking import (
    HOLDER,
    Value,
    best_named,
    confiscates_later,
    extorts,
    robs,
    takes_turn,
    tell_holder,
)
from greathall.bots.judges.citadels.taking import (
    GATHERING,
    best_build,
    builds_left,
    gold_to_come,
)
from greathall.bots.judges.citadels.thinking import CitadelsThinking
from greathall.bots.judges.judge import Consideration
from greathall.games.citadels.cards import has
from greathall.games.citadels.marks import candidates_for_secret, is_marked, is_secret_shown
from greathall.games.citadels.printed.data import KIND, PLAIN
from greathall.games.citadels.round.building import price_of
from greathall.games.citadels.round.income import CARDS
from greathall.games.citadels.state import GATHERED, NOBODY, PAID, WARRANT
from greathall.games.citadels.words import BUILD, USE

HASTE: Final = 250  # doing it at once costs nothing, and the rest can be chosen better then
LATER: Final = 8  # still done before the turn ends, but after all that is better
FIRST_TO_END: Final = 400
ALSO_COMPLETE: Final = 200


def built(option: int) -> int:
    """The card an option builds, or -1."""
    return option - BUILD if BUILD <= option < USE else -1


def builds(t: CitadelsThinking, option: int) -> int:
    """The points it brings."""
    card = built(option)
    return t.own.points_with(card) if card >= 0 else 0


def tell_built(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    card = built(option)
    return (card, t.own.points_with(card) // 100)


def builds_future(t: CitadelsThinking, option: int) -> int:
    """Its income, its effect, and a step to the end."""
    card = built(option)
    return t.own.value_of_standing(card) if card >= 0 else 0


def tell_card(_t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (built(option),)


def costs(t: CitadelsThinking, option: int) -> int:
    """The gold, or what is given up in its place."""
    card = built(option)
    if card < 0:
        return 0
    price, gold = price_of(t.state, t.seat, card), t.state.gold[t.seat]
    if price <= gold:
        return -t.own.value_of_paying(price)
    if has(t.state, t.seat, FRAMEWORK):
        return -value_of_framework(t)
    if card == NECROPOLIS and t.state.city[t.seat]:
        return -cheapest_sacrifice(t)
    return -t.own.value_of_paying(gold) - value_of_parting(t, price - gold)


def tell_cost(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (price_of(t.state, t.seat, built(option)),)


def refunded(t: CitadelsThinking, option: int) -> int:
    """The Alchemist gets it back."""
    card = built(option)
    if card < 0 or t.character != ALCHEMIST:
        return 0
    return t.own.value_of_paying(min(t.state.gold[t.seat], price_of(t.state, t.seat, card)))


def completes(t: CitadelsThinking, option: int) -> int:
    """The first complete city counts four points, every other two."""
    card = built(option)
    if card < 0 or t.state.completed[t.seat]:
        return 0
    if t.own.slots > (2 if card == MONUMENT else 1):
        return 0
    return FIRST_TO_END if t.state.first == NOBODY else ALSO_COMPLETE


def ends_game(t: CitadelsThinking, option: int) -> int:
    """The player who ends the game should be ahead."""
    if t.state.first != NOBODY or not completes(t, option):
        return 0
    mine = t.own.points() + t.own.points_with(built(option)) + FIRST_TO_END
    rivals = max([final_of(t, other) for other in t.rivals])
    return min(450, (mine - rivals) // 2) if mine > rivals else max(-1200, mine - rivals)


def ends_ahead(t: CitadelsThinking, option: int) -> int:
    return max(0, ends_game(t, option))


def ends_behind(t: CitadelsThinking, option: int) -> int:
    return min(0, ends_game(t, option))


def final_of(t: CitadelsThinking, seat: int) -> int:
    """What a rival will have if this is the last round."""
    o = t.outlooks[seat]
    return o.points() + (70 * min(5, t.state.gold[seat] + 2) if o.now and o.cards else 0)


def may_be_confiscated(t: CitadelsThinking, option: int) -> int:
    """The first district paid for under a warrant may be lost: better a cheap one."""
    card = built(option)
    s = t.state
    if card < 0 or s.turn[PAID] or not is_marked(s, WARRANT, t.character) or s.marker[WARRANT] == t.seat:
        return 0
    if is_secret_shown(s, WARRANT):
        return 0
    return -t.own.value_of_raising(card) * 2 // (3 * len(candidates_for_secret(s, WARRANT)))


def name_of(t: CitadelsThinking, option: int) -> str:
    """The ability an option uses, or nothing."""
    return t.lore.abilities[option]


def takes_income(t: CitadelsThinking, option: int) -> int:
    """Income at once, unless it grows by what is built first."""
    if name_of(t, option) != "income":
        return 0
    count = districts_of_income(t.own, t.character)
    if t.lore.earns_in[t.character] == CARDS:
        return value_of_cards(useful_cards(t.own), count) + HASTE
    return LATER if income_grows(t, count) else t.own.value_of_getting(count) + HASTE


def tell_income(t: CitadelsThinking, _option: int) -> tuple[int, ...]:
    return (districts_of_income(t.own, t.character),)


def income_grows(t: CitadelsThinking, count: int) -> bool:
    """Whether a district of the earning type can be built before, and no better one only with the income."""
    if builds_left(t) <= 0:
        return False
    gold = t.state.gold[t.seat] + (0 if t.state.turn[GATHERED] else 2)
    kind = t.lore.earns[t.character]
    before = [card for card in t.own.wanted if KIND[card] == kind and price_of(t.state, t.seat, card) <= gold]
    if not before:
        return False
    best = max([t.own.value_of_raising(card) - price_of(t.state, t.seat, card) * t.own.each for card in before])
    return best + t.own.each >= best_build(t, gold + count)


def takes_more(t: CitadelsThinking, option: int) -> int:
    """Gold and cards that the character brings for free."""
    name, own = name_of(t, option), t.own
    if name == "extra gold":
        return own.value_of_getting(1) + HASTE
    if name == "extra cards":
        return value_of_cards(useful_cards(own), 2) + HASTE
    if name == "study":
        return value_of_cards(useful_cards(own), 1) + 60 + HASTE
    if name == "sail":
        return max(own.value_of_getting(4), value_of_cards(useful_cards(own), 4)) + HASTE
    if name == "collect taxes":
        return own.value_of_getting(t.state.tax) + HASTE
    if name == "audience":
        return own.value_of_getting(3) + HASTE
    if name == "tithe":
        return own.value_of_getting(1) + HASTE
    return LATER if name == "give crown" else 0


def names_character(t: CitadelsThinking, option: int) -> int:
    """To kill, rob, warrant or threaten somebody."""
    name = name_of(t, option)
    if name not in NAMING:
        return 0
    value = NAMING[name](t, best_named(t, NAMING[name]))
    return value // 3 + LATER if name == "warrants" else value + LATER


NAMING: Final[dict[str, Value]] = {"kill": takes_turn, "rob": robs, "threaten": extorts, "warrants": confiscates_later}


def tell_named(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return tell_holder(t, best_named(t, NAMING[name_of(t, option)]))


def uses_hands(t: CitadelsThinking, option: int) -> int:
    """The hands of others: before a hand that is good is built from, a bad one is changed at once."""
    name = name_of(t, option)
    if name == "spy":
        return best_spying(t) + HASTE
    if name == "look at a hand":
        return 80 + HASTE
    if name == "foresee":
        return 40 + HASTE
    if name != "magic":
        return 0
    gain = best_magic(t)
    if gain <= 0:
        return -LATER
    waits = builds_left(t) > 0 and best_build(t, t.state.gold[t.seat] + gold_to_come(t) + 2) > 0
    return LATER if waits else gain + HASTE


def attacks(t: CitadelsThinking, option: int) -> int:
    """Rank 8 and the Armory: if it is worth more than it costs."""
    name = name_of(t, option)
    if name in ("destroy", "seize", "negotiate"):
        return best_anywhere(t)
    return best_demolition(t) - 60 if name == "demolish" else 0


def tell_attacked(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    if name_of(t, option) == "demolish":
        return (max(t.rivals, key=lambda owner: best_demolition_in(t, owner)),)
    return (max(t.rivals, key=lambda owner: best_in(t, owner)),)


def works(t: CitadelsThinking, option: int) -> int:
    """Laboratory, Smithy and Museum."""
    name, own = name_of(t, option), t.own
    if name == "forge":
        return value_of_cards(useful_cards(own), 3) - own.value_of_paying(2) if own.turns > TURN else 0
    if name not in ("experiment", "exhibit") or not t.state.hand[t.seat]:
        return 0
    least = min([value_in_hand(t, card) for card in t.state.hand[t.seat]])
    return own.value_of_getting(2) - least if name == "experiment" else 100 - least


def beautifies(t: CitadelsThinking, option: int) -> int:
    """A gold for a point, once nothing better can be done with it."""
    if name_of(t, option) != "beautify":
        return 0
    plain = [building for building in t.state.city[t.seat] if building < PLAIN]
    best = max([t.own.points_with(one + PLAIN) - t.own.points_with(one) for one in plain])
    return min(LATER, best - t.own.value_of_paying(1))


ONE: Final = ("card:district",)

TURNING: Final[dict[str, list[Consideration]]] = {
    "turn": [
        *GATHERING,
        Consideration("builds", builds, ("card:district", "points:number"), tell_built),
        Consideration("builds_future", builds_future, ONE, tell_card),
        Consideration("costs", costs, ("gold:number",), tell_cost),
        Consideration("refunded", refunded, ONE, tell_card),
        Consideration("completes", completes, ONE, tell_card),
        Consideration("ends_ahead", ends_ahead, ONE, tell_card),
        Consideration("ends_behind", ends_behind, ONE, tell_card),
        Consideration("may_be_confiscated", may_be_confiscated, ONE, tell_card),
        Consideration("takes_income", takes_income, ("districts:number",), tell_income),
        Consideration("takes_more", takes_more),
        Consideration("names_character", names_character, HOLDER, tell_named),
        Consideration("uses_hands", uses_hands),
        Consideration("attacks", attacks, ("who:seat",), tell_attacked),
        Consideration("works", works),
        Consideration("makes_more_beautiful", beautifies),
    ]
}
