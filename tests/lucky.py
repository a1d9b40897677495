"""The luck of the halls of the tests: the same at every table, on every machine, every day."""

from functools import partial

from greathall.engine import Luck

same_luck = partial(Luck, 7)
