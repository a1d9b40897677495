"""Two halls on one book are one hall to whoever visits them."""

import asyncio
from functools import partial

import pytest
from msgspec.structs import replace
from server.sharing.several import at, halls
from server.visitors import Browser, House, Socket
from waiting import until

from greathall.server.hall.keeping_order import obey
from greathall.server.limits.bounds import UNWELCOME
from greathall.server.protocol.asking import AskedBack
from greathall.server.protocol.keeping import Command
from greathall.server.sharing.sharing import FORGOTTEN
from greathall.server.store.postgres.store import PostgresStore
from greathall.server.table.asking import lapse
from greathall.server.table.live import LiveTable
from greathall.server.table.whispers import AskedOf

pytestmark = pytest.mark.anyio

TWO = {"game": "citadels", "players": 2, "options": {"preset": "first_game"}, "settings": {"pace": "instant"}}
BOTS = {"game": "citadels", "players": 4, "bots": ["random"] * 3, "settings": {"pace": "instant"}, "start": True}


async def begun(one: House, other: House) -> tuple[str, Browser, Browser]:
    """A game of two that has begun: Anna is at one hall, Bert at the other."""
    anna, bert = await one.guest("Anna"), await other.guest("Bert")
    table = await anna.open(**TWO)
    assert (await bert.post(f"/api/tables/{table}/sit", key=await anna.key(table))).status_code == 200
    assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
    return table, anna, bert


def live_at(house: House, table: str) -> LiveTable:
    return house.hall.live[table]


async def test_two_who_are_at_different_halls_play_a_game_to_its_end(database: str) -> None:
    async with halls(database) as (one, other):
        table, anna, bert = await begun(one, other)
        sockets = [await anna.connect(table), await bert.connect(table)]
        ends = await asyncio.gather(*(socket.play_to_the_end() for socket in sockets))
        assert ends[0]["n"] == ends[1]["n"] == len(await one.store.entries(table))
        assert ends[0]["result"] == ends[1]["result"]
        for socket in sockets:
            await socket.close()


async def test_what_is_changed_at_one_hall_is_seen_at_the_other(database: str) -> None:
    async with halls(database) as (one, other):
        anna = await one.guest("Anna")
        table = await anna.open(**TWO)
        there = await at(anna, other).connect(table)
        assert (await there.receive("table"))["table"]["seats"][1]["kind"] == "open"
        await anna.post(f"/api/tables/{table}/seat", seat=1, bot="random")
        while (await there.receive("table"))["table"]["seats"][1]["kind"] != "bot":
            pass
        await anna.post("/api/me", name="Anne")
        while (await there.receive("table"))["table"]["seats"][0]["name"] != "Anne":
            pass
        assert (await anna.post(f"/api/tables/{table}/delete")).status_code == 200
        while await there.text() is not None:
            pass
        assert there.code == UNWELCOME
        assert (await at(anna, other).get(f"/api/tables/{table}")).status_code == 404
        await there.task


async def test_whoever_asks_any_hall_hears_how_things_are(database: str) -> None:
    async with halls(database) as (one, other):
        anna = await one.guest("Anna")
        table = await anna.open(**TWO)
        there = at(anna, other)
        for number, name in enumerate(("random", "easy", "random")):
            assert (await anna.post(f"/api/tables/{table}/seat", seat=1, bot=name)).status_code == 200
            assert (await there.info(table))["seats"][1]["bot"] == name, number
            line = (await there.get("/api/me")).json()["tables"][0]
            assert line["seats"][1]["bot"] == name


async def test_people_at_the_other_hall_are_here(database: str) -> None:
    async with halls(database) as (one, other):
        table, anna, bert = await begun(one, other)
        here, there = await anna.connect(table), await bert.connect(table)
        await until(lambda: len(live_at(one, table).online()) == len(live_at(other, table).online()) == 2)
        assert live_at(one, table).absence.since == {}
        await there.close()
        await until(lambda: len(live_at(one, table).online()) == 1)
        assert len(live_at(one, table).absence.since) == 1
        await here.close()


async def lead(table: str, houses: list[House]) -> list[bool]:
    return [table in house.hall.live and live_at(house, table).leads for house in houses]


