"""How much a page with the hall inside fetches, and how soon it can be played.

On a web space with 20 Mbit/s: from an empty browser to the front door and to a table against bots in one click, and
again on a second visit. `--slow 4` lets the browser run a quarter of the time, as on a phone with a slower processor.
Needs the packages of the tests, chromium, and the page. "Packed" is what is fetched until the table can be used, with
gzip where a web space would pack.
"""

import argparse
import gzip
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Any, BinaryIO

if TYPE_CHECKING:
    from playwright.sync_api import Page, Playwright, Request

MEGABIT = 125_000  # bytes
CHUNK = 16 * 1024
SLICE = 0.02  # seconds for which a slowed browser may run
TABLE = '[data-n]:not([data-n="0"])'
PROMPT = "[data-question]"
PATIENCE = 180_000
FIRST = "first visit"


class Pace:
    """One line to all browsers, as fast as it is."""

    def __init__(self, megabits: float) -> None:
        self.rate = megabits * MEGABIT
        self.free = 0.0
        self.lock = Lock()

    def carry(self, source: BinaryIO, target: BinaryIO) -> None:
        while piece := source.read(CHUNK):
            with self.lock:
                self.free = max(self.free, time.monotonic()) + len(piece) / self.rate
                wait = self.free - time.monotonic()
            time.sleep(max(0.0, wait))
            target.write(piece)


@contextmanager
def slowed(by: float) -> Iterator[None]:
    """Every process started meanwhile runs only part of the time."""
    over = Event()

    def hold_back() -> None:
        while not over.is_set():
            tell(signal.SIGSTOP)
            over.wait(SLICE * (by - 1))
            tell(signal.SIGCONT)
            over.wait(SLICE)

    thread = Thread(target=hold_back)
    if by > 1:
        thread.start()
    yield
    over.set()
    if by > 1:
        thread.join()
        tell(signal.SIGCONT)


def tell(sign: int) -> None:
    """Send a signal to the browsers below this process."""
    for process in below(os.getpid()):
        try:
            if b"chrom" in Path(f"/proc/{process}/cmdline").read_bytes():
                os.kill(process, sign)
        except (OSError, ProcessLookupError):
            continue


def below(process: int) -> list[int]:
    """The processes that a process has begun, and theirs."""
    try:
        lines = [file.read_text(encoding="utf-8") for file in Path(f"/proc/{process}/task").glob("*/children")]
    except OSError:
        return []
    own = [int(word) for line in lines for word in line.split()]
    return own + [one for child in own for one in below(child)]


def visit(page: "Page", address: str) -> tuple[float, float, float]:
    """Seconds to the front door, to a table, and to the first question there: bots may have their turns before."""
    begun = time.monotonic()
    page.goto(address)
    page.locator("a.card").first.wait_for()
    front = time.monotonic() - begun
    page.get_by_role("button", name="Play against bots").click()
    page.locator(TABLE).first.wait_for(state="attached")
    shown = time.monotonic() - begun
    page.locator(PROMPT).wait_for()
    return front, shown, time.monotonic() - begun


def measure(playwright: "Playwright", space: Any, slow: float) -> None:
    from browser.chromium import launch

    browser = launch(playwright)
    context = browser.new_context(locale="en", viewport={"width": 1366, "height": 768})
    context.set_default_timeout(PATIENCE)
    with slowed(slow):
        for name in (FIRST, "second visit"):
            page, asked, before = context.new_page(), Asked(), processor()
            page.on("request", asked.note)
            front, shown, table = visit(page, space.address)
            size, work = packed(space, asked.urls) / 1e6, processor() - before
            waits = f"front door {front:.1f} s, table shown {shown:.1f} s, one's turn {table:.1f} s"
            print(f"{name}: {waits}, {work:.1f} s of processors", flush=True)
            if name == FIRST:
                print(f"{size:.2f} MB packed until then", flush=True)
            page.wait_for_function("() => navigator.serviceWorker.controller !== null")
            page.close()
    browser.close()


class Asked:
    """What a page and its workers have asked for."""

    def __init__(self) -> None:
        self.urls: set[str] = set()

    def note(self, request: "Request") -> None:
        self.urls.add(request.url)


def processor() -> float:
    """Seconds of processors that the browsers below this process have used."""
    total = 0
    for process in below(os.getpid()):
        try:
            if b"chrom" in Path(f"/proc/{process}/cmdline").read_bytes():
                told = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
                total += sum(map(int, told.rpartition(")")[2].split()[11:13]))
        except OSError:
            continue
    return total / os.sysconf("SC_CLK_TCK")


def packed(space: Any, asked: set[str]) -> int:
    """How many bytes these are, each file once."""
    files = [space.folder / url.removeprefix(space.address).split("#")[0] for url in asked]
    return sum(size_of(file if file.is_file() else file / "index.html") for file in files)


def size_of(file: Path) -> int:
    content = file.read_bytes()
    return len(content) if file.suffix in (".packed", ".woff2", ".png") else len(gzip.compress(content))


def main() -> int:
    sys.path[:0] = os.environ["GREATHALL_PURE"].split(os.pathsep)
    from browser.inside.insiders import Files, WebSpace
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(prog="dev.py bench page", description=__doc__)
    parser.add_argument("--megabits", type=float, default=20, help="how fast the line is")
    parser.add_argument("--slow", type=float, default=1, help="how many times slower the browser runs")
    options = parser.parse_args()
    pace = Pace(options.megabits)

    class Paced(Files):
        """Files over one line."""

        def copyfile(self, source: Any, outputfile: Any) -> None:
            pace.carry(source, outputfile)

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        space = WebSpace(Path(folder), Paced, lucky=False)
        measure(playwright, space, options.slow)
        space.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
