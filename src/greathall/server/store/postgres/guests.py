"""Guests in PostgreSQL: each function is work of one transaction on a connection."""

from typing import Any, Final

from greathall.server.identity import UNUSED
from greathall.server.store.statements import LOOKED_AT
from greathall.server.store.store import Guest

NOW: Final = "extract(epoch FROM clock_timestamp())::double precision"
ADD: Final = "INSERT INTO tokens VALUES ($1, $2, $3, $4)"
ADD_BROWSER: Final = f"INSERT INTO tokens VALUES ($1, $2, 'browser', {NOW} + {UNUSED})"
FIND: Final = f"""
    SELECT id, name, expires - {NOW} FROM tokens JOIN guests ON id = guest
    WHERE hash = $1 AND kind = 'browser' AND (expires = 0 OR expires > {NOW})
"""
TAKE: Final = "DELETE FROM tokens WHERE hash = $1 AND kind = 'link' AND (expires = 0 OR expires > $2) RETURNING guest"
RENEW: Final = f"UPDATE tokens SET expires = {NOW} + {UNUSED} WHERE hash = $1 AND kind = 'browser'"
SOME: Final = f"SELECT max(id) FROM (SELECT id FROM guests WHERE id > $1 ORDER BY id LIMIT {LOOKED_AT}) AS found"
EXPIRED: Final = f"DELETE FROM tokens WHERE guest > $1 AND guest <= $2 AND expires > 0 AND expires <= {NOW}"
LONG_GONE: Final = """
    DELETE FROM guests WHERE id > $1 AND id <= $2
    AND NOT EXISTS (SELECT 1 FROM tokens WHERE guest = guests.id)
    AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = guests.id)
    AND NOT EXISTS (SELECT 1 FROM tables WHERE host = guests.id)
"""
# In the order of their names, so that two who are renamed at once do not wait for each other.
TABLES_OF: Final = (
    "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE guest = $1) ORDER BY id FOR UPDATE"
)


async def add_guest(connection: Any, guest: Guest, token: bytes) -> None:
    await connection.execute("INSERT INTO guests VALUES ($1, $2)", guest.id, guest.name)
    await connection.execute(ADD_BROWSER, token, guest.id)


async def rename_guest(connection: Any, guest: str, name: str) -> None:
    """Another name, and another version of the tables where it is shown."""
    await connection.execute("UPDATE guests SET name = $2 WHERE id = $1", guest, name)
    tables = [table for (table,) in await connection.fetch(TABLES_OF, guest)]
    await connection.execute("UPDATE tables SET version = version + 1 WHERE id = ANY($1)", tables)


async def guest_of(connection: Any, token: bytes) -> tuple[Guest, float] | None:
    """The guest of a browser, and for how many seconds its token is good."""
    found = await connection.fetchrow(FIND, token)
    return (Guest(found[0], found[1]), found[2]) if found else None


async def add_token(connection: Any, guest: str, token: bytes, kind: str, expires: float) -> None:
    """So nobody has more than one personal link, and old ones do not pile up."""
    await connection.execute("SELECT 1 FROM guests WHERE id = $1 FOR UPDATE", guest)
    if kind == "link":
        await connection.execute("DELETE FROM tokens WHERE guest = $1 AND kind = 'link'", guest)
    await connection.execute(ADD, token, guest, kind, float(expires))


async def take_link(connection: Any, link: bytes, browser: bytes, now: float) -> Guest | None:
    guest = await connection.fetchval(TAKE, link, float(now))
    if guest is None:
        return None
    await connection.execute(ADD_BROWSER, browser, guest)
    found = await guest_of(connection, browser)
    return None if found is None else found[0]


async def sign_out(connection: Any, guest: str, token: bytes) -> None:
    await connection.execute("DELETE FROM tokens WHERE guest = $1", guest)
    await connection.execute(ADD_BROWSER, token, guest)


async def forget_guests(connection: Any, after: str) -> str | None:
    """Look at some guests, in the order of their ids; the last of them, if there may be more."""
    last: str | None = await connection.fetchval(SOME, after)
    if last is not None:
        await connection.execute(EXPIRED, after, last)
        await connection.execute(LONG_GONE, after, last)
    return last
