"""Everything one learns by, inside the page: a first game, a hint, the rules; other languages, the dark, and what
levels cost on this device."""

import pytest
from browser.guests import Invite
from browser.inside.insiders import Insider


@pytest.mark.whole
def test_one_learns_inside_the_page(invite: Invite) -> None:
    guest = invite("Anna")
    page = guest.go("/").page
    page.locator("button.learn").first.click()
    page.locator("[data-lesson]").wait_for()
    guest.photograph("lesson")
    guest.go(guest.table(2, bots=["easy"]))
    guest.wait_for_question()
    page.locator("[data-hint]").click()
    page.locator("[data-hint-lines]").wait_for()
    guest.go("/rules/paladins").page.locator("dt").first.wait_for()


@pytest.mark.whole
@pytest.mark.parametrize("language", ["pl", "uk", "cs"])
def test_other_languages_are_spoken_inside_the_page_also_in_the_dark(invite: Invite, language: str) -> None:
    guest = invite("Anna", language=language)
    guest.page.evaluate("localStorage.setItem('settings', JSON.stringify({ theme: 'dark' }))")
    guest.go(guest.table(2, game="paladins")).page.reload()
    guest.wait_for_question()
    assert guest.page.evaluate("document.documentElement.lang") == language
    assert guest.page.evaluate("document.documentElement.dataset.theme") == "dark"
    guest.photograph(language)


def test_a_level_says_what_it_costs_on_this_device(invite: Invite) -> None:
    guest = invite("Anna")
    assert isinstance(guest, Insider)
    told = guest.go("/").get("games/citadels/levels")
    assert {level["level"] for level in told["levels"]} >= {"expert", "master"}
