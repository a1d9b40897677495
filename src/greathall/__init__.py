"""Great Hall: complete board games in the browser and as a Python library."""

from greathall.engine import BadOptions, BadPosition, BadRecord, GreatHallError, IllegalAnswer, Match, Record
from greathall.games import load, new, register, replay

__version__ = "0.2.0"

__all__ = [
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "GreatHallError",
    "IllegalAnswer",
    "Match",
    "Record",
    "load",
    "new",
    "register",
    "replay",
]
