"""What the table does for a player: undo, reasons, explanations, deductions and a log."""

import re
from typing import Any

import pytest
from browser.guests import DESK, PHONE, Guest, Invite
from browser.playing import Player, Tapper, Typist
from browser.staged import stage
from playwright.sync_api import Locator
from sizes import whole

TIP = "[role=tooltip]"
LEGAL = '[data-legal="true"]'
ONE = {"en": "keep one", "cs": "jednu", "pl": "jedną", "uk": "одну"}
SOON = 2000  # ms; a tip opens within 300


def in_turn(guest: Guest, seed: int, players: int = 4) -> Player:
    """A player whose turn it is."""
    guest.go(guest.table(players))
    player = Player(guest, seed)
    assert player.play(until="turn")["kind"] == "turn"
    return player


def tip(guest: Guest) -> str:
    """What the open tip says."""
    guest.wait("tip => document.querySelector(tip)?.innerText.trim()", TIP)
    return guest.page.locator(TIP).inner_text()


def known(game: dict[str, Any]) -> dict[str, Any]:
    """What can be seen and answered, without the counts of the record."""
    return {part: game[part] for part in ("view", "question", "beliefs", "forecast")}


@pytest.mark.both(quick=True)
def test_undo_takes_an_answer_back(invite: Invite) -> None:
    guest = invite("Anna")
    in_turn(guest, 21)
    page, before = guest.page, guest.last()
    seen, gold = guest.look(), page.locator('[data-key="turn:gather_gold"]')
    gold.click()
    seen = guest.wait_for_question(seen["stamp"])
    assert known(guest.last()) != known(before)
    assert page.locator("[data-undo]").is_enabled()
    page.keyboard.press("u")
    seen = guest.wait_for_question(seen["stamp"])
    assert known(guest.last()) == known(before)
    assert "turn:gather_gold" in [way["key"] for way in seen["things"]]
    gold.click()
    seen = guest.wait_for_question(seen["stamp"])
    page.locator("[data-undo]").click()
    guest.wait_for_question(seen["stamp"])
    assert known(guest.last()) == known(before)


def refused(player: Player) -> Locator:
    """Something that does not glow although one might expect it."""
    for _ in range(60):
        things = player.page.locator("[data-refused]:visible")
        if player.guest.look()["kind"] == "turn" and things.count() > 0:
            return things.first
        player.play(1)
    raise AssertionError("nothing was ever refused")


@pytest.mark.both
def test_what_does_not_glow_says_why(invite: Invite) -> None:
    guest = invite("Anna")
    thing = refused(in_turn(guest, 22))
    thing.hover()
    said = tip(guest)
    assert re.search(r"Rule \S+", said)
    assert len(said.splitlines()) >= 3
    guest.photograph("why-not")
    guest.page.mouse.move(5, 5)
    guest.page.locator(TIP).wait_for(state="hidden")
    guest.page.keyboard.press("Tab")
    thing.focus()
    assert tip(guest) == said
    guest.page.keyboard.press("Escape")
    guest.page.locator(TIP).wait_for(state="hidden")
    before = guest.last()["n"]
    guest.page.keyboard.press("Enter")  # the prompt gives the reason, and nothing is done
    guest.wait("() => document.querySelector('[data-back]') !== null")
    guest.photograph("why-not-asked")
    assert guest.last()["n"] == before


@pytest.mark.whole
@pytest.mark.both
def test_everything_explains_itself(invite: Invite) -> None:
    guest = invite("Anna")
    in_turn(guest, 23)
    page = guest.page
    page.locator('[data-key="character:warlord"]').hover()
    assert re.match(r"8 Warlord\n.*military", tip(guest), re.DOTALL)
    guest.photograph("character")
    page.locator('[data-key^="hand:"]').first.hover()
    guest.wait("() => !document.querySelector('[role=tooltip]')?.innerText.includes('Warlord')")
    assert re.search(r"Cost: \d", tip(guest))
    page.keyboard.press("Tab")
    thing = page.locator('[data-legal="true"]').first
    thing.focus()
    assert ", legal" in thing.inner_text()
    guest.wait("() => !document.querySelector('[role=tooltip]')?.innerText.includes('Cost')")
    assert len(tip(guest)) > 10


def keep_all(message: dict[str, Any]) -> None:
    """As if the viewer had the Library."""
    for one in (message["question"] or {"answers": []})["answers"]:
        if one["verb"] == "gather cards":
            one["amounts"] = [2, 2]


@pytest.mark.parametrize("language", ["en", whole("cs"), whole("pl"), whole("uk")])
def test_the_tip_for_gathering_says_how_many_cards_are_kept(invite: Invite, language: str) -> None:
    said = []
    for change in (lambda _: None, keep_all):
        guest = invite("Anna", language=language)
        stage(guest, change)
        in_turn(guest, 21)
        guest.page.locator('[data-key="turn:gather_cards"]').hover()
        said.append(" ".join(tip(guest).split()))  # whatever keeps words together
    assert [ONE[language] in words for words in said] == [True, False]


