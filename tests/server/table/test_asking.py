"""Asking back: what the question has gone on from is taken back if all other people allow it, and bots always do."""

import asyncio
import sqlite3
from typing import Any

import pytest
from lucky import same_luck
from msgspec.structs import replace
from server.strange_times import StrangeTimes
from server.table.test_clocks import FailingStore
from server.thinking.test_bots import Scripted
from server.visitors import House, Onlooker, Socket, settle, visit

from greathall import games
from greathall.server.denied import MessageDenied
from greathall.server.protocol.messages import Settings
from greathall.server.protocol.pacing import Pace
from greathall.server.store.store import Guest, StoredSeat, StoredTable
from greathall.server.table.asking import LONGEST, allow, ask_back, asked_back, is_waiting, withdraw
from greathall.server.table.live import LiveTable
from greathall.server.table.numbers import Numbers
from greathall.server.thinking.bots import TableBots
from greathall.server.times import TRUE_TIMES, Times

MASONS: dict[str, Any] = {"game": "masons", "players": 3, "options": {"modules": []}}
ENDS = 0  # the place of `end turn` among the answers, once something was gathered


class Three:
    """Anna, Bert and Cecily at a table of Masons. Bert begins, and has gathered gold and ended the turn."""

    def __init__(self, house: House, table: str, sockets: list[Socket]) -> None:
        self.house = house
        self.table = table
        self.anna, self.bert, self.cecily = self.all = sockets

    async def ask(self) -> dict[str, Any]:
        return await self.bert.ask(type="ask", id=7, mine=self.bert.game["mine"])

    async def allow(self, who: Socket, yes: bool = True) -> dict[str, Any]:
        return await who.ask(type="allow", id=8, n=self.bert.game["n"], yes=yes)

    async def shown(self, who: Socket) -> Any:
        """What is asked back, as the table was last shown to somebody."""
        table = None
        while not await who.silent():
            message = await who.receive()
            table = message["table"] if message["type"] == "table" else table
        return table and table["asked"]

    def record(self) -> list[str]:
        return [" ".join(entry) for entry in self.house.memory.records[self.table]]


async def three(house: House) -> Three:
    guests = [await house.guest(name) for name in ("Anna", "Bert", "Cecily")]
    table = await guests[0].open(**MASONS)
    key = await guests[0].key(table)
    for guest in guests[1:]:
        assert (await guest.post(f"/api/tables/{table}/sit", key=key)).status_code == 200
    assert (await guests[0].post(f"/api/tables/{table}/start")).status_code == 200
    found = Three(house, table, [await guest.connect(table) for guest in guests])
    for socket in found.all:
        await socket.receive("game")
    bert = found.bert
    gold = [answer["text"] for answer in bert.game["question"]["answers"]].index("gather gold")
    assert (await bert.answer(gold))["type"] == (await bert.answer(ENDS))["type"] == "done"
    assert (bert.game["undo"], bert.game["ask"], bert.game["question"]) == (0, True, None)
    await settle()
    for socket in found.all:
        await found.shown(socket)
    return found


def test_an_ended_turn_is_taken_back_when_everybody_else_has_allowed_it() -> None:
    async def story(house: House) -> None:
        table = await three(house)
        n = table.bert.game["n"]
        assert (await table.ask())["type"] == "done"
        assert await table.shown(table.anna) == {"n": n, "seat": 1, "waits": [0, 2], "refused": None}
        assert (await table.allow(table.anna))["type"] == "done"
        assert await table.shown(table.cecily) == {"n": n, "seat": 1, "waits": [2], "refused": None}
        assert table.bert.game["n"] == n
        assert (await table.allow(table.cecily))["type"] == "done"
        assert await table.shown(table.bert) is None
        assert table.record()[-3:] == ["B gather gold", "B end turn", "B undo"]
        assert (table.bert.game["question"]["kind"], table.bert.game["undo"]) == ("turn", 1)

    visit(story)


def test_whoever_asks_once_and_is_refused_does_not_ask_again() -> None:
    async def story(house: House) -> None:
        table = await three(house)
        await table.ask()
        assert (await table.allow(table.cecily, yes=False))["type"] == "done"
        assert (await table.shown(table.bert))["refused"] == 2
        assert (await table.allow(table.anna))["reason"] == "asked_no_more"
        assert (await table.ask())["reason"] == "asked_already"
        assert (await table.cecily.answer())["type"] == "done"

    visit(story)


