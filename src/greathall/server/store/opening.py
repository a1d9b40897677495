"""Opening: the store that an address names, a file or a PostgreSQL database."""

from typing import Final
from urllib.parse import urlsplit

from greathall.server.store.migrating import BadDatabase
from greathall.server.store.sqlite import SqliteStore
from greathall.server.store.store import Store

SERVERS: Final = ("postgresql://", "postgres://")


def is_server(address: str) -> bool:
    """Whether an address names a database of a server, not a file."""
    return address.startswith(SERVERS)


async def open_store(address: str) -> Store:
    """The store; BadDatabase if it cannot be opened."""
    if not is_server(address):
        return await SqliteStore.open(address)
    try:
        from greathall.server.store.postgres.store import PostgresStore
    except ImportError as error:
        raise BadDatabase(str(error), "no_driver") from error
    return await PostgresStore.open(address)


def without_secrets(address: str) -> str:
    """An address as it may be shown."""
    return address if not is_server(address) else urlsplit(address)._replace(netloc=place(address), query="").geturl()


def place(address: str) -> str:
    """Where a server is: what its address says after the name and the password."""
    return urlsplit(address).netloc.rpartition("@")[2]
