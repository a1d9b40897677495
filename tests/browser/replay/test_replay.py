"""Replays in the browser: a game that is over, move by move, from wherever it is asked for."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from browser.endings import finish
from browser.guests import DESK, PHONE, Guest, Invite
from browser.hall.test_pages import SIZES, examine
from browser.playing import turn_to
from browser.watching import EMPTY, WATCH, moving
from playwright.sync_api import Response
from sizes import whole

from greathall import bots, games

BAR = "[data-replay]"
SLIDER = "input[type=range]"
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "citadels": ("citadels", 8, {}),
    "paladins": ("paladins", 4, {}),
    "crowns": ("paladins", 3, {"expansions": ["city_of_crowns"]}),
    "solo": ("paladins", 1, {}),
}
DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: "text/plain" }));
  for (const type of ["dragenter", "dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
}"""


@cache
def record(which: str) -> str:
    """The record of a game that was played at random."""
    name, players, options = GAMES[which]
    game = games.load(name, players, **options)
    match = game.new(11)
    people = sum(1 for automatic in game.rules.automatic if not automatic)
    bots.play_match(match, [bots.make("random", seat) for seat in range(people)])
    return match.record().text()


def moves(text: str) -> int:
    return sum(1 for line in text.split("\n\n", 1)[1].splitlines() if not line.startswith("chance "))


def brought(guest: Guest, which: str = "citadels") -> str:
    """The address of a record that was brought along."""
    return f"/replay/{guest.ask('replays', {'record': record(which)})['id']}"


def at(guest: Guest, move: int) -> None:
    """Wait until a move is shown."""
    guest.page.locator(f'[data-replay="{move}"][aria-busy="false"]').wait_for()


def move_of(guest: Guest) -> int:
    return int(guest.page.locator(BAR).get_attribute("data-replay") or 0)


@pytest.mark.whole
@pytest.mark.both
def test_from_the_end_of_a_game_and_from_my_tables(invite: Invite) -> None:
    guest = invite("Anna")
    path = finish(guest, 4, title="Friday")
    page = guest.page
    page.get_by_role("link", name="Watch the replay").click()
    at(guest, 1)
    assert page.get_by_role("heading", name="Replay: Friday").is_visible()
    assert not guest.look()["things"], "nothing glows"
    guest.photograph("first")
    with page.expect_download() as saved:
        guest.go(path).page.get_by_role("link", name="Save the record").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    guest.go("/").page.get_by_role("link", name="Watch the replay: Friday").click()
    at(guest, 1)
    page.keyboard.press("End")
    page.get_by_text("The end", exact=True).wait_for()
    guest.photograph("end")
    page.get_by_role("link", name="Leave the replay").click()
    page.locator("[data-over]").wait_for()
    guest.go("/replay").page.get_by_role("heading", name="Watch a replay").wait_for()
    page.evaluate(DROP, ["evening.txt", text])
    at(guest, 1)
    assert page.get_by_text(f"Move 1 of {moves(text)}").is_visible(), "what was saved can be dropped"


@pytest.mark.both
def test_what_a_seat_saw_and_everything_open(invite: Invite) -> None:
    guest = invite("Anna")
    page = guest.go(f"{finish(guest, 4)}/replay").page
    at(guest, 1)
    page.keyboard.press("PageDown")
    page.locator(f'{BAR}[aria-busy="false"]').wait_for()
    page.get_by_role("tab", name="Secrets").click()
    assert page.get_by_role("tabpanel").locator("h3").count() == 4
    cards = page.get_by_role("tabpanel").locator(".cards .name").count()
    assert cards > 4, "every hand is open"
    guest.photograph("open")
    page.get_by_label("Point of view").select_option(label="As Anna saw it")
    page.locator('[data-eyes="A"]').wait_for()
    assert page.get_by_role("tab", name="Secrets").count() == 0
    own = page.locator(".mine .cards .name, .mine [data-key^='hand:']").count()
    assert own < cards
    guest.photograph("own")


def test_with_everything_open_nobody_is_called_you(invite: Invite) -> None:
    guest = invite("Anna", size=PHONE)
    guest.go(f"{brought(guest)}?move=20")
    said = set()
    for move in range(20, 32):
        at(guest, move)
        said.add(guest.page.locator(".move .more").inner_text())
        guest.page.keyboard.press("ArrowRight")
    assert not {line for line in said if "your" in line}
    assert any("takes a turn" in line for line in said)
    guest.page.locator("nav button[data-tab=hand]").click()
    guest.page.get_by_role("heading", name=re.compile("^Hand")).wait_for()
    assert guest.page.get_by_role("heading", name="Your hand").count() == 0


