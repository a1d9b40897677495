"""How much a page has to fetch before somebody can answer."""

import pytest
from browser.guests import Invite
from playwright.sync_api import Response
from sizes import whole

MOST = 240_000  # bytes of scripts, packed as they are sent


@pytest.mark.parametrize("game", ["citadels", whole("paladins")])
def test_a_table_can_be_used_before_much_has_come(invite: Invite, game: str) -> None:
    """In the language with the longest words. The theatre, the faces of cards, lessons and the end come later."""
    guest = invite("Anna", language="uk")
    fetched: dict[str, int] = {}

    def note(response: Response) -> None:
        if response.url.endswith(".js"):
            fetched[response.url.rpartition("/")[2]] = int(response.headers["content-length"])

    path = guest.table(2, game=game)
    guest.page.on("response", note)
    guest.go(path).wait_for_question()
    named = " ".join(fetched)
    assert "words-uk" in named and game in named
    assert sum(fetched.values()) <= MOST, fetched
    assert "EndOfGame" not in named and "Lobby" not in named and "Lesson" not in named
