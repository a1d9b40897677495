"""Museum (T-9.17): once in each turn of its owner a card from hand goes under it; each is worth a point."""

from typing import ClassVar, Final

from greathall.engine import BadPosition, Decision, Each, Hook, Kind, Module, Telling
from greathall.games.citadels.abilities.stored_cards import lose_store, pass_store, store_card
from greathall.games.citadels.cards import has, kinds_of
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.printed.data import PLAIN, district
from greathall.games.citadels.rows import Ability, ScoreLine
from greathall.games.citadels.state import NOBODY, Citadels
from greathall.games.citadels.words import LEAVES_CITY, NO_CARDS, PLACED

MUSEUM: Final = district("museum")


class Exhibit(Ability):
    def refuse(self, s: Citadels, seat: int) -> int:
        return 0 if s.hand[seat] else NO_CARDS

    def use(self, s: Citadels, seat: int) -> None:
        s.push(ChooseExhibit(seat))


class ChooseExhibit(Decision[Citadels]):
    """Which card; only the owner of the Museum may look at it afterwards."""

    kind: ClassVar[str] = "exhibit"
    always: ClassVar[bool] = True
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return kinds_of(s.hand[self.player])

    def choose(self, s: Citadels, option: int) -> None:
        store_card(s, self.player, option)
        s.tell("exhibits", (self.player,), (option,), 1 << self.player)


class CardsGoAlong(Hook[Citadels]):
    """With the Museum into another city (R-64), or under the deck after it (R-02)."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        owner, building, new_owner = args
        if building % PLAIN != MUSEUM:
            return
        if new_owner == NOBODY:
            lose_store(s, owner)
        else:
            pass_store(s, owner, new_owner)


class NoCardsWithout(Hook[Citadels]):
    """Cards lie under a Museum: a position written without one, as it may not even be in play, cannot be."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        for seat, cards in enumerate(s.museum):
            if cards and not has(s, seat, MUSEUM):
                raise BadPosition("there is no museum in this city", (s.rules.seats[seat], "museum"))


class Exhibition(ScoreLine):
    def points(self, s: Citadels, seat: int, types: list[int]) -> int:
        return len(s.museum[seat]) if has(s, seat, MUSEUM) else 0


WORDS: Final[Module] = Module(
    "words of the museum",
    names={"ability": ("exhibit",)},
    kinds=[Kind("exhibit", Each("exhibit", "district"), secret=True)],
    tellings=[Telling("exhibits", ("who:seat",), ("card:district",))],
    frames=[ChooseExhibit],
    hooks=[(PLACED, NoCardsWithout())],
)
RULES: Final[dict[str, Module]] = {
    "museum": Module(
        "museum",
        rows={
            "ability": [Exhibit("exhibit")],
            "of_district": [Owns("museum", "exhibit")],
            "line": [Exhibition("museum")],
        },
        hooks=[(LEAVES_CITY, CardsGoAlong())],
    )
}
