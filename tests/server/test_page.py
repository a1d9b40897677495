"""The page, and the port it is served at; nothing but loopback is ever touched."""

import http.client
import json
import socket
from collections.abc import Iterator
from html.parser import HTMLParser
from threading import Thread

import pytest
from samples import inquest, masons_modules

from greathall.commands.serve import bracketed, has_browser, refusal
from greathall.engine import Entry, Option
from greathall.server.html import Page
from greathall.server.page import Hall, open_hall

EMPTY = {"meta", "link"}


@pytest.fixture
def hall() -> Iterator[Hall]:
    """A hall at any free port of this machine."""
    with open_hall("127.0.0.1", 0) as made:
        thread = Thread(target=made.serve_forever, args=(0.01,))
        thread.start()
        yield made
        made.shutdown()
        thread.join()


def ask(hall: Hall, path: str, method: str = "GET") -> tuple[int, dict[str, str], str]:
    connection = http.client.HTTPConnection("127.0.0.1", hall.server_port, timeout=30)
    connection.request(method, path)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, dict(answer.getheaders()), text


def test_the_page_lists_the_games(hall: Hall) -> None:
    status, headers, text = ask(hall, "/")
    assert status == 200
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    assert int(headers["Content-Length"]) == len(text.encode())
    for words in ("Masons", "for 2\N{EN DASH}4 players", "greathall play inquest", "any of magistrate, collector"):
        assert words in text


def test_health(hall: Hall) -> None:
    status, headers, text = ask(hall, "/health")
    assert (status, headers["Content-Type"], json.loads(text)) == (200, "application/json", {"ok": True})


@pytest.mark.parametrize("path", ["/nothing", "/health/", "/../secret", "/index.html", "/%2e%2e/x"])
def test_other_paths_are_not_there(path: str, hall: Hall) -> None:
    status, _, text = ask(hall, path)
    assert status == 404
    assert "There is nothing here." in text


def test_a_query_changes_nothing(hall: Hall) -> None:
    assert ask(hall, "/?a=1")[0] == 200
    assert ask(hall, "/health?a=1")[2] == ask(hall, "/health")[2]


def test_head_has_no_content(hall: Hall) -> None:
    status, headers, text = ask(hall, "/", "HEAD")
    assert (status, text) == (200, "")
    assert headers["Content-Length"] == ask(hall, "/")[1]["Content-Length"]


def test_nothing_can_be_sent(hall: Hall) -> None:
    assert ask(hall, "/", "POST")[0] == 501


def test_a_visitor_who_goes_away_is_no_news(hall: Hall, capfd: pytest.CaptureFixture[str]) -> None:
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", hall.server_port)) as visitor:
            visitor.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # leave with a reset
            visitor.sendall(b"GET / HTTP/1.0\r\n\r\n")
    assert ask(hall, "/health")[0] == 200
    assert capfd.readouterr().err == ""


def test_the_page_keeps_to_itself(hall: Hall) -> None:
    _, headers, text = ask(hall, "/")
    assert headers["Content-Security-Policy"].startswith("default-src 'none'")
    assert headers["Server"] == "greathall"
    outside = text.replace("http://www.w3.org/2000/svg", "").replace("http%3A//www.w3.org/2000/svg", "")
    assert "http:" not in outside
    assert "https:" not in outside
    assert "<script" not in outside


class Nesting(HTMLParser):
    """Checks that what is opened is closed, in this order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Closed at once."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("entries", [[], [masons_modules.ENTRY, inquest.ENTRY]])
def test_the_page_is_html_for_phones_too(entries: list[Entry]) -> None:
    for text in (Page().hall(entries), Page().lost()):
        assert text.startswith('<!doctype html>\n<html lang="en">')
        assert '<meta name="viewport" content="width=device-width, initial-scale=1">' in text
        parser = Nesting()
        parser.feed(text)
        parser.close()
        assert parser.open == []


def test_without_games_the_page_says_so() -> None:
    text = Page().hall([])
    assert "No game is delivered yet." in text
    assert "greathall play" not in text
    assert "No game is delivered yet." not in Page().hall([inquest.ENTRY])


def test_what_games_call_themselves_is_no_html() -> None:
    option = Option("<name>", "<about>", ["<value>"])
    text = Page().hall([Entry("<game>", "<title>", (1,), inquest.build, [option])])
    for word in ("name", "about", "value", "game", "title"):
        assert f"&lt;{word}&gt;" in text
        assert f"<{word}>" not in text.replace("<title>Great Hall", "")
    assert "for one player" in text


@pytest.mark.parametrize(
    ("environment", "platform", "there"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ""}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_browser_is_opened_where_there_is_a_screen(environment: dict[str, str], platform: str, there: bool) -> None:
    assert has_browser(environment, platform) is there


def test_addresses_and_their_refusal() -> None:
    assert bracketed("::1") == "[::1]"
    assert bracketed("127.0.0.1") == "127.0.0.1"
    error = refusal(PermissionError(13, "Permission denied"), "127.0.0.1", 80)
    assert (error.message, error.code, error.arguments["reason"]) == ("cli-no-address", 1, "Permission denied")
