"""Phones, tablets and laptops: what is asked about is seen whole, and no pane is half empty or spills."""

import pytest
from browser.fullest import show_fullest
from browser.guests import PHONE, Guest, Invite
from browser.hall.test_pages import audit
from browser.moments import LIGHT, PRIME, SPOKEN
from browser.staged import Message, answer, asking, stage
from sizes import whole

LANGUAGES = ("en", "cs", "pl", "uk")
SIDEWAYS = [(844, 390), whole((667, 375)), whole((740, 360))]
UPRIGHT = (820, 1180)
# The characters with the longest names and texts.
DRAFT = ["witch", "tax_collector", "warlord", "abbot"]
# The lowest edge of what is in the first pane, as a part of the window's height.
LOWEST = """() => {
    const shown = [...document.querySelectorAll('[data-tab=cities] *')].map(node => node.getBoundingClientRect());
    return Math.max(...shown.map(box => box.bottom)) / innerHeight;
}"""
# What is seen of a thing without scrolling, as a part of its height.
SEEN = """node => {
    const { top, height, left } = node.getBoundingClientRect();
    const heights = Array.from({ length: 20 }, (_, at) => top + (height * (at + 0.5)) / 20);
    return heights.filter(y => node.contains(document.elementFromPoint(left + 20, y))).length / 20;
}"""


def speaks(guest: Guest, language: str) -> None:
    """The same page in another language."""
    guest.page.evaluate(PRIME, [language, LIGHT])
    guest.page.reload()
    guest.wait(SPOKEN, language)
    guest.wait_for_question()
    guest.photograph(language)


def choices(verb: str, noun: str, names: list[str]) -> list[Message]:
    return [answer(number, verb, noun, name) for number, name in enumerate(names)]


@pytest.mark.whole
def test_a_phone_shows_the_whole_ring_of_a_city(invite: Invite) -> None:
    guest = invite("Anna", size=PHONE, touch=True)
    stage(guest, asking("look", choices("look at", "seat", ["B", "C", "D"])))
    guest.go(guest.table(4)).wait_for_question()
    guest.photograph("ring")
    assert not audit(guest)
    guest.page.locator('[data-key^="city:"][data-legal]').first.tap()
    assert not audit(guest)


@pytest.mark.parametrize("size", SIDEWAYS, ids="x".join(["%d"] * 2).__mod__)
def test_a_phone_held_sideways_shows_three_characters(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite("Anna", size=size, touch=True)
    stage(guest, asking("character", choices("keep", "character", DRAFT)))
    guest.go(guest.table(8))
    for language in LANGUAGES:
        speaks(guest, language)
        cards = guest.page.locator('[data-key^="draft:"]').all()
        assert [card.evaluate(SEEN) for card in cards[:3]] == [1, 1, 1], language
        assert not audit(guest), language


def test_the_hand_next_to_a_draft_stays_on_its_panel(invite: Invite) -> None:
    guest = invite("Anna")
    show_fullest(guest)
    guest.go(guest.table(8)).wait_for_question()
    guest.photograph("hand")
    panel, lines = guest.page.locator(".panel:has(.held)").bounding_box(), guest.page.locator(".held li").all()
    boxes = [line.bounding_box() for line in lines]
    assert panel is not None
    assert all(box is not None and box["y"] + box["height"] < panel["y"] + panel["height"] for box in boxes)


@pytest.mark.parametrize("players", [2, 4, 6, 8])
@pytest.mark.whole
def test_a_tablet_held_upright_has_no_empty_pane(invite: Invite, players: int) -> None:
    guest = invite("Anna", size=UPRIGHT, touch=True)
    show_fullest(guest)
    guest.go(guest.table(players))
    for language in LANGUAGES:
        speaks(guest, language)
        assert guest.page.evaluate(LOWEST) > 0.95
        assert not audit(guest), language
