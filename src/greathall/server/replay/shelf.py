"""The shelf: games that are being watched, kept at hand. Each is a cache over a record; latecomers wait."""

import asyncio
import hashlib
import time
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from greathall.server.denied import Denied
from greathall.server.limits.costs import WATCHING
from greathall.server.replay.replaying import Replayed, replay_partly, replay_record
from greathall.server.table.live import LiveTable
from greathall.server.table.older import OlderGame, game_at

MOST_POSITIONS: Final = 6000  # of all games at hand together: each takes up to ten kilobytes
MOST_RECORDS: Final = 40  # records brought along
HOUR: Final = 3600.0  # how long these are kept
IDLE: Final = 600.0  # seconds after which a game that nobody watches is dropped


class Shelf:
    """Games to be watched. One is played once more off the event loop, only once however many ask for it."""

    def __init__(self, most: int = MOST_POSITIONS, clock: Callable[[], float] = time.monotonic) -> None:
        self.most: Final = most
        self.clock: Final = clock
        self.at_hand: Final[OrderedDict[str, Replayed]] = OrderedDict()
        self.watched: Final[dict[str, float]] = {}  # when somebody last looked at one of these
        self.records: Final[OrderedDict[str, tuple[str, float]]] = OrderedDict()  # the text, and until when
        self.playing: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        self.clearing: asyncio.TimerHandle | None = None

    async def of_table(self, live: LiveTable) -> Replayed:
        """The game of a table that is over."""
        if live.older is not None:
            return await self.of_older(live, live.older)
        if live.paused:
            raise Denied(409, "paused")
        if live.match is None or not live.match.over:
            raise Denied(409, "not_over")
        return await self.take(name_of(live), partial(Replayed, game_at(live.row), live.match.history.entries))

    async def of_older(self, live: LiveTable, older: OlderGame) -> Replayed:
        """The game of a table that was begun by older rules, as far as it replays; once nobody can play it any more."""
        if not older.past:
            raise Denied(409, "not_over")
        if older.game is None:
            raise Denied(409, "paused")
        entries = await live.store.entries(live.row.id)
        return await self.take(name_of(live), partial(replay_partly, older.game, entries))

    async def bring(self, text: str) -> str:
        """Keep a record for a while; the name it can be watched by. The same record has the same name."""
        name = named(text)
        await self.take(name, partial(replay_record, text))
        self.records[name] = (text, self.clock() + HOUR)
        self.records.move_to_end(name)
        if len(self.records) > MOST_RECORDS:
            self.records.popitem(last=False)
        return name

    async def of_record(self, name: str) -> Replayed:
        """A record that was brought along; Denied if it has been cleared away."""
        text, until = self.records.get(name, ("", 0.0))
        if until <= self.clock():
            self.records.pop(name, None)
            raise Denied(404, "no_replay")
        return await self.take(name, partial(replay_record, text))

    async def take(self, name: str, play: Callable[[], Replayed]) -> Replayed:
        """A game at hand; if it is not, it is played once more."""
        if name not in self.at_hand:
            async with self.playing.setdefault(name, asyncio.Lock()):
                if name not in self.at_hand:
                    self.at_hand[name] = await WATCHING.do(play)
        found = self.at_hand[name]
        self.at_hand.move_to_end(name)
        self.watched[name] = self.clock()
        self.clear_away()
        if self.clearing is not None:
            self.clearing.cancel()
        self.clearing = asyncio.get_running_loop().call_later(IDLE, self.clear_away)
        return found

    def clear_away(self) -> None:
        """Let go what nobody watches any more, and, if there are too many positions, those not watched for longest; one
        game is never too many."""
        kept = sum(len(replayed.moves) for replayed in self.at_hand.values())
        for name, replayed in list(self.at_hand.items()):
            is_too_many = kept > self.most and len(self.at_hand) > 1
            if is_too_many or self.watched[name] + IDLE <= self.clock():
                kept -= len(replayed.moves)
                del self.at_hand[name], self.watched[name]


def name_of(live: LiveTable) -> str:
    return f"table {live.row.id}"


def named(text: str) -> str:
    return urlsafe_b64encode(hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()[:12]).decode()
