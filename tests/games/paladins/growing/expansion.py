"""A small expansion that attaches to every seam of Paladins, and an opponent that follows from the rules.

It is nobody's game: an attribute more, two actions, a row of deals, a space that is never freed, a way to pay, a fourth
paladin to draw, things that happen on passing, and points for all of it. The rows of the base have more places.
"""

from typing import Any, ClassVar, Final

from games.paladins.growing.expansion_cards import MORE_CARDS
from games.paladins.growing.expansion_hooks import FOLDS, HOOKS
from games.paladins.growing.expansion_rows import MORE_PLACES
from games.paladins.growing.expansion_words import (
    DEAL_DECK,
    DEALS,
    DEEDS,
    DELEGATED,
    DIPLOMACY,
    DIPLOMACY_VERB,
    ENVY,
    HONOURS,
    MUSTER,
    NEGOTIATE,
    NO_DEAL,
    ON_PASSING,
    RECRUITS,
    REMOVED,
)

from greathall.engine import (
    EVERYONE,
    NO_ONE,
    OWNER,
    Decision,
    Field,
    Kind,
    Listing,
    Module,
    Reason,
    Ruleset,
    Shuffle,
    Zone,
    compose,
)
from greathall.games.paladins.acting.legality import refuse_action
from greathall.games.paladins.acting.targets import Target
from greathall.games.paladins.base import BASE
from greathall.games.paladins.gains.debts import take_debt
from greathall.games.paladins.gains.verbs import AttributeGain
from greathall.games.paladins.naming import gain_names, slot_names, workshop_slot_names
from greathall.games.paladins.printed.boards import Attribute, Numbers
from greathall.games.paladins.printed.cards import Paladin, Townsfolk, WorkerSpace
from greathall.games.paladins.printed.data.board import TRACK_POINTS
from greathall.games.paladins.printed.effects import gain
from greathall.games.paladins.round.paladins import ChoosePlace
from greathall.games.paladins.round.passing import Pass
from greathall.games.paladins.rows import (
    ELSEWHERE,
    RIGHT,
    Action,
    Cost,
    Deck,
    Flat,
    Kept,
    Occasion,
    OpenRow,
    PaladinPlace,
    ScoreLine,
    SpaceSource,
    Step,
    Terms,
    Verb,
    Way,
)
from greathall.games.paladins.rows_of_cards import open_cards, place_of, take_from_row
from greathall.games.paladins.rules import PaladinsRules
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.terms import value
from greathall.games.paladins.words import (
    ATTRIBUTE_SHORT,
    COMMISSION,
)


class Muster(Action):
    """Cleric, any, scout: diplomacy for a provision; it can be done with no target at all."""

    def __init__(self) -> None:
        super().__init__(MUSTER, "muster", ("cleric", "any", "scout"), workshops=2)

    def cost(self, s: Paladins, who: int, target: int, terms: Terms) -> Cost:
        return 0, 1

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        s.done_actions[who][MUSTER] += 1
        return (DIPLOMACY_VERB, 1)


class Negotiate(Action):
    """Fighter, any, merchant: a deal of the row, which delegates a Commission."""

    def __init__(self) -> None:
        super().__init__(NEGOTIATE, "negotiate", ("fighter", "any", "merchant"), workshops=2)
        self.uniform = False

    def ask(self, who: int, terms: Terms) -> Decision[Any] | None:
        return ChooseDeal(who, NEGOTIATE, terms)

    def targets(self, s: Paladins, who: int) -> list[int]:
        return open_cards(s, DEALS)

    def refuse(self, s: Paladins, who: int, terms: Terms) -> int:
        if value(s, who, DIPLOMACY, terms) < 1:
            return ATTRIBUTE_SHORT + DIPLOMACY
        return refuse_action(s, who, COMMISSION, DELEGATED)

    def nothing_in_reach(self) -> int:
        return NO_DEAL

    def cost(self, s: Paladins, who: int, target: int, terms: Terms) -> Cost:
        return s.lookups.row_prices[DEALS][place_of(s, DEALS, target)], 0

    def may_owe(self, s: Paladins, who: int, target: int) -> bool:
        return s.lookups.row_debts[DEALS][place_of(s, DEALS, target)] != 0

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        take_from_row(s, DEALS, target)
        s.held[who][HONOURS].append(target)
        return ()

    def follow(self, s: Paladins, who: int, target: int, terms: Terms) -> None:
        s.lookups.kinds[who].begin_action(s, who, COMMISSION, DELEGATED)


class ChooseDeal(Target):
    kind: ClassVar[str] = "deal"


class MustPass(Verb):
    def take(self, s: Paladins, seat: int, amount: int) -> None:
        s.push(Pass(seat))


class AnyDebt(Way):
    """A debt instead of all silver and provisions, also elsewhere, for whoever has an envious friend."""

    def refuse(self, s: Paladins, who: int, action: int, target: int, silver: int, provisions: int) -> int:
        assert action >= ELSEWHERE
        return 0 if s.own[who][0] else NO_DEAL

    def pay(self, s: Paladins, who: int, silver: int, provisions: int) -> None:
        take_debt(s, who, 1)


