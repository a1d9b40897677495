"""Diplomat (T-8.23): income from military districts; exchanges a district, paying the difference in cost."""

from typing import ClassVar, Final

from greathall.engine import Args, Decision, Each, Kind, Module, Reason, forbidden
from greathall.games.citadels.abilities.attack import only, refuse_attack, refuse_city, rivals, surcharge_of
from greathall.games.citadels.abilities.choosing import ChooseDistrict
from greathall.games.citadels.cards import cost_of, exchange_districts, has, kinds_of, pay_gold
from greathall.games.citadels.lookups import Earns, Owns
from greathall.games.citadels.printed.data import MILITARY, PLAIN
from greathall.games.citadels.round.income import GOLD
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_DIPLOMAT
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import IN_CITY, MAY_TARGET, NOBODY_THERE, SHORT

THEY_HAVE_IT: Final = 210
NOTHING_FOR_IT: Final = 211


def price(s: Citadels, owner: int, given: int, taken: int) -> int:
    """How much more the other district costs, plus one with its Great Wall; all of it to the owner (R-51)."""
    return max(0, cost_of(taken) - cost_of(given)) + surcharge_of(s, owner, taken)


def refuse_exchange(s: Citadels, seat: int, owner: int, given: int, taken: int) -> int:
    """Why a district cannot be had for a given one, or 0. Equal names are in both cities (R-48)."""
    reason = refuse_attack(s, seat, owner, taken)
    if reason:
        return reason
    if has(s, seat, taken % PLAIN):
        return IN_CITY
    return SHORT if price(s, owner, given, taken) > s.gold[seat] else 0


def refuse_gift(s: Citadels, seat: int, owner: int, given: int) -> int:
    """Why one of the player's own districts cannot be given to this player, or 0."""
    if has(s, owner, given % PLAIN):
        return THEY_HAVE_IT
    found = any(refuse_exchange(s, seat, owner, given, taken) == 0 for taken in s.city[owner])
    return forbidden(s, MAY_TARGET, seat, given) or (0 if found else NOTHING_FOR_IT)  # the Keep stays


def targets(s: Citadels, seat: int, owner: int) -> bool:
    """Whether there is something to exchange with a player."""
    return any(refuse_gift(s, seat, owner, given) == 0 for given in s.city[seat])


def prices(s: Citadels, seat: int, owner: int, given: int) -> list[int]:
    """What the districts of a player cost that can be had for a given one."""
    if refuse_gift(s, seat, owner, given):
        return []
    fine = [taken for taken in set(s.city[owner]) if not refuse_exchange(s, seat, owner, given, taken)]
    return [price(s, owner, given, taken) for taken in fine]


def all_prices(s: Citadels, seat: int, owner: int) -> list[int]:
    """The same for whatever can be given."""
    return [gold for given in set(s.city[seat]) for gold in prices(s, seat, owner, given)]


class Negotiate(Ability):
    def refuse(self, s: Citadels, seat: int) -> int:
        return 0 if any(targets(s, seat, owner) for owner in rivals(s, seat)) else NOBODY_THERE

    def price(self, s: Citadels, seat: int) -> int:
        return only([gold for owner in rivals(s, seat) for gold in all_prices(s, seat, owner)])

    def use(self, s: Citadels, seat: int) -> None:
        s.push(ChooseNegotiator(seat))


class ChooseNegotiator(Decision[Citadels]):
    """With whom."""

    kind: ClassVar[str] = "negotiate"
    public: ClassVar[bool] = True
    leads: ClassVar[tuple[str, ...]] = ("cede", "acquire")

    def candidates(self, s: Citadels) -> list[int]:
        return rivals(s, self.player)

    def refusal(self, s: Citadels, option: int) -> int:
        return refuse_city(s, self.player, option) or (0 if targets(s, self.player, option) else NOBODY_THERE)

    def price(self, s: Citadels, option: int) -> int:
        return only(all_prices(s, self.player, option))

    def choose(self, s: Citadels, option: int) -> None:
        s.push(ChooseCeded(self.player, option))


class ChooseCeded(ChooseDistrict):
    """Which of their own districts to give."""

    kind: ClassVar[str] = "cede"
    leads: ClassVar[tuple[str, ...]] = ("acquire",)

    def candidates(self, s: Citadels) -> list[int]:
        return kinds_of(s.city[self.player])

    def refusal(self, s: Citadels, option: int) -> int:
        return refuse_gift(s, self.player, self.owner, option)

    def price(self, s: Citadels, option: int) -> int:
        return only(prices(s, self.player, self.owner, option))

    def choose(self, s: Citadels, option: int) -> None:
        s.push(ChooseAcquired(self.player, self.owner, option))


class ChooseAcquired(Decision[Citadels]):
    """Which of their districts to take for it."""

    kind: ClassVar[str] = "acquire"
    public: ClassVar[bool] = True

    def __init__(self, player: int, owner: int, given: int) -> None:
        self.player = player
        self.owner = owner
        self.given = given

    def args(self) -> Args:
        return (self.player, self.owner, self.given)

    def about(self) -> tuple[int, ...]:
        return (self.owner, self.given)

    def candidates(self, s: Citadels) -> list[int]:
        return kinds_of(s.city[self.owner])

    def refusal(self, s: Citadels, option: int) -> int:
        return refuse_exchange(s, self.player, self.owner, self.given, option)

    def missing(self, s: Citadels, option: int) -> tuple[int, ...]:
        lack = price(s, self.owner, self.given, option) - s.gold[self.player]
        return (lack,) if self.refusal(s, option) == SHORT else ()

    def price(self, s: Citadels, option: int) -> int:
        return price(s, self.owner, self.given, option)

    def choose(self, s: Citadels, option: int) -> None:
        pay_gold(s, self.player, self.owner, price(s, self.owner, self.given, option), FROM_DIPLOMAT)
        exchange_districts(s, self.player, self.given, self.owner, option)


WORDS: Final[Module] = Module(
    "words of the diplomat",
    names={"ability": ("negotiate",)},
    kinds=[
        Kind("negotiate", Each("negotiate with", "seat")),
        Kind("cede", Each("cede", "building"), about=("to:seat",)),
        Kind("acquire", Each("acquire", "building"), about=("owner:seat", "given:building")),
    ],
    reasons={
        THEY_HAVE_IT: Reason("they_have_it", "T-8.23"),
        NOTHING_FOR_IT: Reason("nothing_for_it", "T-8.23"),
    },
    frames=[ChooseNegotiator, ChooseCeded, ChooseAcquired],
)
RULES: Final[Module] = Module(
    "diplomat",
    rows={
        "income": [Earns("diplomat", MILITARY, GOLD)],
        "ability": [Negotiate("negotiate")],
        "of_character": [Owns("diplomat", "income"), Owns("diplomat", "negotiate")],
    },
)
