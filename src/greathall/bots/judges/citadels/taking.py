"""Gold or cards (T-6.2, T-6.4), how to pay, who pays and who is crowned."""

from typing import Final

from greathall.bots.judges.citadels.attacking import cheapest_sacrifice, value_of_framework
from greathall.bots.judges.citadels.holding import value_of_parting
from greathall.bots.judges.citadels.lore import MERCHANT, NAVIGATOR, STATUE, TAX_COLLECTOR
from greathall.bots.judges.citadels.lures import districts_of_income, useful_cards
from greathall.bots.judges.citadels.outlook import TURN, value_of_cards, value_of_next_card
from greathall.bots.judges.citadels.thinking import CitadelsThinking
from greathall.bots.judges.judge import Consideration
from greathall.engine import folded
from greathall.games.citadels.cards import has
from greathall.games.citadels.characters.emperor import TAKE_GOLD
from greathall.games.citadels.characters.navigator import GOLD as GOLD_CARGO
from greathall.games.citadels.printed.data import LIMIT
from greathall.games.citadels.round.building import price_of
from greathall.games.citadels.round.income import CARDS
from greathall.games.citadels.state import BUILT, USED
from greathall.games.citadels.words import CARDS_DRAWN, CARDS_KEPT, GATHER_CARDS, GATHER_GOLD, GOLD_GATHERED, LIMIT_FOLD


def is_unused(t: CitadelsThinking, ability: str) -> bool:
    """Whether an ability can still be used in this turn."""
    return not t.state.turn[USED] >> t.lore.number[ability] & 1


def gold_to_come(t: CitadelsThinking) -> int:
    """Gold that the character still brings in this turn."""
    gold = 0
    if t.lore.earns_in[t.character] != CARDS and is_unused(t, "income"):
        gold += districts_of_income(t.own, t.character)
    if t.character == MERCHANT and is_unused(t, "extra gold"):
        gold += 1
    if t.character == TAX_COLLECTOR and is_unused(t, "collect taxes"):
        gold += t.state.tax
    return gold


def builds_left(t: CitadelsThinking) -> int:
    """How many districts may still be built in this turn."""
    if t.character == NAVIGATOR:
        return 0
    return folded(t.state, LIMIT_FOLD, LIMIT[t.character], t.seat) - t.state.turn[BUILT]


def best_build(t: CitadelsThinking, funds: int) -> int:
    """The value of the best district that this much gold can build."""
    best = 0
    for card in t.own.wanted:
        if price_of(t.state, t.seat, card) <= funds:
            best = max(best, t.own.value_of_raising(card) - price_of(t.state, t.seat, card) * t.own.each)
    return best


def gathers_gold(t: CitadelsThinking, option: int) -> int:
    """Gold, as far as there is something to spend it on."""
    if option != GATHER_GOLD:
        return 0
    start = t.state.gold[t.seat] + gold_to_come(t)
    return t.own.value_of_gold(start, folded(t.state, GOLD_GATHERED, 2, t.seat))


def tell_own(t: CitadelsThinking, _option: int) -> tuple[int, ...]:
    return (t.state.gold[t.seat], useful_cards(t.own))


def gathers_for_build(t: CitadelsThinking, option: int) -> int:
    """With the gold a better district can be built in this very turn."""
    if option != GATHER_GOLD or builds_left(t) <= 0:
        return 0
    funds = t.state.gold[t.seat] + gold_to_come(t)
    return best_build(t, funds + folded(t.state, GOLD_GATHERED, 2, t.seat)) - best_build(t, funds)


def gathers_cards(t: CitadelsThinking, option: int) -> int:
    """Cards: the fewer useful ones there are, the more they are worth."""
    if option != GATHER_CARDS or t.own.turns <= TURN:
        return 0
    drawn = min(len(t.state.deck), folded(t.state, CARDS_DRAWN, 2, t.seat))
    kept = folded(t.state, CARDS_KEPT, 1, t.seat)
    choice = 25 * (drawn - kept) if drawn > kept else 0
    return value_of_cards(useful_cards(t.own), min(drawn, kept)) + choice


