"""Scholar (T-8.21): draws seven cards, keeps one; the others are shuffled into the deck. It may build two."""

from typing import ClassVar, Final

from greathall.engine import Decision, Kind, Module, Telling
from greathall.games.citadels.cards import draw_into, kinds_of, put_under
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.round.calling import ShuffleDeck
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_SCHOLAR
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import DECK_EMPTY


class Study(Ability):
    """With fewer than seven cards in the deck, all are drawn (R-44)."""

    def refuse(self, s: Citadels, seat: int) -> int:
        return 0 if s.deck else DECK_EMPTY

    def use(self, s: Citadels, seat: int) -> None:
        drawn = draw_into(s, seat, 7, s.offer[seat])
        s.tell("draws", (seat, len(drawn), FROM_SCHOLAR), tuple(drawn), 1 << seat)
        if len(drawn) == 1:
            keep_one(s, seat, drawn[0])
        else:
            s.push(ChooseStudied(seat))


class ChooseStudied(Decision[Citadels]):
    """Which of the cards to keep. Asked even when they are equal."""

    kind: ClassVar[str] = "study"
    always: ClassVar[bool] = True
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return kinds_of(s.offer[self.player])

    def choose(self, s: Citadels, option: int) -> None:
        keep_one(s, self.player, option)
        rest = s.offer[self.player][:]
        s.offer[self.player].clear()
        for card in rest:
            put_under(s, self.player, card)
        s.tell("shuffles_in", (self.player, len(rest)))
        s.push(ShuffleDeck())


def keep_one(s: Citadels, seat: int, card: int) -> None:
    s.offer[seat].remove(card)
    s.hand[seat].append(card)
    s.hand[seat].sort()
    s.tell("keeps_card", (seat,), (card,), 1 << seat)


WORDS: Final[Module] = Module(
    "words of the scholar",
    names={"ability": ("study",)},
    kinds=[Kind("study", like="keep", final=True, secret=True)],
    tellings=[Telling("shuffles_in", ("who:seat", "count:number"))],
    frames=[ChooseStudied],
)
RULES: Final[Module] = Module(
    "scholar",
    rows={"ability": [Study("study")], "of_character": [Owns("scholar", "study")]},
)
