"""A few screens in some language and size, others each day; `python3 dev.py bench screens` looks at all of them."""

from datetime import date

import pytest
from browser.halls import Hall
from browser.screens import SCREENS, SHARE, VIEWS, share_of, visit
from playwright.sync_api import Browser


@pytest.mark.parametrize("place", range(SHARE))
def test_a_screen_fits_whatever_is_spoken(chromium: Browser, hall: Hall, place: int) -> None:
    name, language, size = share_of(date.today().toordinal())[place]
    faults = visit(chromium, hall.address, name, [language], [size])
    assert not faults, "\n".join(faults)


def test_everything_is_looked_at_in_turn() -> None:
    days = -(-len(VIEWS) // SHARE)
    seen = [view for day in range(days) for view in share_of(739_000 + day)]
    assert set(seen) == set(VIEWS)
    assert {name for name, _, _ in VIEWS} == set(SCREENS)
