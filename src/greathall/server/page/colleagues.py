"""Colleagues: bots of a hall inside a page think in workers of the browser. This is the way to one of them, and what
runs there."""

from typing import Final, Protocol

from greathall.server.thinking.errands import Thought
from greathall.server.thinking.worker import READER, WRITER, attempt


class Bytes(Protocol):
    """Bytes of the browser."""

    def to_bytes(self) -> bytes: ...


class Colleague(Protocol):
    """A worker of the browser, as JavaScript hands it over."""

    def send(self, text: bytes) -> None: ...

    async def receive(self) -> Bytes:
        """What it says next; an error if it has failed."""

    def end(self) -> None: ...


class Hiring(Protocol):
    """What makes such workers."""

    def hire(self) -> Colleague: ...


class ColleaguePost:
    """The way to a worker of the browser."""

    def __init__(self, colleague: Colleague) -> None:
        self.colleague: Final = colleague

    async def send(self, text: bytes) -> None:
        self.colleague.send(text)

    async def receive(self) -> bytes:
        return (await self.colleague.receive()).to_bytes()

    async def end(self, gone: bool) -> None:
        """The browser ends it at once, whatever it does."""
        self.colleague.end()


def think(errand: Bytes) -> bytes:
    """The result of an errand, for a worker of the browser."""
    return WRITER.encode(attempt(READER.decode(errand.to_bytes())))


def ready() -> bytes:
    """What a worker says first."""
    return WRITER.encode(Thought())
