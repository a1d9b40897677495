"""No key does harm: no number ends a turn, Enter gives up no chance, and what would be wasted is asked once."""

from typing import Any

import pytest
from browser.guests import PHONE, Guest, Invite
from browser.staged import answer, asking, stage
from sizes import whole

END = "[data-question] button[data-answer='1']"
PASS = answer(1, "pass", declines=True)
CONFISCATE = answer(2, "confiscate")
BLANK = {**CONFISCATE, "reason": "not_signed", "rule": "T-7.6", "numbers": []}
MENU = [answer(1, "end turn", declines=True, wastes=True), answer(9, "build", "district", "tavern", price=1)]


def seated(guest: Guest, kind: str, answers: list[Any], refused: list[Any] | None = None, **about: object) -> Guest:
    """A guest who is asked this; what the guest says goes to the hall, which takes none of it."""
    stage(guest, asking(kind, answers, refused, **about))
    guest.go(guest.table(4)).wait_for_question()
    return guest


def says(guest: Guest) -> str:
    return str(guest.look()["line"])


def test_a_number_pressed_again_and_again_never_ends_a_turn(invite: Invite) -> None:
    guest = seated(invite("Anna"), "turn", MENU[:1])
    asked = says(guest)
    for _ in range(3):
        guest.page.keyboard.press("1")
        guest.page.keyboard.press("Enter")
    assert says(guest) == asked
    assert guest.page.locator("[data-confirm]").count() == 0
    guest.page.keyboard.press("e")
    guest.page.locator("[data-confirm]").wait_for()


def test_a_number_chooses_but_does_not_confirm(invite: Invite) -> None:
    offered = [answer(at, "choose", "character", name, confirm=True) for at, name in ((5, "king"), (6, "thief"))]
    guest = seated(invite("Anna"), "character", offered)
    guest.page.keyboard.press("1")
    chosen = says(guest)
    guest.page.keyboard.press("1")
    assert says(guest) == chosen
    assert guest.page.locator("[data-confirm]").count() == 1


@pytest.mark.parametrize(("kind", "verb"), [("place_warrant", "warrant on"), whole("place_threat", "threaten")])
def test_a_number_does_not_give_what_is_final_though_one_click_does(kind: str, verb: str, invite: Invite) -> None:
    """Warrants and threats are laid one by one, so no click on them is asked twice."""
    placed = [answer(at, verb, "character", name, final=True) for at, name in ((5, "king"), (6, "thief"))]
    guest = seated(invite("Anna"), kind, placed)
    guest.page.keyboard.press("1")
    guest.page.locator("[data-confirm]").wait_for()
    assert guest.page.locator("[data-pending]").count() == 0


def test_a_build_that_would_be_wasted_is_asked_once_unless_switched_off(invite: Invite) -> None:
    guest = seated(invite("Anna"), "turn", MENU)
    guest.page.locator(END).click()
    guest.page.get_by_text("You can still build.").wait_for()
    guest.photograph("asked")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("switch", name="Ask before I waste something").click()
    guest.page.keyboard.press("Escape")
    guest.page.locator(END).click()
    guest.wait(
        "() => document.querySelector('[data-pending]') !== null || document.querySelector('[data-confirm]') === null"
    )
    assert guest.page.get_by_text("You can still build.").count() == 0


def test_both_answers_to_a_may_are_buttons_and_the_deed_is_bold(invite: Invite) -> None:
    guest = seated(invite("Anna"), "warrant", [PASS, CONFISCATE], card="temple")
    buttons = guest.page.locator("[data-question] button.button")
    assert buttons.all_inner_texts() == ["Let it pass\nE", "Confiscate"]
    heights = {button.bounding_box()["height"] for button in buttons.all()}  # type: ignore[index]
    assert len(heights) == 1
    assert guest.page.locator("[data-question] button.deed").all_inner_texts() == ["Confiscate"]
    assert guest.page.locator("[data-question] button.main").count() == 0
    guest.page.keyboard.press("Enter")
    assert guest.page.locator("[data-confirm]").count() == 0


def test_a_blank_warrant_shows_why_it_does_not_confiscate(invite: Invite) -> None:
    guest = seated(invite("Anna", size=PHONE, touch=True), "warrant", [PASS], [BLANK], card="temple")
    assert guest.page.locator("[data-question] button.main").count() == 0
    guest.photograph("both")
    guest.page.locator("[data-refused=not_signed]").tap(force=True)  # it is barred, and tells why
    guest.page.get_by_text("Rule T-7.6").wait_for()


def test_a_character_is_named_with_its_name_in_two_taps(invite: Invite) -> None:
    named = [
        answer(200 + at, "kill", "character", name, confirm=True)
        for at, name in enumerate(["thief", "magician", "king"])
    ]
    guest = seated(invite("Anna", size=PHONE, touch=True), "kill", named)
    king = guest.page.locator("main [data-key='character:king']:has(.name)")
    assert "King" in king.inner_text()
    king.tap()
    guest.page.locator("[data-confirm]").wait_for()
