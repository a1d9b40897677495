"""Complaining: guests report what others say and do, and block those whom they do not want to meet."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode
from msgspec.structs import replace
from server.hall.test_forgetting import together
from server.visitors import Browser, House, Socket, opened, visit

from greathall.server.hall.complaining import MOST
from greathall.server.hall.housekeeping import put_away
from greathall.server.hall.keeping_order import obey
from greathall.server.identity import DAY
from greathall.server.limits.house_rules import Retention
from greathall.server.protocol.keeping import Command
from greathall.server.store.sqlite import SqliteStore

LISTED = {"game": "citadels", "players": 3, "settings": {"listed": True}}


async def report(by: Browser, table: str, status: int = 200, **wanted: Any) -> None:
    assert (await by.post(f"/api/tables/{table}/report", **wanted)).status_code == status


async def block(by: Browser, table: str, **wanted: Any) -> list[str]:
    """Whom somebody has blocked once they have blocked one more."""
    answer = await by.post(f"/api/tables/{table}/block", **wanted)
    assert answer.status_code == 200, answer.text
    return [person["name"] for person in answer.json()["people"]]


async def reports(house: House, languages: str = "en") -> list[dict[str, Any]]:
    return await obey(house.hall, Command("reports", more=languages))


async def hears(socket: Socket) -> list[str]:
    """What was said, of all that is still known, once it is sent anew."""
    said = await socket.receive("said")
    while said["since"]:
        said = await socket.receive("said")
    return [line["text"] or line["phrase"] for line in said["lines"]]


# Reports.


def test_what_was_said_is_reported_and_read(caplog: pytest.LogCaptureFixture) -> None:
    async def story(house: House) -> None:
        table, (anna, bert) = await together(house, "Anna", "Bert")
        line, own = await bert.connect(table), await anna.connect(table)
        await own.ask(type="say", id=1, text="Hello")
        await line.ask(type="say", id=1, phrase="rage")
        await line.ask(type="say", id=2, text="You cheat")
        await report(anna, table, line=2)
        await report(anna, table, line=3, text="Not for the first time")
        await report(anna, table, 404, line=4)
        first, second = await reports(house)
        assert (first["table"], first["by"], first["name"], first["why"]) == (table, "Anna", "Bert", "")
        assert (second["seat"], second["why"]) == ("B", "Not for the first time")
        assert [(one["name"], one["said"], one["meant"]) for one in second["said"]] == [
            ("Anna", "Hello", False),
            ("Bert", "(rage)", False),
            ("Bert", "You cheat", True),
        ]
        known = {guest.name: guest.id for guest in house.memory.guests.values()}
        assert {(one["about"], one["author"]) for one in (first, second)} == {(known["Bert"], known["Anna"])}
        await obey(house.hall, Command("settle", first["id"]))
        assert await reports(house) == [second]
        for socket in (line, own):
            await socket.close()

    visit(story)
    assert "You cheat" not in caplog.text and "was reported" in caplog.text


def test_somebody_is_reported_for_what_they_do() -> None:
    async def story(house: House) -> None:
        table, (anna, bert) = await together(house, "Anna", "Bert")
        line = await bert.connect(table)
        await anna.connect(table)
        await report(bert, table, seat=0, text="Lets me wait")
        [told] = await reports(house)
        assert (told["name"], told["seat"], told["said"], told["why"]) == ("Anna", "A", [], "Lets me wait")
        assert told["done"] and all("{" not in sentence for sentence in told["done"]), "what happened, in sentences"
        [other] = await reports(house, "cs en")
        assert other["done"] != told["done"]
        for wanted in ({}, {"seat": 2}, {"seat": 9}, {"text": "Everything"}):
            await report(bert, table, 400, **wanted)
        await line.close()

    visit(story)


@pytest.mark.parametrize(
    "event",
    [
        {"n": 1, "event": "no_longer_there"},
        {"n": 1, "event": "gains"},
        {"n": 1, "event": "reveals", "who": ["A"], "card": 7},
    ],
)
def test_what_later_rules_do_not_know_is_told_as_it_is(event: dict[str, Any]) -> None:
    async def story(house: House) -> None:
        table, (anna, _) = await together(house, "Anna", "Bert")
        await report(anna, table, seat=1)
        house.memory.kept_reports = [replace(one, done=[event]) for one in house.memory.kept_reports]
        [told] = await reports(house)
        assert told["done"] == [encode(event).decode()]
        house.memory.kept_reports = [replace(one, game="no_longer_there") for one in house.memory.kept_reports]
        assert await reports(house) == [told]

    visit(story)


def test_a_report_outlives_the_table_and_the_hall(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(await SqliteStore.open(tmp_path / "hall.db")) as house:
            table, (anna, _) = await together(house, "Anna", "Bert")
            await report(anna, table, seat=1, text="Why")
            [before] = await reports(house)
            await obey(house.hall, Command("delete", table))
        async with opened(await SqliteStore.open(tmp_path / "hall.db")) as house:
            assert await reports(house) == [before]
            await obey(house.hall, Command("forget", "Bert"))
            assert await reports(house) == []

    asyncio.run(story())


def test_reports_are_kept_for_as_long_as_the_house_says() -> None:
    async def story(house: House) -> None:
        table, (anna, _) = await together(house, "Anna", "Bert")
        await report(anna, table, seat=1)
        mine = (await anna.get("/api/me/data")).json()["reports"]
        assert [(one["table"], one["name"]) for one in mine] == [(table, "Bert")]
        [kept] = house.memory.kept_reports
        for days, rules, left in ((89, Retention(), 1), (91, Retention(reports=0), 1), (91, Retention(), 0)):
            house.memory.kept_reports = [replace(kept, made=kept.made - days * DAY)]
            await put_away(house.hall, rules)
            assert len(await reports(house)) == left

    visit(story)


# Blocking.


def test_a_guest_hears_nothing_more_of_somebody_they_have_blocked() -> None:
    async def story(house: House) -> None:
        table, (anna, bert, carl) = await together(house, "Anna", "Bert", "Carl")
        hers, his, other = [await one.connect(table) for one in (anna, bert, carl)]
        await his.ask(type="say", id=1, text="You cheat")
        await other.ask(type="say", id=1, text="Hush")
        assert await hears(hers) == ["You cheat"]
        assert await block(anna, table, line=1) == ["Bert"]
        assert await hears(hers) == ["Hush"], "what was said is sent again, without it"
        await his.ask(type="say", id=2, phrase="rage")
        await other.ask(type="say", id=2, text="Please")
        said = await hers.receive("said")
        assert [line["text"] for line in said["lines"]] == ["Please"]
        again = await anna.connect(table)
        assert await hears(again) == ["Hush", "Please"]
        assert await hears(await carl.connect(table)) == ["You cheat", "Hush", "rage", "Please"]
        [person] = (await anna.get("/api/me/blocked")).json()["people"]
        assert (await anna.get("/api/me/data")).json()["blocked"] == ["Bert"]
        assert (await anna.post("/api/me/unblock", id=person["id"])).json() == {"people": []}
        assert await hears(hers) == ["You cheat", "Hush", "rage", "Please"]

    visit(story)


def test_whoever_is_blocked_does_not_come_to_the_tables_of_their_host() -> None:
    async def story(house: House) -> None:
        table, (anna, bert) = await together(house, "Anna", "Bert", start=False)
        listed, theirs = await anna.open(**LISTED), await bert.open(**LISTED)
        key = await anna.key(listed)
        watching = await bert.connect(listed, f"key={key}")
        assert await block(anna, table, seat=1) == ["Bert"]
        assert [seat["kind"] for seat in (await anna.info(table))["seats"]] == ["person", "open"], "they stand up"
        while await watching.text() is not None:
            pass
        assert watching.code == 1008
        for one in (table, listed):
            assert (await bert.get(f"/api/tables/{one}?key={key}")).json()["reason"] == "not_invited"
            assert (await bert.post(f"/api/tables/{one}/sit", key=key)).json()["reason"] == "not_invited"
        assert (await bert.connect(listed, f"key={key}")).status == 403
        assert [row["id"] for row in (await bert.get("/api/me")).json()["open"]] == []
        assert [row["id"] for row in (await anna.get("/api/me")).json()["open"]] == [], "nor are theirs listed"
        assert (await anna.get(f"/api/tables/{theirs}")).status_code == 200, "but a guest may go where they like"
        assert (await house.browser().get(f"/api/tables/{listed}")).status_code == 200

    visit(story)


def test_whoever_is_blocked_stands_up_from_all_tables_of_their_host_that_have_not_begun() -> None:
    async def story(house: House) -> None:
        table, (anna, bert) = await together(house, "Anna", "Bert")
        waiting = await anna.open(game="citadels", players=2)
        key = await anna.key(waiting)
        assert (await bert.post(f"/api/tables/{waiting}/sit", key=key)).status_code == 200
        line = await bert.connect(waiting)
        await block(anna, table, seat=1)
        assert [seat["kind"] for seat in (await anna.info(waiting))["seats"]] == ["person", "open"]
        assert [seat["kind"] for seat in (await anna.info(table))["seats"]] == ["person", "person"]
        while await line.text() is not None:
            pass
        assert line.code == 1008

    visit(story)


def test_a_game_that_has_begun_goes_on_with_both_but_no_other_follows() -> None:
    async def story(house: House) -> None:
        table, (anna, bert, carl) = await together(house, "Anna", "Bert", "Carl")
        await block(anna, table, seat=1)
        assert [seat["kind"] for seat in (await bert.info(table))["seats"]] == ["person"] * 3
        sockets = [await one.connect(table) for one in (anna, bert, carl)]
        await asyncio.gather(*(socket.play_to_the_end() for socket in sockets))
        assert (await bert.post(f"/api/tables/{table}/rematch")).json()["reason"] == "not_invited"
        following = (await carl.post(f"/api/tables/{table}/rematch")).json()["id"]
        seats = (await anna.info(following))["seats"]
        assert sorted((seat["kind"], seat["name"]) for seat in seats if seat["kind"] == "person") == [
            ("person", "Anna"),
            ("person", "Carl"),
        ]
        assert (await bert.get(f"/api/tables/{following}")).status_code == 403

    visit(story)


def test_whoever_has_blocked_the_host_is_not_drawn_into_the_next_game() -> None:
    async def story(house: House) -> None:
        table, (anna, bert) = await together(house, "Anna", "Bert")
        await block(bert, table, seat=0)
        sockets = [await one.connect(table) for one in (anna, bert)]
        await asyncio.gather(*(socket.play_to_the_end() for socket in sockets))
        following = (await anna.post(f"/api/tables/{table}/rematch")).json()["id"]
        assert sorted(seat["kind"] for seat in (await anna.info(following))["seats"]) == ["bot", "person"]

    visit(story)


def test_nobody_is_meant_who_is_called_otherwise_than_the_page_says() -> None:
    async def story(house: House) -> None:
        table, (anna, bert, _) = await together(house, "Anna", "Bert", "Carl", start=False)
        line = await bert.connect(table)
        await line.ask(type="say", id=1, text="You cheat")
        for wanted in ({"line": 1, "name": "Carl"}, {"seat": 1, "name": "Carl"}):
            for deed in ("block", "report"):
                answer = await anna.post(f"/api/tables/{table}/{deed}", **wanted)
                assert (answer.status_code, answer.json()["reason"]) == (409, "changed_meanwhile")
        assert await reports(house) == []
        await report(anna, table, line=1, name="Bert")
        assert await block(anna, table, seat=1, name="Bert") == ["Bert"]
        assert await block(anna, table, seat=2, name="Carl") == ["Bert", "Carl"]
        await line.close()

    visit(story)


def test_nobody_blocks_themselves_nobody_or_everybody() -> None:
    async def story(house: House) -> None:
        table, (anna, bert) = await together(house, "Anna", "Bert")
        for wanted, status, reason in (
            ({"seat": 0}, 400, "no_seat"),
            ({"seat": 7}, 400, "no_seat"),
            ({}, 400, "no_seat"),
            ({"line": 1}, 404, "nothing_said"),
            ({"seat": -1}, 400, "malformed"),
        ):
            answer = await anna.post(f"/api/tables/{table}/block", **wanted)
            assert (answer.status_code, answer.json()["reason"]) == (status, reason)
        mine = {guest.name: guest.id for guest in house.memory.guests.values()}["Bert"]
        for number in range(MOST):
            await house.guest(f"Guest {number}")
        house.memory.blocks = {(mine, guest) for guest in house.memory.guests if guest != mine} - {
            (mine, next(guest.id for guest in house.memory.guests.values() if guest.name == "Anna"))
        }
        assert (await bert.post(f"/api/tables/{table}/block", seat=0)).json()["reason"] == "too_many"
        house.memory.blocks = {(mine, guest) for guest in house.memory.guests if guest != mine}
        assert (await bert.post(f"/api/tables/{table}/block", seat=0)).status_code == 200, "that is so already"

    visit(story)
