"""Tables at play: both games as full as they get, what the table does for its people, and the guided first game."""

from collections.abc import Callable
from typing import Any

from browser import fullest, marked
from browser.guests import Guest
from browser.moments import Arrive, Moment, Screen, after, asked, clicks, key, nothing, tab, tabs
from browser.paladins import test_crowns, test_paladins_fullest
from browser.playing import Player
from browser.staged import asking, rewrite, stage
from browser.table.test_careful_keys import CONFISCATE, PASS

CROWNS = {"expansions": ["city_of_crowns"]}
ROWS = {"townsfolk_row", "outsider_row", "negotiate_row"}
DIALOG = "dialog[open]"
MENU = "header .popover > button >> nth=-1"
REFUSED = "[data-refused]:visible"
TIP = "[role=tooltip]"
LESSON = "[data-lesson]"
UNDERSTOOD = f"{LESSON} button:not([data-guide-leave])"
MISSED = "id => ['log:', 'read:'].forEach(name => localStorage.setItem(name + id, 3))"
GUIDE = "id => localStorage.setItem('guide:' + id, '[]')"


def table(players: int, until: str, show: Callable[[Guest], None], **more: Any) -> Callable[[Guest], str]:
    """A table played on to a question of this kind, and shown as full as it can be."""

    def ready(guest: Guest) -> str:
        show(guest)
        path = guest.table(players, **more)
        guest.go(path)
        Player(guest, 31).play(until=until)
        return path

    return ready


def own_turn(players: int, show: Callable[[Guest], None], **more: Any) -> Callable[[Guest], str]:
    """A table at which it is the guest's turn, and something cannot be done."""

    def ready(guest: Guest) -> str:
        path = table(players, "turn", show, **more)(guest)
        for _ in range(60):
            if guest.look()["kind"] == "turn" and guest.page.locator(REFUSED).count() > 0:
                return path
            Player(guest, 31).play(1)
        raise AssertionError("nothing was ever refused")

    return ready


def show_bare(guest: Guest) -> None:
    """From now on the guest sees every table of Paladins with every other card of its rows taken."""
    rewrite(guest, barer)


def barer(message: dict[str, Any]) -> dict[str, Any]:
    """The same message about a table with gaps, where nobody is asked for a card of a row."""
    if message["type"] == "game" and message["question"] is not None and message["question"]["kind"] == "turn":
        view = message["view"]
        for row in ROWS & set(view):
            view[row] = [card if place % 2 else None for place, card in enumerate(view[row])]
    return message


def id_of(guest: Guest) -> str:
    """The table before the guest."""
    return str(guest.page.evaluate("location.pathname.split('/')[2]"))


# What the table does for its people.


def tip(guest: Guest) -> None:
    """Why something does not glow."""
    asked(guest)
    guest.page.locator(REFUSED).first.hover()
    guest.page.locator(TIP).wait_for()


def missed(guest: Guest) -> None:
    """Back after others have played on."""
    asked(guest)
    here = id_of(guest)
    guest.go("/").page.evaluate(MISSED, here)
    guest.go(f"/t/{here}").page.locator("[data-recap]").wait_for()


def ask_why(guest: Guest) -> None:
    """What cannot be chosen can be asked."""
    guest.page.locator(REFUSED).first.click(force=True)
    guest.page.locator("[data-back]").wait_for()


def opens(place: str) -> Arrive:
    """A tab, where there are tabs: on a phone, and on a tablet."""

    def arrive(guest: Guest) -> None:
        asked(guest)
        for button in guest.page.locator(f"nav button[data-tab={place}]").all():
            button.click()

    return arrive


def why_not(place: str) -> tuple[Moment, ...]:
    """What cannot be done says why; on a phone and on a tablet it is in a tab."""
    tipped = Moment("why-not", after(opens(place), tip), "desk", held=True)
    return (tipped, Moment("why-not-asked", after(opens(place), ask_why)))


HINT = Moment("hint", after(asked, clicks("[data-hint]:enabled", then="[data-hint-lines]")))
RECAP = Moment("recap", missed)


TURN = Moment("turn", asked, "desk")
SCORES, KEYS = key("scores", "s", DIALOG), key("keys", "?", DIALOG)
PHONE_SCORES = Moment("scores-of-the-phone", after(asked, clicks(MENU, "[data-scores]", then=DIALOG)), "tabs")


def visit(guest: Guest) -> None:
    """By a click, or by its key where the others are in a drawer."""
    if guest.page.locator("[data-visit]").count():
        guest.page.locator("[data-visit]").first.click()
    else:
        guest.page.keyboard.press("b")
    guest.page.locator(DIALOG).wait_for()


