"""The theatre of Paladins: what happens is seen where it happens; what happens to the viewer is said in the band."""

from collections.abc import Callable
from typing import Any

import pytest
from browser.director import Director, Message
from browser.guests import PHONE, Guest, Invite
from browser.paladins.directed import direct, plays
from browser.stopping import END, SHOW, STOP, STOPPED
from browser.watching import ANNOUNCED, EMPTY, STAGED, WATCH, light, moving, said

Change = Callable[[Message], None]

INQUISITION = {"event": "inquisition"}
JUDGEMENT = (
    {"event": "takes_debts", "who": "A", "count": 1},
    {"event": "discards_suspicion", "who": "A", "card": "tax_1"},
    {"event": "refills_tax", "silver": 7},
)


def event(name: str, who: str = "B", **more: Any) -> Message:
    return {"event": name, "who": who, **more}


def shown(director: Director, piece: str, *events: Message, change: Change | None = None) -> None:
    """Something happens, and this comes to the stage and goes again."""
    page = director.guest.page
    page.evaluate("() => { window.staged.length = 0 }")
    director.tell(*events, change=change)
    director.guest.wait(STAGED, piece)
    director.guest.wait(EMPTY)


def watched(guest: Guest, **options: Any) -> Director:
    """Somebody who likes to see things move watches B play."""
    director = direct(moving(guest), **options)
    guest.page.locator("[data-narration=B]").wait_for()
    guest.wait(EMPTY)
    return director


def garrisons(view: Message) -> None:
    view["seats"]["B"]["outposts"], view["seats"]["B"]["standing"] = 2, {"garrison": ["scout", "fighter", None]}
    view["squares"]["r2_1"] = {"seat": "B", "piece": "outpost"}


def commissions(view: Message) -> None:
    view["seats"]["A"]["monks"], view["seats"]["A"]["standing"] = 5, {"commission": ["scout", None, None]}
    view["squares"]["r1_3"] = {"seat": "A", "piece": "monk"}


def takes_first(row: str) -> Change:
    """The first card of a row is gone."""

    def change(view: Message) -> None:
        view[row][0] = None

    return change


@pytest.mark.whole
def test_every_deed_is_seen_where_it_happens(invite: Invite) -> None:
    """Workers, goods and pieces travel; cards break or leave; nothing else jumps, and nothing is left of it."""
    anna = invite("Anna")
    director = watched(anna)
    view = director.game["view"]
    outsider, townsfolk = view["outsider_row"][0], view["townsfolk_row"][0]
    with light(anna):
        shown(
            director,
            "stage-scout",
            event("takes_action", action="garrison"),
            event("places", worker="scout", action="garrison"),
        )
        shown(director, "stage-provision", event("pays", silver=1, provisions=2))
        shown(director, "stage-silver", event("gains", what="silver", amount=2))
        shown(director, "stage-suspicion", event("suspected", card="tax_1"))
        shown(director, "stage-tax", event("takes_tax", silver=1))
        shown(director, "stage-paid", event("pays_debts", count=1))
        shown(director, "stage-place_workshop", event("places_workshop", slot="attack_1"))
        shown(director, "stage-ring", event("settles", square="r2_1", action="garrison"), change=garrisons)
        shown(director, "stage-wall", event("builds_wall", wall="wall_05"))
        shown(director, "stage-half", event("attacks", card=outsider), change=takes_first("outsider_row"))
        shown(director, "stage-ring", event("recruits", card=townsfolk), change=takes_first("townsfolk_row"))
        shown(director, "stage-wash", event("passes"))


@pytest.mark.parametrize("name", ["attacks", "converts"])
def test_what_leaves_the_table_is_seen_until_it_moves(invite: Invite, name: str) -> None:
    """Not gone at first and there again a moment later."""
    director = watched(invite("Anna"))
    page, card = director.guest.page, director.game["view"]["outsider_row"][0]
    page.evaluate(STOP)
    director.tell(event(name, card=card), change=takes_first("outsider_row"))
    director.guest.wait(STOPPED)
    for ms in (0, 60, 120):
        page.evaluate(SHOW, ms)
        things = page.locator("[data-stage] > :is(.stage-half, .target)").all()
        assert things and all(thing.evaluate("one => getComputedStyle(one).opacity") == "1" for thing in things)
    page.evaluate(END)
    director.guest.wait(EMPTY)


def test_a_fulfilled_order_is_sealed(invite: Invite) -> None:
    """The fifth Monk leaves the viewer's board for its square, and the king's seal is pressed on the Order."""
    anna = invite("Anna")
    director = watched(anna)
    with light(anna):
        shown(director, "stage-seal", event("settles", "A", square="r1_3", action="commission"), change=commissions)
    order = anna.page.locator('[data-about="order:ko_commission"]')
    assert "5 of 5" in order.inner_text()


def test_the_round_is_announced_and_the_last_one_as_the_last(invite: Invite) -> None:
    anna = invite("Anna")
    director = watched(anna)
    anna.page.evaluate(WATCH)
    rounds = {5: "Round 5 of 7", 7: "The last round"}
    for number, words in rounds.items():
        director.tell({"event": "round", "number": number, "first": "C"})
        anna.wait(ANNOUNCED, words)
    anna.wait(EMPTY)
    assert anna.page.evaluate("() => window.announced") == [*rounds.values()]


