"""Lines: the sockets of a table. Each sends one message from what it last sent to how things are; nothing queues up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from greathall.server.denied import MessageDenied
from greathall.server.hall.wires import Gone, Wire, read
from greathall.server.limits.bounds import BROKEN, CLOSING, REFUSALS, UNWELCOME
from greathall.server.protocol.asking import Allowing, AskingBack, Withdrawing
from greathall.server.protocol.messages import (
    Answering,
    Done,
    Hint,
    Hinting,
    Refusal,
    Resuming,
    Table,
    ToBrowser,
    ToHall,
    Undoing,
)
from greathall.server.protocol.pacing import Pacing
from greathall.server.protocol.talking import Saying
from greathall.server.store.store import Guest
from greathall.server.table import access
from greathall.server.table.access import Standing, standing
from greathall.server.table.asking import allow, ask_back, withdraw
from greathall.server.table.describing import table_info
from greathall.server.table.live import LiveTable
from greathall.server.table.pacing import wish
from greathall.server.table.talk import OTHERWISE, Heard
from greathall.server.table.talking import say
from greathall.server.thinking.hinting import refuse

Advise = Callable[[LiveTable, int, int, int], Awaitable[Hint]]  # the seat, the number of the message, the question

ENCODER: Final = msgspec.json.Encoder()

log = logging.getLogger("greathall")


async def plainly(doing: Coroutine[Any, Any, None]) -> None:
    """Do something for which nobody pays."""
    await doing


class Line:
    """One browser connected to a table: a guest, or somebody unknown who has the key."""

    def __init__(
        self,
        live: LiveTable,
        wire: Wire,
        guest: Guest | None,
        key: str | None,
        after: int = 0,
        visitor: str = "",
        in_time: Callable[[], bool] = lambda: True,
        may_talk: Callable[[], bool] = lambda: True,
        metered: Callable[[Coroutine[Any, Any, None]], Awaitable[None]] = plainly,
        hint: Advise = refuse,
        wanted: int | None = None,
        token: bytes = b"",
    ) -> None:
        self.live: Final = live
        self.wire: Final = wire
        self.guest = guest
        self.key: Final = key
        self.after = after  # what the browser knows already
        self.visitor: Final = visitor
        self.token: Final = token
        self.in_time: Final = in_time  # whether one more message may come now
        self.may_talk: Final = may_talk  # whether one more thing may be said now
        self.metered: Final = metered  # does something, and charges for it
        self.hint: Final = hint
        self.wanted: Final = wanted  # the seat to look from, if several are played from this browser
        self.change_sent = -1  # the change of the table that was sent last
        self.entry_sent: int | None = None  # the entry that was sent last
        self.time_sent: float | None = None  # when time was up, as it was sent last
        self.poked = False
        self.waiting: Final = asyncio.Event()  # for somebody who reads slowly
        self.sending: Final = asyncio.Lock()
        self.heard: Heard | None = None  # what was said at the table and passed on
        self.deaf: frozenset[str] | None = None  # whom the guest has blocked; until it is known they hear nobody
        self.refusals = 0
        self.advising: asyncio.Task[None] | None = None

    def poke(self) -> None:
        """Something is new. However much it is, it is sent once, when what is going on is done."""
        if not self.poked:
            self.poked = True
            asyncio.get_running_loop().call_soon(self.tell)

    def shun(self, others: frozenset[str]) -> None:
        """The guest has blocked these others: what was said is sent again, without them."""
        if self.deaf != others:
            self.heard, self.deaf = None if self.deaf is None else OTHERWISE, others
            self.poke()

    async def leave(self, code: int = CLOSING) -> None:
        """The hall closes; or the table is put away."""
        with suppress(Gone):
            await self.wire.close(code)

    async def serve(self) -> None:
        """Be at the table until the browser goes."""
        self.live.join(self)
        try:
            await self.wire.open()
            blocked = [] if self.guest is None else await self.live.store.blocked(self.guest.id)
            if self.deaf is None:  # else that has changed meanwhile
                self.shun(frozenset(other.id for other in blocked))
            await self.speak()
        finally:
            self.live.part(self)

    async def speak(self) -> None:
        """Send and read at the same time."""
        sender = asyncio.create_task(self.send_on())
        try:
            await self.read_on()
        finally:
            sender.cancel()
            if self.advising is not None:
                self.advising.cancel()

    def standing(self) -> Standing:
        return standing(self.live.row, self.guest, self.key, self.wanted)

    # To the browser.

    def tell(self) -> None:
        """Send what is new, at once if possible. Everything else is for the task that waits for it: it waits for slow
        readers, sends people away, and says what failed."""
        self.poked = False
        who = self.standing()
        if not self.wire.is_free or self.sending.locked() or not access.may(who, "enter"):
            self.waiting.set()
            return
        try:
            texts = self.fresh(who)
        except Exception:  # it fails there as well, and is written down
            self.waiting.set()
            return
        if texts:
            self.wire.put(texts)

    async def send_on(self) -> None:
        """Send whatever is new, as soon as it is. A slow reader gets several things in one."""
        try:
            while True:
                await self.waiting.wait()
                await self.catch_up()
        except Gone:
            return
        except Exception:  # nobody waits for this task: the line would be mute, and its browser wait
            log.exception("a line failed: %s", self.live.row.id)
            with suppress(Gone):
                await self.wire.close(BROKEN)

    async def catch_up(self, more: Callable[[], ToBrowser] | None = None) -> None:
        """Send what is new, then something more. All of it is made when its turn comes: things may have gone on."""
        async with self.sending:
            self.waiting.clear()
            texts = self.fresh(self.standing())
            if more is not None:
                texts.append(ENCODER.encode(more()).decode())
            if self.wire.is_free:
                self.wire.put(texts)
            else:
                for text in texts:
                    await self.wire.send(text)
            if not access.may(self.standing(), "enter"):
                await self.wire.close(UNWELCOME)

    def fresh(self, who: Standing) -> list[str]:
        """The table if it has changed, and the game if it has gone on or a time has started again: as far as they may
        be seen."""
        live, texts, changes = self.live, [], self.live.changes
        if self.change_sent != changes and access.may(who, "enter"):
            texts.append(ENCODER.encode(Table(table_info(live, who), live.times.now())).decode())
            self.change_sent = changes
        if not access.may(who, "look"):
            return texts
        viewer = access.viewer_of(who)
        up = live.up(viewer)
        if live.match is not None and (live.match.answered, up) != (self.entry_sent, self.time_sent):
            texts.append(live.text(viewer, self.after if self.entry_sent is None else self.entry_sent))
            self.entry_sent, self.time_sent = live.match.answered, up
        said, self.heard = None if self.deaf is None else live.talk.since(self.heard, self.deaf), live.talk.heard
        if said is not None:
            texts.append(ENCODER.encode(said).decode())
        return texts

    # From the browser.

    async def read_on(self) -> None:
        """Take one message after the other; the next is read when this one has been answered."""
        try:
            while (content := await self.wire.receive()) is not None:
                await self.metered(self.take(content))
                if self.refusals >= REFUSALS:
                    await self.wire.close(UNWELCOME)
                    return
        except Gone:
            return

    async def take(self, content: str | bytes) -> None:
        """Do what a message says, and say whether that was done."""
        number, in_time = 0, self.in_time()
        try:
            message = read(content)
            number = 0 if isinstance(message, Resuming) else message.id
            if not in_time:
                raise MessageDenied("too_fast")
            await self.do(message)
        except MessageDenied as refused:
            await self.refuse(number, refused)
            return
        self.refusals = 0
        if not isinstance(message, Hinting):
            await self.catch_up(None if isinstance(message, Resuming) else partial(Done, number))

    async def refuse(self, number: int, refused: MessageDenied) -> None:
        self.refusals += 1
        await self.catch_up(partial(Refusal, number, refused.reason, refused.rule, list(refused.numbers)))

    async def do(self, message: ToHall) -> None:
        if isinstance(message, Resuming):
            self.resume(message.after)
        elif isinstance(message, Answering):
            await self.live.answer(self.seat(), message.number, message.answers)
        elif isinstance(message, Undoing):
            await self.live.undo(self.seat(), message.mine)
        elif isinstance(message, AskingBack):
            await ask_back(self.live, self.seat(), message.mine)
        elif isinstance(message, Allowing):
            await allow(self.live, self.seats(), message.n, message.yes)
        elif isinstance(message, Withdrawing):
            await withdraw(self.live, self.seats(), message.n)
        elif isinstance(message, Hinting):
            self.advise(message)
        elif isinstance(message, Saying):
            self.talk(message)
        elif isinstance(message, Pacing):
            wish(self.live, self.seats(), message.pace)

    def talk(self, message: Saying) -> None:
        """Say something to the table, if not too much was said a moment ago."""
        seat = self.seat()
        if not self.may_talk():
            raise MessageDenied("too_fast")
        say(self.live, seat, message)

    def advise(self, message: Hinting) -> None:
        """Have a hint worked out, one at a time; meanwhile other messages are read."""
        if self.advising is not None and not self.advising.done():
            raise MessageDenied("too_fast")
        self.advising = asyncio.create_task(self.give_hint(self.seat(), message))

    async def give_hint(self, seat: int, message: Hinting) -> None:
        with suppress(Gone):
            try:
                hint = await self.hint(self.live, seat, message.id, message.number)
            except MessageDenied as refused:
                await self.refuse(message.id, refused)
            except Exception:  # nobody waits for this task
                log.exception("a hint failed: %s", self.live.row.id)
                await self.refuse(message.id, MessageDenied("fault"))
            else:
                await self.catch_up(lambda: hint)

    def seat(self) -> int:
        """The seat that answers: never any but the guest's own."""
        who = self.standing()
        if not access.may(who, "answer") or who.seat is None:
            raise MessageDenied("not_seated" if who.seats else access.why_not(who, "answer")[1])
        return who.seat

    def seats(self) -> tuple[int, ...]:
        """All seats that are played from here: the one who has several speaks for all of them."""
        who = self.standing()
        if not access.may(who, "answer"):
            raise MessageDenied(access.why_not(who, "answer")[1])
        return who.seats

    def resume(self, after: int) -> None:
        """Send again what happened after an entry."""
        who = self.standing()
        if not access.may(who, "look"):
            raise MessageDenied(access.why_not(who, "look")[1])
        if self.live.match is None:
            raise MessageDenied("paused" if self.live.paused else "not_begun")
        self.entry_sent, self.after = None, after
