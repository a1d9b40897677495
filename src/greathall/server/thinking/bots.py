"""TableBots: the bots of a table. They answer like people do, after a while, and only while somebody is there."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

from greathall.engine import Luck, Match
from greathall.server.catalogue import USUAL_BOT
from greathall.server.denied import MessageDenied
from greathall.server.patience import until_done
from greathall.server.protocol.pacing import Pace
from greathall.server.store.store import StoredSeat, StoredTable
from greathall.server.table.adapting import thinker
from greathall.server.table.asking import grant, is_allowed, is_waiting
from greathall.server.table.clocks import Clocks
from greathall.server.table.live import LiveTable
from greathall.server.table.pacing import pace_of
from greathall.server.thinking.deciding import decide
from greathall.server.thinking.errands import Thought
from greathall.server.thinking.speeds import Speeds
from greathall.server.thinking.workers import Workers

PAUSES: Final[dict[Pace, tuple[float, float]]] = {"calm": (0.5, 1.1), "quick": (0.15, 0.35), "instant": (0.0, 0.0)}
SECOND_THOUGHTS: Final[dict[Pace, float]] = {"calm": 1.5, "quick": 0.7, "instant": 0.5}  # to ask to take it back
GIVEN_NAMES: Final = (
    "Aldric",
    "Berta",
    "Conrad",
    "Edith",
    "Gerald",
    "Hilda",
    "Osric",
    "Rosamund",
    "Godwin",
    "Matilda",
    "Baldwin",
    "Isolde",
    "Wilfred",
    "Agnes",
    "Leofric",
    "Sybil",
)

log = logging.getLogger("greathall")


class TableBots:
    """Everybody at a table who is not a person: its bots, and those who stand in for people who are away."""

    def __init__(self, live: LiveTable, workers: Workers, speeds: Speeds | None = None) -> None:
        self.live: Final = live
        self.workers: Final = workers
        self.speeds: Final = speeds or Speeds(workers)
        self.luck: Final = live.luck()
        self.turns: Final[dict[int, tuple[int, str]]] = {}  # by seat: at which question who goes on with its turn
        self.clocks: Final = Clocks(live)
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something has changed: go on if one of them is asked."""
        if not self.live.leads:
            self.clocks.stop_timer()
            return
        self.clocks.wake()
        if (self.task is None or self.task.done()) and (self.asked() is not None or is_allowed(self.live)):
            self.task = asyncio.create_task(self.play())
            self.task.add_done_callback(report)

    def asked(self) -> int | None:
        """The first seat that one of them must answer for, while somebody is there."""
        live = self.live
        if live.match is None or not live.listeners or not live.leads or is_waiting(live):
            return None
        return next((seat for seat in live.match.deciders() if seat >= 0 and plays_itself(live.row.seats[seat])), None)

    async def play(self) -> None:
        """Answer until none of them is asked, or nobody is there any more."""
        await self.allow()
        while (seat := self.asked()) is not None:
            pace = pace_of(self.live)
            pause = between(*PAUSES[pace], self.luck)  # drawn before anybody looks at the question
            await self.answer(seat, max(pause, SECOND_THOUGHTS[pace]) if self.can_ask() else pause)
            await self.allow()

    async def allow(self) -> None:
        """Take back what is asked for if only they are left to allow it."""
        if is_allowed(self.live):
            await until_done(partial(grant, self.live), f"an undo at table {self.live.row.id}", self.live.times)

    async def answer(self, seat: int, pause: float) -> None:
        """Think, let a while pass meanwhile, and answer as a person does."""
        live = self.live
        assert live.match is not None and live.numbers is not None
        match, number = live.match, live.numbers.number[seat]
        deciding = decide(self.workers, match, seat, self.bot(seat, number), live.row.id, self.luck)
        thought, _ = await asyncio.gather(deciding, live.times.pause(pause))
        self.note(thought)
        say = partial(self.say, seat, match, number, thought)
        await until_done(say, f"a bot's answer at table {live.row.id}", live.times)

    def note(self, thought: Thought) -> None:
        """What this thought says about all who think here: whether the machine is quick enough for their levels."""
        live = self.live
        self.speeds.note(live.row.game, thought.exertion)
        assert live.match is not None
        seated = zip(live.row.seats, live.match.rules.automatic, strict=True)
        names = {seat.bot for seat, automatic in seated if seat.bot and not automatic} | {stand_in(live.row)}
        cuts = {name: cut for name in names if (cut := self.speeds.cut(live.row.game, thinker(name))) is not None}
        if cuts != live.cuts:
            live.cuts = cuts
            live.changed()

    async def say(self, seat: int, match: Match, number: int, thought: Thought) -> None:
        """Give an answer that was thought of, if it is still asked for."""
        live = self.live
        if not live.listeners or not plays_itself(live.row.seats[seat]) or is_waiting(live):
            return  # nobody is there any more; or its owner is back; or somebody would like to take something back
        try:
            await live.answer(seat, number, [thought.answer])
        except MessageDenied as refused:
            if not refused.stale and live.match is match:
                raise
            return
        assert live.match is not None
        self.turns[seat] = (live.match.answered, thought.left)

    def can_ask(self) -> bool:
        """Whether a person may still ask to take back what has led to this question."""
        people = [at for at, seat in enumerate(self.live.row.seats) if seat.guest is not None and not seat.away]
        return self.live.match is not None and any(self.live.match.askable(seat) for seat in people)

    def bot(self, seat: int, number: int) -> str:
        """Who thinks for a seat: its bot, with what is left of its budget if its turn goes on."""
        name = thinker(self.live.row.seats[seat].bot or stand_in(self.live.row))
        following, left = self.turns.get(seat, (-1, ""))
        return left if left and following == number else name

    def stop(self) -> None:
        self.clocks.stop()
        if self.task is not None:
            self.task.cancel()


def stand_in(row: StoredTable) -> str:
    """The bot that plays for people who are away."""
    return row.settings.stand_in or USUAL_BOT


def plays_itself(seat: StoredSeat) -> bool:
    return seat.away if seat.guest is not None else bool(seat.bot)


def report(task: "asyncio.Task[None]") -> None:
    """A bot that fails stops its table until something else happens there; the keeper of the hall should know."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a bot failed", exc_info=task.exception())


def between(least: float, most: float, luck: Luck) -> float:
    return least + (most - least) * luck.word() / 2**32


def name_bot(seats: Sequence[StoredSeat], luck: Luck) -> str:
    """A name nobody at the table has."""
    taken = {seat.name or (seat.guest.name if seat.guest is not None else "") for seat in seats}
    free = [name for name in GIVEN_NAMES if name not in taken]
    return free[luck.below(len(free))] if free else f"Bot {len(taken) + 1}"
