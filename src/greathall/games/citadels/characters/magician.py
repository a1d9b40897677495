"""Magician (T-8.7): exchanges hands with another player, or replaces any number of their own cards."""

from typing import ClassVar, Final

from greathall.engine import Decision, Each, Kind, Module, Telling
from greathall.games.citadels.abilities.hands import exchange_hands
from greathall.games.citadels.abilities.picking import pick, pickable, take_picks
from greathall.games.citadels.cards import gain_cards, kinds_of, put_under
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_MAGICIAN
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import NO_CARDS, UPWARDS

REPLACE: Final = 0
EXCHANGE: Final = 1  # + seat

DRAW: Final = 0
PUT_BACK: Final = 1  # + district


class Magic(Ability):
    """One of the two, as long as it brings a card (R-42)."""

    def refuse(self, s: Citadels, seat: int) -> int:
        return 0 if any(s.hand) else NO_CARDS

    def use(self, s: Citadels, seat: int) -> None:
        s.push(ChooseMagic(seat))


class ChooseMagic(Decision[Citadels]):
    """Replace cards, or exchange hands with whom; not an empty hand for an empty one."""

    kind: ClassVar[str] = "magic"
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return [REPLACE] + [EXCHANGE + seat for seat in range(len(s.hand)) if seat != self.player]

    def refusal(self, s: Citadels, option: int) -> int:
        if s.hand[self.player] or (option >= EXCHANGE and s.hand[option - EXCHANGE]):
            return 0
        return NO_CARDS

    def final(self, s: Citadels, option: int) -> bool:
        return option != REPLACE

    def choose(self, s: Citadels, option: int) -> None:
        if option == REPLACE:
            s.push(ChooseReplaced(self.player))
        else:
            tell_exchange(s, self.player, option - EXCHANGE)


def tell_exchange(s: Citadels, one: int, other: int) -> None:
    """Hands change places; the two players know both of them."""
    exchange_hands(s, one, other)
    s.tell("exchanges", (one, other))
    for seat in (one, other):
        s.tell("gets_hand", (seat, len(s.hand[seat])), tuple(s.hand[seat]), 1 << one | 1 << other)


class ChooseReplaced(Decision[Citadels]):
    """The next card to be replaced, or enough: they go under the deck before as many are drawn."""

    kind: ClassVar[str] = "replace"
    always: ClassVar[bool] = True
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return [DRAW] + [PUT_BACK + card for card in kinds_of(s.hand[self.player])]

    def refusal(self, s: Citadels, option: int) -> int:
        if option == DRAW:
            return 0 if s.picked[self.player] else NO_CARDS
        return 0 if option - PUT_BACK in pickable(s, self.player, 1) else UPWARDS

    def choose(self, s: Citadels, option: int) -> None:
        if option == DRAW:
            replace(s, self.player)
        else:
            pick(s, self.player, option - PUT_BACK)
            s.push(ChooseReplaced(self.player))


def replace(s: Citadels, seat: int) -> None:
    cards = take_picks(s, seat)
    for card in cards:
        put_under(s, seat, card)
    s.tell("replaces", (seat, len(cards)), tuple(cards), 1 << seat)
    gain_cards(s, seat, len(cards), FROM_MAGICIAN)


WORDS: Final[Module] = Module(
    "words of the magician",
    names={"ability": ("magic",)},
    kinds=[
        Kind("magic", "replace cards", Each("exchange hands with", "seat")),
        Kind("replace", "draw as many", Each("replace", "district"), secret=True),
    ],
    tellings=[
        Telling("exchanges", ("who:seat", "with:seat")),
        Telling("gets_hand", ("who:seat", "count:number"), ("cards:district*",)),
        Telling("replaces", ("who:seat", "count:number"), ("cards:district*",)),
    ],
    frames=[ChooseMagic, ChooseReplaced],
)
RULES: Final[Module] = Module(
    "magician",
    rows={"ability": [Magic("magic")], "of_character": [Owns("magician", "magic")]},
)
