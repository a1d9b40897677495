"""How soon a game that is over is seen again: tables of about 600 answers in a hall that has not looked at them yet.

Needs: the first view within a second after the address was opened or the button was clicked, in a browser that has been
in the hall before. Also measured: a step, and a jump to the end. Everybody answered at random.
"""

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from common.browsing import CHROMIUM
from common.hall import Process, build
from common.measuring import finish, table, verdict
from common.sitting import share

from greathall.engine import Match
from greathall.server.catalogue import game_of
from greathall.server.hall.hall import Hall
from greathall.server.identity import COOKIE, new_id, new_key
from greathall.server.protocol.messages import Settings
from greathall.server.replay.replaying import Replayed
from greathall.server.store.sqlite import SqliteStore
from greathall.server.store.store import StoredSeat, StoredTable

ANSWERS = 640  # entries, of which a few are luck's
TRIES = 12
LATEST = 1000.0  # ms until the first view
STEPS = 30
KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("citadels", 8, {}),
    ("paladins", 4, {}),
    ("paladins", 4, {"expansions": ["city_of_crowns"]}),
]
# When a page was opened, the first picture that shows a move: milliseconds after that.
FIRST = """
  window.first = new Promise(done => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('[data-replay][aria-busy="false"]') === null) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now()), 0));
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
  });
"""
# From something that is done until a picture shows a move, in milliseconds.
SEEN = """([what, move]) => new Promise(done => {
  const begin = performance.now();
  const seen = () => {
    const bar = document.querySelector("[data-replay]");
    if (bar === null || bar.ariaBusy !== "false" || (move && bar.dataset.replay !== String(move))) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin), 0));
  };
  const watch = new MutationObserver(seen);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  if (what.startsWith("a[")) document.querySelector(what).click();
  else dispatchEvent(new KeyboardEvent("keydown", { key: what, bubbles: true, cancelable: true }));
})"""


def long_match(name: str, players: int, options: dict[str, Any], luck: random.Random) -> Match:
    """A long game: the first that has as many entries as are wanted, or else the longest of a few."""
    game, found = game_of(name, players, options), []
    for _ in range(TRIES):
        match = game.new(luck.randrange(2**60))
        while not match.over:
            seat = luck.choice(match.deciders())
            match.play(luck.choice(match.legal(seat)), seat)
        found.append(match)
        if match.answered >= ANSWERS:
            break
    return max(found, key=lambda match: match.answered)


class Finished:
    """A table whose game is over, and the token of somebody who sat there."""

    def __init__(self, kind: str, table: str, answers: int) -> None:
        self.kind = kind
        self.table = table
        self.answers = answers


async def furnish(file: Path, luck: random.Random) -> tuple[list[Finished], str]:
    """Finished tables, all of one guest; and that guest's token."""
    hall = Hall(await SqliteStore.open(file))
    guest, token = await hall.welcome("Anna")
    made = []
    for name, players, options in KINDS:
        match = long_match(name, players, options, luck)
        rules, name_of = match.rules, new_id()
        seats = [StoredSeat(guest=guest), *[StoredSeat(bot="random", name=f"Bot {n}") for n in range(players - 1)]]
        row = StoredTable(
            id=name_of,
            key=new_key(),
            host=guest.id,
            title="",
            game=name,
            players=players,
            options=rules.options,
            settings=Settings(),
            status="over",
            rules=rules.version,
            next=None,
            seats=seats,
        )
        await hall.store.add_table(row, match.history.entries)
        answers = len(Replayed(game_of(name, players, rules.options), match.history.entries).moves)
        made.append(Finished(f"{name}, {players} players{', City of Crowns' if options else ''}", name_of, answers))
    await hall.close()
    return made, token


async def watch(address: str, tables: list[Finished], token: str, again: Any) -> tuple[list[list[str]], float]:
    """What is measured, row by row, and the slowest first view."""
    from playwright.async_api import async_playwright

    path = next(found for name in CHROMIUM if (found := shutil.which(name)))
    rows: list[list[str]] = []
    slowest = 0.0
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        context = await browser.new_context(viewport={"width": 1366, "height": 768})
        await context.add_cookies([{"name": COOKIE, "value": token, "url": address}])
        await context.add_init_script(FIRST)
        page = await context.new_page()
        await page.goto(f"{address}/t/{tables[0].table}/replay")  # from now on the client is in the browser
        await page.locator("[data-replay]").wait_for()
        again()
        for one in tables:
            place = f"{address}/t/{one.table}/replay?move={one.answers // 2}&as=all"
            await page.goto(place)
            opened = float(await page.evaluate("() => first"))
            again()
            await page.goto(f"{address}/")
            await page.locator(f'a[href="/t/{one.table}/replay"]').wait_for()
            clicked = float(await page.evaluate(SEEN, [f'a[href="/t/{one.table}/replay"]', 1]))
            steps = [float(await page.evaluate(SEEN, ["ArrowRight", move])) for move in range(2, STEPS)]
            jump = float(await page.evaluate(SEEN, ["End", one.answers + 1]))
            rows.append(
                [
                    one.kind,
                    str(one.answers),
                    f"{opened:.0f} ms",
                    f"{clicked:.0f} ms",
                    f"{share(steps, 95):.0f} ms",
                    f"{jump:.0f} ms",
                ]
            )
            slowest = max(slowest, opened, clicked)
        await browser.close()
    return rows, slowest


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench replay", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "hall.db"
        tables, token = asyncio.run(furnish(file, random.Random(options.seed)))
        hall = Process(file)
        hall.start()
        hall.wait()

        def again() -> None:
            """A hall that has not looked at anything."""
            hall.kill()
            hall.start()
            hall.wait()

        try:
            rows, slowest = asyncio.run(watch(f"http://127.0.0.1:{hall.port}", tables, token, again))
        finally:
            hall.kill()
    head = [f"first view, engine {build()}", "answers", "by its address", "by a click", "a step, p95", "to the end"]
    return finish([table(head, rows), "", verdict("ms until the first view", slowest, LATEST, True)])


if __name__ == "__main__":
    sys.exit(main())
