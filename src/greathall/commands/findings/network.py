"""How people come in: the port, and the addresses on the network."""

import errno
import http.client
import os
import socket
from collections.abc import Sequence
from typing import Final

import msgspec

from greathall.commands.findings.finding import Finding
from greathall.server.http.whereabouts import EVERYWHERE, LOOPBACK
from greathall.server.protocol.reaching import Reach

PATIENCE: Final = 2.0  # seconds for an answer of what listens at a port
LONGEST: Final = 10_000  # bytes of it
TRIES: Final = 20  # ports after the one that is taken


def hall_at(number: int) -> Reach | None:
    """The hall that is open at a port of this machine, as it describes itself; nothing if there is none."""
    connection = http.client.HTTPConnection(LOOPBACK, number, timeout=PATIENCE)
    try:
        connection.request("GET", "/api/reach")
        return msgspec.json.decode(connection.getresponse().read(LONGEST), type=Reach)
    except (OSError, http.client.HTTPException, msgspec.MsgspecError, UnicodeError):
        return None
    finally:
        connection.close()


def refusal_at(host: str, number: int) -> OSError | None:
    """Why nobody could listen there; nothing if somebody could. It is tried without listening, even for a moment."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as place:
        if os.name == "posix":  # as the hall does it: elsewhere this would mean sharing a port
            place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            place.bind((host, number))
        except OSError as error:
            return error
    return None


def port(number: int, lan: bool, hall: Reach | None) -> Finding:
    """Whether a hall can be opened at this port, or is open there."""
    if hall is not None:
        return Finding("port", "hall", port=str(number), address=f"http://{LOOPBACK}:{number}", version=hall.version)
    if number == 0:
        return Finding("port", "any")
    host = EVERYWHERE if lan else LOOPBACK
    error = refusal_at(host, number)
    if error is None:
        return Finding("port", "free", port=str(number))
    if error.errno == errno.EACCES:
        return Finding("port", "forbidden", "amiss", port=str(number))
    if error.errno == errno.EADDRINUSE:
        return Finding("port", "taken", "amiss", port=str(number), other=str(free_after(number, host)))
    return Finding("port", "unusable", "amiss", port=str(number), reason=error)


def free_after(number: int, host: str) -> int:
    """A free port close by; 0, which means any, if there is none."""
    near = range(number + 1, min(number + TRIES, 65535) + 1)
    return next((other for other in near if refusal_at(host, other) is None), 0)


def network(own: Sequence[str], number: int, lan: bool, hall: Reach | None, command: str) -> Finding:
    """The addresses by which friends come in, and whether they can. `own`: the addresses of this machine."""
    told = {"port": str(number), "command": command}
    if hall is not None and hall.addresses:
        return among("open", [address.removeprefix("http://") for address in hall.addresses], told)
    if not own:
        return Finding("network", "none", "amiss" if lan else "note", **told)
    if hall is not None:
        return Finding("network", "closed", "amiss" if lan else "note", addresses=", ".join(own), **told)
    if lan:
        return among("ready", [f"{address}:{number}" if number else address for address in own], told)
    return Finding("network", "alone", "note", addresses=", ".join(own), **told)


def among(state: str, places: Sequence[str], told: dict[str, str]) -> Finding:
    """The likeliest place, and the others."""
    first, *others = [f"http://{place}" for place in places]
    more = "yes" if others else "no"
    return Finding("network", state, address=first, others=", ".join(others), more=more, **told)
