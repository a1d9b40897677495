"""`greathall doctor`: what it finds, what it advises, and that it changes nothing."""

import errno
import io
import json
import os
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType

import pytest
from ports import Port
from terminals import Call, environment, say, type_lines

from greathall import __version__
from greathall.commands.findings import machine, network
from greathall.commands.findings.finding import Finding
from greathall.commands.terminal.terminal import Terminal
from greathall.server.protocol.reaching import Reach

PATIENCE = 60
THINGS = ["Python", "Engine", "Page", "Database", "Port", "Network", "Clock"]
LANGUAGES = ("en", "pl", "uk", "cs")
COMMAND = "greathall serve --lan"
NOW = datetime(2026, 11, 17, 4, 30, tzinfo=UTC)
HALL = Reach(False, [], COMMAND, "9.9")
OPEN_HALL = Reach(False, ["http://192.168.1.5:8000", "http://10.0.0.7:8000"], "", "9.9")


@pytest.fixture
def free_port() -> Iterator[int]:
    """A port that nobody listens at; it is kept from others who look for one."""
    with closing(Port()) as port:
        yield port.number


def told(finding: Finding) -> tuple[str, str]:
    """What was found, and how bad it is."""
    return finding.state, finding.level


def test_a_place_where_nothing_is_amiss(greathall: Call, tmp_path: Path, free_port: int) -> None:
    db = tmp_path / "deep" / "hall.db"
    done = greathall("doctor", "--port", free_port, "--db", db)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert (lines[0], lines[-1]) == (f"Great Hall {__version__}", "Nothing is amiss.")
    marked = [line.split() for line in lines if line[2:3] in "✓·✗" and line[2:3]]
    assert [words[1] for words in marked] == THINGS
    assert {line.index(words[2]) for line in lines for words in marked if line.split() == words} == {14}
    assert f"none yet; the hall will make {db}" in " ".join(done.out.split())
    assert f"{free_port} is free" in done.out
    assert "\x1b" not in done.out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_of_it(language: str, tmp_path: Path, free_port: int) -> None:
    done = type_lines([], "doctor", "--port", free_port, "--db", tmp_path / "hall.db", "--language", language)
    assert (done.code, done.err) == (0, "")
    assert len([line for line in done.out.splitlines() if line[2:3] in "✓·✗" and line[2:3]]) == len(THINGS)
    assert "cli-" not in done.out and "{" not in done.out
    asked = type_lines([], "doctor", "--help", "--language", language)
    assert asked.code == 0


def test_the_same_as_data(greathall: Call, tmp_path: Path, free_port: int) -> None:
    (tmp_path / "diary").write_text("Dear diary, " * 100)
    done = greathall("doctor", "--json", "--port", free_port, "--db", tmp_path / "diary")
    found = json.loads(done.out)
    assert (done.code, found["version"], found["amiss"]) == (1, __version__, 1)
    assert [one["about"] for one in found["findings"]][:4] == ["python", "engine", "client", "database"]
    assert found["findings"][3] == {
        "about": "database",
        "state": "none",
        "level": "amiss",
        "found": f"{tmp_path / 'diary'} is not a database",
        "advice": "Use another file: --db FILE",
    }


def test_a_terminal_shows_colours(program: list[str], tmp_path: Path, free_port: int) -> None:
    words = [*program, "doctor", "--port", str(free_port), "--db", str(tmp_path / "hall.db")]
    ours, theirs = os.openpty()
    coloured = {**environment(), "TERM": "xterm"}
    coloured.pop("NO_COLOR", None)
    assert subprocess.run(words, stdout=theirs, env=coloured, timeout=PATIENCE).returncode == 0
    os.close(theirs)
    said = b""
    with suppress(OSError):  # nobody writes there any more
        while part := os.read(ours, 65536):
            said += part
    os.close(ours)
    assert "\x1b[32m✓\x1b[0m Python" in said.decode()


# A hall that is open.


@pytest.fixture
def open_hall(program: list[str], tmp_path: Path) -> Iterator[int]:
    """The port of a hall that keeps its tables in hall.db."""
    words = [*program, "serve", "--port", "0", "--db", str(tmp_path / "hall.db"), "--no-browser"]
    hall = subprocess.Popen(words, stdout=subprocess.PIPE, encoding="utf-8", env=environment())
    assert hall.stdout is not None
    yield int(hall.stdout.readline().split()[5].rpartition(":")[2])
    hall.kill()
    hall.communicate()


def test_an_open_hall_is_found_and_left_alone(greathall: Call, open_hall: int, tmp_path: Path, free_port: int) -> None:
    db = tmp_path / "hall.db"
    before = sorted(file.name for file in tmp_path.iterdir())
    done = greathall("doctor", "--port", open_hall, "--db", db)
    assert (done.code, done.err) == (0, "")
    assert f"{open_hall}: a hall is open here, version {__version__}: http://127.0.0.1:{open_hall}" in done.out
    assert "in use by the open hall" in " ".join(done.out.split())
    assert sorted(file.name for file in tmp_path.iterdir()) == before
    elsewhere = greathall("doctor", "--port", free_port, "--db", db)
    assert elsewhere.code == 1
    assert f"{db}: another hall has it open" in " ".join(elsewhere.out.split())
    assert "One thing is amiss." in elsewhere.out
    assert network.hall_at(open_hall) is not None, "it answers as before"


