"""The guard before the hall: what it refuses, and what it seals every answer with."""

import asyncio
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from server.sealed import assert_sealed
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from greathall.server.http.assembling import say_fault
from greathall.server.http.guard import Guard
from greathall.server.http.hosts import Hosts
from greathall.server.limits.bounds import BODY

HOME = "http://127.0.0.1:8000"
SOCKETS = "ws://127.0.0.1:8000"
JSON = {"content-type": "application/json"}


async def echo(request: Request) -> Response:
    return JSONResponse({"bytes": len(await request.body())})


async def fail(_: Request) -> Response:
    raise ZeroDivisionError


async def fail_late(_: Request) -> Response:
    def parts() -> Iterator[bytes]:
        yield b"one"
        raise ZeroDivisionError

    return StreamingResponse(parts())


async def socket_echo(socket: WebSocket) -> None:
    await socket.accept()
    text = await socket.receive_text()
    if text == "fail":
        raise ZeroDivisionError
    await socket.send_text(text)
    await socket.receive_text()


def small_app() -> Starlette:
    routes = [
        Route("/echo", echo, methods=["GET", "POST", "PUT"]),
        Route("/fail", fail, methods=["GET", "POST"]),
        Route("/late", fail_late),
        WebSocketRoute("/socket", socket_echo),
    ]
    return Starlette(routes=routes, exception_handlers={Exception: say_fault})


@pytest.fixture
def client() -> Iterator[TestClient]:
    """Somebody who speaks with a small application behind the guard."""
    with TestClient(Guard(small_app(), Hosts("127.0.0.1")), base_url=HOME) as made:
        yield made


def test_another_name_is_refused(client: TestClient) -> None:
    for method in ("GET", "POST"):
        answer = client.request(method, "/echo", headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["reason"]) == (421, "unknown_host")
    with pytest.raises(WebSocketDenialResponse) as denied:
        client.websocket_connect(f"{SOCKETS}/socket", headers={"host": "evil.example"}).__enter__()
    assert denied.value.status_code == 421


# Origins.

ORIGINS = [
    ("http://127.0.0.1:8000", True),
    ("HTTP://127.0.0.1:8000", False),
    ("https://127.0.0.1:8000", True),  # behind a proxy that speaks https
    ("http://127.0.0.1", False),
    ("http://127.0.0.1:8001", False),
    ("http://localhost:8000", False),
    ("http://evil.example", False),
    ("http://127.0.0.1:8000.evil.example", False),
    ("http://127.0.0.1:8000@evil.example", False),
    ("http://evil.example/127.0.0.1:8000", False),
    ("null", False),
    ("", False),
    ("file://", False),
    ("chrome-extension://abc", False),
]


@pytest.mark.parametrize(("origin", "own"), ORIGINS)
def test_what_is_done_is_asked_for_by_the_halls_own_pages_only(client: TestClient, origin: str, own: bool) -> None:
    answer = client.post("/echo", content=b"{}", headers={**JSON, "origin": origin})
    assert answer.status_code == (200 if own else 403)
    assert own or answer.json() == {"reason": "foreign_origin", "detail": "", "options": None}
    assert client.get("/echo", headers={"origin": origin}).status_code == 200, "a page elsewhere cannot read it"


@pytest.mark.parametrize(("origin", "own"), ORIGINS)
def test_sockets_are_opened_by_the_halls_own_pages_only(client: TestClient, origin: str, own: bool) -> None:
    if own:
        with client.websocket_connect(f"{SOCKETS}/socket", headers={"origin": origin}) as socket:
            socket.send_text("hello")
            assert socket.receive_text() == "hello"
        return
    with pytest.raises(WebSocketDenialResponse) as denied:
        client.websocket_connect(f"{SOCKETS}/socket", headers={"origin": origin}).__enter__()
    assert (denied.value.status_code, denied.value.json()["reason"]) == (403, "foreign_origin")
    assert_sealed(denied.value)


def test_programs_that_are_no_browsers_have_no_origin(client: TestClient) -> None:
    assert client.post("/echo", content=b"{}", headers=JSON).status_code == 200


# Bodies.


