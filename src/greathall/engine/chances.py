"""Chances: frames that luck answers."""

from typing import ClassVar

from greathall.engine.frames import LUCK_ASKED, Frame, S
from greathall.engine.luck import shuffle
from greathall.engine.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[S]):
    """A question that luck answers."""

    def asks(self) -> int:
        return LUCK_ASKED

    def choose(self, s: S, option: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no choose()")


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance[S]):
    """Luck picks one of the candidates by weight."""

    kind: ClassVar[str] = ""

    def candidates(self, s: S) -> list[int]:
        raise NotImplementedError(f"{type(self).__name__} has no candidates()")

    def weights(self, s: S) -> list[int]:
        return [1] * len(self.candidates(s))


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffle(Chance[S]):
    """Luck orders a pile; the answer is a seed."""

    noun: ClassVar[str] = ""

    def pile(self, s: S) -> list[int]:
        """The cards in question; they are shuffled in place."""
        raise NotImplementedError(f"{type(self).__name__} has no pile()")

    def after(self, s: S) -> None:
        """What follows from the new order, such as forgotten positions."""

    def choose(self, s: S, option: int) -> None:
        shuffle(self.pile(s), option)
        self.after(s)

    def arrange(self, s: S, order: list[int]) -> None:
        """Answer with an order, top first, instead of a seed. Cards that are not named stay below, in their order."""
        pile = self.pile(s)
        for card in order:
            pile.remove(card)
        pile.extend(reversed(order))
        self.after(s)
