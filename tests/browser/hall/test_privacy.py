"""What is kept about people: the page says it, they take it along, and they are forgotten. And a hall for a club."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.guests import Invite
from browser.halls import Hall
from playwright.sync_api import Route

WORD = "open sesame"
SWITCHES = ("Spectators", "Listed", "Hints", "Talk", "Review")  # the first is in every hall


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Hall]:
    hall = Hall(tmp_path / "hall.db", word=WORD)
    yield hall
    hall.close()


def test_a_guest_takes_everything_along_and_is_forgotten(invite: Invite) -> None:
    anna = invite("Annabella")
    anna.table(2, 1)
    anna.go("/").page.get_by_role("button", name="Annabella").click()
    anna.page.get_by_role("link", name="What is kept").first.click()
    anna.page.get_by_role("heading", name="What is kept").wait_for()
    anna.page.get_by_text("Tables and their games: until their host deletes them.", exact=True).wait_for()
    with anna.page.expect_download() as taken:
        anna.page.get_by_role("link", name="Download everything about me").click()
    kept = json.loads(Path(taken.value.path()).read_text(encoding="utf-8"))
    assert (kept["name"], len(kept["tables"])) == ("Annabella", 1)
    anna.photograph("kept")
    anna.page.get_by_role("button", name="Forget me").click()
    anna.page.get_by_role("button", name="Forget me for good").click()
    anna.page.get_by_text("Done: the hall does not know you any more.").wait_for()
    anna.page.get_by_role("button", name="Close").last.click()
    assert anna.page.get_by_role("button", name="Annabella").count() == 0
    anna.page.reload()
    anna.page.get_by_role("heading", name="What is kept").wait_for()
    assert anna.page.get_by_role("link", name="Download everything about me").count() == 0


def test_in_a_club_newcomers_need_its_word(invite: Invite, club: Hall) -> None:
    anna, bert = invite(at=club), invite(at=club)
    anna.ask("me", {"name": "Anna", "invitation": WORD})
    anna.go(anna.table(2, 1)).page.get_by_text("One seat is free").wait_for()
    anna.wait("() => location.search.startsWith('?key=')")
    bert.expect()
    bert.go(anna.page.url).page.get_by_role("textbox", name="Your name").fill("Bert")
    bert.page.get_by_role("textbox", name="Word of invitation").fill("open barley")
    bert.page.get_by_role("button", name="Use this name").click()
    bert.page.get_by_text("that is not the one").wait_for()
    bert.page.get_by_role("textbox", name="Word of invitation").fill(WORD)
    bert.page.get_by_role("button", name="Use this name").click()
    bert.page.get_by_role("button", name="Sit here").click()
    bert.page.get_by_text("The host starts the game").wait_for()


@pytest.mark.whole
def test_the_page_leaves_out_what_a_hall_does_without(invite: Invite) -> None:
    anna = invite("Anna")

    def without(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(
            response=answer, json={**answer.json(), "without": ["talk", "hints", "reviews", "records", "lists"]}
        )

    switches = {name: anna.page.get_by_role("switch", name=name, exact=True) for name in SWITCHES}
    anna.go("/new?game=citadels").page.get_by_role("dialog").wait_for()
    assert {name for name, switch in switches.items() if switch.count()} == set(SWITCHES)
    anna.page.route("**/api/me", without)
    anna.go("/new?game=citadels").page.get_by_role("dialog").wait_for()
    assert {name for name, switch in switches.items() if switch.count()} == {SWITCHES[0]}
