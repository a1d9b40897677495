"""People at a table are reported and blocked, and those who keep the hall see it in the page and act on it."""

import pytest
from browser.guests import PHONE, Guest, Invite
from browser.halls import Hall
from browser.screens.hall import key_of
from browser.screens.keeping import keeps

from greathall.commands.admin import told
from greathall.server.http.control import control_of


def appoint(hall: Hall, name: str) -> None:
    """As those do who may read the hall's file."""
    control = control_of(hall.store)
    assert control is not None
    told(control, {"deed": "appoint", "about": name})


def meet(anna: Guest, bert: Guest) -> str:
    """A table of two people who play; its address."""
    path = anna.table(2, 1)
    table = path.removeprefix("/t/")
    bert.ask(f"tables/{table}/sit", {"key": key_of(anna, table)})
    anna.ask(f"tables/{table}/start", {})
    return path


def test_somebody_is_reported_and_the_keeper_deals_with_it(invite: Invite, hall: Hall) -> None:
    keeper, anna, bert = invite("Kunigunde"), invite("Adelheid"), invite("Balduin")
    keeper.go("/keep").page.get_by_text("Only those who keep this hall see this page").wait_for()
    appoint(hall, "Kunigunde")
    path = meet(anna, bert)
    page = anna.go(path).page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="The people here").click()
    page.get_by_role("textbox", name="What happened?").fill("Lets me wait on purpose")
    anna.photograph("people")
    page.get_by_role("button", name="Report Balduin").click()
    page.get_by_text("The keeper of this hall can read it now.").wait_for()
    page = keeper.go("/").page
    page.get_by_role("button", name="Kunigunde").click()
    page.get_by_role("link", name="Keep order").click()
    report = page.locator("[data-row]", has_text="Lets me wait on purpose")
    report.get_by_role("heading", name="Adelheid reports Balduin").wait_for()
    keeper.photograph("reports")
    report.get_by_role("button", name="Look up Balduin").click()
    page.locator("[data-row] button", has_text="Balduin").click()
    keeper.photograph("guest")
    page.get_by_role("button", name="Sign out for good").click()
    page.get_by_role("button", name="Sure? Sign out for good").click()
    page.get_by_text("Done.").wait_for()
    page.get_by_role("button", name="Make the link").click()
    assert "/me/" in page.get_by_role("textbox", name="A link that gives them back their seats").input_value()
    page.keyboard.press("Escape")
    bert.expect()
    bert.go("/").page.get_by_role("link", name="New table", exact=True).wait_for()
    assert bert.page.get_by_role("button", name="Balduin").count() == 0
    page.get_by_role("button", name="Reports", exact=True).click()
    report.get_by_role("button", name="Settled").click()
    report.get_by_role("button", name="Sure?").click()
    report.wait_for(state="detached")
    page.get_by_role("button", name="Tables", exact=True).click()
    page.get_by_role("textbox", name="Search").fill("Adelheid")
    page.keyboard.press("Enter")
    table = page.locator(f"[data-row='{path.removeprefix('/t/')}']")
    table.get_by_text("being played").wait_for()
    keeper.photograph("tables")
    anna.expect()
    table.get_by_role("button", name="Delete").click()
    table.get_by_role("button", name="Sure? Delete").click()
    table.wait_for(state="detached")


@pytest.mark.parametrize("size", [PHONE])
def test_somebody_is_blocked_and_let_back(invite: Invite, size: tuple[int, int]) -> None:
    anna, bert = invite("Adelheid", size=size, touch=True), invite("Gundobad")
    path = meet(anna, bert)
    bert.go(path).wait("() => document.querySelector('[data-question]') !== null")
    bert.page.get_by_role("button", name="Phrases").click()
    bert.page.locator("[data-say]").first.fill("You cheat")
    bert.page.keyboard.press("Enter")
    page = anna.go(path).page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="The people here").click()
    page.get_by_role("button", name="Block Gundobad").click()
    page.get_by_text("You hear nothing more of Gundobad").wait_for()
    anna.photograph("blocked")
    anna.go("/privacy").page.get_by_role("button", name="Stop blocking Gundobad").click()
    page.get_by_role("button", name="Stop blocking Gundobad").wait_for(state="detached")


def test_a_table_without_a_name_is_called_as_its_game_is_in_the_language_of_the_page(invite: Invite) -> None:
    keeper = invite("Kunigunde", language="pl")
    keeper.go(keeps(keeper)).page.locator(".rooms button").nth(2).click()
    keeper.page.locator("[data-row] h2", has_text="Paladyni Zachodniego Królestwa").wait_for()
