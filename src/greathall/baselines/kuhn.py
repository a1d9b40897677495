"""Kuhn poker, interpreted on purpose: a game so small that its value is known, to check what learns against it.

Three cards, two seats, one coin each in the pot. A checks or bets; B checks, bets, calls or folds; A may have to answer
a bet. Played well by both, it is worth -1/18 of a coin to A.
"""

from typing import Any, ClassVar

from greathall.engine import (
    NO_ONE,
    OWNER,
    Decision,
    Field,
    Frame,
    Kind,
    Listing,
    Module,
    Ruleset,
    Shuffle,
    State,
    Telling,
    Zone,
    compose,
    settle,
)

CARDS = ("jack", "queen", "king")
VALUE = -1 / 18


class Kuhn(State):
    """Cards, and what each has put into the pot."""

    def __init__(self, rules: Ruleset, source: "Kuhn | None" = None) -> None:
        super().__init__(rules, source)
        self.deck: list[int] = source.deck[:] if source else []
        self.hand: list[list[int]] = [cards[:] for cards in source.hand] if source else [[], []]
        self.paid: list[int] = source.paid[:] if source else [1, 1]
        self.folded: list[int] = source.folded[:] if source else [0, 0]

    def clone(self) -> "Kuhn":
        return Kuhn(self.rules, self)


class Deal(Shuffle[Kuhn]):
    """A card for each."""

    noun: ClassVar[str] = "card"

    def pile(self, s: Kuhn) -> list[int]:
        return s.deck

    def after(self, s: Kuhn) -> None:
        for seat, hand in enumerate(s.hand):
            hand.append(s.deck.pop())
            s.learn(seat)
            s.tell("is_dealt", (seat,), (hand[0],), 1 << seat)


class Bet(Decision[Kuhn]):
    """Check or bet? After a bet: fold or call?"""

    kind: ClassVar[str] = "bet"
    public: ClassVar[bool] = True

    def candidates(self, s: Kuhn) -> list[int]:
        return [0, 1]

    def choose(self, s: Kuhn, option: int) -> None:
        s.tell("bets" if option else "passes", (self.player,))
        if option:
            s.paid[self.player] += 1
        elif s.paid[1 - self.player] > s.paid[self.player]:
            s.folded[self.player] = 1


class Round(Frame[Kuhn]):
    """A, then B, then A once more if B has bet."""

    def args(self) -> tuple[int, ...]:
        return ()

    def step(self, s: Kuhn, at: int) -> None:
        if at == 0:
            s.push(Deal())
        elif at < 3 or (at == 3 and s.paid[1] > s.paid[0] and not s.folded[1]):
            s.push(Bet((at - 1) % 2))
        else:
            s.done()


class KuhnRules(Ruleset):
    game: ClassVar[str] = "kuhn"
    points_range: ClassVar[tuple[int, int]] = (-2, 2)

    def blank(self) -> Kuhn:
        return Kuhn(self)

    def start(self) -> Kuhn:
        s = self.blank()
        s.deck = [0, 1, 2]
        s.push(Round())
        settle(s)
        return s

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        assert isinstance(s, Kuhn)
        lost = s.folded[seat] or (not s.folded[1 - seat] and s.hand[seat] < s.hand[1 - seat])
        return {"pot": -s.paid[seat] if lost else s.paid[1 - seat]}


MODULE = Module(
    "kuhn",
    names={"card": CARDS},
    kinds=[Kind("bet", "pass", "bet")],
    zones=[Zone("deck", "card", NO_ONE, pile=True), Zone("hand", "card", OWNER, per_seat=True)],
    fields=[Field("paid", per_seat=True, highest=2), Field("folded", per_seat=True, highest=1)],
    tellings=[
        Telling("is_dealt", ("who:seat",), ("card:card",)),
        Telling("bets", ("who:seat",)),
        Telling("passes", ("who:seat",)),
    ],
)


def build(players: int, options: dict[str, Any]) -> Ruleset:
    return KuhnRules(compose(MODULE), players, options)


LISTING = Listing("kuhn", "Kuhn poker", (2,), build)
