"""What only handed the turn on is taken back where the others allow it: asked by key or button, allowed by a button."""

import pytest
from browser.guests import DESK, PHONE, Guest, Invite
from browser.paladins.test_paladins import Clicker
from browser.playing import Company


def seated(anna: Guest, bert: Guest) -> None:
    """Anna and Bert begin a game of Paladins."""
    table = anna.table(2, open_seats=1, game="paladins")
    anna.go(table)
    anna.page.get_by_role("button", name="Start the game").wait_for()
    bert.ask(f"tables/{table.removeprefix('/t/')}/sit", {"seat": 1, "key": anna.last("table")["table"]["key"]})
    anna.page.get_by_role("button", name="Start the game").click()
    bert.go(table)


def until_askable(anna: Guest, bert: Guest) -> tuple[Guest, Guest]:
    """Play on until somebody may ask to take an answer back; that person, and the other one."""
    company = Company([Clicker(anna, 3), Clicker(bert, 4)])
    while True:
        company.play(1)
        asked, _ = company.wait()
        for guest in (anna, bert):
            guest.wait_for_entry(asked.guest.last()["n"])
        for asker, other in ((anna, bert), (bert, anna)):
            if asker.last()["ask"] and asker.page.locator("[data-undo=ask-back]").is_enabled():
                return asker, other


def photograph(guest: Guest, name: str) -> None:
    """The window as it is, and as large as a phone."""
    guest.photograph(name)
    guest.resize(*PHONE)
    guest.photograph(f"{name}-phone")
    guest.resize(*DESK)


def test_what_only_handed_the_turn_on_is_asked_back(invite: Invite) -> None:
    anna, bert = invite("Anna"), invite("Bert")
    seated(anna, bert)
    asker, other = until_askable(anna, bert)
    n = asker.last()["n"]
    asker.photograph("may-ask")
    asker.page.keyboard.press("u")
    asker.page.get_by_role("status").filter(has_text="You have asked to take it back").wait_for()
    photograph(asker, "waits")
    assert asker.page.locator("[data-undo]").is_disabled()
    other.page.get_by_role("button", name="Allow").wait_for()
    photograph(other, "asks")
    asker.page.get_by_role("button", name="Never mind").click()
    other.page.get_by_role("button", name="Allow").wait_for(state="detached")
    asker.page.get_by_role("button", name="Ask to take it back").click()
    other.page.get_by_role("button", name="Allow").focus()
    other.page.keyboard.press("Enter")
    asker.wait_for_question()
    assert asker.last()["n"] == n + 1 and asker.last()["events"][-1]["event"] == "undone"
    other.wait_for_entry(n + 1)
    assert other.last()["question"] is None
    for guest in (asker, other):
        guest.wait("() => document.querySelector('[data-asked-back]') === null")


@pytest.mark.whole
def test_no_is_no(invite: Invite) -> None:
    anna, bert = invite("Anna"), invite("Bert")
    seated(anna, bert)
    asker, other = until_askable(anna, bert)
    asker.page.get_by_role("button", name="Ask to take it back").click()
    other.page.get_by_role("button", name="Refuse").click()
    asker.page.get_by_role("status").filter(has_text="does not allow it").wait_for()
    photograph(asker, "refused")
    assert asker.page.locator("[data-undo]").is_disabled()
    assert other.last()["question"] is not None
