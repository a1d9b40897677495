"""Leaving for good: nothing names the guest any more, and everybody else plays on. And taking everything along."""

import asyncio
from pathlib import Path

from server.visitors import BOTS, Browser, House, opened, visit

from greathall.server.store.sqlite import SqliteStore


async def together(house: House, *names: str, start: bool = True) -> tuple[str, list[Browser]]:
    """A table of people; the first is the host."""
    people = [await house.guest(name) for name in names]
    table = await people[0].open(game="citadels", players=len(names), settings={"pace": "instant"})
    key = await people[0].key(table)
    for one in people[1:]:
        assert (await one.post(f"/api/tables/{table}/sit", key=key)).status_code == 200
    if start:
        assert (await people[0].post(f"/api/tables/{table}/start")).status_code == 200
    return table, people


def test_others_play_on_and_one_of_them_is_the_host() -> None:
    async def story(house: House) -> None:
        table, (anna, bert) = await together(house, "Anna", "Bert")
        alone = await anna.open(**BOTS)
        socket = await anna.connect(table)
        line = await bert.connect(table)
        answer = await anna.post("/api/me/forget")
        assert (answer.status_code, answer.json()["name"]) == (200, None)
        assert "Max-Age=0" in answer.headers["set-cookie"]
        while await socket.text() is not None:
            pass
        assert socket.code == 1008
        info = await bert.info(table)
        assert (info["status"], info["host"]) == ("playing", True)
        assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
        assert "Anna" not in str(info)
        await line.asked()
        assert (await bert.get(f"/api/tables/{alone}")).status_code == 404, "nobody else sat there"
        assert [guest.name for guest in house.memory.guests.values()] == ["Bert"]
        assert {guest for guest, _, _ in house.memory.tokens.values()} == set(house.memory.guests)
        assert (await anna.get("/api/me")).json()["name"] is None
        assert (await anna.post("/api/me/forget")).status_code == 401

    visit(story)


def test_before_a_game_begins_the_seat_is_free_again() -> None:
    async def story(house: House) -> None:
        table, (anna, bert) = await together(house, "Anna", "Bert", start=False)
        await bert.post("/api/me/forget")
        assert [seat["kind"] for seat in (await anna.info(table))["seats"]] == ["person", "open"]

    visit(story)


def test_nothing_is_left_in_the_file(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "hall.db")
        async with opened(store) as house:
            table, (anna, bert) = await together(house, "Annabella", "Bert")
            await anna.post("/api/me/forget")
            guests = [guest.name for guest in await store.guests_after("")]
            [row] = await store.tables_after("")
            assert (guests, row.id, row.seats[0].guest) == (["Bert"], table, None)
            assert (await bert.info(table))["host"]
            [(tokens,)] = await store.reader.do(lambda base: base.execute("SELECT count(*) FROM tokens").fetchall())
            assert tokens == 1
        again = await SqliteStore.open(tmp_path / "hall.db")
        found = await again.reader.do(lambda base: "\n".join(base.iterdump()))
        await again.close()
        assert "Annabella" not in found and "Bert" in found

    asyncio.run(story())


def test_everything_that_is_kept_can_be_taken_along() -> None:
    async def story(house: House) -> None:
        table, (anna, bert) = await together(house, "Anna", "Bert")
        found = (await anna.get("/api/me/data")).json()
        [mine] = found["tables"]
        assert (found["name"], mine["id"], mine["host"], mine["seats"], mine["names"]) == (
            "Anna",
            table,
            True,
            [0],
            ["Anna"],
        )
        assert mine["record"] == [], "what is not over is still secret"
        house.memory.rows[table].status = "over"
        [over] = (await bert.get("/api/me/data")).json()["tables"]
        assert len(over["record"]) == len(house.memory.records[table]) > 0
        assert (await house.browser().get("/api/me/data")).status_code == 401

    visit(story)
