"""boardgame.io: its server with a small game, and people there who note when they saw what, as those of the hall do."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

sys.path.append(str(Path(__file__).parents[2]))

from common.hall import Process, Seat
from common.sitting import PATIENCE, Asked, Choice, Message, Person
from tools.peer import PEER

GAME = "count"
JOIN = f"40/{GAME},"
EVENT = f"42/{GAME},"  # what everything begins with that people and the game say to each other
PING, PONG = "2", "3"
MY_TURN = Asked([Choice(1)])  # whoever's turn it is counts on by one


class Turn(msgspec.Struct, rename="camel"):
    current_player: str


class State(msgspec.Struct, rename={"number": "_stateID"}):
    """As much of a state as these people look at."""

    number: int
    ctx: Turn


class Sync(msgspec.Struct):
    state: State


UPDATE = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
SYNC = msgspec.json.Decoder(tuple[str, str, Sync])


class Peer(Process):
    """The server of boardgame.io with a game in which people count; matches are kept in this folder or in memory."""

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(folder or Path())
        self.kept = {} if folder is None else {"MATCHES": str(folder)}

    def start(self) -> None:
        """Start it as its page says it is run for real; it chooses its port."""
        environment = {**os.environ, "NODE_ENV": "production", **self.kept}
        command = ["node", str(PEER / "server.js")]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


class Guest(Person):
    """Somebody at a match, which the first who comes makes for this many. Nobody asks them for a token."""

    def __init__(self, server: Process, match: str, number: int, players: int) -> None:
        super().__init__(server, Seat(match, ""))
        self.number = str(number)
        self.players = players

    async def open_line(self) -> ClientConnection:
        place = f"ws://127.0.0.1:{self.hall.port}/socket.io/?EIO=4&transport=websocket"
        socket = await connect(place, compression=None, open_timeout=PATIENCE)
        await socket.recv()  # how the line is kept alive
        await socket.send(JOIN)
        await socket.recv()  # welcome
        await socket.send(event("sync", self.seat.table, self.number, None, self.players))
        return socket

    async def hear(self, text: str | bytes) -> Message | None:
        assert isinstance(text, str)
        if text == PING and self.socket is not None:
            await self.socket.send(PONG)
        state = state_in(text)
        if state is None:
            return None
        question = MY_TURN if state.ctx.current_player == self.number else None
        return Message("game", n=state.number, question=question)

    async def answer(self, choice: int) -> None:
        assert self.socket is not None
        move = {"type": "count", "args": [choice], "playerID": self.number}
        action = {"type": "MAKE_MOVE", "payload": move}
        await self.socket.send(event("update", action, self.game.n, self.seat.table, self.number))


def event(*words: object) -> str:
    """What is said to the game."""
    return EVENT + msgspec.json.encode(words).decode()


def state_in(text: str) -> State | None:
    """The state that a message brings, if it brings one."""
    if text.startswith(f'{EVENT}["update"'):
        return UPDATE.decode(text[len(EVENT) :])[2]
    if text.startswith(f'{EVENT}["sync"'):
        return SYNC.decode(text[len(EVENT) :])[2].state
    return None
