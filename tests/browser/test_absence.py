"""Away and back: what was missed, clocks, giving up, and tables that are put away."""

from browser.guests import Invite
from browser.playing import Player


def test_who_comes_back_hears_what_has_happened(invite: Invite) -> None:
    """What was missed is told once: the browser remembers how far its guest has read."""
    guest = invite("Anna")
    path = guest.table(4)
    guest.go(path)
    Player(guest, 4).play(8)
    guest.go("/")
    guest.page.evaluate("id => ['log:', 'read:'].forEach(name => localStorage.setItem(name + id, 3))", path[3:])
    guest.go(path)
    guest.page.get_by_role("heading", name="While you were away").wait_for()
    assert guest.page.locator("[data-recap] li").count() >= 4
    guest.photograph("recap")
    guest.page.get_by_role("button", name="To the table").click()
    guest.wait("() => document.querySelector('[data-recap]') === null")
    guest.page.reload()
    guest.wait_for_question()
    assert guest.page.locator("[data-recap]").count() == 0


def test_a_clock_giving_up_and_putting_a_table_away(invite: Invite) -> None:
    guest = invite("Anna")
    path = guest.table(2, settings={"clock": 86400})
    guest.go(path).wait_for_question()
    assert "hours left" in guest.page.locator("[data-due]").inner_text()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Give up").click()
    guest.photograph("give-up")
    guest.page.get_by_role("button", name="Give up for good").click()
    guest.page.get_by_text("You are watching").first.wait_for()
    guest.go("/")
    put_away = guest.page.get_by_role("button", name="Put away:")
    put_away.click()
    guest.photograph("front")
    guest.page.get_by_role("button", name="Put away for good").click()
    guest.page.get_by_text("No tables yet").wait_for()
