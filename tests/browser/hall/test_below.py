"""A hall under a path of a name that others share: pages, pictures, requests, sockets and links all stay below it."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from browser.guests import Guest, Invite
from browser.halls import Hall

PREFIX = "/club/hall"


@pytest.fixture
def hall_below(tmp_path: Path) -> Iterator[Hall]:
    hall = Hall(tmp_path / "hall.db", prefix=PREFIX)
    yield hall
    hall.close()


def ask(guest: Guest, path: str, **body: object) -> str:
    """Ask the hall for something, without the page."""
    answer = guest.context.request.post(f"{PREFIX}/api/{path}", data=body, headers={"Origin": guest.address})
    assert answer.ok, answer.text()
    return str(answer.json().get("id", ""))


def test_everything_stays_below_the_path(invite: Invite, hall_below: Hall) -> None:
    anna, visited = invite(at=hall_below), set[str]()
    anna.context.on("request", lambda request: visited.add(urlsplit(request.url).path))
    anna.page.on("websocket", lambda socket: visited.add(urlsplit(socket.url).path))
    ask(anna, "me", name="Anna")
    table = ask(anna, "tables", game="citadels", players=2)
    anna.go(f"{PREFIX}/").page.locator(f"a[href^='{PREFIX}/t/{table}']").first.click()
    link = anna.page.get_by_role("textbox", name="Link to this table")
    link.wait_for()
    anna.wait("() => location.search.startsWith('?key=')")
    assert link.input_value() == anna.page.url
    assert urlsplit(anna.page.url).path == f"{PREFIX}/t/{table}"
    anna.wait("() => document.querySelector('[data-invite] img').naturalWidth > 0")
    bert = invite(at=hall_below).go(anna.page.url)
    bert.page.get_by_role("button", name="Sit here").click()
    bert.page.get_by_role("textbox", name="Your name").fill("Bernard")
    bert.page.get_by_role("button", name="Use this name").click()
    anna.page.get_by_role("button", name="Start the game").click()
    for guest in (anna, bert):
        guest.wait("() => document.querySelector('[data-question]') !== null")
    bert.page.reload()
    bert.wait("() => document.querySelector('[data-question]') !== null")
    anna.go(f"{PREFIX}/new").page.get_by_role("button", name="Cancel").click()
    anna.wait("() => location.pathname.endsWith('/hall/')")
    assert visited
    assert {path for path in visited if not path.startswith(f"{PREFIX}/")} == set()
