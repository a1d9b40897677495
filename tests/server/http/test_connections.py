"""Connections: who is believed, how many may come from one address, and that every refusal is sealed."""

import asyncio
from types import SimpleNamespace

import pytest
from server.loopback import loopback

from greathall.server.http.connections import is_crowded
from greathall.server.http.guard import POLICY
from greathall.server.limits.bounds import CROWD

FORWARDED = {"x_forwarded_for": "203.0.113.9", "x_forwarded_proto": "https"}


@pytest.mark.parametrize(("proxy", "cookie"), [("", "hall"), ("192.0.2.7", "hall"), ("127.0.0.1", "__Host-hall")])
def test_who_was_sent_on_is_believed_only_where_the_hall_was_told_so(proxy: str, cookie: str) -> None:
    async def story() -> None:
        async with loopback(proxy=proxy) as house:
            reply = await house.ask("POST", "/api/me", b'{"name": "Ania"}', **FORWARDED)
            assert reply.status == 200
            said = reply.headers["set-cookie"]
            assert said.partition("=")[0] == cookie
            assert ("Secure" in said) == (cookie != "hall")

    asyncio.run(story())


def people(address: str, count: int) -> list[SimpleNamespace]:
    return [SimpleNamespace(client=(address, port)) for port in range(count)]


def test_so_many_connections_come_from_one_address() -> None:
    elsewhere = people("10.0.0.8", 2 * CROWD)
    assert not is_crowded("10.0.0.7", [*people("10.0.0.7", CROWD), *elsewhere], "")
    assert is_crowded("10.0.0.7", [*people("10.0.0.7", CROWD + 1), *elsewhere], "")
    assert is_crowded("2001:db8::1", [*people("2001:db8::2", CROWD), *people("2001:db8::1", 1)], ""), "one network"
    assert not is_crowded("10.0.0.7", people("10.0.0.7", CROWD + 1), "10.0.0.7"), "that is where everybody comes from"
    for here in ("127.0.0.1", "::1"):
        assert not is_crowded(here, people(here, 9 * CROWD), "")


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
