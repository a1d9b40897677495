"""People who play on whatever happens to their hall, and keep account of what they were shown and promised."""

import asyncio
from random import Random
from typing import Any, Protocol

import httpx2
import msgspec
from server.killing.account import Account
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

LOST = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, EOFError, TimeoutError)
PAUSE = 0.01
THINKING = 0.02
UNDOING = 0.1
EXCUSES = ("stale", "not_asked", "nothing_to_undo", "game_over", "too_fast")
NUISANCE = 0.3  # how often somebody sends again what was taken already

Message = dict[str, Any]


class Place(Protocol):
    """Where people go: a hall, or several."""

    @property
    def port(self) -> int: ...

    def sent(self) -> None:
        """Somebody has sent something."""

    async def account(self, table: str) -> Account:
        """What was stored of a table."""


class Sent:
    """Something a person has sent, and does not know yet whether it was taken."""

    def __init__(self, message: Message, texts: list[str], game: Message) -> None:
        self.message = message
        self.texts = texts  # the entries it makes
        self.mine: int = game["mine"]
        self.number: int = game["number"]


class Person:
    """A guest at one table after the other. `taken` holds their entries of the present game, as they must be in
    the record."""

    def __init__(self, house: Place, name: str, luck: Random) -> None:
        self.house = house
        self.name = name
        self.luck = luck
        self.cookie = ""
        self.begin_anew("")

    def begin_anew(self, table: str) -> None:
        self.table = table
        self.game: Message = {}
        self.taken: list[str] = []
        self.events: list[Message] = []  # everything that was ever told
        self.shown = ""  # the last sight of the game on this connection
        self.last_words: list[str] = []  # the same, before each break
        self.waiting: Sent | None = None
        self.pests: set[int] = set()  # the ids of messages that must not be taken
        self.counted = 0
        self.resumed = 0

    # By HTTP.

    async def ask(self, path: str, excuse: str = "", **body: Any) -> Message:
        """Ask until there is a hall that answers. It may refuse for one reason: that it was done already."""
        while True:
            try:
                async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{self.house.port}") as http:
                    headers = {"cookie": self.cookie}
                    self.house.sent()
                    answer = await http.post(path, json=body, headers=headers)
            except (httpx2.TransportError, OSError):
                await asyncio.sleep(PAUSE)
                continue
            if answer.status_code not in (429, 500):
                assert answer.status_code == 200 or answer.json()["reason"] == excuse, answer.text
                self.cookie = answer.headers.get("set-cookie", self.cookie).partition(";")[0]
                return dict(answer.json())
            await asyncio.sleep(10 * PAUSE)

    # At the table.

    async def play(self) -> None:
        """Play the game to its end, and come back as often as it takes."""
        while not self.game.get("result"):
            try:
                await self.visit()
            except LOST:
                await asyncio.sleep(PAUSE)
        self.settle()

    async def visit(self) -> None:
        """One connection, as long as it lasts."""
        place = f"ws://127.0.0.1:{self.house.port}/api/tables/{self.table}/socket?after={self.game.get('n', 0)}"
        async with connect(place, additional_headers={"Cookie": self.cookie}, compression=None) as socket:
            self.shown = ""
            try:
                async for text in socket:
                    await self.hear(socket, str(text))
                    if self.game.get("result"):
                        return
            finally:
                self.last_words += [self.shown] if self.shown else []

    async def hear(self, socket: ClientConnection, text: str) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "game":
            is_back, self.shown = not self.shown, text
            self.see(message)
            if is_back:
                await self.pick_up(socket)
        elif message["type"] == "done":
            self.accept(message["id"])
        elif message["type"] == "refused":
            await self.take_refusal(message)
        if message["type"] != "table" and self.waiting is None:
            await self.act(socket)

    def see(self, game: Message) -> None:
        """Nothing that was shown or promised may be gone, and what is new follows it."""
        before = self.game.get("n", 0)
        assert game["n"] >= before, f"{before} entries were shown, and now there are {game['n']}"
        assert game["mine"] >= len(self.taken), f"{self.name} had {len(self.taken)} entries, and now {game['mine']}"
        assert game["since"] in (0, before)
        self.resumed += game["since"] > 0
        events = [*self.events, *game["events"]] if game["since"] else game["events"]
        assert events[: len(self.events)] == self.events, "what was told stays told"
        self.events = events
        self.game = game

    async def pick_up(self, socket: ClientConnection) -> None:
        """Back at the table: what was sent and not taken is sent again if its question is still asked. Now and then
        somebody forgets that it was taken."""
        sent = self.waiting
        taken = self.settle()
        if sent is not None and taken and self.luck.random() < NUISANCE:
            self.pests.add(sent.message["id"])
            await socket.send(msgspec.json.encode(sent.message).decode())
        elif sent is not None and not taken and self.game["question"] and self.game["number"] == sent.number:
            await self.send(socket, sent)

    def settle(self) -> bool:
        """Whether what was sent last has been taken, by the number of own entries."""
        sent, self.waiting = self.waiting, None
        if sent is None or self.game["mine"] == sent.mine:
            return False
        assert self.game["mine"] == sent.mine + len(sent.texts), "a gesture is taken as a whole or not at all"
        self.taken += sent.texts
        return True

    def accept(self, number: int) -> None:
        assert number not in self.pests, "the same answer was taken twice"
        assert self.waiting is not None and self.waiting.message["id"] == number
        assert self.settle(), "what was taken is shown first"

    async def take_refusal(self, refusal: Message) -> None:
        """Only what has become stale, or came too fast, is refused; and then it was not taken."""
        assert refusal["reason"] in EXCUSES, refusal["reason"]
        if refusal["reason"] == "too_fast":
            await asyncio.sleep(10 * PAUSE)
        if refusal["id"] in self.pests:
            self.pests.discard(refusal["id"])
        else:
            assert self.waiting is None or self.game["mine"] == self.waiting.mine, "it was not taken"
            self.waiting = None

    async def act(self, socket: ClientConnection) -> None:
        """Answer at random, sometimes several answers in one gesture; or take something back."""
        if self.game["undo"] and self.luck.random() < UNDOING:
            message = {"type": "undo", "mine": self.game["mine"]}
            texts = ["undo"]
        elif self.game["question"]:
            answers = choose(self.game["question"], self.luck)
            message = {"type": "answer", "number": self.game["number"], "answers": [a["answer"] for a in answers]}
            texts = [answer["text"] for answer in answers]
        else:
            return
        await asyncio.sleep(self.luck.random() * THINKING)
        self.counted += 1
        await self.send(socket, Sent({**message, "id": self.counted}, texts, self.game))

    async def send(self, socket: ClientConnection, sent: Sent) -> None:
        self.waiting = sent
        await socket.send(msgspec.json.encode(sent.message).decode())
        self.house.sent()


def choose(question: Message, luck: Random) -> list[Message]:
    """An answer, with answers to the questions it opens, as far as they are known and luck wants; silent ones are given
    by themselves."""
    answer = luck.choice(question["answers"])
    said = [] if answer.get("silent") else [answer]
    if "then" not in answer or luck.random() < 0.3:
        return said
    return said + choose(answer["then"], luck)
