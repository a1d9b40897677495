"""Everything on a table says what it is: to a mouse, to a finger, and to whoever goes from thing to thing with Tab."""

from typing import Any

import pytest
from browser.fullest import fuller
from browser.guests import DESK, HERE, PHONE, Guest, Invite
from browser.hall.test_pages import audit, barriers
from browser.playing import Player, Tapper, turn_to
from browser.staged import rewrite
from browser.table.test_helping import press_long, tip
from sizes import whole

HELP = (HERE / "help.js").read_text(encoding="utf-8")
TIP = "[role=tooltip]"
ASKS = "() => document.querySelector('header .line[data-asking]') !== null"
IS_ORDINARY = "() => document.querySelector('header .line[data-asking]') === null"
STOPS = "() => [...document.querySelectorAll('*')].filter(node => node.tabIndex >= 0).length"
# What may stay silent.
SILENT = [
    "[data-over] aside .button",  # a drawing next to the words of a button
    "dialog .cross",  # the cross that closes a dialog
]
# What is no matter of the rules of a game.
NO_RULE = [
    ".seal",  # what cannot be taken back
    "header.top",  # the bar: the table, not the game
    "nav",  # the tabs of a phone
    ".log, .sieves, .speak",  # lines that are sentences, each with its shield; what of them is shown; talk
    "[data-question] .price",  # next to the question, which has its section
    ".pill.away",  # a bot plays for somebody who is away
    "thead .head, li .seat",  # whose points these are
]
Game = dict[str, Any]


def ask(guest: Guest, **allowed: Any) -> list[str]:
    """What of the page says nothing, or too little."""
    if not guest.page.evaluate("'help' in window"):
        guest.page.evaluate(HELP)
    found: list[str] = guest.page.evaluate(
        "more => help.unexplained(more)", {"allowed": SILENT, "ruleless": NO_RULE, **allowed}
    )
    return found


def marked(message: Game) -> Game:
    """The fullest table, with everything on it that can lie there: marks, taxes, cards turned up, somebody away."""
    message = fuller(message)
    if message["type"] == "table":
        message["table"]["seats"][2]["away"] = True
    if message["type"] == "game" and message["result"] is None and "turn" in message["view"]:
        view = message["view"]
        cast = ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
        view["marks"] = {
            "kill": {"by": "B", "characters": [cast[1]]},
            "rob": {"by": "B", "characters": [cast[4]]},
            "warrant": {"by": "B", "characters": cast[4:7], "signed": cast[5]},
            "threat": {"by": "C", "characters": cast[5:7]},
        }
        view["up"], view["silent"], view["tax"] = ["bishop"], ["thief"], 3
        for held in view["seats"].values():
            held["city"] = ["museum", "temple+", *held["city"][:4]]
            held["museum"], held["completed"] = 2, True
    return message


def ended(message: Game) -> Game:
    """The same table, over: somebody wins after a tie, with a line for every way to score."""
    if message["type"] == "game" and message["view"]["seats"]:
        seats = len(message["view"]["seats"])
        lines = {"districts": 25, "all_types": 3, "complete": 4, "museum": 2, "wishing_well": 5}
        scores = [39] * seats
        message["view"]["over"], message["question"] = True, None
        message["result"] = {
            "scores": scores,
            "lines": [lines] * seats,
            "winners": [1],
            "ties": {"revealed": list(range(seats))},
        }
    return message


def rule(guest: Guest) -> str:
    """Where the link of the open tip leads."""
    guest.page.locator(f"{TIP} a").wait_for()
    return guest.page.locator(f"{TIP} a").get_attribute("href") or ""


def at_turn(guest: Guest, phone: bool, players: int = 8) -> Guest:
    guest.go(guest.table(players)).wait_for_question()
    (Tapper if phone else Player)(guest, 31).play(until="turn")
    return guest


