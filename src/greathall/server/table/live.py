"""A live table: the match of a table somebody is at, a cache over the record. Stored first, then shown."""

import logging
from asyncio import Lock
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from msgspec.structs import replace

from greathall.engine import SPECTATOR, BadRecord, Game, Luck, Match, RecordEntry
from greathall.server.denied import Denied, MessageDenied
from greathall.server.limits.costs import LOADING
from greathall.server.limits.undoing import check_undo
from greathall.server.protocol.asking import AskedBack
from greathall.server.protocol.levels import Cut
from greathall.server.protocol.messages import Status
from greathall.server.protocol.pacing import Pace
from greathall.server.store.store import Guest, Store, StoredTable
from greathall.server.table.absence import Absence
from greathall.server.table.adapting import here, learn
from greathall.server.table.asked import Asked
from greathall.server.table.attempting import attempt
from greathall.server.table.listening import Listener
from greathall.server.table.numbers import Numbers, replay
from greathall.server.table.older import OlderGame, find_older, game_at, written
from greathall.server.table.overtaking import Overtaken, OvertakenMessage, decided_anew
from greathall.server.table.showing import Common, show_position
from greathall.server.table.talk import Talk
from greathall.server.table.telling import Halted, Position, Told, last_steps
from greathall.server.table.whispers import Whisper
from greathall.server.times import TRUE_TIMES, Timer, Times

log = logging.getLogger("greathall")


