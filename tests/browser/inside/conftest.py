"""In these tests the hall is inside the page: whoever is invited opens it from a web space."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import inviting
from browser.guests import Invite
from browser.inside.insiders import Insider, WebSpace
from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebSpace]:
    """A web space with the page."""
    space = WebSpace(Path(tmp_path_factory.mktemp("space")))
    yield space
    space.close()


@pytest.fixture
def invite(chromium: Browser, space: WebSpace, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Opens windows on the page; at the end nobody may have had anything to complain of."""
    yield from inviting(chromium, space, request, Insider)