# Ports.


@pytest.fixture
def stranger() -> Iterator[int]:
    """The port of another program, which says nothing."""
    with closing(socket.create_server(("127.0.0.1", 0))) as place:
        yield int(place.getsockname()[1])


def test_a_port_in_use_by_something_else(greathall: Call, stranger: int, tmp_path: Path) -> None:
    finding = network.port(stranger, False, None)
    assert told(finding) == ("taken", "amiss")
    other = int(finding.arguments["other"])
    assert other == 0 or network.refusal_at("127.0.0.1", other) is None
    done = greathall("doctor", "--port", stranger, "--db", tmp_path / "hall.db")
    assert done.code == 1
    assert f"{stranger} is in use by another program" in done.out
    assert "→ Use another: --port" in done.out


def test_other_ports(free_port: int) -> None:
    assert told(network.port(0, False, None)) == ("any", "fine")
    assert told(network.port(free_port, True, None)) == ("free", "fine")
    assert told(network.port(8000, False, HALL)) == ("hall", "fine")
    assert network.hall_at(free_port) is None
    error = network.refusal_at("192.0.2.77", free_port)
    assert error is not None and error.errno == errno.EADDRNOTAVAIL


# The network.

NETWORKS: list[tuple[list[str], bool, Reach | None, tuple[str, str], str]] = [
    (["192.168.1.5"], False, None, ("alone", "note"), COMMAND),
    (["192.168.1.5"], True, None, ("ready", "fine"), "http://192.168.1.5:8000"),
    (["192.168.1.5", "10.0.0.7"], True, None, ("ready", "fine"), "(or http://10.0.0.7:8000)"),
    (["192.168.1.5"], False, HALL, ("closed", "note"), "192.168.1.5"),
    (["192.168.1.5"], True, HALL, ("closed", "amiss"), COMMAND),
    (["192.168.1.5"], False, OPEN_HALL, ("open", "fine"), "http://192.168.1.5:8000 (or http://10.0.0.7:8000)"),
    ([], True, None, ("none", "amiss"), "no network"),
    ([], False, None, ("none", "note"), "no network"),
]


@pytest.mark.parametrize(("own", "lan", "hall", "state", "words"), NETWORKS)
def test_how_friends_come(own: list[str], lan: bool, hall: Reach | None, state: tuple[str, str], words: str) -> None:
    finding = network.network(own, 8000, lan, hall, COMMAND)
    assert told(finding) == state
    assert words in say(finding.message, **finding.arguments) + " " + advised(finding)


def advised(finding: Finding) -> str:
    return finding.advice(Terminal(io.StringIO(), io.StringIO(), io.StringIO()))


# The machine.


def test_which_python() -> None:
    assert told(machine.python((3, 11, 0))) == ("fine", "fine")
    assert told(machine.python((3, 10, 14))) == ("old", "amiss")
    assert told(machine.python((3, 99, 0))) == ("untried", "note")


def test_which_engine() -> None:
    compiled, plain = ModuleType("machine"), ModuleType("machine")
    compiled.__file__, plain.__file__ = "machine.cpython-311-x86_64-linux-gnu.so", "machine.py"
    assert told(machine.engine(True, compiled)) == ("compiled", "fine")
    assert told(machine.engine(True, plain)) == ("interpreted-checkout", "note")
    assert told(machine.engine(False, plain)) == ("interpreted", "note")


def ticking() -> Callable[[], float]:
    return iter(range(10)).__next__


def test_which_time_it_is() -> None:
    earlier = NOW.timestamp() - 1000
    assert told(machine.clock(NOW, 0.0, ticking())) == ("fine", "fine")
    assert told(machine.clock(NOW, earlier, ticking())) == ("fine", "fine")
    assert told(machine.clock(NOW.replace(year=1970), 0.0, ticking())) == ("wrong", "amiss")
    assert told(machine.clock(NOW.replace(year=2150), 0.0, ticking())) == ("wrong", "amiss")
    assert told(machine.clock(NOW, NOW.timestamp() + 1e6, ticking())) == ("behind", "amiss")
    assert told(machine.clock(NOW, 0.0, lambda: 7.0)) == ("still", "amiss")


def test_a_page_that_is_missing(
    greathall: Call, tmp_path: Path, free_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREATHALL_WEB", str(tmp_path / "nowhere"))
    done = greathall("doctor", "--port", free_port, "--db", tmp_path / "hall.db")
    assert done.code == 1
    assert "the table in the browser is not built yet" in done.out
    assert "→ To build it: python3 dev.py play (needs Node.js)" in done.out
