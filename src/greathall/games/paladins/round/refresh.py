"""The refresh between rounds (P-3.7), as named steps."""

from typing import Final

from greathall.engine import Frame
from greathall.games.paladins.acting.spaces import free_spaces
from greathall.games.paladins.rows import Step
from greathall.games.paladins.rows_of_cards import discard_ends, slide_and_fill
from greathall.games.paladins.state import Paladins


class Refresh(Frame[Paladins]):
    def step(self, s: Paladins, at: int) -> None:
        steps = s.lookups.steps["refresh"]
        if at < len(steps):
            steps[at].run(s)
        else:
            s.done()


class Rows(Step):
    """The ends are discarded, the rest slides, the piles fill what is empty; short rows stay short."""

    def run(self, s: Paladins) -> None:
        for row in range(len(s.rows)):
            discard_ends(s, row)
            slide_and_fill(s, row)


class TavernCards(Step):
    """All tavern cards of the round are discarded."""

    def run(self, s: Paladins) -> None:
        s.tavern_discards.extend(s.taverns)
        s.taverns.clear()
        for cards in s.tavern:
            s.tavern_discards.extend(cards)
            cards.clear()


class Spaces(Step):
    """Workers on King's Favours go back."""

    def run(self, s: Paladins) -> None:
        free_spaces(s)


class UsedPaladins(Step):
    """The paladins of the round leave the game (P-3.4)."""

    def run(self, s: Paladins) -> None:
        for seat in range(len(s.paladin)):
            s.used_paladins[seat].extend(s.paladin[seat])
            s.paladin[seat].clear()


REFRESH: Final = (
    Rows("rows", 10),
    TavernCards("tavern_cards", 20),
    Spaces("spaces", 30),
    UsedPaladins("used_paladins", 40),
)
