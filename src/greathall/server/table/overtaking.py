"""Overtaking: two change a table at the same time. One is stored; the other sees what is new, and decides once more."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from greathall.server.denied import Denied, MessageDenied

P = ParamSpec("P")
T = TypeVar("T")

ATTEMPTS: Final = 10


class Overtaken(Denied):
    """Somebody else has changed the table meanwhile. It was read again, so the one who was overtaken can look again."""


class OvertakenMessage(MessageDenied):
    """The same for an answer: somebody else has stored entries meanwhile."""


def decided_anew(change: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """A change of a table that is decided again, by what is there now, whenever somebody else was quicker. (An answer
    names its question: if that is no longer asked, it is refused.)"""

    @wraps(change)
    async def again(*given: P.args, **named: P.kwargs) -> T:
        for _ in range(ATTEMPTS - 1):
            try:
                return await change(*given, **named)
            except (Overtaken, OvertakenMessage):
                continue
        return await change(*given, **named)

    return again
