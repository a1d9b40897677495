"""Naming a character (T-8.1, T-8.2, T-8.4): a question whose answers are the cast, and what the mark forbids."""

from greathall.engine import Decision, forbidden
from greathall.games.citadels.marks import put_mark
from greathall.games.citadels.printed.data import RANK
from greathall.games.citadels.state import CHARACTER, Citadels
from greathall.games.citadels.words import MAY_NAME, ONESELF, RANK_ONE


def refuse_naming(s: Citadels, mark: int, character: int) -> int:
    """Why a character cannot be named for a mark (R-09)."""
    if RANK[character] == 1:
        return RANK_ONE
    if character == s.turn[CHARACTER]:
        return ONESELF
    return forbidden(s, MAY_NAME, mark, character)


class Name(Decision[Citadels]):
    """Name a character of the cast, held or not. Each mark has a question of its own that says what follows."""

    def mark(self) -> int:
        raise NotImplementedError

    def candidates(self, s: Citadels) -> list[int]:
        return sorted(s.lookups.cast)

    def refusal(self, s: Citadels, option: int) -> int:
        return refuse_naming(s, self.mark(), option)

    def choose(self, s: Citadels, option: int) -> None:
        put_mark(s, self.mark(), self.player, option)
        s.tell("names", (self.player, self.mark(), option))
