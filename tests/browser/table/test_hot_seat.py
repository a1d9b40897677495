"""A device that is passed round: a curtain between people, and nobody's cards while nobody is meant to look."""

import pytest
from browser.guests import DESK, PHONE, Guest, Invite
from browser.playing import Player, Tapper, hand_shown

READY = "() => document.querySelector('[data-curtain], [data-over]') !== null"


def sit_beside(guest: Guest, name: str) -> None:
    """Somebody at this device takes the open seat of the lobby."""
    guest.page.get_by_role("button", name="Somebody here").first.click()
    guest.page.get_by_role("textbox", name="The name of this player").fill(name)
    guest.photograph("share")
    guest.page.get_by_role("dialog").get_by_role("button", name="Sit here").click()
    guest.page.get_by_text(name).first.wait_for()


@pytest.mark.parametrize(
    ("size", "touch"),
    [pytest.param(DESK, False, marks=pytest.mark.whole, id="laptop"), pytest.param(PHONE, True, id="phone")],
)
@pytest.mark.both(quick=True)
def test_two_people_with_one_device(invite: Invite, size: tuple[int, int], touch: bool) -> None:
    guest = invite("Anna", size=size, touch=touch)
    guest.go(guest.table(3, open_seats=1))
    sit_beside(guest, "Dora")
    guest.photograph("lobby")
    guest.page.get_by_role("button", name="Start the game").click()
    player = (Tapper if touch else Player)(guest, 3)
    seen: dict[str, int] = {}
    for turn in range(8):
        guest.wait(READY)
        assert hand_shown(guest) == []
        title = guest.page.locator("[data-curtain] h2").inner_text()
        if turn < 2:
            guest.photograph(f"curtain-{turn}")
        guest.page.locator("[data-curtain] button").first.click()
        name = title.removeprefix("Pass the device to ")
        seen[name] = seen.get(name, 0) + 1
        guest.wait_for_question()
        assert guest.page.locator("[data-curtain]").count() == 0
        answer_until_done(guest, player)
    assert set(seen) == {"Anna", "Dora"}


def answer_until_done(guest: Guest, player: Player) -> None:
    """Answer what glows until the curtain falls."""
    stamp = ""
    for _ in range(200):
        seen = guest.wait_for_question(stamp, passing=True)
        if seen["curtain"] or seen["over"]:
            return
        if seen["stamp"] not in ("", stamp):  # it may have been answered while the page came to rest
            stamp = seen["stamp"]
            player.choose(seen)
    raise AssertionError("the device is never passed on")


def test_a_hold_shows_ones_own_cards_and_no_longer_than_that(invite: Invite) -> None:
    """While somebody at another device thinks, and takes as long as they like."""
    guest, other = invite("Anna"), invite("Bert")
    path = guest.table(3, open_seats=2, options={"crown": 2})
    guest.go(path)
    sit_beside(guest, "Dora")
    key = guest.context.request.get(f"/api/tables/{path[3:]}").json()["key"]
    other.ask(f"tables/{path[3:]}/sit", {"seat": 2, "key": key})
    guest.page.get_by_role("button", name="Start the game").click()
    peek = guest.page.get_by_role("button", name="Hold to peek: Dora")
    peek.wait_for()
    assert hand_shown(guest) == []
    peek.hover()
    guest.page.mouse.down()
    guest.wait("() => document.querySelectorAll('[data-key^=\"hand:\"]').length === 4")
    guest.photograph("peek")
    guest.page.mouse.up()
    guest.wait("() => document.querySelectorAll('[data-key^=\"hand:\"]').length === 0")


@pytest.mark.whole
@pytest.mark.both
def test_the_curtain_by_keys(invite: Invite) -> None:
    """Who sits down is led to the question, and who has answered to the curtain: never nowhere."""
    guest = invite("Anna")
    guest.go(guest.table(3, open_seats=1))
    sit_beside(guest, "Dora")
    guest.page.get_by_role("button", name="Start the game").click()
    for _ in range(2):
        guest.wait("() => document.activeElement.closest('[data-curtain]') !== null")
        guest.page.keyboard.press("Enter")
        guest.wait("() => document.activeElement.matches('[data-question]')")
        guest.wait_for_question()
        guest.page.keyboard.press("1")
        guest.page.locator("[data-confirm]").wait_for()
        guest.page.keyboard.press("Enter")