@pytest.mark.parametrize(
    ("kind", "taken"),
    [
        ("application/json", True),
        ("Application/JSON; charset=utf-8", True),
        ("application/json; charset=latin1", False),
        ("text/plain", False),
        ("application/x-www-form-urlencoded", False),
        ("multipart/form-data; boundary=x", False),
        ("application/json5", False),
        ("", False),
    ],
)
def test_bodies_are_json(client: TestClient, kind: str, taken: bool) -> None:
    for method in ("POST", "PUT"):
        answer = client.request(method, "/echo", content=b"{}", headers={"content-type": kind})
        assert answer.status_code == (200 if taken else 415)
        assert taken or answer.json()["reason"] == "not_json"


def test_a_body_without_a_kind_is_refused(client: TestClient) -> None:
    assert client.post("/echo").status_code == 415


def in_parts(size: int) -> Iterator[bytes]:
    for _ in range(size // 1024):
        yield b"x" * 1024
    yield b"x" * (size % 1024)


@pytest.mark.parametrize(("size", "status"), [(0, 200), (BODY, 200), (BODY + 1, 413), (1_000_000, 413)])
def test_bodies_are_not_too_large(client: TestClient, size: int, status: int) -> None:
    for content in (b"x" * size, in_parts(size)):  # its length said before, or not
        answer = client.post("/echo", content=content, headers=JSON)
        assert answer.status_code == status
        assert answer.json() == (
            {"bytes": size} if status == 200 else {"reason": "too_large", "detail": "", "options": None}
        )


def scope(**headers: str) -> dict[str, Any]:
    """A request to /echo as the server hands it on."""
    written = {"host": "localhost", "content-type": "application/json", **headers}
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in written.items()]
    return {"type": "http", "method": "POST", "path": "/echo", "query_string": b"", "headers": pairs}


def speak(messages: list[Message], patience: float = 20.0, **headers: str) -> list[Message]:
    """What the guard sends to somebody who sends these messages, and then waits for ever."""
    sent: list[Message] = []

    async def receive() -> Message:
        if messages:
            return messages.pop(0)
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(Guard(small_app(), Hosts("127.0.0.1"), patience)(scope(**headers), receive, send))
    return sent


def test_whoever_goes_away_in_the_middle_is_not_heard(caplog: pytest.LogCaptureFixture) -> None:
    part = {"type": "http.request", "body": b"{}", "more_body": True}
    assert speak([part, {"type": "http.disconnect"}]) == []
    assert caplog.records == []


def test_whoever_never_ends_is_not_waited_for() -> None:
    sent = speak([{"type": "http.request", "body": b"{", "more_body": True}], patience=0.01)
    assert (sent[0]["status"], json.loads(sent[1]["body"])["reason"]) == (408, "too_slow")


@pytest.mark.parametrize("length", ["-1", "1e3", "x", "٣"])
def test_a_length_is_a_number(length: str) -> None:
    sent = speak([{"type": "http.request", "body": b"", "more_body": False}], content_length=length)
    assert sent[0]["status"] == 400


# Faults of our own.


def test_a_fault_is_a_plain_answer_and_is_written_down(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    for method in ("GET", "POST"):
        answer = client.request(method, "/fail", content=b"", headers=JSON)
        assert (answer.status_code, answer.json()) == (500, {"reason": "fault", "detail": "", "options": None})
        assert_sealed(answer)
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 2
    assert "ZeroDivisionError" in caplog.text


def test_a_fault_before_any_application_has_the_same_answer() -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    answer = TestClient(Guard(broken, Hosts("127.0.0.1")), base_url=HOME).get("/echo")
    assert (answer.status_code, answer.json()) == (500, {"reason": "fault", "detail": "", "options": None})


def test_a_fault_in_the_middle_of_an_answer_ends_it(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    assert client.get("/late").content == b"one"
    assert "ZeroDivisionError" in caplog.text


def test_a_fault_closes_the_socket(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    with client.websocket_connect(f"{SOCKETS}/socket") as socket:
        socket.send_text("fail")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == 1011
    assert "ZeroDivisionError" in caplog.text


def test_a_socket_whose_browser_goes_away_is_no_news(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    with client.websocket_connect(f"{SOCKETS}/socket") as socket:
        socket.send_text("hello")
        assert socket.receive_text() == "hello"
    assert caplog.records == []
