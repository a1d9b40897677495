"""The hall: its front door, forms, rules, lobbies, and what is said where something is amiss."""

import json

from browser.guests import Guest
from browser.moments import Arrive, Moment, Screen, after, asked, clicks, goes, scrolls, sees
from playwright.sync_api import FilePayload, Route, WebSocketRoute

LONG = "A table with a rather long name, really"
BAR = "header .popover > button"
DIALOG = "dialog[open]"
SHEET = ".popover .sheet"
SEARCH = ".search input"
NEXT = "dialog footer .narrow button:last-child"


def friend(guest: Guest) -> Guest:
    """Somebody else, in a browser of their own."""
    browser = guest.context.browser
    assert browser is not None
    return Guest(browser, guest.address, guest.album).named("Wilhelmina of Zweibrücken"[:24])


# The front door.


def furnish(guest: Guest) -> str:
    """Tables of every kind: begun, open, and over."""
    guest.table(8, title=LONG)
    guest.table(4, 2)
    guest.table(1, game="paladins")
    guest.table(3, game="paladins", options={"expansions": ["city_of_crowns"]})
    other = friend(guest)
    other.table(6, 4, title=LONG, settings={"listed": True})
    other.context.close()
    return "/"


HALL = Screen(
    "hall",
    furnish,
    (
        Moment("front", sees("a[href^='/t/']")),
        Moment("below", after(sees("a[href^='/t/']"), scrolls("main > :last-child, footer")), "phone"),
        Moment("language", clicks(BAR, then=SHEET), "desk"),
        Moment("settings", clicks(f":nth-match({BAR}, 2)", then=".settings")),
        Moment("guest", clicks(f":nth-match({BAR}, 3)", then=SHEET)),
        Moment("name", clicks(f":nth-match({BAR}, 3)", f"{SHEET} button.item", then=DIALOG)),
        Moment("link", clicks(f":nth-match({BAR}, 3)", f":nth-match({SHEET} button.item, 2)", then=DIALOG)),
        Moment("put-away", clicks("li button.away", then="li button.sure"), held=True),
        Moment("new", goes("/new?game=citadels", DIALOG)),
        Moment("new-second", after(goes("/new?game=citadels", DIALOG), clicks(NEXT)), "phone"),
        Moment("new-third", after(goes("/new?game=citadels", DIALOG), clicks(NEXT, NEXT)), "phone"),
        Moment("new-paladins", goes("/new?game=paladins", DIALOG)),
        Moment("credits", goes("/credits", "h1, h2")),
        Moment("privacy", goes("/privacy", "h1, h2")),
        Moment("record", goes("/replay", "[data-file] ~ button")),
    ),
)


def nobody_here(guest: Guest) -> str:
    """A hall without tables, whatever others have opened."""

    def tell(route: Route) -> None:
        said = route.fetch()
        route.fulfill(response=said, json={**said.json(), "open": []})

    guest.page.route("**/api/me", tell)
    return "/"


EMPTY = Screen("empty", nobody_here, (Moment("front", sees(".nothing")),))


# The rules.


def searched(guest: Guest) -> None:
    """The name of a card, in whatever language."""
    name = guest.page.locator("dt").nth(12)
    name.wait_for()
    guest.page.locator(SEARCH).fill(name.inner_text())
    guest.wait("() => document.querySelectorAll('dt').length < 30")


def sought_in_vain(guest: Guest) -> None:
    guest.page.locator("dt").first.wait_for()
    guest.page.locator(SEARCH).fill("nothing like that anywhere")
    guest.page.locator("[role=status]").first.wait_for()


def rules(game: str, section: str) -> Screen:
    path = f"/rules/{game}"
    moments = (
        Moment("top", sees("dt")),
        Moment("searched", searched),
        Moment("nothing", sought_in_vain, "phone"),
        Moment("section", goes(f"{path}?at={section}", ".sought")),
        Moment("cards", after(sees("dt"), scrolls("section:has(dt)"))),
    )
    return Screen(f"rules-{game}", lambda _: path, moments)


# Lobbies.


def lobby_of_the_host(guest: Guest) -> str:
    """Every kind of seat: the host, somebody at the same device, somebody who was here, bots, and open ones."""
    settings = {"clock": 259_200, "stand_in": "normal", "listed": True}
    path = guest.table(8, 4, title=LONG, settings=settings)
    table = path.removeprefix("/t/")
    guest.ask(f"tables/{table}/share", {"seat": 1, "name": "Kunigunde of Hohenzollern"[:24]})
    other = friend(guest)
    other.ask(f"tables/{table}/sit", {"seat": 2, "key": key_of(guest, table)})
    other.context.close()
    return path


