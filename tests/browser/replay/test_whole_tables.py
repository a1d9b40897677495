"""A whole table as a file: saved from its menu, dropped on a hall, and played on."""

from pathlib import Path
from typing import Any

import pytest
from browser.guests import Guest, Invite
from browser.inside.insiders import Insider, WebSpace
from browser.playing import Player
from browser.replay.test_replay import DROP, record
from playwright.sync_api import Browser
from sizes import whole

SAVE = "Save the whole table"


def saved(guest: Guest) -> str:
    """The file of the table that is shown."""
    guest.page.get_by_role("button", name="Menu").click()
    with guest.page.expect_download() as saving:
        guest.page.get_by_text(SAVE).click()
    guest.page.keyboard.press("Escape")
    return Path(saving.value.path()).read_text(encoding="utf-8")


def dropped(guest: Guest, text: str) -> None:
    """The table that a file becomes is shown."""
    guest.go("/").page.get_by_role("link", name="Watch a replay").wait_for()
    guest.page.evaluate(DROP, ["friday.txt", text])
    guest.wait_for_question()


def shown(guest: Guest) -> dict[str, Any]:
    """What the guest knows of the game and of the table, apart from when it happened."""
    game, table = guest.last(), guest.last("table")["table"]
    names = ("view", "question", "n", "number", "mine", "undo", "beliefs", "forecast")
    seats = [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]]
    return {**{name: game[name] for name in names}, "seats": seats, "title": table["title"]}


@pytest.mark.both
def test_a_table_that_was_saved_is_there_again_and_goes_on(invite: Invite) -> None:
    guest = invite("Anna")
    guest.go(guest.table(3, title="Friday", bots=["easy", "random"]))
    Player(guest, 1).play(most=4)
    before, text = shown(guest), saved(guest)
    dropped(guest, text)
    assert shown(guest) == before
    assert saved(guest) == text
    Player(guest, 2).play(most=3)
    assert guest.last()["n"] > before["n"]


@pytest.mark.whole
def test_a_table_goes_out_of_a_page_into_a_hall_on_a_network_and_back(
    chromium: Browser, space: WebSpace, invite: Invite
) -> None:
    page = Insider(chromium, space.address, "along").named("Anna")
    page.go(page.table(3, title="Friday", bots=["easy", "random"]))
    Player(page, 1).play(most=4)
    before, text = shown(page), saved(page)
    guest = invite("Anna")
    dropped(guest, text)
    assert shown(guest) == before
    Player(guest, 2).play(most=4)
    after, text = shown(guest), saved(guest)
    dropped(page, text)
    assert shown(page) == after
    assert not page.faults()
    page.context.close()


def test_nobody_is_offered_the_cards_of_a_friend(invite: Invite) -> None:
    anna, bert = invite("Anna"), invite("Bert")
    path = anna.table(2, open_seats=1)
    key = anna.context.request.get(f"/api/tables/{path[3:]}").json()["key"]
    bert.ask(f"tables/{path[3:]}/sit", {"key": key})
    anna.ask(f"tables/{path[3:]}/start", {})
    anna.go(path).page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("link", name="Back to the hall").wait_for()
    assert anna.page.get_by_text(SAVE).count() == 0


WRONG = {
    "en": "This file cannot be opened: this file does not hold a whole table",
    "pl": "Tego pliku nie można otworzyć: w tym pliku nie ma całego stołu",
    "uk": "Цей файл не можна відкрити",
    "cs": "Tento soubor nelze otevřít: v tomto souboru není celý stůl",
}


@pytest.mark.parametrize("language", ["en", whole("pl"), whole("uk"), whole("cs")])
def test_a_file_that_holds_no_table_is_refused_in_words(invite: Invite, language: str) -> None:
    guest = invite("Anna", language=language)
    guest.expect()
    guest.go("/replay").page.locator("[data-file]").wait_for(state="attached")
    text = record("solo").replace("\n\n", '\ntable: {"title": ""}\n\n', 1)
    guest.page.evaluate(DROP, ["friday.txt", text])
    guest.page.get_by_role("alert").filter(has_text=WRONG[language]).first.wait_for()
