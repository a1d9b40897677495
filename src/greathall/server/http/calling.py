"""Calling: who is at the other end of a connection, as far as it says so itself."""

from starlette.requests import HTTPConnection

from greathall.server.http.hosts import network
from greathall.server.identity import UNUSED, cookie, token_in
from greathall.server.store.store import Guest


def own_token(connection: HTTPConnection) -> str | None:
    """The token of a browser, if it has one."""
    return token_in(connection.headers.get("cookie", ""), is_secure(connection), prefix_of(connection))


def own_cookie(token: str, connection: HTTPConnection) -> str:
    """The header with which a browser keeps its token."""
    return cookie(token, is_secure(connection), prefix_of(connection))


def no_cookie(connection: HTTPConnection) -> str:
    """The header with which a browser forgets its token."""
    return own_cookie("", connection).replace(f"Max-Age={UNUSED}", "Max-Age=0")


def prefix_of(connection: HTTPConnection) -> str:
    """The path of a hall that has no name to itself."""
    return str(connection.scope.get("root_path", ""))


def is_secure(connection: HTTPConnection) -> bool:
    """Whether somebody comes by https. The hall itself speaks http: a program in front of it must say so."""
    return connection.url.scheme in ("https", "wss")


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from, as far as neighbours are told apart."""
    return network(connection.client.host) if connection.client is not None else ""


def visitor_of(connection: HTTPConnection, guest: Guest | None) -> str:
    """Whom the hall counts: a guest, or an address if no guest is known."""
    return address_of(connection) if guest is None else guest.id
