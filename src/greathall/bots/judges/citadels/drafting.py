"""The draft (T-4): every lure of a character is a consideration, and so is what others may do to it."""

from typing import Final

from greathall.bots.judges.citadels import lures
from greathall.bots.judges.citadels.lore import ASSASSIN, BLACKMAILER, THIEF, WITCH
from greathall.bots.judges.citadels.risks import aimed_at, death, theft
from greathall.bots.judges.citadels.thinking import CitadelsThinking
from greathall.bots.judges.judge import Consideration
from greathall.games.citadels.districts.theater import STAY, WITH
from greathall.games.citadels.round.selection import passed_on

DENIED: Final = 30  # percent of what a character offers the only rival


def earns(t: CitadelsThinking, option: int) -> int:
    return lures.income(t.own, option)


def tell_income(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option, lures.districts_of_income(t.own, option))


def gets_gold(t: CitadelsThinking, option: int) -> int:
    return lures.gold(t.own, option)


def gets_cards(t: CitadelsThinking, option: int) -> int:
    return lures.cards(t.own, option)


def builds_more(t: CitadelsThinking, option: int) -> int:
    return max(0, lures.builds(t.own, option))


def builds_nothing(t: CitadelsThinking, option: int) -> int:
    return min(0, lures.builds(t.own, option))


def tell_means(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option, t.own.cards, t.state.gold[t.seat])


def crowned(t: CitadelsThinking, option: int) -> int:
    return lures.crown(t.own, option)


def strikes(t: CitadelsThinking, option: int) -> int:
    return lures.strike(t.own, option)


def stops(t: CitadelsThinking, option: int) -> int:
    return lures.stop(t.own, option)


def shelters(t: CitadelsThinking, option: int) -> int:
    return lures.shelter(t.own, option)


def beautifies(t: CitadelsThinking, option: int) -> int:
    return lures.beauty(t.own, option)


def tell_character(_t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option,)


def may_die(t: CitadelsThinking, option: int) -> int:
    """The more others expect it here, the likelier it is killed or bewitched; not by oneself."""
    if ASSASSIN in t.mine or WITCH in t.mine:
        return 0
    return -death(t.own, option, t.suspicions[option], aimed_at(t.standings, t.seat))


def may_be_robbed(t: CitadelsThinking, option: int) -> int:
    """The more gold, the greater the loss."""
    if THIEF in t.mine or BLACKMAILER in t.mine:
        return 0
    return -theft(t.own, option, t.suspicions[option])


def tell_gold(t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option, t.state.gold[t.seat])


def denies(t: CitadelsThinking, option: int) -> int:
    """With two players what one takes the other cannot have."""
    if t.lore.players != 2:
        return 0
    return DENIED * lures.appeal(t.outlooks[1 - t.seat], option) // 100


def puts_away(t: CitadelsThinking, option: int) -> int:
    """The best one for the rival; but some of them come back."""
    comes_back = len(passed_on(t.state)) > 2
    own = lures.appeal(t.own, option) // 2 if comes_back else 0
    return lures.appeal(t.outlooks[1 - t.seat], option) - own


def swaps_role(t: CitadelsThinking, option: int) -> int:
    """What the other probably holds, against the least of the seat's own."""
    if option == STAY:
        return 0
    other = option - WITH
    given = min([lures.appeal(t.own, one) for one in t.mine])
    total = sum([t.chances[one][other] for one in t.lore.cast])
    got = sum([t.chances[one][other] * lures.appeal(t.own, one) for one in t.lore.cast])
    return int(got / total) - given - 20 if total else 0


def tell_other(_t: CitadelsThinking, option: int) -> tuple[int, ...]:
    return (option - WITH,)


def gives_role(t: CitadelsThinking, option: int) -> int:
    return -lures.appeal(t.own, option)


ONE: Final = ("card:character",)
MEANS: Final = ("card:character", "cards:number", "gold:number")

DRAFTING: Final[dict[str, list[Consideration]]] = {
    "character": [
        Consideration("earns", earns, ("card:character", "districts:number"), tell_income),
        Consideration("gets_gold", gets_gold, ONE, tell_character),
        Consideration("gets_cards", gets_cards, MEANS, tell_means),
        Consideration("builds_more", builds_more, MEANS, tell_means),
        Consideration("builds_nothing", builds_nothing, ONE, tell_character),
        Consideration("crowned", crowned, ONE, tell_character),
        Consideration("strikes", strikes, ONE, tell_character),
        Consideration("stops", stops, ONE, tell_character),
        Consideration("shelters", shelters, ONE, tell_character),
        Consideration("makes_beautiful", beautifies, ONE, tell_character),
        Consideration("may_die", may_die, ONE, tell_character),
        Consideration("may_be_robbed", may_be_robbed, ("card:character", "gold:number"), tell_gold),
        Consideration("denies", denies, ONE, tell_character),
    ],
    "discard": [Consideration("puts_away", puts_away, ONE, tell_character)],
    "theater": [Consideration("swaps_role", swaps_role, ("who:seat",), tell_other)],
    "role": [Consideration("gives_role", gives_role, ONE, tell_character)],
}
