"""The program, serving in a process of its own."""

import http.client
import json
import re
import signal
import subprocess
from collections.abc import Callable

from terminals import environment

PATIENCE = 60
JSON = {"Content-Type": "application/json"}


class Serving:
    """The program, serving: where it says it is, and what it says at the end."""

    def __init__(self, words: list[str], quick: bool) -> None:
        self.process = subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", env=environment(quick)
        )
        self.said = self.line()

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    @property
    def address(self) -> str:
        found = re.fullmatch(r"Great Hall is open at (http://\S+:\d+) \(Ctrl-C closes it\)\n", self.said)
        assert found is not None, self.said
        return found[1]

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def ask(self, path: str, body: object = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
        """The status, the headers and the content at a path; something is sent there if there is a body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = None if body is None else json.dumps(body)
        connection.request("GET" if body is None else "POST", path, sent, {**(JSON if sent else {}), **headers})
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, content

    def end(self, number: int = signal.SIGINT) -> tuple[int, str]:
        """The exit code after a signal, and the last words."""
        self.process.send_signal(number)
        out, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out


Start = Callable[..., Serving]