def visits(place: str) -> Moment:
    """The whole board of another; on a phone and on a tablet the way there may be in a tab."""
    return Moment("board-of-another", after(opens(place), visit))


VISITS = visits("rivals")
PALADINS = (
    TURN,
    VISITS,
    SCORES,
    PHONE_SCORES,
    HINT,
    *why_not("board"),
    *tabs("town", "map", "board", "rivals", "log"),
)
CITADELS_TABS = ("cities", "hand", "character", "who", "log")
CITADELS = (
    TURN,
    visits("cities"),
    key("who", "w", "tbody"),
    SCORES,
    KEYS,
    PHONE_SCORES,
    HINT,
    *why_not("hand"),
    *tabs(*CITADELS_TABS),
)
COURT_TABS = ("town", "map", "crowns", "board", "rivals", "log")
COURT = (
    TURN,
    VISITS,
    SCORES,
    key("log-drawer", "l", "[role=region] li"),
    why_not("board")[0],
    *tabs(*COURT_TABS),
)


def second_step(guest: Guest) -> None:
    """The step after the one that the browser remembers, which it goes on remembering."""
    guest.page.locator("[data-step]").wait_for()
    there = f"steps:{id_of(guest)}"
    mark = guest.page.evaluate("there => localStorage.getItem(there)", there)
    clicks("[data-answer^=next]", then="[data-back]")(guest)
    guest.page.evaluate("([there, mark]) => localStorage.setItem(there, mark)", [there, mark])


def breaks_in(guest: Guest) -> str:
    """Somebody else's turn is broken into: the guest may confiscate what is built."""
    stage(guest, asking("warrant", [PASS, CONFISCATE], card="imperial_treasury"))
    return guest.table(4)


STEP = Moment("step", second_step)
TABLES = (
    Screen("draft", table(8, "character", fullest.show_fullest), (Moment("draft", asked),)),
    Screen("citadels", own_turn(8, fullest.show_fullest), CITADELS),
    Screen("marked", table(8, "character", marked.show_marked, options=marked.OPTIONS), (Moment("cast", asked),)),
    Screen("citadels-warrant", breaks_in, (Moment("asked", asked),)),
    Screen("citadels-small", table(3, "turn", nothing), (TURN, RECAP, *tabs(*CITADELS_TABS[:3]))),
    Screen("paladins", own_turn(4, test_paladins_fullest.show_fullest, game="paladins"), PALADINS),
    Screen("paladins-choosing", table(2, "play", nothing, game="paladins"), (Moment("paladin", asked),)),
    Screen("paladins-keep", table(2, "keep", nothing, game="paladins"), (Moment("workers", asked),)),
    Screen("paladins-workers", table(2, "worker", nothing, game="paladins"), (Moment("worker", asked),)),
    Screen("crowns", own_turn(3, nothing, game="paladins", options=CROWNS), COURT),
    Screen("bare", table(2, "turn", show_bare, game="paladins"), (TURN, *tabs("town", "map"))),
    Screen(
        "crowns-bare",
        table(2, "turn", show_bare, game="paladins", options=CROWNS),
        (TURN, *tabs(*COURT_TABS[:3])),
    ),
    Screen("court", own_turn(4, test_crowns.show_fullest, game="paladins", options=CROWNS), COURT),
    Screen("solo", table(1, "opponents_turn", nothing, game="paladins"), (STEP, tab("rivals"))),
    Screen(
        "crowns-solo",
        table(1, "opponents_turn", nothing, game="paladins", options={**CROWNS, "difficulty": "impossible"}),
        (STEP, tab("rivals")),
    ),
)


# The guided first game.


def guided(guest: Guest) -> None:
    """The first lesson, as if nothing had been told yet."""
    asked(guest)
    guest.page.evaluate(GUIDE, id_of(guest))
    guest.page.reload()
    guest.page.locator(LESSON).wait_for()


def later(lessons: int) -> Arrive:
    """This many lessons later."""

    def arrive(guest: Guest) -> None:
        guided(guest)
        for _ in range(lessons):
            told = guest.page.locator(LESSON).get_attribute("data-lesson")
            guest.page.locator(UNDERSTOOD).last.click()
            guest.wait("told => ![null, told].includes(document.querySelector('[data-lesson]')?.dataset.lesson)", told)

    return arrive


def guide(game: str, until: str) -> Screen:
    moments = (Moment("first", guided), Moment("second", later(1)), Moment("third", later(2)))
    return Screen(f"guide-{game}", table(2, until, nothing, game=game), moments)


SCREENS = (*TABLES, guide("citadels", "turn"), guide("paladins", "worker"))
