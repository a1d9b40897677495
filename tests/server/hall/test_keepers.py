"""Keepers: guests who keep order in the page. Nobody else sees or does any of it, and none makes another."""

from typing import Any

from server.hall.test_forgetting import together
from server.visitors import Browser, House, visit

from greathall.server.hall.keeping_order import ABOUT_GUESTS, DEEDS, MOST, obey
from greathall.server.protocol.keeping import Command, Deed


async def appointed(house: House, name: str) -> Browser:
    keeper = await house.guest(name)
    await obey(house.hall, Command("appoint", name))
    return keeper


async def keep(by: Browser, deed: Deed, about: str = "", more: str = "") -> list[dict[str, Any]]:
    answer = await by.post("/api/keep", deed=deed, about=about, more=more)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["rows"])


async def refused(by: Browser, deed: Deed, about: str = "") -> tuple[int, str]:
    answer = await by.post("/api/keep", deed=deed, about=about)
    return answer.status_code, str(answer.json().get("reason"))


def test_only_keepers_see_and_do_anything() -> None:
    async def story(house: House) -> None:
        anna = await appointed(house, "Anna")
        bert, nobody = await house.guest("Bert"), house.browser()
        assert [(await one.get("/api/me")).json()["keeper"] for one in (anna, bert, nobody)] == [True, False, False]
        for deed in DEEDS:
            for stranger in (bert, nobody):
                assert await refused(stranger, deed, "Anna") == (403, "keepers_only"), deed
        assert [(one["name"], one["keeper"]) for one in await keep(anna, "guests")] == [("Anna", True), ("Bert", False)]
        await obey(house.hall, Command("dismiss", "Anna"))
        assert (await anna.get("/api/me")).json()["keeper"] is False
        assert await refused(anna, "guests") == (403, "keepers_only")

    visit(story)


def test_a_keeper_makes_no_keeper_and_touches_none() -> None:
    async def story(house: House) -> None:
        anna = await appointed(house, "Anna")
        await appointed(house, "Bert")
        await house.guest("Carl")
        touching: list[tuple[Deed, str]] = [("appoint", "Carl"), ("dismiss", "Bert")]
        for deed, about in (*touching, *((deed, "Bert") for deed in ABOUT_GUESTS)):
            assert await refused(anna, deed, about) == (403, "outside_only"), deed
        assert await house.store.keepers() == {one["id"] for one in await keep(anna, "guests") if one["keeper"]}
        assert len(await house.store.keepers()) == 2

    visit(story)


def test_a_keeper_deals_with_a_report() -> None:
    async def story(house: House) -> None:
        keeper = await appointed(house, "Kunigunde")
        table, (anna, bert) = await together(house, "Anna", "Bert")
        assert (await anna.post(f"/api/tables/{table}/report", seat=1, text="Lets me wait")).status_code == 200
        [report] = await keep(keeper, "reports", more="en")
        assert (report["by"], report["name"], report["why"]) == ("Anna", "Bert", "Lets me wait")
        [guest] = await keep(keeper, "guests", report["about"])
        await keep(keeper, "ban", guest["id"])
        assert (await bert.get("/api/me")).json()["name"] is None
        await keep(keeper, "settle", report["id"])
        assert await keep(keeper, "reports") == []
        [link] = await keep(keeper, "link", guest["id"])
        moved = await house.browser().post("/api/me/move", token=link["path"].removeprefix("/me/"))
        assert moved.json()["name"] == "Bert", "a lost seat is handed back"
        assert [one["id"] for one in await keep(keeper, "tables", "ANNA")] == [table]
        assert await keep(keeper, "tables", "Carl") == []
        await keep(keeper, "delete", table)
        assert await refused(keeper, "delete", table) == (404, "no_table")

    visit(story)


def test_a_keeper_neither_reads_nor_settles_what_is_reported_of_them() -> None:
    async def story(house: House) -> None:
        table, (anna, bert) = await together(house, "Anna", "Bert")
        carl = await appointed(house, "Carl")
        await obey(house.hall, Command("appoint", "Bert"))
        assert (await anna.post(f"/api/tables/{table}/report", seat=1)).status_code == 200
        [report] = await keep(carl, "reports", more="en")
        assert (report["name"], await keep(bert, "reports", more="en")) == ("Bert", [])
        for one in (bert, carl):
            assert await refused(one, "settle", report["id"]) == (403, "outside_only")
        await obey(house.hall, Command("dismiss", "Bert"))
        assert await keep(carl, "settle", report["id"]) == [{"id": report["id"]}]

    visit(story)


def test_who_is_banned_or_forgotten_keeps_no_order() -> None:
    async def story(house: House) -> None:
        for name in ("Anna", "Bert"):
            await appointed(house, name)
        await obey(house.hall, Command("ban", "Anna"))
        await obey(house.hall, Command("forget", "Bert"))
        assert await house.store.keepers() == set()

    visit(story)


def test_nobody_hides_behind_the_id_of_another() -> None:
    async def story(house: House) -> None:
        keeper = await appointed(house, "Kunigunde")
        await house.guest("Anna")
        [anna] = await keep(keeper, "guests", "Anna")
        await house.guest(anna["id"])
        await keep(keeper, "rename", anna["id"], "Anne")
        assert {one["name"] for one in await keep(keeper, "guests")} == {"Kunigunde", "Anne", anna["id"]}

    visit(story)


def test_long_lists_are_told_in_part() -> None:
    async def story(house: House) -> None:
        keeper = await appointed(house, "Kunigunde")
        for number in range(MOST + 4):
            await house.guest(f"Guest {number:03}")
        told = (await keeper.post("/api/keep", deed="guests")).json()
        assert (len(told["rows"]), told["earlier"]) == (MOST, 5)
        assert told["rows"][-1]["name"] == "Kunigunde"
        assert [one["name"] for one in await keep(keeper, "guests", "guest 000")] == ["Guest 000"]

    visit(story)
