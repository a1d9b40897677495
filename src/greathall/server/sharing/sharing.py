"""Sharing: a hall looks at what the others have stored, says who is connected here, and leads some of the tables.

It does so about once a second, for all its tables at once; less often while a bell announces everything sooner.
"""

import asyncio
import logging
import os
import socket
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from greathall.server.identity import new_id
from greathall.server.sharing.bell import Bell, Silence
from greathall.server.sharing.catching_up import catch_up, is_behind
from greathall.server.sharing.overhearing import overhear
from greathall.server.store.book import Attended, Attending, Book, Mark
from greathall.server.table.listening import Listener
from greathall.server.table.live import LiveTable
from greathall.server.table.shunning import shun
from greathall.server.table.whispers import DECODER, ENCODER, Forgotten, Shunned, Whisper

GAP: Final = 0.05  # seconds between looks at least
OFTEN: Final = 1.0  # seconds between looks if no bell is heard
SELDOM: Final = 2.0  # … and if one is
LEASE: Final = 5.0  # seconds for which what a hall has said is good
GONE: Final = -1  # the version of a table that was put away
WHISPERED: Final = -2  # … and what is rung when there is a whisper

FORGOTTEN: Final = ENCODER.encode(Forgotten()).decode()
KNOWN: Final = 40  # numbers of whispers that are kept, of each table

Told = dict[tuple[str, str], int]  # by table and guest: with how many pages they are here

log = logging.getLogger("greathall")


