"""Artist (T-8.26): puts one gold on up to two of their own districts; each costs one more for good."""

from typing import ClassVar, Final

from greathall.engine import NO_PRICE, Decision, Each, Kind, Module, Reason, Telling
from greathall.games.citadels.cards import kinds_of
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.printed.data import PLAIN
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.state import TALLY, Citadels
from greathall.games.citadels.words import ALREADY_USED, SHORT

NOTHING_PLAIN: Final = 225
IS_BEAUTIFUL: Final = 226
MOST: Final = 2
GOLD: Final = 1


class Beautify(Ability):
    """One district at a time, so that both may be beautified together or at different moments (R-45)."""

    def refuse(self, s: Citadels, seat: int) -> int:
        if s.turn[TALLY] >= MOST:
            return ALREADY_USED
        if all(building >= PLAIN for building in s.city[seat]):
            return NOTHING_PLAIN
        return 0 if s.gold[seat] else SHORT

    def missing(self, s: Citadels, seat: int) -> tuple[int, ...]:
        return (GOLD,) if self.refuse(s, seat) == SHORT else ()

    def price(self, s: Citadels, seat: int) -> int:
        plain = [building for building in set(s.city[seat]) if building < PLAIN]
        return GOLD if len(plain) == 1 else NO_PRICE

    def use(self, s: Citadels, seat: int) -> None:
        s.turn[TALLY] += 1
        s.push(ChooseBeauty(seat))


class ChooseBeauty(Decision[Citadels]):
    """Which district; one that is beautified already stays as it is."""

    kind: ClassVar[str] = "beautify"
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return kinds_of(s.city[self.player])

    def refusal(self, s: Citadels, option: int) -> int:
        return IS_BEAUTIFUL if option >= PLAIN else 0

    def price(self, s: Citadels, option: int) -> int:
        return NO_PRICE if option >= PLAIN else GOLD

    def choose(self, s: Citadels, option: int) -> None:
        city = s.city[self.player]
        city[city.index(option)] = option + PLAIN
        s.gold[self.player] -= GOLD
        s.tell("beautifies", (self.player, option))


WORDS: Final[Module] = Module(
    "words of the artist",
    names={"ability": ("beautify",)},
    kinds=[Kind("beautify", Each("beautify", "building"))],
    tellings=[Telling("beautifies", ("who:seat", "card:building"))],
    reasons={
        NOTHING_PLAIN: Reason("nothing_to_beautify", "T-8.26"),
        IS_BEAUTIFUL: Reason("already_beautified", "T-8.26"),
    },
    frames=[ChooseBeauty],
)
RULES: Final[Module] = Module(
    "artist",
    rows={"ability": [Beautify("beautify", free=True)], "of_character": [Owns("artist", "beautify")]},
)
