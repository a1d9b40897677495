"""A hall, a browser, and guests for every test; what a page complains of fails the test."""

from collections.abc import Iterator

import pytest
from browser.chromium import launch
from browser.guests import Guest, Invite
from browser.halls import Gate, Hall
from playwright.sync_api import Browser, sync_playwright


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The machine's browser."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall that serves the client as it was built."""
    hall = Hall(tmp_path_factory.mktemp("hall") / "hall.db")
    yield hall
    hall.kill()


@pytest.fixture
def invite(chromium: Browser, hall: Hall, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Opens windows on the hall; at the end nobody may have had anything to complain of."""
    guests: list[Guest] = []
    album = request.node.name.removeprefix("test_").replace("[", "-").rstrip("]")

    def inviting(name: str | None = None, at: Hall | Gate = hall, **more: object) -> Guest:
        guests.append(Guest(chromium, at.address, album, **more))  # type: ignore[arg-type]
        return guests[-1] if name is None else guests[-1].named(name)

    failed = request.session.testsfailed
    yield inviting
    if request.session.testsfailed > failed:
        for number, guest in enumerate(guests):
            guest.photograph(f"failed-{number}")
    faults = [fault for guest in guests for fault in guest.faults()]
    for guest in guests:
        guest.context.close()
    assert not faults, "\n".join(faults)
