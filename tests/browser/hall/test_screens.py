"""Every screen in some languages, sizes and lights; `dev.py bench screens` looks at all of them."""

from itertools import product

import pytest
from browser.halls import Hall
from browser.moments import DARK, LIGHT, View
from browser.screens.every import LANGUAGES, OTHER_SIZES, PSEUDO, SCREENS, SHARE, SIZES, in_turn, visit
from playwright.sync_api import Browser


@pytest.mark.parametrize(("name", "view"), SHARE, ids=[name for name, _ in SHARE])
def test_a_screen_fits_whatever_is_spoken(chromium: Browser, hall: Hall, name: str, view: View) -> None:
    faults = visit(chromium, hall.address, name, [view])
    assert not faults, "\n".join(faults)


@pytest.mark.whole
@pytest.mark.parametrize(("place", "name"), list(enumerate(SCREENS)), ids=SCREENS)
def test_a_screen_fits_in_the_longest_words_and_in_others_in_turn(
    chromium: Browser, hall: Hall, place: int, name: str
) -> None:
    faults = visit(chromium, hall.address, name, in_turn(place))
    assert not faults, "\n".join(faults)


def test_in_turn_every_language_has_every_size() -> None:
    seen = {(view.language, view.size) for place in range(len(SCREENS)) for view in in_turn(place)}
    spoken = [language for language in LANGUAGES if language != PSEUDO]
    assert seen == {*product(LANGUAGES, SIZES), *product(spoken, OTHER_SIZES)}


@pytest.mark.parametrize("place", range(len(SCREENS)))
def test_every_screen_is_seen_in_the_dark_in_every_size(place: int) -> None:
    assert {view.size for view in in_turn(place) if view.theme == DARK} == set(SIZES)


def test_the_share_has_every_language_size_and_light() -> None:
    assert {view.language for _, view in SHARE} == set(LANGUAGES)
    assert {(view.size, view.theme) for _, view in SHARE} == {
        (size, light) for size in SIZES for light in (LIGHT, DARK)
    }
