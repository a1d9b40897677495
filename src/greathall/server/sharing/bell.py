"""Bell: whoever has stored something rings, and other halls look sooner than they would by themselves. A bell that is
lost, late or doubled harms nobody."""

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str], None]  # told the id of a table


class Bell(Protocol):
    """What halls ring. `is_well`: whether this one hears the others just now."""

    @property
    def is_well(self) -> bool: ...

    def ring(self, table: str) -> None:
        """Tell the others of a table; nobody waits for it."""

    async def listen(self, heard: Heard) -> None:
        """Hear the others, for ever."""

    async def close(self) -> None: ...


class Silence:
    """No bell: every hall looks by itself."""

    is_well = False

    def ring(self, table: str) -> None:
        """Nobody hears it."""

    async def listen(self, heard: Heard) -> None:
        """There is nothing to hear."""

    async def close(self) -> None:
        """There is nothing to close."""
