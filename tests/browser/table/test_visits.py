"""Everybody's whole board is one click away, in every game, on a laptop and on a phone."""

import pytest
from browser.guests import DESK, PHONE, Guest, Invite
from browser.hall.test_pages import examine, is_phone
from browser.table.test_log import SETTINGS, played_on
from sizes import whole

SEATS = {"citadels": 8, "paladins": 4, "crowns": 3}
LINES = {"citadels": 0, "paladins": 6, "crowns": 8}
TABLET = (820, 1180)
SMALL = (1280, 720)
RIVALS = {"citadels": "cities", "paladins": "rivals", "crowns": "rivals"}


def visit(guest: Guest, seat: str) -> None:
    """Open the board of a seat."""
    button = guest.page.locator(f"[data-visit={seat}]")
    button.scroll_into_view_if_needed()
    button.click()
    guest.page.locator("dialog[open]").wait_for()


@pytest.mark.parametrize(
    ("which", "size", "language", "theme"),
    [
        whole("citadels", DESK, "en", "light"),
        ("citadels", PHONE, "pl", "dark"),
        whole("paladins", DESK, "en", "light"),
        ("crowns", PHONE, "en", "light"),
        whole("crowns", DESK, "uk", "dark"),
        whole("paladins", TABLET, "pl", "light"),
    ],
)
def test_a_whole_board(invite: Invite, which: str, size: tuple[int, int], language: str, theme: str) -> None:
    guest = invite("Anna", size=size, touch=is_phone(size))
    guest.go("/").page.evaluate(SETTINGS, [language, theme])
    guest.go(played_on(guest, which)).wait_for_question()
    if is_phone(size):
        guest.page.locator(f"[data-tab={RIVALS[which]}]").click()
    found = {one.get_attribute("data-visit") for one in guest.page.locator("[data-visit]").all()}
    assert found >= set("ABCDEFGH"[1 : SEATS[which]])
    visit(guest, "B")
    assert examine(guest, "board") == []
    assert guest.page.locator("dialog[open] [data-own-count]").count() == LINES[which]  # to compare
    guest.page.keyboard.press("Escape")
    guest.wait("() => document.querySelector('dialog[open]') === null")


@pytest.mark.parametrize(
    ("which", "size"),
    [("paladins", DESK), ("paladins", SMALL), whole("citadels", DESK)],
)
def test_keys_lead_from_board_to_board(invite: Invite, which: str, size: tuple[int, int]) -> None:
    """What is asked stays open behind, and the board says so. On a small laptop the others are in the drawer."""
    guest = invite("Anna", size=size)
    guest.go(played_on(guest, which)).wait_for_question()
    guest.page.keyboard.press("b")
    heading = guest.page.locator("dialog[open] h2")
    first = heading.inner_text()
    guest.page.keyboard.press("ArrowRight")
    guest.wait("first => document.querySelector('dialog[open] h2').innerText !== first", first)
    guest.page.keyboard.press("ArrowLeft")
    guest.wait("first => document.querySelector('dialog[open] h2').innerText === first", first)
    guest.page.locator("dialog[open] [data-your-turn]").wait_for()
    guest.page.keyboard.press("Escape")
    guest.page.locator("dialog[open]").wait_for(state="detached")
    assert guest.look()["stamp"] != ""
