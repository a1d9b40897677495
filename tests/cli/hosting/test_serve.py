"""`greathall serve`: the hall in a process of its own, from the opened door to the closed one."""

import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from cli.hosting.serving import PATIENCE, Start
from terminals import Call, environment, say
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from greathall.cli import parse
from greathall.commands.serve import default_store, has_browser, opening_to_friends, refusal

LOOP = """
import asyncio
from greathall.server.http.serving import new_loop
with asyncio.Runner(loop_factory=new_loop()) as runner:
    print(type(runner.get_loop()).__module__.partition(".")[0])
"""
ALONE: dict[str, Any] = {"proxy": None, "open_timeout": PATIENCE}
EITHER_LOOP = pytest.mark.parametrize("quick", [False, True], ids=["own loop", "quick loop"])


def test_serve_says_its_real_port_and_ends_cleanly(start: Start, tmp_path: Path) -> None:
    hall = start()
    assert hall.address.startswith("http://127.0.0.1:")
    with urllib.request.urlopen(f"{hall.address}/health", timeout=PATIENCE) as answer:
        assert json.load(answer)["ok"] is True
    status, headers, page = hall.ask("/t/table222")
    assert status == 200
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert "server" not in headers
    assert b"Great Hall" in page
    assert (tmp_path / "deep" / "er" / "hall.db").stat().st_size > 0
    assert hall.end() == (0, "\nClosed.\n")


