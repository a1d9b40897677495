"""Income (T-6.4): gold, cards or a mix for every district of a type, once per turn, the whole amount at once."""

from typing import ClassVar, Final

from greathall.engine import Args, Decision
from greathall.games.citadels.cards import count_type, gain_cards, gain_gold
from greathall.games.citadels.lookups import Earns
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_INCOME
from greathall.games.citadels.state import CHARACTER, Citadels
from greathall.games.citadels.words import NOTHING_TO_GAIN

GOLD: Final = 0
CARDS: Final = 1
MIX: Final = 2


class Income(Ability):
    """The income of the character that is played."""

    def earns(self, s: Citadels) -> Earns:
        found = s.lookups.income[s.turn[CHARACTER]]
        assert found is not None
        return found

    def refuse(self, s: Citadels, seat: int) -> int:
        return 0 if count_type(s, seat, self.earns(s).kind) else NOTHING_TO_GAIN

    def brings(self, s: Citadels, seat: int, character: int) -> int:
        """Of a mix as much gold as possible."""
        earns = s.lookups.income[character]
        return 0 if earns is None or earns.resource == CARDS else count_type(s, seat, earns.kind)

    def use(self, s: Citadels, seat: int) -> None:
        earns = self.earns(s)
        count = count_type(s, seat, earns.kind)
        if earns.resource == GOLD:
            gain_gold(s, seat, count, FROM_INCOME)
        elif earns.resource == CARDS:
            gain_cards(s, seat, count, FROM_INCOME)
        else:
            s.push(ChooseMix(seat, count))


class ChooseMix(Decision[Citadels]):
    """How much of the income is gold; the rest is cards. Said before anything is taken."""

    kind: ClassVar[str] = "mix"
    public: ClassVar[bool] = True

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count

    def args(self) -> Args:
        return (self.player, self.count)

    def about(self) -> tuple[int, ...]:
        return (self.count,)

    def candidates(self, s: Citadels) -> list[int]:
        return list(range(self.count + 1))

    def choose(self, s: Citadels, option: int) -> None:
        if option:
            gain_gold(s, self.player, option, FROM_INCOME)
        if option < self.count:
            gain_cards(s, self.player, self.count - option, FROM_INCOME)
