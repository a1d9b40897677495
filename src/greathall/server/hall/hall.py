"""The hall: everybody known, and every table. Live tables are kept at hand; the rest is in the store."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from greathall.engine import Luck, TrueLuck
from greathall.server.denied import Denied
from greathall.server.identity import DAY, hashed, is_same, new_id, new_token
from greathall.server.limits.bounds import UNWELCOME
from greathall.server.limits.house_rules import Entrance, Features
from greathall.server.naming import proper
from greathall.server.protocol.messages import ListedTable, Me
from greathall.server.sharing.bell import Bell
from greathall.server.sharing.sharing import GONE, OFTEN, Sharing
from greathall.server.store.book import Book
from greathall.server.store.store import Guest, Store, StoredTable
from greathall.server.table.access import Standing, ask, seat_of
from greathall.server.table.describing import table_line
from greathall.server.table.listening import Listener
from greathall.server.table.live import LiveTable
from greathall.server.table.older import look_again
from greathall.server.thinking.bots import TableBots
from greathall.server.thinking.reviewing import Reviews
from greathall.server.thinking.speeds import Speeds
from greathall.server.thinking.workers import Workers
from greathall.server.times import TRUE_TIMES, Times

MOST_LIVE: Final = 200
MOST_RENAMED: Final = 10_000  # guests: far more than are renamed while something is being read or stored
MOST_WOKEN: Final = 12  # running tables that one look at the front door may bring to hand
EVERYTHING: Final = Features()
OPEN: Final = Entrance()
FAREWELL: Final = 1.0  # seconds for everybody to hear that the hall closes
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Hall:
    """What all routes share: the store, and the tables at hand. `luck` makes the luck of each table and of its bots.
    `private`: it is inside the page of its only guest, who may take along what is kept of a running game."""

    def __init__(
        self,
        store: Store,
        times: Times = TRUE_TIMES,
        most_live: int = MOST_LIVE,
        luck: Callable[[], Luck] = TrueLuck,
        workers: Workers | None = None,
        private: bool = False,
        features: Features = EVERYTHING,
        door: Entrance = OPEN,
    ) -> None:
        self.store: Final = store
        self.times: Final = times
        self.luck: Final = luck
        self.private: Final = private
        self.features: Final = features
        self.door: Final = door
        self.most_live: Final = most_live
        self.workers: Final = workers or Workers()
        self.speeds: Final = Speeds(self.workers)
        self.reviews: Final = Reviews(self.workers)
        self.live: Final[OrderedDict[str, LiveTable]] = OrderedDict()
        self.bots: Final[dict[str, TableBots]] = {}
        self.loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        # Of guests who were renamed last: what was read before may be out of date.
        self.names: Final[OrderedDict[str, str]] = OrderedDict()
        self.renaming: Final = asyncio.Lock()
        self.sending_away: Final[set[asyncio.Task[None]]] = set()
        self.sharing: Sharing | None = None

    def share(self, book: Book, bell: Bell | None = None, often: float = OFTEN) -> None:
        """From now on this is one of several halls on its book; `often`: seconds between its looks at the others."""
        self.sharing = Sharing(book, self.live, self.put_away, self.dismiss, bell, often)
        self.sharing.begin()

    # Tables.

    async def table(self, table: str) -> LiveTable:
        """A table at hand; Denied if there is none."""
        if table in self.live and self.sharing is not None:
            await self.sharing.refresh([self.live[table]])
        while table not in self.live:  # one that was brought to hand may have been let go before its turn came
            await self.fetch(table)
        self.live.move_to_end(table)
        live = self.live[table]
        if live.older is not None and await look_again(self.store, live.row, live.older):
            live.changed()
        return live

    async def fetch(self, table: str) -> None:
        """Bring a table to hand that is in the store."""
        if table in self.loading:
            await asyncio.shield(self.loading[table])
            return
        row = await self.store.table(table) if ID.fullmatch(table) else None
        if row is None:
            raise Denied(404, "no_table")
        await self.load(row)

    async def load(self, row: StoredTable) -> LiveTable:
        """Bring a table to hand, only once, however many ask for it."""
        if row.id in self.live:
            return self.live[row.id]
        if row.id not in self.loading:
            self.loading[row.id] = asyncio.create_task(self.loaded(row))
        return await asyncio.shield(self.loading[row.id])

    async def loaded(self, row: StoredTable) -> LiveTable:
        try:
            live = LiveTable(self.store, row, self.luck, self.times)
            await live.load()
            return self.keep(live)
        finally:
            del self.loading[row.id]

    def keep(self, live: LiveTable) -> LiveTable:
        """Have a table at hand, as it was first brought; those that nobody has been at for longest are dropped."""
        if live.row.id in self.live:
            return self.live[live.row.id]
        live.names = self.names
        live.take(live.row)
        self.live[live.row.id] = live
        self.bots[live.row.id] = TableBots(live, self.workers, self.speeds)
        live.wake = self.bots[live.row.id].wake
        if self.sharing is not None:
            self.sharing.attach(live)
        live.wake()
        idle = [table for table, other in self.live.items() if not other.listeners and not other.busy]
        for table in idle[: max(0, len(self.live) - self.most_live)]:
            if table != live.row.id:
                self.let_go(table)
        return live

    def let_go(self, table: str) -> None:
        """Forget a table that nobody needs now. It tells nobody of anything any more: so its memory is free at once."""
        self.bots.pop(table).stop()
        live = self.live.pop(table)
        live.wake = lambda: None
        live.ring = lambda _: None
        live.whisper = lambda _: None

    async def delete(self, live: LiveTable, who: Standing) -> None:
        """Put a table away for good. Nobody else may be in the middle of a game there, even if it is paused."""
        ask(who, "arrange")
        async with live.hold():
            if live.row.status == "playing" and live.row.next is None:  # else it goes on elsewhere
                check_deserted(live)
            await self.store.delete_table(live.row.id)
            await live.load()
        live.ring(GONE)
        await self.clear(live)

    async def remove(self, table: str) -> None:
        """Put a table away for good, even with people there."""
        live = self.live.get(table)
        if live is None:
            await self.store.delete_table(table)
            return
        async with live.hold():
            await self.store.delete_table(table)
            await live.load()
        live.ring(GONE)
        await self.clear(live)

    async def clear(self, live: LiveTable) -> None:
        """Drop a table that was put away; anyone still there is sent away."""
        self.put_away(live)
        await asyncio.gather(*self.sending_away)

    def put_away(self, live: LiveTable) -> None:
        """A table is no longer there: anyone connected to it is sent away."""
        if self.live.get(live.row.id) is live:
            self.let_go(live.row.id)
        for listener in live.listeners:
            self.dismiss(listener)

    def dismiss(self, listener: Listener) -> None:
        """Somebody has to go; nobody waits until they have."""
        self.sending_away.add(task := asyncio.create_task(listener.leave(UNWELCOME)))
        task.add_done_callback(self.sending_away.discard)

    # Guests.

    async def guest(self, token: str | None) -> Guest | None:
        """The guest with this token."""
        return None if token is None else await self.store.guest_of(hashed(token))

    async def welcome(self, name: str, invitation: str = "") -> tuple[Guest, str]:
        """A new guest, and the token of their browser. If a word is asked for at the door, they must know it."""
        if self.door.invitation and not is_same(invitation, self.door.invitation):
            raise Denied(403, "no_invitation")
        guest, token = Guest(new_id(), proper(name)), new_token()
        await self.store.add_guest(guest, hashed(token))
        return guest, token

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Another name for a guest, at their tables, too."""
        renamed = Guest(guest.id, proper(name))
        async with self.renaming:  # the last name that is stored is the last that is shown
            await self.store.rename_guest(guest.id, renamed.name)
            if self.sharing is None:
                self.note_name(renamed)
        own = [live for live in self.live.values() if seat_of(live.row, renamed) is not None]
        if self.sharing is not None:
            await self.sharing.refresh(own)
        for live in own:
            live.take(live.row)
            live.changed()
            live.ring(live.row.version)
        return renamed

    def note_name(self, guest: Guest) -> None:
        """The present name of a guest; the oldest are forgotten, as nothing was read that long ago."""
        self.names[guest.id] = guest.name
        self.names.move_to_end(guest.id)
        while len(self.names) > MOST_RENAMED:
            self.names.popitem(last=False)

    async def link(self, guest: Guest) -> str:
        """The token of a personal link: takes the guest to another browser, once, for a day."""
        token = new_token()
        await self.store.add_token(guest.id, hashed(token), "link", self.times.date() + DAY)
        return token

    async def move(self, link: str) -> tuple[Guest, str]:
        """The guest of a personal link, and the token of the browser they have come to."""
        token = new_token()
        guest = await self.store.take_link(hashed(link), hashed(token), self.times.date())
        if guest is None:
            raise Denied(403, "bad_link")
        return guest, token

    async def sign_out(self, guest: Guest) -> str:
        """The only token of a guest from now on; anyone else who had one is a stranger."""
        token = new_token()
        await self.store.sign_out(guest.id, hashed(token))
        return token

    async def show_out(self, guest: Guest) -> None:
        """Close a guest's sockets."""
        listeners = [listener for live in self.live.values() for listener in live.listeners]
        own = [listener for listener in listeners if listener.guest is not None and listener.guest.id == guest.id]
        await asyncio.gather(*(listener.leave(UNWELCOME) for listener in own))

    # The front door.

    async def me(self, guest: Guest | None) -> Me:
        """What somebody sees at the front door."""
        mine = [] if guest is None else await self.store.tables_of(guest.id)
        known = {row.id for row in mine}
        is_shown = self.features.lists and not (guest is None and self.door.invitation)
        listed = await self.store.open_tables() if is_shown else []
        apart = set() if guest is None or not listed else await self.store.apart(guest.id)
        free = [row for row in listed if row.id not in known and row.host not in apart]
        name = None if guest is None else guest.name
        wall, without = bool(self.door.invitation), self.features.missing()
        keeper = guest is not None and guest.id in await self.store.keepers()
        return Me(name, await self.lines(mine, guest), await self.lines(free, guest), wall, without, keeper)

    async def lines(self, rows: list[StoredTable], guest: Guest | None) -> list[ListedTable]:
        """Tables in a list. Only a few that are in the store are brought to hand at a time."""
        absent = [row for row in rows if row.id not in self.live and row.status in ("open", "playing")]
        if self.sharing is not None:
            await self.sharing.refresh([self.live[row.id] for row in rows if row.id in self.live])
        for row in absent[:MOST_WOKEN]:
            await self.load(row)
        return [table_line(row, self.live.get(row.id), guest) for row in rows]

    # The end.

    async def close(self) -> None:
        """Send everybody home and close the store. Nobody waits for those who do not listen."""
        farewells = [listener.leave() for live in self.live.values() for listener in live.listeners]
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await asyncio.gather(*farewells)
        for table in list(self.live):
            self.let_go(table)
        if self.sharing is not None:
            await self.sharing.close()
        await self.reviews.close()
        await self.workers.close()
        await self.store.close()


def check_deserted(live: LiveTable) -> None:
    """Nobody but the host may play here, nor be back in a moment. Anyone who was away when a table was paused counts as
    here: they cannot come back."""
    others = [seat for seat in live.row.seats if seat.guest is not None and seat.guest.id != live.row.host]
    if any(live.paused or not seat.away for seat in others):
        raise Denied(409, "is_here")
    if any(seat.guest is not None and not live.absence.is_over(seat.guest.id) for seat in others):
        raise Denied(409, "may_be_back")
