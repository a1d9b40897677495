"""Static: the client of the browser, as it was built: its page, scripts, drawings and fonts, kept in memory."""

import gzip
import hashlib
import os
import re
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from greathall.locale import Sentences
from greathall.server.limits.bounds import JSON
from greathall.server.protocol.messages import Trouble

BESIDE: Final = Path(__file__).parents[1] / "static"
SERVER: Final = ("greathall", "server")
INDEX: Final = "index.html"
BUILDER: Final = Path(__file__).parents[4] / "dev.py"  # there in a checkout only
PAGES: Final = re.compile(r"/|/new|/credits|/privacy|/keep|/rules/[^/]+|/t/[^/]+(/replay)?|/replay(/[^/]+)?|/me/[^/]+")
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
WRONG: Final = Trouble("wrong_method")
KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": JSON,
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg",
}
PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt")


class File:
    """A file of the client, packed as well if that makes it smaller."""

    def __init__(self, path: str, content: bytes) -> None:
        suffix = Path(path).suffix
        self.kind: Final = KINDS.get(suffix, "application/octet-stream")
        self.cache: Final = FOREVER if path.startswith("/assets/") else ASK_AGAIN
        self.tag: Final = hashlib.sha256(content).hexdigest()[:32]
        self.content: Final = content
        self.packed: Final = gzip.compress(content, 9, mtime=0) if suffix in PACKED else b""

    def answer(self, headers: Headers, status: int = 200) -> Response:
        """The file, packed for a browser that can unpack it; an empty answer if the browser has it already."""
        packs = bool(self.packed) and accepts_gzip(headers.get("accept-encoding", ""))
        tag = f'"{self.tag}-gzip"' if packs else f'"{self.tag}"'
        said = {"cache-control": self.cache, "etag": tag, "vary": "accept-encoding"}
        if status == 200 and has(headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=said)
        if packs:
            said["content-encoding"] = "gzip"
        return Response(self.packed if packs else self.content, status, {**said, "content-type": self.kind})


def accepts_gzip(header: str) -> bool:
    """Whether an `Accept-Encoding` names gzip and does not rule it out."""
    named = [part.replace(" ", "").lower().partition(";") for part in header.split(",")]
    return any(name == "gzip" and quality not in ("q=0", "q=0.0") for name, _, quality in named)


def has(header: str, tag: str) -> bool:
    """Whether an `If-None-Match` names a tag."""
    return tag in [part.strip().removeprefix("W/") for part in header.split(",")]


def folder_of(environment: Mapping[str, str]) -> Path:
    """Where the client is: where GREATHALL_WEB says, else next to this module."""
    return Path(environment.get("GREATHALL_WEB") or BESIDE)


class Client:
    """The files of the client by their paths. Only what was in the folder at the start can be asked for."""

    def __init__(self, folder: Path | None = None, prefix: str = "") -> None:
        files = read_files(folder or folder_of(os.environ))
        self.is_built: Final = f"/{INDEX}" in files
        built: File | None = files.pop(f"/{INDEX}", None)
        self.index: Final = below(prefix, unbuilt() if built is None else built)
        self.files: Final = files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.answer(scope)(scope, receive, send)

    def answer(self, scope: Scope) -> Response:
        path, headers = scope["path"], Headers(scope=scope)
        if scope["method"] not in ("GET", "HEAD"):
            return Response(msgspec.json.encode(WRONG), 405, {"allow": "GET, HEAD"}, JSON)
        if path in self.files:
            return self.files[path].answer(headers)
        found = 200 if PAGES.fullmatch(path) else 404
        return self.index.answer(headers, found if self.is_built else 503)


def below(prefix: str, index: File) -> File:
    """The page of a hall under a path: it says so, and finds its files there."""
    if not prefix:
        return index
    text = index.content.decode().replace('="/', f'="{prefix}/').replace("<html", f'<html data-base="{prefix}"', 1)
    return File(f"/{INDEX}", text.encode())


def read_files(folder: Path) -> dict[str, File]:
    """What is in a folder and below it; what has no suffix or begins with a dot is no part of the client."""
    found = {"/" + path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.*")) if path.is_file()}
    return {path: File(path, file.read_bytes()) for path, file in found.items() if "/." not in path}


def is_there(environment: Mapping[str, str]) -> bool:
    """Whether there is a client to serve."""
    return (folder_of(environment) / INDEX).exists()


def can_be_built(environment: Mapping[str, str], builder: Path = BUILDER) -> bool:
    """Whether a client that is missing can be built: in a checkout, which says where the client will be."""
    return builder.exists() or bool(environment.get("GREATHALL_WEB"))


def why_missing(buildable: bool, languages: Sequence[str] = ()) -> str:
    """Why there is no client, and what to do about it."""
    message = "server-not-built" if buildable else "server-library-alone"
    return Sentences(SERVER, languages=languages).format(message)


def unbuilt() -> File:
    """The page in place of a client that is missing."""
    title, text = escape(Sentences(SERVER).format("server-title")), escape(why_missing(can_be_built(os.environ)))
    head = f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title></head>'
    return File(f"/{INDEX}", f"{head}\n<body><h1>{title}</h1><p>{text}</p></body></html>\n".encode())
