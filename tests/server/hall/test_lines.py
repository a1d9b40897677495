"""Lines: what is sent to those who are slow, who send too much, and who see alike."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from server.visitors import STRICT, House, opened, settle, visit
from waiting import PATIENCE

from greathall.engine import SPECTATOR
from greathall.server.hall.lines import Line
from greathall.server.hall.wires import Gone
from greathall.server.table.access import Standing
from greathall.server.table.live import LiveTable

QUICK: dict[str, Any] = {"game": "inquest", "players": 2, "bots": ["random"] * 2, "start": True}


class SlowWire:
    """A wire whose other side reads only when it is told to."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.reads = asyncio.Event()
        self.ended: asyncio.Queue[str | None] = asyncio.Queue()

    async def open(self) -> None:
        """It is open."""

    @property
    def is_free(self) -> bool:
        return False

    def put(self, texts: Sequence[str]) -> None:
        raise AssertionError("whoever is slow is waited for")

    async def send(self, text: str) -> None:
        self.sent.append(text)
        await self.reads.wait()

    async def receive(self) -> str | bytes | None:
        return await self.ended.get()

    async def close(self, code: int) -> None:
        raise Gone


def test_a_slow_reader_gets_everything_in_one_message() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**QUICK, settings={"pace": "instant"})
        live, wire = await house.hall.table(table), SlowWire()
        slow = asyncio.create_task(Line(live, wire, None, live.row.key).serve())
        quick = await anna.connect(table)
        while not (await quick.receive("game"))["result"]:
            pass
        assert len(wire.sent) == 1
        wire.reads.set()
        await settle()
        games = [message for message in map(msgspec.json.decode, wire.sent) if message["type"] == "game"]
        assert len(games) <= 2
        assert games[-1]["n"] == quick.game["n"]
        wire.ended.put_nowait(None)
        await asyncio.wait_for(slow, PATIENCE)
        assert len(live.listeners) == 1

    visit(story)


def test_a_refusal_is_never_older_than_what_was_sent_before_it() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(game="inquest", players=1, start=True)  # nobody else answers meanwhile
        live, wire = await house.hall.table(table), SlowWire()
        guest = live.row.seats[0].guest
        slow = asyncio.create_task(Line(live, wire, guest, None).serve())
        await settle()
        wire.ended.put_nowait('{"type":"undo","id":1,"mine":99}')
        await settle()
        assert len(wire.sent) == 1, "the refusal waits until the table has been read"
        await go_on(live)
        wire.reads.set()
        await settle()
        *_, game, refusal = map(msgspec.json.decode, wire.sent)
        assert (game["type"], refusal["type"]) == ("game", "refused")
        assert live.match is not None and game["n"] == live.match.answered, "how things are is told before"
        wire.ended.put_nowait(None)
        await asyncio.wait_for(slow, PATIENCE)

    visit(story)


async def go_on(live: LiveTable) -> None:
    """Somebody answers."""
    assert live.match is not None and live.numbers is not None
    seat = live.match.deciders()[0]
    await live.answer(seat, live.numbers.number[seat], [live.match.legal(seat)[0]])


@pytest.mark.parametrize("free", [False, True])
def test_a_line_that_fails_is_closed_and_not_left_mute(free: bool, caplog: pytest.LogCaptureFixture) -> None:
    class Failing(Line):
        def fresh(self, who: Standing) -> list[str]:
            raise IndexError("no such card")

    class Wire(SlowWire):
        @property
        def is_free(self) -> bool:
            return free

        async def close(self, code: int) -> None:
            self.sent.append(str(code))
            self.ended.put_nowait(None)

    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        live, wire = await house.hall.table(await anna.open(**QUICK)), Wire()
        await asyncio.wait_for(Failing(live, wire, None, live.row.key).serve(), PATIENCE)
        assert wire.sent == ["1011"]

    visit(story)
    assert [record.message.partition(":")[0] for record in caplog.records] == ["a line failed"]


