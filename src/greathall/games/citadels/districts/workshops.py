"""Laboratory and Smithy (T-9.13, T-9.25): once in each turn of their owner a card becomes gold, or gold becomes
cards."""

from typing import ClassVar, Final

from greathall.engine import Decision, Each, Kind, Module, Telling
from greathall.games.citadels.cards import gain_cards, gain_gold, kinds_of, pay_gold, put_under
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_LABORATORY, FROM_SMITHY
from greathall.games.citadels.state import NOBODY, Citadels
from greathall.games.citadels.words import DECK_EMPTY, NO_CARDS, SHORT

GOLD_FOR_CARD: Final = 2
GOLD_FOR_CARDS: Final = 2
CARDS_FOR_GOLD: Final = 3


class Experiment(Ability):
    """One card for two gold."""

    def refuse(self, s: Citadels, seat: int) -> int:
        return 0 if s.hand[seat] else NO_CARDS

    def use(self, s: Citadels, seat: int) -> None:
        s.push(ChooseExperiment(seat))


class ChooseExperiment(Decision[Citadels]):
    """Which card goes facedown under the deck."""

    kind: ClassVar[str] = "experiment"
    always: ClassVar[bool] = True
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return kinds_of(s.hand[self.player])

    def choose(self, s: Citadels, option: int) -> None:
        s.hand[self.player].remove(option)
        put_under(s, self.player, option)
        s.tell("experiments", (self.player,), (option,), 1 << self.player)
        gain_gold(s, self.player, GOLD_FOR_CARD, FROM_LABORATORY)


class Forge(Ability):
    """Two gold for three cards. No building cost."""

    def refuse(self, s: Citadels, seat: int) -> int:
        if not s.deck:
            return DECK_EMPTY
        return SHORT if s.gold[seat] < GOLD_FOR_CARDS else 0

    def missing(self, s: Citadels, seat: int) -> tuple[int, ...]:
        return (GOLD_FOR_CARDS - s.gold[seat],) if self.refuse(s, seat) == SHORT else ()

    def price(self, s: Citadels, seat: int) -> int:
        return GOLD_FOR_CARDS

    def use(self, s: Citadels, seat: int) -> None:
        pay_gold(s, seat, NOBODY, GOLD_FOR_CARDS, FROM_SMITHY)
        gain_cards(s, seat, CARDS_FOR_GOLD, FROM_SMITHY)


WORDS: Final[Module] = Module(
    "words of the workshops",
    names={"ability": ("experiment", "forge")},
    kinds=[Kind("experiment", Each("experiment with", "district"), secret=True)],
    tellings=[Telling("experiments", ("who:seat",), ("card:district",))],
    frames=[ChooseExperiment],
)
RULES: Final[dict[str, Module]] = {
    "laboratory": Module(
        "laboratory",
        rows={"ability": [Experiment("experiment")], "of_district": [Owns("laboratory", "experiment")]},
    ),
    "smithy": Module("smithy", rows={"ability": [Forge("forge")], "of_district": [Owns("smithy", "forge")]}),
}
