"""Rivals: the bots of a table. They answer like people do, after a while, and only while somebody is there."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from random import SystemRandom
from typing import Final

from greathall import bots
from greathall.bots import Bot, Seat
from greathall.server.denied import Unanswered
from greathall.server.protocol import Pace
from greathall.server.store import SeatRow
from greathall.server.tables import LiveTable

PAUSES: Final[dict[Pace, tuple[float, float]]] = {"calm": (0.5, 1.1), "quick": (0.15, 0.35), "instant": (0.0, 0.0)}
STAND_IN: Final = bots.NAMES[0]  # plays for people who are away
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
LUCK: Final = SystemRandom()

log = logging.getLogger("greathall")


class Rivals:
    """Whoever plays at a table without being a person: its bots, and those who stand in for people who are away."""

    def __init__(self, live: LiveTable) -> None:
        self.live: Final = live
        self.known: dict[int, Bot] = {}
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something has changed: go on where one of them is asked."""
        if (self.task is None or self.task.done()) and self.asked() is not None:
            self.task = asyncio.create_task(self.play())
            self.task.add_done_callback(report)

    def asked(self) -> int | None:
        """The first seat that one of them must answer for, while somebody is there."""
        live = self.live
        if live.match is None or not live.listeners:
            return None
        return next((seat for seat in live.match.deciders() if seat >= 0 and plays_itself(live.row.seats[seat])), None)

    async def play(self) -> None:
        """Answer until none of them is asked, or nobody is there any more."""
        while self.asked() is not None:
            await asyncio.sleep(LUCK.uniform(*PAUSES[self.live.row.settings.pace]))
            seat = self.asked()
            if seat is not None:
                await self.answer(seat)

    async def answer(self, seat: int) -> None:
        """Choose one of the answers and give it, as a person does."""
        live = self.live
        assert live.match is not None and live.numbers is not None
        choice = self.bot(seat).choose(Seat(live.match, seat))
        try:
            await live.answer(seat, live.numbers.question[seat], [choice])
        except Unanswered as refused:
            if not refused.stale:
                raise

    def bot(self, seat: int) -> Bot:
        """The bot of a seat."""
        if seat not in self.known:
            self.known[seat] = bots.make(self.live.row.seats[seat].bot or STAND_IN, secrets.randbits(32))
        return self.known[seat]

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()


def plays_itself(seat: SeatRow) -> bool:
    return seat.away if seat.guest is not None else bool(seat.bot)


def report(task: "asyncio.Task[None]") -> None:
    """A bot that fails stops its table until something else happens there; whoever runs the hall should know."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a bot failed", exc_info=task.exception())


def name_bot(seats: Sequence[SeatRow]) -> str:
    """A name nobody at the table has."""
    taken = {seat.guest.name if seat.guest is not None else seat.name for seat in seats}
    free = [name for name in GIVEN_NAMES if name not in taken]
    return LUCK.choice(free) if free else f"Bot {len(taken) + 1}"
