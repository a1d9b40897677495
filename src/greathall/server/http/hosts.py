"""Hosts: by which names the hall may be called.

A page elsewhere can have its own name lead to this machine and so speak to the hall as if it were part of it. The name
it uses gives it away: only names that nobody else can own are answered.
"""

import ipaddress
from collections.abc import Iterable, Sequence
from typing import Final
from urllib.parse import urlsplit

PORTS: Final = {"http": 80, "https": 443}


class Hosts:
    """The names of a hall that listens at some address; `names` are others it is known by. `proxies`: the addresses and
    networks of programs that stand before it, and `origin`: how people write its address there."""

    def __init__(
        self, listening: str, names: Iterable[str] = (), proxies: Sequence[str] = (), origin: str = ""
    ) -> None:
        self.names: Final = {"localhost", listening.lower(), *(name.lower() for name in names)}
        self.proxies: Final = list(proxies)
        self.origin: Final = origin
        self.is_near: Final = is_loopback(listening)

    def know(self, host: str) -> bool:
        """Whether a `Host` header names this hall, whatever the port (it may have been forwarded)."""
        name = split(host, "http")[0]
        if name in self.names:
            return bool(name)
        if is_address(name):
            return is_loopback(name) or not self.is_near
        return name.endswith(".local") and not self.is_near


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """Whether an address is reached from this machine only."""
    return name == "localhost" or (is_address(name) and ipaddress.ip_address(name).is_loopback)


def is_among(address: str, places: Iterable[str]) -> bool:
    """Whether an address is one of several, or in a network among them."""
    return is_address(address) and any(ipaddress.ip_address(address) in ipaddress.ip_network(one) for one in places)


def network(address: str) -> str:
    """Whose address it is: by IPv6 everybody has a whole network of them (/64)."""
    if not is_address(address) or ipaddress.ip_address(address).version == 4:
        return address
    return str(ipaddress.ip_interface(f"{address.partition('%')[0]}/64").network)


def split(authority: str, scheme: str) -> tuple[str, int]:
    """The name and the port in `name:port`; an empty name if it is neither."""
    try:
        parts = urlsplit(f"//{authority}")
        port = parts.port
    except ValueError:
        return "", 0
    plain = not (parts.path or parts.query or parts.fragment or "@" in parts.netloc)
    return (parts.hostname or "" if plain else ""), port or PORTS[scheme]


def is_own(origin: str, host: str) -> bool:
    """Whether an `Origin` is a page of the hall that was called by this `Host`."""
    scheme, _, authority = origin.partition("://")
    if scheme not in PORTS:
        return False
    name, port = split(authority, scheme)
    return bool(name) and (name, port) == split(host, scheme)
