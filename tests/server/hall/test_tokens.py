"""How long browsers are known, how they are all signed out, and who is forgotten."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from server.stored import ANNA, BERT, table
from server.visitors import BOTS, House, settle, visit
from waiting import until

from greathall.server.hall.housekeeping import keep_house
from greathall.server.identity import DAY
from greathall.server.store.migrating import connect, migrate, steps
from greathall.server.store.sqlite import SqliteStore
from greathall.server.store.statements import LOOKED_AT
from greathall.server.store.store import Guest, StoredSeat

pytestmark = pytest.mark.anyio


class Days:
    """A clock that counts days."""

    def __init__(self) -> None:
        self.day = 1.0

    def __call__(self) -> float:
        return self.day * DAY


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
async def store(tmp_path: Path, days: Days) -> AsyncIterator[SqliteStore]:
    """A store that knows Anna since the first day."""
    made = await SqliteStore.open(tmp_path / "hall.db", days)
    await made.add_guest(ANNA, b"anna")
    yield made
    await made.close()


async def asked(store: SqliteStore, statement: str) -> list[Any]:
    found = await store.writer.do(lambda connection: connection.execute(statement).fetchall())
    return [row[0] for row in found]


async def until_renewed(store: SqliteStore) -> None:
    await until(lambda: not store.renewing)


# Tokens.


async def test_a_token_expires_400_days_after_it_was_last_used(store: SqliteStore, days: Days) -> None:
    for day in (1.5, 400.0, 799.0, 1198.9):
        days.day = day
        assert await store.guest_of(b"anna") == ANNA, day
        await until_renewed(store)
    days.day = 1198.9 + 400
    assert await store.guest_of(b"anna") is None


async def test_a_token_that_nobody_uses_expires(store: SqliteStore, days: Days) -> None:
    days.day = 401.0
    assert await store.guest_of(b"anna") is None


async def test_a_token_is_renewed_once_a_day(store: SqliteStore, days: Days) -> None:
    days.day = 1.9
    await store.guest_of(b"anna")
    await until_renewed(store)
    assert await asked(store, "SELECT expires FROM tokens") == [401 * DAY]
    days.day = 2.1
    await asyncio.gather(*(store.guest_of(b"anna") for _ in range(20)))
    await until_renewed(store)
    assert await asked(store, "SELECT expires FROM tokens") == [pytest.approx(402.1 * DAY)]


async def test_the_browser_at_the_end_of_a_personal_link_has_a_token_like_others(
    store: SqliteStore, days: Days
) -> None:
    await store.add_token(ANNA.id, b"link", "link", 2 * DAY)
    days.day = 1.5
    assert await store.take_link(b"link", b"phone", days()) == ANNA
    days.day = 401.2
    assert (await store.guest_of(b"anna"), await store.guest_of(b"phone")) == (None, ANNA)


def test_tokens_of_older_halls_are_good_for_400_days_from_now(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    connection = sqlite3.connect(path, isolation_level=None)
    migrate(connection, steps()[:2])
    connection.execute("INSERT INTO guests VALUES ('anna', 'Anna')")
    connection.execute("INSERT INTO tokens VALUES (x'01', 'anna', 'browser', 0), (x'02', 'anna', 'link', 7)")
    connection.close()
    connection = connect(str(path))
    left = "round((expires - strftime('%s', 'now')) / 86400)"
    found = connection.execute(
        f"SELECT kind, CASE kind WHEN 'link' THEN expires ELSE {left} END FROM tokens"
    ).fetchall()
    assert sorted(found) == [("browser", 400.0), ("link", 7.0)]
    connection.close()


# Who is forgotten.


async def forget(store: SqliteStore) -> int:
    """Look at everybody; how often that took a look."""
    looks, after = 0, await store.forget_guests("")
    while after is not None:
        looks, after = looks + 1, await store.forget_guests(after)
    return looks


async def test_whoever_has_no_token_no_seat_and_no_table_is_forgotten(store: SqliteStore, days: Days) -> None:
    sits = Guest("carl2222", "Carl")
    await store.add_guest(BERT, b"bert")
    await store.add_guest(sits, b"carl")
    await store.add_table(table(guest=sits))  # Anna is its host
    days.day = 300.0
    await store.add_guest(Guest("dora2222", "Dora"), b"dora")
    await forget(store)
    assert len(await asked(store, "SELECT id FROM guests")) == 4, "everybody has a token that is good"
    days.day = 500.0
    await forget(store)
    assert await asked(store, "SELECT name FROM guests ORDER BY name") == ["Anna", "Carl", "Dora"]
    assert await asked(store, "SELECT guest FROM tokens") == ["dora2222"]
    found = await store.table("table222")
    assert found is not None
    assert found.seats == [StoredSeat(sits), StoredSeat()]


async def test_many_guests_are_looked_at_a_few_at_a_time(store: SqliteStore) -> None:
    for n in range(2 * LOOKED_AT):
        await store.run("INSERT INTO guests VALUES (?, 'X')", f"x{n:07}")
    assert await forget(store) == 3
    assert await asked(store, "SELECT id FROM guests") == [ANNA.id]


async def test_guests_are_forgotten_at_the_start_and_every_day_also_after_a_failure(
    store: SqliteStore, days: Days, caplog: pytest.LogCaptureFixture
) -> None:
    left: list[list[str]] = []

    async def wait(seconds: float) -> None:
        """A day passes, and it is seen who was left; on the second the store fails."""
        left.append(await asked(store, "SELECT name FROM guests ORDER BY name"))
        days.day += 200 * seconds / DAY
        if len(left) == 2:
            await store.run("ALTER TABLE seats RENAME TO hidden")
        if len(left) == 3:
            await store.run("ALTER TABLE hidden RENAME TO seats")
        if len(left) == 4:
            raise asyncio.CancelledError

    await store.run("INSERT INTO guests VALUES ('x', 'Xaver')")
    with pytest.raises(asyncio.CancelledError):
        await keep_house(store, wait)
    assert left == [["Anna"], ["Anna"], ["Anna"], []]
    assert [found.message for found in caplog.records] == ["guests could not be forgotten"]


async def test_signed_out_everywhere(store: SqliteStore) -> None:
    await store.add_guest(BERT, b"bert")
    await store.add_token(ANNA.id, b"phone", "browser", 0)
    await store.add_token(ANNA.id, b"link", "link", 1e9)
    await store.sign_out(ANNA.id, b"new")
    known = [await store.guest_of(token) for token in (b"anna", b"phone", b"new", b"bert")]
    assert known == [None, None, ANNA, BERT]
    assert await store.take_link(b"link", b"other", 2.0) is None


# At the hall.


def test_whoever_signs_out_everywhere_stays_known_to_this_browser_only() -> None:
    async def story(house: House) -> None:
        anna, phone, bert = await house.guest("Anna"), house.browser(), await house.guest("Bert")
        await phone.post("/api/me/move", token=(await anna.post("/api/me/link")).json()["token"])
        link = (await phone.post("/api/me/link")).json()["token"]
        table = await anna.open(game="citadels", players=4)
        sockets = [await browser.connect(table) for browser in (anna, phone)]
        other = await bert.connect(table, f"key={await anna.key(table)}")
        assert (await anna.post("/api/me/out")).json()["name"] == "Anna"
        for socket in sockets:
            while await socket.text() is not None:
                pass
        assert [socket.code for socket in sockets] == [1008, 1008]
        await other.receive("table")
        assert other.code == 0
        assert [(await browser.get("/api/me")).json()["name"] for browser in (anna, phone)] == ["Anna", None]
        assert [(await browser.connect(table)).status for browser in (anna, phone)] == [101, 403]
        assert (await phone.post("/api/me/move", token=link)).json()["reason"] == "bad_link"
        assert (await phone.post("/api/me/out")).json()["reason"] == "nobody"

    visit(story)


def test_nothing_is_heard_from_a_socket_that_was_closed() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**BOTS)
        socket = await anna.connect(table)
        await socket.asked()
        live = house.hall.live[table]
        assert live.match is not None
        answered = live.match.answered
        await anna.post("/api/me/out")
        answer = socket.game["question"]["answers"][0]["answer"]
        await socket.send(type="answer", id=1, number=socket.game["number"], answers=[answer])
        await settle()
        assert (live.match.answered, live.listeners) == (answered, set())

    visit(story)


def test_a_browser_keeps_its_cookie_for_400_days_after_it_last_opened_a_table_sat_down_or_came_to_one() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        before = [dict(one.http.cookies) for one in (anna, bert)]
        opened = await anna.post("/api/tables", game="citadels", players=4)
        table = opened.json()["id"]
        key = await anna.key(table)
        sat = await bert.post(f"/api/tables/{table}/sit", key=key)
        for answer in (opened, sat):
            assert "Max-Age=34560000" in answer.headers["set-cookie"]
        assert [dict(one.http.cookies) for one in (anna, bert)] == before
        came = (await bert.connect(table)).headers[b"set-cookie"].decode()
        assert came == sat.headers["set-cookie"]
        assert (await house.browser().connect(table, f"key={key}")).headers == {}, "nobody is known there"

    visit(story)
