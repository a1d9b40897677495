"""Strength: how well a bot plays at one table: who it is, what it misjudges, and how much it thinks."""

from typing import Final, NamedTuple

from greathall.bots.bot import Bot
from greathall.bots.budget import OPEN, Budget
from greathall.bots.judges.judge import POINT
from greathall.bots.thinkers.greedy import GreedyBot
from greathall.bots.thinkers.instinct import InstinctBot
from greathall.bots.thinkers.learned import LearnedBot
from greathall.bots.thinkers.rule import RuleBot
from greathall.engine import BadOptions

LOWEST: Final = -1.0  # where the scale begins
LIMIT: Final = 3000  # milliseconds at most for a hard turn; compiled, one takes a third of that at most
LEAST: Final = 1000  # milliseconds at most for less
HARD_TURN: Final = 1000  # what a hard turn is counted as


class Strength(NamedTuple):
    """A bot that answers at once may misjudge every answer by so many hundredths of a point, up or down; one that
    thinks ahead has so many thousandths of a hard turn for its turn."""

    bot: str
    mistakes: int = 0
    thinking: float = 0.0

    @property
    def budget(self) -> Budget:
        if not self.thinking:
            return OPEN
        turns = self.thinking / HARD_TURN
        return Budget(hard_turns=turns, milliseconds=max(LEAST, round(turns * LIMIT)))

    def written(self, hard_turn: int) -> str:
        """As bots are written, where a hard turn has so many iterations."""
        if self.thinking:
            return f"{self.bot}:{max(1, round(self.thinking * hard_turn / HARD_TURN))}"
        return f"{self.bot}-{self.mistakes / POINT:g}" if self.mistakes else self.bot

    def make(self, seed: int) -> Bot:
        if self.bot == GreedyBot.name:
            return GreedyBot(seed, mistakes=self.mistakes)
        if self.bot == RuleBot.name:
            return RuleBot(seed, mistakes=self.mistakes)
        if self.bot == InstinctBot.name:
            return InstinctBot(seed, mistakes=self.mistakes)
        if self.bot == LearnedBot.name:
            return LearnedBot(seed, self.budget)
        raise BadOptions(f"no level is played by {self.bot!r}")


Ladder = tuple[Strength, ...]


def between(low: Strength, high: Strength, part: float) -> Strength:
    """A strength on the way from one to the next. Two kinds of bots have nothing between them: it is the nearer one."""
    if low.bot != high.bot:
        return low if part < 0.5 else high
    mistakes = round(low.mistakes + part * (high.mistakes - low.mistakes))
    thinking = low.thinking ** (1 - part) * high.thinking**part if low.thinking else 0.0
    return Strength(low.bot, mistakes, thinking)


def strength_on(ladder: Ladder, skill: float) -> Strength:
    """What a point of the scale means: 0 is the first step, between two steps there are more, and a step below the
    first there is room for those who have just begun."""
    last = len(ladder) - 1
    place = min(max(skill, LOWEST), float(last))
    low = min(max(int(place), 0), last - 1)
    return between(ladder[low], ladder[low + 1], place - low)
