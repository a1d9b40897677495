"""Guests of the hall: a browser window each, whose every complaint fails the test."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError, WebSocket

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LOOK = (HERE / "look.js").read_text(encoding="utf-8")
DESK = (1366, 768)
PHONE = (390, 844)
LOOPBACK = "127.0.0.1"
PATIENCE = 60_000  # ms; a machine may have much else to do
# A breach of the page's own rules on what it may load is an error of the console, with its details.
STRICT = (
    "document.addEventListener('securitypolicyviolation', e => console.error('breach', e.blockedURI, e.sourceFile))"
)
RESULTS = ("Failed to load resource", "WebSocket connection to")  # of requests a test expects to fail


class Guest:
    """A window on the hall: what its page complains of, what the hall told it, and what was photographed."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        album: str,
        size: tuple[int, int] = DESK,
        touch: bool = False,
        language: str = "en",
    ) -> None:
        self.address = address
        self.album = album
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()
        self.texts: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
            locale=language,
        )
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LOOK)
        self.context.add_init_script(STRICT)
        self.context.on("console", self.console)
        self.context.on("weberror", self.error)
        self.context.on("request", lambda request: self.visited(request.url))
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self.line)

    # What the page complains of.

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text}")

    def error(self, error: WebError) -> None:
        self.complaints.append(f"error: {error.error.stack or error.error}")

    def visited(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.hostname != LOOPBACK:
            self.complaints.append(f"a request to {url}")

    def expect(self, *words: str) -> None:
        """Requests will fail, and the browser will say so; or something else with these words in it."""
        self.expected = (*self.expected, *(words or RESULTS))

    def faults(self) -> list[str]:
        """The complaints nobody expected."""
        return [said for said in self.complaints if not any(words in said for words in self.expected)]

    # What the hall tells the page.

    def line(self, socket: WebSocket) -> None:
        self.visited(socket.url.replace("ws", "http", 1))
        socket.on("framereceived", lambda frame: self.texts.append(str(frame)))

    @property
    def heard(self) -> list[str]:
        """All that the hall has said to this page, as it was sent."""
        return self.texts

    def last(self, kind: str = "game") -> dict[str, Any]:
        """The newest message of a kind the hall sent to this page."""
        for text in reversed(self.heard):
            message: dict[str, Any] = json.loads(text)
            if message["type"] == kind:
                return message
        raise AssertionError(f"no {kind} was sent")

    # What the guest asks the hall for, apart from the page.

    def ask(self, path: str, body: object) -> dict[str, Any]:
        answer = self.context.request.post(f"/api/{path}", data=body, headers={"Origin": self.address})
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def named(self, name: str) -> "Guest":
        """The guest has a name already."""
        self.ask("me", {"name": name})
        return self

    def table(self, players: int, open_seats: int = 0, **more: Any) -> str:
        """The address of a new table: bots on all seats that are not open, and the game begun where none is."""
        settings = {"pace": "instant", **more.pop("settings", {})}
        bots = ["random"] * (players - 1 - open_seats)
        body = {"game": "citadels", "players": players, "bots": bots, "settings": settings, "start": not open_seats}
        return f"/t/{self.ask('tables', {**body, **more})['id']}"

    # What the guest sees.

    def go(self, path: str) -> "Guest":
        self.page.goto(path)
        return self

    def look(self) -> dict[str, Any]:
        """What is asked, what can be clicked, and what is wrong with the page."""
        seen: dict[str, Any] = self.page.evaluate("greathall.look()")
        return seen

    def wait(self, condition: str, argument: object = None) -> None:
        """Until a condition about the page holds: a function, as the page allows no text to be run."""
        assert "=>" in condition, condition
        self.page.wait_for_function(condition, arg=argument)

    def wait_for_entry(self, n: int) -> None:
        """Until the page shows the table as it is with this many entries, or more."""
        self.wait("n => Number(document.querySelector('[data-n]')?.dataset.n) >= n", n)

    def rest(self) -> None:
        """Until the page has been drawn as it is now."""
        self.page.evaluate("greathall.rest()")

    def resize(self, width: int, height: int) -> None:
        """Another size of the window, in which the page has been drawn again."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.wait("([width, height]) => innerWidth === width && innerHeight === height", [width, height])
        self.rest()

    def wait_for_question(self, other_than: str = "", passing: bool = False) -> dict[str, Any]:
        """Until something else is asked than before, or the game is over; `passing`: or the curtain falls."""
        seen: dict[str, Any] = self.page.evaluate("words => greathall.next(...words)", [other_than, passing])
        return seen

    def photograph(self, name: str) -> None:
        folder = ROOT / "build" / "screenshots"
        folder.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=folder / f"{self.album}-{name}.png")


Invite = Callable[..., Guest]
