"""How friends find a table: the address of its page invites them, and the lobby shows a link they can really open."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.guests import DESK, PHONE, Guest, Invite
from browser.halls import Hall
from browser.table.test_bots import SLOW, on_machine
from playwright.sync_api import APIResponse, Route
from sizes import whole

NEAR = ("192.168.1.5", "10.8.0.2")


def come(guest: Guest, address: str) -> Guest:
    """Open what somebody has copied from the line of the address."""
    assert "?key=" in address
    guest.go(address).page.locator("main.lobby, [data-question]").first.wait_for()
    return guest


def shown_link(guest: Guest) -> str:
    return guest.page.get_by_role("textbox", name="Link to this table").input_value()


def test_the_address_of_a_table_invites_until_its_seats_are_taken(invite: Invite) -> None:
    anna, bert, carl = invite("Anna"), invite(), invite()
    path = anna.table(2, 1)
    anna.go(path).page.get_by_text("One seat is free").wait_for()
    anna.wait("() => location.search.startsWith('?key=')")
    address = anna.page.url
    assert shown_link(anna) == address, "here friends come by the address of this machine"
    come(bert, address).page.get_by_text("Take a seat").wait_for()
    bert.page.get_by_role("button", name="Sit here").click()
    bert.page.get_by_role("textbox", name="Your name").fill("Bernard")
    bert.page.get_by_role("button", name="Use this name").click()
    bert.page.get_by_text("The host starts the game").wait_for()
    assert bert.page.url == address, "whoever has sat down can invite others"
    come(carl, address).page.get_by_text("All seats are taken").wait_for()
    assert carl.page.get_by_role("button", name="Sit here").count() == 0
    assert carl.page.locator("[data-invite]").count() == 0, "only those who sit here invite"
    carl.photograph("full")
    anna.page.get_by_role("button", name="Start the game").click()
    for guest in (anna, carl):
        guest.wait("() => document.querySelector('[data-question]') !== null")
    assert anna.page.url == carl.page.url == address
    dora = come(invite(), address)
    assert dora.page.get_by_text("You are watching").first.is_visible()


def test_the_game_may_begin_before_the_hall_has_said_that_one_sits(invite: Invite) -> None:
    anna, bert = invite("Anna"), invite("Bert")
    path = anna.table(2, 1)
    anna.go(path).wait("() => location.search.startsWith('?key=')")
    come(bert, anna.page.url).page.get_by_text("Take a seat").wait_for()
    held: list[tuple[Route, APIResponse]] = []
    bert.page.route("**/sit", lambda route: held.append((route, route.fetch())))  # the answer is on its way for long
    bert.page.get_by_role("button", name="Sit here").click()
    anna.page.get_by_role("button", name="Start the game").click()
    bert.page.locator("main.lobby").wait_for(state="detached")
    [(route, answer)] = held
    route.fulfill(response=answer)
    for guest in (anna, bert):
        guest.wait("() => document.querySelector('[data-question]') !== null")


def test_a_listed_table_needs_no_key(invite: Invite) -> None:
    anna = invite("Anna")
    path = anna.table(2, 1, settings={"listed": True})
    anna.go(path).page.locator("[data-invite]").wait_for()
    anna.rest()
    assert anna.page.url == f"{anna.address}{path}"
    come_in = invite().go(path)
    come_in.page.get_by_text("Take a seat").wait_for()


@pytest.fixture
def hall_of_many_addresses(tmp_path: Path) -> Iterator[Hall]:
    """A hall on a machine that its neighbours know by two addresses."""
    hall = Hall(tmp_path / "hall.db", NEAR)
    yield hall
    hall.close()


@pytest.fixture
def lonely_hall(tmp_path: Path) -> Iterator[Hall]:
    """A hall that listens to its own machine only."""
    hall = Hall(tmp_path / "hall.db", ())
    yield hall
    hall.close()


@pytest.mark.parametrize(
    ("size", "language"), [(DESK, "en"), whole(PHONE, "pl"), whole(PHONE, "uk"), whole(DESK, "cs")]
)
def test_the_host_gets_a_link_by_an_address_that_friends_can_use(
    invite: Invite, hall_of_many_addresses: Hall, size: tuple[int, int], language: str
) -> None:
    hall = hall_of_many_addresses
    anna = invite("Anna", at=hall, size=size, language=language)
    path = anna.table(2, 1)
    anna.go(path).page.locator("[data-invite=link]").wait_for()
    field, code, select = (anna.page.locator(f"main {one}") for one in (".copy input", "img", ".others select"))
    for near in NEAR:
        select.select_option(f"http://{near}:{hall.port}")
        assert field.input_value().startswith(f"http://{near}:{hall.port}{path}?key=")
        anna.wait(
            "near => document.querySelector('main img').src.endsWith(encodeURIComponent(near))", f"{near}:{hall.port}"
        )
        anna.wait("() => document.querySelector('main img').complete")
        assert code.evaluate("image => image.naturalWidth") > 0
    anna.photograph("lobby")


@pytest.mark.whole
@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "pl"), (PHONE, "uk"), (DESK, "cs")])
def test_where_friends_cannot_come_the_lobby_says_how_to_let_them_in(
    invite: Invite, lonely_hall: Hall, size: tuple[int, int], language: str
) -> None:
    anna = invite("Anna", at=lonely_hall, size=size, language=language)
    anna.go(anna.table(2, 1)).page.locator("[data-invite=alone]").wait_for()
    assert anna.page.locator("main img").count() == 0, "there is no code that leads nowhere"
    assert anna.page.locator("main .copy input").input_value() == "greathall serve --lan"
    anna.photograph("lobby")
    anna.page.locator("main .copy button").click()
    anna.wait("() => document.querySelector('main .copy + [role=status]').textContent !== ''")
    assert anna.page.evaluate("navigator.clipboard.readText()") == "greathall serve --lan"


@pytest.mark.parametrize("language", ["en", *(whole(one) for one in ("pl", "uk", "cs"))])
@pytest.mark.parametrize("game", [whole("citadels"), "paladins"])
def test_all_that_a_new_table_decides_is_seen_at_once(invite: Invite, game: str, language: str) -> None:
    """Even if the machine is slow, which the names of the levels say."""
    guest = on_machine(invite("Anna", language=language), SLOW)
    guest.go(f"/new?game={game}").page.locator("dialog .own :is(li, section)").first.wait_for()
    guest.page.locator("dialog .all option", has_text="40").first.wait_for(state="attached")
    guest.page.evaluate("() => document.fonts.ready")
    guest.rest()
    guest.photograph("form")
    body = guest.page.locator("dialog .body")
    assert body.evaluate("it => it.scrollHeight - it.clientHeight") <= 0