async def test_one_hall_lets_bots_think_and_another_goes_on_when_it_is_gone(database: str) -> None:
    async with halls(database) as (one, other):
        anna = await one.guest("Anna")
        table = await anna.open(**BOTS)
        here = await anna.connect(table)
        await here.asked()
        there = await at(anna, other).connect(table)
        await there.asked()
        assert await lead(table, [one, other]) == [True, False]
        assert one.hall.sharing is not None and isinstance(other.store, PostgresStore)
        for task in one.hall.sharing.running:  # it says nothing more, as if its process had stopped
            task.cancel()
        one.hall.bots[table].stop()
        await other.store.pool.say("UPDATE halls SET expires = 0 WHERE id = $1", one.hall.sharing.name)
        n = there.game["n"]
        assert (await there.answer(-1))["type"] == "done"
        await until(lambda: live_at(other, table).leads)
        await play_until(there, n + 6)
        await here.close()
        await there.close()


async def play_until(socket: Socket, n: int) -> None:
    """Play on until there are this many entries."""
    while (await socket.asked())["n"] < n:
        assert (await socket.answer(-1))["type"] == "done"


async def test_a_hall_that_closes_leaves_its_tables_to_others_at_once(database: str) -> None:
    async with halls(database) as (one, other):
        anna = await one.guest("Anna")
        table = await anna.open(**BOTS)
        here, there = await anna.connect(table), await at(anna, other).connect(table)
        await here.asked()
        await until(lambda: live_at(one, table).leads or live_at(other, table).leads)
        leader, follower = (one, other) if live_at(one, table).leads else (other, one)
        await leader.hall.close()
        await until(lambda: live_at(follower, table).leads)
        for socket in (here, there):
            socket.task.cancel()


async def test_of_two_who_answer_together_at_different_halls_both_are_heard(database: str) -> None:
    """Nobody hears that they were too late while they are still asked."""
    async with halls(database) as (one, other):
        people = [await one.guest("Anna"), await other.guest("Bert")]
        table = await people[0].open(game="masons", players=2, settings={"pace": "instant"})
        key = await people[0].key(table)
        await people[1].post(f"/api/tables/{table}/sit", key=key)
        assert (await people[0].post(f"/api/tables/{table}/start")).status_code == 200
        sockets = [await person.connect(table) for person in people]
        ends = await asyncio.gather(*(socket.play_to_the_end() for socket in sockets))
        assert ends[0]["result"] == ends[1]["result"]
        for socket in sockets:
            await socket.close()


async def test_an_answer_from_elsewhere_is_shown_and_who_sits_there_is_not_told_again(database: str) -> None:
    async with halls(database) as (one, other):
        table, anna, bert = await begun(one, other)
        sockets = [await anna.connect(table), await bert.connect(table)]
        here, there = live_at(one, table), live_at(other, table)
        await until(lambda: here.elsewhere and there.elsewhere and there.match is not None)
        assert here.match is not None and here.numbers is not None
        changes, [seat] = there.changes, here.match.deciders()
        await here.answer(seat, here.numbers.number[seat], [here.match.legal(seat)[0]])
        length = len(await one.store.entries(table))
        await until(lambda: there.match is not None and there.match.answered == length)
        assert there.changes == changes
        for socket in sockets:
            await socket.close()


async def test_whoever_signs_out_everywhere_does_so_at_all_halls(database: str) -> None:
    async with halls(database) as (one, other):
        anna = await one.guest("Anna")
        table = await anna.open(**TWO)
        before = at(anna, other)
        there = await before.connect(table)
        assert (await anna.post("/api/me/out")).status_code == 200
        while await there.text() is not None:
            pass
        assert there.code == UNWELCOME
        assert (await before.get("/api/me")).json()["name"] is None
        again = await at(anna, other).connect(table)
        await again.receive("table")
        await again.close()
        await there.task


# What is in no record.


async def said_to(socket: Socket) -> list[str]:
    """What somebody hears next, line by line."""
    return [line["text"] or line["phrase"] for line in (await socket.receive("said"))["lines"]]


async def test_what_is_said_at_one_hall_is_heard_at_the_other_once(database: str) -> None:
    async with halls(database) as (one, other):
        anna, bert = await one.guest("Anna"), await other.guest("Bert")
        table = await anna.open(**{**TWO, "settings": {"chat": True}})
        await bert.post(f"/api/tables/{table}/sit", key=await anna.key(table))
        here, there = await anna.connect(table), await bert.connect(table)
        assert (await here.ask(type="say", id=1, phrase="hello"))["type"] == "done"
        assert await said_to(there) == ["hello"]
        assert (await there.ask(type="say", id=1, text="Good evening"))["type"] == "done"
        await until(lambda: "Good evening" in (line.text for line in live_at(one, table).talk.lines))
        late = await at(anna, other).connect(table)
        assert await said_to(late) == ["hello", "Good evening"]
        for house in (one, other):
            assert [line.text or line.phrase for line in live_at(house, table).talk.lines] == ["hello", "Good evening"]
        await anna.post(f"/api/tables/{table}/chat", on=False)
        await until(lambda: not live_at(other, table).talk.lines)
        assert isinstance(one.store, PostgresStore)
        assert await one.store.pool.say("SELECT string_agg(content, ' ') FROM whispers") == FORGOTTEN
        for socket in (here, there, late):
            await socket.close()


