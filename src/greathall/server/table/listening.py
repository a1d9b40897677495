"""Listening: what a table needs of those connected to it."""

from typing import Protocol

from greathall.server.limits.bounds import CLOSING
from greathall.server.store.store import Guest


class Listener(Protocol):
    """Somebody connected to a table: a guest, or somebody unknown. `visitor`: how the hall counts them. `token`: the
    hash of what their browser showed; empty if they are unknown. `poke`: something has changed."""

    @property
    def guest(self) -> Guest | None: ...

    @property
    def visitor(self) -> str: ...

    @property
    def token(self) -> bytes: ...

    def poke(self) -> None: ...

    def shun(self, others: frozenset[str]) -> None:
        """The guest has blocked these others now."""

    async def leave(self, code: int = CLOSING) -> None: ...
