"""Bots at the table: how strong they are is chosen on the form and in the lobby, and one of them gives hints."""

from typing import Any

import pytest
from browser.guests import PHONE, Guest, Invite

LEVELS = [
    "By link",
    "Beginner",
    "Novice",
    "Easy",
    "Casual",
    "Steady",
    "Normal",
    "Skilled",
    "Strong",
    "Hard · 2 s",
    "Expert · 9 s",
    "Master",
    "Adaptive",
    "Random",
]
QUICK: list[dict[str, Any]] = [
    {"level": "hard", "seconds": 1.8, "cut": None},
    {"level": "expert", "seconds": 9.0, "cut": None},
]
SLOW: list[dict[str, Any]] = [
    {"level": "hard", "seconds": 3.0, "cut": {"reason": "slow", "share": 40}},
    {"level": "expert", "seconds": 15.0, "cut": {"reason": "slow", "share": 40}},
]
TOO_SLOW = "The computer of this hall is too slow for “Hard”: such a bot gets about 40% of its thinking done."


def on_machine(guest: Guest, levels: list[dict[str, Any]]) -> Guest:
    """The same guest in a hall whose machine is so fast."""
    guest.page.route("**/api/games/*/levels", lambda route: route.fulfill(json={"levels": levels}))
    return guest


def seat_of(guest: Guest, seat: int) -> dict[str, str]:
    found: dict[str, str] = guest.last("table")["table"]["seats"][seat - 1]
    return found


def test_a_level_is_chosen_and_a_hint_is_given(invite: Invite) -> None:
    anna = on_machine(invite("Anna"), QUICK)
    page = anna.go("/new?game=citadels").page
    levels = page.get_by_label("Who sits in seat 3")
    levels.locator("option", has_text="Hard · 2 s").wait_for(state="attached")
    assert levels.locator("option").all_inner_texts() == LEVELS
    assert levels.input_value() == "normal"
    page.get_by_role("button", name="Remove seat 4").click()
    page.get_by_label("Who sits in seat 2").select_option("Easy")
    levels.select_option("By link")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_label("Who sits in seat 3").select_option("Normal")
    page.get_by_role("button", name="Start").click()

    page.locator("[data-hint]:enabled").wait_for()
    assert [seat_of(anna, seat)["bot"] for seat in (2, 3)] == ["easy", "normal"]
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-hint-lines]").wait_for()
    told = anna.last("hint")
    assert page.locator("[data-hint-lines] b").inner_text().startswith("Hint: ")
    plan, better = page.locator("[data-hint-lines] [data-plan]"), page.locator("[data-hint-lines] [data-better]")
    assert plan.count() == (len(told["plan"]) > 1) and better.count() == (told["instead"] is not None)
    said = page.locator("[data-hint-lines] span").count() - plan.count() - better.count()
    assert said == min(2, len(told["remarks"]))
    hinted = page.locator("[data-hinted]")
    assert hinted.count() == 1
    assert hinted.first.get_attribute("data-answer") == str(told["answer"])
    anna.photograph("hint")


@pytest.mark.whole
def test_a_level_that_the_machine_is_too_slow_for_is_marked_where_it_is_chosen(invite: Invite) -> None:
    for size in ((1366, 768), PHONE):
        anna = on_machine(invite("Anna", size=size), SLOW)
        page = anna.go("/new?game=citadels").page
        levels = page.get_by_label("Who sits in seat 3")
        levels.locator("option", has_text="Hard · 3 s, only 40%").wait_for(state="attached")
        assert page.locator("[data-cut]").count() == 0, "nobody has chosen it"
        levels.select_option("hard")
        assert page.locator("[data-cut]").all_inner_texts() == [TOO_SLOW]
        anna.photograph(f"too-slow-{size[0]}")
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/t/*")
        page.locator("[data-cut]").wait_for()
        assert page.locator("[data-cut]").inner_text() == TOO_SLOW


@pytest.mark.both
def test_a_table_without_hints_has_no_button_for_them(invite: Invite) -> None:
    anna = invite("Anna")
    anna.go(anna.table(2, settings={"hints": False}))
    anna.page.locator("[data-undo]").wait_for()
    assert anna.page.get_by_role("button", name="Hint").count() == 0
