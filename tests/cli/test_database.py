"""A hall whose tables a server of PostgreSQL keeps, from the command line."""

import json
import re
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

from server.postgres import Postgres
from terminals import Call, environment

PATIENCE = 60


@contextmanager
def serving(program: list[str], *words: str) -> Iterator[str]:
    """A hall that is open, by its address; it closes when it is interrupted."""
    command = [*program, "serve", "--port", "0", "--no-browser", *words]
    hall = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=environment())
    try:
        assert hall.stdout is not None
        said = re.search(r"http://\S+", hall.stdout.readline())
        assert said is not None
        yield said[0]
        hall.send_signal(signal.SIGINT)
        hall.communicate(timeout=PATIENCE)
        assert hall.returncode == 0
    finally:
        hall.kill()
        hall.communicate()


def ask(address: str, path: str, cookie: str = "", **body: str) -> tuple[dict[str, object], str]:
    """What a hall answers, and the cookie it gives."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    content = json.dumps(body).encode() if body else None
    with urllib.request.urlopen(urllib.request.Request(address + path, content, headers), timeout=PATIENCE) as answer:
        return json.load(answer), str(answer.headers.get("set-cookie", "")).partition(";")[0]


def test_a_guest_is_known_at_the_next_hall_on_the_same_database(program: list[str], database: str) -> None:
    with serving(program, "--database", database) as address:
        _, cookie = ask(address, "/api/me", name="Anna")
        assert ask(address, "/ready")[0]["ok"] is True
    with serving(program, "--database", database) as address:
        assert ask(address, "/api/me", cookie)[0]["name"] == "Anna"


def test_a_database_that_cannot_be_used_is_refused_in_one_line(
    greathall: Call, postgres: Postgres, database: str
) -> None:
    postgres.say("CREATE TABLE cats (name TEXT)", database)
    secret = database.replace("hall@", "hall:secret@")
    for address, why in (
        (secret, "it belongs to another program"),
        (secret + "9", "the server does not let the hall in"),
    ):
        done = greathall("serve", "--port", "0", "--database", address)
        said = f"greathall: tables cannot be kept in {address.replace('hall:secret@', '')}: {why}"
        assert (done.code, done.err.splitlines()[0].startswith(said)) == (1, True), done.err
        assert "secret" not in done.out + done.err
    assert greathall("serve", "--database", "hall.db").code == 2
    assert greathall("serve", "--database", database, "--db", "hall.db").code == 2
