"""Every screen, in every language and size and once by each light; and shares of all this."""

from collections.abc import Iterable

from browser.guests import DESK, PHONE, Guest
from browser.moments import DARK, LONGEST_NAME, View, look
from browser.screens import company, hall, keeping, past, tables, theatre
from playwright.sync_api import Browser

SIZES = (DESK, PHONE)
SMALL_SIZES = ((1280, 720), (360, 780))
OTHER_SIZES = ((1920, 1080), (820, 1180), (844, 390))
PSEUDO = "en-XA"  # longer words with accents, which the page makes up
LANGUAGES = ("en", "cs", "pl", "uk", PSEUDO)
SCREENS = {screen.name: screen for room in (hall, tables, theatre, company, past, keeping) for screen in room.SCREENS}
SHARE = [
    ("lobby", View("cs", DESK, DARK)),
    ("citadels-small", View("uk", PHONE, DARK)),
    ("marked", View("uk", DESK)),
    ("paladins-choosing", View("uk", DESK)),
    ("crowns-bare", View("pl", DESK, DARK)),
    ("solo", View(PSEUDO, PHONE)),
    ("empty", View("en", PHONE)),
]


def views(languages: Iterable[str], sizes: Iterable[tuple[int, int]]) -> list[View]:
    """These languages in these sizes; and each size in the dark, in English, whose words stand for all."""
    sizes = list(sizes)
    return [View(language, size) for language in languages for size in sizes] + [
        View("en", size, DARK) for size in sizes
    ]


def in_turn(place: int) -> list[View]:
    """How the tests look at a screen with this place among all: with the longest words in both sizes; in both sizes in
    the dark, and in a size of the others, in other languages in turn. (`dev.py bench screens` looks at all of it.)"""
    spoken = [language for language in LANGUAGES if language != PSEUDO]
    *chosen, third = (spoken[(place + step) % len(spoken)] for step in range(3))
    dark = [View(language, size, DARK) for language, size in zip(chosen, SIZES, strict=True)]
    return [*(View(PSEUDO, size) for size in SIZES), *dark, View(third, OTHER_SIZES[place % len(OTHER_SIZES)])]


def visit(browser: Browser, address: str, name: str, views: Iterable[View]) -> list[str]:
    """What is wrong with one screen in these views."""
    guest = Guest(browser, address, "screen").named(LONGEST_NAME)
    screen = SCREENS[name]
    path = screen.ready(guest.go("/"))
    faults = [fault for view in views for fault in look(guest, screen, path, view)]
    faults += [f"{name}: {complaint}" for complaint in dict.fromkeys(guest.faults())]
    guest.context.close()
    return faults