class Camp(SpaceSource):
    def open_spaces(self, s: Paladins) -> list[int]:
        return [s.lookups.index("space", "camp")]


class ShuffleDeals(Shuffle[Paladins]):
    noun: ClassVar[str] = "deal"

    def pile(self, s: Paladins) -> list[int]:
        return s.decks[DEAL_DECK]


class MakeDeals(Step):
    def run(self, s: Paladins) -> None:
        s.push(ShuffleDeals())


class RemovePaladin(ChoosePlace):
    kind: ClassVar[str] = "remove"


class Remove(PaladinPlace):
    def ask(self, seat: int) -> Decision[Any]:
        return RemovePaladin(seat)

    def put(self, s: Paladins, seat: int, paladin: int) -> None:
        s.held[seat][REMOVED].append(paladin)


class Deals(ScoreLine):
    def points(self, s: Paladins, seat: int) -> int:
        return len(s.held[seat][HONOURS]) + s.numbers[ENVY] - 2


ACTIONS: Final = (Muster(), Negotiate())
PALADINS: Final = tuple(
    Paladin(name, gain(labourer=2), gain(diplomacy=2), "muster", no_provisions=True) for name in ("w", "x", "y", "z")
)
DEAL_NAMES: Final = tuple(f"deal_{number}" for number in range(8))

EXPANSION: Final = Module(
    "deals",
    needs=["paladins"],
    names={
        "attribute": ("diplomacy",),
        "action": ("muster", "negotiate"),
        "board_slot": slot_names(ACTIONS),
        "slot": workshop_slot_names(ACTIONS),
        "verb": ("diplomacy", "must_pass"),
        "gain": gain_names(("must_pass",)),
        "row": ("deals",),
        "deal": DEAL_NAMES,
        "space": ("camp",),
        "way": ("any_debt",),
        "townsfolk": ("princess",),
        "paladin": tuple(row.name for row in PALADINS),
    },
    rows={
        "attribute": [Attribute("diplomacy", TRACK_POINTS)],
        "action": ACTIONS,
        "verb": [AttributeGain("diplomacy", DIPLOMACY_VERB, DIPLOMACY), MustPass("must_pass")],
        "row": [OpenRow("deals", "deal", 3, RIGHT, (3,), prices="deal_silver", debts="deal_debt", face_up=True)],
        "deck": [Deck("deals", "deal")],
        "stocked": [Kept("deal")],
        "number": [Kept("envy"), Kept("deeds"), Kept("recruits")],
        "own": [Kept("friend")],
        "held": [Kept("honours"), Kept("removed")],
        "numbers": [
            Numbers("deal_silver", "decided", (3, 2, 2, 1)),
            Numbers("deal_debt", "decided", (1, 0, 0, 0)),
        ],
        "space": [WorkerSpace("camp", "any", gain(diplomacy=1, must_pass=1), provisions=1, freed=False)],
        "space_source": [Camp("camp")],
        "way": [AnyDebt("any_debt")],
        "event": [Occasion("pass", ON_PASSING)],
        "townsfolk": [
            Townsfolk(
                "princess", "princess", discard=gain(diplomacy=1), trigger="pass", reward=gain(silver=1, criminal=1)
            )
        ],
        "paladin": PALADINS,
        "paladin_place": [Remove("remove", 30)],
        "set_up": [MakeDeals("make_deals", 55)],
        "line": [Deals("deals")],
    },
    zones=[
        Zone("deal_row", "deal", EVERYONE, gaps=True, kept="rows", part=DEALS),
        Zone("deal_pile", "deal", NO_ONE, pile=True, rest=True, kept="decks", part=DEAL_DECK),
        Zone("deal_discards", "deal", EVERYONE, kept="discards", part=DEAL_DECK),
        Zone("honours", "deal", EVERYONE, per_seat=True, kept="held", part=HONOURS),
        Zone("removed_paladins", "paladin", OWNER, per_seat=True, apart=True, kept="held", part=REMOVED),
    ],
    fields=[
        Field("diplomacy", per_seat=True, kept="attributes", part=DIPLOMACY),
        Field("musters", per_seat=True, kept="done_actions", part=MUSTER),
        Field("friend", noun="flag", per_seat=True, kept="own", part=0),
        Field("envy", kept="numbers", part=ENVY),
        Field("deeds", kept="numbers", part=DEEDS),
        Field("recruits", kept="numbers", part=RECRUITS),
    ],
    kinds=[Kind("deal", *[f"negotiate {name}" for name in DEAL_NAMES]), Kind("remove", like="play", secret=True)],
    reasons={NO_DEAL: Reason("no_deal", "X-1"), ATTRIBUTE_SHORT + DIPLOMACY: Reason("diplomacy_short", "X-1")},
    frames=[ChooseDeal, ShuffleDeals, RemovePaladin],
    hooks=HOOKS,
    folds=FOLDS,
)


def build(players: int, options: dict[str, Any]) -> Ruleset:
    return PaladinsRules(compose(BASE, EXPANSION, MORE_CARDS, MORE_PLACES), players, options)


LISTING: Final = Listing("paladins", "Paladins with deals", (2, 3, 4), build)