class LiveTable:
    """A table with its match, and everybody who is connected to it. Whoever changes it holds the table first."""

    def __init__(self, store: Store, row: StoredTable, luck: Callable[[], Luck], times: Times = TRUE_TIMES) -> None:
        self.store: Final = store
        self.luck: Final = luck  # makes the luck of everything that is drawn here: the cards, the bots, the names
        self.times: Final = times
        self.row = row
        self.seats: list[str] = [""] * len(row.seats)  # as the game calls them
        self.game: Game | None = None
        self.match: Match | None = None
        self.numbers: Numbers | None = None
        self.paused = ""  # why the record cannot be replayed
        self.older: OlderGame | None = None  # what can be done if that is because the rules are different now
        self.cuts: Mapping[str, Cut] = {}  # by level: the bots of the table that think less than it means
        self.changes = 0
        self.listeners: set[Listener] = set()
        self.positions: dict[int, Position] = {}  # by viewer, as they are now
        self.common: Common | None = None  # what all of them have in common
        self.told: dict[int, Told] = {}  # by viewer
        self.halted: Halted | None = None  # what followed from the last answer, step by step
        self.asked: Final = Asked(times)
        self.absence: Final = Absence(times.now)
        self.ask: AskedBack | None = None  # what somebody would like to take back
        self.lapsing: Timer | None = None  # rings when that has taken too long
        self.paces: Final[dict[str, Pace]] = {}  # by guest: how fast they would like bots to play
        self.skips: Final[dict[str, int]] = {}  # by guest: how often they had answered when they wished to skip
        self.talk: Final = Talk()
        self.lock: Final = Lock()
        self.busy = 0
        self.names: Mapping[str, str] = {}  # of guests who were renamed last
        self.wake: Callable[[], None] = lambda: None  # the bots of the table look up
        self.ring: Callable[[int], None] = lambda _: None  # this version was stored: other halls should know
        self.whisper: Callable[[Whisper], None] = lambda _: None  # other halls should hear this
        self.leads = True  # whether it is this hall that lets bots think and clocks ring here
        self.elsewhere: Mapping[str, int] = {}  # by guest: pages connected to other halls; "": of strangers

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile."""
        self.busy += 1
        try:
            async with self.lock:
                yield
        finally:
            self.busy -= 1

    # From the store.

    async def load(self) -> None:
        """Take the table as it is stored; one whose record cannot be replayed is paused, and never changed."""
        row = await self.store.table(self.row.id)
        if row is None:
            self.match = self.numbers = None
            self.paused = "it was put away"
            return
        self.take(row)
        self.seats = [""] * len(row.seats)
        self.paused = ""
        self.older = None
        self.told.clear()
        try:
            self.set_game(game_at(row, self.luck()))
            if row.status in ("playing", "over"):
                await self.load_match()
        except (BadRecord, Denied) as error:
            self.match = self.numbers = None
            self.paused = str(error) or "it cannot be read"
            log.warning("table %s is paused: %s", row.id, self.paused)
            self.older = await find_older(self.store, row, self.luck)
            if self.older is not None and self.older.game is not None:
                self.seats = list(self.older.game.seats)

    async def load_match(self) -> None:
        """Play the record once more, off the event loop: it may be long."""
        assert self.game is not None
        entries = await self.store.entries(self.row.id)
        played = await LOADING.do(partial(replay, self.game, entries, self.row.begins, self.luck()))
        halted = await LOADING.do(partial(last_steps, self.game, entries))
        self.begin(*played, date=self.row.touched, halted=halted)

    def take(self, row: StoredTable) -> None:
        """From now on this is the table. Anyone who was renamed since it was read has their present name."""
        for seat in row.seats:
            if seat.guest is not None and seat.guest.id in self.names:
                seat.guest = Guest(seat.guest.id, self.names[seat.guest.id])
        self.row = row
        self.absence.note(row, self.online())
        self.positions.clear()

    def set_game(self, game: Game) -> None:
        """What the table plays."""
        if len(game.seats) != len(self.row.seats):
            raise BadRecord(f"{game.name} has {len(game.seats)} seats, not {len(self.row.seats)}")
        if self.row.rules not in (0, game.rules.version):
            raise BadRecord(f"it was played by version {self.row.rules} of the rules")
        self.game = game
        self.seats = list(game.seats)

    def begin(self, match: Match, numbers: Numbers, date: float = 0.0, halted: Halted | None = None) -> None:
        """From now on this is the match; what is newly asked is asked since a date that was stored, or since now."""
        self.match = match
        self.numbers = numbers
        self.halted = halted
        self.positions.clear()
        self.common = None
        self.asked.begin({seat: numbers.number[seat] for seat in people_in(match)}, date)

    def due(self) -> dict[int, float]:
        """By seat of the people who are asked and here: when their time is up, if the table has a clock."""
        clock = self.row.settings.clock
        if not clock or self.row.status != "playing" or self.paused:
            return {}
        return self.asked.until(here(self.row.seats), clock)

    def up(self, viewer: int) -> float | None:
        """When somebody's time is up: the viewer's own, or whose is up next."""
        due = self.due()
        return due.get(viewer, min(due.values(), default=None))

    @property
    def status(self) -> Status:
        return "paused" if self.paused else self.row.status

    # Who is here.

    def online(self) -> set[str]:
        """The ids of the guests who are connected, here or at other halls."""
        here = {listener.guest.id for listener in self.listeners if listener.guest is not None}
        return here.union(filter(None, self.elsewhere))

    def watchers(self) -> int:
        """How many are watching: guests without a seat, and people nobody knows."""
        if self.row.status != "open" and not self.row.settings.watch:
            return 0
        seated = {seat.guest.id for seat in self.row.seats if seat.guest is not None}
        unknown = sum(1 for listener in self.listeners if listener.guest is None) + self.elsewhere.get("", 0)
        return len(self.online() - seated) + unknown

    def join(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.changed()

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if not self.listeners:
            self.told.clear()
        self.changed()

    def changed(self) -> None:
        """Tell everybody that something about the table is new."""
        self.absence.note(self.row, self.online())
        self.changes += 1
        self.poke()

    def poke(self) -> None:
        for listener in self.listeners:
            listener.poke()
        self.wake()

    # Who sits there. (The table is held.)

    async def store_row(self, row: StoredTable, entries: Sequence[RecordEntry] | None = None) -> None:
        """Store the table. If somebody else has changed it meanwhile, that counts, not this."""
        if not await self.store.save_table(row, entries):
            await self.load()
            self.changed()
            raise Overtaken(409, "changed_meanwhile")
        row.version += 1
        self.ring(row.version)

    def follow(self, table: str) -> None:
        """Another table follows this one, and is stored."""
        self.row.next = table
        self.row.version += 1
        self.ring(self.row.version)

    async def set_away(self, seats: Sequence[int], away: bool) -> None:
        """People go, or are back: then their time begins again. Somebody who was never away gains no time by it."""
        moved = [seat for seat in seats if self.row.seats[seat].away != away]
        if moved:
            changed = [replace(old, away=away) if at in moved else old for at, old in enumerate(self.row.seats)]
            row = replace(self.row, seats=changed)
            await self.store_row(row)
            self.asked.begin_anew(moved)
            self.take(row)
        self.changed()

    # Answers.

    @decided_anew
    async def answer(self, seat: int, number: int, answers: list[int]) -> None:
        """Take answers in a row, all or none, to the question with this number. All but the last only open the next
        question: after an answer that shows something, nobody may try out what they would answer."""
        async with self.hold():
            match, numbers = self.running()
            self.asked.check(seat, number)
            trial = match.clone()
            for place, answer in enumerate(answers):
                numbers = attempt(trial, numbers, seat, answer, is_last=place == len(answers) - 1)
            await self.keep(match, trial, numbers)

    @decided_anew
    async def undo(self, seat: int, mine: int) -> None:
        """Take a seat's last answer back, decided on when it had this many entries."""
        async with self.hold():
            match, numbers = self.running()
            if numbers.mine[seat] != mine:
                raise MessageDenied("stale", stale=True)
            check_undo(match.history.entries, self.seats[seat])
            trial = match.clone()
            await self.keep(match, trial, attempt(trial, numbers, seat, None))

    def running(self) -> tuple[Match, Numbers]:
        """The match, if it goes on."""
        if self.paused:
            raise MessageDenied("paused")
        if self.match is None or self.numbers is None:
            raise MessageDenied("not_begun")
        if self.match.over:
            raise MessageDenied("game_over", stale=True)
        return self.match, self.numbers

    async def keep(self, match: Match, trial: Match, numbers: Numbers) -> None:
        """Store what is new, then show it. If somebody else has stored entries meanwhile, these count."""
        n = match.answered
        if not await self.store.append(self.row.id, n, trial.history.entries[n:], trial.over, written(trial)):
            await self.load()
            self.changed()
            raise OvertakenMessage("stale", stale=True)
        self.begin(trial, numbers, halted=Halted(n, match.state, trial.history.entries[n:]))
        if trial.over:
            self.row.status = "over"
            self.row.version += 1
            self.changes += 1
            await learn(self.store, self.row, trial)
        self.ring(self.row.version)
        self.poke()

    # What is shown.

    def text(self, viewer: int, since: int) -> str:
        """The game as it is sent to a viewer: how things are, and what happened after an entry (0: everything)."""
        assert self.match is not None and self.numbers is not None, "it has begun"
        if viewer not in self.positions:
            self.common = self.common or Common(self.match)
            due = self.up(viewer)
            shown = show_position(self.match, self.numbers, self.row.settings, viewer, due, self.common)
            self.positions[viewer] = Position(shown, viewer, self.halted)
        told = self.told_to(viewer).hear(self.match, self.told_to(SPECTATOR).hear(self.match))
        return self.positions[viewer].text(since if 0 < since <= self.match.answered else 0, told)

    def told_to(self, viewer: int) -> Told:
        """What happened as this viewer sees it, as far as somebody has asked."""
        if viewer not in self.told:
            self.told[viewer] = Told(viewer)
        return self.told[viewer]


def people_in(match: Match) -> list[int]:
    """The seats that are asked; chance is none."""
    return [seat for seat in match.deciders() if seat >= 0]
