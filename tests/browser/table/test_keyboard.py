"""Keys alone play whole games; the page keeps the focus where people can go on, and says in words what it shows."""

import pytest
from browser.guests import Invite
from browser.hearing import LISTEN, READY, WRITTEN, Blind
from browser.playing import THINGS
from browser.replay.test_replay import at, brought
from sizes import whole

FOCUS = "selector => document.activeElement.closest(selector) !== null"
SHEET = ".popover .sheet"


@pytest.mark.parametrize(("game", "choices"), [("citadels", 25), whole("paladins", 20)])
@pytest.mark.both(quick=True)
def test_a_game_by_keys_alone(invite: Invite, game: str, choices: int) -> None:
    """Some rounds, then the player gives up; every line of the log was said aloud, too, and in the same words."""
    guest = invite("Anna")
    guest.go(guest.table(2, game=game)).wait_for_question()
    guest.page.evaluate(LISTEN)
    before = len(guest.page.evaluate(WRITTEN))
    player = Blind(guest, 5)
    player.play(choices)
    assert guest.page.evaluate("window.aloud") == guest.page.evaluate(WRITTEN)[before:]
    give_up(player)
    guest.page.get_by_text("You are watching").or_(guest.page.locator("[data-over]")).first.wait_for()
    player.comes_to("Menu")


def give_up(player: Blind) -> None:
    """By the menu, which asks once more."""
    player.tab_to("Menu", "Shift+Tab")
    player.page.keyboard.press("Enter")
    player.tab_to("Give up")
    player.page.keyboard.press("Enter")
    player.guest.wait(FOCUS, SHEET)
    player.tab_to("Give up for good")
    player.page.keyboard.press("Enter")


def test_a_menu_stays_open_while_the_page_moves_the_focus(invite: Invite) -> None:
    """Somebody presses Menu as a screen reader does, without going there; then the question is answered elsewhere."""
    guest = invite("Anna")
    guest.go(guest.table(2)).wait_for_question()
    other = guest.context.new_page()
    other.goto(guest.page.url)
    other.locator(THINGS).first.wait_for()
    guest.page.locator(THINGS).first.focus()
    guest.page.get_by_role("button", name="Menu").evaluate("button => button.click()")
    guest.page.locator(SHEET).wait_for()
    number = guest.last()["number"]
    other.keyboard.press("1")
    other.locator(READY).wait_for()
    other.keyboard.press("Enter")
    guest.wait("was => Number(document.querySelector('[data-number]').dataset.number) !== was", number)
    guest.page.get_by_role("button", name="Give up").wait_for()
    guest.page.keyboard.press("Shift+Tab")
    guest.page.keyboard.press("Shift+Tab")
    guest.wait("sheet => document.querySelector(sheet) === null", SHEET)


@pytest.mark.both
def test_what_opens_takes_the_focus_and_gives_it_back(invite: Invite) -> None:
    guest = invite("Anna")
    guest.go(guest.table(3)).wait_for_question()
    page, player = guest.page, Blind(guest, 1)
    player.walk("Tab", 1)
    thing = page.evaluate("() => document.activeElement.dataset.key")
    for key, title in (("s", "Scores"), ("?", "Keyboard shortcuts")):
        page.keyboard.press(key)
        page.get_by_role("dialog", name=title).wait_for()
        assert page.evaluate(FOCUS, "dialog"), title
        page.keyboard.press("Escape")
        guest.wait("key => document.activeElement.dataset.key === key", thing)
    for name in ("Settings", "Say something", "Menu"):
        player.tab_to(name, "Shift+Tab")
        page.keyboard.press("Enter")
        page.locator(SHEET).wait_for()
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUS, SHEET), name
        page.keyboard.press("Escape")
        guest.wait("sheet => document.querySelector(sheet) === null", SHEET)
        player.comes_to(name)
    player.walk("Tab", 1)
    guest.wait("() => document.querySelector('[data-explained]').textContent.trim() !== ''")


@pytest.mark.whole
def test_the_hall_and_a_replay_by_keys(invite: Invite) -> None:
    """What goes while it has the focus leaves it close by, and what closes gives it back."""
    guest = invite("Anna")
    page, player = guest.go("/").page, Blind(guest, 1)
    player.tab_to("New table", role="link")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    assert page.evaluate(FOCUS, "dialog")
    player.tab_to("Remove seat 4")
    page.keyboard.press("Enter")
    guest.wait("() => document.querySelector('[aria-label=\"Remove seat 4\"]') === null")
    assert page.evaluate(FOCUS, "dialog")
    page.keyboard.press("Escape")
    guest.wait("() => document.activeElement.textContent.trim() === 'New table'")
    chapter = guest.go("/rules/citadels").page.locator("nav a").nth(2)
    chapter.wait_for()
    player.tab_to(chapter.inner_text(), role="link")
    page.keyboard.press("Enter")
    guest.wait("title => document.activeElement.querySelector('h2')?.textContent === title", chapter.inner_text())
    guest.go(brought(guest))
    at(guest, 1)
    player.tab_to("One answer on")
    page.keyboard.press("Enter")
    at(guest, 2)
    page.keyboard.press("End")
    guest.wait("() => document.activeElement.closest('[data-replay]') !== null")


@pytest.mark.parametrize("clicks", [1, whole(2)])
def test_what_was_pressed_and_goes_leaves_the_focus_close_by(invite: Invite, clicks: int) -> None:
    """Even if it had the focus when it was pressed: the focus does not come there a second time."""
    guest = invite("Anna").go("/")
    page = guest.page
    page.locator("main a[href]").first.wait_for()
    page.evaluate(
        """() => {
            const thing = Object.assign(document.createElement('p'), { id: 'thing', tabIndex: 0, innerText: 'thing' });
            document.querySelector('main').prepend(thing);
        }"""
    )
    for _ in range(clicks):
        page.locator("#thing").click()
    page.evaluate("document.querySelector('#thing').remove()")
    guest.wait(FOCUS, "main")