def test_it_is_past_when_somebody_has_answered() -> None:
    async def story(house: House) -> None:
        table = await three(house)
        await table.ask()
        n = table.bert.game["n"]
        assert (await table.cecily.answer(1))["type"] == "done"
        assert (await table.anna.ask(type="allow", id=8, n=n, yes=True))["reason"] == "asked_no_more"
        await table.shown(table.bert)
        assert not table.bert.game["ask"]
        assert (await table.ask())["reason"] == "nothing_to_undo"
        assert table.record()[-1] != "B undo"

    visit(story)


def test_whoever_has_asked_may_think_better_of_it_or_go() -> None:
    async def story(house: House) -> None:
        table = await three(house)
        await table.ask()
        assert (await table.anna.ask(type="withdraw", id=9, n=table.bert.game["n"]))["reason"] == "asked_no_more"
        assert (await table.bert.ask(type="withdraw", id=9, n=table.bert.game["n"]))["type"] == "done"
        assert await table.shown(table.anna) is None
        assert (await table.ask())["type"] == "done"
        await table.bert.close()
        assert await table.shown(table.anna) is None
        assert (await table.allow(table.anna))["reason"] == "asked_no_more"

    visit(story)


def test_nobody_allows_for_others_and_nobody_asks_for_what_is_closed_for_good() -> None:
    async def story(house: House) -> None:
        table = await three(house)
        assert (await table.allow(table.anna))["reason"] == "asked_no_more"
        assert (await table.anna.ask(type="ask", id=1, mine=0))["reason"] == "nothing_to_undo"
        assert (await table.bert.ask(type="ask", id=1, mine=0))["reason"] == "stale"
        await table.ask()
        assert (await table.allow(table.bert))["reason"] == "asked_no_more"
        cards = [answer["text"] for answer in table.cecily.game["question"]["answers"]].index("gather cards")
        assert table.cecily.game["question"]["answers"][cards]["final"]
        await table.cecily.answer(cards)
        refused = await table.cecily.ask(type="ask", id=1, mine=table.cecily.game["mine"])
        assert refused["reason"] == "nothing_to_undo"

    visit(story)


async def table_of(*seats: StoredSeat, times: Times = TRUE_TIMES) -> LiveTable:
    """A table of Masons where B has ended its turn; Bert is there."""
    game = games.load("masons", 3, modules=[])
    match = game.new(1)
    match.say("gather gold", "B")
    match.say("end turn", "B")
    row = StoredTable("t", "k", "h", "", "masons", 3, game.rules.options, Settings(), "playing", 1, None, list(seats))
    store = FailingStore()
    await store.add_table(row, match.history.entries)
    live = LiveTable(store, row, same_luck, times)
    live.set_game(game)
    numbers = Numbers(match)
    numbers.mine = [0, 2, 0]
    live.begin(match, numbers)
    onlooker = Onlooker()
    onlooker.guest = BERT
    live.listeners.add(onlooker)
    return live


ANNA, BERT = Guest("anna", "Anna"), Guest("bert", "Bert")
BOT = StoredSeat(bot="easy", name="Odo")


@pytest.mark.parametrize(
    "other", [BOT, StoredSeat(guest=ANNA, away=True), StoredSeat(guest=BERT, name="Dora")], ids=str
)
def test_bots_and_those_at_the_same_device_allow_it_at_once(other: StoredSeat) -> None:
    async def story() -> None:
        live = await table_of(other, StoredSeat(guest=BERT), BOT)
        await ask_back(live, 1, 2)
        assert live.match is not None and live.match.deciders() == [1]
        assert live.match.history.entries[-1].text == "undo"

    asyncio.run(story())


