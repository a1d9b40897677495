"""People at tables, all in one process: they connect, answer at random, and note when they saw what."""

import asyncio
import gc
import random
import time
from collections.abc import Awaitable, Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from common.hall import Process, Seat

LOST = (ConnectionClosed, InvalidMessage, OSError, EOFError)
PAUSE = 0.02
CALM = (0.5, 1.5)  # seconds between two answers at a table
TOGETHER = 20  # people who connect at the same time
PATIENCE = 30.0
T = TypeVar("T")


class Choice(msgspec.Struct):
    answer: int


class Asked(msgspec.Struct):
    answers: list[Choice]


class Message(msgspec.Struct):
    """As much of a message as these people look at."""

    type: str
    n: int = 0
    number: int = 0
    question: Asked | None = None


READER = msgspec.json.Decoder(Message)


class Person:
    """Somebody on a seat; `seen` is when the newest entry of the record was shown, `heard` how much they were told."""

    def __init__(self, hall: Process, seat: Seat) -> None:
        self.hall = hall
        self.seat = seat
        self.socket: ClientConnection | None = None
        self.game = Message("game")
        self.seen = 0.0
        self.heard = 0
        self.events = asyncio.Event()
        self.reading: asyncio.Task[None] | None = None

    @property
    def here(self) -> bool:
        return self.socket is not None

    @property
    def is_asked(self) -> bool:
        return self.game.question is not None

    async def arrive(self) -> None:
        """Connect, and wait for the game."""
        self.socket = await self.open_line()
        self.events.clear()
        self.reading = asyncio.create_task(self.read(self.socket))
        await asyncio.wait_for(self.events.wait(), PATIENCE)

    async def open_line(self) -> ClientConnection:
        place = f"ws://127.0.0.1:{self.hall.port}/api/tables/{self.seat.table}/socket?after={self.game.n}"
        head = {"Cookie": self.seat.cookie}
        return await connect(place, additional_headers=head, compression=None, open_timeout=PATIENCE)

    async def read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                now = time.perf_counter()
                self.heard += len(text)
                game = await self.hear(text)
                if game is not None:
                    self.game, self.seen = game, now
                    self.events.set()
        except ConnectionClosed:
            return

    async def hear(self, text: str | bytes) -> Message | None:
        """The game, if that is what they were told."""
        message = READER.decode(text)
        return message if message.type == "game" else None

    async def sees(self, n: int) -> float:
        """The time when more than this many entries were shown."""
        while self.game.n <= n:
            self.events.clear()
            await asyncio.wait_for(self.events.wait(), PATIENCE)
        return self.seen

    async def answer(self, choice: int) -> None:
        assert self.socket is not None
        message = {"type": "answer", "id": 1, "number": self.game.number, "answers": [choice]}
        await self.socket.send(msgspec.json.encode(message).decode())

    async def come_back(self) -> float:
        """Connect as soon as there is a hall again; the time when the question is there."""
        while True:
            try:
                await self.arrive()
                return self.seen
            except LOST:
                await asyncio.sleep(PAUSE)

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reading is not None:
            await self.reading


class Company:
    """The people of one table."""

    def __init__(self, people: list[Person], luck: random.Random) -> None:
        self.people = people
        self.luck = luck

    async def play(self, pause: tuple[float, float], until: float) -> list[float]:
        """Answer at random, again when everybody has seen it and a pause has passed; how long each answer took."""
        found: list[float] = []
        await asyncio.sleep(self.luck.uniform(0, pause[1]))
        while time.perf_counter() < until:
            asked = [person for person in self.people if person.game.question is not None]
            if not asked:
                return found
            found.append(await self.answer(self.luck.choice(asked)))
            await asyncio.sleep(self.luck.uniform(*pause))
        return found

    async def answer(self, person: Person) -> float:
        """From the answer until everybody has seen it."""
        assert person.game.question is not None
        n, choice = person.game.n, self.luck.choice(person.game.question.answers).answer
        begin = time.perf_counter()
        await person.answer(choice)
        return max([await other.sees(n) for other in self.people]) - begin


@contextmanager
def swept() -> Iterator[None]:
    """This process looks for cycles before, and not meanwhile. All people are in it: they would stand still together, a
    tenth of a second and more each time, and it would be measured as if the hall were late."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def gather(tasks: Iterable[Awaitable[T]]) -> list[T]:
    """All of them at once."""
    return list(await asyncio.gather(*tasks))


class Held(NamedTuple):
    """Bytes that a hall holds in memory: before anybody comes, with one person at every table, and with everybody."""

    empty: float
    begun: float
    full: float


async def everybody(hall: Process, companies: list[Company]) -> Held:
    """Let everybody come, one to each table first."""
    empty = hall.memory()
    await come(company.people[0] for company in companies)
    begun = hall.memory()
    await come(person for company in companies for person in company.people if not person.here)
    return Held(empty, begun, hall.memory())


async def come(people: Iterable[Person]) -> None:
    """A few at a time: what is needed only while somebody comes is used again for the next."""
    waiting = list(people)
    for first in range(0, len(waiting), TOGETHER):
        await gather(person.arrive() for person in waiting[first : first + TOGETHER])


def share(times: list[float], percent: float) -> float:
    """The time that this many of a hundred do not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * percent / 100))]


def told(times: list[float]) -> str:
    """Seconds that answers took: most of them, nearly all, the longest."""
    return f"{1e3 * share(times, 50):.1f} ms, {1e3 * share(times, 99):.1f} ms, {1e3 * max(times):.0f} ms"
