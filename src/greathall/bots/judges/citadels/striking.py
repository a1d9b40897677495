"""Naming characters (T-8.1 to T-8.6): whom to kill, bewitch, rob, warrant and threaten.

The value of naming a character is summed over all who may hold it: how likely each does, what it would lose, and how
much of a rival's loss is the seat's own gain.
"""

from collections.abc import Callable
from typing import Final

from greathall.bots.judges.citadels.lures import value_of_turn
from greathall.bots.judges.citadels.thinking import CitadelsThinking
from greathall.bots.judges.judge import Consideration
from greathall.games.citadels.abilities.naming import Name, refuse_naming
from greathall.games.citadels.abilities.placing import Place
from greathall.games.citadels.characters.blackmailer import BRIBE, SHOW, THREATS
from greathall.games.citadels.characters.magistrate import CONFISCATE, WARRANTS
from greathall.games.citadels.marks import candidates_for_secret, is_secret_shown
from greathall.games.citadels.state import BEWITCH, KILL, SEAT, THREAT, WARRANT, Citadels

Value = Callable[[CitadelsThinking, int], int]
CHOSEN: Final = 1000  # for the next of several marks, which are placed by rising ranks


def in_play(s: Citadels, question: Name, options: list[int]) -> list[int]:
    """The characters that somebody may hold; of several marks, also those to come must find such. All if none."""
    likely = [one for one in options if one not in s.up]
    if isinstance(question, Place):
        higher = [one for one in s.lookups.cast if one not in s.up and not refuse_naming(s, question.mark(), one)]
        left = question.count() - s.marked[question.mark()].bit_count()
        likely = [one for one in likely if len([other for other in higher if other >= one]) >= left]
    return likely or options


