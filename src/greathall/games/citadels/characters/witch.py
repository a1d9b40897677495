"""Witch (T-8.2): gathers, bewitches a character and waits; when that one has gathered, goes on in its place."""

from typing import ClassVar, Final

from greathall.engine import Args, Each, Fold, Frame, Hook, Kind, Module, Telling
from greathall.games.citadels.abilities.naming import Name
from greathall.games.citadels.marks import is_marked
from greathall.games.citadels.printed.data import character
from greathall.games.citadels.round.turn import Gather, begin_turn
from greathall.games.citadels.state import BEWITCH, QUIET, ROB, THREAT, Citadels
from greathall.games.citadels.words import ALREADY_MARKED, INSTEAD, MAY_NAME

WITCH: Final = character("witch")


class Bewitch(Hook[Citadels]):
    """In place of a free turn: the Witch's first part, and the short turn of the bewitched character."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        holder, called = args
        if called == WITCH:
            s.turn[QUIET] = 1  # Park and Poor House wait for the Witch's second part
            s.queue(Gather(holder), NameBewitched(holder))
        elif is_marked(s, BEWITCH, called):
            s.queue(Gather(holder), Resume(called))


class NameBewitched(Name):
    kind: ClassVar[str] = "bewitch"
    public: ClassVar[bool] = True

    def mark(self) -> int:
        return BEWITCH


class Resume(Frame[Citadels]):
    """The Witch's turn goes on as this character: gathered, nothing built, nothing used (R-14)."""

    def __init__(self, played: int) -> None:
        self.played = played

    def args(self) -> Args:
        return (self.played,)

    def step(self, s: Citadels, at: int) -> None:
        seat = s.marker[BEWITCH]
        begin_turn(s, seat, self.played, gathered=1)
        s.tell("resumes", (seat, self.played))
        s.done()


class NotTheBewitched(Fold[Citadels]):
    """The bewitched character can be neither robbed nor threatened."""

    def fold(self, s: Citadels, value: int, a: int, b: int) -> int:
        return ALREADY_MARKED if a in (ROB, THREAT) and is_marked(s, BEWITCH, b) else value


WORDS: Final[Module] = Module(
    "words of the witch",
    kinds=[Kind("bewitch", Each("bewitch", "character"), final=True)],
    tellings=[Telling("resumes", ("who:seat", "card:character"))],
    frames=[NameBewitched, Resume],
)
RULES: Final[Module] = Module(
    "witch",
    hooks=[(INSTEAD, Bewitch())],
    folds=[(MAY_NAME, NotTheBewitched())],
)