@pytest.mark.parametrize("which", ["citadels", whole("paladins")])
def test_going_on_by_a_move_shows_what_happens_in_it(invite: Invite, which: str) -> None:
    """As at the table; a step back ends it."""
    guest = moving(invite("Anna"))
    guest.go(brought(guest, which)).page.locator("[data-stage]").wait_for(state="attached")
    guest.page.evaluate(WATCH)
    move = move_of(guest)
    while not guest.page.evaluate("window.staged.length"):
        guest.page.keyboard.press("ArrowRight")
        move += 1
        at(guest, move)
        guest.rest()
        assert move < 40
    guest.page.keyboard.press("ArrowLeft")
    at(guest, move - 1)
    assert guest.page.evaluate(EMPTY)


@pytest.mark.whole
def test_the_keyboard_goes_everywhere(invite: Invite) -> None:
    guest = invite("Anna")
    guest.page.clock.install()
    page = guest.go(brought(guest)).page
    at(guest, 1)
    last = moves(record("citadels")) + 1
    for key, move in [("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", last), ("Home", 1)]:
        page.keyboard.press(key)
        at(guest, move)
    for forwards, backwards in [("Shift+ArrowRight", "Shift+ArrowLeft"), ("PageDown", "PageUp")]:
        page.keyboard.press(forwards)
        guest.wait("() => Number(document.querySelector('[data-replay]').dataset.replay) > 1")
        assert move_of(guest) < last
        page.keyboard.press(backwards)
        at(guest, 1)
    page.get_by_label("Speed").select_option("4")
    page.locator(SLIDER).focus()
    page.keyboard.press("ArrowRight")
    at(guest, 2)
    page.keyboard.press(" ")
    page.locator('[data-play="true"]').wait_for()
    guest.wait("() => Number(document.querySelector('[data-replay]').dataset.replay) >= 5")
    page.keyboard.press(" ")
    page.locator('[data-play="false"]').wait_for()
    seen = move_of(guest)
    page.clock.run_for(5000)
    assert move_of(guest) == seen, "it rests"
    page.keyboard.press("s")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    page.locator("[data-key]").first.click()
    page.locator("[role=tooltip] a[href^='/rules/citadels']").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    at(guest, 1)


