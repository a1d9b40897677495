"""Guests of a hall that is inside their page, and the web space that the page is on: plain files, nothing else."""

import functools
import gzip
import io
import json
import shutil
import zipfile
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

from browser.guests import Guest

from tools.page.making import PACKAGES, PAGE, POLICY, SUFFIX, pack

HERE = Path(__file__).parent
INSIDE = (HERE / "inside.js").read_text(encoding="utf-8")
FOLDER = "games"  # some folder of the web space
LUCKY = HERE / "lucky_opening.py"  # takes the place of what opens the hall
LUCK = HERE.parents[1] / "lucky.py"


class WebSpace:
    """A web space that serves the page in a folder, with the luck of the tests in its hall, or with its own."""

    def __init__(self, place: Path, files: "type[Files] | None" = None, lucky: bool = True) -> None:
        assert PAGE.exists(), "the page is not made; `python3 dev.py page` does that"
        self.folder = place / FOLDER
        shutil.copytree(PAGE, self.folder)
        if lucky:
            make_lucky(next(self.folder.glob(f"python-*/{PACKAGES}{SUFFIX}")))
        self.before: dict[str, str] = {}  # what is put before scripts, by a part of their names
        self.held: dict[str, Event] = {}  # what files wait for, by a part of their names
        self.asked: list[Path] = []  # what files have been asked for
        handler = functools.partial(files or Files, self, directory=str(place))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/{FOLDER}/"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def make_lucky(packed: Path) -> None:
    """The same hall with luck that is given."""
    made, plain = io.BytesIO(gzip.decompress(packed.read_bytes())), io.BytesIO()
    with zipfile.ZipFile(made) as source, zipfile.ZipFile(plain, "w") as lucky:
        for name in source.namelist():
            lucky.writestr(name.replace("page/opening.pyc", "page/true_opening.pyc"), source.read(name))
        lucky.writestr("greathall/server/page/opening.py", LUCKY.read_bytes())
        lucky.writestr("lucky.py", LUCK.read_bytes())
    pack(plain.getvalue(), packed, hardness=1)


class Files(SimpleHTTPRequestHandler):
    """Plain files. The policy goes with each of them, so that workers are held to it, too."""

    def __init__(self, space: WebSpace, *more: Any, **rest: Any) -> None:
        self.space = space
        super().__init__(*more, **rest)

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}

    def do_GET(self) -> None:
        self.space.asked.append(Path(self.translate_path(self.path)))
        for part, gate in self.space.held.items():
            if part in self.path:
                gate.wait()
        for part, before in self.space.before.items():
            if part in self.path:
                script = before.encode() + Path(self.translate_path(self.path)).read_bytes()
                self.send_response(200)
                self.send_header("content-type", "text/javascript")
                self.send_header("content-length", str(len(script)))
                self.end_headers()
                self.wfile.write(script)
                return
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("content-security-policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 (the word of the library)
        """Nothing is news."""


class Insider(Guest):
    """A window on a page with the hall inside."""

    def __init__(self, *place: Any, **more: Any) -> None:
        super().__init__(*place, **more)
        self.context.add_init_script(INSIDE)
        self.page.goto(self.address)

    def ask(self, path: str, body: object) -> dict[str, Any]:
        words = [f"/api/{path}", json.dumps(body)]
        answer = self.page.evaluate("([address, body]) => inside.ask(address, body)", words)
        assert answer["status"] == 200, answer
        found: dict[str, Any] = json.loads(answer["content"])
        return found

    def named(self, name: str) -> "Insider":
        """The page is open already: it asks again who is here, as whenever somebody comes back to it."""
        super().named(name)
        self.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
        self.page.get_by_text(name, exact=True).first.wait_for(state="attached")
        return self

    def get(self, path: str) -> dict[str, Any]:
        """What the hall says without being told anything."""
        answer = self.page.evaluate("address => inside.ask(address, '', 'GET')", f"/api/{path}")
        assert answer["status"] == 200, answer
        found: dict[str, Any] = json.loads(answer["content"])
        return found

    @property
    def heard(self) -> list[str]:
        self.texts += self.page.evaluate("() => inside.heard()")
        return self.texts

    def go(self, path: str) -> "Insider":
        self.page.goto(f"{self.address}#{path}")
        return self
