"""The hall: what is kept, what is at hand, and what happens when it is opened again or shared."""

import asyncio
import random
from typing import Any

import pytest
from lucky import same_luck
from server.memory_store import MemoryStore
from server.strange_times import TODAY, StrangeTimes
from server.visitors import BOTS, House, opened, settle, visit

from greathall import bots
from greathall.bots import Seat
from greathall.engine import SPECTATOR
from greathall.server.denied import MessageDenied
from greathall.server.hall.hall import Hall
from greathall.server.store.store import Guest
from greathall.server.table.live import LiveTable

OPEN: dict[str, Any] = {"game": "citadels", "players": 4}


async def loaded(house: House, table: str) -> LiveTable:
    """The table as a hall would have it that is opened just now."""
    live = LiveTable(house.store, house.memory.rows[table], same_luck)
    await live.load()
    return live


def texts(live: LiveTable) -> list[str]:
    """What everybody is sent."""
    return [live.text(viewer, since) for viewer in (SPECTATOR, *range(len(live.seats))) for since in (0, 5)]


async def act(live: LiveTable, luck: random.Random) -> None:
    """Somebody answers, or takes back."""
    assert live.match is not None and live.numbers is not None
    seat = luck.choice(live.match.deciders())
    back = [other for other in range(len(live.seats)) if live.match.undoable(other)]
    if back and luck.random() < 0.3:
        seat = luck.choice(back)
        await live.undo(seat, live.numbers.mine[seat])
        return
    choice = bots.make("random", luck.randrange(2**32)).choose(Seat(live.match, seat))
    await live.answer(seat, live.numbers.number[seat], [choice])


@pytest.mark.parametrize(("game", "players", "steps"), [("inquest", 3, 1), ("masons", 3, 3), ("citadels", 5, 23)])
def test_a_hall_that_is_opened_again_sends_the_same_bytes(game: str, players: int, steps: int) -> None:
    async def story(house: House) -> None:
        anna, luck, step = await house.guest("Anna"), random.Random(5), 0
        table = await anna.open(game=game, players=players, bots=["random"] * players, start=True)
        live = await house.hall.table(table)
        while live.status == "playing" and step < 400:
            await act(live, luck)
            step += 1
            if step % steps == 0:
                assert texts(await loaded(house, table)) == texts(live)
        again = await loaded(house, table)
        assert (texts(again), again.status) == (texts(live), live.status)

    visit(story)


def test_two_halls_on_one_store_never_lose_or_double_an_answer() -> None:
    async def story(house: House) -> None:
        async with opened(house.store) as other:
            anna = await house.guest("Anna")
            table = await anna.open(game="inquest", players=2, bots=["random"] * 2, start=True)
            here, there = await house.hall.table(table), await other.hall.table(table)
            assert here.numbers is not None and there.match is not None and here.match is not None
            seat = here.match.deciders()[0]
            number, choice = here.numbers.number[seat], here.match.legal(seat)[0]
            await here.answer(seat, number, [choice])
            with pytest.raises(MessageDenied) as refused:
                await there.answer(seat, number, [choice])
            assert (refused.value.reason, refused.value.stale) == ("stale", True)
            assert texts(there) == texts(here)
            assert len(house.memory.records[table]) == here.match.answered

    visit(story)


def test_a_table_that_another_hall_has_begun_is_not_opened_again() -> None:
    async def story(house: House) -> None:
        async with opened(house.store) as other:
            anna, moved = await house.guest("Anna"), other.browser()
            table = await anna.open(game="inquest", players=2, bots=["random"])
            await moved.post("/api/me/move", token=(await anna.post("/api/me/link")).json()["token"])
            assert (await moved.info(table))["status"] == "open"
            assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
            for action, body in (("start", {}), ("seat", {"seat": 1}), ("leave", {})):
                late = await moved.post(f"/api/tables/{table}/{action}", **body)
                assert late.status_code == (200 if action == "leave" else 409), action
            assert (await moved.info(table))["status"] == house.memory.rows[table].status == "playing"

    visit(story)


@pytest.mark.parametrize("fault", ["entry", "half", "rules", "game", "seats"])
def test_a_table_that_cannot_be_replayed_is_paused_and_never_changed(fault: str) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**BOTS)
        row, record = house.memory.rows[table], house.memory.records[table]
        if fault == "entry":
            record.append(("A", "fly to the moon"))
        elif fault == "half":
            record.pop()
        elif fault == "rules":
            row.rules = 99
        elif fault == "game":
            row.game = "forgotten"
        else:
            row.seats.pop()
        kept = list(record)
        async with opened(house.store) as other:
            live = await other.hall.table(table)
            assert (live.status, live.match) == ("paused", None)
            guest = next(iter(house.memory.guests.values()))
            await paused_everywhere(other, table, guest)
        assert record == kept and row.status == "playing"

    visit(story)


async def paused_everywhere(house: House, table: str, guest: Guest) -> None:
    """Whatever is tried at a paused table is refused as such."""
    browser = house.browser()
    token = await house.hall.link(guest)
    assert (await browser.post("/api/me/move", token=token)).json()["tables"][0]["status"] == "paused"
    for action in ("sit", "leave", "start"):
        assert (await browser.post(f"/api/tables/{table}/{action}")).json()["reason"] == "paused"
    assert (await browser.post(f"/api/tables/{table}/rematch")).json()["reason"] == "not_over"
    socket = await browser.connect(table)
    assert (await socket.receive())["table"]["status"] == "paused"
    for message in ({"type": "answer", "number": 0, "answers": [0]}, {"type": "undo", "mine": 0}):
        assert (await socket.ask(id=1, **message))["reason"] == "paused"
    await socket.send(type="resume", after=0)
    assert (await socket.receive())["reason"] == "paused"


