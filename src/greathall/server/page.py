"""The hall on a port: one page, and a sign of health for those who watch over it."""

import json
import socket
import socketserver
import sys
from collections.abc import Sequence
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

from greathall import games
from greathall.server.html import Page

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}
HTML: Final = "text/html; charset=utf-8"
JSON: Final = "application/json"
UNREACHED: Final = ("192.0.2.1", 9)  # an address kept for documentation; nothing is ever sent there


class Hall(ThreadingHTTPServer):
    """A server of the page. It asks no name server who it is."""

    daemon_threads = True

    def __init__(self, host: str, port: int, languages: Sequence[str] = ()) -> None:
        self.page: Final = Page(languages)
        self.address_family = socket.AF_INET6 if ":" in host else socket.AF_INET
        super().__init__((host, port), Visit)

    def server_bind(self) -> None:
        socketserver.TCPServer.server_bind(self)
        self.server_name, self.server_port = str(self.server_address[0]), int(self.server_address[1])

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Somebody who goes away in the middle of an answer is no news; anything else is."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)

    def answer(self, path: str) -> tuple[HTTPStatus, str, str]:
        """What lies at a path: the status, the kind of content, the content."""
        if path == "/":
            return HTTPStatus.OK, HTML, self.page.hall(games.entries())
        if path == "/health":
            return HTTPStatus.OK, JSON, json.dumps({"ok": True})
        return HTTPStatus.NOT_FOUND, HTML, self.page.lost()


class Visit(BaseHTTPRequestHandler):
    """One request."""

    server: Hall
    timeout = 30

    def do_GET(self) -> None:
        self.wfile.write(self.head())

    def do_HEAD(self) -> None:
        self.head()

    def head(self) -> bytes:
        """Send everything but the content, which is returned."""
        status, kind, text = self.server.answer(self.path.partition("?")[0])
        content = text.encode()
        self.send_response(status)
        for name, value in {"Content-Type": kind, "Content-Length": str(len(content)), **HEADERS}.items():
            self.send_header(name, value)
        self.end_headers()
        return content

    def version_string(self) -> str:
        return "greathall"

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the standard library's name)
        """Say nothing: the terminal belongs to the person who opened the hall."""


def open_hall(host: str, port: int, languages: Sequence[str] = ()) -> Hall:
    """A hall that listens already; OSError where it cannot."""
    return Hall(host, port, languages)


def near_address() -> str:
    """The address of this machine among its neighbours, as its routes say; its name where they do not."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(UNREACHED)
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
