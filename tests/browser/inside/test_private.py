"""Windows in which a browser forgets, or lets a page keep less: private ones, and those where all data is blocked."""

import pytest
from browser.guests import Invite
from browser.inside.insiders import Insider, WebSpace
from browser.playing import Player

# What a private window of Firefox denies: nothing can be kept of the page itself, its tables can.
UNSERVED = "delete Navigator.prototype.serviceWorker;"
UNCACHED = "caches.match = () => Promise.reject(new DOMException('', 'SecurityError'));"
# What a browser denies where somebody has blocked all data of sites: whatever is touched throws.
BLOCKED = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("", "SecurityError"); } });
window.BroadcastChannel = class { constructor() { throw new DOMException("", "SecurityError"); } };
navigator.serviceWorker.register = () => Promise.reject(new DOMException("", "SecurityError"));"""
BLOCKED_WORKER = f"""indexedDB.open = () => {{ throw new DOMException("", "SecurityError"); }};
{UNCACHED}
navigator.locks.request = () => Promise.reject(new DOMException("", "SecurityError"));"""


def test_a_private_window_plays_and_forgets(invite: Invite) -> None:
    """Chromium denies a private window nothing and forgets all when it is closed. That cannot be found out from inside,
    so it is said wherever tables are listed. (Every window of these tests is one.)"""
    guest = invite("Anna")
    guest.go(guest.table(2))
    Player(guest, 1).play(most=2)
    number = guest.last()["n"]
    guest.page.reload()
    guest.wait_for_question()
    assert guest.last()["n"] >= number
    other = invite()
    other.page.get_by_text("A private window forgets them").wait_for()
    other.page.locator("[data-inside=open]").wait_for(state="attached")
    other.page.get_by_text("No tables yet").wait_for()
    assert other.page.get_by_text("This browser keeps nothing").count() == 0


@pytest.mark.whole
def test_a_window_without_a_service_keeps_its_tables(invite: Invite, space: WebSpace) -> None:
    """What it plays is there again after reloading, and no message says that something is missing."""
    space.before["hall.worker"] = UNCACHED
    try:
        guest = invite()
        guest.context.add_init_script(UNSERVED)
        guest.page.reload()
        guest.named("Anna").go(guest.table(2))
        Player(guest, 1).play(most=2)
        number = guest.last()["n"]
        guest.page.reload()
        guest.wait_for_question()
        assert guest.last()["n"] >= number
        assert guest.page.evaluate("() => 'serviceWorker' in navigator") is False
        assert guest.page.get_by_text("This browser keeps nothing here").count() == 0
    finally:
        space.before.clear()


def test_a_window_in_which_everything_is_blocked_says_so_and_plays(invite: Invite, space: WebSpace) -> None:
    """What is chosen there, such as a language, holds until the page is closed."""
    space.before["hall.worker"] = BLOCKED_WORKER
    try:
        guest = invite()
        guest.context.add_init_script(BLOCKED)
        guest.page.reload()
        guest.named("Anna").page.get_by_text("This browser keeps nothing here").wait_for()
        guest.go(guest.table(2))
        Player(guest, 1).play(most=3)
        guest.page.reload()
        guest.page.locator("[data-inside=open]").wait_for(state="attached")
        assert isinstance(guest, Insider)
        assert guest.get("me")["tables"] == []
    finally:
        space.before.clear()
