"""Workers to keep: picked in any order, put back at will, and said once, by mouse, by keys and by thumb."""

import json
import re
from collections import Counter

import pytest
from browser.guests import PHONE, Guest, Invite
from browser.paladins.test_paladins import Clicker, Thumb, paladins
from browser.playing import THINGS
from playwright.sync_api import Locator

ME = "A"


def asked_to_keep(guest: Guest, plays: type[Clicker] = Clicker) -> dict[str, int]:
    """A table of Paladins where the guest has just passed; the workers that are there to keep."""
    seen = plays(paladins(guest, 2), 11).play(until="turn")
    guest.page.keyboard.press("e")
    guest.page.locator("[data-confirm]").wait_for()  # there is more to do: it asks once
    seen = guest.look()
    guest.page.keyboard.press("e")
    seen = guest.wait_for_question(seen["stamp"])
    assert seen["kind"] == "keep"
    game = guest.last()
    workers: dict[str, int] = game["view"]["seats"][ME]["workers"]
    assert sum(workers.values()) > 3
    return {name: count for name, count in workers.items() if count}


def worker(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f"[data-key='worker:{name}']")


def glowing(guest: Guest) -> set[str]:
    keys: list[str] = guest.page.locator(THINGS).evaluate_all("nodes => nodes.map(node => node.dataset.key)")
    return {key.partition(":")[2] for key in keys}


def backwards(workers: dict[str, int]) -> list[str]:
    """Three of them, the last kind first: an order in which they were once refused."""
    return [name for name in reversed(workers) for _ in range(workers[name])][:3]


def kept(guest: Guest, workers: dict[str, int]) -> Counter[str]:
    """Those that nobody gave back, once the hall has heard the answer."""
    guest.wait("() => !['keep', ''].includes(document.querySelector('[data-question]').dataset.question)")
    told = [event for text in guest.heard for event in json.loads(text).get("events", [])]
    returned = [event for event in told if event["event"] == "gives_back" and event["who"] == ME]
    return Counter(workers) - Counter({event["worker"]: event["count"] for event in returned})


@pytest.mark.both
def test_workers_are_kept_in_any_order_with_one_confirmation(invite: Invite) -> None:
    guest = invite("Anna")
    workers = asked_to_keep(guest)
    assert glowing(guest) == set(workers)
    wanted = backwards(workers)
    for name in wanted:
        worker(guest, name).click()
    assert guest.page.locator("[data-picked='3']").count() == 1
    assert glowing(guest) == set()
    guest.photograph("picked")
    worker(guest, wanted[0]).click()
    assert guest.page.locator("[data-picked='2']").count() == 1
    worker(guest, wanted[0]).click()
    guest.page.get_by_role("button", name=re.compile("^Put back")).last.click()
    worker(guest, wanted[0]).click()
    guest.page.get_by_role("button", name=re.compile("^Keep ")).click()
    assert kept(guest, workers) == Counter(wanted)


@pytest.mark.both
def test_the_keyboard_keeps_workers(invite: Invite) -> None:
    guest = invite("Anna")
    workers = asked_to_keep(guest)
    wanted = backwards(workers)
    for name in wanted:
        worker(guest, name).focus()
        guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("Escape")
    assert guest.page.locator("[data-picked='2']").count() == 1
    worker(guest, wanted[2]).press("Enter")
    guest.page.get_by_role("button", name=re.compile("^Keep ")).press("Enter")
    assert kept(guest, workers) == Counter(wanted)


@pytest.mark.whole
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.both
def test_thumbs_keep_workers_on_a_phone(invite: Invite, language: str) -> None:
    guest = invite("Anna", size=PHONE, touch=True, language=language)
    workers = asked_to_keep(guest, Thumb)
    wanted = backwards(workers)
    for name in wanted:
        worker(guest, name).tap()
    guest.photograph("picked")
    guest.page.locator("[data-question] [data-answer]").tap()
    assert kept(guest, workers) == Counter(wanted)
