"""Written positions of Paladins, what `rule` answers there, and what it says about it."""

from functools import cache
from typing import Any, Final

from bots.judges.written import WrittenFor

from greathall import games
from greathall.engine import Game

CROWNS: Final = ["city_of_crowns"]


@cache
def game_of(players: int, crowns: bool) -> Game:
    return games.load("paladins", players, expansions=CROWNS if crowns else [])


class Written(WrittenFor):
    """A position, with or without City of Crowns."""

    def __init__(self, given: dict[str, Any], players: int = 2, crowns: bool = False) -> None:
        super().__init__(game_of(players, crowns), given)

    def play(self, *answers: str) -> "Written":
        for answer in answers:
            self.match.say(answer, self.seat)
        return self
