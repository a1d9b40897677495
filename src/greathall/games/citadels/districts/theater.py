"""Theater (T-9.28, T-4.7): after every selection its owner may exchange a character with an opponent, unseen."""

from typing import ClassVar, Final

from greathall.engine import Args, Decision, Decline, Draw, Each, Hook, Kind, Module, Telling
from greathall.games.citadels.cards import has
from greathall.games.citadels.known.draft import characters_of
from greathall.games.citadels.printed.data import district
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import AFTER_SELECTION

THEATER: Final = district("theater")
STAY: Final = 0
WITH: Final = 1  # + seat


class AskOwner(Hook[Citadels]):
    """In every round, once (R-66)."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        for seat in range(len(s.city)):
            if has(s, seat, THEATER):
                s.push(ChooseFellowActor(seat))


class ChooseFellowActor(Decision[Citadels]):
    """With whom to exchange, if at all; the opponent cannot refuse."""

    kind: ClassVar[str] = "theater"
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return [STAY, *[WITH + seat for seat in range(len(s.city)) if seat != self.player]]

    def choose(self, s: Citadels, option: int) -> None:
        if option != STAY:
            s.push(ChooseRole(self.player, option - WITH))


class ChooseRole(Decision[Citadels]):
    """Which of their own characters to give; with only one, nobody is asked."""

    kind: ClassVar[str] = "role"
    public: ClassVar[bool] = True

    def __init__(self, player: int, other: int) -> None:
        self.player = player
        self.other = other

    def args(self) -> Args:
        return (self.player, self.other)

    def about(self) -> tuple[int, ...]:
        return (self.other,)

    def candidates(self, s: Citadels) -> list[int]:
        return sorted(characters_of(s, self.player))

    def choose(self, s: Citadels, option: int) -> None:
        gave = s.slots.index(option)
        theirs = characters_of(s, self.other)
        if len(theirs) == 1:
            exchange(s, self.player, self.other, gave, s.slots.index(theirs[0]))
        else:
            s.push(ReceiveRole(self.player, self.other, gave))


class ReceiveRole(Draw[Citadels]):
    """Luck says which character of the opponent comes back. Holds the slot that is given, and no card."""

    kind: ClassVar[str] = "received"

    def __init__(self, player: int, other: int, gave: int) -> None:
        self.player = player
        self.other = other
        self.gave = gave

    def args(self) -> Args:
        return (self.player, self.other, self.gave)

    def candidates(self, s: Citadels) -> list[int]:
        return sorted(characters_of(s, self.other))

    def choose(self, s: Citadels, option: int) -> None:
        exchange(s, self.player, self.other, self.gave, s.slots.index(option))


def exchange(s: Citadels, seat: int, other: int, gave: int, got: int) -> None:
    """Two characters change hands; each of the two sees the new one, the others only that it happened."""
    s.owner[gave] = other
    s.owner[got] = seat
    s.trade = [seat, other, gave, got]
    s.learn(seat)
    s.learn(other)
    s.tell("exchanges_roles", (seat, other))
    s.tell("receives_role", (seat,), (s.slots[got],), 1 << seat)
    s.tell("receives_role", (other,), (s.slots[gave],), 1 << other)


WORDS: Final[Module] = Module(
    "words of the theater",
    kinds=[
        Kind("theater", Decline("keep roles"), Each("exchange roles with", "seat"), final=True),
        Kind("role", Each("give role", "character"), about=("to:seat",), final=True, secret=True),
    ],
    draws=[Kind("received", like="unseen")],
    tellings=[
        Telling("exchanges_roles", ("who:seat", "with:seat")),
        Telling("receives_role", ("who:seat",), ("card:character",)),
    ],
    frames=[ChooseFellowActor, ChooseRole, ReceiveRole],
)
RULES: Final[dict[str, Module]] = {"theater": Module("theater", hooks=[(AFTER_SELECTION, AskOwner())])}