def test_only_so_many_tables_are_kept_at_hand() -> None:
    async def story(house: House) -> None:
        hall = Hall(house.store, most_live=3, luck=same_luck)
        anna = await house.guest("Anna")
        tables = [await anna.open(**OPEN) for _ in range(6)]
        for table in tables:
            await hall.table(table)
        assert list(hall.live) == tables[3:]
        await hall.table(tables[3])
        await hall.table(tables[0])
        assert list(hall.live) == [tables[5], tables[3], tables[0]]
        assert set(hall.bots) == set(hall.live)

    visit(story)


def test_a_table_somebody_is_at_is_not_let_go() -> None:
    async def story() -> None:
        async with opened(most_live=2) as house:
            anna = await house.guest("Anna")
            tables = [await anna.open(**OPEN) for _ in range(2)]
            socket = await anna.connect(tables[0])
            for _ in range(4):
                await anna.open(**OPEN)
            assert tables[0] in house.hall.live
            await socket.close()

    asyncio.run(story())


def test_a_table_is_loaded_once_however_many_ask() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**BOTS)
        hall = Hall(house.store, luck=same_luck)
        found = await asyncio.gather(*(hall.table(table) for _ in range(5)))
        assert all(live is found[0] for live in found)
        assert hall.loading == {}

    visit(story)


def test_a_table_is_at_hand_once_whoever_brings_it() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        live = await house.hall.table(await anna.open(**BOTS))
        bots = house.hall.bots[live.row.id]
        assert house.hall.keep(LiveTable(house.store, live.row, same_luck)) is live
        assert house.hall.bots[live.row.id] is bots

    visit(story)


def test_the_front_door_says_whose_turn_it_is() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        assert (await house.browser().get("/api/me")).json() == {
            "name": None,
            "tables": [],
            "open": [],
            "wall": False,
            "without": [],
            "keeper": False,
        }
        table = await anna.open(game="citadels", players=2, options={"crown": 1}, settings={"listed": True})
        [line] = (await bert.get("/api/me")).json()["open"]
        assert (await house.browser().get("/api/me")).json()["open"] == [line]
        assert (line["id"], line["status"], line["me"], line["round"]) == (table, "open", None, None)
        await bert.post(f"/api/tables/{table}/sit")
        await anna.post(f"/api/tables/{table}/start")
        async with opened(house.store) as other:
            hall = other.hall
            guests = {guest.name: guest for guest in house.memory.guests.values()}
            [annas], [berts] = (await hall.me(guests["Anna"])).tables, (await hall.me(guests["Bert"])).tables
            assert (annas.me, annas.asked, annas.waiting, annas.round) == (0, False, ["Bert"], 1)
            assert (berts.me, berts.asked) == (1, True)
            assert (await hall.me(guests["Bert"])).open == []

    visit(story)


def test_the_front_door_wakes_only_a_few_tables_at_a_time() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        for _ in range(15):
            await anna.open(**BOTS)
        guest = next(iter(house.memory.guests.values()))
        hall = Hall(house.store, luck=same_luck)
        lines = (await hall.me(guest)).tables
        assert (len(lines), len(hall.live)) == (15, 12)
        assert [bool(line.waiting) for line in lines] == [True] * 12 + [False] * 3
        await hall.me(guest)
        assert len(hall.live) == 15

    visit(story)


@pytest.mark.parametrize("name", ["", "   ", "\u200d", "\u202e\u0000", "\u3164", "\u2800 \u115f", "\ufe0f", "x" * 25])
def test_a_name_nobody_can_see_is_no_name(name: str) -> None:
    async def story(house: House) -> None:
        answer = await house.browser().post("/api/me", name=name)
        assert answer.status_code == 400
        assert "set-cookie" not in answer.headers

    visit(story)


def test_a_name_is_kept_on_one_line() -> None:
    async def story(house: House) -> None:
        answer = await house.browser().post("/api/me", name=" Anna\n\u202e von  Au ")
        assert answer.json()["name"] == "Anna von Au"
        assert "HttpOnly" in answer.headers["set-cookie"]

    visit(story)


def test_a_personal_link_is_good_for_a_day() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        token = (await anna.post("/api/me/link")).json()["token"]
        async with opened(house.store, times=StrangeTimes(today=TODAY + 90_000)) as tomorrow:
            assert (await tomorrow.browser().post("/api/me/move", token=token)).json()["reason"] == "bad_link"
        assert (await house.browser().post("/api/me/move", token=token)).json()["name"] == "Anna"

    visit(story, times=StrangeTimes())


def test_a_hall_that_closes_sends_everybody_home() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with opened(store) as house:
            anna = await house.guest("Anna")
            socket = await anna.connect(await anna.open(**BOTS))
            await socket.receive("game")
        await settle()
        while await socket.text() is not None:
            pass
        assert (socket.code, store.closed) == (1012, True)

    asyncio.run(story())


def test_tables_that_do_not_exist() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        for table in ("nothing", "x" * 100, "%00", "..", "a%20b", "%F0%9F%8F%B0"):
            answer = await anna.get(f"/api/tables/{table}")
            assert answer.status_code == 404, table
            assert (await anna.connect(table)).status in (403, 404)
        assert (await anna.get("/api/nothing")).json()["reason"] == "no_route"
        assert (await anna.get("/api/tables")).json()["reason"] == "wrong_method"

    visit(story)
