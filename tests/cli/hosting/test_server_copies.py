"""`greathall backup` and `greathall doctor` for a hall whose tables a server of PostgreSQL keeps."""

import asyncio
import json
from pathlib import Path

import pytest
from cli.hosting.test_database import keep_a_hall, opened
from server.postgres import Postgres
from server.stored import said
from terminals import Call

from greathall.server.store.opening import open_store
from greathall.server.store.postgres.copying import back_up
from greathall.server.store.postgres.moving import move
from greathall.server.store.store import Store


def test_a_hall_on_a_server_is_copied_and_goes_on_from_the_copy_in_a_file_and_on_a_server(
    greathall: Call, postgres: Postgres, tmp_path: Path, database: str
) -> None:
    path, copy = tmp_path / "hall.db", tmp_path / "copies" / "today.db"
    asyncio.run(keep_a_hall(path))
    assert greathall("move-hall", path, database).code == 0
    done = greathall("backup", copy, "--database", database)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"{copy}: 3 tables and 2 guests, ")
    kept = asyncio.run(opened(database))
    assert asyncio.run(opened(copy)) == kept
    other = postgres.new_database()
    assert greathall("move-hall", copy, other).code == 0
    assert asyncio.run(opened(other)) == kept


def test_a_copy_is_of_one_moment_though_the_hall_goes_on(tmp_path: Path, database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        going = asyncio.create_task(go_on(store))
        await back_up(database, tmp_path / "copy.db")
        going.cancel()
        await asyncio.wait([going])
        await store.close()

    async def go_on(store: Store) -> None:
        for n in range(3, 100_000):
            assert await store.append("first222", n, said("more"), False)

    path = tmp_path / "hall.db"
    asyncio.run(keep_a_hall(path))
    asyncio.run(move(str(path), database, lambda *_: None))
    asyncio.run(story())
    copied = asyncio.run(opened(tmp_path / "copy.db"))
    assert set(copied["records"]) == {"first222", "second22", "third222"}
    assert [text for _, text in copied["records"]["first222"][:3]] == ["begin", "one", "two"]
    assert {text for _, text in copied["records"]["first222"][3:]} <= {"more"}


def test_what_cannot_be_copied_is_one_clear_line(
    greathall: Call, postgres: Postgres, tmp_path: Path, database: str
) -> None:
    def why(address: str) -> str:
        done = greathall("backup", tmp_path / "copy.db", "--database", address)
        assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
        assert list(tmp_path.iterdir()) == []
        return done.err.strip()

    shown = database.replace("hall@", "")
    secret = database.replace("hall@", "hall:secret@")
    assert why(secret) == f"greathall: {shown} was not copied: no hall is kept there yet"
    assert why(secret + "9").startswith(f"greathall: {shown}9 was not copied: the server refused the connection (")
    asyncio.run(opened(database))
    postgres.say("INSERT INTO greathall_steps VALUES (99)", database)
    assert why(secret) == f"greathall: {shown} was not copied: it was written by a newer program"
    postgres.say("DROP TABLE greathall_steps", database)
    assert why(secret) == f"greathall: {shown} was not copied: it belongs to another program"


def test_a_copy_never_takes_the_place_of_another_file(greathall: Call, tmp_path: Path, database: str) -> None:
    asyncio.run(opened(database))
    copy = tmp_path / "copy.db"
    copy.write_text("mine")
    done = greathall("backup", copy, "--database", database)
    assert (done.code, done.err.endswith(f"was not copied: {copy} already exists\n")) == (1, True)
    assert copy.read_text() == "mine"


def found(greathall: Call, address: str) -> str:
    """What the doctor says of the database."""
    done = greathall("doctor", "--database", address, "--port", "0", "--json")
    finding = next(one for one in json.loads(done.out)["findings"] if one["about"] == "server")
    assert (finding["level"] == "amiss") == (finding["advice"] != "")
    return f"{finding['state']}: {finding['found']}"


def test_the_doctor_looks_at_a_server(greathall: Call, postgres: Postgres, database: str) -> None:
    shown = database.replace("hall@", "")
    secret = database.replace("hall@", "hall:secret@")
    assert found(greathall, secret) == f"new: {shown}: the server lets us in; nothing is kept there yet"
    asyncio.run(opened(database))
    assert found(greathall, secret).startswith(f"whole: {shown}: ")
    assert found(greathall, secret + "9").startswith(f"unreached: {shown}9: the server refused the connection (")
    postgres.say("INSERT INTO greathall_steps VALUES (99)", database)
    assert found(greathall, secret).startswith(f"newer: {shown} was written by a newer program (version 99, not ")


@pytest.mark.parametrize("language", ["en", "pl", "uk", "cs"])
def test_the_doctor_looks_in_every_language(language: str, greathall: Call, database: str) -> None:
    done = greathall("doctor", "--language", language, "--database", database, "--port", "0")
    assert database.replace("hall@", "") in done.out.replace("\n", "")
