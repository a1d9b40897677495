"""Written positions of Paladins, what `rule` answers there, and what it says about it."""

from functools import cache
from typing import Any, Final

from greathall import games
from greathall.bots import RuleBot, Seat
from greathall.bots.judges.paladins.judge import PaladinsJudge
from greathall.bots.review.hints import HintSentences
from greathall.engine import Game, Luck, Match, load_position, question

CROWNS: Final = ["city_of_crowns"]


@cache
def game_of(players: int, crowns: bool) -> Game:
    return games.load("paladins", players, expansions=CROWNS if crowns else [])


class Written:
    """A position, with or without City of Crowns."""

    def __init__(self, given: dict[str, Any], players: int = 2, crowns: bool = False) -> None:
        self.game: Final = game_of(players, crowns)
        rules = self.game.rules
        self.match: Final = Match(rules, load_position(rules, given), Luck(1)).begin()
        self.judge: Final = PaladinsJudge(rules)

    @property
    def seat(self) -> int:
        return self.match.deciders()[0]

    def play(self, *answers: str) -> "Written":
        for answer in answers:
            self.match.say(answer, self.seat)
        return self

    def choice(self, seed: int = 1) -> str:
        """What `rule` answers."""
        return self.match.text(RuleBot(seed).choose(Seat(self.match, self.seat)))

    def reasons(self, answer: str) -> list[str]:
        """What speaks for and against an answer, the heaviest first."""
        asked = question(self.match.state, self.seat)
        assert asked is not None
        space = self.match.rules.space
        option = space.option(asked.kind, space.parse(answer))
        sentences = HintSentences(self.game)
        return [sentences.remark(one) for one in self.judge.remarks(self.match.state, self.seat, asked, option)]
