"""Abbot (T-8.14): income from religious districts in any mix of gold and cards; a tithe from the richest."""

from typing import ClassVar, Final

from greathall.engine import Decision, Each, Kind, Module, Reason
from greathall.games.citadels.cards import pay_gold
from greathall.games.citadels.lookups import Earns, Owns
from greathall.games.citadels.printed.data import RELIGIOUS
from greathall.games.citadels.round.income import MIX
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_ABBOT
from greathall.games.citadels.state import Citadels

NOBODY_RICHER: Final = 165
NOT_RICHEST: Final = 166


class Tithe(Ability):
    """At a chosen moment when somebody has more gold than the Abbot (R-46)."""

    def refuse(self, s: Citadels, seat: int) -> int:
        return 0 if max(s.gold) > s.gold[seat] else NOBODY_RICHER

    def use(self, s: Citadels, seat: int) -> None:
        s.push(ChooseRichest(seat))


class ChooseRichest(Decision[Citadels]):
    """Which of the richest gives 1 gold."""

    kind: ClassVar[str] = "tithe"
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return [seat for seat in range(len(s.gold)) if seat != self.player]

    def refusal(self, s: Citadels, option: int) -> int:
        return 0 if s.gold[option] == max(s.gold) else NOT_RICHEST

    def choose(self, s: Citadels, option: int) -> None:
        pay_gold(s, option, self.player, 1, FROM_ABBOT)


WORDS: Final[Module] = Module(
    "words of the abbot",
    names={"ability": ("tithe",)},
    kinds=[Kind("tithe", Each("tithe from", "seat"))],
    reasons={NOBODY_RICHER: Reason("nobody_richer", "R-46"), NOT_RICHEST: Reason("not_richest", "R-46")},
    frames=[ChooseRichest],
)
RULES: Final[Module] = Module(
    "abbot",
    rows={
        "income": [Earns("abbot", RELIGIOUS, MIX)],
        "ability": [Tithe("tithe")],
        "of_character": [Owns("abbot", "income"), Owns("abbot", "tithe")],
    },
)
