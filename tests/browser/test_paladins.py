"""Paladins in the browser: tables of one, two and four, played by clicking what glows, and looked at in every size."""

import re
from typing import Any

import pytest
from browser.guests import DESK, PHONE, Guest, Invite
from browser.playing import Player, Tapper
from browser.test_games import points_shown
from browser.test_pages import SIZES, examine, is_phone

SUGGESTED = "[data-suggested]"


def paladins(guest: Guest, players: int, **more: Any) -> Guest:
    """The guest at a new table of Paladins."""
    return guest.go(guest.table(players, game="paladins", **more))


def let_a_bot_end_it(guest: Guest) -> None:
    """A bot plays on for whoever leaves, so that the end comes soon."""
    path = guest.page.url.rpartition("/t/")[2]
    guest.ask(f"tables/{path}/leave", {})
    guest.page.locator("[data-over]").wait_for(timeout=90_000)


@pytest.mark.parametrize(("players", "seed"), [(1, 5), (2, 6)])
def test_a_game(invite: Invite, players: int, seed: int) -> None:
    guest = paladins(invite("Anna"), players)
    player = Player(guest, seed)
    player.play(most=30)
    guest.photograph("middle")
    assert {"first_townsfolk", "play", "top", "tavern", "turn", "worker"} <= set(player.kinds)
    let_a_bot_end_it(guest)
    guest.photograph("end")
    result = guest.last()["result"]
    assert points_shown(guest) == result["scores"]


def test_four_players(invite: Invite) -> None:
    guest = paladins(invite("Anna"), 4)
    player = Player(guest, 7)
    player.play(most=20)
    guest.photograph("middle")
    assert {"tavern", "turn"} <= set(player.kinds)


def test_a_game_on_a_phone(invite: Invite) -> None:
    guest = paladins(invite("Anna", size=PHONE, touch=True), 2)
    player = Tapper(guest, 8)
    player.play(most=30)
    guest.photograph("middle")
    assert {"tavern", "turn", "worker"} <= set(player.kinds)


def test_one_click_places_the_suggested_workers(invite: Invite) -> None:
    guest = paladins(invite("Anna"), 2)
    player = Player(guest, 3)
    seen = player.play(until="worker")
    asked = guest.last()
    guest.page.locator(SUGGESTED).click()
    guest.wait_for_question(seen["stamp"])
    assert asked["question"]["kind"] == "worker"
    assert guest.last()["mine"] == asked["mine"] + len(asked["suggest"])


def test_the_opponent_of_a_single_player_says_why(invite: Invite) -> None:
    guest = paladins(invite("Anna"), 1, options={"difficulty": "hard"})
    Player(guest, 4).play(most=14)
    trail = guest.page.get_by_role("region", name="Why it does this").get_by_role("listitem")
    assert re.search("Scheme", trail.first.inner_text())
    assert trail.count() > 1


@pytest.mark.parametrize(("players", "size"), [(1, DESK), (1, PHONE), *((4, size) for size in SIZES if size != PHONE)])
def test_the_table_in_every_size(invite: Invite, players: int, size: tuple[int, int]) -> None:
    guest = paladins(invite("Anna", size=size, touch=is_phone(size)), players)
    player = (Tapper if is_phone(size) else Player)(guest, 9)
    faults: list[str] = []
    for kind in ("play", "tavern", "turn"):
        player.play(until=kind)
        faults += examine(guest, kind)
    for tab in guest.page.locator("nav button[data-tab]").all():
        tab.tap()
        faults += examine(guest, tab.get_attribute("data-tab") or "")
    assert not faults, "\n".join(faults)
