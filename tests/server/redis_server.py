"""A server of Redis that a test has for itself, on loopback. It keeps nothing."""

import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

from ports import Port
from waiting import PATIENCE, until_seen

from tools.machine import has_redis

MISSING = "no Redis here; first, as root: apt-get install --no-install-recommends redis-server"


class RedisServer:
    """The server, which may come and go."""

    def __init__(self) -> None:
        assert has_redis(), MISSING
        self.place = Port()
        self.port = self.place.number
        self.folder = Path(tempfile.mkdtemp(prefix="greathall-redis-"))
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        command = [
            "redis-server",
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--dir",
            f"{self.folder}",
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until_seen(self.answers)

    def answers(self) -> bool:
        try:
            self.say("PING")
        except OSError:
            return False
        return True

    def say(self, command: str) -> None:
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as line:
            line.sendall(f"{command}\r\n".encode())
            assert line.recv(100)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def remove(self) -> None:
        self.stop()
        self.place.close()
        shutil.rmtree(self.folder)
