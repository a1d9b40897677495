"""Conspire (P-5.4): a worker for a criminal, and so a suspicion."""

from greathall.games.paladins.rows import Action, Flat, Terms
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import CONSPIRE, CRIMINAL


class Conspire(Action):
    def __init__(self) -> None:
        super().__init__(CONSPIRE, "conspire", ("any",))

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        return (CRIMINAL, 1)
