"""By which addresses friends come to the hall, and what a page learns of them."""

import asyncio
import ipaddress
from collections.abc import Iterator

import pytest
from lucky import same_luck
from starlette.testclient import TestClient

from greathall import __version__
from greathall.server.hall.hall import Hall
from greathall.server.http import qr
from greathall.server.http.hosts import Hosts
from greathall.server.http.serving import build
from greathall.server.http.whereabouts import EVERYWHERE, Whereabouts, bracketed, is_shared, own_addresses
from greathall.server.store.sqlite import SqliteStore

HOME = "http://127.0.0.1:8000"
COMMAND = "greathall serve --lan"
NEAR = ["192.168.1.5", "10.0.0.7"]


def where(listening: str, *names: str, near: list[str] = NEAR) -> Whereabouts:
    return Whereabouts(listening, 8000, names, COMMAND, lambda: near)


@pytest.mark.parametrize(
    ("listening", "names", "found"),
    [
        ("127.0.0.1", (), []),
        ("localhost", (), []),
        ("::1", ("castle.example",), []),
        ("0.0.0.0", (), ["http://192.168.1.5:8000", "http://10.0.0.7:8000"]),
        (
            "0.0.0.0",
            ("castle.example",),
            ["http://castle.example:8000", "http://192.168.1.5:8000", "http://10.0.0.7:8000"],
        ),
        ("0.0.0.0", ("10.0.0.7",), ["http://10.0.0.7:8000", "http://192.168.1.5:8000"]),
        ("192.168.1.5", (), ["http://192.168.1.5:8000"]),
        ("fd00::5", (), ["http://[fd00::5]:8000"]),
    ],
)
def test_friends_come_by_what_is_listened_to(listening: str, names: tuple[str, ...], found: list[str]) -> None:
    assert where(listening, *names).addresses() == found


def test_a_machine_without_a_network_is_called_by_its_name() -> None:
    [address] = where(EVERYWHERE, near=[]).addresses()
    assert address.startswith("http://") and address.endswith(":8000")


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:8000", "[::1]:8000", "LOCALHOST"])
def test_a_page_of_this_machine_alone_is_told_another_address_or_how_to_get_one(host: str) -> None:
    open_to_all, open_here = where(EVERYWHERE).reach(host), where("127.0.0.1").reach(host)
    assert (open_to_all.own, open_to_all.command) == (False, "")
    assert open_to_all.addresses == ["http://192.168.1.5:8000", "http://10.0.0.7:8000"]
    assert (open_here.own, open_here.addresses, open_here.command) == (False, [], COMMAND)
    assert open_here.version == __version__


@pytest.mark.parametrize("host", ["192.168.1.5:8000", "castle.local:8000", "hall.example"])
def test_a_page_that_came_by_a_real_name_is_told_nothing_of_this_machine(host: str) -> None:
    told = where(EVERYWHERE).reach(host)
    assert (told.own, told.addresses, told.command) == (True, [], "")


def test_the_addresses_of_this_machine_are_real_ones() -> None:
    found = own_addresses()
    assert len(found) == len(set(found))
    assert all(ipaddress.ip_address(address).version == 4 and is_shared(address) for address in found)


@pytest.mark.parametrize("address", ["127.0.0.1", "127.0.1.1", "169.254.7.7", "0.0.0.0", "224.0.0.1"])
def test_what_no_neighbour_can_call(address: str) -> None:
    assert not is_shared(address)


def test_how_a_host_is_written() -> None:
    assert (bracketed("::1"), bracketed("127.0.0.1")) == ("[::1]", "127.0.0.1")


# What browsers ask.


@pytest.fixture
def browser() -> Iterator[TestClient]:
    """A browser of a guest on this machine, in a hall that is open to all."""
    hall = Hall(asyncio.run(SqliteStore.open(":memory:")), luck=same_luck)
    app = build(hall, Hosts(EVERYWHERE), whereabouts=where(EVERYWHERE))
    with TestClient(app, base_url=HOME) as made:
        assert made.post("/api/me", json={"name": "Anna"}).status_code == 200
        yield made


def test_a_code_leads_friends_to_an_address_of_the_hall_and_nowhere_else(browser: TestClient) -> None:
    assert browser.get("/api/reach").json()["addresses"][0] == "http://192.168.1.5:8000"
    table = browser.post("/api/tables", json={"game": "citadels", "players": 4}).json()["id"]
    key = browser.get(f"/api/tables/{table}").json()["key"]

    def code(**to: str) -> tuple[int, bytes]:
        answer = browser.get(f"/api/tables/{table}/qr.svg", params=to)
        return answer.status_code, answer.content

    for origin in ("http://192.168.1.5:8000", "http://10.0.0.7:8000", HOME, "https://127.0.0.1:8000"):
        assert code(to=origin) == (200, qr.svg(f"{origin}/t/{table}?key={key}"))
    assert code() == code(to=HOME)
    for astray in (
        "http://evil.example",
        "http://192.168.1.5:9000",
        f"{HOME}/t/x?",
        "javascript:x",
        "http://192.168.1.6:8000",
    ):
        assert code(to=astray)[0] == 400, astray
