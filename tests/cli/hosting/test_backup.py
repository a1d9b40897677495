"""`greathall backup` and `greathall restore`, while a hall goes on."""

import json
import signal
from pathlib import Path

import pytest
from cli.hosting.serving import Start
from terminals import Call

BODY = {"game": "citadels", "players": 4, "bots": ["random"] * 3, "start": True}


def test_a_hall_is_copied_while_it_is_open_and_goes_on_from_the_copy(
    start: Start,
    greathall: Call,
    tmp_path: Path,
) -> None:
    db, copy = tmp_path / "hall.db", tmp_path / "copies" / "today.db"
    hall = start(db=db)
    token = hall.ask("/api/me", {"name": "Anna"})[1]["set-cookie"].partition(";")[0]
    first = json.loads(hall.ask("/api/tables", BODY, Cookie=token)[2])["id"]
    done = greathall("backup", copy, "--db", db)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"{copy}: 1 tables and 1 guests, ")
    hall.ask("/api/tables", BODY, Cookie=token)
    refused = greathall("restore", copy, "--db", db)
    assert (refused.code, refused.out) == (1, "")
    assert refused.err == f"greathall: {copy} was not restored: a hall has {db} open; close it first\n"
    hall.end(signal.SIGTERM)
    restored = greathall("restore", copy, "--db", db)
    assert restored.code == 0
    assert restored.out.splitlines()[1] == f"What was there before is kept in {db}.before"
    again = start(db=db)
    assert [table["id"] for table in json.loads(again.ask("/api/me", Cookie=token)[2])["tables"]] == [first]
    assert json.loads(again.ask(f"/api/tables/{first}", Cookie=token)[2])["status"] == "playing"


def test_a_folder_keeps_the_last_copies(
    start: Start,
    greathall: Call,
    tmp_path: Path,
) -> None:
    db, folder = tmp_path / "hall.db", tmp_path / "copies"
    start(db=db).end()
    folder.mkdir()
    old = [folder / f"hall-2025010{day}-120000.db" for day in range(1, 6)]
    for file in (*old, folder / "hall-mine.db"):
        file.touch()
    file = tmp_path / "hall.toml"
    file.write_text(f"[serve]\ndb = '{db}'\nport = 9000\n", encoding="utf-8")
    assert greathall("backup", folder, "--keep", "3", "--config", file).code == 0
    left = sorted(file.name for file in folder.iterdir())
    assert left[:2] == [old[3].name, old[4].name] and left[3:] == ["hall-mine.db"] and len(left) == 4


@pytest.mark.parametrize("words", ["backup copy.db --db none.db", "restore none.db --db hall.db"])
def test_what_is_not_there_is_one_clear_line(
    words: str, greathall: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = greathall(*words.split())
    assert (done.code, done.out, done.err) == (1, "", "greathall: there is no file none.db\n")
    assert list(tmp_path.iterdir()) == []