def key_of(guest: Guest, table: str) -> str:
    """The word in the link to a table."""
    return str(guest.context.request.get(f"/api/tables/{table}").json()["key"])


def lobby_of_somebody_else(guest: Guest) -> str:
    other = friend(guest)
    path = other.table(4, 2, game="paladins", options={"expansions": ["city_of_crowns"]})
    link = f"{path}?key={key_of(other, path.removeprefix('/t/'))}"
    other.context.close()
    return link


def says(guest: Guest) -> None:
    """What people say before the game begins."""
    if guest.page.locator(".talk").count() == 0:
        guest.page.locator("[data-say]").fill("Give me five minutes, and do not begin without us, please.")
        guest.page.keyboard.press("Enter")
    guest.page.locator(".talk").first.wait_for()
    guest.page.locator("[data-say]").scroll_into_view_if_needed()


LOBBY = Screen(
    "lobby",
    lobby_of_the_host,
    (
        Moment("lobby", sees("main.lobby")),
        Moment("decided", after(sees("main.lobby"), scrolls(".decided")), "phone"),
        Moment("share", clicks("li.open button", then=DIALOG)),
        Moment("change", clicks(".change button", then=DIALOG)),
    ),
)
TALK = Screen("lobby-talk", lambda guest: guest.table(4, 2), (Moment("talk", after(sees("main.lobby"), says)),))
VISITED = Screen("lobby-visited", lobby_of_somebody_else, (Moment("lobby", sees("main.lobby")),))


# What is amiss.


class Lines:
    """Lines to the hall that can be cut."""

    def __init__(self) -> None:
        self.whole = True
        self.lines: list[WebSocketRoute] = []

    def lay(self, guest: Guest) -> None:
        guest.context.route_web_socket("**/socket?*", self.open)

    def open(self, line: WebSocketRoute) -> None:
        if self.whole:
            line.connect_to_server()
            self.lines.append(line)
        else:
            line.close()

    def cut(self) -> None:
        self.whole = False
        for line in self.lines:
            line.close()
        self.lines.clear()


LINES = Lines()


def prepare_trouble(guest: Guest) -> str:
    guest.expect()
    LINES.lay(guest)
    return guest.table(4, title=LONG)


def broken_line(guest: Guest) -> None:
    """The hall goes away in the middle of a game; afterwards it is there again."""
    asked(guest)
    LINES.cut()
    guest.page.locator("[role=status].announced").wait_for()
    LINES.whole = True


def unanswered(path: str, refused: str, selector: str, reason: str = "") -> Arrive:
    """A page whose requests fail, or are refused for a reason; afterwards they do not."""

    def refuse(route: Route) -> None:
        body = json.dumps({"reason": reason, "detail": ""})
        route.fulfill(status=403 if reason else 503, content_type="application/json", body=body)

    def arrive(guest: Guest) -> None:
        guest.page.route(refused, refuse)
        guest.go(path).page.locator(selector).first.wait_for()
        guest.page.unroute(refused)

    return arrive


TROUBLE = Screen(
    "trouble",
    prepare_trouble,
    (
        Moment("broken-line", broken_line),
        Moment("lost", goes("/nowhere", "main h1")),
        Moment("moving", goes("/me/some-token", "main h1")),
        Moment("not-moved", after(goes("/me/some-token", "main h1"), clicks("main button"), sees("main p"))),
        Moment("away", unanswered("/", "**/api/me", ".away")),
        Moment("table-away", unanswered("/t/any", "**/api/tables/*", "main h1")),
        Moment("uninvited", unanswered("/t/any", "**/api/tables/*", "main h1", "not_invited")),
        Moment("no-replay", goes("/replay/gone", "main h1")),
        Moment("refused-record", after(goes("/replay", "[data-file] ~ button"), lambda guest: bring(guest, "a list"))),
    ),
)


def bring(guest: Guest, text: str) -> None:
    file = FilePayload(name="evening.txt", mimeType="text/plain", buffer=text.encode())
    guest.page.locator("[data-file]").set_input_files(file)
    guest.page.get_by_role("alert").first.wait_for()


SCREENS = (HALL, EMPTY, rules("citadels", "T-8.13"), rules("paladins", "P-8.5"), LOBBY, TALK, VISITED, TROUBLE)
