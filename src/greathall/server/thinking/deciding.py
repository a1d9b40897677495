"""Deciding: from a bot's name to an answer that is legal, whatever goes wrong on the way."""

import logging
from typing import Final

from greathall import bots
from greathall.bots import Budget, Seat
from greathall.engine import Luck, Match
from greathall.server.thinking.errands import Thought, new_seed, prepare
from greathall.server.thinking.workers import NoThought, Workers

AT_ONCE: Final = "random"  # answers without a thought, and so in the hall itself
SUBSTITUTE: Final = "greedy"
WHERE_FULL: Final = "normal"  # who plays for bots that would think ahead while too many others do

log = logging.getLogger("greathall")


async def decide(workers: Workers, match: Match, seat: int, bot: str, table: str, luck: Luck) -> Thought:
    """What a bot answers. One that fails is replaced for this answer, first by a simpler one and then by luck alone."""
    if bot == AT_ONCE:
        return Thought(bots.seated(bot, luck.word()).choose(Seat(match, seat)))
    for name in (bot, SUBSTITUTE):
        try:
            return await think(workers, match, seat, name, luck)
        except NoThought as error:
            log.warning("the bot %s on seat %d of table %s was replaced for an answer: %s", name, seat, table, error)
    return Thought(bots.make(AT_ONCE, luck.word()).choose(Seat(match, seat)))


async def think(workers: Workers, match: Match, seat: int, bot: str, luck: Luck) -> Thought:
    """What a bot answers in a worker; NoThought if that is nothing, too late or not legal."""
    seconds = budget_of(bot, bots.table_of(match.rules)).milliseconds / 1000
    if seconds and workers.demand.is_too_much:
        seconds, bot = 0.0, WHERE_FULL
    errand = prepare(match, seat, bot, new_seed(luck))
    thought = await workers.think(errand, seconds + workers.grace, slow=seconds > 0)
    if thought.answer not in match.legal(seat):
        raise NoThought(f"{thought.answer} is not a legal answer")
    return thought


def budget_of(bot: str, table: str) -> Budget:
    """How long a bot may think where this is played."""
    budget = getattr(bots.make(bot, 0, table), "budget", None)
    return budget if isinstance(budget, Budget) else Budget()
