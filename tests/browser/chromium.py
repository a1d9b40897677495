"""The machine's browser, which may speak with nobody but halls on loopback."""

import shutil

from playwright.sync_api import Browser, Playwright

# The first that is there. The one without a window of its own draws pages like the other, for a third of the work.
NAMES = ("chromium-headless-shell", "chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--no-proxy-server",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


def launch(playwright: Playwright) -> Browser:
    """Start it."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    assert path is not None, "chromium is not installed; `python3 dev.py test` does that"
    return playwright.chromium.launch(executable_path=path, args=FLAGS)
