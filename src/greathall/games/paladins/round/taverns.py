"""Taverns (P-3.3, P-3.5): cards are revealed; in turn order everybody shows the paladin and chooses a tavern."""

from typing import ClassVar

from greathall.engine import Decision, Frame
from greathall.games.paladins.gains.gains import gain
from greathall.games.paladins.round.paladins import reveal_paladin
from greathall.games.paladins.round.shuffles import ShuffleTaverns
from greathall.games.paladins.state import Paladins


class RevealTaverns(Frame[Paladins]):
    """One more card than players; an empty pile is made again from the discards (P-3.7.4)."""

    def step(self, s: Paladins, at: int) -> None:
        missing = s.lookups.players + 1 - len(s.taverns)
        if missing and not s.tavern_pile:
            s.tavern_pile.extend(s.tavern_discards)
            s.tavern_discards.clear()
            s.push(ShuffleTaverns())
            return
        for _ in range(min(missing, len(s.tavern_pile))):
            s.taverns.append(s.tavern_pile.pop())
        s.learn_all()
        if len(s.taverns) > s.lookups.players:
            s.tell("taverns", tuple(s.taverns))
            s.done()


class Gather(Frame[Paladins]):
    """In turn order, each player in full: the paladin with its workers, then a tavern with its workers."""

    def step(self, s: Paladins, at: int) -> None:
        seats = len(s.tavern)
        if at == 2 * seats:
            s.done()
            return
        seat = (s.first + at // 2) % seats
        if s.lookups.automatic[seat]:
            return
        s.active = seat
        if at % 2 == 0:
            reveal_paladin(s, seat)
        else:
            s.push(VisitTavern(seat))


class VisitTavern(Decision[Paladins]):
    """Which tavern to visit."""

    kind: ClassVar[str] = "tavern"
    public: ClassVar[bool] = True

    def candidates(self, s: Paladins) -> list[int]:
        return sorted(s.taverns)

    def choose(self, s: Paladins, option: int) -> None:
        s.taverns.remove(option)
        s.tavern[self.player].append(option)
        s.tell("visits", (self.player, option))
        gain(s, self.player, s.lookups.tavern_workers[option])
