"""Friends at one table: made by the form, joined by the link, watched if that is allowed."""

import re

import pytest
from browser.guests import DESK, PHONE, Guest, Invite
from browser.playing import Company, Player, hand_shown
from browser.screens.hall import key_of
from sizes import whole

TURN = re.compile("Your turn")


def say_name(guest: Guest, name: str) -> None:
    """Answer the question for a name."""
    guest.page.get_by_role("textbox", name="Your name").fill(name)
    guest.page.get_by_role("button", name="Use this name").click()


def open_table(guest: Guest) -> None:
    """A table of three by the form: the host, an open seat, a quick rival; without live scores."""
    page = guest.go("/").page
    page.get_by_role("link", name="New table", exact=True).click()
    page.get_by_role("textbox", name="Name of the table").fill("Kitchen table")
    page.get_by_role("button", name="Remove seat 4").click()
    page.get_by_label("Pace of the bots").select_option("At once")
    page.get_by_role("switch", name="Live scores").click()
    guest.photograph("new-table")
    page.get_by_role("button", name="Open the table").click()
    say_name(guest, "Anna")
    page.wait_for_url("**/t/*")
    page.get_by_role("heading", name="Kitchen table").wait_for()


def copied_link(guest: Guest) -> str:
    """The link as the button of the lobby copies it."""
    guest.page.get_by_role("button", name="Copy", exact=True).click()
    guest.page.get_by_role("button", name="Copied").wait_for()
    link: str = guest.page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{guest.address}/t/")
    return link


def check_hands(guest: Guest, own: str | None) -> None:
    """Nobody is sent any hand but their own, and that one is on the screen."""
    for seat, held in guest.last()["view"]["seats"].items():
        assert isinstance(held["hand"], list if seat == own else int), seat
    assert hand_shown(guest) == (sorted(guest.last()["view"]["seats"][own]["hand"]) if own else [])


def test_friends_meet_by_a_link(invite: Invite) -> None:
    anna, bert, carl = invite(), invite(), invite()
    open_table(anna)
    link = copied_link(anna)
    anna.photograph("lobby")
    bert.go(link)
    bert.page.get_by_role("button", name="Sit here").first.click()
    say_name(bert, "Bernard")
    bert.page.get_by_text("The host starts the game").wait_for()
    carl.go(link)
    anna.page.get_by_text("Everyone is here").wait_for()
    assert anna.page.get_by_role("listitem").filter(has_text="Bernard").is_visible()
    anna.page.get_by_role("button", name="Start the game").click()
    company = Company([Player(anna, 5), Player(bert, 6)])
    for _ in range(12):
        company.play(1)
        check_title_and_hands(company, anna, bert)
    assert company.played == {0, 1}
    carl.wait("() => document.querySelector('[data-question]') !== null")
    carl.photograph("watching")
    assert carl.page.get_by_text("You are watching").first.is_visible()
    assert carl.look()["things"] == carl.look()["buttons"] == []
    check_hands(carl, None)
    anna.photograph("playing")


def check_title_and_hands(company: Company, anna: Guest, bert: Guest) -> None:
    """Whoever is asked sees it in the title of the window, and each sees only their own hand."""
    asked, _ = company.wait()
    for guest in (anna, bert):
        guest.wait_for_entry(asked.guest.last()["n"])
    for guest, seat in ((anna, "A"), (bert, "B")):
        check_hands(guest, seat)
        is_asked = guest.look()["stamp"] != ""
        assert bool(TURN.search(guest.page.title())) == is_asked == (guest.last()["question"] is not None)


def test_the_crest_in_the_bar_is_that_of_the_seat(invite: Invite) -> None:
    """Whoever has no seat has no crest."""
    anna, bert = invite("Anna"), invite("Bert")
    path = anna.table(3, open_seats=2)
    anna.go(path)
    bert.go(f"{path}?key={key_of(anna, path.removeprefix('/t/'))}")
    sit = bert.page.locator("li.open").last.get_by_role("button", name="Sit here")
    sit.wait_for()
    assert bert.page.locator("header .coloured").count() == 0
    sit.click()
    crests = []
    for guest in (anna, bert):
        in_the_bar, on_the_seat = (guest.page.locator(f"{place} .coloured use") for place in ("header", "li.me"))
        crests.append(in_the_bar.get_attribute("href"))
        assert crests[-1] == on_the_seat.get_attribute("href")
    assert crests[0] != crests[1]


@pytest.mark.whole
def test_a_table_without_watching(invite: Invite) -> None:
    anna, carl = invite("Anna"), invite("Carl")
    path = anna.table(2, settings={"watch": False})
    anna.go(path).wait_for_question()
    key = anna.last("table")["table"]["key"]
    carl.expect()
    carl.go(f"{path}?key={key}")
    carl.page.get_by_text("You may not look at this table").wait_for()
    carl.photograph("refused")
    assert carl.page.locator("[data-key]").count() == 0
    assert all('"type":"game"' not in text for text in carl.heard)


def test_leaving_and_coming_back(invite: Invite) -> None:
    guest = invite("Anna")
    path = guest.table(2, settings={"pace": "calm"})
    guest.go(path).wait_for_question()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Leave the table").click()
    guest.page.get_by_role("heading", name="Great Hall").wait_for()
    guest.go(path).page.get_by_role("button", name="Take your seat again").click()
    guest.wait_for_question()
    guest.photograph("back")
    Player(guest, 8).play(2)


def test_a_personal_link_moves_the_guest(invite: Invite) -> None:
    anna, phone = invite("Anna"), invite()
    path = anna.table(2, title="My own table")
    anna.go("/").page.get_by_role("button", name="Make a link").click()
    anna.page.get_by_role("button", name="Make a personal link").click()
    anna.photograph("link")
    link = anna.page.get_by_role("textbox", name="Your personal link").input_value()
    phone.go(link).page.get_by_role("button", name="Play in this browser").click()
    phone.page.get_by_text("My own table").wait_for()
    phone.photograph("moved")
    Player(phone.go(path), 7).play(3)
    stranger = invite()
    stranger.expect()
    with stranger.page.expect_response("**/api/me/move") as answer:
        stranger.go(link).page.get_by_role("button", name="Play in this browser").click()
    assert not answer.value.ok
    stranger.page.get_by_text(re.compile("link", re.IGNORECASE)).first.wait_for()
    assert stranger.context.request.get("/api/me").json()["name"] is None


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), whole(PHONE, "pl")])
def test_whoever_signs_out_everywhere_plays_on_here_and_nowhere_else(
    invite: Invite, size: tuple[int, int], language: str
) -> None:
    anna, phone = invite("Anna", size=size, language=language), invite()
    path = anna.table(2)
    link = anna.ask("me/link", {})["token"]
    phone.ask("me/move", {"token": link})
    phone.go(path).wait_for_question()
    phone.expect()
    anna.go("/")
    anna.page.locator("header b").get_by_text("Anna").click()
    anna.photograph("menu")
    anna.page.locator("button.item").last.click()
    anna.photograph("sure")
    anna.page.get_by_role("dialog").get_by_role("button").last.click()
    anna.page.get_by_role("status").wait_for()
    anna.photograph("done")
    phone.page.locator("[data-reload]").click()  # the address of the page invites, so it watches, as others may
    phone.page.get_by_text("You are watching").first.wait_for()
    phone.photograph("out")
    phone.go(path).page.get_by_role("heading", name="This table is by invitation").wait_for()
    assert phone.context.request.get("/api/me").json()["name"] is None
    anna.go(path).wait_for_question()
