"""A table begun under older rules: everybody agrees, and the game goes on; or it is watched, and its record saved."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.guests import PHONE, Guest, Invite
from browser.hall.test_pages import examine
from browser.halls import Hall
from browser.playing import Company, Player

OLDER = "This game was begun under older rules"
FINISH = "Finish it under today"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Hall]:
    """A hall of its own, which is closed and opened again."""
    hall = Hall(tmp_path / "hall.db")
    yield hall
    hall.close()


def change(house: Hall, statement: str) -> None:
    """The hall is opened again when something was changed in what it keeps."""
    house.kill()
    with sqlite3.connect(house.store) as store:
        store.execute(statement)
    store.close()
    house.start()


def in_the_middle(anna: Guest, bert: Guest) -> str:
    """The address of a table at which both have answered for a while."""
    table = anna.table(3, open_seats=1)
    key = anna.context.request.get(f"/api/tables/{table.removeprefix('/t/')}").json()["key"]
    bert.ask(f"tables/{table.removeprefix('/t/')}/sit", {"seat": 1, "key": key})
    anna.ask(f"tables/{table.removeprefix('/t/')}/start", {})
    anna.go(table)
    bert.go(table)
    Company([Player(anna, 1), Player(bert, 2)]).play(6)
    for guest in (anna, bert):
        guest.go("/").expect()
        guest.page.wait_for_load_state("networkidle")  # the hall goes: nothing may still be on its way
    return table


def panel(guest: Guest, table: str) -> None:
    guest.go(table).page.get_by_role("heading", name=OLDER).wait_for()


def test_a_game_is_finished_under_todays_rules(invite: Invite, house: Hall) -> None:
    anna, bert = invite("Anna", at=house), invite("Bert", at=house)
    table = in_the_middle(anna, bert)
    change(house, "UPDATE tables SET rules = rules - 1")
    panel(anna, table)
    panel(bert, table)
    anna.page.locator("[data-waits]", has_text="Anna, Bert").wait_for()
    assert anna.page.get_by_role("link", name="Save the record").count() == 0, "it would show what is hidden"
    assert examine(anna, "older") == []
    anna.page.get_by_role("button", name=FINISH).click()
    bert.page.locator("[data-agree]", has_text="Anna").wait_for()
    anna.page.get_by_role("button", name="I no longer agree").click()
    bert.page.locator("[data-agree]").wait_for(state="detached")
    bert.page.get_by_role("button", name=FINISH).click()
    anna.page.locator("[data-agree]", has_text="Bert").wait_for()
    anna.resize(*PHONE)
    assert examine(anna, "older-phone") == []
    anna.page.get_by_role("button", name=FINISH).click()
    anna.wait("table => location.pathname.startsWith('/t/') && location.pathname !== table", table)
    bert.page.get_by_role("link", name="Go to that table").click()
    Company([Player(anna, 1), Player(bert, 2)]).play(3)


@pytest.mark.whole
def test_what_cannot_be_finished_is_watched_and_taken_along(invite: Invite, house: Hall) -> None:
    anna, bert = invite("Anna", at=house), invite("Bert", at=house)
    table = in_the_middle(anna, bert)
    change(house, "DELETE FROM positions")
    change(house, "UPDATE tables SET rules = rules - 1")
    panel(anna, table)
    assert anna.page.get_by_role("button", name=FINISH).count() == 0
    assert examine(anna, "lost") == []
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Save the record").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("greathall record 1\n")
    anna.page.get_by_role("link", name="Watch the replay").click()
    anna.page.locator("[data-past]").wait_for()
    anna.photograph("replay")
