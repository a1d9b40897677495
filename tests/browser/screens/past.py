"""Games that are over: their ends, reviews and replays."""

from browser.endings import finish
from browser.guests import Guest
from browser.moments import Arrive, Moment, Screen, after, clicks, scrolls, sees
from browser.replay.test_replay import at, brought, moves, record
from browser.replay.test_review import crowded, tell

OVER = "[data-over]"
DIALOG = "dialog[open]"
CROWNS = ["city_of_crowns"]
EIGHT = 8
SHOW_REVIEW = "[data-show-review]"
REVIEW = after(sees(OVER), clicks(SHOW_REVIEW, then='[data-review="true"]'))
END = Moment("end", sees(OVER))
TABLE = Moment(
    "table", after(sees(OVER), clicks("aside button.button:not([data-keep-picture]) >> nth=-1", then="[data-question]"))
)
PICTURE = Moment("picture", after(sees(OVER), clicks("[data-keep-picture]", then="[data-picture=ready]")))
BELOW = Moment("below", after(sees(OVER), scrolls(".told > :last-child")), "phone")


def reviewed(guest: Guest) -> str:
    """The longest review there can be; it is given, not thought out."""
    tell(guest, crowded(EIGHT))
    return finish(guest, EIGHT)


def waits_for_review(guest: Guest) -> None:
    """A review that is half thought out, in a browser that has seen none."""
    page = guest.page
    page.locator(OVER).wait_for()
    page.evaluate("localStorage.removeItem('reviews')")
    guest.context.unroute("**/review*")
    tell(guest, {"ready": False, "done": 3, "of": 9, "moments": [], "turning": []})
    page.locator(SHOW_REVIEW).click()
    page.get_by_role("progressbar").wait_for()
    guest.context.unroute("**/review*")
    tell(guest, crowded(EIGHT))


ENDS = (
    Screen(
        "citadels-end",
        reviewed,
        (
            END,
            PICTURE,
            TABLE,
            BELOW,
            Moment("review", REVIEW),
            Moment("turning-points", after(REVIEW, scrolls("[data-turning]"))),
            Moment("review-waits", waits_for_review),
        ),
    ),
    Screen("paladins-end", lambda guest: finish(guest, 4, game="paladins"), (END, PICTURE, TABLE, BELOW)),
    Screen("solo-end", lambda guest: finish(guest, 1, game="paladins"), (END, BELOW)),
    Screen("crowns-end", lambda guest: finish(guest, 4, game="paladins", options={"expansions": CROWNS}), (END, BELOW)),
)


# Replays.


def move(which: str, part: float, eyes: str = "all") -> Arrive:
    """A move of the game, as far as this part of it, through these eyes."""

    def arrive(guest: Guest) -> None:
        number = max(1, round((moves(record(which)) + 1) * part))
        here = guest.page.evaluate("location.pathname")
        guest.go(f"{here}?move={number}&as={eyes}")
        at(guest, number)

    return arrive


def replay(which: str, *tabs: str) -> Screen:
    middle = move(which, 0.55)
    moments = (
        Moment("open", middle),
        Moment("secrets", after(middle, opens_secrets), "desk"),
        Moment("seat", move(which, 0.7, "A")),
        Moment("scores", after(middle, clicks("header button.tool", then=DIALOG))),
        Moment("end", move(which, 1)),
        Moment("picture", after(move(which, 1), clicks("[data-keep-picture]:visible", then="[data-picture=ready]"))),
        Moment("play-on", after(middle, clicks("[data-play-on]", then=DIALOG))),
        *(
            Moment(f"tab-{tab}", after(middle, clicks(f"nav button[data-tab={tab}]")), "tabs" if place else "phone")
            for place, tab in enumerate(tabs)
        ),
    )
    return Screen(f"replay-{which}", lambda guest: brought(guest, which), moments)


def opens_secrets(guest: Guest) -> None:
    """What everybody hides: by its key, on a tablet in a tab."""
    tab = guest.page.locator("nav button[data-tab=open]")
    if tab.count():
        tab.click()
    else:
        guest.page.keyboard.press("o")
        guest.page.locator("[role=tabpanel]").wait_for()


REPLAYS = (
    replay("citadels", "cities", "open", "log"),
    replay("paladins", "town", "map", "board", "rivals", "open"),
    replay("crowns", "town", "crowns", "board", "rivals", "open"),
    Screen("replay-solo", lambda guest: brought(guest, "solo"), (Moment("seat", move("solo", 0.5, "A")),)),
)
SCREENS = (*ENDS, *REPLAYS)