def test_for_those_who_see_alike_everything_is_made_once() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(game="inquest", players=2, bots=["random"], start=True)
        live = await house.hall.table(table)
        assert live.text(SPECTATOR, 0) == live.text(SPECTATOR, 0) != live.text(0, 0)
        for since in range(200):
            live.text(SPECTATOR, since)
        assert set(live.positions) == set(live.told) == {SPECTATOR, 0}

    visit(story)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "x" * 5000,
        "[" * 4000,
        '{"type":"answer"}',
        '{"type":"answer","id":1,"number":0,"answers":[]}',
        '{"type":"answer","id":1,"number":0,"answers":[-1]}',
        '{"type":"answer","id":1,"number":0,"answers":[0.5]}',
        '{"type":"answer","id":1,"number":0,"answers":["0"]}',
        '{"type":"answer","id":1,"number":0,"answers":[true]}',
        '{"type":"answer","id":1,"number":0,"answers":[0],"seat":1}',
        '{"type":"undo","id":-1,"mine":0}',
        '{"type":"resume","after":-1}',
        '{"type":"game"}',
        '{"type":"answer","id":99999999999999999999999,"number":0,"answers":[0]}',
        '"\\ud800"',
    ],
)
def test_what_cannot_be_read_is_refused_and_changes_nothing(text: str) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(game="inquest", players=2, bots=["random"], start=True)
        socket = await anna.connect(table)
        await socket.receive("game")
        await socket.send_text(text)
        said = await socket.receive("refused")  # a bot may have answered meanwhile
        assert said["id"] == 0
        assert said["reason"] == ("too_large" if len(text) > 4096 else "malformed")
        assert (await socket.answer())["type"] == "done"

    visit(story)


def test_bytes_are_read_like_text() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(game="inquest", players=2, bots=["random"], start=True)
        socket = await anna.connect(table)
        await socket.receive("game")
        await socket.to_hall.put({"type": "websocket.receive", "bytes": b'{"type":"resume","after":0}'})
        while (await socket.receive("game"))["since"]:  # a bot may have answered meanwhile
            pass
        await socket.to_hall.put({"type": "websocket.receive", "bytes": b"\xff\xfe"})
        assert (await socket.receive("refused"))["reason"] == "malformed"

    visit(story)


def test_whoever_only_sends_nonsense_is_shown_out() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(game="inquest", players=2, bots=["random"], start=True)
        socket = await anna.connect(table)
        for _ in range(300):
            await socket.send_text("nonsense")
        refusals = 0
        while (text := await socket.text()) is not None:
            refusals += '"malformed"' in text
        assert (refusals, socket.code) == (200, 1008)
        await asyncio.wait_for(socket.task, PATIENCE)
        assert house.hall.live[table].listeners == set()

    visit(story)


def test_a_socket_that_sends_too_fast_is_told_so() -> None:
    async def story() -> None:
        async with opened(rates=STRICT) as house:
            anna = await house.guest("Anna")
            table = await anna.open(game="inquest", players=2, bots=["random"], start=True)
            socket = await anna.connect(table)
            await socket.receive("game")
            reasons = [(await socket.ask(type="undo", id=1, mine=9))["reason"] for _ in range(100)]
            assert reasons == ["stale"] * 60 + ["too_fast"] * 40

    asyncio.run(story())


def test_a_guest_who_asks_too_often_is_told_so() -> None:
    async def story() -> None:
        async with opened(rates=STRICT) as house:
            anna, bert = await house.guest("Anna"), await house.guest("Bert")
            codes = [(await anna.post("/api/me", name="Anna")).status_code for _ in range(60)]
            assert codes == [200] * 40 + [429] * 20
            made = [(await bert.post("/api/tables", game="inquest", players=2)).status_code for _ in range(30)]
            assert made == [200] * 20 + [429] * 10

    asyncio.run(story())
