"""Emperor (T-8.11): income from noble districts; gives the crown away and takes 1 gold or 1 card for it."""

from typing import ClassVar, Final

from greathall.engine import Args, Decision, Each, Fold, Hook, Kind, Module, Reason
from greathall.games.citadels.abilities.random_card import TakeRandomCard
from greathall.games.citadels.cards import pay_gold
from greathall.games.citadels.lookups import Earns, Owns, has_used
from greathall.games.citadels.printed.data import NOBLE, character
from greathall.games.citadels.round.crown import give_crown
from greathall.games.citadels.round.income import GOLD
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_EMPEROR
from greathall.games.citadels.state import CHARACTER, Citadels
from greathall.games.citadels.words import HEIR, MAY_END, NO_CARDS

EMPEROR: Final = character("emperor")
NOT_HIMSELF: Final = 150
HAS_THE_CROWN: Final = 151
CROWN_FIRST: Final = 152
NO_GOLD: Final = 153

TAKE_GOLD: Final = 0
TAKE_CARD: Final = 1


class GiveCrown(Ability):
    def use(self, s: Citadels, seat: int) -> None:
        s.push(ChooseCrowned(seat, 1))


class ChooseCrowned(Decision[Citadels]):
    """Who gets the crown: neither the giver nor its present holder (R-16). Only the living take something for it."""

    kind: ClassVar[str] = "crown"
    public: ClassVar[bool] = True

    def __init__(self, player: int, takes: int) -> None:
        self.player = player
        self.takes = takes

    def args(self) -> Args:
        return (self.player, self.takes)

    def candidates(self, s: Citadels) -> list[int]:
        return list(range(len(s.hand)))

    def refusal(self, s: Citadels, option: int) -> int:
        if option == self.player:
            return NOT_HIMSELF
        return HAS_THE_CROWN if option == s.crown else 0

    def choose(self, s: Citadels, option: int) -> None:
        give_crown(s, option)
        if self.takes and (s.gold[option] or s.hand[option]):
            s.push(ChooseThanks(self.player, option))


class ChooseThanks(Decision[Citadels]):
    """One gold or one random card of the new holder, whichever there is (R-17)."""

    kind: ClassVar[str] = "thanks"
    public: ClassVar[bool] = True

    def __init__(self, player: int, crowned: int) -> None:
        self.player = player
        self.crowned = crowned

    def args(self) -> Args:
        return (self.player, self.crowned)

    def about(self) -> tuple[int, ...]:
        return (self.crowned,)

    def candidates(self, s: Citadels) -> list[int]:
        return [TAKE_GOLD, TAKE_CARD]

    def refusal(self, s: Citadels, option: int) -> int:
        if option == TAKE_GOLD:
            return 0 if s.gold[self.crowned] else NO_GOLD
        return 0 if s.hand[self.crowned] else NO_CARDS

    def choose(self, s: Citadels, option: int) -> None:
        if option == TAKE_GOLD:
            pay_gold(s, self.crowned, self.player, 1, FROM_EMPEROR)
        else:
            s.push(TakeRandomCard(self.crowned, self.player))


class CrownBeforeEnd(Fold[Citadels]):
    """The Emperor must give the crown away before the turn ends (R-04)."""

    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return CROWN_FIRST if s.turn[CHARACTER] == EMPEROR and not has_used(s, "give crown") else value


class Bequeath(Hook[Citadels]):
    """A killed Emperor gives it away at the end of the round and takes nothing (T-10.2)."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        s.push(ChooseCrowned(args[0], 0))


WORDS: Final[Module] = Module(
    "words of the emperor",
    names={"ability": ("give crown",)},
    kinds=[
        Kind("crown", Each("crown", "seat")),
        Kind("thanks", "take gold", "take card", about=("of:seat",)),
    ],
    reasons={
        NOT_HIMSELF: Reason("not_himself", "R-16"),
        HAS_THE_CROWN: Reason("has_the_crown", "R-16"),
        CROWN_FIRST: Reason("crown_first", "R-04"),
        NO_GOLD: Reason("no_gold", "R-17"),
    },
    frames=[ChooseCrowned, ChooseThanks],
)
RULES: Final[Module] = Module(
    "emperor",
    rows={
        "income": [Earns("emperor", NOBLE, GOLD)],
        "ability": [GiveCrown("give crown")],
        "of_character": [Owns("emperor", "income"), Owns("emperor", "give crown")],
    },
    hooks=[(HEIR, Bequeath())],
    folds=[(MAY_END, CrownBeforeEnd())],
)
