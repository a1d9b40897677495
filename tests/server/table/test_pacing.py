"""The pace of bots in a running game: everybody says it for themselves, and the calmest who is here is heeded."""

import asyncio
from typing import Any

from lucky import same_luck
from server.memory_store import MemoryStore
from server.visitors import BOTS, House, Socket, visit

from greathall import games
from greathall.server.protocol.messages import Settings
from greathall.server.store.store import Guest, StoredSeat, StoredTable
from greathall.server.table.live import LiveTable
from greathall.server.table.numbers import Numbers
from greathall.server.table.pacing import pace_of, wish, wish_of

CALM_BOTS = {**BOTS, "settings": {"pace": "calm"}}
FRIENDS = {"game": "citadels", "players": 3, "bots": ["random"], "settings": {"pace": "quick"}}


async def wished(socket: Socket, pace: str) -> dict[str, Any]:
    """What came of a wish."""
    return await socket.ask(type="pace", id=1, pace=pace)


def test_alone_with_bots_the_pace_is_what_one_says() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**CALM_BOTS)
        socket = await anna.connect(table)
        live = await house.hall.table(table)
        assert pace_of(live) == "calm"
        assert (await wished(socket, "quick"))["type"] == "done"
        assert pace_of(live) == "quick"
        assert (await anna.info(table))["wish"] == "quick"

    visit(story)


async def two_at_a_table() -> LiveTable:
    """A running table with nobody connected: Anna on the first seat, a bot on the other."""
    game = games.load("citadels", 2)
    match = game.new(3)
    seats = [StoredSeat(guest=Guest("g", "Anna")), StoredSeat(bot="random", name="Bert")]
    settings, version = Settings(pace="quick"), game.rules.version
    row = StoredTable("t", "k", "g", "", "citadels", 2, game.rules.options, settings, "playing", version, None, seats)
    store = MemoryStore()
    await store.add_table(row, match.history.entries)
    live = LiveTable(store, row, same_luck)
    live.set_game(game)
    live.begin(match, Numbers(match))
    return live


async def answer_until(live: LiveTable, asked: bool) -> None:
    """Whoever is asked gives the first answer, until Anna is asked, or is not."""
    while live.match is not None and live.numbers is not None and (0 in live.match.deciders()) != asked:
        seat = live.match.deciders()[0]
        await live.answer(seat, live.numbers.number[seat], live.match.legal(seat)[:1])


def test_a_skip_lasts_until_one_is_asked_and_has_answered() -> None:
    async def story() -> None:
        live = await two_at_a_table()
        await answer_until(live, asked=False)
        wish(live, [0], "skip")
        assert wish_of(live, [0]) == "skip"
        await answer_until(live, asked=True)
        assert wish_of(live, [0]) == "quick"
        await answer_until(live, asked=False)
        assert (wish_of(live, [0]), live.skips) == ("quick", {})
        wish(live, [0], "skip")
        wish(live, [0], "calm")
        assert wish_of(live, [0]) == "calm"

    asyncio.run(story())


def test_nobody_hurries_the_others() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**FRIENDS)
        key = await anna.key(table)
        await anna.post(f"/api/tables/{table}/sit")
        await bert.post(f"/api/tables/{table}/sit", key=key)
        await anna.post(f"/api/tables/{table}/start")
        one, other = await anna.connect(table), await bert.connect(table)
        live = await house.hall.table(table)
        await wished(one, "instant")
        assert pace_of(live) == "quick"
        await wished(other, "calm")
        assert pace_of(live) == "calm"
        assert [(await guest.info(table))["wish"] for guest in (anna, bert)] == ["instant", "calm"]
        await bert.post(f"/api/tables/{table}/leave")
        assert pace_of(live) == "instant"

    visit(story)


def test_only_those_who_sit_there_say_it_and_only_once_it_has_begun() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**FRIENDS)
        await anna.post(f"/api/tables/{table}/sit")
        watcher = await bert.connect(table, f"key={await anna.key(table)}")
        assert (await wished(watcher, "quick"))["reason"] == "not_seated"
        assert (await wished(await anna.connect(table), "quick"))["reason"] == "not_begun"
        assert (await wished(watcher, "at once"))["reason"] == "malformed"

    visit(story)
