"""Public: where people find a hall that is behind another program, and under which path of that name."""

import re
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.types import ASGIApp, Receive, Scope, Send

from greathall.server.http.hosts import PORTS

PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*/?")


class Public(Struct, frozen=True):
    """An address as people write it, in parts. All of them are empty if a hall has none."""

    origin: str = ""  # https://games.example
    name: str = ""
    prefix: str = ""  # /hall


def public_of(address: str) -> Public:
    """The parts of an address; ValueError if a hall can have no such address."""
    parts = urlsplit(address)
    is_plain = not (parts.query or parts.fragment or "@" in parts.netloc) and parts.port != 0
    if parts.scheme not in PORTS or not parts.hostname or not is_plain or not PATH.fullmatch(parts.path):
        raise ValueError(f"no address of a hall: {address}")
    if any(part.strip(".") == "" for part in parts.path.strip("/").split("/") if part):
        raise ValueError(f"no path of a hall: {address}")
    usual = f":{PORTS[parts.scheme]}"  # which browsers leave out
    return Public(
        f"{parts.scheme}://{parts.netloc.lower().removesuffix(usual)}", parts.hostname, parts.path.rstrip("/")
    )


class Prefixed:
    """An application under a path. A request without it was sent on by a program that has already taken it away."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app: Final = app
        self.prefix: Final = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope = {**scope, "path": below(self.prefix, scope["path"]), "root_path": self.prefix}
        await self.app(scope, receive, send)


def below(prefix: str, path: str) -> str:
    """A path without that of the hall."""
    if path == prefix:
        return "/"
    return path.removeprefix(prefix) if path.startswith(f"{prefix}/") else path
