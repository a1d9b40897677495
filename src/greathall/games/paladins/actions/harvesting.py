"""What Hunt and Trade have in common: one worker or two, decided before they are placed (P-4.4)."""

from typing import Any, Final

from greathall.engine import Decision
from greathall.games.paladins.acting.targets import ChooseMode
from greathall.games.paladins.rows import Action, Flat, Terms
from greathall.games.paladins.state import Paladins

ONE_WORKER: Final = 0
TWO_WORKERS: Final = 1


class Harvest(Action):
    """A target is a mode: with one worker, or with two."""

    def __init__(self, number: int, name: str, slots: tuple[str, ...], verb: int, amounts: str) -> None:
        super().__init__(number, name, slots)
        self.uniform = False
        self.fewest = 1
        self.verb = verb
        self.amounts = amounts

    def ask(self, who: int, terms: Terms) -> Decision[Any] | None:
        return ChooseMode(who, self.number, terms)

    def targets(self, s: Paladins, who: int) -> list[int]:
        return [ONE_WORKER, TWO_WORKERS]

    def places(self, s: Paladins, target: int) -> int:
        return target + 1

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        return (self.verb, s.lookups.board_numbers[self.amounts][target])
