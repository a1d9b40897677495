"""Settings: what a browser keeps for its guest, and what the table makes of it."""

import pytest
from browser.guests import PHONE, Guest, Invite
from playwright.sync_api import Route
from sizes import whole

SIZE = "() => parseFloat(getComputedStyle(document.querySelector('.log')).fontSize)"
LETTERS = "() => [...document.querySelectorAll('svg text')].map(text => text.textContent)"
GROUND = "getComputedStyle(document.body).backgroundColor"
# Nothing is drawn before all style sheets are there.
STYLED = """() => {
    const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
    return document.getElementById('app') !== null && sheets.length > 0 && sheets.every(link => link.sheet);
}"""
CHANGED = f"ground => {GROUND} !== ground"
SCRIPTS = "**/assets/*.js"  # the page's own
BAR = "[...document.querySelectorAll('meta[name=theme-color]')].map(bar => bar.media)"


def open_settings(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Settings").click()


def test_letters_size_and_motion(invite: Invite) -> None:
    guest = invite("Anna")
    guest.go(guest.table(3, game="paladins")).wait_for_question()
    before = guest.page.evaluate(SIZE)
    assert "F" not in guest.page.evaluate(LETTERS)
    open_settings(guest)
    guest.page.get_by_label("Text size").select_option("larger")
    guest.page.get_by_label("Motion").select_option("less")
    guest.page.get_by_role("switch", name="Letters on marks").click()
    guest.photograph("open")
    guest.page.keyboard.press("Escape")
    assert guest.page.evaluate(SIZE) > before * 1.25
    assert {"L", "S", "M", "F", "C", "X"} & set(guest.page.evaluate(LETTERS))
    guest.page.reload()
    guest.wait_for_question()
    assert guest.page.evaluate(SIZE) > before * 1.25
    assert guest.page.evaluate("document.documentElement.dataset.motion") == "less"
    guest.photograph("table")


@pytest.mark.whole
def test_every_answer_is_asked_again_if_somebody_wants_that(invite: Invite) -> None:
    guest = invite("Anna")
    guest.go(guest.table(2)).wait_for_question()
    open_settings(guest)
    guest.page.get_by_label("Ask again").select_option("always")
    guest.page.keyboard.press("Escape")
    asked = guest.last()["number"]
    guest.page.locator("[data-legal]").first.click()
    guest.page.locator("[data-confirm]").first.wait_for()
    assert guest.last()["number"] == asked
    guest.page.locator("[data-confirm]").first.click()
    guest.wait("asked => Number(document.querySelector('[data-number]')?.dataset.number) !== asked", asked)


def test_settings_on_a_phone(invite: Invite) -> None:
    guest = invite("Anna", size=PHONE, touch=True)
    guest.go(guest.table(2)).wait_for_question()
    guest.page.get_by_role("button", name="Menu").tap()
    guest.page.locator("summary", has_text="Settings").tap()
    guest.page.get_by_label("Ask again").select_option("once")
    guest.photograph("menu")
    assert guest.page.evaluate("JSON.parse(localStorage.getItem('settings')).confirm") == "once"
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_theme_is_there_before_anything_is_drawn(invite: Invite) -> None:
    guest = invite("Anna")
    guest.go("/")
    by_day = guest.page.evaluate(GROUND)
    open_settings(guest)
    guest.page.get_by_label("Theme").select_option("dark")
    guest.wait(CHANGED, by_day)
    by_night = guest.page.evaluate(GROUND)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    guest.context.route(SCRIPTS, hold)  # they come late
    guest.page.reload(wait_until="commit")
    guest.wait(STYLED)
    assert guest.page.evaluate("document.getElementById('app').childElementCount") == 0
    assert guest.page.evaluate(GROUND) == by_night
    assert held
    guest.context.unroute(SCRIPTS)  # which lets them go
    guest.page.get_by_role("button", name="Settings").wait_for()
    assert guest.page.evaluate(BAR) == ["not all", "all"]
    assert guest.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_the_theme_of_the_device(invite: Invite) -> None:
    guest = invite("Anna")
    guest.go("/")
    by_day = guest.page.evaluate(GROUND)
    guest.page.emulate_media(color_scheme="dark")
    guest.wait(CHANGED, by_day)
    by_night = guest.page.evaluate(GROUND)
    open_settings(guest)
    guest.page.get_by_label("Theme").select_option("light")
    guest.wait(CHANGED, by_night)
    assert guest.page.evaluate(GROUND) == by_day


@pytest.mark.parametrize("where", ["hall", whole("table")])
def test_day_and_candlelight_by_one_click(invite: Invite, where: str) -> None:
    guest = invite("Anna")
    guest.go("/" if where == "hall" else guest.table(2))
    light = guest.page.locator("[data-light]")
    light.wait_for()
    by_day = guest.page.evaluate(GROUND)
    light.click()
    guest.wait(CHANGED, by_day)
    assert light.get_attribute("aria-pressed") == "true"
    guest.page.reload()
    light.click()
    guest.wait(f"ground => {GROUND} === ground", by_day)