def tell_holder(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    """Who most likely holds it, and what that seat has."""
    who = t.likely_holder(option)
    return (option, who, len(t.state.hand[who]) if who >= 0 else 0, t.state.gold[who] if who >= 0 else 0)


HOLDER: Final = ("card:character", "who:seat", "cards:number", "gold:number")


def takes_turn(t: CitadelsThinking, option: int) -> int:
    """A killed character loses its turn."""
    total = 0.0
    for other in t.rivals:
        chance = t.chances[option][other]
        if chance:
            total += chance * t.fears[other] * value_of_turn(t.outlooks[other], option) / 100
    return int(total)


def spares_oneself(t: CitadelsThinking, option: int) -> int:
    """Not the seat's own second character."""
    return -value_of_turn(t.own, option) if option in t.mine else 0


def tell_character(_t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option,)


def plays_instead(t: CitadelsThinking, option: int) -> int:
    """The Witch goes on as the bewitched character, if anybody holds it; the Witch's own turn depends on it."""
    held = min(1.0, sum(t.chances[option]))
    return int(held * value_of_turn(t.own, option))


def robs(t: CitadelsThinking, option: int) -> int:
    """All the gold of the robbed player."""
    total = 0.0
    for other in t.rivals:
        gold = t.state.gold[other]
        if gold:
            lost = t.outlooks[other].value_of_gold(0, gold) * t.fears[other] / 100
            total += t.chances[option][other] * (t.own.value_of_getting(gold) + lost)
    return int(total)


def tell_gold(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    who = t.likely_holder(option)
    return (option, who, t.state.gold[who] if who >= 0 else 0)


def confiscates_later(t: CitadelsThinking, option: int) -> int:
    """What the holder of a warrant may build first is as good as its gold allows."""
    total = 0.0
    for other in t.rivals:
        o = t.outlooks[other]
        if o.cards:
            cost = min(5, t.state.gold[other] + 2)
            total += t.chances[option][other] * (100 * cost + t.fears[other] * cost * 40 / 100)
    return int(total)


def extorts(t: CitadelsThinking, option: int) -> int:
    """Half of the gold after gathering, or all of it if the threat has the flower and its holder refuses."""
    total = 0.0
    for other in t.rivals:
        gold = (t.state.gold[other] + 2) // 2
        lost = t.outlooks[other].value_of_gold(0, gold) * t.fears[other] / 100
        total += t.chances[option][other] * (t.own.value_of_getting(gold) + lost)
    return int(total)


def best_named(t: CitadelsThinking, value: Value) -> int:
    """The best character of the cast that may be named at all."""
    spared = t.state.marked[KILL] | t.state.marked[BEWITCH] | 1 << t.character
    return max([one for one in t.lore.cast[1:] if not spared >> one & 1], key=lambda one: value(t, one))


def first_of_best(t: CitadelsThinking, value: Value, count: int, mark: int) -> int:
    """Where the next of several marks goes: the lowest rank among the best that are left."""
    placed = t.state.marked[mark].bit_count()
    free = [one for one in t.lore.cast[1:] if not t.state.marked[mark] >> one and one != t.character]
    ranked = sorted(free, key=lambda one: -value(t, one))
    return min(ranked[: count - placed])


def marks_warrant(t: CitadelsThinking, option: int) -> int:
    return CHOSEN if option == first_of_best(t, confiscates_later, WARRANTS, WARRANT) else 0


def marks_threat(t: CitadelsThinking, option: int) -> int:
    return CHOSEN if option == first_of_best(t, extorts, THREATS, THREAT) else 0


def takes_district(t: CitadelsThinking, option: int) -> int:
    """A confiscated district costs nothing, and its builder has lost a build."""
    if option != CONFISCATE:
        return 0
    builder = t.state.turn[SEAT]
    card = int(t.args[1])
    return t.own.value_of_raising(card) + t.fears[builder] * t.outlooks[builder].value_of_standing(card) // 100


def tell_card(t: CitadelsThinking, _option: int) -> tuple[int, ...]:
    return (int(t.args[1]),)


def chance_of_flower(s: Citadels, character: int) -> float:
    """How likely the threat on a character is the real one, for everybody who did not place it."""
    if is_secret_shown(s, THREAT):
        return 0.0
    found = candidates_for_secret(s, THREAT)
    return 1.0 / len(found) if character in found else 0.0


def pays_bribe(t: CitadelsThinking, option: int) -> int:
    """Half of the gold is gone for sure."""
    if option != BRIBE:
        return 0
    half = t.state.gold[t.seat] // 2
    return -t.own.value_of_paying(half) - t.fears[t.state.marker[THREAT]] * 50 * half // 100


def risks_flower(t: CitadelsThinking, option: int) -> int:
    """All of the gold is gone, if this is the flower."""
    if option == BRIBE:
        return 0
    gold = t.state.gold[t.seat]
    lost = t.own.value_of_paying(gold) + t.fears[t.state.marker[THREAT]] * 50 * gold // 100
    return -int(lost * chance_of_flower(t.state, t.character))


def tell_own_gold(t: CitadelsThinking, _option: int) -> tuple[int, ...]:
    gold = t.state.gold[t.seat]
    return (gold // 2, gold)


def shows_flower(t: CitadelsThinking, option: int) -> int:
    """Only the flower brings something."""
    there = t.state.secret[THREAT] == t.character
    return t.own.value_of_getting(t.state.gold[int(t.args[1])]) + 10 if there and option == SHOW else 0


TAKES_TURN: Final = Consideration("takes_turn", takes_turn, HOLDER, tell_holder)
SPARES: Final = Consideration("spares_oneself", spares_oneself, ("card:character",), tell_character)
ROBS: Final = Consideration("robs", robs, ("card:character", "who:seat", "gold:number"), tell_gold)
BY_WARRANT: Final = Consideration("confiscates_later", confiscates_later, HOLDER, tell_holder)
EXTORTS: Final = Consideration("extorts", extorts, ("card:character", "who:seat", "gold:number"), tell_gold)
MARKS_WARRANT: Final = Consideration("marks", marks_warrant, ("card:character",), tell_character)
MARKS_THREAT: Final = Consideration("marks", marks_threat, ("card:character",), tell_character)

STRIKING: Final[dict[str, list[Consideration]]] = {
    "kill": [TAKES_TURN, SPARES],
    "bewitch": [
        TAKES_TURN,
        SPARES,
        Consideration("plays_instead", plays_instead, ("card:character",), tell_character),
    ],
    "rob": [ROBS],
    "place_warrant": [BY_WARRANT, MARKS_WARRANT],
    "sign": [BY_WARRANT],
    "warrant": [Consideration("takes_district", takes_district, ("card:district",), tell_card)],
    "place_threat": [EXTORTS, MARKS_THREAT],
    "flower": [EXTORTS],
    "threat": [
        Consideration("pays_bribe", pays_bribe, ("half:number", "gold:number"), tell_own_gold),
        Consideration("risks_flower", risks_flower, ("half:number", "gold:number"), tell_own_gold),
    ],
    "show_threat": [Consideration("shows_flower", shows_flower)],
}
