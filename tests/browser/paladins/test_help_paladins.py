"""Help in place for Paladins: every drawing, number, mark and card says what it is and which section tells more."""

import re
from pathlib import Path
from typing import Any

import pytest
from browser.guests import DESK, PHONE, ROOT, Guest, Invite
from browser.paladins.test_crowns import CROWNS
from browser.paladins.test_crowns import show_fullest as show_fullest_court
from browser.paladins.test_paladins_fullest import show_fullest
from browser.playing import Player
from sizes import whole

HELP = (Path(__file__).parents[1] / "help.js").read_text(encoding="utf-8")
# What belongs to the hall and not to the rules of the game: the bar, the tabs of a phone, and the log.
RULELESS = ["header.top", "nav", ".log, .sieves, .speak", ".seal"]  # the seal is about taking back
CLIENT = ROOT / "web" / "src" / "games" / "paladins"
SOURCES = {".ts", ".svelte"}
WORDS = [ROOT / "src/greathall/locale/en" / f"{name}.ftl" for name in ("paladins", "paladins-city_of_crowns")]
REFERENCES = [ROOT / "docs" / "rules" / f"{name}.md" for name in ("paladins", "city_of_crowns")]
# Drawings within a card that leave it to the card to speak for them.
LAZY = """() => [...document.querySelectorAll(".reward svg.coloured, .slots svg.coloured, .worker svg.coloured")]
    .filter(node => node.parentElement.closest("svg") === null && help.ask(node).beside.matches(".target, section, li"))
    .map(node => node.closest("[data-key]")?.dataset.key ?? node.outerHTML)"""


def sit_down(guest: Guest, players: int, **more: Any) -> Player:
    """A player at a new table, who can ask what is silent."""
    guest.context.add_init_script(HELP)
    guest.go(guest.table(players, game="paladins", **more))
    return Player(guest, 31)


def silent(guest: Guest, where: str) -> list[str]:
    """What on the page says nothing, or says less than what it is and where the rules tell of it."""
    found: list[str] = guest.page.evaluate("asked => help.unexplained(asked)", {"ruleless": RULELESS})
    return [f"{where}: {one}" for one in found]


def silent_on_a_phone(guest: Guest, tabs: tuple[str, ...]) -> list[str]:
    """The same in tabs of a phone, which the window becomes for a moment."""
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    found = []
    for tab in tabs:
        guest.page.locator(f"nav button[data-tab={tab}]").click()
        guest.page.locator(f".content[data-tab={tab}]").wait_for()
        found += silent(guest, tab)
    guest.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    guest.page.locator("nav button[data-tab]").first.wait_for(state="detached")
    return found


def said(guest: Guest, selector: str) -> str:
    """What the first such thing says, as one text."""
    told = guest.page.locator(selector).first.evaluate("node => help.ask(node)")
    return f"{told['title']} | {told['text']} | {told['rule']}"


def check_numbers(guest: Guest) -> None:
    """What is asked for, what the player has, what is paid: the numbers are those of the cards and of the view."""
    view = guest.last()["view"]
    mine = view["seats"]["A"]
    has = mine["effective"]
    assert f"needs Strength 1; you have {has['strength']}" in said(guest, ".regions h4")
    assert said(guest, ".regions h4").endswith("P-6.1.2")
    assert f"needs Faith 0; you have {has['faith']}" in said(guest, "[data-key^='square:']")
    assert f"Needs Influence 11; you have {has['influence']}" in said(
        guest, "[data-key='action:fortify'] .uses li:last-child"
    )
    assert "use 7 of 7, costs 3 provisions" in said(guest, "[data-key='action:fortify'] .uses li:last-child")
    assert "Fits: Scout or Criminal" in said(guest, "[data-key='action:commission'] .slots svg")
    assert f"Silver: {mine['silver']} |" in said(guest, ".mine .goods li")
    assert f"Cards left: {view['townsfolk_pile']}" in said(guest, ".town .count")
    assert "Space 8 of the track | An attribute that stands here is worth 9 points" in said(
        guest, ".mine .cell:nth-child(9)"
    )


@pytest.mark.whole  # the fullest table has all this and more
def test_a_table_of_two_explains_itself(invite: Invite) -> None:
    guest = invite("Anna")
    player = sit_down(guest, 2)
    found = []
    for kind in ("first_townsfolk", "play", "tavern", "turn"):
        player.play(until=kind)
        found += silent(guest, kind)
    check_numbers(guest)
    assert guest.page.evaluate(LAZY) == []
    found += silent_on_a_phone(guest, ("town", "map", "board", "rivals"))
    assert not found, "\n".join(found)


def test_what_has_no_explanation_is_found(invite: Invite) -> None:
    """A number and a drawing that are put on the board without words."""
    guest = invite("Anna")
    sit_down(guest, 2).play(until="play")
    guest.page.evaluate("document.querySelector('.main').append('12')")
    assert [one for one in silent(guest, "here") if "says nothing" in one and "section.main" in one]


@pytest.mark.parametrize("court", [pytest.param(False, id="base"), pytest.param(True, id="crowns")])
@pytest.mark.whole
def test_the_fullest_table_explains_itself(invite: Invite, court: bool) -> None:
    guest = invite("Anna")
    (show_fullest_court if court else show_fullest)(guest)
    player = sit_down(guest, 4, **({"options": CROWNS} if court else {}))
    player.play(until="turn")
    found = silent(guest, "laptop")
    found += silent_on_a_phone(guest, ("town", "map", *(("crowns",) if court else ()), "board", "rivals"))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("court", [pytest.param(False, id="base"), whole(True, id="crowns")])
def test_the_opponent_explains_itself(invite: Invite, court: bool) -> None:
    guest = invite("Anna")
    player = sit_down(guest, 1, **({"options": CROWNS} if court else {}))
    player.play(until="opponents_turn")
    found = silent(guest, "its turn")
    guest.page.keyboard.press("Enter")
    player.play(until="turn")
    found += silent(guest, "laptop")
    found += silent_on_a_phone(guest, ("map", "rivals"))
    assert not found, "\n".join(found)


def sections(name: str) -> set[str]:
    """What a table of sections in the client knows."""
    text = (CLIENT / "help" / "sections.ts").read_text(encoding="utf-8")
    table = text.partition(f"const {name}")[2].partition("};")[0]
    return set(re.findall(r"^  (\w+): ", table, re.M))


def test_every_section_that_is_named_is_in_the_rules() -> None:
    """Every question and every line of the score has a section, too."""
    client = "\n".join(file.read_text(encoding="utf-8") for file in CLIENT.rglob("*") if file.suffix in SOURCES)
    rules = "\n".join(file.read_text(encoding="utf-8") for file in REFERENCES)
    words = "\n".join(file.read_text(encoding="utf-8") for file in WORDS)
    named = set(re.findall(r'"([PC]-\d+(?:\.\d+)*)"', client))
    there = set(re.findall(r"^(?:#+ |- \*\*)([PC]-\d+(?:\.\d+)*)", rules, re.M))
    assert len(named) > 60
    assert named - there == set()
    assert set(re.findall(r"^paladins-question-(\w+) =", words, re.M)) == sections("QUESTIONS")
    assert set(re.findall(r"^paladins-line-(\w+) =", words, re.M)) == sections("LINES") - {"total"}
