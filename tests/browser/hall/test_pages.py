"""Every page at every size: nothing spills, collides or leaves the window, and nobody is shut out."""

from typing import Any

import pytest
from browser.endings import finish
from browser.fullest import show_fullest
from browser.guests import DESK, HERE, PHONE, ROOT, Guest, Invite
from browser.playing import Player, Tapper, turn_to
from sizes import whole

AUDIT = (HERE / "audit.js").read_text(encoding="utf-8")
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = "axe.run(document, { resultTypes: ['violations'] })"
PAINTED = "() => !('faces' in document.documentElement.dataset)"  # cards are plain at first
# How wide the beginnings of a text are, letter by letter.
WIDTHS = """node => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const letters = [...node.innerText].map(() => texts.nextNode()).find(text => text?.textContent.trim());
    const range = document.createRange();
    return [...letters.textContent].map((_, end) => {
        range.setStart(letters, 0);
        range.setEnd(letters, end + 1);
        return range.getBoundingClientRect().width;
    });
}"""
SERIOUS = ("serious", "critical")
SIZES = [DESK, (1280, 720), PHONE, (360, 780)]
SIZED = [PHONE, *(whole(size) for size in SIZES if size != PHONE)]


def audit(guest: Guest) -> list[str]:
    """What is wrong with what is seen."""
    guest.page.evaluate("document.fonts.ready.then(() => true)")
    guest.wait(PAINTED)
    found: list[str] = guest.page.evaluate(AUDIT)
    return [*found, *guest.look()["troubles"]]


def barriers(guest: Guest) -> list[str]:
    """What would shut somebody out."""
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE)
    found: dict[str, Any] = guest.page.evaluate(RUN)
    return [
        f"{one['id']}: {one['nodes'][0]['failureSummary']} {one['nodes'][0]['html'][:200]}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
    ]


def examine(guest: Guest, name: str) -> list[str]:
    """Photograph what is seen; what is wrong with it."""
    guest.page.mouse.move(0, 0)
    guest.page.evaluate("document.activeElement?.blur()")
    guest.photograph(name)
    return [f"{name}: {fault}" for fault in (*audit(guest), *barriers(guest))]


def is_phone(size: tuple[int, int]) -> bool:
    return size[0] < 600


@pytest.mark.parametrize("size", SIZED, ids="x".join(["%d"] * 2).__mod__)
def test_the_hall(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite("Bartholomew of Hohenstein"[:24], size=size, touch=is_phone(size))
    guest.table(8, title="A table with a rather long name, really")
    guest.table(4, 2)
    page = guest.go("/").page
    page.get_by_text("A table with a rather long name").first.wait_for()
    faults = examine(guest, "front")
    page.get_by_role("link", name="New table", exact=True).click()
    page.get_by_role("dialog").wait_for()
    faults += examine(guest, "new")
    while is_phone(size) and page.get_by_role("button", name="Next").is_enabled():
        page.get_by_role("button", name="Next").click()
        faults += examine(guest, "new-next")
    guest.go(guest.table(8, 3, title="A table with a rather long name, really"))
    page.get_by_text("3 seats are free").wait_for()
    faults += examine(guest, "lobby")
    guest.go("/credits").page.get_by_role("heading", name="Credits").wait_for()
    faults += examine(guest, "credits")
    guest.expect()
    guest.go("/nowhere").page.get_by_text("There is nothing here").wait_for()
    faults += examine(guest, "lost")
    assert not faults, "\n".join(faults)


def test_letters_stand_where_they_belong(invite: Invite) -> None:
    """Not at the next whole pixel, which makes one word of two."""
    page = invite("Anna").go("/").page
    page.get_by_role("button", name="Play against bots").wait_for()
    for name in (".lead", "button.button"):
        assert any(not width.is_integer() for width in page.locator(name).first.evaluate(WIDTHS)), name


@pytest.mark.parametrize("size", SIZED, ids="x".join(["%d"] * 2).__mod__)
@pytest.mark.parametrize("players", [2, 8])
@pytest.mark.whole
def test_the_fullest_table(invite: Invite, size: tuple[int, int], players: int) -> None:
    guest = invite("Anna", size=size, touch=is_phone(size))
    show_fullest(guest)
    guest.go(guest.table(players)).wait_for_question()
    faults = examine(guest, "draft")
    (Tapper if is_phone(size) else Player)(guest, 31).play(until="turn")
    for tab in guest.page.locator("nav button[data-tab]").all():
        faults += examine(guest, turn_to(guest, tab))
    if not is_phone(size):
        faults += examine(guest, "turn")
        guest.page.keyboard.press("w")
        guest.page.locator("tbody").wait_for()
        faults += examine(guest, "who")
    assert not faults, "\n".join(faults)


@pytest.mark.whole
def test_the_end(invite: Invite) -> None:
    guest = invite("Anna")
    finish(guest, 8)
    faults = []
    for width, height in SIZES:
        guest.resize(width, height)
        faults += examine(guest, f"{width}x{height}")
    assert not faults, "\n".join(faults)