def test_a_link_leads_to_a_move(invite: Invite) -> None:
    guest = invite("Anna", size=DESK)
    path = finish(guest, 4)
    page = guest.go(f"{path}/replay").page
    at(guest, 1)
    page.locator(SLIDER).fill("40")
    at(guest, 41)
    page.get_by_label("Point of view").select_option(label="As Anna saw it")
    page.locator('[data-eyes="A"]').wait_for()
    page.get_by_role("button", name="Copy the link to this move").click()
    page.get_by_text("The link is copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("/replay?move=41&as=A")
    lines = page.locator(".log .line").all_inner_texts()
    guest.go(link)
    at(guest, 41)
    assert page.locator(".log .line").all_inner_texts() == lines
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**move=42&as=A")
    page.reload()
    at(guest, 42)
    stranger = invite("Oleh")
    stranger.expect()
    stranger.go(link).page.get_by_text("This table needs an invitation").or_(
        stranger.page.get_by_role("link", name="Back to the hall")
    ).first.wait_for()
    assert stranger.page.locator(BAR).count() == 0


@pytest.mark.both
def test_playing_on_from_a_move(invite: Invite) -> None:
    """With bots, at once."""
    guest = invite("Anna", size=DESK)
    page = guest.go(f"{brought(guest, 'paladins')}?move=120&as=B").page
    at(guest, 120)
    guest.photograph("here")
    page.get_by_role("button", name="Play on from here").click()
    assert page.get_by_label("Your seat").input_value() == "1", "the seat that is looked from"
    page.get_by_label("The other seats").select_option(label="Random")
    guest.photograph("who")
    page.locator("[data-go-on]").click()
    guest.wait_for_question()
    assert page.locator("[data-undo]").is_disabled(), "what was played before stays"
    assert page.locator(".log .line").count() > 50, "the log begins with the game that was played"
    guest.photograph("on")
    page.go_back()
    at(guest, 120)


def test_playing_on_with_friends(invite: Invite) -> None:
    """From the lobby."""
    guest = invite("Anna", size=PHONE)
    page = guest.go(f"{brought(guest, 'paladins')}?move=120&as=B").page
    at(guest, 120)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("The other seats").select_option(label="By link")
    assert examine(guest, "dialog") == []
    page.locator("[data-go-on]").click()
    page.get_by_text("Continues an earlier game").wait_for()
    guest.photograph("lobby")
    page.get_by_role("button", name="Change", exact=True).click()
    page.get_by_text("its seats and rules stay").wait_for()


@pytest.mark.parametrize("which", ["citadels", whole("paladins"), "crowns", whole("solo")])
@pytest.mark.both
def test_a_record_that_is_dropped(invite: Invite, which: str) -> None:
    guest = invite(size=DESK)
    page = guest.go("/").page
    page.get_by_role("link", name="Watch a replay").wait_for()
    page.evaluate(DROP, ["evening.record", record(which)])
    at(guest, 1)
    page.locator(SLIDER).fill(str(moves(record(which)) * 2 // 3))
    page.locator(f'{BAR}[aria-busy="false"]').wait_for()
    if page.locator(".log").count() == 0:
        page.keyboard.press("l")
    page.locator(".log .now").first.wait_for()
    guest.photograph("dropped")


@pytest.mark.both
def test_what_is_no_record_is_refused_in_words(invite: Invite) -> None:
    guest = invite("Anna")
    guest.expect()
    page = guest.go("/replay").page
    page.get_by_role("heading", name="Watch a replay").wait_for()
    lines = record("citadels").split("\n")
    game = next(place for place, line in enumerate(lines) if line.startswith("game:"))
    wrong = {
        "this is not a record of a game": "a shopping list",
        "(chess)": "\n".join([*lines[:game], 'game: "chess"', *lines[game + 1 :]]),
        "another version of the rules": re.sub(r"(?m)^rules: \d+$", "rules: 77", record("citadels")),
        "Line 10: ": "\n".join([*lines[:9], "A dance", *lines[9:]]),
        "too much at once": "x" * 300_000,
    }
    for words, text in wrong.items():
        page.locator("[data-file]").set_input_files(
            {"name": "x.txt", "mimeType": "text/plain", "buffer": text.encode()}
        )
        page.get_by_role("alert").filter(has_text=words).first.wait_for()
    guest.photograph("refused")
    page.get_by_role("button", name="Close").click()
    page.locator("[data-file]").set_input_files(
        {"name": "x.txt", "mimeType": "text/plain", "buffer": record("citadels").encode()}
    )
    at(guest, 1)


@pytest.mark.whole
def test_a_record_that_was_cleared_away_is_brought_again(invite: Invite) -> None:
    guest = invite("Anna")
    page = guest.go("/replay").page
    page.get_by_role("heading", name="Watch a replay").wait_for()
    page.evaluate(DROP, ["evening.record", record("solo")])
    at(guest, 1)
    gone = json.dumps({"reason": "no_replay", "detail": ""})
    asked = []

    def clear(route: Any) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=404, content_type="application/json", body=gone)
        else:
            route.continue_()

    guest.expect()
    page.route("**/api/replays/*?*", clear)
    page.reload()
    at(guest, 1)
    page.evaluate("sessionStorage.clear()")
    asked.clear()
    page.reload()
    page.get_by_text("This record has been cleared away").wait_for()


LOOKED_AT = {"citadels": SIZES, "paladins": [DESK, PHONE], "crowns": [DESK, (360, 780)], "solo": [(1280, 720), PHONE]}


@pytest.mark.parametrize(("which", "sizes"), LOOKED_AT.items(), ids=[*LOOKED_AT])
@pytest.mark.whole
def test_every_game_at_several_sizes(invite: Invite, which: str, sizes: list[tuple[int, int]]) -> None:
    guest, last, faults = invite(), moves(record(which)), []
    path = brought(guest, which)
    for place, (width, height) in enumerate(sizes):
        move, eyes = [(last // 2, "all"), (last * 3 // 4, "A"), (last + 1, "all"), (last // 3, "B")][place]
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.go(f"{path}?move={move}&as={'A' if which == 'solo' else eyes}")
        at(guest, move)
        faults += examine(guest, f"{width}x{height}")
    assert not faults, "\n".join(faults)


@pytest.mark.whole
def test_a_phone(invite: Invite) -> None:
    guest = invite("Anna", size=PHONE, touch=True)
    page = guest.go(brought(guest)).page
    at(guest, 1)
    page.get_by_role("button", name="One answer on").tap()
    at(guest, 2)
    page.get_by_role("button", name="One turn on").tap()
    page.get_by_role("button", name="One answer back").tap()
    faults = []
    for tab in page.locator("nav button[data-tab]").all():
        faults += examine(guest, turn_to(guest, tab))
    page.get_by_label("Go to round").select_option(label="Round 3")
    guest.wait("() => Number(document.querySelector('[data-replay]').dataset.replay) > 10")
    assert not faults, "\n".join(faults)


@pytest.mark.whole
def test_the_first_view_of_a_long_game_needs_little(invite: Invite) -> None:
    """How long it takes is measured by `dev.py bench replay`; here, what the page waits for."""
    guest = invite("Anna")
    path = brought(guest, "paladins")
    assert moves(record("paladins")) > 400
    told: list[tuple[str, int]] = []

    def keep(response: Response) -> None:
        if "/api/replays/" in response.url:
            told.append((response.url.rpartition("/")[2], int(response.headers["content-length"])))

    guest.page.on("response", keep)
    guest.go(f"{path}?move=300")
    at(guest, 300)
    first = told[:2]
    assert [place.partition("?")[0] for place, _ in first] == [path.rpartition("/")[2], "stills"]
    assert sum(size for _, size in first) < 200_000
    guest.page.locator(SLIDER).fill("100")
    at(guest, 101)
    assert len(told) <= 7, "what is between is not asked for"
