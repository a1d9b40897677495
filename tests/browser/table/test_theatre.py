"""The theatre: what happens is seen where it happens and said in words; nobody has to wait for it."""

from typing import Any

from browser.director import Director, direct, plays
from browser.guests import PHONE, Invite
from browser.stopping import END, SHOW, STOP, STOPPED
from browser.watching import EMPTY, STAGED, WATCH, light, moving, said

MIDDLES = """() => ['.emblem', '[data-acts=seal]'].map(one => {
    const { top, height } = document.querySelector(`[data-fate] ${one}`).getBoundingClientRect();
    return top + height / 2;
})"""

# Where a thing is, and whether nothing lies on it.
PLACED = """key => {
    const thing = document.querySelector(`[data-key="${key}"]`);
    const { left, top, width, height } = thing.getBoundingClientRect();
    const hit = document.elementsFromPoint(left + width / 2, top + height / 2);
    return [left, thing.contains(hit.find((one) => !one.closest("[data-stage]")))];
}"""


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


def test_whoever_is_killed_reads_it_in_the_band(invite: Invite) -> None:
    """With no motion at all, and once; whoever has read it goes on watching."""
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


def test_on_a_phone_the_seal_lies_on_the_emblem_of_the_card(invite: Invite) -> None:
    anna = invite("Anna", size=PHONE, touch=True)
    killed(direct(anna))
    anna.page.locator("[data-fate]").wait_for()
    anna.wait(EMPTY)
    emblem, seal = anna.page.evaluate(MIDDLES)
    assert abs(emblem - seal) < 8


def test_on_a_phone_the_band_says_nothing_twice(invite: Invite) -> None:
    anna = invite("Anna", size=PHONE, touch=True)
    direct(anna)
    band = anna.page.locator("[data-narration=B]")
    band.wait_for()
    assert [line.strip() for line in band.locator("p").all_inner_texts()] == [
        "Rosamund, the Assassin",
        "Gold: 4. Cards: 4.",
    ]


def robbed(director: Director) -> None:
    """The viewer is called and robbed, others act, and the viewer is asked."""
    pays = {"event": "pays", "who": "A", "to": "C", "gold": 4}
    taken = {"event": "gains", "who": "B", "gold": 2}
    director.tell({"event": "reveals", "who": "A", "card": "architect"}, pays, taken, change=rob, asked=True)


def test_whoever_is_robbed_reads_it_in_the_band_and_takes_their_turn(invite: Invite) -> None:
    """From their card the gold goes to that of the Thief. Whoever goes on sees what others did as it ended."""
    anna = moving(invite("Anna"))
    robbed(direct(anna))
    fate = anna.page.locator("[data-fate]")
    fate.wait_for()
    assert "You have been robbed" in fate.inner_text()
    assert "All your gold goes to Sybil: 4." in fate.inner_text()
    assert [card.inner_text() for card in fate.locator(".card .name").all()] == ["Architect", "Thief"]
    assert fate.locator(".gold").inner_text().split() == ["4", "0"]
    anna.page.get_by_role("button", name="Take your turn").click()
    fate.wait_for(state="detached")
    seen = anna.wait_for_question()
    assert seen["things"] and all(way["point"] for way in seen["things"])
    anna.page.mouse.click(*seen["things"][0]["point"])
    anna.page.locator("[data-confirm]").click()
    anna.wait(EMPTY)


def test_any_key_that_answers_uncovers_what_is_asked(invite: Invite) -> None:
    anna = invite("Anna")
    director = direct(anna)
    for key in ("1", "Enter", "Space"):
        robbed(director)
        anna.page.locator("[data-watch-on=turn]").wait_for()
        anna.page.keyboard.press(key)
        anna.page.locator("[data-fate]").wait_for(state="detached")
        assert anna.page.locator("[data-question] [data-confirm]").count() == 0


def builds(view: dict[str, Any]) -> None:
    view["seats"]["B"]["city"].append("tavern")
    view["seats"]["B"]["gold"] -= 1


def crowns(view: dict[str, Any]) -> None:
    view["crown"] = "B"


def thief(view: dict[str, Any]) -> None:
    plays(view, "C", "thief")


def completes(view: dict[str, Any]) -> None:
    view["first"], view["seats"]["C"]["completed"] = "C", True


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
            ("stage-card", {"event": "reveals", "who": "C", "card": "thief"}, thief),
            ("stage-rubric", {"event": "pays", "who": "D", "to": "C", "gold": 3}, None),
            ("stage-banner", {"event": "completes", "who": "C"}, completes),
            ("stage-lapis", {"event": "looks", "who": "C", "of": "D"}, None),
        ):
            director.tell(event, change=change)
            anna.wait(STAGED, piece)
            anna.wait(EMPTY)


def test_what_moves_up_waits_until_the_ruin_is_gone_and_is_above_the_empty_places(invite: Invite) -> None:
    anna = moving(invite("Anna"))
    director = direct(anna)
    anna.page.evaluate(STOP)
    director.tell({"event": "destroyed", "who": "C", "card": "tavern"}, change=destroy)
    anna.wait(STOPPED)
    lefts = []
    for ms in (0, 350, 600):
        anna.page.evaluate(SHOW, ms)
        left, above = anna.page.evaluate(PLACED, "building:C:church")
        assert above
        lefts.append(left)
    assert lefts[0] == lefts[1] > lefts[2]
    anna.page.evaluate(END)
    anna.wait(EMPTY)


def test_what_happens_to_the_viewer_is_as_light(invite: Invite) -> None:
    """It takes the band, which was there before, and nothing else makes room."""
    anna = moving(invite("Anna"))
    director = direct(anna)
    anna.page.locator("[data-narration=B]").wait_for()
    anna.wait(EMPTY)
    with light(anna):
        killed(director)
        anna.page.locator("[data-fate]").wait_for()
        anna.wait(STAGED, "stage-seal")
        anna.wait(EMPTY)


def test_a_click_anywhere_shows_the_end_of_what_others_do(invite: Invite) -> None:
    """Without motion words stay for a while; nobody has to wait until they go."""
    anna = invite("Anna")
    director = direct(anna)
    anna.page.evaluate(WATCH)
    director.tell({"event": "completes", "who": "C"}, change=completes)
    anna.wait(STAGED, "stage-banner")
    anna.page.mouse.click(700, 90)
    assert anna.page.evaluate(EMPTY)


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
