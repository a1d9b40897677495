"""The crown: who takes it when their character is called, and who inherits it (T-5.3, T-10.2)."""

from greathall.engine import Hook
from greathall.games.citadels.known.draft import holder_of
from greathall.games.citadels.marks import is_active
from greathall.games.citadels.state import THREAT, Citadels


def give_crown(s: Citadels, seat: int) -> None:
    """The crown comes to a player, who calls the ranks from now on (T-5.1)."""
    if s.crown != seat:
        s.crown = seat
        s.tell("crowned", (seat,))


class TakeCrown(Hook[Citadels]):
    """When the character is called, bewitched or not (R-15); under a threat of somebody else it waits (R-06)."""

    def __init__(self, character: int) -> None:
        self.character = character

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        holder, called = args
        waits = is_active(s, THREAT, called) and s.marker[THREAT] != holder
        if called == self.character and not waits:
            give_crown(s, holder)


class TakeCrownLate(Hook[Citadels]):
    """After the threat, if there was one. Only for the holder of the card: a Witch in that place takes no crown."""

    def __init__(self, character: int) -> None:
        self.character = character

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        seat, played = args
        if played == self.character and holder_of(s, played) == seat:
            give_crown(s, seat)


class Inherit(Hook[Citadels]):
    """If killed, its holder takes it at the end of the round (T-10.2)."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        give_crown(s, args[0])
