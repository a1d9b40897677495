"""The line to the hall breaks in the middle of a decision: nothing is lost, and nobody has to reload anything."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.guests import Guest, Invite
from browser.halls import Gate, Hall
from browser.playing import Player

OFFLINE = "The hall does not answer"


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[Hall]:
    """A hall that may be killed."""
    hall = Hall(tmp_path / "hall.db")
    yield hall
    hall.close()


@pytest.fixture
def gate(hall: Hall) -> Iterator[Gate]:
    """A way to the hall that can be cut."""
    gate = Gate(hall.port)
    yield gate
    gate.close()


def decide(guest: Guest, seed: int) -> Player:
    """A player in the middle of a decision: they have chosen a character, but not yet said it."""
    guest.go(guest.table(3))
    player = Player(guest, seed)
    seen = player.play(9)
    while seen["kind"] != "character" or seen["confirm"]:
        seen = player.play(1)
    player.way(seen, 0).click()
    seen = guest.wait_for_question(seen["stamp"])
    assert seen["confirm"]
    return player


def same(before: dict[str, object], after: dict[str, object]) -> bool:
    """Whether the hall shows and asks the same as before."""
    return all(before[part] == after[part] for part in ("n", "number", "mine", "view", "question", "beliefs"))


def test_loading_the_page_again(invite: Invite) -> None:
    guest = invite("Anna")
    player = decide(guest, 11)
    before, log = guest.last(), guest.page.locator("[role=region] li").count()
    guest.heard.clear()
    guest.page.reload()
    seen = guest.wait_for_question()
    assert same(before, guest.last())
    assert not seen["confirm"]  # what was not said is forgotten
    assert guest.page.locator("[role=region] li").count() >= log
    player.play(8)
    assert guest.last()["mine"] > before["mine"]


@pytest.mark.whole
def test_going_offline(invite: Invite, gate: Gate) -> None:
    guest = invite("Anna", at=gate)
    guest.expect()
    player = decide(guest, 12)
    before, seen = guest.last(), guest.look()
    guest.page.evaluate("window.mark = true")
    gate.cut()
    guest.page.get_by_text(OFFLINE).wait_for()
    assert guest.look()["stamp"] == seen["stamp"]
    player.confirm(seen)
    guest.page.get_by_text("Your answer is kept").wait_for()
    guest.photograph("offline")
    gate.mend()
    guest.wait_for_question(seen["stamp"])
    guest.page.get_by_text(OFFLINE).wait_for(state="hidden")
    assert guest.last()["mine"] == before["mine"] + 1
    player.play(8)
    assert guest.page.evaluate("window.mark")  # the page was never reloaded


def test_a_hall_that_dies_and_comes_back(invite: Invite, own_hall: Hall) -> None:
    guest = invite("Anna", at=own_hall)
    guest.expect()
    player = decide(guest, 13)
    before, seen = guest.last(), guest.look()
    own_hall.kill()
    guest.page.get_by_text(OFFLINE).wait_for()
    own_hall.start()
    guest.page.get_by_text(OFFLINE).wait_for(state="hidden")
    assert same(before, guest.last())
    assert guest.look()["stamp"] == seen["stamp"]
    player.play(8)
    assert guest.last()["mine"] > before["mine"]
