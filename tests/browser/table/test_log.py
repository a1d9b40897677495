"""The log in whole deeds, with what was said in its place; and the talk itself."""

import json

import pytest
from browser.guests import DESK, PHONE, Guest, Invite
from browser.hall.test_pages import examine, is_phone
from browser.hearing import WRITTEN
from browser.replay.test_replay import moves, record
from sizes import whole

DEEDS = ".log .line"
DRAWN_LIKE = "name => getComputedStyle(document.querySelector(name)).color"
SETTINGS = """([language, theme]) => {
    localStorage.setItem('language', language);
    localStorage.setItem('settings', JSON.stringify({ theme }));
}"""


def played_on(guest: Guest, which: str) -> str:
    """A table in the middle of a game that was played at random, against bots that wait."""
    text = record(which)
    name = guest.ask("replays", {"record": text})["id"]
    return f"/t/{guest.ask(f'replays/{name}/play', {'move': moves(text) * 2 // 3, 'seat': 0, 'bot': 'random'})['id']}"


def show_log(guest: Guest, which: str, size: tuple[int, int]) -> None:
    if is_phone(size):
        guest.page.locator('[data-tab="log"]').click()
    elif which == "crowns":
        guest.page.keyboard.press("l")
    guest.page.locator(DEEDS).first.wait_for()


@pytest.mark.parametrize(
    ("which", "size", "language", "theme"),
    [
        whole("citadels", DESK, "en", "light"),
        whole("citadels", PHONE, "pl", "dark"),
        ("paladins", DESK, "pl", "dark"),
        whole("paladins", PHONE, "en", "light"),
        whole("crowns", DESK, "en", "light"),
        whole("crowns", PHONE, "uk", "dark"),
        whole("solo", DESK, "cs", "light"),
    ],
)
def test_a_log_in_whole_deeds(invite: Invite, which: str, size: tuple[int, int], language: str, theme: str) -> None:
    guest = invite("Anna", size=size, touch=is_phone(size))
    guest.go("/").page.evaluate(SETTINGS, [language, theme])
    path = played_on(guest, which)
    guest.go(path).wait_for_question()
    show_log(guest, which, size)
    page = guest.page
    say = page.locator("[data-say]")
    say.fill("<b>Hello</b> \u202eto everybody!")
    say.press("Enter")
    page.locator(".talk").first.wait_for()
    assert page.evaluate(DRAWN_LIKE, "[data-tray]") == page.evaluate(DRAWN_LIKE, "[data-tray] svg")
    page.locator("[data-tray]").click()
    page.locator("[data-phrase=laugh]").click()
    page.locator(".talk").nth(1).wait_for()
    assert "<b>Hello</b> to everybody!" in page.locator(".talk").first.inner_text()
    faults = examine(guest, "log")
    page.locator(f"{DEEDS} > [aria-expanded=false]").last.click()
    faults += examine(guest, "opened")
    page.locator("fieldset label").nth(2).click()
    faults += examine(guest, "blows")
    page.locator("fieldset label").first.click()
    assert faults == []


def sat_down(anna: Guest, bert: Guest, carl: Guest) -> str:
    """Two people at a table that is being played, and somebody who looks on; its id."""
    path = anna.table(2, 1)
    table = path.removeprefix("/t/")
    key = anna.context.request.get(f"/api/tables/{table}").json()["key"]
    bert.ask(f"tables/{table}/sit", {"seat": 1, "key": key})
    anna.ask(f"tables/{table}/start", {})
    for guest in (anna, bert, carl):
        guest.go(f"{path}?key={key}").page.locator(DEEDS).first.wait_for()
    return table


def say(guest: Guest, text: str) -> None:
    guest.page.locator(".side [data-say]").fill(text)
    guest.page.keyboard.press("Enter")


def heard(guest: Guest, text: str) -> None:
    guest.page.locator(".talk", has_text=text).wait_for()