def test_a_hall_without_a_client_says_so(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GREATHALL_WEB", str(tmp_path / "nowhere"))
    hall = start()
    said = "The table in the browser has not been built here. To build and open it: python3 dev.py play\n"
    assert hall.line() == said
    assert hall.ask("/")[0] == 503


@pytest.mark.parametrize(("quick", "loop"), [(False, "asyncio"), (True, "uvloop")])
def test_the_quick_loop_is_taken_if_it_is_installed(quick: bool, loop: str) -> None:
    words = [sys.executable, "-c", LOOP]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", env=environment(quick), timeout=PATIENCE)
    assert (done.stderr, done.stdout) == ("", f"{loop}\n")


def test_a_port_in_use_is_one_clear_line(start: Start, program: list[str], tmp_path: Path) -> None:
    port = str(start().port)
    words = [*program, "serve", "--port", port, "--db", str(tmp_path / "new" / "hall.db")]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", env=environment(), timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"greathall: port {port} is in use; choose another with --port (0: any that is free)\n"
    assert not (tmp_path / "new").exists()


@EITHER_LOOP
def test_a_hall_closes_with_people_in_it_and_opens_again(start: Start, quick: bool) -> None:
    hall = start(quick=quick)
    _, headers, _ = hall.ask("/api/me", {"name": "Anna"})
    token = headers["set-cookie"].partition(";")[0]
    body = {"game": "citadels", "players": 4, "bots": ["random"] * 3, "start": True}
    status, _, opened = hall.ask("/api/tables", body, Cookie=token)
    assert status == 200, opened
    where = f"ws://127.0.0.1:{hall.port}/api/tables/{json.loads(opened)['id']}/socket"
    with connect(where, additional_headers={"Cookie": token}, **ALONE) as line:
        line.send("x" * 4097)
        with pytest.raises(ConnectionClosed) as closed:
            drain(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009  # too large
    with connect(where, additional_headers={"Cookie": token}, **ALONE) as line:
        assert json.loads(line.recv(PATIENCE))["type"] == "table"
        assert line.protocol.extensions == []  # nothing is packed
        assert hall.end(signal.SIGTERM) == (0, "\nClosed.\n")
        with pytest.raises(ConnectionClosed):
            drain(line)
    again = start(quick=quick)
    tables = json.loads(again.ask("/api/me", Cookie=token)[2])["tables"]
    assert [table["id"] for table in tables] == [json.loads(opened)["id"]]
    assert again.end() == (0, "\nClosed.\n")


CORRECTIONS = {
    "townsfolk": {"squire_strength": {"reward": [{"faith": 1}]}},
    "numbers": {"pray_silver": {"values": [3]}},
}


def test_tables_are_opened_with_the_facts_of_a_file(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "my.yaml"
    file.write_text(json.dumps(CORRECTIONS), encoding="utf-8")
    hall = start("--facts", str(file))
    cards = {game["name"]: game["cards"] for game in json.loads(hall.ask("/api/games")[2])["games"]}["paladins"]
    assert cards["townsfolk"]["squire_strength"]["reward"] == [{"verb": "faith", "amount": 1}]
    assert cards["action"]["pray"]["silver"] == [3]
    _, headers, _ = hall.ask("/api/me", {"name": "Anna"})
    token = headers["set-cookie"].partition(";")[0]
    others: dict[str, object] = {"players": 2, "bots": ["random"], "start": True}
    body = {"game": "paladins", "options": {"facts": {"wall": {}}}, **others}  # what a browser says is not heard
    status, _, opened = hall.ask("/api/tables", body, Cookie=token)
    assert status == 200, opened
    place = f"/api/tables/{json.loads(opened)['id']}"
    assert json.loads(hall.ask(place, Cookie=token)[2])["options"]["facts"] == CORRECTIONS
    status, _, opened = hall.ask(
        "/api/tables", {"game": "citadels", **others, "players": 4, "bots": ["random"] * 3}, Cookie=token
    )
    assert status == 200, opened
    hall.end()
    again = start()  # without the file: a table goes on as it began, a new one has what is printed
    assert json.loads(again.ask(place, Cookie=token)[2])["options"]["facts"] == CORRECTIONS
    _, _, opened = again.ask("/api/tables", {"game": "paladins", **others}, Cookie=token)
    place = f"/api/tables/{json.loads(opened)['id']}"
    assert "facts" not in json.loads(again.ask(place, Cookie=token)[2])["options"]
    again.end()


BAD_FACTS = {
    "wall: {wall_01: {reward: [{fath: 1}]}}\n": "facts.wall.wall_01.reward: no effect is called 'fath'",
    "a: [\n": "my.yaml:2",
    "": "my.yaml contains no tables of corrected facts",
}


@pytest.mark.parametrize(("text", "said"), BAD_FACTS.items())
def test_bad_facts_are_one_clear_line_and_nothing_is_opened(
    text: str, said: str, program: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "my.yaml"
    file.write_text(text, encoding="utf-8")
    words = [*program, "serve", "--port", "0", "--db", str(tmp_path / "new" / "hall.db"), "--facts", str(file)]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", env=environment(), timeout=PATIENCE)
    assert done.returncode in (1, 2) and done.stdout == ""
    assert said in done.stderr and done.stderr.count("\n") == 1
    assert not (tmp_path / "new").exists()


def drain(line: ClientConnection) -> None:
    """Read for as long as anything can come."""
    while True:
        line.recv(PATIENCE)


NONSENSE = [b"\x00\xff\r\n\r\n", b"GET / HTTP/1.0\r\n\r\n", b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"]


@EITHER_LOOP
def test_nonsense_and_people_who_go_away_are_no_news(start: Start, quick: bool) -> None:
    hall = start(quick=quick)
    for words in NONSENSE:
        with socket.create_connection(("127.0.0.1", hall.port)) as visitor:
            visitor.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # leave with a reset
            visitor.sendall(words)
    with pytest.raises(InvalidStatus) as denied:
        connect(f"ws://127.0.0.1:{hall.port}/api/tables/nothing2/socket", origin=Origin("http://evil.example"), **ALONE)
    assert denied.value.response.status_code == 403
    assert hall.ask("/health")[0] == 200
    assert hall.end() == (0, "\nClosed.\n")


def test_a_fault_is_written_with_its_time_once_however_often_it_comes(start: Start, tmp_path: Path) -> None:
    hall = start(db=tmp_path / "hall.db")
    with sqlite3.connect(tmp_path / "hall.db") as connection:
        connection.execute("ALTER TABLE tokens RENAME TO lost")
    connection.close()
    assert {hall.ask("/api/me", {"name": "Anna"})[0] for _ in range(25)} == {500}
    _, out = hall.end()
    lines = [line for line in out.splitlines() if re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} ERROR ", line)]
    said = "a request failed: /api/me: OperationalError: no such table: tokens"
    assert [line.partition("ERROR ")[2] for line in lines] == [said, f"{said} … 24 more times"]
    assert out.count("Traceback") == 1


def test_a_hall_that_measures_itself_tells_this_machine_and_writes_for_programs(start: Start, tmp_path: Path) -> None:
    hall = start("--metrics", "--log", "json", db=tmp_path / "hall.db")
    assert hall.ask("/api/me", {"name": "Anna"})[0] == 200
    status, headers, content = hall.ask("/metrics")
    assert (status, headers["content-type"]) == (200, "text/plain; version=0.0.4; charset=utf-8")
    assert b'greathall_request_seconds_count{kind="api",status="200"} 1\n' in content
    assert hall.ask("/metrics", **{"X-Forwarded-For": "203.0.113.9"})[0] == 404
    with sqlite3.connect(tmp_path / "hall.db") as connection:
        connection.execute("ALTER TABLE tokens RENAME TO lost")
    connection.close()
    assert hall.ask("/api/me", {"name": "Bert"})[0] == 500
    _, out = hall.end()
    [told] = [json.loads(line) for line in out.splitlines() if line.startswith("{")]
    assert told["message"] == "a request failed: /api/me: OperationalError: no such table: tokens"


def test_a_body_in_endless_parts_is_cut_off(start: Start) -> None:
    hall = start()
    with socket.create_connection(("127.0.0.1", hall.port), timeout=PATIENCE) as visitor:
        head = "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        visitor.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
        for _ in range(17):
            visitor.sendall(b"400\r\n" + b"x" * 1024 + b"\r\n")
        assert visitor.recv(65536).startswith(b"HTTP/1.1 413 ")
    assert hall.end() == (0, "\nClosed.\n")


def test_friends_on_the_network_get_an_address_and_a_code(start: Start) -> None:
    hall = start("--lan", "--name", "castle.example")
    near = re.fullmatch(rf"For friends on the same network: http://(\S+):{hall.port}\n", hall.line())
    assert near is not None
    assert re.fullmatch("█+\n", hall.line())
    names = {"castle.local": 200, f"192.168.1.5:{hall.port}": 200, "castle.example": 200, "evil.example": 421}
    assert {name: hall.ask("/health", Host=name)[0] for name in names} == names
    code, out = hall.end()
    assert (code, out[-9:]) == (0, "\nClosed.\n")


# The file of the hall.


def refused(greathall: Call, path: Path) -> str:
    done = greathall("serve", "--port", "0", "--no-browser", "--db", path)
    assert (done.code, done.out) == (1, "")
    return done.err


def test_files_that_cannot_keep_a_hall(tmp_path: Path, greathall: Call) -> None:
    newer, diary = tmp_path / "newer.db", tmp_path / "diary"
    with sqlite3.connect(newer) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    diary.write_text("Dear diary, " * 100)
    kept = "greathall: tables cannot be kept in"
    assert refused(greathall, newer) == f"{kept} {newer}: it was written by a newer program\n"
    assert refused(greathall, diary) == f"{kept} {diary}: it is not a database\n"
    assert refused(greathall, tmp_path) == f"{kept} {tmp_path}: it cannot be opened\n"
    below = f"greathall: the folder {diary / 'below'} cannot be created: part of the path is not a folder\n"
    assert refused(greathall, diary / "below" / "hall.db") == below


def test_a_second_hall_on_one_file_is_one_clear_line_until_the_first_is_gone(
    start: Start, program: list[str], tmp_path: Path
) -> None:
    first, db = start(), tmp_path / "deep" / "er" / "hall.db"
    words = [*program, "serve", "--port", "0", "--no-browser", "--db", str(db)]
    spoken = {**environment(), "LANGUAGE": "pl"}
    done = subprocess.run(words, capture_output=True, encoding="utf-8", env=spoken, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"greathall: w {db} nie można przechowywać stołów: plik jest otwarty w innej sali\n"
    assert first.ask("/api/me", {"name": "Anna"})[0] == 200
    first.end(signal.SIGKILL)
    assert start().ask("/ready")[0] == 200, "nothing is left of the lock of a hall that was killed"


def test_a_damaged_file_is_refused_and_left_as_it_is(start: Start, greathall: Call, tmp_path: Path) -> None:
    db = tmp_path / "hall.db"
    start(db=db).end()
    whole = db.read_bytes()
    db.write_bytes(whole[:4096] + b"\xa5" * 4096 + whole[8192:])
    damaged = db.read_bytes()
    said = refused(greathall, db)
    assert said.startswith(f"greathall: tables cannot be kept in {db}: it is damaged (")
    assert (said.endswith("); nothing was changed\n"), said.count("\n")) == (True, 1)
    assert db.read_bytes() == damaged


def test_where_the_hall_is_kept() -> None:
    own = Path.home() / ".local" / "share"
    for data, folder in (("", own), ("relative", own), (str(Path("/data").absolute()), Path("/data").absolute())):
        assert default_store({"XDG_DATA_HOME": data}) == folder / "greathall" / "hall.db"
    assert default_store({}) == own / "greathall" / "hall.db"
    assert parse(["--db", "~/hall.db"], say).db == Path.home() / "hall.db"


# Words.


def test_options_alone_open_the_hall_too() -> None:
    lan = parse(["--lan", "--port", "0", "--no-browser"], say)
    assert (lan.lan, lan.port, lan.no_browser, lan.db, lan.names) == (True, 0, True, None, [])


def test_other_commands_do_without_the_server() -> None:
    script = "import sys, greathall.cli; print(sorted({'uvicorn', 'starlette', 'sqlite3', 'segno'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, env=environment(), timeout=PATIENCE)
    assert done.stdout == b"[]\n"


@pytest.mark.parametrize(
    ("environment", "platform", "there"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ""}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_browser_is_opened_if_there_is_a_screen(environment: dict[str, str], platform: str, there: bool) -> None:
    assert has_browser(environment, platform) is there


OPENINGS = [
    ("serve", False, "greathall serve --lan"),
    ("serve --host ::1 --no-browser", False, "greathall serve --lan"),
    ("serve --port 9000 --db /my/hall.db", False, "greathall serve --lan --port 9000 --db /my/hall.db"),
    ("serve --port 0", True, "python3 dev.py play --lan"),
    ("serve --proxy 127.0.0.1", False, ""),
    ("serve --public-url https://castle.example", False, ""),
]


@pytest.mark.parametrize(("words", "checkout", "command"), OPENINGS)
def test_what_opens_the_same_hall_to_friends(words: str, checkout: bool, command: str) -> None:
    assert opening_to_friends(parse(words.split(), say), checkout) == command


def test_addresses_and_their_refusal(greathall: Call, tmp_path: Path) -> None:
    denied = PermissionError(13, "Permission denied")
    error = refusal(denied, "127.0.0.1", 80)
    assert (error.message, error.code, error.arguments["reason"]) == ("cli-no-address", 1, denied)
    done = greathall("serve", "--host", "192.0.2.77", "--port", "0", "--db", tmp_path / "hall.db")
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("greathall: 192.0.2.77, port 0 cannot be used: ")