def condemns(view: Message) -> None:
    view["tax"], view["seats"]["A"]["debts"], view["seats"]["A"]["suspicions"] = 7, 1, ["tax_1"]


def test_whoever_is_condemned_reads_it_in_the_band(invite: Invite) -> None:
    """With no motion at all, and once; the board is below as a strip until it is read."""
    anna = invite("Anna")
    director = direct(anna)
    anna.page.evaluate(WATCH)
    director.tell(event("suspected", card="tax_2"), INQUISITION, *JUDGEMENT, change=condemns)
    fate = anna.page.locator("[data-fate]")
    fate.wait_for()
    assert "The Inquisition condemns you" in fate.inner_text()
    assert "Nobody had more Suspicions than you: 2." in fate.inner_text()
    assert "Your unpaid Debts now: 1. The Tax is full again: 7." in fate.inner_text()
    [told] = said(anna)
    assert told.startswith("The Inquisition condemns you. Nobody had more")
    anna.wait("() => window.staged.length > 0")
    assert anna.page.evaluate("() => [...window.moved]") == []
    assert anna.page.locator("[data-key^='action:']").count() == 0
    anna.photograph("condemned")
    anna.page.keyboard.press("Space")
    fate.wait_for(state="detached")
    anna.page.locator("[data-key='action:attack']").wait_for()
    anna.wait(EMPTY)


@pytest.mark.whole
def test_whoever_is_spared_hears_of_it_on_a_phone(invite: Invite) -> None:
    anna = invite("Anna", size=PHONE, touch=True)
    director = direct(anna)
    director.tell(INQUISITION, event("takes_debts", count=1), {"event": "refills_tax", "silver": 7})
    fate = anna.page.locator("[data-fate]")
    fate.wait_for()
    assert "The Inquisition spares you" in fate.inner_text()
    anna.photograph("spared")
    anna.page.locator("[data-watch-on]").tap()
    anna.page.locator("[data-narration=B]").wait_for()


def suspects(view: Message) -> None:
    view["seats"]["A"]["suspicions"] = ["tax_1", "tax_1", "tax_0"]


@pytest.mark.whole
def test_a_suspicion_of_ones_own_is_next_to_the_question(invite: Invite) -> None:
    """It is of no weight: while others play, the band goes on telling of them."""
    anna = invite("Anna")
    director = direct(anna)
    drawn = event("suspected", "A", card="tax_0")
    director.tell(drawn, change=suspects)
    anna.page.locator("[data-narration=B]").wait_for()
    assert anna.page.locator("[data-fate]").count() == 0
    director.tell(drawn, change=lambda view: plays(view, "A"), asked=True)
    fate = anna.page.locator("[data-fate]")
    fate.wait_for()
    assert "You have the most, 3: an Inquisition now means a Debt. Tax left: 3." in fate.inner_text()
    anna.photograph("suspected")


def test_the_band_tells_of_whoever_plays(invite: Invite) -> None:
    """Who, with which Paladin, the deed that matters, and what comes; the board stays as it is."""
    anna = invite("Anna")
    director = direct(anna)
    deed = (event("takes_action", action="garrison"), event("settles", square="r2_1", action="garrison"))
    director.tell(*deed, event("gains", what="faith", amount=1), change=garrisons)
    band = anna.page.locator("[data-narration=B]")
    band.wait_for()
    assert band.inner_text().startswith("Rosamund, with Roland")
    assert "Rosamund takes a square with Garrison" in band.inner_text()
    assert "Then Sybil acts" in band.inner_text()
    assert band.locator("[data-pace]").count() == 1
    anna.page.locator("[data-key='action:attack']").wait_for()


@pytest.mark.whole
def test_the_opponents_steps_are_seen(invite: Invite) -> None:
    """Alone: what it weighs lights up, its workers go to the action, its marker moves."""
    anna = invite("Anna")
    director = direct(moving(anna), 1)
    anna.wait(EMPTY)
    rival = "opponent"
    with light(anna):
        shown(director, "stage-seal", event("scheme", rival, scheme="attack"))
        shown(director, "stage-any", event("sends_workers", rival, move="attack", workers=2))
        shown(director, "stage-marker", event("marker_moves", rival, cause="silver", steps=1, space=3))
        shown(director, "stage-tax", event("tax_leaves", rival, silver=1))


@pytest.mark.whole
def test_the_court_is_seen_with_city_of_crowns(invite: Invite) -> None:
    anna = invite("Anna")
    director = watched(anna, expansions=["city_of_crowns"])
    view = director.game["view"]
    [muster, *_], [negotiate, *_] = view["muster_tops"], [card for card in view["negotiate_row"] if card]
    [ally, *_] = view["open_allies"]
    with light(anna):
        shown(director, "stage-ring", {"event": "turns_up_muster", "stack": 1, "card": muster})
        shown(director, "stage-ring", event("collects_muster", card=muster, stack=1))
        shown(director, "stage-thing", event("enlists", card=negotiate))
        shown(director, "stage-seal", event("wins_ally", ally=ally))
        shown(director, "stage-diplomacy", event("gains", what="diplomacy", amount=1))
