"""How much a page has to fetch before somebody can answer."""

import re

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
    assert f"words-uk-{game}" in named
    other = {"citadels": "paladins", "paladins": "citadels"}[game]
    assert f"words-uk-{other}" not in named
    assert all(fetched.values()) and sum(fetched.values()) <= MOST, fetched
    later = {"EndOfGame", "Lobby", "Lesson", "faces", "playhouse", "theatre"}
    assert not {name for name in later if re.search(rf"(^| ){name}-", named)}


def test_the_front_door_fetches_the_words_of_no_game_and_lacks_none(invite: Invite) -> None:
    """It says what games are called, and who sits at a table that goes on. (A message without words is a complaint.)"""
    guest = invite("Anna", language="uk")
    guest.table(1, game="paladins")
    guest.go("/")
    guest.page.locator("a.card").get_by_text("Паладини Західного королівства").wait_for()
    guest.page.get_by_text("Гравець-бот").first.wait_for()
    named = " ".join(guest.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)"))
    assert "words-uk-" in named and "words-uk-citadels" not in named and "words-uk-paladins" not in named
