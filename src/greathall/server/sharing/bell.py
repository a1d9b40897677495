"""Bell: a hall that has stored something rings, and other halls look sooner than they would by themselves. A ring that
is lost, late or doubled does no harm."""

from collections.abc import Callable
from typing import Protocol

from greathall.server.store.book import Mark

Heard = Callable[[str, Mark], None]  # called with the id of a table, and how far it is


class Bell(Protocol):
    """What halls ring. `is_well`: whether this one hears the others just now."""

    @property
    def is_well(self) -> bool: ...

    def ring(self, table: str, mark: Mark) -> None:
        """Tell the others how far a table is; nobody waits for it."""

    async def listen(self, heard: Heard) -> None:
        """Hear the others, for ever."""

    async def close(self) -> None: ...


def hung(address: str) -> "Bell | None":
    """The bell at an address; none if there is none."""
    if not address:
        return None
    from greathall.server.sharing.redis_bell import RedisBell  # here: most halls need none

    return RedisBell(address)


class Silence:
    """No bell: every hall looks by itself."""

    is_well = False

    def ring(self, table: str, mark: Mark) -> None:
        """Nobody hears it."""

    async def listen(self, heard: Heard) -> None:
        """There is nothing to hear."""

    async def close(self) -> None:
        """There is nothing to close."""