def draws_for_build(t: CitadelsThinking, option: int) -> int:
    """Nothing in hand can be built, but what is drawn may be."""
    funds = t.state.gold[t.seat] + gold_to_come(t)
    if option != GATHER_CARDS or builds_left(t) <= 0 or best_build(t, funds):
        return 0
    return 30 * min(4, funds)


def income_mix(t: CitadelsThinking, option: int) -> int:
    """The Abbot divides the income."""
    return t.own.value_of_getting(option) + value_of_cards(useful_cards(t.own), int(t.args[1]) - option)


def tell_mix(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option, int(t.args[1]) - option)


def cargo(t: CitadelsThinking, option: int) -> int:
    """Four gold or four cards."""
    return t.own.value_of_getting(4) if option == GOLD_CARGO else value_of_cards(useful_cards(t.own), 4)


def thanks(t: CitadelsThinking, option: int) -> int:
    """A gold or a card for the crown."""
    if option == TAKE_GOLD:
        return t.own.value_of_getting(1)
    return value_of_next_card(useful_cards(t.own)) * 8 // 10


def takes_from(t: CitadelsThinking, option: int) -> int:
    """From the player it hurts most."""
    return t.fears[option]


def tell_gold_of(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option, t.state.gold[option])


def crowns(t: CitadelsThinking, option: int) -> int:
    """The crowned seat chooses first in the next round, and the left neighbour after them."""
    next_after = 40 if (option + 1) % t.lore.players == t.seat else 0
    return next_after - t.fears[option]


def tell_seat(_t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option,)


def crowns_statue(t: CitadelsThinking, option: int) -> int:
    """A crown is worth five points with the Statue."""
    return -t.fears[option] * 4 if has(t.state, option, STATUE) else 0


def pays(t: CitadelsThinking, option: int) -> int:
    """The cheapest way: gold, cards, or a district that is given up."""
    way = t.lore.ways[option]
    price = price_of(t.state, t.seat, int(t.args[1]))
    if way == "framework":
        return -value_of_framework(t)
    if way == "sacrifice":
        return -cheapest_sacrifice(t)
    missing = max(0, price - t.state.gold[t.seat])
    if way == "cards":
        missing = max(1, missing)
    return -t.own.value_of_paying(price - missing) - value_of_parting(t, missing)


def tell_price(t: CitadelsThinking, _option: int) -> tuple[int, ...]:
    return (int(t.args[1]), price_of(t.state, t.seat, int(t.args[1])))


OWN: Final = ("gold:number", "cards:number")
GATHERING: Final = [
    Consideration("gathers_gold", gathers_gold, OWN, tell_own),
    Consideration("gathers_for_build", gathers_for_build, OWN, tell_own),
    Consideration("gathers_cards", gathers_cards, OWN, tell_own),
    Consideration("draws_for_build", draws_for_build, OWN, tell_own),
]
TAKES: Final = Consideration("takes_from", takes_from, ("who:seat", "gold:number"), tell_gold_of)

TAKING: Final[dict[str, list[Consideration]]] = {
    "gather": GATHERING,
    "mix": [Consideration("income_mix", income_mix, OWN, tell_mix)],
    "cargo": [Consideration("cargo", cargo, OWN, tell_own)],
    "thanks": [Consideration("thanks", thanks, OWN, tell_own)],
    "tithe": [TAKES],
    "fund": [TAKES],
    "crown": [
        Consideration("crowns", crowns, ("who:seat",), tell_seat),
        Consideration("crowns_statue", crowns_statue, ("who:seat",), tell_seat),
    ],
    "pay": [Consideration("pays", pays, ("card:district", "gold:number"), tell_price)],
}
