"""Keeping order: the page of those who keep the hall."""

from browser.guests import Guest
from browser.moments import Moment, Screen, after, clicks, sees
from browser.screens.hall import DIALOG, LONG
from playwright.sync_api import Route

REPORT = {
    "id": "report22",
    "date": 1_700_000_000,
    "table": "k3v7m2xqabcd",
    "author": "anna2222",
    "by": "Wilhelmina of Zweibrücken"[:24],
    "about": "bert2222",
    "seat": "B",
    "name": "Bartholomew of Hohenstein"[:24],
    "why": "Lets everybody wait on purpose, and says that we all cheat",
    "said": [
        {"seat": "A", "name": "Wilhelmina", "said": "Could you go on, please?", "meant": False},
        {"seat": "B", "name": "Bartholomew", "said": "You all cheat, and badly at that", "meant": True},
    ],
    "done": ["Bartholomew takes 2 gold.", "Wilhelmina builds a Tavern."],
}
NAMES = ("Wilhelmina of Zweibrück", "Bartholomew of Hohenste", "Kunigunde")
KEPT = {
    "reports": [{**REPORT, "id": f"report2{at}"} for at in (2, 3)],
    "guests": [
        {"id": f"guest22{at}", "name": name, "online": at > 2, "keeper": at == len(NAMES)}
        for at, name in enumerate(NAMES, 1)
    ],
    "tables": [
        {"id": f"table22{at}", "title": title, "game": "paladins", "status": "playing", "host": "guest221"}
        | {"seats": [*NAMES, ""], "touched": 1_700_000_000, "sockets": at}
        for at, title in enumerate(("", LONG), 1)
    ],
}


def keeps(guest: Guest) -> str:
    """A keeper, and what there is to see in a hall that has everything."""

    def me(route: Route) -> None:
        said = route.fetch()
        route.fulfill(response=said, json={**said.json(), "keeper": True})

    def kept(route: Route) -> None:
        wanted = route.request.post_data_json
        assert wanted is not None, "it says what it wants"
        route.fulfill(json={"rows": KEPT[wanted["deed"]], "earlier": 3})

    guest.page.route("**/api/me", me)
    guest.page.route("**/api/keep", kept)
    return "/keep"


ROOM = ".rooms button"
KEEP = Screen(
    "keep",
    keeps,
    (
        Moment("reports", after(sees("[data-row]"), clicks("summary", then="details[open]"))),
        Moment("guests", clicks(f":nth-match({ROOM}, 2)", then="[data-row='guest221']")),
        Moment("guest", clicks(f":nth-match({ROOM}, 2)", "[data-row='guest221'] button", then=DIALOG)),
        Moment("keeper", clicks(f":nth-match({ROOM}, 2)", "[data-row='guest223'] button", then=DIALOG)),
        Moment("tables", clicks(f":nth-match({ROOM}, 3)", then="[data-row='table221']")),
    ),
)
SCREENS = (KEEP,)
