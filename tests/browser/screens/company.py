"""People at a table: round one device, far away, gone, watching, and back at a game begun under older rules."""

import json

from browser.guests import Guest
from browser.moments import Moment, Screen, after, asked, clicks, sees
from browser.screens.hall import LONG, SHEET, friend, key_of
from playwright.sync_api import WebSocketRoute

BAR = "header .popover > button"
MENU = f"{BAR} >> nth=-1"


def around_one_device(guest: Guest, crown: int) -> str:
    """The guest, somebody at the same device, and somebody who has gone; the holder of the crown is asked first."""
    path = guest.table(3, 2, title=LONG, options={"crown": crown}, settings={"clock": 259_200})
    table = path.removeprefix("/t/")
    guest.ask(f"tables/{table}/share", {"seat": 1, "name": "Kunigunde of Hohenzollern"[:24]})
    begin_with_somebody_gone(guest, table, 2)
    return path


def begin_with_somebody_gone(guest: Guest, table: str, seat: int) -> None:
    """Somebody takes this seat, and has gone when the game has begun."""
    other = friend(guest)
    other.ask(f"tables/{table}/sit", {"seat": seat, "key": key_of(guest, table)})
    guest.ask(f"tables/{table}/start", {})
    other.context.close()


def peeks(guest: Guest) -> None:
    """A hold shows one's own cards."""
    guest.page.locator(".peek button").first.hover()
    guest.page.mouse.down()
    guest.wait("() => document.querySelector('.peek .held') !== null")
    guest.wait("() => document.querySelector('[data-n]')?.dataset.n > 0")


HOT_SEAT = Screen(
    "hot-seat",
    lambda guest: around_one_device(guest, 0),
    (
        Moment("curtain", sees("[data-curtain]")),
        Moment("behind", after(clicks("[data-curtain] button"), asked)),
    ),
)
PEEK = Screen(
    "peek",
    lambda guest: around_one_device(guest, 2),
    (Moment("open", sees(".peek button")), Moment("peek", peeks, held=True)),
)


def with_somebody_gone(guest: Guest) -> str:
    """The guest is host and asked; somebody else has gone, and time runs."""
    path = guest.table(3, 1, title=LONG, options={"crown": 0}, settings={"clock": 259_200, "hints": True})
    begin_with_somebody_gone(guest, path.removeprefix("/t/"), 1)
    return path


def says(guest: Guest) -> None:
    """Everything is said, and heard."""
    asked(guest)
    for phrase in range(3):
        guest.page.locator(f"{BAR} >> nth=0").click()
        guest.page.locator(f"{SHEET} [data-phrase]").nth(phrase * 4).click()
    guest.page.locator("[data-bubble]").first.wait_for()


def talks(guest: Guest) -> None:
    """Something is said, a deed is opened, and the tray with all there is to say."""
    asked(guest)
    tab = guest.page.locator("nav button[data-tab=log]")
    if tab.count():
        tab.click()
    box = guest.page.locator("[data-say]").last
    box.fill("Whoever murders the Bishop now has never seen a harvest without rain, believe me!")
    box.press("Enter")
    guest.page.locator(".log .talk").last.wait_for()
    guest.page.locator(".log .line > [aria-expanded=false]").last.click()
    guest.page.locator("[data-tray]").click()


COMPANY = Screen(
    "company",
    with_somebody_gone,
    (
        Moment("clock", asked),
        Moment("talk", talks),
        Moment("phrases", after(asked, clicks(f"{BAR} >> nth=0", then=SHEET)), "bar"),
        Moment(
            "phrases-of-the-phone", after(asked, clicks(MENU, ".menu summary", then=".menu details button")), "tabs"
        ),
        Moment("said", says, "bar"),
        Moment("settings", after(asked, clicks(f"{BAR} >> nth=1", then=".settings")), "bar"),
        Moment("menu", after(asked, clicks(MENU, then=".menu"))),
        Moment("settings-of-the-phone", after(asked, clicks(MENU, ".menu summary >> nth=1", then=".settings")), "tabs"),
        Moment("menu-below", after(asked, clicks(MENU), lambda guest: below(guest)), "tabs"),
        Moment("give-up", after(asked, clicks(MENU, "[data-resign]", then=".grave"))),
    ),
)


def below(guest: Guest) -> None:
    """The last line of the menu."""
    guest.page.locator(".menu a").last.scroll_into_view_if_needed()


def watched(guest: Guest) -> str:
    """A table that the guest only looks at."""
    other = friend(guest)
    path = other.table(4, title=LONG, options={"crown": 0})
    link = f"{path}?key={key_of(other, path.removeprefix('/t/'))}"
    other.context.close()
    return link


def begun_under_older_rules(guest: Guest) -> str:
    """A table that rests: the hall tells the guest nothing of its game."""

    def passing(line: WebSocketRoute) -> None:
        hall = line.connect_to_server()
        hall.on_message(lambda text: None if '"type":"game"' in str(text) else line.send(aged(str(text))))

    guest.context.route_web_socket("**/socket?*", passing)
    return guest.table(4, title=LONG)


def aged(text: str) -> str:
    """The same message about a table that was begun under older rules."""
    message = json.loads(text)
    if message["type"] == "table":
        older = {"rules": 1, "present": 2, "over": False, "finish": True, "agree": [1, 2], "waits": [0], "past": False}
        message["table"] |= {"status": "paused", "older": older}
    return json.dumps(message)


OLDER = Screen("older", begun_under_older_rules, (Moment("older", sees("[data-older]")),))
WATCHED = Screen("watched", watched, (Moment("table", sees("[data-question]")),))
SCREENS = (HOT_SEAT, PEEK, COMPANY, WATCHED, OLDER)
