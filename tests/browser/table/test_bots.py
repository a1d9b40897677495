"""Bots at the table: how strong they are is chosen on the form and in the lobby, and one of them gives hints."""

from browser.guests import Guest, Invite

LEVELS = ["By link", "Easy", "Normal", "Hard", "Expert", "Random"]


def seat_of(guest: Guest, seat: int) -> dict[str, str]:
    found: dict[str, str] = guest.last("table")["table"]["seats"][seat - 1]
    return found


def test_a_level_is_chosen_and_a_hint_is_given(invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.go("/new?game=citadels").page
    levels = page.get_by_label("Who sits on seat 3")
    levels.wait_for()
    assert levels.locator("option").all_inner_texts() == LEVELS
    assert levels.input_value() == "normal"
    page.get_by_role("button", name="Remove seat 4").click()
    page.get_by_label("Who sits on seat 2").select_option("Easy")
    levels.select_option("By link")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_label("Who sits on seat 3").select_option("Normal")
    page.get_by_role("button", name="Start").click()

    page.locator("[data-hint]:enabled").wait_for()
    assert [seat_of(anna, seat)["bot"] for seat in (2, 3)] == ["easy", "normal"]
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-hint-lines]").wait_for()
    told = anna.last("hint")
    assert page.locator("[data-hint-lines] b").inner_text().startswith("Hint: ")
    assert page.locator("[data-hint-lines] span").count() == min(3, len(told["remarks"]))
    hinted = page.locator("[data-hinted]")
    assert hinted.count() == 1
    assert hinted.first.get_attribute("data-answer") == str(told["answer"])
    anna.photograph("hint")


def test_a_table_without_hints_has_no_button_for_them(invite: Invite) -> None:
    anna = invite("Anna")
    anna.go(anna.table(2, settings={"hints": False}))
    anna.page.locator("[data-undo]").wait_for()
    assert anna.page.get_by_role("button", name="Hint").count() == 0
