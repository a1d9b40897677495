"""Every screen, in every language and size; and a share of all this."""

from collections.abc import Iterable

from browser import screens_of_company, screens_of_tables, screens_of_the_hall, screens_of_the_past
from browser.guests import DESK, PHONE, Guest
from browser.moments import LONGEST_NAME, look
from playwright.sync_api import Browser

SIZES = (DESK, PHONE)
SMALL_SIZES = ((1280, 720), (360, 780))
PSEUDO = "en-XA"  # longer words with accents, which the page makes up
LANGUAGES = ("en", "cs", "pl", "uk", PSEUDO)
SCREENS = {
    screen.name: screen
    for room in (screens_of_the_hall, screens_of_tables, screens_of_company, screens_of_the_past)
    for screen in room.SCREENS
}
SHARE = [
    ("lobby", "cs", DESK),
    ("citadels-small", "uk", PHONE),
    ("marked", "uk", DESK),
    ("crowns-bare", "pl", DESK),
    ("solo", PSEUDO, PHONE),
    ("empty", "en", PHONE),
]


def visit(
    browser: Browser, address: str, name: str, languages: Iterable[str], sizes: Iterable[tuple[int, int]]
) -> list[str]:
    """What is wrong with one screen in these languages and sizes."""
    guest = Guest(browser, address, "screen").named(LONGEST_NAME)
    screen = SCREENS[name]
    path = screen.ready(guest.go("/"))
    views = [(language, size) for language in languages for size in sizes]
    faults = [fault for language, size in views for fault in look(guest, screen, path, language, size)]
    faults += [f"{name}: {complaint}" for complaint in dict.fromkeys(guest.faults())]
    guest.context.close()
    return faults
