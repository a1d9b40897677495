"""In these tests the hall is inside the page: whoever is invited opens it from a web space."""

from collections.abc import Iterator

import pytest
from browser.conftest import inviting
from browser.guests import Invite
from browser.inside.insiders import Insider, WebSpace
from playwright.sync_api import Browser


@pytest.fixture
def invite(chromium: Browser, space: WebSpace, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Opens windows on the page; at the end none of them may have complained."""
    yield from inviting(chromium, space, request, Insider)
