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


def main() -> int:
    sys.path[:0] = os.environ["GREATHALL_PURE"].split(os.pathsep)
    from browser.screens import LANGUAGES, SCREENS, SIZES, SMALL_SIZES

    parser = argparse.ArgumentParser(prog="dev.py bench screens", description=__doc__)
    parser.add_argument("--screens", nargs="*", default=list(SCREENS), choices=list(SCREENS), metavar="SCREEN")
    parser.add_argument("--languages", nargs="*", default=list(LANGUAGES), choices=LANGUAGES, metavar="LANGUAGE")
    parser.add_argument("--small", action="store_true", help="a small laptop and a small phone instead of the usual")
    options = parser.parse_args()
    count = tour(options.screens, options.languages, SMALL_SIZES if options.small else SIZES)
    print(f"{count} faults; pictures in build/screenshots")
    return 1 if count else 0


def tour(screens: list[str], languages: list[str], sizes: tuple[tuple[int, int], ...]) -> int:
    """Visit these screens, and tell what is wrong with each; how much it is."""
    from browser.conftest import FLAGS, ONLY_HERE
    from browser.halls import Hall
    from browser.screens import visit
    from playwright.sync_api import sync_playwright

    count = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder) / "hall.db")
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=[*FLAGS, ONLY_HERE])
        try:
            for name in screens:
                faults = visit(browser, hall.address, name, languages, sizes)
                count += len(faults)
                print(f"{name}: {len(faults) or 'no'} faults", *faults, sep="\n    ", flush=True)
        finally:
            browser.close()
            hall.kill()
    return count


if __name__ == "__main__":
    sys.exit(main())
