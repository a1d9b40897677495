"""Magistrate (T-8.3, T-7.6): three warrants, one signed; may take the first district its character pays for."""

from typing import ClassVar, Final

from greathall.engine import (
    Args,
    Decision,
    Decline,
    Each,
    Hook,
    Kind,
    Module,
    Reason,
    Telling,
    amend,
    forbidden,
    interrupted,
)
from greathall.games.citadels.abilities.placing import ChooseReal, Place
from greathall.games.citadels.cards import has
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.marks import is_marked, is_secret_shown, settle_mark
from greathall.games.citadels.round.building import Build
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.state import CHARACTER, PAID, WARRANT, Citadels
from greathall.games.citadels.words import BEFORE_RAISING, IN_CITY, MAY_RAISE

WARRANTS: Final = 3
PASS: Final = 0
CONFISCATE: Final = 1
NOT_SIGNED: Final = 110


class Warrants(Ability):
    def use(self, s: Citadels, seat: int) -> None:
        s.queue(PlaceWarrant(seat), PlaceWarrant(seat), PlaceWarrant(seat), SignWarrant(seat))


class PlaceWarrant(Place):
    kind: ClassVar[str] = "place_warrant"
    public: ClassVar[bool] = True

    def mark(self) -> int:
        return WARRANT

    def count(self) -> int:
        return WARRANTS


class SignWarrant(ChooseReal):
    kind: ClassVar[str] = "sign"

    def mark(self) -> int:
        return WARRANT


class AskMagistrate(Hook[Citadels]):
    """Asked at another's first paid build of a warranted turn, until the signed one is shown (R-22)."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        builder, card = args
        warranted = is_marked(s, WARRANT, s.turn[CHARACTER]) and s.marker[WARRANT] != builder
        if warranted and s.turn[PAID] == 1 and not is_secret_shown(s, WARRANT):
            s.push(Warrant(s.marker[WARRANT], card))


class Warrant(Decision[Citadels]):
    """Confiscate the district that is being built? Asked even if passing is the only answer: silence would tell."""

    kind: ClassVar[str] = "warrant"
    always: ClassVar[bool] = True
    public: ClassVar[bool] = True

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def args(self) -> Args:
        return (self.player, self.card)

    def about(self) -> tuple[int, ...]:
        return (self.card,)

    def candidates(self, s: Citadels) -> list[int]:
        return [PASS, CONFISCATE]

    def refusal(self, s: Citadels, option: int) -> int:
        if option == PASS:
            return 0
        if s.secret[WARRANT] != s.turn[CHARACTER]:
            return NOT_SIGNED
        if has(s, self.player, self.card):
            return IN_CITY  # not even with the Quarry
        return forbidden(s, MAY_RAISE, self.player, self.card)

    def choose(self, s: Citadels, option: int) -> None:
        if option == PASS:
            s.tell("lets_pass", (self.player,))
            return
        build = interrupted(s)
        assert isinstance(build, Build)
        settle_mark(s, WARRANT, s.turn[CHARACTER], shown=True)
        s.learn_all(self.player)
        s.tell("confiscates", (self.player, self.card, build.builder))
        amend(s, Build(build.builder, self.card, self.player, build.gold, build.paid, build.exempt))


WORDS: Final[Module] = Module(
    "words of the magistrate",
    names={"ability": ("warrants",)},
    kinds=[
        Kind("place_warrant", Each("warrant on", "character"), final=True, confirm=False),
        Kind("sign", Each("sign", "character"), final=True, secret=True),
        Kind("warrant", Decline("pass"), "confiscate", about=("card:district",), final=True),
    ],
    tellings=[
        Telling("lets_pass", ("who:seat",)),
        Telling("confiscates", ("who:seat", "card:district", "of:seat")),
    ],
    reasons={NOT_SIGNED: Reason("not_signed", "T-7.6")},
    frames=[PlaceWarrant, SignWarrant, Warrant],
)
RULES: Final[Module] = Module(
    "magistrate",
    rows={"ability": [Warrants("warrants")], "of_character": [Owns("magistrate", "warrants")]},
    hooks=[(BEFORE_RAISING, AskMagistrate())],
)
