"""A written position, what `rule` answers there, and what it says about it."""

from typing import Any, Final

from greathall.bots import RuleBot, Seat
from greathall.bots.judges.registry import judge_of
from greathall.bots.review.hints import HintSentences
from greathall.engine import Game, Luck, Match, load_position, question


class WrittenFor:
    """A position of a game."""

    def __init__(self, game: Game, given: dict[str, Any]) -> None:
        self.game: Final = game
        self.match: Final = Match(game.rules, load_position(game.rules, given), Luck(1)).begin()
        self.judge: Final = judge_of(game.rules)

    @property
    def seat(self) -> int:
        return self.match.deciders()[0]

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
