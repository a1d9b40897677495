"""Games that are over soon: a quick bot plays on for whoever leaves, and no page has to draw what it does."""

import json
from typing import Any

from browser.guests import Guest
from browser.inside.insiders import Insider
from websockets.sync.client import connect

PATIENCE = 240  # seconds; a machine may have much else to do


def finish(guest: Guest, players: int, **more: Any) -> str:
    """The address of a table whose game is over, with the end on the screen."""
    settings = {"stand_in": "random", **more.pop("settings", {})}
    path = guest.table(players, settings=settings, **more)
    table = path.removeprefix("/t/")
    guest.ask(f"tables/{table}/leave", {})
    if not isinstance(guest, Insider):  # whose window is the only way to listen
        listen_to_the_end(guest, table)
    guest.go(path).page.locator("[data-over]").wait_for()
    return path


def listen_to_the_end(guest: Guest, table: str) -> None:
    """Bots play only while somebody is there."""
    address = f"{guest.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    own = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in guest.context.cookies())
    headers = {"Cookie": own, "Origin": guest.address}
    with connect(address, proxy=None, open_timeout=PATIENCE, additional_headers=headers, max_size=None) as line:
        while not is_the_end(line.recv(PATIENCE)):
            pass


def is_the_end(text: str | bytes) -> bool:
    message = json.loads(text)
    return message["type"] == "game" and message["result"] is not None
