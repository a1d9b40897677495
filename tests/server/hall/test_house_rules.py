"""The rules of the house: what there is in a hall, and how long its tables are kept."""

import asyncio

import pytest
from server.memory_store import MemoryStore
from server.strange_times import TODAY, StrangeTimes
from server.visitors import BOTS, House, Onlooker, visit

from greathall.server.hall.housekeeping import keep_tables, put_away
from greathall.server.identity import DAY
from greathall.server.limits.house_rules import Features, Retention
from greathall.server.protocol.messages import Settings

LISTED = {"game": "citadels", "players": 2, "settings": {"listed": True}}
NOTHING = Features(talk=False, hints=False, reviews=False, records=False, lists=False)


class Gone(MemoryStore):
    """A store on a disk that is gone."""

    async def untouched(self, status: str, before: float) -> list[str]:
        raise OSError("the disk is gone")


def test_what_a_hall_does_not_have_no_new_table_has() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**LISTED)
        settings = (await anna.info(table))["settings"]
        assert [settings[name] for name in ("chat", "hints", "review", "listed", "watch")] == [False] * 4 + [True]
        changed = {"players": 3, "options": {}, "settings": {"listed": True}, "title": ""}
        answer = await anna.post(f"/api/tables/{table}/change", **changed)
        assert (answer.json()["players"], answer.json()["settings"]["listed"]) == (3, False)
        assert not (await anna.post(f"/api/tables/{table}/chat", on=True)).json()["settings"]["chat"]
        assert (await anna.get("/api/me")).json()["without"] == ["talk", "hints", "reviews", "records", "lists"]

    visit(story, features=NOTHING)


def test_nor_one_that_had_it_before() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**BOTS)
        house.memory.rows[table].settings = Settings(pace="instant", listed=True)
        house.hall.let_go(table)
        socket = await anna.connect(table)
        await socket.asked()
        assert (await socket.ask(type="say", id=1, phrase="hello"))["reason"] == "no_chat"
        assert (await socket.ask(type="hint", id=2, number=socket.game["number"]))["reason"] == "no_hints"
        assert (await anna.post(f"/api/tables/{table}/review")).json()["reason"] == "no_review"
        assert (await anna.post("/api/replays", record="greathall record 1")).json()["reason"] == "no_records"

    visit(story, features=NOTHING)


@pytest.mark.parametrize("lists", [False, True])
def test_the_front_door_lists_tables_if_the_hall_has_lists(lists: bool) -> None:
    async def story(house: House) -> None:
        table = await (await house.guest("Anna")).open(**LISTED)
        house.memory.rows[table].settings = Settings(listed=True)
        assert len((await house.browser().get("/api/me")).json()["open"]) == lists

    visit(story, features=Features(lists=lists))


def test_tables_are_put_away_that_nobody_has_touched_for_as_long_as_the_host_says() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        names = ("open", "playing", "over", "new", "visited")
        tables = {name: await anna.open(game="citadels", players=2) for name in names}
        for name in ("playing", "over"):
            house.memory.rows[tables[name]].status = "playing" if name == "playing" else "over"
        for name, table in tables.items():
            house.memory.rows[table].touched = TODAY - (1 if name == "new" else 31) * DAY
        house.hall.live[tables["visited"]].listeners.add(Onlooker())
        house.hall.let_go(tables["over"])
        await put_away(house.hall, Retention())
        assert len(house.memory.rows) == 5, "without a word of the host everything is kept"
        await put_away(house.hall, Retention(open=30, finished=30))
        left = {name for name, table in tables.items() if table in house.memory.rows}
        assert left == {"playing", "new", "visited"}
        assert tables["open"] not in house.hall.live
        assert (await anna.get(f"/api/tables/{tables['open']}")).status_code == 404

    visit(story, times=StrangeTimes())


def test_a_store_that_fails_is_asked_again_the_next_day(caplog: pytest.LogCaptureFixture) -> None:
    async def story(house: House) -> None:
        days: list[float] = []

        async def wait(seconds: float) -> None:
            days.append(seconds)
            if len(days) == 2:
                raise asyncio.CancelledError

        with pytest.raises(asyncio.CancelledError):
            await keep_tables(house.hall, Retention(open=1), wait)
        assert days == [DAY, DAY]

    visit(story, store=Gone())
    assert {found.message for found in caplog.records} == {"tables could not be put away"}
