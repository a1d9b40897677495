"""What is shown where something is amiss: whole, and with a way on; and nothing is offered in vain."""

import pytest
from browser.guests import DESK, PHONE, Guest, Invite
from browser.screens.hall import bring, unanswered
from sizes import whole

EDGES = "name => { const box = document.querySelector(name).getBoundingClientRect(); return [box.top, box.bottom]; }"
OWN = {"citadels": "Ninth character", "paladins": "City of Crowns"}  # a switch in the form of the game itself


def edges(guest: Guest, name: str) -> tuple[float, float]:
    """Where a box begins and ends, from above."""
    top, bottom = guest.page.evaluate(EDGES, name)
    return top, bottom


def test_news_above_the_door_pushes_nothing_together(invite: Invite) -> None:
    guest = invite("Anna", size=DESK)
    guest.expect()
    unanswered("/", "**/api/me", ".away")(guest)
    guest.page.get_by_text("Your tables wait in the hall").wait_for()
    assert edges(guest, ".steps")[1] <= edges(guest, "footer")[0]


@pytest.mark.parametrize("size", [DESK, whole(PHONE)])
def test_who_finds_no_table_still_has_the_bar_of_the_hall(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite("Anna", size=size)
    guest.expect()
    for arrive in (
        unanswered("/t/any", "**/api/tables/*", "main h1"),
        unanswered("/t/any", "**/api/tables/*", "main h1", "not_invited"),
    ):
        arrive(guest)
        assert guest.page.get_by_role("button", name="Settings").is_visible()
    guest.go("/replay/gone").page.locator("main h1").wait_for()
    assert guest.page.get_by_role("button", name="Settings").is_visible()


def test_what_is_wrong_with_a_record_is_closed_at_the_edge(invite: Invite) -> None:
    guest = invite("Anna", size=DESK)
    guest.expect()
    guest.go("/replay").page.locator("[data-file] ~ button").wait_for()
    bring(guest, "a list")
    ends = "name => document.querySelector(name).getBoundingClientRect().right"
    banner, button = (guest.page.evaluate(ends, name) for name in (".problem .banner", ".problem button"))
    assert 0 < banner - button < 40


def test_only_where_people_hide_somebody_may_leave_their_grid_out(invite: Invite) -> None:
    guest = invite("Anna")
    grids = {}
    for game, own in OWN.items():
        guest.go(f"/new?game={game}").page.get_by_role("switch", name=own).wait_for()
        grids[game] = guest.page.get_by_role("switch", name="Who is who").count()
    assert grids == {"citadels": 1, "paladins": 0}
