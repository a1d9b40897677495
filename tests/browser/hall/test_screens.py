"""Every screen in every language and size, as `python3 dev.py bench screens` looks at them; at least some of them."""

import pytest
from browser.halls import Hall
from browser.screens import LANGUAGES, SCREENS, SHARE, SIZES, visit
from playwright.sync_api import Browser


@pytest.mark.parametrize(("name", "language", "size"), SHARE, ids=[name for name, _, _ in SHARE])
def test_a_screen_fits_whatever_is_spoken(
    chromium: Browser, hall: Hall, name: str, language: str, size: tuple[int, int]
) -> None:
    faults = visit(chromium, hall.address, name, [language], [size])
    assert not faults, "\n".join(faults)


@pytest.mark.whole
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_fits_in_every_language_and_size(chromium: Browser, hall: Hall, name: str) -> None:
    faults = visit(chromium, hall.address, name, LANGUAGES, SIZES)
    assert not faults, "\n".join(faults)


def test_the_share_has_every_language_and_size() -> None:
    assert {language for _, language, _ in SHARE} == set(LANGUAGES)
    assert {size for _, _, size in SHARE} == set(SIZES)
