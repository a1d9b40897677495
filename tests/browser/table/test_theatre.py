"""The theatre: what happens is seen where it happens and said in words; nobody has to wait for it."""

from typing import Any

from browser.director import Director, direct, plays
from browser.guests import Invite
from browser.watching import EMPTY, STAGED, WATCH, light, moving, said


def kill(view: dict[str, Any]) -> None:
    view["marks"] = {"kill": {"by": "B", "characters": ["architect"]}}


def rob(view: dict[str, Any]) -> None:
    plays(view, "A", "architect")
    view["seats"]["A"]["gold"], view["seats"]["C"]["gold"] = 0, 8
    view["seats"]["C"]["characters"] = ["thief"]
    view["marks"] = {"rob": {"by": "C", "characters": ["architect"]}}


def destroy(view: dict[str, Any]) -> None:
    plays(view, "D", "warlord")
    view["seats"]["C"]["city"].remove("tavern")


def killed(director: Director) -> None:
    director.tell({"event": "names", "who": "B", "mark": "kill", "card": "architect"}, change=kill)


def test_who_is_killed_reads_it_in_the_band(invite: Invite) -> None:
    """With no motion at all, and once; who has read it goes on watching."""
    anna = invite("Anna")
    director = direct(anna)
    anna.page.evaluate(WATCH)
    killed(director)
    fate = anna.page.locator("[data-fate]")
    fate.wait_for()
    assert "You have been killed" in fate.inner_text()
    assert "You keep your city, your gold (4) and your cards (3)." in fate.inner_text()
    [told] = said(anna)
    assert told.startswith("You have been killed. When rank 7 is called")
    anna.wait("() => window.staged.length > 0")
    assert anna.page.evaluate("() => [...window.moved]") == []
    anna.photograph("killed")
    anna.page.keyboard.press("Space")
    fate.wait_for(state="detached")
    anna.page.locator("[data-narration=B]").wait_for()
    assert anna.page.locator("[data-narration=B]").inner_text().startswith("Rosamund, the Assassin")
    anna.wait(EMPTY)


def test_who_is_robbed_may_answer_at_once(invite: Invite) -> None:
    """What is asked stays to be answered; whoever answers sees what others did as it ended."""
    anna = moving(invite("Anna"))
    director = direct(anna)
    robbed = {"event": "pays", "who": "A", "to": "C", "gold": 4}
    taken = {"event": "gains", "who": "B", "gold": 2}
    director.tell({"event": "reveals", "who": "A", "card": "architect"}, robbed, taken, change=rob, asked=True)
    fate = anna.page.locator("[data-fate]")
    fate.wait_for()
    assert "You have been robbed" in fate.inner_text()
    assert "All your gold goes to Sybil: 4." in fate.inner_text()
    seen = anna.wait_for_question()
    assert seen["things"] and all(way["point"] for way in seen["things"])
    anna.page.mouse.click(*seen["things"][0]["point"])
    anna.page.locator("[data-confirm]").click()
    anna.wait(EMPTY)


def builds(view: dict[str, Any]) -> None:
    view["seats"]["B"]["city"].append("tavern")
    view["seats"]["B"]["gold"] -= 1


def crowns(view: dict[str, Any]) -> None:
    view["crown"] = "B"


def test_what_moves_is_light_and_nothing_else_jumps(invite: Invite) -> None:
    """Only transform and opacity move, no task is long, and afterwards nothing is left of it."""
    anna = moving(invite("Anna"))
    director = direct(anna)
    anna.page.locator("[data-narration=B]").wait_for()
    anna.wait(EMPTY)
    with light(anna):
        for piece, event, change in (
            ("stage-coin", {"event": "gains", "who": "B", "gold": 2}, None),
            ("stage-back", {"event": "exchanges", "who": "B", "with": "C"}, None),
            ("stage-ring", {"event": "builds", "who": "B", "card": "tavern"}, builds),
            ("stage-seal", {"event": "crowned", "who": "B"}, crowns),
            ("stage-half", {"event": "destroyed", "who": "C", "card": "tavern"}, destroy),
        ):
            director.tell(event, change=change)
            anna.wait(STAGED, piece)
            anna.wait(EMPTY)


def test_bots_play_as_fast_as_one_likes(invite: Invite) -> None:
    """The hall hears it, and the choice is kept for this table."""
    anna = invite("Anna")
    director = direct(anna)
    anna.page.locator("[data-narration=B]").wait_for()
    assert anna.page.locator("[data-pace]").get_attribute("data-pace") == "calm"
    anna.page.get_by_role("button", name="Quick", exact=True).click()
    anna.wait("() => document.querySelector('[data-pace=quick]') !== null")
    anna.page.wait_for_function("() => Object.values(localStorage).includes('quick')")
    anna.page.get_by_role("button", name="Skip to my turn").click()
    killed(director)
    anna.page.locator("[data-fate]").wait_for()
    anna.page.keyboard.press("Space")
    anna.wait("() => document.querySelector('[data-pace=quick]') !== null")  # nobody skips what happens to them
