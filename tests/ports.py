"""Ports for those who open the same one again and again."""

import socket
import sys

LOOPBACK = "127.0.0.1"


class Port:
    """A free port of this machine. On Linux nobody else who looks for one gets it until it is given back: somebody is
    there who does not listen."""

    def __init__(self) -> None:
        self.place = socket.socket()
        self.place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.place.bind((LOOPBACK, 0))
        self.number: int = self.place.getsockname()[1]
        if sys.platform != "linux":  # there it would be in the way
            self.close()

    def close(self) -> None:
        self.place.close()
