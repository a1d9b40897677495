"""Bad input over a real connection: whatever bytes come, the hall runs on, says what is wrong, and the game goes on."""

import asyncio
import json
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from server.http.test_storms import SPOKEN
from server.loopback import BINARY, CLOSE, PING, TEXT, Loopback, Reply, Speaker, chunked, frame, loopback, request
from server.requests_of_any_kind import REQUESTS
from server.visitors import GENEROUS, STRICT
from waiting import until, until_found

from greathall.server.limits.bounds import BODY
from greathall.server.limits.rates import USUAL, Rates

OPEN: dict[str, Any] = {
    "game": "inquest",
    "players": 2,
    "bots": ["random"],
    "settings": {"pace": "instant"},
    "start": True,
}


def visit(story: Callable[["Table"], Awaitable[None]], rates: Rates = GENEROUS) -> None:
    """Let something happen at a table of a hall that is served; nothing fails there, and its game can be played on."""

    async def whole() -> None:
        async with loopback(rates) as house:
            table = Table(house)
            await table.open()
            await story(table)
            await table.play_to_the_end()
            assert house.faults == []

    asyncio.run(whole())


@pytest.fixture(autouse=True)
def _nothing_is_written_down(caplog: pytest.LogCaptureFixture) -> Any:
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


class Table:
    """A running game against a bot."""

    def __init__(self, house: Loopback) -> None:
        self.house = house
        self.id = ""
        self.cookie = ""

    async def open(self) -> None:
        self.cookie = (await self.house.ask("POST", "/api/me", b'{"name": "Anna"}')).cookie
        made = await self.house.ask("POST", "/api/tables", json.dumps(OPEN).encode(), cookie=self.cookie)
        self.id = json.loads(made.body)["id"]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}/socket"

    async def connect(self) -> Speaker:
        """A socket that has been let in."""
        speaker = await self.house.connect()
        assert (await speaker.upgrade(self.path, cookie=self.cookie)).status == 101
        return speaker

    async def play_to_the_end(self) -> None:
        """Give the first answer to every question; again if it came too fast."""
        speaker, game, answered = await self.connect(), dict[str, Any](), -1

        async def goes_on() -> bool:
            nonlocal game, answered
            if game.get("question") and game["number"] != answered:
                answered, answers = game["number"], [game["question"]["answers"][0]["answer"]]
                await say(speaker, type="answer", id=1, number=answered, answers=answers)
            message = await read(speaker)
            if message["type"] == "refused":
                assert message["reason"] == "too_fast"
                answered = -1
                return False
            game = message if message["type"] == "game" else game
            return True

        while not game.get("result"):
            await until_found(goes_on)
        speaker.hang_up()


async def read(speaker: Speaker) -> dict[str, Any]:
    kind, content = await speaker.hear()
    assert kind == TEXT, content
    return dict(json.loads(content))


async def say(speaker: Speaker, **message: Any) -> None:
    await speaker.speak(json.dumps(message).encode())


FAREWELLS = ("/api/me/out", "/leave")  # after which their game could not be played on


def check(reply: Reply, method: str) -> None:
    """Every refusal has a reason that there are words for."""
    assert 100 <= reply.status < 500, reply.body
    if reply.status >= 400 and method != "HEAD" and "html" not in reply.headers["content-type"]:
        assert reply.headers["content-type"].startswith("text/plain") or reply.reason in SPOKEN


@pytest.mark.filterwarnings("ignore:Generating overly large repr")  # of what failed, in place of why it failed
@settings(
    max_examples=8,
    derandomize=True,
    phases=[Phase.generate],  # each example opens a hall: a failure is not made smaller
    suppress_health_check=[HealthCheck.data_too_large, HealthCheck.too_slow],
)
@given(st.lists(REQUESTS, min_size=20, max_size=60))
def test_every_request_is_answered(requests: list[tuple[str, str, bytes, dict[str, str]]]) -> None:
    async def story(table: Table) -> None:
        for at, (method, path, body, headers) in enumerate(requests):
            sent = chunked([body]) if "transfer_encoding" in headers else body
            is_known = at % 3 and not any(farewell in path for farewell in FAREWELLS)
            said = {"cookie": table.cookie, "connection": "close", **headers} if is_known else headers
            speaker = await table.house.connect()
            await speaker.send(request(speaker.port, method, path.replace("TABLE", table.id), sent, **said))
            reply = await speaker.reply(is_head=method == "HEAD")
            speaker.hang_up()
            if reply.status or len(sent) <= BODY:  # those still sending may miss why they were cut off
                check(reply, method)

    visit(story)


NO_REQUESTS = [b"\x00\xff\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\r\n\r\n", b"GET\r\n\r\n", b"\r\n" * 9 + b"!"]


def test_what_is_no_request_is_refused() -> None:
    async def story(table: Table) -> None:
        for content in NO_REQUESTS:
            reply = await table.house.say(content)
            assert (reply.status, reply.reason) == (400, "malformed")

    visit(story)


def test_heads_without_end_are_cut_off() -> None:
    async def story(table: Table) -> None:
        for start in (b"GET / HTTP/1.1\r\nx: ", b"GET /", request(0, "GET", "/")[:-2]):
            speaker = await table.house.connect()
            for _ in range(20):
                await speaker.send(start + b"y" * 20_000 + b"\r\nx: " * start.endswith(b"\n"))
                start = b""
            assert (await speaker.reply()).status in (0, 400, 431)
            speaker.hang_up()

    visit(story)


TOO_LARGE = [{"x": "y" * 9000}, {f"x{at}": "y" for at in range(200)}, {"sec_websocket_key": ""}]