class Sharing:
    """What one hall has to do with the others. `gone`: somebody has put a table away. `dismiss`: somebody who is
    connected has signed out elsewhere."""

    def __init__(
        self,
        book: Book,
        tables: Mapping[str, LiveTable],
        gone: Callable[[LiveTable], None],
        dismiss: Callable[[Listener], None],
        bell: Bell | None = None,
        often: float = OFTEN,
    ) -> None:
        self.book: Final = book
        self.tables: Final = tables
        self.gone: Final = gone
        self.dismiss: Final = dismiss
        self.bell: Final = bell or Silence()
        self.often: Final = often
        self.name: Final = f"{os.getpid()}@{socket.gethostname()}-{new_id()}"  # of this hall among the others
        self.soon: Final = asyncio.Event()
        self.told: Told | None = None  # who is here, as the others know; none if they know nothing
        self.wanted: set[str] = set()  # tables that this hall would lead
        self.led: set[str] = set()  # … and does
        self.whispers: list[tuple[str, str]] = []  # by table, what others have still to hear
        self.heard: dict[str, set[int]] = {}  # by table, the numbers of the last whispers that were heard
        self.catching: Final[dict[str, asyncio.Task[None]]] = {}
        self.shunning: Final[set[asyncio.Task[None]]] = set()
        self.running: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """From now on this hall is one of several."""
        self.running = [asyncio.create_task(work) for work in (self.go_on(), self.bell.listen(self.hear))]

    def attach(self, live: LiveTable) -> None:
        """A table is at hand: others may lead it, and people may be there elsewhere."""
        live.leads = live.row.id in self.led
        live.ring = lambda version: self.bell.ring(live.row.id, Mark(version, length_of(live)))
        live.whisper = partial(self.whisper, live.row.id)
        self.heard[live.row.id] = set()
        wake = live.wake

        def wake_and_ask() -> None:
            wake()
            if live.listeners and live.row.id not in self.wanted:
                self.soon.set()

        live.wake = wake_and_ask
        self.soon.set()

    # Looking.

    async def go_on(self) -> None:
        """Look again and again. If the book cannot be read, the next look says everything again."""
        is_lost = False
        while True:
            self.soon.clear()
            try:
                await self.look()
                is_lost = False
            except Exception as error:
                self.told = None
                if not is_lost:
                    log.warning("this hall does not hear of the others: %r", error)
                is_lost = True
            await asyncio.sleep(min(GAP, self.often))
            try:
                async with asyncio.timeout(
                    max(SELDOM, self.often) if self.bell.is_well and not is_lost else self.often
                ):
                    await self.soon.wait()
            except TimeoutError:
                continue

    async def look(self) -> None:
        """Say what is here, and hear what is elsewhere."""
        here = self.here()
        said = self.saying(here)
        found = await self.book.attend(said)
        self.told = here
        self.whispers = self.whispers[len(said.whispers) :]
        for table in {table for table, _ in said.whispers}:
            self.bell.ring(table, Mark(WHISPERED, 0))
        self.take(said.looks, found)
        self.overhear(said, found)

    def here(self) -> Told:
        """Who is connected to this hall."""
        found: Told = {}
        for table, live in self.tables.items():
            for listener in live.listeners:
                place = table, "" if listener.guest is None else listener.guest.id
                found[place] = found.get(place, 0) + 1
        return found

    def saying(self, here: Told) -> Attending:
        """What is new since it was said last. It asks who is there at all tables at hand that can still change."""
        before, tables = self.told or {}, self.tables.items()
        wanted = self.wanted = {
            table for table, live in tables if live.listeners or (live.due() and not live.elsewhere)
        }
        looks = [table for table, live in tables if live.listeners or live.row.status != "over"]
        return Attending(
            hall=self.name,
            seconds=LEASE,
            anew=self.told is None,
            came=[(*place, pages) for place, pages in here.items() if before.get(place) != pages],
            went=[place for place in before if place not in here],
            wants=sorted(wanted - self.led),
            leaves=sorted(self.led - wanted),
            looks=looks,
            tokens=[listener.token for listener in self.listeners() if listener.token],
            whispers=list(self.whispers),
            forgets=sorted({table for table, content in self.whispers if content == FORGOTTEN}),
            heard=[max(self.heard.get(table, ()), default=0) for table in looks],
        )

    def take(self, looks: Iterable[str], found: Attended) -> None:
        """What was heard of the tables that are still at hand."""
        self.led = found.leads
        for table in looks:
            live = self.tables.get(table)
            if live is not None:
                self.take_people(live, found.others.get(table, {}))
                self.take_mark(live, found.marks.get(table))
        for listener in self.listeners():
            if listener.token in found.void:
                self.dismiss(listener)

    def listeners(self) -> list[Listener]:
        return [listener for live in self.tables.values() for listener in live.listeners]

    def take_people(self, live: LiveTable, others: Mapping[str, int]) -> None:
        leads = live.row.id in self.led
        if live.leads != leads:
            live.leads = leads
            live.wake()
        if live.elsewhere != others:
            live.elsewhere = others
            live.changed()

    def take_mark(self, live: LiveTable, mark: Mark | None) -> None:
        """Catch up if more is stored, and somebody is here to see it. Nobody waits for it: other tables must not,
        either."""
        table = live.row.id
        if mark is None:
            self.gone(live)
        elif (live.listeners or live.leads) and is_behind(live, mark) and table not in self.catching:
            task = self.catching[table] = asyncio.create_task(catch_up(live, self.book, mark))
            task.add_done_callback(lambda done: self.caught(table, done))

    def caught(self, table: str, done: "asyncio.Task[None]") -> None:
        del self.catching[table]
        if not done.cancelled() and done.exception() is not None:
            log.warning("table %s could not be read: %r", table, done.exception())

    # What is in no record.

    def whisper(self, table: str, whisper: Whisper) -> None:
        """Others should hear this, soon."""
        self.whispers.append((table, ENCODER.encode(whisper).decode()))
        self.soon.set()

    def overhear(self, said: Attending, found: Attended) -> None:
        """Hear what is new. At a table where nothing was heard before, what was just whispered here comes back."""
        own = Counter(said.whispers)
        before = {table: set(self.heard.get(table, ())) for table in said.looks}
        for number, table, content in found.whispers:
            if table not in self.tables or number in before[table]:
                continue
            self.heard.setdefault(table, set()).add(number)
            if not before[table] and own[table, content]:
                own[table, content] -= 1
            else:
                self.take_whisper(self.tables[table], DECODER.decode(content))
        self.heard = {table: set(sorted(known)[-KNOWN:]) for table, known in self.heard.items() if table in self.tables}

    def take_whisper(self, live: LiveTable, whisper: Whisper) -> None:
        if not isinstance(whisper, Shunned):
            overhear(live, whisper)
            return
        task = asyncio.create_task(self.shun(live, whisper.guest))
        self.shunning.add(task)
        task.add_done_callback(self.shunned)

    async def shun(self, live: LiveTable, guest: str) -> None:
        """Somebody has blocked others, or does so no longer. Those who stood up elsewhere have no seat here, either."""
        await self.refresh([live])
        for listener in shun(live, guest, frozenset(other.id for other in await live.store.blocked(guest))):
            self.dismiss(listener)

    def shunned(self, done: "asyncio.Task[None]") -> None:
        self.shunning.discard(done)
        if not done.cancelled() and done.exception() is not None:
            log.warning("whom somebody has blocked could not be read: %r", done.exception())

    # The bell, and those who cannot wait.

    def hear(self, table: str, mark: Mark) -> None:
        """Somebody has rung for a table."""
        if table not in self.tables:
            return
        if mark.version in (GONE, WHISPERED):
            self.soon.set()
        else:
            self.take_mark(self.tables[table], mark)

    async def refresh(self, lives: Iterable[LiveTable]) -> None:
        """Some tables as they are stored now, for somebody who asks for them."""
        known = {live.row.id: live for live in lives}
        marks = await self.book.marks(list(known)) if known else {}
        for table, live in known.items():
            if table not in marks:
                self.gone(live)
            elif is_behind(live, marks[table]):
                await catch_up(live, self.book, marks[table])

    async def close(self) -> None:
        """The others may go on at once."""
        for task in (*self.running, *self.catching.values(), *self.shunning):
            task.cancel()
        try:
            await self.book.leave(self.name)
        except Exception as error:
            log.warning("the other halls will notice later that this one has closed: %r", error)
        await self.bell.close()


def length_of(live: LiveTable) -> int:
    return 0 if live.match is None else live.match.answered