# Every bubble there is from now on: it does not stay for long.
BUBBLES = """() => {
    window.bubbles = [];
    const bubbles = () => [...document.querySelectorAll('[data-bubble]')].map(({ innerText }) => innerText);
    const note = () => window.bubbles.push(...bubbles());
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""
SEEN = "text => window.bubbles.some((bubble) => bubble.includes(text))"


def test_people_talk_and_are_muted_and_the_host_ends_it(invite: Invite) -> None:
    anna, bert, carl = invite("Anna"), invite("Bert"), invite("Carl")
    sat_down(anna, bert, carl)
    for guest in (anna, bert, carl):
        guest.page.evaluate(BUBBLES)
    say(anna, "Good luck!")
    for guest in (anna, bert, carl):
        guest.wait(SEEN, "Good luck!")
        heard(guest, "Good luck!")
    assert carl.page.locator("[data-say]").count() == 0, "who looks on reads"
    bert.page.get_by_role("button", name="Say something").click()
    bert.photograph("phrases")
    bert.page.locator(".popover [data-phrase=well_played]").click()
    heard(anna, "Well played!")
    bert.page.locator(".talk button", has_text="Good luck!").click()
    bert.page.get_by_role("button", name="Report this").click()
    bert.page.get_by_text("The keeper of this hall can read it now.").wait_for()
    bert.page.get_by_role("button", name="Mute Anna").click()
    bert.wait("() => ![...document.querySelectorAll('.talk')].some((line) => line.textContent.includes('luck'))")
    say(anna, "Are you there?")
    heard(carl, "Are you there?")
    bert.page.reload()
    heard(bert, "Well played!")
    assert bert.page.locator(".talk").count() == 1, "the browser remembers whom it does not listen to"
    bert.page.get_by_role("button", name="Listen to Anna again").click()
    heard(bert, "Are you there?")
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Switch talking off").click()
    bert.page.get_by_text("The host has switched talking off.").wait_for()
    for guest in (anna, bert, carl):
        guest.wait("() => document.querySelector('.talk') === null")


@pytest.mark.whole
def test_talk_begins_in_the_lobby_and_a_phone_shows_that_somebody_spoke(invite: Invite) -> None:
    anna, bert = invite("Anna"), invite("Bert", size=PHONE, touch=True)
    path = anna.table(2, 1)
    table = path.removeprefix("/t/")
    key = anna.context.request.get(f"/api/tables/{table}").json()["key"]
    bert.ask(f"tables/{table}/sit", {"seat": 1, "key": key})
    for guest in (anna, bert):
        guest.go(path).page.locator("main.lobby [data-say]").wait_for()
    anna.page.locator("[data-say]").fill("Shall we?")
    anna.page.keyboard.press("Enter")
    heard(bert, "Shall we?")
    anna.ask(f"tables/{table}/start", {})
    log = bert.page.locator("[data-tab=log]")
    log.wait_for()
    assert log.locator("[data-unread]").count() == 0, "it was read in the lobby"
    say(anna, "Good luck!")
    log.locator("[data-unread='1']").wait_for()
    assert log.get_attribute("aria-label") == "Log, 1 new message"
    bert.photograph("unread")
    log.tap()
    heard(bert, "Shall we?")
    log.locator("[data-unread]").wait_for(state="detached")


def test_keys_walk_through_the_log(invite: Invite) -> None:
    guest = invite("Anna", size=DESK)
    guest.go(played_on(guest, "paladins")).wait_for_question()
    page = guest.page
    page.locator(".log").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    guest.wait("() => document.activeElement.matches('.log button[data-line]')")
    page.keyboard.press("Enter")
    page.locator(".log .line > [aria-expanded=true]").wait_for()
    assert page.locator(".log .line > ol > li").count() > 1
    assert page.evaluate("document.querySelectorAll('.log [data-line][tabindex=\"0\"]').length") == 0, "Tab passes by"


@pytest.mark.both
def test_every_event_is_in_the_log(invite: Invite) -> None:
    """Deeds leave nothing out: opened, they say every event there was."""
    guest = invite("Anna", size=DESK)
    guest.go(played_on(guest, "paladins")).wait_for_question()
    older = guest.page.get_by_role("button", name="older")
    while older.count():
        older.first.click()
    messages = [json.loads(text) for text in guest.heard]
    events = [event for message in messages if message["type"] == "game" for event in message["events"]]
    assert len(guest.page.evaluate(WRITTEN)) == len(events)
    assert guest.page.locator(DEEDS).count() < len(events) / 2
