"""Wizard (T-8.8): looks at a hand and takes one of its cards, or builds it at once. Identical districts are fine."""

from typing import ClassVar, Final

from greathall.engine import NO_PRICE, Decision, Each, Fold, Kind, Module, Telling
from greathall.games.citadels.abilities.choosing import ChooseOwned
from greathall.games.citadels.abilities.hands import take_seen_card
from greathall.games.citadels.cards import kinds_of, lay_open_from, look_at_hand
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.printed.data import PLAIN, character
from greathall.games.citadels.round.building import ChooseWay, price_of, refuse_raising
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.state import CHARACTER, SEAT, Citadels
from greathall.games.citadels.words import IDENTICAL, NO_CARDS, SHORT

WIZARD: Final = character("wizard")
TAKE: Final = 0  # + district
BUILD_IT: Final = PLAIN  # + district
OUTSIDE_THE_LIMIT: Final = 1


def shown_hands(s: Citadels, seat: int) -> list[int]:
    """The other players who have cards."""
    return [other for other in range(len(s.hand)) if other != seat and s.hand[other]]


class Look(Ability):
    """At any moment of the turn, also before gathering (R-37)."""

    def refuse(self, s: Citadels, seat: int) -> int:
        return 0 if shown_hands(s, seat) else NO_CARDS

    def use(self, s: Citadels, seat: int) -> None:
        s.push(ChooseHand(seat))


class ChooseHand(Decision[Citadels]):
    """Whose hand."""

    kind: ClassVar[str] = "look"
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return [seat for seat in range(len(s.hand)) if seat != self.player]

    def refusal(self, s: Citadels, option: int) -> int:
        return 0 if s.hand[option] else NO_CARDS

    def choose(self, s: Citadels, option: int) -> None:
        look_at_hand(s, self.player, option)
        s.tell("looks", (self.player, option), tuple(s.hand[option]), 1 << self.player)
        s.push(ChooseSeen(self.player, option))


class ChooseSeen(ChooseOwned):
    """One of these cards, now that the Wizard has seen them: take it, or build it outside the limit."""

    kind: ClassVar[str] = "seen"
    always: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        cards = kinds_of(s.hand[self.owner])
        return [TAKE + card for card in cards] + [BUILD_IT + card for card in cards]

    def refusal(self, s: Citadels, option: int) -> int:
        if option < BUILD_IT:
            return 0
        return refuse_raising(s, self.player, option - BUILD_IT, len(s.hand[self.player]))

    def missing(self, s: Citadels, option: int) -> tuple[int, ...]:
        if self.refusal(s, option) != SHORT:
            return ()
        return (price_of(s, self.player, option - BUILD_IT) - s.gold[self.player],)

    def price(self, s: Citadels, option: int) -> int:
        return price_of(s, self.player, option - BUILD_IT) if option >= BUILD_IT else NO_PRICE

    def choose(self, s: Citadels, option: int) -> None:
        if option < BUILD_IT:
            take_seen_card(s, self.player, self.owner, option)
            both = 1 << self.player | 1 << self.owner
            s.tell("takes_card", (self.player, self.owner), (option,), both)
        else:
            card = option - BUILD_IT
            lay_open_from(s, self.player, self.owner, card)
            s.tell("lays_out", (self.player, self.owner, card))
            s.push(ChooseWay(self.player, card, OUTSIDE_THE_LIMIT))


class AnyDistrict(Fold[Citadels]):
    """In this turn the Wizard may build what the city already has."""

    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return 1 if s.turn[CHARACTER] == WIZARD and s.turn[SEAT] == a else value


WORDS: Final[Module] = Module(
    "words of the wizard",
    names={"ability": ("look at a hand",)},
    kinds=[
        Kind("look", Each("look at", "seat"), final=True),
        Kind("seen", Each("take", "district"), Each("build at once", "district"), about=("of:seat",), secret=True),
    ],
    tellings=[
        Telling("looks", ("who:seat", "of:seat"), ("cards:district*",)),
        Telling("lays_out", ("who:seat", "of:seat", "card:district")),
    ],
    frames=[ChooseHand, ChooseSeen],
)
RULES: Final[Module] = Module(
    "wizard",
    rows={"ability": [Look("look at a hand")], "of_character": [Owns("wizard", "look at a hand")]},
    folds=[(IDENTICAL, AnyDistrict())],
)
