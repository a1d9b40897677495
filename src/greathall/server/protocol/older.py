"""Messages about a table that was begun by older rules: it is paused, and can perhaps be finished by those of today."""

from msgspec import Struct


class Older(Struct):
    """What can be done about it. `agree` and `waits` are seats of people who are not away; bots agree to everything."""

    rules: int  # the version of the rules it was begun by
    present: int  # the version there is now
    over: bool  # whether it was over already
    finish: bool  # whether its position can be read by the rules of today
    agree: list[int]  # who would finish it by these
    waits: list[int]  # who has not said so yet
    past: bool  # whether its record may be watched, as far as it replays, and taken along: nobody can play it any more


class Finishing(Struct, forbid_unknown_fields=True):
    """Agree to finish a game by the rules of today, or not any more."""

    yes: bool = True
