"""What there is to look at in a screen, how to get there, and what is wrong with it as it is seen there."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from browser.guests import Guest
from browser.hall.test_pages import audit, barriers, is_phone
from playwright.sync_api import Error

LONGEST_NAME = "Bartholomew of Hohenstein"[:24]
OPEN_DIALOGS = "dialog[open]"
PRIME = """([language, theme]) => {
    localStorage.setItem('language', language);
    localStorage.setItem('settings', JSON.stringify({ theme }));
}"""
SPOKEN = "language => document.documentElement.lang === language"
OPENED = """() => [...document.querySelectorAll('dialog[open]')].every(
    dialog => dialog.getAnimations().every(({ playState }) => playState !== 'running')
)"""  # it fades in: before, there is nothing to see of it
PAINTED = "() => document.documentElement.dataset.faces === undefined"  # cards have their faces
SETTLED = "() => document.querySelector('[data-settled=false]') === null"  # the band says what it will say
# All letters and pictures that it wants as it is now.
LOADED = """() => greathall.rest()
    .then(() => Promise.all([document.fonts.ready, ...[...document.images].map(picture => picture.decode())]))
    .then(() => true)"""
LIGHT, DARK = "light", "dark"
COLUMN = 1024  # from this width on a table has all its buttons in the bar; below it has tabs and a menu
WHERE: dict[str, Callable[[tuple[int, int]], bool]] = {
    "both": lambda _: True,
    "phone": is_phone,
    "desk": lambda size: not is_phone(size),
    "bar": lambda size: size[0] >= COLUMN,
    "tabs": lambda size: size[0] < COLUMN,
}

Arrive = Callable[[Guest], None]


class View(NamedTuple):
    """How a screen is looked at: what is spoken, how large the window is, and by which light."""

    language: str
    size: tuple[int, int]
    theme: str = LIGHT

    @property
    def name(self) -> str:
        words = f"{self.language}-{self.size[0]}"
        return words if self.theme == LIGHT else f"{words}-{self.theme}"


class Moment(NamedTuple):
    """Something to look at: how to get there from the address of the screen, and at which sizes it exists."""

    name: str
    arrive: Arrive
    where: str = "both"  # a word of WHERE
    held: bool = False  # it is gone as soon as the pointer moves


class Screen(NamedTuple):
    """A place with several things to look at: how it is made ready once, and its moments."""

    name: str
    ready: Callable[[Guest], str]
    moments: tuple[Moment, ...]


def look(guest: Guest, screen: Screen, path: str, view: View) -> Iterator[str]:
    """What is wrong with a screen in one view."""
    page, size = guest.page, view.size
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(PRIME, [view.language, view.theme])
    for moment in screen.moments:
        if WHERE[moment.where](size):
            name = f"{screen.name}-{moment.name}-{view.name}"
            try:
                guest.go(path)
                guest.wait(SPOKEN, view.language)
                moment.arrive(guest)
                yield from (f"{name}: {fault}" for fault in seen(guest, name, moment.held))
            except Error as error:
                yield f"{name}: {error}"


def seen(guest: Guest, name: str, held: bool) -> list[str]:
    """Photograph what is seen; what is wrong with it."""
    if not held:
        guest.page.mouse.move(0, 0)
        guest.page.evaluate("document.activeElement?.blur()")
    guest.page.evaluate(LOADED)
    guest.wait(PAINTED)
    guest.wait(SETTLED)
    guest.wait(OPENED)
    guest.photograph(name)
    faults = [*audit(guest), *barriers(guest)]
    guest.page.mouse.up()
    return faults


# Ways to arrive.


def nothing(_: Guest) -> None:
    """It is there at once."""


def sees(selector: str) -> Arrive:
    return lambda guest: guest.page.locator(selector).first.wait_for()


def clicks(*selectors: str, then: str = "") -> Arrive:
    """Click one after the other, and wait for what opens."""

    def arrive(guest: Guest) -> None:
        for selector in selectors:
            guest.page.locator(selector).first.click()
        if then:
            guest.page.locator(then).first.wait_for()

    return arrive


def goes(path: str, selector: str) -> Arrive:
    """Somewhere other than the screen's own address."""

    def arrive(guest: Guest) -> None:
        guest.go(path).page.locator(selector).first.wait_for()

    return arrive


def after(*ways: Arrive) -> Arrive:
    """One way after the other."""

    def arrive(guest: Guest) -> None:
        for way in ways:
            way(guest)

    return arrive


def scrolls(selector: str) -> Arrive:
    """Down to something further below."""
    return lambda guest: guest.page.locator(selector).first.evaluate("node => node.scrollIntoView({block: 'start'})")


def asked(guest: Guest) -> None:
    """The table with its question; what has happened meanwhile is read and closed."""
    guest.wait_for_question()
    while dialogs := guest.page.locator(OPEN_DIALOGS).count():
        guest.page.keyboard.press("Escape")
        guest.wait("([dialogs, count]) => document.querySelectorAll(dialogs).length < count", [OPEN_DIALOGS, dialogs])


def key(name: str, letter: str, then: str) -> Moment:
    """What a key of the table opens."""

    def arrive(guest: Guest) -> None:
        asked(guest)
        guest.page.keyboard.press(letter)
        guest.page.locator(then).first.wait_for()

    return Moment(name, arrive, "desk")


def tab(name: str, where: str = "tabs") -> Moment:
    """A tab of the phone; the first of them is always open where there is room for two."""

    def arrive(guest: Guest) -> None:
        asked(guest)
        guest.page.locator(f"nav button[data-tab={name}]").click()

    return Moment(name, arrive, where)


def tabs(*names: str) -> tuple[Moment, ...]:
    """Tabs of the phone, from the first one on."""
    return (tab(names[0], "phone"), *map(tab, names[1:]))
