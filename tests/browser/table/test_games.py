"""Whole games in the browser, played by nothing but clicking what glows."""

import re

import pytest
from browser.guests import PHONE, Guest, Invite
from browser.playing import Player, Tapper
from sizes import whole

MINUS = "\N{MINUS SIGN}"


def points_shown(guest: Guest) -> list[int]:
    """The totals on the screen of the end, seat by seat."""
    cells = guest.page.locator("[data-over] tfoot td").all_inner_texts()
    return [int(text.replace(MINUS, "-")) for text in cells if text.strip()]


def rows_shown(guest: Guest) -> list[list[int]]:
    """What every way to score gave to every seat."""
    rows = guest.page.locator("[data-over] tbody tr").all()
    cells = [row.locator("td b").all_inner_texts() for row in rows]
    return [[int(text.replace(MINUS, "-")) for text in row] for row in cells]


def play_again(guest: Guest) -> None:
    """The same people at a new table, which begins at once."""
    before = guest.page.url
    guest.page.get_by_role("button", name="Play again").click()
    guest.page.wait_for_url(lambda url: url != before)
    Player(guest, 9).play(2)


PRINTED = 3  # lines of the score sheet, also where nobody has points: districts, all types, completed city


@pytest.mark.parametrize(("players", "seed"), [whole(2, 1), whole(5, 2), whole(8, 3)])
@pytest.mark.both
def test_a_whole_game(invite: Invite, players: int, seed: int) -> None:
    guest = invite("Anna")
    guest.go(guest.table(players))
    player = Player(guest, seed)
    player.play(most=25)
    guest.photograph("middle")
    assert player.play()["over"]
    guest.photograph("end")
    result = guest.last()["result"]
    assert points_shown(guest) == result["scores"]
    lines = [[seat.get(name, 0) for seat in result["lines"]] for name in result["lines"][0]]
    assert rows_shown(guest)[:PRINTED] == lines[:PRINTED]
    assert rows_shown(guest)[PRINTED:] == [line for line in lines[PRINTED:] if any(line)]
    assert guest.page.locator("[data-over] [data-own]").inner_text().startswith("You ")
    assert guest.page.locator("[data-over] [data-mine]").inner_text().startswith("Anna")
    assert [sum(column) for column in zip(*rows_shown(guest), strict=True)] == result["scores"]
    best = max(result["scores"])
    assert re.search(rf"\b{best} points?\b", guest.page.locator("[data-over] h1").inner_text())
    assert {"character", "turn"} <= set(player.kinds)
    play_again(guest)


@pytest.mark.both
def test_a_whole_game_on_a_phone(invite: Invite) -> None:
    guest = invite("Anna", size=PHONE, touch=True)
    guest.go(guest.table(4))
    player = Tapper(guest, 4)
    player.play(most=16)
    guest.photograph("middle")
    assert player.play()["over"]
    guest.photograph("end")
    assert guest.page.locator("[data-stage]").count() == 0, "nothing is shown over the end"
    shown = guest.page.locator("[data-over]").inner_text()
    for score in guest.last()["result"]["scores"]:
        assert re.search(rf"\b{score}\b", shown)
