"""Every answer of the whole application keeps a page to itself."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from lucky import same_luck
from server.sealed import assert_sealed
from starlette.testclient import TestClient, WebSocketDenialResponse

from greathall.server.hall.hall import Hall
from greathall.server.http.hosts import Hosts
from greathall.server.http.serving import build
from greathall.server.store.sqlite import SqliteStore

HOME = "http://127.0.0.1:8000"
SOCKETS = "ws://127.0.0.1:8000"
JSON = {"content-type": "application/json"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A client that was built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Great Hall</title>")
    (tmp_path / "assets" / "index-1a2b.js").write_text("1")
    return tmp_path


@pytest.fixture
def whole(folder: Path) -> Iterator[TestClient]:
    """Somebody who speaks with the whole application; nothing is kept."""
    hall = Hall(asyncio.run(SqliteStore.open(":memory:")), luck=same_luck)
    with TestClient(build(hall, Hosts("127.0.0.1"), folder), base_url=HOME) as made:
        yield made


ANSWERS = [
    ("GET", "/health", {}, 200),
    ("HEAD", "/health", {}, 200),
    ("GET", "/api/games", {}, 200),
    ("GET", "/api/me", {}, 200),
    ("GET", "/api/reach", {}, 200),
    ("GET", "/api/nothing", {}, 404),
    ("GET", "/api/tables/nothing2", {}, 404),
    ("GET", "/api/tables/nothing2/socket", {}, 404),
    ("DELETE", "/api/me", JSON, 405),
    ("POST", "/api/me", JSON, 400),
    ("POST", "/api/me/link", JSON, 401),
    ("POST", "/api/me", {}, 415),
    ("POST", "/api/me", {**JSON, "origin": "http://evil.example"}, 403),
    ("GET", "/api/me", {"host": "evil.example"}, 421),
    ("GET", "/", {}, 200),
    ("GET", "/t/table222?key=secret", {}, 200),
    ("GET", "/assets/index-1a2b.js", {}, 200),
    ("GET", "/nothing", {}, 404),
    ("POST", "/", JSON, 405),
    ("OPTIONS", "/api/me", JSON, 405),
]


@pytest.mark.parametrize(("method", "path", "headers", "status"), ANSWERS)
def test_every_answer_is_sealed(
    whole: TestClient, method: str, path: str, headers: dict[str, str], status: int
) -> None:
    content = b"" if method in ("GET", "HEAD") else b"{}" if status == 401 else b"["
    answer = whole.request(method, path, headers=headers, content=content)
    assert answer.status_code == status
    assert_sealed(answer)
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"
        assert status == 200 or set(answer.json()) == {"reason", "detail", "options"}


def test_a_personal_link_is_revealed_to_nobody(whole: TestClient) -> None:
    assert_sealed(whole.get("/me/token"), "no-referrer")


def test_a_denied_socket_is_sealed(whole: TestClient) -> None:
    with pytest.raises(WebSocketDenialResponse) as denied:
        whole.websocket_connect(
            f"{SOCKETS}/api/tables/nothing2/socket", headers={"origin": "http://evil.example"}
        ).__enter__()
    assert denied.value.status_code == 403
    assert_sealed(denied.value)
