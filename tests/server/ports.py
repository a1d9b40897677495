"""Ports for servers that come and go. A port from which connections are made may be taken by one while its server is
away; these are not among them."""

import os
import socket
from itertools import count

FIRST, LAST = 20_000, 32_000  # below those that Linux, macOS and Windows make connections from
BLOCK = 20  # for each process that tests

taken = count()


def free_port() -> int:
    """A port of this machine at which nobody listens; each is given once."""
    while True:
        port = FIRST + (os.getpid() * BLOCK + next(taken)) % (LAST - FIRST)
        with socket.socket() as place:
            place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                place.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
