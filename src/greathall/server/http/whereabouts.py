"""Whereabouts: the addresses by which friends can come to the hall. Nothing is sent to find them."""

import ipaddress
import socket
import struct
import sys
from collections.abc import Callable, Iterable
from typing import Final

from greathall import __version__
from greathall.server.http.hosts import is_loopback, split
from greathall.server.http.public import Public
from greathall.server.protocol.reaching import Reach

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
UNREACHED: Final = ("192.0.2.1", 9)  # an address kept for documentation; nothing is ever sent there
INNER: Final = ("lo", "docker", "br-", "veth", "virbr", "lxc", "lxd", "vbox", "vmnet")  # networks within this machine

NOWHERE: Final = Public()

Find = Callable[[], list[str]]


def bracketed(host: str) -> str:
    """A host as it is written in an address."""
    return f"[{host}]" if ":" in host else host


class Whereabouts:
    """Where a hall is: what it listens to, the names that friends use for this machine, and the command that opens it
    to them if it listens to this machine only. If people find it at a public address, that is the way."""

    def __init__(
        self,
        listening: str,
        port: int,
        names: Iterable[str] = (),
        command: str = "",
        find: Find | None = None,
        public: Public = NOWHERE,
    ) -> None:
        self.listening: Final = listening
        self.port: Final = port
        self.names: Final = list(names)
        self.command: Final = command
        self.find: Final = find or own_addresses
        self.public: Final = public

    @property
    def is_near(self) -> bool:
        """Whether only this machine is listened to."""
        return is_loopback(self.listening)

    def addresses(self) -> list[str]:
        """Where friends find the hall, the most likely first; nothing if only this machine is listened to."""
        if self.public.origin:
            return [self.public.origin]
        if self.is_near:
            return []
        found = (self.find() or [socket.gethostname()]) if self.listening == EVERYWHERE else [self.listening]
        return [f"http://{bracketed(host)}:{self.port}" for host in dict.fromkeys([*self.names, *found])]

    def reach(self, host: str) -> Reach:
        """How friends reach the hall, for a page that was opened by this `Host`. Anyone who
        came by an address other than this machine's own for itself has found a way that friends can take, too; a public
        address is the only way."""
        name = split(host, "http")[0]
        own = name == self.public.name if self.public.origin else not is_loopback(name)
        addresses = [] if own else self.addresses()
        return Reach(own, addresses, "" if own or addresses else self.command, __version__)


def own_addresses() -> list[str]:
    """The addresses of this machine among its neighbours: first that of the way out, which is most likely shared."""
    found = [*of_the_way_out(), *of_all_networks()]
    return [address for address in dict.fromkeys(found) if is_shared(address)]


def is_shared(address: str) -> bool:
    """Whether neighbours can know a machine by this address."""
    known = ipaddress.ip_address(address)
    return not (known.is_loopback or known.is_link_local or known.is_unspecified or known.is_multicast)


def of_the_way_out() -> list[str]:
    """The address that this machine would use to talk to somebody far away."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(UNREACHED)
        except OSError:
            return []
        return [str(probe.getsockname()[0])]


if sys.platform == "linux":
    ADDRESS: Final = 0x8915  # SIOCGIFADDR: the address of an interface

    def of_all_networks() -> list[str]:
        """The addresses of all interfaces except those to networks within this machine. (Its name often has one.)"""
        names = [name for _, name in socket.if_nameindex() if not name.startswith(INNER)]
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            found = [of_interface(probe, name) for name in names]
        return [address for address in found if address]

    def of_interface(probe: socket.socket, name: str) -> str:
        """The address of one interface; nothing if it has none, or this Python cannot ask."""
        try:
            import fcntl

            answer = fcntl.ioctl(probe.fileno(), ADDRESS, struct.pack("256s", name.encode()[:15]))
        except (ImportError, OSError):
            return ""
        return socket.inet_ntoa(answer[20:24])

else:

    def of_all_networks() -> list[str]:
        """All addresses that the name of this machine stands for."""
        try:
            found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        except OSError:
            return []
        return [str(place[0]) for *_, place in found]
