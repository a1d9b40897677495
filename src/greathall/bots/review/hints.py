"""Hints: what `rule` would answer, and why, in the sentences of its considerations."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from greathall.bots.judges.judge import Remark
from greathall.bots.seat import Seat
from greathall.bots.thinkers.imagining import Imagining
from greathall.bots.thinkers.rule import best
from greathall.engine import Game, Luck
from greathall.locale import Messages
from greathall.locale.messages import identifier, nouns_of
from greathall.locale.sentences import Sentences


@dataclass(frozen=True)
class Hint:
    """An answer, and what speaks for and against it, the heaviest first."""

    answer: int
    remarks: list[Remark]


def hint(seat: Seat, seed: int) -> Hint:
    """What `rule` would answer now; asked only when this seat has to answer."""
    luck = Luck(seed)
    imagined = Imagining(luck).of(seat)
    option = best(imagined, luck)
    remarks = imagined.judge.remarks(imagined.state, imagined.seat, imagined.question, option)
    return Hint(imagined.number(option), remarks)


class HintSentences:
    """The considerations of one game in words."""

    def __init__(self, game: Game, languages: Sequence[str] = ()) -> None:
        self.game = game
        self.messages = Messages(game, languages)
        self.sentences = Sentences((game.listing.messages, f"{game.name}_bots"), languages=languages)

    def remark(self, remark: Remark) -> str:
        """What is said of an answer; the name of the consideration if nobody wrote a sentence."""
        consideration = remark.consideration
        nouns = nouns_of(consideration.args)
        shown = {name: self.named(noun, value) for (name, noun), value in zip(nouns.items(), remark.args, strict=True)}
        message = identifier(self.game.name, "consideration", consideration.name)
        return self.sentences.format(message, self.messages.values(nouns, shown))

    def named(self, noun: str, value: int) -> Any:
        return value if noun == "number" else self.game.rules.names[noun][value]
