"""How smoothly the theatre moves: pictures a second while something moves, with a processor 4 times slower.

A director tells a page what happens at a table of Citadels and at one of Paladins, deed after deed; the page counts the
pictures it draws while anything is on the stage. Needs the packages of the tests, chromium, and the built client.
With `--frames` it is shown picture by picture instead, for people to look at: in build/frames, by game and size.
The goals: 60 pictures a second; none left out before 95 of 100; 95 of 100 pieces of work within 50 ms.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

from common.measuring import finish, table, verdict

GAMES = ["citadels", "paladins"]
FRAMES = Path("build/frames")
NEED = 58.0  # pictures a second: 60, except for what is lost as scenes begin and end
LATE = 34.0  # ms between two pictures: one is left out
LONGEST = 50.0  # ms of work at a time
# From now on the time between pictures is noted, as long as something is on the stage, and how often it was emptied.
RECORD = """() => {
    window.pictures = [];
    window.emptied = 0;
    const stage = document.querySelector("[data-stage]");
    let last = null;
    const drawn = (now) => {
        const moves = stage.childElementCount > 0;
        if (moves && last !== null) window.pictures.push(now - last);
        if (!moves && last !== null) window.emptied += 1;
        last = moves ? now : null;
        requestAnimationFrame(drawn);
    };
    requestAnimationFrame(drawn);
}"""

SHOWN = "before => window.emptied > before && document.querySelector('[data-stage]').childElementCount === 0"
SELDOM = 200  # ms: looking too often gets in the way
HEAD = ["the theatre", "pictures", "a second", "95 of 100 within, longest", "work: 95 of 100, longest"]

Message = dict[str, Any]
Deed = tuple[list[Message], Callable[[Message], None] | None]


def event(name: str, who: str = "B", **more: object) -> Message:
    return {"event": name, "who": who, **more}


def citadels(_: Message) -> Iterator[Deed]:
    """Coins, hands, a building and the crown."""
    yield [event("gains", gold=4)], None
    yield [event("exchanges", **{"with": "C"})], None
    yield [event("pays", "C", to="B", gold=5)], None
    yield [event("destroyed", "C", card="tavern")], None
    yield [event("reveals", "C", card="thief")], None


def paladins(view: Message) -> Iterator[Deed]:
    """A whole action with its workers, an attack, a recruit, the Tax."""

    def settles(after: Message) -> None:
        after["seats"]["B"]["standing"] = {"garrison": ["scout", "fighter", "merchant"]}
        after["squares"]["r2_1"] = {"seat": "B", "piece": "outpost"}

    places = [event("places", worker=worker, action="garrison") for worker in ("scout", "fighter", "merchant")]
    gains = [event("gains", what="faith", amount=1), event("gains", what="silver", amount=2)]
    yield (
        [
            event("takes_action", action="garrison"),
            *places,
            event("pays", silver=0, provisions=2),
            event("settles", square="r2_1", action="garrison"),
            *gains,
        ],
        settles,
    )
    yield [event("attacks", card=view["outsider_row"][0]), *gains], None
    yield [event("recruits", card=view["townsfolk_row"][0])], None
    yield [event("suspected", card="tax_2"), event("takes_tax", silver=2)], None


def directing(browser: Any, address: str, game: str, size: tuple[int, int], slower: float = 1) -> Any:
    """A table in the middle of this game, at which nothing moves any more."""
    from browser import director
    from browser.guests import Guest
    from browser.paladins import directed
    from browser.watching import EMPTY, moving

    guest = moving(Guest(browser, address, f"theatre-{game}", size=size).named("Anna"))
    found = {"citadels": director.direct, "paladins": directed.direct}[game](guest)
    guest.context.new_cdp_session(guest.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    guest.page.locator("[data-narration=B]").wait_for()
    guest.wait(EMPTY)
    return found


def pictures(browser: Any, address: str, game: str, times: int, slower: float) -> tuple[list[float], list[float]]:
    """The times between pictures at a table of a game, and those of the work for them, in ms."""
    from browser.guests import DESK
    from browser.watching import WORK

    at = directing(browser, address, game, DESK, slower)
    guest = at.guest
    deeds = {"citadels": citadels, "paladins": paladins}[game]
    guest.page.evaluate("() => performance.clearMeasures()")
    guest.page.evaluate(RECORD)
    for _ in range(times):
        for events, change in deeds(at.game["view"]):
            before = guest.page.evaluate("() => window.emptied")
            at.say(*events, change=change)
            guest.page.wait_for_function(SHOWN, arg=before, polling=SELDOM)
    found: tuple[list[float], list[float]] = (
        guest.page.evaluate("() => window.pictures"),
        guest.page.evaluate(WORK),
    )
    guest.context.close()
    return found


def share(times: list[float], percent: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)]


def rate(drawn: list[float]) -> float:
    return 1000 * len(drawn) / sum(drawn)


def row(game: str, drawn: list[float], work: list[float]) -> list[object]:
    spans = f"{share(drawn, 95):.1f} ms, {max(drawn):.0f} ms"
    return [game, len(drawn), f"{rate(drawn):.1f}", spans, f"{share(work, 95):.1f} ms, {max(work):.0f} ms"]


def needs(game: str, drawn: list[float], work: list[float]) -> list[str]:
    return [
        verdict(f"{game}: pictures a second", rate(drawn), NEED),
        verdict(f"{game}: ms between pictures, 95 of 100", share(drawn, 95), LATE, at_most=True),
        verdict(f"{game}: ms of work at a time, 95 of 100", share(work, 95), LONGEST, at_most=True),
    ]


def measure(times: int, slower: float) -> int:
    from browser.chromium import launch
    from browser.halls import Hall
    from playwright.sync_api import sync_playwright

    rows, lines = [], []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder) / "hall.db")
        browser = launch(playwright)
        try:
            for game in GAMES:
                drawn, work = pictures(browser, hall.address, game, times, slower)
                rows.append(row(game, drawn, work))
                lines += needs(game, drawn, work)
        finally:
            browser.close()
            hall.close()
    print(table(HEAD, rows), end="\n\n")
    return finish(lines)


def frames(games: list[str]) -> int:
    """Keep the pictures of every deed, on a laptop and a phone; none of them is judged here."""
    from browser.chromium import launch
    from browser.frames import CITADELS, deeds_of_paladins, record
    from browser.guests import DESK, PHONE
    from browser.halls import Hall
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder) / "hall.db")
        browser = launch(playwright)
        try:
            for game, size in product(games, (DESK, PHONE)):
                at = directing(browser, hall.address, game, size)
                deeds = CITADELS if game == "citadels" else deeds_of_paladins(at.game["view"])
                kept = FRAMES / f"{game}-{size[0]}"
                shutil.rmtree(kept, ignore_errors=True)
                kept.mkdir(parents=True)
                print(f"{game} {size[0]}: {sum(1 for _ in record(at, deeds, kept))} pictures in {kept}", flush=True)
                at.guest.context.close()
        finally:
            browser.close()
            hall.close()
    return 0


def main() -> int:
    sys.path[:0] = os.environ["GREATHALL_PURE"].split(os.pathsep)
    parser = argparse.ArgumentParser(prog="dev.py bench theatre", description=__doc__)
    parser.add_argument("--times", type=int, default=5, help="how often every deed is shown")
    parser.add_argument("--slower", type=float, default=4.0, help="how many times slower the processor is")
    parser.add_argument("--frames", nargs="*", choices=GAMES, metavar="GAME", help="keep pictures of these, or of all")
    options = parser.parse_args()
    if options.frames is not None:
        return frames(options.frames or GAMES)
    return measure(options.times, options.slower)


if __name__ == "__main__":
    sys.exit(main())
