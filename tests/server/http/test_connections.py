"""Connections: who is believed, how many may come from one address, and that every refusal is sealed."""

import asyncio
import json
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from server.loopback import loopback
from waiting import until
from websockets.frames import Frame, Opcode

from greathall.server.http.connections import framed, is_crowded
from greathall.server.http.guard import POLICY
from greathall.server.limits.bounds import CROWD
from greathall.server.limits.rates import USUAL, Rate

STRICT_BY_ADDRESS = replace(USUAL, made=Rate(1e-6, 1))  # one guest of an address, for ever
FORWARDED = {"x_forwarded_for": "203.0.113.9", "x_forwarded_proto": "https"}


TRUSTED = [((), "hall"), (("192.0.2.7",), "hall"), (("192.0.2.7", "127.0.0.0/8"), "__Host-hall")]


@pytest.mark.parametrize(("proxies", "cookie"), TRUSTED)
def test_whoever_was_sent_on_is_believed_only_if_the_hall_was_told_so(proxies: tuple[str, ...], cookie: str) -> None:
    async def story() -> None:
        async with loopback(proxies=proxies) as house:
            reply = await house.ask("POST", "/api/me", b'{"name": "Ania"}', **FORWARDED)
            assert reply.status == 200
            said = reply.headers["set-cookie"]
            assert said.partition("=")[0] == cookie
            assert ("Secure" in said) == (cookie != "hall")

    asyncio.run(story())


# Who comes, what is said of them on the way, and whom the hall counts.
WAYS = {
    "203.0.113.9": "203.0.113.9",
    "6.6.6.6, 203.0.113.9": "203.0.113.9",  # what visitors say themselves comes before what the proxy adds
    "203.0.113.9, 10.1.2.3": "203.0.113.9",  # two proxies in a row
    "10.1.2.3, 203.0.113.9, 10.9.9.9": "203.0.113.9",
    "2001:db8::1:2:3:4": "2001:db8::/64",
}


@pytest.mark.parametrize(("said", "counted"), WAYS.items())
def test_the_real_address_is_the_last_that_no_proxy_of_ours_has(said: str, counted: str) -> None:
    async def story() -> None:
        async with loopback(STRICT_BY_ADDRESS, proxies=("127.0.0.1", "10.0.0.0/8")) as house:
            name = b'{"name": "Ania"}'
            assert (await house.ask("POST", "/api/me", name, x_forwarded_for=said)).status == 200
            assert (await house.ask("POST", "/api/me", name, x_forwarded_for=counted.replace("/64", "9"))).status == 429
            assert (await house.ask("POST", "/api/me", name, x_forwarded_for="198.51.100.1")).status == 200

    asyncio.run(story())


def test_without_a_proxy_nobody_is_believed_where_they_come_from() -> None:
    async def story() -> None:
        async with loopback(STRICT_BY_ADDRESS) as house:
            asked = [
                await house.ask("POST", "/api/me", b'{"name": "Ania"}', x_forwarded_for=one)
                for one in ("1.1.1.1", "2.2.2.2")
            ]
            assert [reply.status for reply in asked] == [200, 429]

    asyncio.run(story())


def people(address: str, count: int) -> list[SimpleNamespace]:
    return [SimpleNamespace(client=(address, port)) for port in range(count)]


def test_so_many_connections_come_from_one_address() -> None:
    elsewhere = people("10.0.0.8", 2 * CROWD)
    assert not is_crowded("10.0.0.7", [*people("10.0.0.7", CROWD), *elsewhere], ())
    assert is_crowded("10.0.0.7", [*people("10.0.0.7", CROWD + 1), *elsewhere], ())
    assert is_crowded("2001:db8::1", [*people("2001:db8::2", CROWD), *people("2001:db8::1", 1)], ()), "one network"
    assert not is_crowded("10.0.0.7", people("10.0.0.7", CROWD + 1), ["10.0.0.0/8"]), (
        "that is where everybody comes from"
    )
    for here in ("127.0.0.1", "::1"):
        assert not is_crowded(here, people(here, 9 * CROWD), ())


@pytest.mark.parametrize(
    "wrong",
    [
        {"sec_websocket_version": "12"},
        {"sec_websocket_version": ""},
        {"sec_websocket_key": "short"},
        {"sec_websocket_key": ""},
        {"connection": "Upgrade, x", "sec_websocket_protocol": ",,"},
    ],
    ids=str,
)
def test_a_socket_that_is_none_is_refused_like_everything_else(wrong: dict[str, str]) -> None:
    async def story() -> None:
        async with loopback() as house:
            speaker = await house.connect()
            reply = await speaker.upgrade("/api/tables/none/socket", **wrong)
            speaker.hang_up()
            assert reply.status in (400, 404) and reply.is_json
            assert reply.headers["content-security-policy"] == POLICY
            assert reply.headers["x-content-type-options"] == "nosniff"

    asyncio.run(story())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70_000])
def test_a_text_is_framed_as_the_standard_says(size: int) -> None:
    content = b"x" * size
    assert framed(content) == Frame(Opcode.TEXT, content).serialize(mask=False)


def test_whoever_says_one_thing_at_a_time_is_not_held_up_and_others_are() -> None:
    """While the hall is busy with the first, one more may come; the next are not read before it has been taken."""

    async def story() -> None:
        async with loopback() as house:
            cookie = (await house.ask("POST", "/api/me", b'{"name": "Ania"}')).cookie
            opened = await house.ask("POST", "/api/tables", b'{"game": "citadels", "players": 2}', cookie=cookie)
            table = str(json.loads(opened.body)["id"])
            live = house.hall.live[table]
            speaker = await house.connect()
            assert (await speaker.upgrade(f"/api/tables/{table}/socket", cookie=cookie)).status == 101
            await speaker.hear()
            frames = next(iter(live.listeners)).wire.frames  # type: ignore[attr-defined]
            said = [b'{"type": "answer", "id": %d, "number": 1, "answers": [1]}' % number for number in range(1, 10)]
            async with live.hold():
                await speaker.speak(said[0])
                await until(lambda: live.busy == 2)
                await speaker.speak(said[1])
                await until(lambda: frames.queue.qsize() == 1)
                assert not frames.read_paused
                for message in said[2:]:
                    await speaker.speak(message)
                await until(lambda: frames.read_paused)
            answered = [json.loads((await speaker.hear())[1])["id"] for _ in said]
            assert (answered, frames.read_paused) == (list(range(1, 10)), False)
            speaker.hang_up()

    asyncio.run(story())
