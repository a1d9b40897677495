"""Blackmailer (T-8.6): two threats, one with a flower; the threatened bribe, or the threat may be shown."""

from typing import ClassVar, Final

from greathall.engine import NO_PRICE, Args, Decision, Decline, Each, Hook, Kind, Module, Telling
from greathall.games.citadels.abilities.placing import ChooseReal, Place
from greathall.games.citadels.cards import pay_gold
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.marks import is_active, settle_mark
from greathall.games.citadels.round.turn import Gather
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_BLACKMAILER
from greathall.games.citadels.state import CHARACTER, THREAT, Citadels
from greathall.games.citadels.words import BEFORE_FREE, REVEALED

THREATS: Final = 2
BRIBE: Final = 0
REFUSE: Final = 1
SHOW: Final = 0
LEAVE: Final = 1


class Threaten(Ability):
    def use(self, s: Citadels, seat: int) -> None:
        s.queue(PlaceThreat(seat), PlaceThreat(seat), HideFlower(seat))


class PlaceThreat(Place):
    kind: ClassVar[str] = "place_threat"
    public: ClassVar[bool] = True

    def mark(self) -> int:
        return THREAT

    def count(self) -> int:
        return THREATS


class HideFlower(ChooseReal):
    kind: ClassVar[str] = "flower"

    def mark(self) -> int:
        return THREAT


class SpareOneself(Hook[Citadels]):
    """A threat on a character of the player who placed it is removed when that one is called (R-13)."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        holder, character = args
        if is_active(s, THREAT, character) and s.marker[THREAT] == holder:
            settle_mark(s, THREAT, character, shown=False)
            s.tell("spares", (holder, character))


class SettleThreat(Hook[Citadels]):
    """The threatened gathers at once and answers before anything else; each threat on its own (R-12)."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        holder, character = args
        if is_active(s, THREAT, character):
            s.queue(Gather(holder), AnswerThreat(holder))


class AnswerThreat(Decision[Citadels]):
    """Half of the gold, or take the risk."""

    kind: ClassVar[str] = "threat"
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return [BRIBE, REFUSE]

    def price(self, s: Citadels, option: int) -> int:
        return s.gold[self.player] // 2 if option == BRIBE else NO_PRICE

    def choose(self, s: Citadels, option: int) -> None:
        blackmailer = s.marker[THREAT]
        if option == BRIBE:
            settle_mark(s, THREAT, s.turn[CHARACTER], shown=False)
            s.tell("bribes", (self.player, blackmailer))
            pay_gold(s, self.player, blackmailer, self.price(s, BRIBE), FROM_BLACKMAILER)
        else:
            s.tell("refuses", (self.player, blackmailer))
            s.push(ShowThreat(blackmailer, self.player))


class ShowThreat(Decision[Citadels]):
    """After a refusal: show the threat, or leave it facedown. The flower takes all gold, the blank nothing."""

    kind: ClassVar[str] = "show_threat"
    always: ClassVar[bool] = True
    public: ClassVar[bool] = True

    def __init__(self, player: int, threatened: int) -> None:
        self.player = player
        self.threatened = threatened

    def args(self) -> Args:
        return (self.player, self.threatened)

    def about(self) -> tuple[int, ...]:
        return (self.threatened,)

    def candidates(self, s: Citadels) -> list[int]:
        return [SHOW, LEAVE]

    def choose(self, s: Citadels, option: int) -> None:
        character = s.turn[CHARACTER]
        settle_mark(s, THREAT, character, shown=option == SHOW)
        if option == LEAVE:
            s.tell("leaves_threat", (self.player, self.threatened))
            return
        flower = s.secret[THREAT] == character
        s.learn_all(self.player)
        s.tell("shows_threat", (self.player, self.threatened, int(flower)))
        if flower:
            pay_gold(s, self.threatened, self.player, s.gold[self.threatened], FROM_BLACKMAILER)


WORDS: Final[Module] = Module(
    "words of the blackmailer",
    names={"ability": ("threaten",)},
    kinds=[
        Kind("place_threat", Each("threaten", "character"), final=True, confirm=False),
        Kind("flower", Each("flower for", "character"), final=True, secret=True),
        Kind("threat", "bribe", "refuse", final=True),
        Kind("show_threat", "show threat", Decline("leave threat"), about=("threatened:seat",), final=True),
    ],
    tellings=[
        Telling("spares", ("who:seat", "card:character")),
        Telling("bribes", ("who:seat", "to:seat")),
        Telling("refuses", ("who:seat", "to:seat")),
        Telling("shows_threat", ("who:seat", "of:seat", "flower:flag")),
        Telling("leaves_threat", ("who:seat", "of:seat")),
    ],
    frames=[PlaceThreat, HideFlower, AnswerThreat, ShowThreat],
)
RULES: Final[Module] = Module(
    "blackmailer",
    rows={"ability": [Threaten("threaten")], "of_character": [Owns("blackmailer", "threaten")]},
    hooks=[(REVEALED, SpareOneself()), (BEFORE_FREE, SettleThreat())],
)
