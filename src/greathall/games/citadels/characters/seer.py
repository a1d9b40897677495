"""Seer (T-8.9): takes a random card from everybody who has one, then gives each of them one card back."""

from typing import ClassVar, Final

from greathall.engine import Args, Decision, Each, Frame, Kind, Module
from greathall.games.citadels.abilities.hands import give_card
from greathall.games.citadels.abilities.random_card import TakeRandomCard
from greathall.games.citadels.cards import kinds_of
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import NO_CARDS


def others_with_cards(s: Citadels, seat: int) -> list[int]:
    """From the left of this seat on."""
    players = len(s.hand)
    around = [(seat + step) % players for step in range(1, players)]
    return [other for other in around if s.hand[other]]


class Foresee(Ability):
    """Nobody with an empty hand takes part."""

    def refuse(self, s: Citadels, seat: int) -> int:
        return 0 if others_with_cards(s, seat) else NO_CARDS

    def use(self, s: Citadels, seat: int) -> None:
        s.push(TakeAndGive(seat, tuple(others_with_cards(s, seat))))


class TakeAndGive(Frame[Citadels]):
    """First one card from each, then one card to each; giving is no choice (R-38)."""

    def __init__(self, player: int, others: tuple[int, ...]) -> None:
        self.player = player
        self.others = others

    def args(self) -> Args:
        return (self.player, self.others)

    def step(self, s: Citadels, at: int) -> None:
        count = len(self.others)
        if at < count:
            s.push(TakeRandomCard(self.others[at], self.player))
        elif at < 2 * count:
            s.push(ChooseGift(self.player, self.others[at - count]))
        else:
            s.done()


class ChooseGift(Decision[Citadels]):
    """Any card will do: the same one, another taken one, one of their own."""

    kind: ClassVar[str] = "gift"
    always: ClassVar[bool] = True
    public: ClassVar[bool] = True

    def __init__(self, player: int, receiver: int) -> None:
        self.player = player
        self.receiver = receiver

    def args(self) -> Args:
        return (self.player, self.receiver)

    def about(self) -> tuple[int, ...]:
        return (self.receiver,)

    def candidates(self, s: Citadels) -> list[int]:
        return kinds_of(s.hand[self.player])

    def choose(self, s: Citadels, option: int) -> None:
        give_card(s, self.player, self.receiver, option)
        both = 1 << self.player | 1 << self.receiver
        s.tell("gives_cards", (self.player, self.receiver, 1), (option,), both)


WORDS: Final[Module] = Module(
    "words of the seer",
    names={"ability": ("foresee",)},
    kinds=[Kind("gift", Each("give", "district"), about=("to:seat",), secret=True)],
    frames=[TakeAndGive, ChooseGift],
)
RULES: Final[Module] = Module(
    "seer",
    rows={"ability": [Foresee("foresee")], "of_character": [Owns("seer", "foresee")]},
)
