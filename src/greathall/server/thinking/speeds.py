"""Speeds: how fast bots think here, game by game, so that people know how long a level takes on this machine.

The measure is the hard turn: what `hard` thinks in a turn, however many iterations that is in a game. What is said of a
level follows from the last thoughts of all tables together, in tens of percent, never from a single one: how long a bot
thought about what it holds is not revealed. When workers take up a quicker build, all this is forgotten.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from greathall import bots, games
from greathall.bots import Budget
from greathall.server.protocol.levels import Cut, Levels, LevelTime
from greathall.server.thinking.deciding import budget_of
from greathall.server.thinking.errands import SPEED, Errand, Exertion
from greathall.server.thinking.workers import NoThought, Workers

KEPT: Final = 30  # thoughts of a game
FRESH: Final = 120.0  # seconds for which they count if nobody has thought since
PATIENCE: Final = 20.0  # seconds for a measurement, on a machine that has much else to do
USUAL_PLAYERS: Final = 4
LEAST: Final = 10  # percent: smaller differences are not shown
MOMENT: Final = 0.25  # seconds: what takes less is not worth saying
SEED: Final = 1

log = logging.getLogger("greathall")


class Speed:
    """The last thoughts about one game, by workers that have their modules from one place."""

    def __init__(self, path: list[str], now: float) -> None:
        self.path: Final = path
        self.thoughts: Final[deque[Exertion]] = deque(maxlen=KEPT)
        self.noted = now

    @property
    def turns(self) -> float:
        """Hard turns a second."""
        done = sum(thought.done / thought.hard_turn for thought in self.thoughts)
        return 1000 * done / sum(thought.milliseconds for thought in self.thoughts)

    @property
    def is_hurried(self) -> bool:
        """Whether others wait for those who think."""
        return self.thoughts[-1].hurried

    def share(self, budget: Budget) -> float:
        """The part of a level's budget that gets done: as was seen, or else as follows from the speed."""
        alike = [thought for thought in self.thoughts if thought.hurried == self.is_hurried]
        meant = sum(thought.meant for thought in alike)
        if meant:
            return sum(thought.done for thought in alike) / meant
        return self.turns * budget.milliseconds / 1000 / budget.hard_turns


class Speeds:
    """The speeds of a hall."""

    def __init__(self, workers: Workers, clock: Callable[[], float] = time.monotonic) -> None:
        self.workers: Final = workers
        self.clock: Final = clock
        self.known: Final[dict[str, Speed]] = {}
        self.measuring: Final[dict[str, asyncio.Task[None]]] = {}

    def note(self, game: str, exertion: Exertion) -> None:
        """Somebody has thought."""
        if exertion.hard_turn and exertion.milliseconds:
            now = self.clock()
            speed = self.known[game] = self.seen(game) or Speed(self.workers.path, now)
            speed.thoughts.append(exertion)
            speed.noted = now

    def seen(self, game: str) -> Speed | None:
        """What is known of a game, and was seen of workers as they are now."""
        speed = self.known.get(game)
        return speed if speed is not None and speed.path == self.workers.path else None

    def cut(self, game: str, bot: str) -> Cut | None:
        """How a bot of this level is cut short here, as far as is known."""
        budget, speed = budget_of(bot, game), self.seen(game)
        if not budget.hard_turns:
            return None
        if self.workers.demand.is_too_much:
            return Cut("full", LEAST)
        if speed is None:
            return None
        tens = round(10 * speed.share(budget))
        return Cut("full" if speed.is_hurried else "slow", max(10 * tens, LEAST)) if tens < 10 else None

    async def levels(self, game: str) -> Levels:
        """How long the levels of a game take; measured if nobody has thought about it lately."""
        speed = self.seen(game)
        if speed is None or self.clock() - speed.noted > FRESH:
            await self.measure(game)
        return Levels([found for level in bots.LEVELS if (found := self.time_of(game, level)) is not None])

    def time_of(self, game: str, level: str) -> LevelTime | None:
        budget, speed = budget_of(level, game), self.seen(game)
        if speed is None or not budget.hard_turns:
            return None
        limit = budget.milliseconds / 1000
        seconds = min(budget.hard_turns / speed.turns, limit) if speed.turns else limit
        cut = self.cut(game, level)
        return LevelTime(level, round(seconds, 1), cut) if cut is not None or seconds >= MOMENT else None

    async def measure(self, game: str) -> None:
        """Have it tried out, only once however many ask for it."""
        if game not in self.measuring:
            self.measuring[game] = asyncio.create_task(self.try_out(game))
        await asyncio.shield(self.measuring[game])

    async def try_out(self, game: str) -> None:
        players = min(games.find(game).players, key=lambda number: abs(number - USUAL_PLAYERS))
        errand = Errand(game, players, {}, {}, 0, SPEED, SEED)
        try:
            thought = await self.workers.think(errand, PATIENCE, slow=True)
            self.known.pop(game, None)
            self.note(game, thought.exertion)
        except NoThought as error:
            log.warning("nobody knows how fast bots think about %s: %s", game, error)
        finally:
            del self.measuring[game]
