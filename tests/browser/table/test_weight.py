"""How much a page has to fetch before somebody can answer."""

import pytest
from browser.guests import Invite
from sizes import whole

MOST = 240_000  # bytes of scripts, packed as they are sent
# Every script that was there, and how long it was, when the table was drawn: what comes later nobody waits for.
NOTE = """new MutationObserver((_, observer) => {
    if (document.querySelector('[data-question]') === null) return;
    observer.disconnect();
    const fetched = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    window.fetched = fetched.map(({ name, encodedBodySize }) => [name.split('/').at(-1), encodedBodySize]);
}).observe(document, { childList: true, subtree: true });"""


@pytest.mark.parametrize("game", ["citadels", whole("paladins")])
def test_a_table_can_be_used_before_much_has_come(invite: Invite, game: str) -> None:
    """In the language with the longest words. The theatre, the faces of cards, lessons and the end come later."""
    guest = invite("Anna", language="uk")
    guest.context.add_init_script(NOTE)
    guest.go(guest.table(2, game=game)).wait_for_question()
    fetched = dict(guest.page.evaluate("window.fetched"))
    named = " ".join(fetched)
    assert "words-uk" in named and game in named
    assert all(fetched.values()) and sum(fetched.values()) <= MOST, fetched
    assert "EndOfGame" not in named and "Lobby" not in named and "Lesson" not in named
