"""Housekeeping: what is done once a day, in the background. Guests nobody can be any more are forgotten, and what
is kept no longer than the host says: tables that nobody has touched, and reports."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from greathall.server.hall.hall import Hall
from greathall.server.identity import DAY
from greathall.server.limits.house_rules import Retention
from greathall.server.protocol.messages import Status
from greathall.server.store.store import Store

Wait = Callable[[float], Awaitable[None]]

log = logging.getLogger("greathall")


async def keep_house(store: Store, wait: Wait = asyncio.sleep) -> None:
    """Tidy up now, and every day from now on. If the store fails, tomorrow is another day."""
    while True:
        try:
            await forget_guests(store)
        except Exception:
            log.exception("guests could not be forgotten")
        await wait(DAY)


async def forget_guests(store: Store) -> None:
    """Look at everybody, a few at a time, so that nobody who writes waits for long."""
    after: str | None = ""
    while after is not None:
        after = await store.forget_guests(after)


async def keep_tables(hall: Hall, retention: Retention, wait: Wait = asyncio.sleep) -> None:
    """Put away what nobody has touched for long enough, now and every day from now on."""
    while True:
        try:
            await put_away(hall, retention)
        except Exception:
            log.exception("tables could not be put away")
        await wait(DAY)


async def put_away(hall: Hall, retention: Retention) -> None:
    """All tables that are kept no longer, except those that somebody is at; and reports."""
    if retention.reports:
        await hall.store.forget_reports(hall.times.date() - retention.reports * DAY)
    kept: dict[Status, int] = {
        "open": retention.open,
        "playing": retention.unfinished,
        "paused": retention.unfinished,
        "over": retention.finished,
    }
    for status, days in kept.items():
        before = hall.times.date() - days * DAY
        while days and (tables := [one for one in await hall.store.untouched(status, before) if is_left(hall, one)]):
            for table in tables:
                await hall.remove(table)
            log.info("%d tables that nobody touched were put away (%s)", len(tables), status)


def is_left(hall: Hall, table: str) -> bool:
    """Whether nobody is at a table."""
    return table not in hall.live or not hall.live[table].listeners
