"""A card taken at random from a hand: luck picks, the two players know which it was."""

from typing import ClassVar

from greathall.engine import Args, Draw
from greathall.games.citadels.abilities.hands import give_card
from greathall.games.citadels.cards import kinds_of
from greathall.games.citadels.state import Citadels


class TakeRandomCard(Draw[Citadels]):
    kind: ClassVar[str] = "stolen"

    def __init__(self, giver: int, taker: int) -> None:
        self.giver = giver
        self.taker = taker

    def args(self) -> Args:
        return (self.giver, self.taker)

    def candidates(self, s: Citadels) -> list[int]:
        return kinds_of(s.hand[self.giver])

    def weights(self, s: Citadels) -> list[int]:
        hand = s.hand[self.giver]
        return [hand.count(card) for card in self.candidates(s)]

    def choose(self, s: Citadels, option: int) -> None:
        give_card(s, self.giver, self.taker, option)
        both = 1 << self.giver | 1 << self.taker
        s.tell("takes_card", (self.taker, self.giver), (option,), both)
