"""The end of a game with equal points says what decided."""

from typing import Any

import pytest
from browser.endings import finish
from browser.guests import Guest, Invite
from browser.replay.test_review import name_at
from browser.staged import rewrite


def tie(message: dict[str, Any]) -> dict[str, Any]:
    """The same end, but the first two have equal points and the second has won."""
    result = message.get("result")
    if result is not None:
        result.update(scores=[30, 30], winners=[1], ties={"revealed": [3, 8]})
    return message


def end_in_a_tie(guest: Guest) -> None:
    rewrite(guest, tie)


def test_a_tie_says_how_it_was_broken(invite: Invite) -> None:
    guest = invite("Anna")
    end_in_a_tie(guest)
    finish(guest, 2)
    said = guest.page.locator("[data-tie]").inner_text()
    first, second = name_at(guest, 0), name_at(guest, 1)
    assert said == f"Equal points: the higher rank revealed in the last round decides ({first} 3, {second} 8)"
    assert guest.page.get_by_role("heading", name=f"{second} wins with 30 points").count() == 1
    guest.photograph("tie")


@pytest.mark.whole
def test_where_points_decide_nothing_else_is_said(invite: Invite) -> None:
    guest = invite("Anna")
    finish(guest, 2)
    result = guest.last()["result"]
    assert (guest.page.locator("[data-tie]").count() == 1) == bool(result["ties"])
