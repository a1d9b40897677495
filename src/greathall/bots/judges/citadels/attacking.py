"""Districts of others (T-8.22 to T-8.24, T-9.1): what to destroy, seize, exchange, demolish; and the seat's own ones
given up."""

from typing import Final

from greathall.bots.judges.citadels.lore import DIPLOMAT, FRAMEWORK, MARSHAL, WARLORD
from greathall.bots.judges.citadels.thinking import CitadelsThinking
from greathall.bots.judges.judge import Consideration
from greathall.games.citadels.abilities.attack import refuse_attack, surcharge_of
from greathall.games.citadels.cards import has, is_complete
from greathall.games.citadels.districts.armory import ARMORY
from greathall.games.citadels.printed.data import COST, PLAIN

RACE: Final = 110  # for each step that a rival near the end is thrown back
NEVER: Final = -10000


def hurts(t: CitadelsThinking, owner: int, building: int) -> int:
    """What a seat gains by a rival's loss of a district; its own district is simply lost."""
    o = t.outlooks[owner]
    lost = o.value_of_losing(building)
    if owner == t.seat:
        return -lost
    race = RACE * (3 - o.slots) if 0 < o.slots < 3 and t.state.first < 0 else 0
    return (lost + race) * t.fears[owner] // 100


def price_to_ruin(t: CitadelsThinking, owner: int, building: int) -> int:
    return COST[building] - 1 + surcharge_of(t.state, owner, building)


def price_to_seize(t: CitadelsThinking, owner: int, building: int) -> int:
    return COST[building] + surcharge_of(t.state, owner, building)


def can_reach(t: CitadelsThinking, owner: int, building: int, price: int) -> bool:
    return price <= t.state.gold[t.seat] and not refuse_attack(t.state, t.seat, owner, building)


def ruin(t: CitadelsThinking, owner: int, building: int) -> int:
    """The Warlord destroys it."""
    price = price_to_ruin(t, owner, building)
    if not can_reach(t, owner, building, price):
        return NEVER
    return hurts(t, owner, building) - t.own.value_of_paying(price)


def seizure(t: CitadelsThinking, owner: int, building: int) -> int:
    """The Marshal buys it."""
    price = price_to_seize(t, owner, building)
    if owner == t.seat or COST[building] > 3 or has(t.state, t.seat, building % PLAIN):
        return NEVER
    if not can_reach(t, owner, building, price):
        return NEVER
    gained = t.own.value_of_raising(building) - t.own.value_of_paying(price)
    return gained + hurts(t, owner, building) - t.fears[owner] * t.outlooks[owner].value_of_getting(price) // 100


def exchange(t: CitadelsThinking, owner: int, given: int, taken: int) -> int:
    """The Diplomat exchanges one for another."""
    if has(t.state, t.seat, taken % PLAIN) or has(t.state, owner, given % PLAIN):
        return NEVER
    price = max(0, COST[taken] - COST[given]) + surcharge_of(t.state, owner, taken)
    if not can_reach(t, owner, taken, price):
        return NEVER
    o = t.outlooks[owner]
    mine = t.own.value_of_raising(taken) - t.own.value_of_losing(given) - t.own.value_of_paying(price)
    theirs = o.value_of_losing(taken) - o.value_of_raising(given) - o.value_of_getting(price)
    return mine + theirs * t.fears[owner] // 100


def demolition(t: CitadelsThinking, owner: int, building: int) -> int:
    """The Armory goes with it."""
    if building % PLAIN == ARMORY or is_complete(t.state, owner):
        return NEVER
    own = ARMORY if ARMORY in t.state.city[t.seat] else ARMORY + PLAIN
    return hurts(t, owner, building) - t.own.value_of_losing(own)


def best_in(t: CitadelsThinking, owner: int) -> int:
    """The best that can be done in a city by the rank 8 character that is played."""
    best = NEVER
    for building in t.state.city[owner]:
        if t.character == WARLORD:
            best = max(best, ruin(t, owner, building))
        elif t.character == MARSHAL:
            best = max(best, seizure(t, owner, building))
        elif t.character == DIPLOMAT:
            for given in t.state.city[t.seat]:
                best = max(best, exchange(t, owner, given, building))
    return best


def best_anywhere(t: CitadelsThinking) -> int:
    return max([best_in(t, owner) for owner in t.rivals])


def best_demolition_in(t: CitadelsThinking, owner: int) -> int:
    return max([NEVER] + [demolition(t, owner, building) for building in t.state.city[owner]])


def best_demolition(t: CitadelsThinking) -> int:
    return max([best_demolition_in(t, owner) for owner in t.rivals])


def aims(t: CitadelsThinking, option: int) -> int:
    """Whose city has the best target."""
    return best_in(t, option)


def aims_demolition(t: CitadelsThinking, option: int) -> int:
    return best_demolition_in(t, option)


def tell_city(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option, len(t.state.city[option]))


def harms(t: CitadelsThinking, option: int) -> int:
    return hurts(t, int(t.args[1]), option)


def tell_harm(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (int(t.args[1]), option)


def costs_ruin(t: CitadelsThinking, option: int) -> int:
    return -t.own.value_of_paying(price_to_ruin(t, int(t.args[1]), option))


def tell_ruin(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (price_to_ruin(t, int(t.args[1]), option),)


def seizes(t: CitadelsThinking, option: int) -> int:
    return seizure(t, int(t.args[1]), option)


def cedes(t: CitadelsThinking, option: int) -> int:
    """The best exchange that one of the seat's own districts allows."""
    owner = int(t.args[1])
    return max([exchange(t, owner, option, taken) for taken in t.state.city[owner]])


def acquires(t: CitadelsThinking, option: int) -> int:
    return exchange(t, int(t.args[1]), int(t.args[2]), option)


def gives_up(t: CitadelsThinking, option: int) -> int:
    """One of the seat's own districts instead of gold: the one it needs least."""
    return -t.own.value_of_losing(option)


def tell_building(_t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option,)


def beautifies(t: CitadelsThinking, option: int) -> int:
    """A point for a gold, and with the Basilica it matters what is odd."""
    return t.own.points_with(option + PLAIN) - t.own.points_with(option)


def cheapest_sacrifice(t: CitadelsThinking) -> int:
    return min([t.own.value_of_losing(building) for building in t.state.city[t.seat]])


def value_of_framework(t: CitadelsThinking) -> int:
    return t.own.value_of_losing(FRAMEWORK if FRAMEWORK in t.state.city[t.seat] else FRAMEWORK + PLAIN)


AIMS: Final = Consideration("aims", aims, ("who:seat", "districts:number"), tell_city)
HARMS: Final = Consideration("harms", harms, ("who:seat", "card:building"), tell_harm)

ATTACKING: Final[dict[str, list[Consideration]]] = {
    "raid": [AIMS],
    "destroy": [HARMS, Consideration("costs_gold", costs_ruin, ("gold:number",), tell_ruin)],
    "march": [AIMS],
    "seize": [Consideration("seizes", seizes, ("who:seat", "card:building"), tell_harm)],
    "negotiate": [AIMS],
    "cede": [Consideration("cedes", cedes, ("card:building",), tell_building)],
    "acquire": [Consideration("acquires", acquires, ("card:building",), tell_building)],
    "demolish_in": [Consideration("aims", aims_demolition, ("who:seat", "districts:number"), tell_city)],
    "demolish": [HARMS],
    "sacrifice": [Consideration("gives_up", gives_up, ("card:building",), tell_building)],
    "beautify": [Consideration("beautifies", beautifies, ("card:building",), tell_building)],
}
