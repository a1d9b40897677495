"""Control: how the keeper of an open hall speaks with it. A file next to the database says where it is, and which word
it takes; only those who may read the database may read that file, and it goes when the hall closes. A database of a
server needs no such file: the keeper of the hall is one more hall on it."""

import os
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from greathall.server.denied import Denied
from greathall.server.hall.hall import Hall
from greathall.server.hall.keeping_order import obey
from greathall.server.http.meters import SENT_ON
from greathall.server.http.routes import say, trouble
from greathall.server.identity import is_same, new_token
from greathall.server.protocol.keeping import Command
from greathall.server.store.migrating import MEMORY
from greathall.server.store.opening import is_server

CONTROL: Final = "/control"
BESIDE: Final = "-control"  # added to the name of the database, it names the file


class Control(Struct, frozen=True):
    """Where an open hall takes commands, and the word it takes them with."""

    host: str
    port: int
    word: str


def file_of(database: Path) -> Path:
    return Path(f"{os.path.realpath(database)}{BESIDE}")


def control_of(database: Path) -> Control | None:
    """The control of the hall that has a database open, if one seems to."""
    try:
        return msgspec.json.decode(file_of(database).read_bytes(), type=Control)
    except (FileNotFoundError, msgspec.DecodeError):
        return None


class ControlFile:
    """The file, for as long as the hall is open."""

    def __init__(self, database: str, host: str, port: int) -> None:
        self.control: Final = Control(host, port, new_token())
        self.file: Final = None if database == MEMORY or is_server(database) else file_of(Path(database))

    def __enter__(self) -> Control:
        if self.file is not None:
            self.file.unlink(missing_ok=True)
            with os.fdopen(os.open(self.file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
                file.write(msgspec.json.encode(self.control))
        return self.control

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.unlink(missing_ok=True)


class ControlPage:
    """What is said there. Those who do not know the word, or whom another program sent on, find nothing."""

    def __init__(self, hall: Hall, word: str) -> None:
        self.hall: Final = hall
        self.word: Final = word

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            answer = await self.answer(Request(scope, receive))
        except Denied as denied:
            answer = trouble(denied)
        await answer(scope, receive, send)

    async def answer(self, request: Request) -> Response:
        if request.method != "POST" or not self.knows(request.headers):
            raise Denied(404, "no_route")
        try:
            command = msgspec.json.decode(await request.body(), type=Command)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Denied(400, "malformed", str(error)) from error
        return say(await obey(self.hall, command))

    def knows(self, headers: Headers) -> bool:
        said = headers.get("authorization", "")
        return is_same(said, f"Bearer {self.word}") and not any(name in headers for name in SENT_ON)
