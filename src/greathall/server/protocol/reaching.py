"""What a page learns about the ways to the hall."""

from msgspec import Struct


class Reach(Struct):
    """How friends reach the hall, for a page that was opened by some address. `own`: by that same address. Otherwise it
    is good on this machine only, and friends use one of the others."""

    own: bool
    addresses: list[
        str
    ]  # `http://192.168.1.5:8000`, the most likely first; none: the hall listens to this machine only
    command: str  # what opens the hall to friends, if it does not listen to them
    version: str
