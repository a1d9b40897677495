"""Cardinal (T-8.15): income from religious districts in cards; has a build funded by another player, for cards."""

from typing import ClassVar, Final

from greathall.engine import Args, Decision, Each, Frame, Kind, Module
from greathall.games.citadels.abilities.hands import give_card
from greathall.games.citadels.abilities.picking import pick, pickable, take_picks
from greathall.games.citadels.cards import kinds_of, pay_gold
from greathall.games.citadels.lookups import Earns, Owns, has_used, use_up
from greathall.games.citadels.printed.data import RELIGIOUS, character
from greathall.games.citadels.round.building import Build, GoldWay
from greathall.games.citadels.round.income import CARDS
from greathall.games.citadels.sources import FROM_CARDINAL
from greathall.games.citadels.state import CHARACTER, Citadels
from greathall.games.citadels.words import SHORT, UPWARDS

CARDINAL: Final = character("cardinal")


class Fund(GoldWay):
    """All own gold, and what is missing from one other player, for one card each; once per turn (R-39)."""

    def covers(self, s: Citadels, seat: int, due: int, others: int) -> bool:
        missing = due - s.gold[seat]
        if s.turn[CHARACTER] != CARDINAL or not 0 < missing <= others or has_used(s, "fund"):
            return False
        return max([gold for other, gold in enumerate(s.gold) if other != seat]) >= missing

    def pay_due(self, s: Citadels, seat: int, card: int, due: int, exempt: int) -> None:
        use_up(s, "fund")
        s.push(ChooseFunder(seat, card, due - s.gold[seat], exempt))


class ChooseFunder(Decision[Citadels]):
    """Who gives the missing gold; nobody can decline."""

    kind: ClassVar[str] = "fund"
    public: ClassVar[bool] = True

    def __init__(self, player: int, card: int, gold: int, exempt: int) -> None:
        self.player = player
        self.card = card
        self.gold = gold
        self.exempt = exempt

    def args(self) -> Args:
        return (self.player, self.card, self.gold, self.exempt)

    def about(self) -> tuple[int, ...]:
        return (self.card, self.gold)

    def candidates(self, s: Citadels) -> list[int]:
        return [seat for seat in range(len(s.gold)) if seat != self.player]

    def refusal(self, s: Citadels, option: int) -> int:
        return 0 if s.gold[option] >= self.gold else SHORT

    def missing(self, s: Citadels, option: int) -> tuple[int, ...]:
        return (self.gold - s.gold[option],) if self.refusal(s, option) else ()

    def choose(self, s: Citadels, option: int) -> None:
        s.push(FundedBuild(self.player, self.card, option, self.gold, self.exempt))


class FundedBuild(Frame[Citadels]):
    """A card for each gold, picked in secret; then cards and gold change hands and it must be built (R-39)."""

    def __init__(self, player: int, card: int, funder: int, gold: int, exempt: int) -> None:
        self.player = player
        self.card = card
        self.funder = funder
        self.gold = gold
        self.exempt = exempt

    def args(self) -> Args:
        return (self.player, self.card, self.funder, self.gold, self.exempt)

    def step(self, s: Citadels, at: int) -> None:
        if at < self.gold:
            s.push(ChooseOffered(self.player, self.funder, self.gold - at))
            return
        self.trade(s)
        price = s.gold[self.player]
        s.gold[self.player] = 0
        s.swap(Build(self.player, self.card, self.player, price, 1, self.exempt))

    def trade(self, s: Citadels) -> None:
        cards = take_picks(s, self.player)
        s.hand[self.player] = sorted(s.hand[self.player] + cards)
        for card in cards:
            give_card(s, self.player, self.funder, card)
        both = 1 << self.player | 1 << self.funder
        s.tell("gives_cards", (self.player, self.funder, len(cards)), tuple(cards), both)
        pay_gold(s, self.funder, self.player, self.gold, FROM_CARDINAL)


class ChooseOffered(Decision[Citadels]):
    """The next card for the funder, with this many to go."""

    kind: ClassVar[str] = "offer"
    always: ClassVar[bool] = True
    public: ClassVar[bool] = True

    def __init__(self, player: int, funder: int, count: int) -> None:
        self.player = player
        self.funder = funder
        self.count = count

    def args(self) -> Args:
        return (self.player, self.funder, self.count)

    def about(self) -> tuple[int, ...]:
        return (self.funder, self.count)

    def candidates(self, s: Citadels) -> list[int]:
        return kinds_of(s.hand[self.player])

    def refusal(self, s: Citadels, option: int) -> int:
        return 0 if option in pickable(s, self.player, self.count) else UPWARDS

    def choose(self, s: Citadels, option: int) -> None:
        pick(s, self.player, option)


WORDS: Final[Module] = Module(
    "words of the cardinal",
    names={"ability": ("fund",), "way": ("fund",)},
    kinds=[
        Kind("fund", Each("fund from", "seat"), about=("card:district", "gold:number")),
        Kind("offer", Each("offer", "district"), about=("to:seat", "count:number"), secret=True),
    ],
    frames=[ChooseFunder, FundedBuild, ChooseOffered],
)
RULES: Final[Module] = Module(
    "cardinal",
    rows={
        "income": [Earns("cardinal", RELIGIOUS, CARDS)],
        "way": [Fund("fund")],
        "of_character": [Owns("cardinal", "income")],
    },
)
