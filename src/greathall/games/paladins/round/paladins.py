"""Paladins (P-3.4): everybody draws from their own pile and says in secret which to play and which to keep on top."""

from typing import Any, ClassVar

from greathall.engine import Decision, Together
from greathall.engine.subclassing import mypyc_attr
from greathall.games.paladins.gains.gains import gain
from greathall.games.paladins.rows import PaladinPlace
from greathall.games.paladins.state import Paladins


def draw_paladins(s: Paladins) -> None:
    """As many as there are places to put them."""
    rules = s.lookups
    for seat in rules.people:
        pile = s.paladin_pile[seat]
        for _ in range(min(len(rules.paladin_places), len(pile))):
            paladin = pile.pop()
            s.known().gone(seat, seat, paladin, len(pile))
            s.drawn[seat].append(paladin)
        s.drawn[seat].sort()
        s.learn(seat)


def reveal_paladin(s: Paladins, seat: int) -> None:
    """The paladin of the round is shown and brings its workers."""
    paladin = s.placed[seat].pop()
    s.paladin[seat].append(paladin)
    s.learn_all(but=seat)
    s.tell("shows_paladin", (seat, paladin))
    gain(s, seat, s.lookups.paladin_workers[paladin])


class ChoosePaladins(Together[Paladins]):
    """One question for each place but the last."""

    def seats(self, s: Paladins) -> list[int]:
        return s.lookups.people

    def ask(self, s: Paladins, seat: int) -> Decision[Any] | None:
        drawn = len(s.drawn[seat])
        if not drawn:
            return None
        places = s.lookups.paladin_places
        return places[len(places) - drawn].ask(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoosePlace(Decision[Paladins]):
    """Which of the drawn paladins goes to a place; the one that is left goes to the last."""

    always: ClassVar[bool] = True
    public: ClassVar[bool] = True

    def candidates(self, s: Paladins) -> list[int]:
        return sorted(s.drawn[self.player])

    def choose(self, s: Paladins, option: int) -> None:
        places = s.lookups.paladin_places
        drawn = s.drawn[self.player]
        places[len(places) - len(drawn)].put(s, self.player, option)
        drawn.remove(option)
        if len(drawn) == 1:
            places[-1].put(s, self.player, drawn.pop())


class PlayPaladin(ChoosePlace):
    """Which paladin to play in this round."""

    kind: ClassVar[str] = "play"
    leads: ClassVar[tuple[str, ...]] = ("top",)


class TopPaladin(ChoosePlace):
    """Which paladin to put on top of the pile; the other one goes under it."""

    kind: ClassVar[str] = "top"


class Play(PaladinPlace):
    """Face down, for this round."""

    def ask(self, seat: int) -> Decision[Any]:
        return PlayPaladin(seat)

    def put(self, s: Paladins, seat: int, paladin: int) -> None:
        s.placed[seat].append(paladin)


class Top(PaladinPlace):
    """On top of the player's own pile."""

    def ask(self, seat: int) -> Decision[Any]:
        return TopPaladin(seat)

    def put(self, s: Paladins, seat: int, paladin: int) -> None:
        s.known().put_on(seat, seat, paladin, len(s.paladin_pile[seat]), 1 << seat)
        s.paladin_pile[seat].append(paladin)


class Bottom(PaladinPlace):
    """Under the player's own pile; the last place, so nobody asks for it."""

    def put(self, s: Paladins, seat: int, paladin: int) -> None:
        s.paladin_pile[seat].insert(0, paladin)
        s.known().put_under(seat, seat, paladin, 1 << seat)
