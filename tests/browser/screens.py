"""Every screen, however it is reached, in any language and size: what is wrong with it, and its picture."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from browser import fullest, test_paladins_fullest
from browser.guests import DESK, PHONE, Guest
from browser.playing import Player
from browser.test_pages import examine, is_phone

SIZES = (DESK, PHONE)
PSEUDO = "en-XA"  # longer words with accents, which the page makes up
CROWNS = {"expansions": ["city_of_crowns"]}
LONG = "A table with a rather long name, really"
BAR = "header .popover > button"

Arrive = Callable[[Guest], None]


class Moment(NamedTuple):
    """Something to look at: how one comes there from the address of the screen, and at which sizes it is there."""

    name: str
    arrive: Arrive
    where: str = "both"


class Screen(NamedTuple):
    """A place with several things to look at: how it is made ready once, and its moments."""

    name: str
    ready: Callable[[Guest], str]
    moments: tuple[Moment, ...]


def look(guest: Guest, screen: Screen, path: str, language: str, size: tuple[int, int]) -> Iterator[str]:
    """What is wrong with a screen in one language and size."""
    page = guest.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("language => localStorage.setItem('language', language)", language)
    for moment in screen.moments:
        if moment.where in ("both", "phone" if is_phone(size) else "desk"):
            guest.go(path)
            guest.wait("language => document.documentElement.lang === language", language)
            moment.arrive(guest)
            name = f"{screen.name}-{moment.name}-{language}-{size[0]}"
            yield from examine(guest, name)


def nothing(_: Guest) -> None:
    """It is there at once."""


def sees(selector: str) -> Arrive:
    return lambda guest: guest.page.locator(selector).first.wait_for()


def clicks(*selectors: str) -> Arrive:
    """Click one after the other, and wait for what opens."""

    def arrive(guest: Guest) -> None:
        for selector in selectors:
            guest.page.locator(selector).first.click()
        guest.page.wait_for_timeout(150)

    return arrive


def goes(path: str, selector: str) -> Arrive:
    """Somewhere else than the screen's own address."""

    def arrive(guest: Guest) -> None:
        guest.go(path).page.locator(selector).first.wait_for()

    return arrive


# The hall.


def furnish(guest: Guest) -> str:
    guest.table(8, title=LONG)
    guest.table(4, 2)
    guest.table(1, game="paladins")
    return "/"


NEXT = "dialog .steps button:last-child, dialog footer .walk button:last-child"
HALL = Screen(
    "hall",
    furnish,
    (
        Moment("front", sees("a[href^='/t/']")),
        Moment("language", clicks(BAR), "desk"),
        Moment("settings", clicks(f":nth-match({BAR}, 2)")),
        Moment("name", clicks(f":nth-match({BAR}, 3)", "header .sheet button.item")),
        Moment("new", goes("/new?game=citadels", "dialog")),
        Moment("new-paladins", goes("/new?game=paladins", "dialog")),
        Moment("credits", goes("/credits", "h1, h2")),
    ),
)
LOBBY = Screen("lobby", lambda guest: guest.table(8, 3, title=LONG), (Moment("lobby", sees("main, .lobby")),))


# Tables.


def table(players: int, until: str, show: Callable[[Guest], None], **more: Any) -> Callable[[Guest], str]:
    """A table played on to a question of this kind, and shown as full as it can be."""

    def ready(guest: Guest) -> str:
        show(guest)
        path = guest.table(players, **more)
        guest.go(path)
        Player(guest, 31).play(until=until)
        return path

    return ready


def asked(guest: Guest) -> None:
    """The table with its question; what has happened meanwhile is read and closed."""
    guest.wait_for_question()
    while guest.page.locator("dialog[open]").count() > 0:
        guest.page.keyboard.press("Escape")
        guest.page.wait_for_timeout(50)


def tab(name: str) -> Moment:
    def arrive(guest: Guest) -> None:
        asked(guest)
        guest.page.locator(f"nav button[data-tab={name}]").click()

    return Moment(name, arrive, "phone")


def key(name: str, letter: str) -> Moment:
    def arrive(guest: Guest) -> None:
        asked(guest)
        guest.page.keyboard.press(letter)
        guest.page.wait_for_timeout(150)

    return Moment(name, arrive, "desk")


TURN = Moment("turn", asked, "desk")
SCORES, KEYS = key("scores", "s"), key("keys", "?")
PALADINS = (TURN, SCORES, *(tab(name) for name in ("town", "map", "board", "rivals", "log")))
CITADELS = (TURN, key("who", "w"), SCORES, KEYS, *(tab(name) for name in ("cities", "hand", "character", "who", "log")))


def ended(guest: Guest, players: int, game: str) -> str:
    """A bot plays on for whoever leaves, so that the end comes soon."""
    path = guest.table(players, game=game)
    guest.go(path).wait_for_question()
    guest.ask(f"tables/{path.removeprefix('/t/')}/leave", {})
    guest.page.locator("[data-over]").wait_for(timeout=240_000)
    return path


SCREENS = {
    screen.name: screen
    for screen in (
        HALL,
        LOBBY,
        Screen("draft", table(8, "character", fullest.show_fullest), (Moment("draft", asked),)),
        Screen("citadels", table(8, "turn", fullest.show_fullest), CITADELS),
        Screen("paladins", table(4, "turn", test_paladins_fullest.show_fullest, game="paladins"), PALADINS),
        Screen("crowns", table(3, "turn", nothing, game="paladins", options=CROWNS), PALADINS),
        Screen("solo", table(1, "opponents_turn", nothing, game="paladins"), (Moment("opponent", asked),)),
        Screen("citadels-end", lambda guest: ended(guest, 8, "citadels"), (Moment("end", sees("[data-over]")),)),
        Screen("paladins-end", lambda guest: ended(guest, 2, "paladins"), (Moment("end", sees("[data-over]")),)),
    )
}
