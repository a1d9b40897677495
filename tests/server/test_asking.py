"""Asking back: what the question has gone on from is taken back where all other people allow it, and bots always do."""

import asyncio
from typing import Any

import pytest
from lucky import same_luck
from server.memory_store import MemoryStore
from server.test_rivals import Scripted
from server.visitors import House, Onlooker, Socket, settle, visit

from greathall import games
from greathall.server.asking import LONGEST, allow, ask_back, asked_back, lapse
from greathall.server.denied import Unanswered
from greathall.server.numbers import Numbers
from greathall.server.protocol import Settings
from greathall.server.rivals import Rivals
from greathall.server.store import Guest, SeatRow, TableRow
from greathall.server.tables import LiveTable

MASONS: dict[str, Any] = {"game": "masons", "players": 3, "options": {"modules": []}}
ENDS = 0  # the place of `end turn` among the answers, once something was gathered


class Three:
    """Anna, Bert and Cecily at a table of Masons. Bert begins; he has gathered gold and ended his turn."""

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


def test_who_asks_once_and_is_refused_does_not_ask_again() -> None:
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


def test_who_has_asked_may_think_better_of_it_or_go() -> None:
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


async def table_of(*seats: SeatRow) -> LiveTable:
    """A table of Masons where B has ended his turn; Bert is there."""
    game = games.load("masons", 3, modules=[])
    match = game.new(1)
    match.say("gather gold", "B")
    match.say("end turn", "B")
    row = TableRow("t", "k", "h", "", "masons", 3, game.rules.options, Settings(), "playing", 1, None, list(seats))
    store = MemoryStore()
    await store.add_table(row, match.history.entries)
    live = LiveTable(store, row, same_luck)
    live.set_game(game)
    numbers = Numbers(match)
    numbers.mine = [0, 2, 0]
    live.begin(match, numbers)
    onlooker = Onlooker()
    onlooker.guest = BERT
    live.listeners.add(onlooker)
    return live


ANNA, BERT = Guest("anna", "Anna"), Guest("bert", "Bert")
BOT = SeatRow(bot="easy", name="Odo")


@pytest.mark.parametrize("other", [BOT, SeatRow(guest=ANNA, away=True), SeatRow(guest=BERT, name="Dora")], ids=str)
def test_bots_and_those_at_the_same_device_allow_it_at_once(other: SeatRow) -> None:
    async def story() -> None:
        live = await table_of(other, SeatRow(guest=BERT), BOT)
        await ask_back(live, 1, 2)
        assert live.match is not None and live.match.deciders() == [1]
        assert live.match.history.entries[-1].text == "undo"

    asyncio.run(story())


def test_bots_wait_while_somebody_asks_but_not_for_ever() -> None:
    async def story() -> None:
        live = await table_of(SeatRow(guest=ANNA), SeatRow(guest=BERT), BOT)
        rivals = Rivals(live, Scripted())
        assert (rivals.asked(), rivals.can_ask()) == (2, True)
        thinking = asyncio.create_task(rivals.answer(2, 0.01))
        await ask_back(live, 1, 2)
        await thinking
        ask = asked_back(live)
        assert live.match is not None and live.match.deciders() == [2] and ask is not None
        assert rivals.asked() is None
        lapse(live, ask)  # as it comes after LONGEST
        assert LONGEST <= 30 and rivals.asked() == 2
        with pytest.raises(Unanswered, match="asked_no_more"):
            await allow(live, (0,), ask.n, True)

    asyncio.run(story())
