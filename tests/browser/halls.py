"""A hall in a process of its own, for browsers to visit."""

import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread

from ports import Port
from terminals import environment
from waiting import PATIENCE

PROGRAM = Path(__file__).with_name("lucky_hall.py")
SAID = "open at "


class Hall:
    """A hall, serving on loopback; it can be killed and started again at the same place with the same tables. `near`:
    the addresses of this machine by which friends come to it; `prefix`: the path under which it is; `word`: what
    newcomers must know."""

    def __init__(self, store: Path, near: tuple[str, ...] = ("127.0.0.1",), prefix: str = "", word: str = "") -> None:
        self.store = store
        self.near = near
        self.prefix = prefix
        self.word = word
        self.place = Port()
        self.port = self.place.number
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Open the hall, always at the same port."""
        told = [str(self.store), str(self.port), ",".join(self.near), self.prefix, self.word]
        words = [sys.executable, str(PROGRAM), *told]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, encoding="utf-8", env=environment())
        assert self.process.stdout is not None
        with self.process.stdout as words_said:
            said = words_said.readline()
        assert said == f"{SAID}{self.port}\n", said

    def kill(self) -> None:
        """No goodbye: as if the power had failed."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def close(self) -> None:
        """Nobody opens it again."""
        self.kill()
        self.place.close()


class Gate:
    """A way to a hall over loopback that can be cut in the middle, and mended."""

    def __init__(self, port: int) -> None:
        self.hall = ("127.0.0.1", port)
        self.place = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.place.getsockname()[1]}"
        self.is_open = True
        self.ends: list[socket.socket] = []
        Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        """Let everybody through who comes while the gate is open."""
        with suppress(OSError):  # the gate was closed
            while True:
                visitor, _ = self.place.accept()
                if self.is_open:
                    self.lead(visitor)
                else:
                    visitor.close()

    def lead(self, visitor: socket.socket) -> None:
        hall = socket.create_connection(self.hall)
        self.ends += [visitor, hall]
        for source, target in ((visitor, hall), (hall, visitor)):
            Thread(target=carry, args=(source, target), daemon=True).start()

    def cut(self) -> None:
        """Everybody on the way is thrown out, and nobody comes through."""
        self.is_open = False
        for end in self.ends:
            hang_up(end)
        self.ends.clear()

    def mend(self) -> None:
        self.is_open = True

    def close(self) -> None:
        self.cut()
        hang_up(self.place)


def carry(source: socket.socket, target: socket.socket) -> None:
    """Everything one end says to the other, until either hangs up."""
    with suppress(OSError):
        while said := source.recv(65536):
            target.sendall(said)
    hang_up(target)


def hang_up(end: socket.socket) -> None:
    """Close an end at once, also for those who are listening at it."""
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
