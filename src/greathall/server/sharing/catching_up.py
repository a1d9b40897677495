"""Catching up: a table at hand as it is stored, if another hall has taken it further."""

from functools import partial
from typing import Final

from greathall.engine import BadRecord, Match, RecordEntry
from greathall.server.limits.costs import LOADING
from greathall.server.store.book import Book, Mark
from greathall.server.table.live import LiveTable
from greathall.server.table.numbers import Numbers, play_on
from greathall.server.table.telling import Halted

FEW: Final = 8  # entries that are played at once: to hand them to another thread takes longer


def is_behind(live: LiveTable, mark: Mark) -> bool:
    """Whether more is stored of a table than is known here."""
    return live.row.version < mark.version or (live.match is not None and live.match.answered < mark.length)


async def catch_up(live: LiveTable, book: Book, mark: Mark) -> None:
    """Take what is new. Entries alone are played on; anything else is read as if the table were brought to hand."""
    async with live.hold():
        if not is_behind(live, mark):  # somebody else was quicker
            return
        match, numbers = live.match, live.numbers
        if match is None or numbers is None or live.row.version < mark.version:
            await live.load()
            live.changed()
        else:
            await go_on(live, match, numbers, await book.entries_after(live.row.id, match.answered))


async def go_on(live: LiveTable, match: Match, numbers: Numbers, entries: list[RecordEntry]) -> None:
    """Play what others have stored; if it is much, as when a table is loaded: off the event loop."""
    trial = match.clone()
    work = partial(play_on, trial, numbers, entries)
    try:
        numbers = work() if len(entries) <= FEW else await LOADING.do(work)
    except BadRecord:
        await live.load()
        live.changed()
        return
    live.begin(trial, numbers, halted=Halted(match.answered, match.state, entries))
    live.poke()
