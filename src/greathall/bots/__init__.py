"""Bots: players that hold a Seat and answer what it is asked. They never see the true position."""

from typing import Final

from greathall.bots.adapting import ADAPTIVE
from greathall.bots.bot import Bot
from greathall.bots.budget import Budget
from greathall.bots.judges.judge import Consideration, Judge, Remark, Thinking
from greathall.bots.judges.registry import has_judge, judge_of, register_judge
from greathall.bots.ladders import LEVELS
from greathall.bots.levels import LevelBot, strength_of, table_of
from greathall.bots.play import play_match, play_on
from greathall.bots.registry import make, names, register, seated
from greathall.bots.seat import Seat
from greathall.bots.thinkers.greedy import GreedyBot
from greathall.bots.thinkers.learned import LearnedBot
from greathall.bots.thinkers.random import HaphazardBot, RandomBot
from greathall.bots.thinkers.rule import RuleBot
from greathall.bots.thinkers.search import SearchBot

NAMES: Final = tuple(names())
AT_TABLE: Final = (*LEVELS, ADAPTIVE, "random")  # what the hall offers

__all__ = [
    "AT_TABLE",
    "LEVELS",
    "NAMES",
    "Bot",
    "Budget",
    "Consideration",
    "GreedyBot",
    "HaphazardBot",
    "Judge",
    "LearnedBot",
    "LevelBot",
    "RandomBot",
    "Remark",
    "RuleBot",
    "SearchBot",
    "Seat",
    "Thinking",
    "has_judge",
    "judge_of",
    "make",
    "names",
    "play_match",
    "play_on",
    "register",
    "register_judge",
    "seated",
    "strength_of",
    "table_of",
]
