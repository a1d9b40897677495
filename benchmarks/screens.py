"""Every screen in every language at both sizes: nothing is cut, spills, collides or leaves the window, for anybody.

The pictures lie in build/screenshots, for people to look at: `screen-<screen>-<moment>-<language>-<width>.png`. The
language en-XA is English made longer, with accents. Needs the packages of the tests, chromium, and the built client.
"""

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

sys.path[:0] = os.environ["GREATHALL_PURE"].split(os.pathsep)

from browser.conftest import FLAGS, ONLY_HERE  # noqa: E402 (the tests lie elsewhere)
from browser.guests import Guest  # noqa: E402
from browser.halls import Hall  # noqa: E402
from browser.screens import PSEUDO, SCREENS, SIZES, look  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

LANGUAGES = ("en", "cs", "pl", "uk", PSEUDO)


def visit(browser: Browser, hall: Hall, name: str, languages: list[str]) -> list[str]:
    """What is wrong with one screen in these languages, at both sizes."""
    guest = Guest(browser, hall.address, "screen").named("Bartholomew of Hohenstein"[:24])
    screen = SCREENS[name]
    path = screen.ready(guest.go("/"))
    faults = [fault for language in languages for size in SIZES for fault in look(guest, screen, path, language, size)]
    faults += [f"{name}: {complaint}" for complaint in guest.faults()]
    guest.context.close()
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench screens", description=__doc__)
    parser.add_argument("--screens", nargs="*", default=list(SCREENS), choices=list(SCREENS), metavar="SCREEN")
    parser.add_argument("--languages", nargs="*", default=list(LANGUAGES), choices=LANGUAGES, metavar="LANGUAGE")
    options = parser.parse_args()
    count = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder) / "hall.db")
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=[*FLAGS, ONLY_HERE])
        try:
            for name in options.screens:
                faults = visit(browser, hall, name, options.languages)
                count += len(faults)
                print(f"{name}: {len(faults) or 'no'} faults", *faults, sep="\n    ", flush=True)
        finally:
            browser.close()
            hall.kill()
    print(f"{count} faults; pictures in build/screenshots")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