@pytest.mark.parametrize(("size", "amounts"), [(DESK, ".turn .amounts"), whole(PHONE, "[data-question] .price")])
def test_how_much_gathering_brings_is_next_to_it(invite: Invite, size: tuple[int, int], amounts: str) -> None:
    guest = invite("Anna", size=size, touch=size == PHONE)
    guest.go(guest.table(4))
    (Tapper if size == PHONE else Player)(guest, 21).play(until="turn")
    assert guest.page.locator(amounts).all_inner_texts() == ["2 gold", "2 cards, keep 1"]


def stays_silent(guest: Guest) -> bool:
    """Whether no tip opens by itself, for longer than a tip takes; the page thinks that this has passed."""
    guest.page.clock.run_for(SOON)
    return guest.page.locator(TIP).count() == 0


def test_a_tip_opens_only_for_whoever_asks(invite: Invite) -> None:
    guest = invite("Anna")
    guest.page.clock.install()
    seen = guest.go(guest.table(4)).wait_for_question()
    page, things = guest.page, guest.page.locator(LEGAL)
    things.first.focus()  # nobody has touched the page yet
    assert stays_silent(guest)
    things.first.click()
    guest.wait_for_question(seen["stamp"])
    page.mouse.move(5, 5)
    things.first.focus()  # a mouse has
    assert stays_silent(guest)
    seen = in_turn(guest, 26).guest.look()
    page.keyboard.press("Tab")
    things.first.focus()
    assert tip(guest)
    page.keyboard.press("Enter")  # the focus stays with the thing, or goes to the prompt
    guest.wait_for_question(seen["stamp"])
    assert page.evaluate("document.activeElement.closest('[data-key], [data-question]') !== null")
    assert stays_silent(guest)


@pytest.mark.whole
def test_no_tip_covers_the_table_of_a_phone(invite: Invite) -> None:
    guest = invite("Anna", size=PHONE, touch=True)
    guest.page.clock.install()
    guest.go(guest.table(4)).wait_for_question()
    tapper, things = Tapper(guest, 27), guest.page.locator(LEGAL)
    things.first.focus()
    assert stays_silent(guest)
    for _ in range(4):
        tapper.play(1)
        if things.count() > 0:
            things.first.focus()
        assert stays_silent(guest)


def press_long(guest: Guest, thing: Locator) -> None:
    """A finger that stays."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = guest.context.new_cdp_session(guest.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    guest.page.locator(TIP).wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.whole
def test_a_long_press_explains(invite: Invite) -> None:
    guest = invite("Anna", size=PHONE, touch=True)
    guest.go(guest.table(4)).wait_for_question()
    before = guest.look()["stamp"]
    press_long(guest, guest.page.locator('[data-legal="true"]').first)
    assert len(tip(guest)) > 10
    guest.photograph("tip")
    assert guest.look()["stamp"] == before  # it was no tap
    assert guest.last()["mine"] == 0


@pytest.mark.both
def test_who_is_who_and_the_log(invite: Invite) -> None:
    guest = invite("Anna")
    in_turn(guest, 24, players=5)
    page, view = guest.page, guest.last()["view"]
    log = page.locator("[role=region] [data-words]").all_inner_texts()
    assert any(line.startswith("Round 1 begins") for line in log)
    assert all(line.strip()[-1:] in ".:" for line in log), log
    page.keyboard.press("w")
    rows = page.locator("tbody tr")
    rows.first.wait_for()
    guest.photograph("who")
    assert rows.count() == 5
    cells = [[cell.get_attribute("class") or "" for cell in row.locator("td").all()] for row in rows.all()]
    assert {len(row) for row in cells} == {8}
    for row in cells:
        sure = sum("certain" in cell for cell in row)
        assert sure <= 1
        assert sure == 1 or sum("possible" in cell for cell in row) > 0
    mine = page.locator("tr.me td")
    certain = [index for index, cell in enumerate(mine.all()) if "certain" in (cell.get_attribute("class") or "")]
    names = page.locator("thead th .unseen").all_text_contents()
    assert [names[index].lower().replace(" ", "_") for index in certain] == view["seats"]["A"]["characters"]
    note = page.locator("tbody td button").first
    note.click()
    assert note.get_attribute("aria-pressed") == "true"
    page.keyboard.press("l")
    page.locator("[role=region] li").first.wait_for()


@pytest.mark.whole
@pytest.mark.both
def test_the_keyboard_is_enough(invite: Invite) -> None:
    guest = invite("Anna")
    guest.go(guest.table(3))
    typist = Typist(guest, 25)
    typist.play(16)
    assert guest.last()["mine"] >= 5
    assert "turn" in typist.kinds
    guest.page.keyboard.press("?")
    guest.page.get_by_role("dialog").wait_for()
    guest.photograph("keys")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("dialog").wait_for(state="hidden")
