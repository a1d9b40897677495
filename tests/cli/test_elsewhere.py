"""Any desktop: everything works where there is no fork, no quick event loop and nothing else that Windows lacks.

Here that is played (tests/elsewhere takes it all away); on a real Windows or macOS these tests run as they are.
"""

import http.client
import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from terminals import environment
from websockets.sync.client import ClientConnection, connect

TESTS = Path(__file__).parents[1]
PATIENCE = 60
IS_WINDOWS = sys.platform == "win32"
INTERRUPT = getattr(signal, "CTRL_BREAK_EVENT", signal.SIGINT)  # a group of processes on Windows hears no other
OWN_GROUP = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
LEFT = """
import multiprocessing, os, signal
try:
    import fcntl
except ImportError:
    print(hasattr(os, "fork"), hasattr(signal, "SIGHUP"), multiprocessing.get_all_start_methods())
"""


def surroundings() -> dict[str, str]:
    """The environment of a program on another desktop."""
    here = environment()
    return {**here, "PYTHONPATH": f"{TESTS / 'elsewhere'}{';' if IS_WINDOWS else ':'}{here['PYTHONPATH']}"}


def run(words: list[str], typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, input=typed, capture_output=True, encoding="utf-8", env=surroundings(), timeout=PATIENCE
    )


class Hall:
    """A hall on another desktop, and Anna, who comes in."""

    def __init__(self, words: list[str]) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            words, stdout=pipe, stderr=subprocess.STDOUT, encoding="utf-8", env=surroundings(), creationflags=OWN_GROUP
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+) ", said)
        assert found is not None, said + self.process.communicate(timeout=PATIENCE)[0]
        self.port = int(found[1])
        self.cookie = ""

    def post(self, path: str, body: object) -> dict[str, Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        connection.request("POST", path, json.dumps(body), headers)
        answer = connection.getresponse()
        self.cookie = (answer.getheader("Set-Cookie") or self.cookie).partition(";")[0]
        content: dict[str, Any] = json.loads(answer.read())
        connection.close()
        assert answer.status == 200, content
        return content

    def sit_down(self, table: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return connect(address, proxy=None, open_timeout=PATIENCE, additional_headers={"Cookie": self.cookie})

    def end(self) -> tuple[int, str]:
        self.process.send_signal(INTERRUPT)
        out, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out

    def kill(self) -> None:
        with self.process:
            self.process.kill()


Open = Callable[[], Hall]


@pytest.fixture
def words(program: list[str], tmp_path: Path) -> list[str]:
    """What opens a hall, always on the same file."""
    return [*program, "serve", "--port", "0", "--no-browser", "--db", str(tmp_path / "hall.db")]


@pytest.fixture
def opened(words: list[str]) -> Iterator[Open]:
    """Open a hall, which does not outlive the test."""
    halls: list[Hall] = []

    def opening() -> Hall:
        halls.append(Hall(words))
        return halls[-1]

    yield opening
    for hall in halls:
        hall.kill()


def play(line: ClientConnection, most: int = 1000) -> Any:
    """Give the first of all answers, this many times or until the game is over; its result, if it has one."""
    answered: list[int] = []
    while True:
        said = json.loads(line.recv(PATIENCE))
        assert said["type"] != "refused", said
        if said["type"] != "game" or said["number"] in answered:
            continue
        if said["result"] is not None or (said["question"] is not None and len(answered) == most):
            return said["result"]
        if said["question"] is not None:
            answered.append(said["number"])
            chosen = said["question"]["answers"][0]["answer"]
            line.send(json.dumps({"type": "answer", "id": 1, "number": answered[-1], "answers": [chosen]}))


def test_nothing_is_left_of_this_desktop() -> None:
    assert run([sys.executable, "-c", LEFT]).stdout == "False False ['spawn']\n"


def test_a_hall_opens_plays_thinks_and_closes(opened: Open) -> None:
    """A bot of a level thinks in a process of its own; if none could be started, the hall would say so."""
    hall = opened()
    hall.post("/api/me", {"name": "Anna"})
    table: dict[str, Any] = {"players": 2, "settings": {"pace": "instant"}, "start": True}
    with hall.sit_down(hall.post("/api/tables", {"game": "inquest", "bots": ["random"], **table})["id"]) as line:
        assert play(line)["scores"]
    with hall.sit_down(hall.post("/api/tables", {"game": "citadels", "bots": ["easy"], **table})["id"]) as line:
        assert play(line, most=4) is None
    assert hall.end() == (0, "\nClosed.\n")


def test_one_file_has_one_hall(opened: Open, words: list[str]) -> None:
    first = opened()
    refused = run(words)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr.endswith("hall.db: another hall has it open\n")
    first.kill()
    assert opened().end() == (0, "\nClosed.\n")


def test_a_game_at_the_terminal(program: list[str]) -> None:
    done = run([*program, "play", "inquest", "--players", "2", "--seed", "1"], "1\n" * 100)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"\n  Score( +-?\d+){2}\n", done.stdout)


def test_several_processes_play_as_one_does(program: list[str]) -> None:
    games = [*program, "simulate", "inquest", "--players", "2", "--games", "4", "--seed", "4", "--json"]
    done = [run([*games, "--workers", workers]) for workers in ("1", "2")]
    assert [(one.returncode, one.stderr) for one in done] == [(0, "")] * 2
    alone, shared = [[{**report, "speed": None} for report in json.loads(one.stdout)] for one in done]
    assert alone == shared
