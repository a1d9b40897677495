"""Keeping order: what whoever keeps a hall sees and does, and that nobody else can."""

import json
from pathlib import Path
from typing import Any

import pytest
from server.hall.test_forgetting import together
from server.visitors import House, visit
from starlette.requests import Request

from greathall.server.denied import Denied
from greathall.server.hall.keeping_order import obey
from greathall.server.http.control import ControlFile, ControlPage, control_of, file_of
from greathall.server.protocol.keeping import Command


async def do(house: House, deed: Any, about: str = "", more: str = "") -> list[dict[str, Any]]:
    return await obey(house.hall, Command(deed, about, more))


def test_who_and_what_is_there() -> None:
    async def story(house: House) -> None:
        table, (anna, _) = await together(house, "Anna", "Bert")
        socket, stranger = (
            await anna.connect(table),
            await house.browser().connect(table, f"key={await anna.key(table)}"),
        )
        guests = await do(house, "guests")
        assert {guest["name"]: guest["online"] for guest in guests} == {"Anna": True, "Bert": False}
        [found] = await do(house, "tables")
        assert (found["id"], found["status"], found["seats"], found["sockets"]) == (
            table,
            "playing",
            ["Anna", "Bert"],
            2,
        )
        sessions = await do(house, "sessions")
        assert sorted((one["name"], one["table"], one["sockets"]) for one in sessions) == [
            ("", table, 1),
            ("Anna", table, 1),
        ]
        assert (await do(house, "export", "Anna"))[0]["tables"][0]["id"] == table
        for one in (socket, stranger):
            await one.close()

    visit(story)


def test_names_are_changed_and_people_are_shown_out() -> None:
    async def story(house: House) -> None:
        table, (anna, bert) = await together(house, "Anna", "Bert")
        socket = await bert.connect(table)
        assert (await do(house, "rename", "Bert", "Berthold"))[0]["name"] == "Berthold"
        assert [seat["name"] for seat in (await anna.info(table))["seats"]] == ["Anna", "Berthold"]
        await do(house, "ban", "Berthold")
        while await socket.text() is not None:
            pass
        assert socket.code == 1008
        assert (await bert.get("/api/me")).json()["name"] is None
        assert [seat["away"] for seat in (await anna.info(table))["seats"]] == [False, True]

    visit(story)


def test_somebody_who_lost_their_browser_has_their_seats_again() -> None:
    async def story(house: House) -> None:
        table, (anna, _) = await together(house, "Anna", "Bert")
        [found] = await do(house, "link", "Anna")
        phone = house.browser()
        assert (await phone.post("/api/me/move", token=found["path"].removeprefix("/me/"))).json()["name"] == "Anna"
        assert ((await phone.info(table))["me"], (await anna.info(table))["me"]) == (0, 0)
        await do(house, "forget", "Anna")
        assert [guest["name"] for guest in await do(house, "guests")] == ["Bert"]

    visit(story)


def test_a_table_is_closed_to_strangers_and_deleted() -> None:
    async def story(house: House) -> None:
        table, (anna, bert) = await together(house, "Anna", "Bert")
        key = await anna.key(table)
        stranger = await house.browser().connect(table, f"key={key}")
        own = await bert.connect(table)
        await do(house, "close", table)
        while await stranger.text() is not None:
            pass
        assert stranger.code == 1008
        assert (await house.browser().get(f"/api/tables/{table}?key={key}")).status_code == 403
        assert (await bert.info(table))["settings"]["watch"] is False
        house.hall.let_go(table)
        assert await anna.key(table) != key, "it is stored"
        await do(house, "delete", table)
        assert (await anna.get(f"/api/tables/{table}")).status_code == 404
        await own.close()

    visit(story)


@pytest.mark.parametrize(
    ("deed", "about", "reason"),
    [
        ("rename", "Nobody", "no_guest"),
        ("ban", "Anna", "several_guests"),
        ("close", "none", "no_table"),
        ("delete", "none", "no_table"),
    ],
)
def test_what_is_not_there(deed: str, about: str, reason: str) -> None:
    async def story(house: House) -> None:
        await house.guest("Anna")
        await house.guest("Anna")
        with pytest.raises(Denied, match=reason):
            await do(house, deed, about)

    visit(story)


def asked(method: str, headers: dict[str, str], body: bytes) -> Request:
    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    said = [(name.encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": method, "path": "/control", "headers": said}, receive)


GOOD = {"authorization": "Bearer word"}
DOORS = [
    ("POST", GOOD, {"deed": "guests"}, ""),
    ("GET", GOOD, {"deed": "guests"}, "no_route"),
    ("POST", {}, {"deed": "guests"}, "no_route"),
    ("POST", {"authorization": "Bearer wort"}, {"deed": "guests"}, "no_route"),
    ("POST", {**GOOD, "x-forwarded-for": "203.0.113.9"}, {"deed": "guests"}, "no_route"),
    ("POST", GOOD, {"deed": "dance"}, "malformed"),
    ("POST", GOOD, {"deed": "guests", "x": 1}, "malformed"),
]


@pytest.mark.parametrize(("method", "headers", "body", "reason"), DOORS)
def test_only_those_with_the_word_are_heard(method: str, headers: dict[str, str], body: object, reason: str) -> None:
    async def story(house: House) -> None:
        page = ControlPage(house.hall, "word")
        request = asked(method, headers, json.dumps(body).encode())
        if reason:
            with pytest.raises(Denied, match=reason):
                await page.answer(request)
        else:
            assert (await page.answer(request)).body == b"[]"

    visit(story)


def test_the_file_is_for_nobody_else_and_goes_with_the_hall(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    file_of(database).write_text("left by a hall that was killed")
    assert control_of(database) is None
    with ControlFile(str(database), "127.0.0.1", 8000) as control:
        assert control_of(database) == control
        assert file_of(database).stat().st_mode & 0o077 == 0
    assert not file_of(database).exists()
    with ControlFile(":memory:", "127.0.0.1", 8000):
        assert list(tmp_path.iterdir()) == []
