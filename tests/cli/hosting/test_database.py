"""A hall whose tables a server of PostgreSQL keeps, from the command line."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from server.postgres import Postgres
from server.stored import ANNA, BERT, said, table
from terminals import Call, Done, environment
from waiting import until_seen

from greathall.server.http.hosts import Hosts
from greathall.server.http.processes import Halls, NeverOpened, has_opened
from greathall.server.http.serving import USUALLY
from greathall.server.store.locking import FileLock
from greathall.server.store.opening import open_store
from greathall.server.store.postgres.guests import NOW
from greathall.server.store.postgres.moving import move
from greathall.server.store.sqlite import SqliteStore
from greathall.server.store.store import Store

PATIENCE = 60


@contextmanager
def serving(program: list[str], *words: str) -> Iterator[str]:
    """A hall that is open, by its address; it closes when it is interrupted."""
    with running(program, *words) as (address, _):
        yield address


@contextmanager
def running(program: list[str], *words: str) -> Iterator[tuple[str, int]]:
    """The same, with the number of its process."""
    command = [*program, "serve", "--port", "0", "--no-browser", *words]
    hall = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=environment())
    try:
        assert hall.stdout is not None
        said = re.search(r"http://\S+", hall.stdout.readline())
        assert said is not None
        yield said[0], hall.pid
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
        (secret + "9", "the server refused the connection"),
    ):
        done = greathall("serve", "--port", "0", "--database", address)
        said = f"greathall: tables cannot be kept in {address.replace('hall:secret@', '')}: {why}"
        assert (done.code, done.err.splitlines()[0].startswith(said)) == (1, True), done.err
        assert "secret" not in done.out + done.err
    assert greathall("serve", "--database", "hall.db").code == 2
    assert greathall("serve", "--database", database, "--db", "hall.db").code == 2


def halls_of(postgres: Postgres, database: str) -> set[int]:
    """The processes that say they are halls on this database."""
    found = postgres.say(f"SELECT id FROM halls WHERE expires > {NOW}", database)
    return {int(name.partition("@")[0]) for name in found.split()}


def test_several_processes_are_one_hall_and_one_that_dies_is_replaced(
    program: list[str], postgres: Postgres, database: str
) -> None:
    with serving(program, "--database", database, "--processes", "2") as address:
        until_seen(lambda: len(halls_of(postgres, database)) == 2)
        before = halls_of(postgres, database)
        _, cookie = ask(address, "/api/me", name="Anna")
        assert {ask(address, "/api/me", cookie)[0]["name"] for _ in range(10)} == {"Anna"}
        os.kill(min(before), signal.SIGKILL)
        until_seen(lambda: len(halls_of(postgres, database) - before) == 1)
        until_seen(lambda: len(halls_of(postgres, database)) == 2)
        assert {ask(address, "/api/me", cookie)[0]["name"] for _ in range(10)} == {"Anna"}
    assert postgres.say("SELECT count(*) FROM halls WHERE id LIKE '%@%'", database) == "1", "the two that closed say so"


def test_processes_are_renewed_one_after_the_other_and_a_door_is_always_open(
    program: list[str], postgres: Postgres, database: str
) -> None:
    with running(program, "--database", database, "--processes", "2") as (address, parent):
        until_seen(lambda: len(halls_of(postgres, database)) == 2)
        before = halls_of(postgres, database)
        _, cookie = ask(address, "/api/me", name="Anna")

        def is_renewed() -> bool:
            assert ask(address, "/api/me", cookie)[0]["name"] == "Anna", "whoever comes meanwhile is let in"
            now = halls_of(postgres, database)
            return len(now) == 2 and not now & before

        os.kill(parent, signal.SIGHUP)
        until_seen(is_renewed)


def test_where_a_new_process_does_not_open_the_others_stay(database: str) -> None:
    async def prepare() -> None:
        await (await open_store(database)).close()

    asyncio.run(prepare())
    with socket.create_server(("127.0.0.1", 0)) as place:
        halls = Halls(1, place, database, Hosts("127.0.0.1"), None, USUALLY)
        try:
            assert has_opened(halls.start())
            first = halls.processes[:]
            halls.given = (place, f"{database}9", *halls.given[2:])  # nobody can open this one
            halls.renew()
            assert (halls.processes, first[0].is_alive()) == (first, True)
        finally:
            halls.close()


def test_several_processes_and_a_bell_need_a_database(greathall: Call) -> None:
    for words in (("--processes", "2"), ("--bell", "redis://127.0.0.1")):
        done = greathall("serve", *words)
        assert (done.code, done.err.splitlines()[0].endswith("name it with --database postgresql://…")) == (2, True)
    assert greathall("serve", "--bell", "127.0.0.1").code == 2


def test_processes_that_cannot_open_are_no_hall(database: str) -> None:
    """They would be replaced for ever, and nobody would come in."""
    heard: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as place, pytest.raises(NeverOpened):
        Halls(2, place, f"{database}9", Hosts("127.0.0.1"), None, USUALLY).run(lambda: heard.append("open"))
    assert heard == []


def test_order_is_kept_in_a_hall_on_a_server_while_it_is_open(
    program: list[str], greathall: Call, database: str
) -> None:
    with serving(program, "--database", database) as address:
        _, cookie = ask(address, "/api/me", name="Anna")
        listed = greathall("admin", "guests", "--database", database)
        assert (listed.code, listed.err) == (0, "")
        guest = listed.out.split("  ")[0]
        assert greathall("admin", "rename", guest, "Anne", "--database", database).code == 0
        assert ask(address, "/api/me", cookie)[0]["name"] == "Anne"
        assert greathall("admin", "ban", "Anne", "--database", database).code == 0
        assert ask(address, "/api/me", cookie)[0]["name"] is None


# Moving.


async def keep_a_hall(path: Path) -> None:
    """A file with all that a hall keeps: a game that goes on, one that is over, and its rematch."""
    store = await SqliteStore.open(path)
    for guest in (ANNA, BERT):
        await store.add_guest(guest, guest.id.encode())
    await store.add_token(ANNA.id, b"link", "link", 2e9)
    for name in ("first222", "second22"):
        await store.add_table(replace(table(name), status="playing"), said("begin"))
        await store.append(name, 1, said("one", "two"), False, {"A": {"gold": 1}})
    await store.append("second22", 3, said("end"), True)
    await store.add_rematch("second22", table("third222", BERT, listed=True), said("begin"))
    found = await store.table("first222")
    assert found is not None
    assert await store.save_table(replace(found, seats=[replace(found.seats[0], away=True), *found.seats[1:]]))
    await store.close()


async def everything(store: Store) -> dict[str, Any]:
    """All that a hall can ask its store for; times are compared to a second."""
    rows = {row.id: replace(row, touched=round(row.touched)) for row in await store.tables_of(ANNA.id)}
    listed = [row.id for row in await store.open_tables()]
    records = {name: [(entry.who, entry.text) for entry in await store.entries(name)] for name in rows}
    positions = {name: await store.position(name) for name in rows}
    guests = [await store.guest_of(guest.id.encode()) for guest in (ANNA, BERT)]
    await store.close()
    return {"rows": rows, "listed": listed, "records": records, "positions": positions, "guests": guests}


async def opened(address: str | Path) -> dict[str, Any]:
    return await everything(await open_store(str(address)))


def test_a_hall_moves_as_a_whole(greathall: Call, tmp_path: Path, database: str) -> None:
    path = tmp_path / "hall.db"
    asyncio.run(keep_a_hall(path))
    done = greathall("move-hall", path, database)
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines() == [
        "Guests: 2 of 2",
        "Browsers: 3 of 3",
        "Tables: 3 of 3",
        "Seats: 6 of 6",
        "Entries: 8 of 8",
        "Positions: 1 of 1",
        "Keepers: 0 of 0",
        "Blocked people: 0 of 0",
        "Strengths in games: 0 of 0",
        "Reports: 0 of 0",
        "Reported lines: 0 of 0",
        f"Everything is in {database.replace('hall@', '')} now, and was counted there. The file is still where it was.",
    ]
    before, after = asyncio.run(opened(path)), asyncio.run(opened(database))
    assert before == after
    assert len(before["rows"]) == 3
    asyncio.run(play_on(database))


async def play_on(database: str) -> None:
    """What was moved goes on where it was, and what is new comes after it."""
    store = await open_store(database)
    assert not await store.append("first222", 2, said("late"), False)
    assert await store.append("first222", 3, said("three"), False)
    assert await store.take_link(b"link", b"phone", 1e9) == ANNA
    await store.add_table(table("fourth22", listed=True))
    assert [row.id for row in await store.open_tables()] == ["fourth22", "third222"]
    await store.close()


def test_nothing_is_moved_if_something_is_in_the_way(greathall: Call, tmp_path: Path, database: str) -> None:
    path = tmp_path / "hall.db"
    asyncio.run(keep_a_hall(path))
    assert said_of(greathall("move-hall", tmp_path / "nothing.db", database)) == "there is no such file"
    assert not (tmp_path / "nothing.db").exists()
    lock = FileLock(str(path))
    assert said_of(greathall("move-hall", path, database)) == "a hall has the file open; close it first"
    lock.release()
    assert greathall("move-hall", path, database).code == 0
    assert said_of(greathall("move-hall", path, database)) == "a hall is kept in that database already"
    assert asyncio.run(opened(path)) == asyncio.run(opened(database))


def said_of(done: Done) -> str:
    """Why a hall was not moved."""
    assert done.code == 1
    return done.err.strip().rpartition(": ")[2]


def test_a_hall_that_moves_is_there_as_a_whole_or_not_at_all(tmp_path: Path, database: str) -> None:
    path = tmp_path / "hall.db"
    asyncio.run(keep_a_hall(path))

    def fail(what: str, _: int, __: int) -> None:
        if what == "positions":
            raise KeyError(what)

    with pytest.raises(KeyError):
        asyncio.run(move(str(path), database, fail))
    assert asyncio.run(opened(database))["guests"] == [None, None]
