"""Every screen in some language and size, another one each day; `python3 dev.py bench screens` looks at all of them."""

from datetime import date

import pytest
from browser.guests import Invite
from browser.screens import PSEUDO, SCREENS, SIZES, look

LANGUAGES = ["cs", "pl", "uk", PSEUDO]
WAYS = [(language, size) for size in SIZES for language in LANGUAGES]
QUICK = [name for name in SCREENS if not name.endswith("-end")]


@pytest.mark.parametrize("name", QUICK)
def test_a_screen_fits_whatever_is_spoken(invite: Invite, name: str) -> None:
    guest = invite("Bartholomew of Hohenstein"[:24])
    guest.album = "screen"
    screen = SCREENS[name]
    path = screen.ready(guest.go("/"))
    language, size = WAYS[(date.today().toordinal() + QUICK.index(name)) % len(WAYS)]
    faults = list(look(guest, screen, path, language, size))
    assert not faults, "\n".join(faults)
