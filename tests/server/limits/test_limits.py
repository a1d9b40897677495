"""How much one visitor may have and ask of the hall: sockets, messages, looks, guests and tables."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace
from server.visitors import PLENTY, STRICT, House, Socket, opened

from greathall.server.http.hosts import network
from greathall.server.limits.buckets import Bucket
from greathall.server.limits.rates import USUAL, Rate, Rates

RUNNING: dict[str, Any] = {"game": "inquest", "players": 2, "bots": ["random"], "start": True}


def visit(story: Callable[[House], Awaitable[None]], rates: Rates = STRICT) -> None:
    """Let something happen in a hall that does not take just anything."""

    async def whole() -> None:
        async with opened(rates=rates) as house:
            await story(house)

    asyncio.run(whole())


def test_somebody_has_so_many_lines_at_a_table() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table, other = await anna.open(**RUNNING), await anna.open(**RUNNING)
        key = f"key={await anna.key(table)}"
        for visitor in (anna, bert, house.browser()):  # known by the guest, or by the address
            sockets = [await visitor.connect(table, key) for _ in range(9)]
            assert [socket.status for socket in sockets] == [101] * 8 + [429]
            assert sockets[-1].reason == "too_many"
        assert (await anna.connect(other)).status == 101
        assert len(house.hall.live[table].listeners) == 24

    visit(story)


def test_a_line_that_ends_makes_room() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**RUNNING)
        sockets = [await anna.connect(table) for _ in range(8)]
        assert (await anna.connect(table)).status == 429
        await sockets[0].close()
        assert (await anna.connect(table)).status == 101

    visit(story)


def test_those_who_come_at_the_same_time_are_counted() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**RUNNING)
        sockets = await asyncio.gather(*[anna.connect(table) for _ in range(20)])
        assert sorted(socket.status for socket in sockets) == [101] * 8 + [429] * 12

    visit(story)


def test_so_many_look_on_and_those_who_sit_there_come_in_all_the_same() -> None:
    async def story(house: House) -> None:
        anna, bert, cleo = [await house.guest(name) for name in ("Anna", "Bert", "Cleo")]
        table = await anna.open(game="inquest", players=2)
        key = await anna.key(table)
        await bert.post(f"/api/tables/{table}/sit", key=key)
        for _ in range(100):
            assert (await (await house.guest("Dora")).connect(table, f"key={key}")).status == 101
        late = await cleo.connect(table, f"key={key}")
        assert (late.status, late.reason) == (429, "too_many")
        assert [(await guest.connect(table)).status for guest in (anna, bert)] == [101, 101]

    visit(story, replace(STRICT, requests=PLENTY, made=PLENTY))


async def flood(socket: Socket, times: int) -> list[str]:
    """What is said to somebody who sends this many messages that are out of date."""
    await socket.receive("game")
    return [(await socket.ask(type="undo", id=1, mine=9))["reason"] for _ in range(times)]


def test_a_new_socket_is_no_new_burst() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**RUNNING)
        assert await flood(await anna.connect(table), 60) == ["stale"] * 60
        assert await flood(await anna.connect(table), 20) == ["too_fast"] * 20
        berts = await bert.open(**RUNNING)
        assert await flood(await bert.connect(berts), 60) == ["stale"] * 60

    visit(story)


def test_whoever_looks_too_often_is_told_so() -> None:
    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(**RUNNING)
        for path in ("/api/me", f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/tables/{table}/qr.svg"):
            answers = [await anna.get(path) for _ in range(120)]
            assert answers[-1].status_code == 429, path
            assert answers[-1].json()["reason"] == "too_fast"
        assert (await anna.connect(table)).status == 429
        assert [(await bert.get("/api/me")).status_code for _ in range(80)] == [200] * 80

    visit(story)


def test_an_address_makes_only_so_many_guests() -> None:
    async def story(house: House) -> None:
        codes = [(await house.browser().post("/api/me", name="Anna")).status_code for _ in range(70)]
        assert codes == [200] * 60 + [429] * 10
        assert len(house.memory.guests) == 60

    visit(story, replace(STRICT, requests=PLENTY))


def test_an_address_makes_only_so_many_tables_whoever_asks() -> None:
    async def story(house: House) -> None:
        guests = [await house.guest(f"Guest {number}") for number in range(10)]
        made = [(await guest.post("/api/tables", **RUNNING)).status_code for guest in guests for _ in range(7)]
        assert made == [200] * 50 + [429] * 20, "ten are taken for the guests"
        assert (await guests[0].post("/api/me", name="Anna")).status_code == 200, "a new name is no new guest"

    visit(story)


def test_whoever_has_just_come_has_little_and_earns_the_rest() -> None:
    now = [0.0]
    bucket = Bucket(Rate(1, 10, 2), lambda: now[0])
    assert bucket.level() == 2
    now[0] = 5.0
    assert bucket.level() == 7
    now[0] = 50.0
    assert bucket.level() == 10
    assert USUAL.work.first < USUAL.work.burst


def test_one_network_of_the_sixth_version_counts_as_one_address() -> None:
    assert network("2001:db8:1:2::7") == network("2001:db8:1:2:ffff::1") != network("2001:db8:1:3::7")
    assert [network(name) for name in ("10.0.0.7", "visitor", "")] == ["10.0.0.7", "visitor", ""]
    assert network("fe80::1%eth0") == network("fe80::2")