def test_a_socket_with_a_bad_head_is_refused_and_not_left_waiting() -> None:
    async def story(table: Table) -> None:
        for headers in TOO_LARGE:
            speaker = await table.house.connect()
            assert (await speaker.upgrade(table.path, cookie=table.cookie, **headers)).status == 400
            speaker.hang_up()

    visit(story)


NOWHERE = ["/", "/api/me", "/api/tables/x/socket", "/api/tables/%2f/socket", "/api/tables/x%ff/socket"]


def test_a_socket_to_nowhere_is_refused() -> None:
    async def story(table: Table) -> None:
        for path in NOWHERE:
            speaker = await table.house.connect()
            reply = await speaker.upgrade(path, cookie=table.cookie)
            assert reply.status == 404
            assert reply.reason in ("no_route", "no_table")
            speaker.hang_up()

    visit(story)


# Frames.

BROKEN = [
    (frame(b"\xff\xfe"), 1007),
    (frame(b"x" * 4097), 1009),
    (frame(b"x" * 2**20), 1009),
    (frame(b"x" * 3000, last=False) + frame(b"x" * 3000, 0), 1009),
    (frame(b"x", last=False) + frame(b"", 0, last=False) * 5000, 1009),
    (b"\x81\xff" + b"\xff" * 8, 1009),
    (frame(b"{}", masked=False), 1002),
    (frame(b"", 3), 1002),
    (frame(b"", spare=4), 1002),
    (frame(b"x", 0), 1002),
    (frame(b"x" * 200, PING), 1002),
    (frame(b"\x00", CLOSE), 1002),
    (b"GET / HTTP/1.1\r\n\r\n", 1002),
]


def test_a_frame_that_is_none_closes_its_socket_only() -> None:
    async def story(table: Table) -> None:
        for content, code in BROKEN:
            speaker, (kind, said) = await table.connect(), (TEXT, b"")
            await speaker.send(content)
            while kind != CLOSE:
                kind, said = await speaker.hear()
            assert int.from_bytes(said[:2]) == code
            speaker.hang_up()

    visit(story)


def test_a_frame_that_comes_before_the_socket_is_open_fails_nothing() -> None:
    async def story(table: Table) -> None:
        for content, _ in BROKEN:
            speaker = await table.house.connect()
            asking = asyncio.create_task(speaker.upgrade(table.path, cookie=table.cookie))
            await asyncio.sleep(0)
            await speaker.send(content)
            assert (await asking).status in (0, 101, 400)
            speaker.hang_up()

    visit(story)


NUMBERS = ["1e3", "1.0", "NaN", "Infinity", "-1", "9" * 30, "true", "null", '"1"', "[1]", '"\\ud800"', "0x1", "01"]
FRAMES = [f'{{"type":"undo","id":{number},"mine":0}}'.encode() for number in NUMBERS] + [
    b"",
    b"\xef\xbb\xbf{}",
    b"[" * 4000,
    b'{"a":' * 800,
    b'{"type":"answer","id":1,"number":1,"answers":[]}',
    b'{"type":"answer","id":1,"number":1,"answers":[' + b"1," * 64 + b"1]}",
    b'{"type":"undo","id":1,"mine":0,"seat":1}',
    b'{"type":"table","table":{}}',
    b'{"id":1,"mine":0}',
]


def test_messages_that_cannot_be_read_are_malformed() -> None:
    async def story(table: Table) -> None:
        speaker = await table.connect()
        for content in FRAMES:
            for kind in (TEXT, BINARY):
                await speaker.speak(content, kind)
                while (message := await read(speaker))["type"] != "refused":
                    pass
                assert (message["reason"], message["id"]) == ("malformed", 0)
        speaker.hang_up()

    visit(story)


def test_a_flood_is_slowed_down_and_then_shown_out() -> None:
    async def story(table: Table) -> None:
        speaker, reasons = await table.connect(), []
        await speaker.send(frame(b'{"type":"undo","id":1,"mine":99}') * 400)
        while (heard := await speaker.hear())[0] == TEXT:
            reasons.append(json.loads(heard[1]).get("reason"))
        assert int.from_bytes(heard[1][:2]) == 1008
        assert set(reasons) == {None, "stale", "too_fast"}
        speaker.hang_up()
        posts = [table.house.ask("POST", "/api/me", b"{}", cookie=table.cookie) for _ in range(60)]
        assert {reply.reason for reply in await asyncio.gather(*posts)} == {"malformed", "too_fast"}

    visit(story, replace(USUAL, requests=STRICT.requests))  # however long the requests take


def test_those_who_never_read_hold_nobody_up() -> None:
    async def story(table: Table) -> None:
        sleepers = [await table.connect() for _ in range(5)]
        for sleeper in sleepers:
            sleeper.writer.transport.pause_reading()  # type: ignore[attr-defined]
            sleeper.writer.write(frame(b'{"type":"resume","after":0}') * 500 + frame(b"x" * 125, PING) * 20_000)
        await table.play_to_the_end()
        for sleeper in sleepers:
            sleeper.hang_up()

    visit(story)


def test_hundreds_who_come_and_go() -> None:
    async def story(table: Table) -> None:
        luck = random.Random(4)
        for _ in range(4):
            speakers = await asyncio.gather(*[table.connect() for _ in range(60)])
            for speaker in speakers:
                whole = frame(b'{"type":"resume","after":0}')
                await speaker.send(whole[: luck.randrange(len(whole) + 1)])
                speaker.hang_up()
        live = await table.house.hall.table(table.id)
        await until(lambda: not live.listeners)

    visit(story)