def has_heard(house: House, table: str, lines: int) -> bool:
    return len(live_at(house, table).talk.lines) == lines


async def test_whoever_is_blocked_at_one_hall_is_blocked_at_the_other(database: str) -> None:
    async with halls(database) as (one, other):
        table, anna, bert = await begun(one, other)
        hers, his = await at(anna, other).connect(table), await bert.connect(table)
        await his.ask(type="say", id=1, text="You cheat")
        assert [line["text"] for line in (await hers.receive("said"))["lines"]] == ["You cheat"]
        assert (await anna.post(f"/api/tables/{table}/block", seat=1)).status_code == 200
        assert (await hers.receive("said"))["lines"] == []
        again = await at(anna, one).connect(table)
        await his.ask(type="say", id=2, text="I said: you cheat")
        await hers.ask(type="say", id=1, text="Well")
        assert [line["text"] for line in (await again.receive("said"))["lines"]] == ["Well"]
        [person] = (await at(anna, other).get("/api/me/blocked")).json()["people"]
        assert (await anna.post("/api/me/unblock", id=person["id"])).json() == {"people": []}
        while len((await hers.receive("said"))["lines"]) != 3:
            pass
        assert (await bert.post(f"/api/tables/{table}/report", seat=0)).status_code == 200
        for house in (one, other):
            assert len(await obey(house.hall, Command("reports"))) == 1
        for socket in (hers, his, again):
            await socket.close()


async def test_whoever_is_blocked_by_the_host_at_one_hall_has_to_go_at_the_other(database: str) -> None:
    """Even if it has not heard yet that they have no seat any more."""
    async with halls(database, often=3600.0) as (one, other):
        anna, bert = await one.guest("Anna"), await other.guest("Bert")
        table = await anna.open(**{**TWO, "settings": {"listed": True}})
        assert (await bert.post(f"/api/tables/{table}/sit")).status_code == 200
        his = await bert.connect(table)
        sharing, others = one.hall.sharing, other.hall.sharing
        assert sharing is not None and others is not None
        assert (await anna.post(f"/api/tables/{table}/block", seat=1)).status_code == 200
        await until(lambda: not sharing.whispers)  # it has told the book
        await others.look()
        while await his.text() is not None:
            pass
        assert his.code == UNWELCOME


async def test_a_table_that_is_brought_to_hand_later_has_heard_everything(database: str) -> None:
    async with halls(database) as (one, other):
        anna = await one.guest("Anna")
        table = await anna.open(**{**TWO, "settings": {"chat": True}})
        here = await anna.connect(table)
        for phrase in ("hello", "moment"):
            assert (await here.ask(type="say", id=1, phrase=phrase))["type"] == "done"
        await here.close()
        one.hall.let_go(table)
        for house in (other, one):
            socket = await at(anna, house).connect(table)
            await until(partial(has_heard, house, table, 2))
            await socket.close()


async def test_wishes_and_what_is_asked_back_are_known_at_both_halls(database: str) -> None:
    async with halls(database) as (one, other):
        table, anna, bert = await begun(one, other)
        sockets = [await anna.connect(table), await bert.connect(table)]
        here, there = live_at(one, table), live_at(other, table)
        assert (await sockets[0].ask(type="pace", id=1, pace="calm"))["type"] == "done"
        await until(lambda: there.paces == here.paces != {})
        assert here.match is not None
        ask = AskedBack(here.match.answered, 0, [1, 2, 3])
        here.ask = ask
        here.whisper(AskedOf(ask))
        await until(lambda: there.ask == ask)
        for live, left in ((here, [2, 3]), (there, [1, 3])):  # two allow it at the same time
            live.ask = replace(ask, waits=left)
            live.whisper(AskedOf(live.ask))
        await until(lambda: here.ask == there.ask == replace(ask, waits=[3]))
        lapse(there)
        await until(lambda: here.ask is not None and here.ask == there.ask)
        for socket in sockets:
            await socket.close()
