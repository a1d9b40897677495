"""The pictures of README, taken again: they are in docs/images.

Needs the packages of the tests, chromium, and the built client; pngquant, if it is there, makes them a third as large.
What they show follows from fixed seeds; look at them.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    sys.path[:0] = os.environ["GREATHALL_PURE"].split(os.pathsep)
    from browser.pictures import PICTURES

    parser = argparse.ArgumentParser(prog="dev.py bench pictures", description=__doc__)
    names = [picture.name for picture in PICTURES]
    parser.add_argument("--names", nargs="*", default=names, choices=names, metavar="NAME", help=", ".join(names))
    parser.add_argument("--into", type=Path, default=ROOT / "docs" / "images", metavar="FOLDER")
    options = parser.parse_args()
    take_all(options.names, options.into)
    return 0


def take_all(names: list[str], folder: Path) -> None:
    """Take these pictures, each in a hall of its own."""
    from browser.chromium import launch
    from browser.halls import Hall
    from browser.pictures import PICTURES, take
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = launch(playwright)
        for picture in PICTURES:
            if picture.name in names:
                with tempfile.TemporaryDirectory() as place:
                    hall = Hall(Path(place) / "hall.db")
                    try:
                        file = take(browser, hall.address, picture, folder)
                    finally:
                        hall.close()
                shrink(file)
                print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB", flush=True)
        browser.close()


def shrink(file: Path) -> None:
    """Make do with 256 colours, if there is a program that chooses them well."""
    if program := shutil.which("pngquant"):
        subprocess.run([program, "--speed", "1", "--strip", "--force", "--output", file, "256", file], check=True)


if __name__ == "__main__":
    sys.exit(main())
