"""Wires: what a line speaks through: a socket, the port of a page, or a test. And what browsers say there."""

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from greathall.server.denied import MessageDenied
from greathall.server.limits.bounds import MESSAGE
from greathall.server.protocol.messages import ToHall

DECODER: Final[msgspec.json.Decoder[ToHall]] = msgspec.json.Decoder(ToHall)


class Wire(Protocol):
    """A way to one browser."""

    async def open(self) -> None: ...

    @property
    def is_free(self) -> bool:
        """Whether what is put there is on its way at once: it is open, and its reader does not lag behind."""

    def put(self, texts: Sequence[str]) -> None:
        """Send some texts at once, if it is free."""

    async def send(self, text: str) -> None:
        """Send a text when its turn comes. Raises Gone if nobody is there any more."""

    async def receive(self) -> str | bytes | None:
        """The next message; nothing when the other side has gone."""

    async def close(self, code: int) -> None: ...


class Gone(Exception):
    """The other side of a wire has gone."""


def read(content: str | bytes) -> ToHall:
    """A message of a browser; anything else is malformed."""
    if len(content) > MESSAGE:
        raise MessageDenied("too_large")
    try:
        return DECODER.decode(content)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise MessageDenied("malformed") from error
