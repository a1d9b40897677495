"""The first visit to the page: what is fetched until there is a table, what can be done meanwhile, and what a browser
needs to install it."""

import gzip
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest
from browser.guests import Invite
from browser.inside.insiders import WebSpace

from tools.page.making import SERVICE, SUFFIX, WASM
from tools.page.python import WANTED

MOST = 8_000_000  # bytes until the first table, packed
PACKED = (SUFFIX, ".woff2", ".png")


@contextmanager
def holding(space: WebSpace, part: str) -> Iterator[Event]:
    """Files with this in their names wait until they are let go."""
    gate = space.held[part] = Event()
    try:
        yield gate
    finally:
        gate.set()
        del space.held[part]


def size(file: Path) -> int:
    content = file.read_bytes()
    return len(content) if file.suffix in PACKED else len(gzip.compress(content))


@pytest.mark.whole
def test_the_front_door_can_be_used_while_python_comes(invite: Invite, space: WebSpace) -> None:
    with holding(space, WASM) as gate:
        guest = invite()
        page = guest.page
        page.get_by_role("progressbar", name="Loading the hall").wait_for()
        page.get_by_role("link", name="Rules").first.wait_for()
        page.get_by_role("button", name="Play against bots").click()
        page.locator("[data-inside=coming]").wait_for()
        gate.set()
        page.locator("[data-question]").wait_for()


@pytest.mark.whole
def test_little_is_fetched_until_the_first_table(invite: Invite, space: WebSpace) -> None:
    """The browser fetches all files of the page to keep them, but only later."""
    space.asked.clear()
    with holding(space, SERVICE):
        guest = invite()
        guest.page.get_by_role("button", name="Play against bots").click()
        guest.page.locator("[data-question]").wait_for()
        files = {file / "index.html" if file.is_dir() else file for file in space.asked}
    fetched = sum(size(file) for file in files if file.name != SERVICE)
    assert MOST / 2 < fetched < MOST


@pytest.mark.whole
def test_a_browser_can_install_the_page(invite: Invite, space: WebSpace) -> None:
    guest = invite()
    told = guest.context.new_cdp_session(guest.page).send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert manifest["name"] == "Great Hall" and manifest["start_url"] == manifest["scope"] == "./"
    for icon in manifest["icons"]:
        content = (space.folder / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(content[at : at + 4]) for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"


def test_the_licences_of_everything_are_next_to_the_page(space: WebSpace) -> None:
    text = (space.folder / "licences.txt").read_text(encoding="utf-8")
    assert "Pyodide" in text and "Mozilla Public License" in text and "Python Software Foundation" in text
    for name in WANTED:
        assert re.search(rf"^{name.replace('-', '[._-]')}-\d", text, re.MULTILINE), name
