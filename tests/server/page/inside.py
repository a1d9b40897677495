"""A hall as it is inside a page, with what a browser gives it: somebody to tell, something that lasts, and workers."""

import asyncio
import json
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

from waiting import PATIENCE

from greathall.server.page import colleagues
from greathall.server.page.opening import open_hall
from greathall.server.page.port import Port


class Words(bytes):
    """Bytes as a browser hands them over."""

    def to_bytes(self) -> bytes:
        return bytes(self)


class Somebody:
    """Who thinks at once, in the same process."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[Words] = asyncio.Queue()
        self.said.put_nowait(Words(colleagues.ready()))
        self.at_work = True
        self.lost = False  # in thought: nothing comes of what it was asked

    def send(self, text: bytes) -> None:
        if not self.lost:
            self.said.put_nowait(Words(colleagues.think(Words(text))))

    async def receive(self) -> Words:
        return await self.said.get()

    def end(self) -> None:
        self.at_work = False


class Window:
    """A page with a hall in it. What lasts of it is in a folder: the next window finds it there."""

    def __init__(self, folder: Path) -> None:
        self.file, self.lasting, self.token = folder / "memory.db", folder / "lasting.db", folder / "token"
        self.answers: dict[int, asyncio.Future[tuple[int, str]]] = {}
        self.said: asyncio.Queue[tuple[str, int, Any]] = asyncio.Queue()
        self.staff: list[Somebody] = []
        self.lost = False  # whether those who are hired are lost in thought
        self.hired = asyncio.Event()
        self.kept = 0
        self.last = 0
        self.port: Port

    async def open(self) -> "Window":
        """Open the hall as it was left."""
        self.file.unlink(missing_ok=True)
        with suppress(FileNotFoundError):
            shutil.copy(self.lasting, self.file)
        token = self.token.read_text() if self.token.exists() else ""
        self.port = await open_hall(str(self.file), token, self, self, self, 1)
        return self

    # What the browser does.

    async def keep(self) -> None:
        self.kept += 1
        shutil.copy(self.file, self.lasting)

    async def remember(self, token: str) -> None:
        self.token.write_text(token)

    def hire(self) -> Somebody:
        self.staff.append(Somebody())
        self.staff[-1].lost = self.lost
        self.hired.set()
        return self.staff[-1]

    # What the page hears.

    def answered(self, number: int, status: int, content: str) -> None:
        self.answers.pop(number).set_result((status, content))

    def opened(self, number: int) -> None:
        self.said.put_nowait(("opened", number, None))

    def heard(self, number: int, text: str) -> None:
        self.said.put_nowait(("heard", number, json.loads(text)))

    def closed(self, number: int, code: int) -> None:
        self.said.put_nowait(("closed", number, code))

    # What the page asks for.

    async def ask(self, path: str, body: object = None) -> tuple[int, Any]:
        """Ask for something, or with a body have something done."""
        self.last += 1
        answer = self.answers[self.last] = asyncio.get_running_loop().create_future()
        text = "" if body is None else json.dumps(body)
        self.port.request(self.last, "GET" if body is None else "POST", f"/api/{path}", text)
        status, content = await asyncio.wait_for(answer, PATIENCE)
        return status, json.loads(content) if content.startswith(("{", "[")) else content

    def connect(self, table: str) -> int:
        """Open a socket; its number."""
        self.last += 1
        self.port.open(self.last, f"/api/tables/{table}/socket?after=0")
        return self.last

    async def hear(self, kind: str = "heard") -> Any:
        """The next thing of a kind that is said; of what is heard, what it says."""
        while True:
            said = await asyncio.wait_for(self.said.get(), PATIENCE)
            if said[0] == kind:
                return said[2]

    async def game(self) -> dict[str, Any]:
        """The next position that comes."""
        while True:
            said: dict[str, Any] = await self.hear()
            if said["type"] == "game":
                return said
