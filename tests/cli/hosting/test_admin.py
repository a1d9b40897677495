"""`greathall admin`: the same on an open hall, on one that was killed, and on a closed one."""

import json
import signal
from pathlib import Path

import pytest
from cli.hosting.serving import Start
from terminals import Call

BODY = {"game": "citadels", "players": 4, "bots": ["random"] * 3, "start": True}


@pytest.mark.parametrize("ended", [None, signal.SIGKILL, signal.SIGTERM], ids=["open", "killed", "closed"])
def test_order_is_kept_whether_the_hall_is_open_or_not(
    ended: int | None,
    start: Start,
    greathall: Call,
    tmp_path: Path,
) -> None:
    db = tmp_path / "hall.db"
    hall = start("--public-url", "http://127.0.0.1/club/hall", db=db)
    token = hall.ask("/api/me", {"name": "Anna"})[1]["set-cookie"].partition(";")[0]
    table = json.loads(hall.ask("/api/tables", BODY, Cookie=token)[2])["id"]
    if ended is not None:
        hall.end(ended)
    listed = greathall("admin", "guests", "--db", db)
    assert (listed.code, listed.err) == (0, "")
    line, count = listed.out.splitlines()
    guest = line.split("  ")[0]
    assert (line.split("  ")[1], count) == ("Anna", "1 in all")
    [found] = json.loads(greathall("admin", "tables", "--db", db, "--json").out)
    assert (found["id"], found["host"], found["seats"][0]) == (table, guest, "Anna")
    assert json.loads(greathall("admin", "export", guest, "--db", db).out)["tables"][0]["id"] == table
    assert greathall("admin", "rename", guest, "Anne", "--db", db).out == f"{guest} has another name.\n"
    told = greathall("admin", "link", "Anne", "--db", db).out
    link = told.rpartition("/me/")[2].strip()
    hall = start(db=db) if ended is not None else hall
    moved = hall.ask("/api/me/move", {"token": link})
    assert json.loads(moved[2])["name"] == "Anne"
    assert greathall("admin", "delete", table, "--db", db).out == f"Table {table} is deleted.\n"
    assert json.loads(hall.ask("/api/me", Cookie=token)[2])["tables"] == []
    assert hall.ask("/control", {"deed": "guests"})[0] == 404


def test_what_cannot_be_done_is_one_clear_line(
    start: Start,
    greathall: Call,
    tmp_path: Path,
) -> None:
    db = tmp_path / "hall.db"
    assert greathall("admin", "guests", "--db", db).err == f"greathall: there is no file {db}\n"
    start(db=db).end()
    assert (
        greathall("admin", "ban", "--db", db).err
        == "greathall: admin ban needs a guest, a table or a report, by its id\n"
    )
    done = greathall("admin", "ban", "Anna", "--db", db)
    assert (done.code, done.out, done.err) == (1, "", "greathall: nothing was done: there is no guest “Anna”\n")
    assert greathall("admin", "dance", "--db", db).code == 2
