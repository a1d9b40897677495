"""Every screen in every language, size and light, as `dev.py bench screens` looks at them; at least some of them."""

import pytest
from browser.halls import Hall
from browser.moments import DARK, LIGHT, View
from browser.screens import LANGUAGES, SCREENS, SHARE, SIZES, views, visit
from playwright.sync_api import Browser


@pytest.mark.parametrize(("name", "view"), SHARE, ids=[name for name, _ in SHARE])
def test_a_screen_fits_whatever_is_spoken(chromium: Browser, hall: Hall, name: str, view: View) -> None:
    faults = visit(chromium, hall.address, name, [view])
    assert not faults, "\n".join(faults)


@pytest.mark.whole
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_fits_in_every_language_and_size(chromium: Browser, hall: Hall, name: str) -> None:
    faults = visit(chromium, hall.address, name, views(LANGUAGES, SIZES))
    assert not faults, "\n".join(faults)


def test_the_share_has_every_language_size_and_light() -> None:
    assert {view.language for _, view in SHARE} == set(LANGUAGES)
    assert {(view.size, view.theme) for _, view in SHARE} == {
        (size, light) for size in SIZES for light in (LIGHT, DARK)
    }
