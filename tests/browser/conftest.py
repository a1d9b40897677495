"""A hall, a browser, and guests for every test; what a page complains of fails the test.

A test that is marked `both` runs against a hall on a network and, in the whole, against the hall inside a page, too; a
few do so always. It needs one device only, and nothing that happens between a browser and a server.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from browser.chromium import launch
from browser.guests import Guest, Invite
from browser.halls import Hall
from browser.inside.insiders import Insider, WebSpace
from playwright.sync_api import Browser, sync_playwright


class Place(Protocol):
    """Where windows are opened: a hall, a gate before one, a web space."""

    @property
    def address(self) -> str: ...


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
    hall.close()


@pytest.fixture(scope="session")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebSpace]:
    """A web space with the page that has the hall inside."""
    space = WebSpace(Path(tmp_path_factory.mktemp("space")))
    yield space
    space.close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Both halls, for a test that is about either; the one inside the page in the whole, or always if it is `quick`."""
    if both := metafunc.definition.get_closest_marker("both"):
        inside = pytest.param("space", marks=() if both.kwargs.get("quick") else pytest.mark.whole, id="inside")
        metafunc.parametrize("invite", [pytest.param("hall", id=pytest.HIDDEN_PARAM), inside], indirect=True)


@pytest.fixture
def invite(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Opens windows on the hall, or on the page that has one inside; at the end nobody may have had anything to
    complain of."""
    where = getattr(request, "param", "hall")
    kind = Insider if where == "space" else Guest
    yield from inviting(chromium, request.getfixturevalue(where), request, kind)


def inviting(
    chromium: Browser, place: Place, request: pytest.FixtureRequest, kind: type[Guest] = Guest
) -> Iterator[Invite]:
    """What opens windows of a kind on a place, until the test is over."""
    guests: list[Guest] = []
    album = request.node.name.removeprefix("test_").replace("[", "-").rstrip("]")

    def invited(name: str | None = None, at: Place = place, **more: Any) -> Guest:
        guests.append(kind(chromium, at.address, album, **more))
        return guests[-1] if name is None else guests[-1].named(name)

    failed = request.session.testsfailed
    yield invited
    if request.session.testsfailed > failed:
        for number, guest in enumerate(guests):
            guest.photograph(f"failed-{number}")
    faults = [fault for guest in guests for fault in guest.faults()]
    for guest in guests:
        guest.context.close()
    assert not faults, "\n".join(faults)
