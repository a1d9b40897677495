"""Every screen in every language at both sizes, and in the dark: nothing is cut, spills, collides or leaves the window.

The pictures are in build/screenshots, for people to look at: `screen-<screen>-<moment>-<language>-<width>.png`; those
in the dark, which are in English only, end in `-dark`. The language en-XA is English made longer, with accents. Needs
the packages of the tests, chromium, and the built client.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path


def main() -> int:
    sys.path[:0] = os.environ["GREATHALL_PURE"].split(os.pathsep)
    from browser.screens.every import LANGUAGES, OTHER_SIZES, SCREENS, SIZES, SMALL_SIZES

    parser = argparse.ArgumentParser(prog="dev.py bench screens", description=__doc__)
    parser.add_argument("--screens", nargs="*", default=list(SCREENS), choices=list(SCREENS), metavar="SCREEN")
    parser.add_argument("--languages", nargs="*", default=list(LANGUAGES), choices=LANGUAGES, metavar="LANGUAGE")
    parser.add_argument("--small", action="store_true", help="a small laptop and a small phone instead of the usual")
    parser.add_argument("--other", action="store_true", help="a large desk, a tablet, and a phone on its side")
    parser.add_argument("--dark", action="store_true", help="in the dark and nothing else")
    options = parser.parse_args()
    languages = [] if options.dark else options.languages
    sizes = SMALL_SIZES if options.small else OTHER_SIZES if options.other else SIZES
    count = tour(options.screens, languages, sizes)
    print(f"{count} faults; pictures in build/screenshots")
    return 1 if count else 0


def tour(screens: list[str], languages: list[str], sizes: tuple[tuple[int, int], ...]) -> int:
    """Visit these screens, and print what is wrong with each; the number of faults."""
    from browser.chromium import launch
    from browser.halls import Hall
    from browser.screens.every import views, visit
    from playwright.sync_api import sync_playwright

    count = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder) / "hall.db")
        browser = launch(playwright)
        try:
            for name in screens:
                faults = visit(browser, hall.address, name, views(languages, sizes))
                count += len(faults)
                print(f"{name}: {len(faults) or 'no'} faults", *faults, sep="\n    ", flush=True)
        finally:
            browser.close()
            hall.kill()
    return count


if __name__ == "__main__":
    sys.exit(main())
