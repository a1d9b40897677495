"""Spy (T-8.5): names a player and a type, then sees that hand; each match brings 1 gold from that player and 1 card."""

from typing import ClassVar, Final

from greathall.engine import Args, Decision, Each, Kind, Module, Telling
from greathall.games.citadels.cards import gain_cards, look_at_hand, pay_gold
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.printed.data import KIND, TYPES
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_SPY
from greathall.games.citadels.state import Citadels


class Spy(Ability):
    def use(self, s: Citadels, seat: int) -> None:
        s.push(ChooseSpied(seat))


class ChooseSpied(Decision[Citadels]):
    """Whose hand; it may be empty, and its owner poor (R-43)."""

    kind: ClassVar[str] = "spy"
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return [seat for seat in range(len(s.hand)) if seat != self.player]

    def choose(self, s: Citadels, option: int) -> None:
        s.push(ChooseType(self.player, option))


class ChooseType(Decision[Citadels]):
    """Which type, before looking."""

    kind: ClassVar[str] = "spy_type"
    public: ClassVar[bool] = True

    def __init__(self, player: int, spied: int) -> None:
        self.player = player
        self.spied = spied

    def args(self) -> Args:
        return (self.player, self.spied)

    def about(self) -> tuple[int, ...]:
        return (self.spied,)

    def candidates(self, s: Citadels) -> list[int]:
        return list(range(len(TYPES)))

    def choose(self, s: Citadels, option: int) -> None:
        hand = s.hand[self.spied]
        matches = len([card for card in hand if KIND[card] == option])  # printed types: R-43
        look_at_hand(s, self.player, self.spied)
        s.learn_all(self.spied)  # everybody hears the number of matches
        s.tell("spies", (self.player, self.spied, option, matches), tuple(hand), 1 << self.player)
        pay_gold(s, self.spied, self.player, min(matches, s.gold[self.spied]), FROM_SPY)
        gain_cards(s, self.player, matches, FROM_SPY)


WORDS: Final[Module] = Module(
    "words of the spy",
    names={"ability": ("spy",)},
    kinds=[
        Kind("spy", Each("spy on", "seat")),
        Kind("spy_type", Each("look for", "type"), about=("spied:seat",), final=True),
    ],
    tellings=[Telling("spies", ("who:seat", "of:seat", "type:type", "matches:number"), ("cards:district*",))],
    frames=[ChooseSpied, ChooseType],
)
RULES: Final[Module] = Module(
    "spy",
    rows={"ability": [Spy("spy")], "of_character": [Owns("spy", "spy")]},
)
