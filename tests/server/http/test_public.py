"""A hall behind another program: by the name people know, under a path of it, with cookies of its own."""

import asyncio
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from lucky import same_luck
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from greathall.server.hall.hall import Hall
from greathall.server.http import qr
from greathall.server.http.hosts import Hosts
from greathall.server.http.public import Prefixed, Public, below, public_of
from greathall.server.http.serving import build
from greathall.server.http.whereabouts import LOOPBACK, Whereabouts
from greathall.server.identity import cookie, new_token, token_in
from greathall.server.store.sqlite import SqliteStore

PUBLIC = public_of("https://games.example/club/hall/")
INDEX = '<!doctype html>\n<html lang="en"><script src="/theme.js"></script><link href="/assets/a.css"></html>'


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("https://games.example", Public("https://games.example", "games.example", "")),
        ("https://Games.Example/", Public("https://games.example", "games.example", "")),
        ("https://games.example:443/hall", Public("https://games.example", "games.example", "/hall")),
        ("http://[fd00::5]:8080/a/b_c~.d/", Public("http://[fd00::5]:8080", "fd00::5", "/a/b_c~.d")),
    ],
)
def test_addresses_in_parts(address: str, public: Public) -> None:
    assert public_of(address) == public


@pytest.mark.parametrize(
    "address",
    [
        "",
        "games.example",
        "ftp://games.example",
        "https:///hall",
        "https://a@games.example",
        "https://games.example?x=1",
    ]
    + [f"https://games.example/{path}" for path in ("#x", "a//b", "a/../b", "a b", '"x', ".", "%2e")]
    + ["https://games.example:x", "https://games.example:0"],
)
def test_what_is_no_address_of_a_hall(address: str) -> None:
    with pytest.raises(ValueError, match=r"of a hall|Port"):
        public_of(address)


def test_paths_below_another() -> None:
    paths = {"/hall": "/", "/hall/": "/", "/hall/t/abc": "/t/abc", "/halls": "/halls", "/api/me": "/api/me"}
    assert {path: below("/hall", path) for path in paths} == paths


@pytest.fixture
def house(tmp_path: Path) -> Iterator[TestClient]:
    """A hall that a program in front of it calls by another name."""
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "theme.js").write_text("//")
    hall = Hall(asyncio.run(SqliteStore.open(":memory:")), luck=same_luck)
    where = Whereabouts(LOOPBACK, 8000, public=PUBLIC)
    app = build(hall, Hosts(LOOPBACK, [PUBLIC.name], origin=PUBLIC.origin), tmp_path, where)
    assert isinstance(app, Prefixed)
    with TestClient(app, base_url="https://games.example") as client:
        yield client
        assert client.portal is not None
        client.portal.call(hall.close)


def test_the_page_finds_its_files_below_the_path(house: TestClient) -> None:
    for path in ("/club/hall", "/club/hall/", "/club/hall/t/table222", "/t/table222"):
        answer = house.get(path)
        assert answer.status_code == 200
        assert answer.text == INDEX.replace('="/', '="/club/hall/').replace("<html", '<html data-base="/club/hall"')
    assert house.get("/club/hall/theme.js").text == "//"
    assert house.get("/club/halls").status_code == 404
    assert house.get("/club/hall/me/token").headers["referrer-policy"] == "no-referrer"


def test_cookies_tables_and_sockets_are_below_the_path(house: TestClient) -> None:
    answer = house.post("/club/hall/api/me", json={"name": "Ania"})
    [(name, said)] = SimpleCookie(answer.headers["set-cookie"]).items()
    assert (name, said["path"], bool(said["secure"])) == ("__Secure-hall", "/club/hall", True)
    opened = house.post("/club/hall/api/tables", json={"game": "citadels", "players": 2}).json()["id"]
    with house.websocket_connect(f"wss://games.example/club/hall/api/tables/{opened}/socket") as socket:
        info = socket.receive_json()["table"]
    link = f"https://games.example/club/hall/t/{opened}?key={info['key']}"
    code = f"/club/hall/api/tables/{opened}/qr.svg"
    assert house.get(code).text == house.get(f"{code}?to=https://games.example").text == qr.svg(link).decode()
    assert house.get(f"{code}?to=https://elsewhere.example").status_code == 400
    assert house.get("/club/hall/api/reach").json()["own"] is True
    house.cookies.clear()
    assert house.get("/club/hall/api/me").json()["name"] is None


def test_a_program_that_says_another_name_is_no_obstacle(house: TestClient) -> None:
    """Many send requests on as if they were for 127.0.0.1, without the path; the page's origin stays the public one."""
    headers = {"host": "127.0.0.1:8000", "origin": PUBLIC.origin}
    assert house.post("/api/me", json={"name": "Ania"}, headers=headers).status_code == 200
    assert house.get("/api/reach", headers=headers).json()["addresses"] == [PUBLIC.origin]
    for foreign in ("https://evil.example", "http://games.example", "null", ""):
        answer = house.post("/api/me", json={"name": "Ania"}, headers={**headers, "origin": foreign})
        assert (answer.status_code, answer.json()["reason"]) == (403, "foreign_origin")
    assert house.get("/health", headers={"host": "evil.example"}).status_code == 421
    with pytest.raises(WebSocketDisconnect), house.websocket_connect("/api/tables/none/socket", headers=headers):
        pass


@pytest.mark.parametrize(
    ("secure", "prefix", "name"),
    [
        (False, "", "hall"),
        (False, "/hall", "hall"),
        (True, "", "__Host-hall"),
        (True, "/hall", "__Secure-hall"),
    ],
)
def test_cookies_by_scheme_and_path(secure: bool, prefix: str, name: str) -> None:
    token = new_token()
    said = cookie(token, secure, prefix)
    assert said.startswith(f"{name}={token}; Path={prefix or '/'}; ")
    others = "; ".join(f"{one}={new_token()}" for one in ("hall", "__Host-hall", "__Secure-hall") if one != name)
    assert token_in(f"{others}; {name}={token}", secure, prefix) == token
    assert token_in(others, secure, prefix) is None