@pytest.mark.parametrize("phone", [False, whole(True)], ids=["laptop", "phone"])
def test_everything_at_the_table_explains_itself(invite: Invite, phone: bool) -> None:
    guest = invite("Anna", size=PHONE if phone else DESK, touch=phone)
    rewrite(guest, marked)
    guest.go(guest.table(8)).wait_for_question()
    found = [f"draft: {fault}" for fault in ask(guest)]
    (Tapper if phone else Player)(guest, 31).play(until="turn")
    for tab in guest.page.locator("nav button[data-tab]").all():
        name = turn_to(guest, tab)
        found += [f"{name}: {fault}" for fault in ask(guest)]
    if not phone:
        found += [f"turn: {fault}" for fault in ask(guest)]
        guest.page.keyboard.press("w")
        guest.page.locator("tbody").wait_for()
        found += [f"who: {fault}" for fault in ask(guest)]
        guest.page.keyboard.press("s")
        guest.page.locator("dialog").wait_for()
        found += [f"scores: {fault}" for fault in ask(guest, root="dialog")]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("phone", [whole(False), True], ids=["laptop", "phone"])
def test_everything_at_the_end_explains_itself(invite: Invite, phone: bool) -> None:
    guest = invite("Anna", size=PHONE if phone else DESK, touch=phone)
    rewrite(guest, lambda message: ended(marked(message)))
    guest.go(guest.table(8)).page.locator("[data-over]").wait_for()
    found = ask(guest)
    assert not found, "\n".join(found)


def test_a_key_asks_what_things_are(invite: Invite) -> None:
    """Tab reaches what else only a mouse finds; nothing is answered meanwhile, and nothing is left of it afterwards."""
    guest = at_turn(invite("Anna"), phone=False, players=4)
    page, before = guest.page, guest.last()["n"]
    stops = page.evaluate(STOPS)
    page.keyboard.press("i")
    guest.wait(ASKS)
    assert page.evaluate(STOPS) > stops + 20
    assert not (faults := [*audit(guest), *barriers(guest)]), "\n".join(faults)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('stat')"):
            break
    page.keyboard.press("Enter")
    assert rule(guest) == "/rules/citadels?at=T-1.1"
    assert "gold" in page.locator("header [role=status]").inner_text().lower()
    guest.photograph("asked")
    guest.wait("tip => document.activeElement.closest(tip) !== null", TIP)
    page.keyboard.press("Tab")  # from the link on to the next thing
    guest.wait("() => document.activeElement.classList.contains('stat')")
    page.locator('[data-legal="true"]').first.click()
    page.keyboard.press("1")
    assert rule(guest).startswith("/rules/citadels?at=T-")
    page.keyboard.press("Escape")  # the tip
    page.locator(TIP).wait_for(state="hidden")
    page.keyboard.press("Escape")
    guest.wait(IS_ORDINARY)
    assert page.evaluate(STOPS) == stops
    assert guest.last()["n"] == before
    page.locator("header .sub").first.hover()
    page.locator(TIP).wait_for()
    with guest.context.expect_page() as opened:
        page.keyboard.press("r")
    assert opened.value.url.endswith("/rules/citadels?at=T-3")


@pytest.mark.whole
def test_a_finger_asks_what_things_are(invite: Invite) -> None:
    guest = at_turn(invite("Anna", size=PHONE, touch=True), phone=True, players=4)
    page, before = guest.page, guest.last()["n"]
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="What is this?").tap()
    guest.wait(ASKS)
    page.locator('[data-key^="character:"] .rank').nth(3).tap()
    assert rule(guest) == "/rules/citadels?at=T-5.1"
    guest.photograph("asked")
    assert not (faults := audit(guest)), "\n".join(faults)
    with guest.context.expect_page() as opened:
        page.locator(f"{TIP} a").tap()
    assert opened.value.url.endswith("/rules/citadels?at=T-5.1")
    page.get_by_role("button", name="Done").tap()
    guest.wait(IS_ORDINARY)
    assert guest.last()["n"] == before
    turn_to(guest, page.locator("nav button[data-tab=cities]"))
    press_long(guest, page.locator(".stat").first)
    assert rule(guest) == "/rules/citadels?at=T-1.1"


def test_the_cards_of_a_new_table_explain_themselves(invite: Invite) -> None:
    """In a dialog, where a tip outside of it would be underneath."""
    guest = invite("Anna")
    guest.go("/new?game=citadels").page.locator("dialog li:has(.rank)").nth(3).hover()
    assert tip(guest).startswith("4 King")
    assert guest.page.locator(f"dialog {TIP}").is_visible()