def test_bots_wait_while_somebody_asks_but_not_for_ever() -> None:
    async def story() -> None:
        times = StrangeTimes()
        live = await table_of(StoredSeat(guest=ANNA), StoredSeat(guest=BERT), BOT, times=times)
        bots = TableBots(live, Scripted())
        assert (bots.asked(), bots.can_ask()) == (2, True)
        thinking = asyncio.create_task(bots.answer(2, 0.01))
        await ask_back(live, 1, 2)
        await times.turn(1)
        await thinking
        ask = asked_back(live)
        assert live.match is not None and live.match.deciders() == [2] and ask is not None
        assert bots.asked() is None
        await times.turn(LONGEST)
        assert LONGEST <= 30 and bots.asked() == 2
        with pytest.raises(MessageDenied, match="asked_no_more"):
            await allow(live, (0,), ask.n, True)
        with pytest.raises(MessageDenied, match="asked_no_more"):
            await withdraw(live, (1,), ask.n)
        with pytest.raises(MessageDenied, match="asked_already"):
            await ask_back(live, 1, 2)

    asyncio.run(story())


def test_whoever_withdraws_and_asks_again_is_waited_for_as_long_as_the_first_time() -> None:
    async def story() -> None:
        times = StrangeTimes()
        live = await table_of(StoredSeat(guest=ANNA), StoredSeat(guest=BERT), BOT, times=times)
        await ask_back(live, 1, 2)
        await times.turn(LONGEST - 1)
        assert live.match is not None
        await withdraw(live, (1,), live.match.answered)
        await ask_back(live, 1, 2)
        await times.turn(LONGEST - 1)
        assert is_waiting(live)
        await times.turn(1)
        assert not is_waiting(live)

    asyncio.run(story())


def test_whoever_shares_the_askers_device_may_withdraw_it_from_any_seat() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**MASONS)
        await bert.post(f"/api/tables/{table}/sit", key=await anna.key(table))
        assert (await bert.post(f"/api/tables/{table}/share", seat=2, name="Dora")).status_code == 200
        await anna.post(f"/api/tables/{table}/start")
        asker, beside = await bert.connect(table, "seat=1"), await bert.connect(table, "seat=2")
        await asker.receive("game")
        gold = [answer["text"] for answer in asker.game["question"]["answers"]].index("gather gold")
        assert (await asker.answer(gold))["type"] == (await asker.answer(ENDS))["type"] == "done"
        assert (await asker.ask(type="ask", id=7, mine=asker.game["mine"]))["type"] == "done"
        assert (await beside.ask(type="withdraw", id=9, n=asker.game["n"]))["type"] == "done"

    visit(story)


@pytest.mark.parametrize("left", [StoredSeat(guest=ANNA, away=True), BOT], ids=["away", "replaced"])
def test_whoever_goes_is_not_waited_for_even_while_the_store_fails(left: StoredSeat) -> None:
    async def story() -> None:
        times = StrangeTimes()
        live = await table_of(StoredSeat(guest=ANNA), StoredSeat(guest=BERT), BOT, times=times)
        live.wake = TableBots(live, Scripted()).wake
        assert isinstance(live.store, FailingStore)
        await ask_back(live, 1, 2)
        live.store.locked = True
        live.take(replace(live.row, seats=[left, *live.row.seats[1:]]))
        live.changed()
        await times.turn(1)
        assert live.match is not None and live.match.deciders() == [2]
        live.store.locked = False
        await times.turn(2)
        assert live.match.deciders() == [1]
        assert live.match.history.entries[-1].text == "undo"

    asyncio.run(story())


def test_bots_do_not_wait_for_what_could_not_be_stored() -> None:
    async def story() -> None:
        live = await table_of(BOT, StoredSeat(guest=BERT), BOT)
        assert isinstance(live.store, FailingStore)
        live.store.locked = True
        with pytest.raises(sqlite3.OperationalError):
            await ask_back(live, 1, 2)
        assert (asked_back(live), TableBots(live, Scripted()).asked()) == (None, 2)
        live.store.locked = False
        await ask_back(live, 1, 2)
        assert live.match is not None and live.match.deciders() == [1]

    asyncio.run(story())


@pytest.mark.parametrize(("pace", "moment"), [("instant", 0.5), ("quick", 0.7), ("calm", 1.5)])
def test_bots_of_every_pace_leave_a_moment_to_ask(pace: Pace, moment: float) -> None:
    async def story() -> None:
        times = StrangeTimes()
        live = await table_of(BOT, StoredSeat(guest=BERT), BOT, times=times)
        live.row.settings = Settings(pace=pace)
        TableBots(live, Scripted()).wake()
        assert live.match is not None
        before = live.match.answered
        await times.turn(moment - 0.1)
        assert live.match.answered == before
        await times.turn(0.1)
        assert live.match.answered > before

    asyncio.run(story())
