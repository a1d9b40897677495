"""Another small expansion, for the seams of cards: relics in two levels that lie in common, one of them held in secret;
a verb that comes last; a paladin without an action that opens a way to pay; something to do when the game ends."""

from typing import Any, ClassVar, Final

from greathall.engine import EVERYONE, NO_ONE, OWNER, Hook, Listing, Module, Ruleset, Shuffle, Zone, compose
from greathall.games.paladins.base import BASE
from greathall.games.paladins.lookups import NO_WAY
from greathall.games.paladins.naming import gain_names
from greathall.games.paladins.printed.cards import Paladin, Row, WorkerSpace
from greathall.games.paladins.printed.effects import gain
from greathall.games.paladins.round.passing import Pass
from greathall.games.paladins.rows import Kept, ScoreLine, SpaceSource, Step, Verb, Way
from greathall.games.paladins.rules import PaladinsRules
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import GAME_ENDS, NO_DEBT_HERE

SHRINE: Final = 0
HIDDEN: Final = 1
SECRET: Final = 1
SHOWN: Final = 2


class Relic(Row):
    def __init__(self, name: str, back: int) -> None:
        super().__init__(name, "decided")
        self.back = back


class Flee(Verb):
    """Passing, after everything else."""

    def __init__(self, name: str) -> None:
        super().__init__(name, last=True)

    def take(self, s: Paladins, seat: int, amount: int) -> None:
        s.push(Pass(seat))


class Promise(Way):
    """Nothing is paid, with the paladin that opens it."""

    def refuse(self, s: Paladins, who: int, action: int, target: int, silver: int, provisions: int) -> int:
        opens = [s.lookups.paladin_opens[paladin] for paladin in s.paladin[who]]
        return 0 if opens and opens[0] != NO_WAY else NO_DEBT_HERE

    def pay(self, s: Paladins, who: int, silver: int, provisions: int) -> None:
        s.paid[who] += 1


class Gate(SpaceSource):
    def open_spaces(self, s: Paladins) -> list[int]:
        return [s.lookups.index("space", "gate")]


class ShuffleRelics(Shuffle[Paladins]):
    noun: ClassVar[str] = "relic"

    def pile(self, s: Paladins) -> list[int]:
        return s.common[HIDDEN]


class MixRelics(Step):
    def run(self, s: Paladins) -> None:
        s.push(ShuffleRelics())


class LayRelics(Step):
    """Two of the first level lie open, everybody has one in secret, and the rest are sorted by level."""

    def run(self, s: Paladins) -> None:
        backs = s.rules.backs("relic")
        cards = sorted(s.common[HIDDEN], key=backs.__getitem__)
        s.common[SHRINE] = cards[:2] + [-1]
        for seat in s.lookups.people:
            s.held[seat][SECRET].append(cards.pop())
            s.learn(seat)
        s.common[HIDDEN] = cards[2:]
        s.learn_all()


class ShowRelics(Hook[Paladins]):
    def run(self, s: Paladins, args: tuple[int, ...]) -> None:
        for held in s.held:
            held[SHOWN].extend(held[SECRET])
            held[SECRET].clear()
        s.learn_all()


class Relics(ScoreLine):
    """As many points as its number says."""

    def points(self, s: Paladins, seat: int) -> int:
        return sum(s.held[seat][SECRET] + s.held[seat][SHOWN])


RELICS: Final = tuple(Relic(f"relic_{number}", 1 + number // 6) for number in range(12))

MODULE: Final = Module(
    "relics",
    needs=["paladins"],
    names={
        "relic": tuple(row.name for row in RELICS),
        "verb": ("flee",),
        "gain": gain_names(("flee",)),
        "space": ("gate",),
        "way": ("promise",),
        "paladin": ("turpin_the_younger",),
    },
    rows={
        "relic": RELICS,
        "stocked": [Kept("relic")],
        "common": [Kept("shrine", 3), Kept("hidden_relics")],
        "held": [Kept("secret_relic"), Kept("shown_relic")],
        "verb": [Flee("flee")],
        "space": [WorkerSpace("gate", "any", gain(flee=1, discard_suspicion=1, criminal=1, tax=1), silver=1)],
        "space_source": [Gate("gate")],
        "way": [Promise("promise")],
        "paladin": [Paladin("turpin_the_younger", gain(labourer=2), gain(faith=2), "", opens="promise")],
        "set_up": [MixRelics("mix_relics", 61), LayRelics("lay_relics", 62)],
        "line": [Relics("relics")],
    },
    zones=[
        Zone("shrine", "relic", EVERYONE, gaps=True, kept="common", part=SHRINE),
        Zone("hidden_relics", "relic", NO_ONE, pile=True, rest=True, kept="common", part=HIDDEN),
        Zone("secret_relic", "relic", OWNER, per_seat=True, kept="held", part=SECRET),
        Zone("shown_relic", "relic", EVERYONE, per_seat=True, kept="held", part=SHOWN),
    ],
    frames=[ShuffleRelics],
    hooks=[(GAME_ENDS, ShowRelics())],
)


def build(players: int, options: dict[str, Any]) -> Ruleset:
    return PaladinsRules(compose(BASE, MODULE), players, options)


LISTING: Final = Listing("paladins", "Paladins with relics", (2, 3, 4), build)
