"""The faces of cards: every card of every game has one, no two have the same, and all together are small."""

import gzip
import json
import re
from typing import Any

import pytest
from browser.guests import Guest, Invite
from browser.hall.test_pages import PAINTED

LARGEST = 60_000  # bytes, packed, for a game
FETCHED = "() => performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname)"
CITADELS = {"districts": "districtFace", "characters": "characterFace"}
PALADINS = {noun: f"{noun}Face" for noun in ("paladin", "townsfolk", "outsider", "muster", "negotiate")}
# The faces of all cards of some nouns, as the page paints them.
PAINT = """async ([path, cards, painters]) => {
    const faces = await import(path);
    return Object.entries(painters).flatMap(([noun, painter]) =>
        Object.entries(cards[noun]).map(([name, card]) =>
            [`${noun} ${name}`, faces[painter](name, noun === 'characters' ? cards : card)]));
}"""


def painted(guest: Guest, game: str, painters: dict[str, str]) -> dict[str, Any]:
    """The faces of a game, each under the name of its card. What was fetched for them is small."""
    guest.go(guest.table(2, game=game)).wait_for_question()
    guest.wait(PAINTED)
    path = next(path for path in guest.page.evaluate(FETCHED) if re.search(r"/faces-[\w-]+\.js$", path))
    assert len(gzip.compress(guest.context.request.get(path).body())) <= LARGEST
    games = guest.context.request.get("/api/games").json()["games"]
    cards = next(info["cards"] for info in games if info["name"] == game)
    return dict(guest.page.evaluate(PAINT, [path, cards, painters]))


@pytest.mark.parametrize(
    ("game", "painters", "least"),
    [("citadels", CITADELS, 74), ("paladins", PALADINS, 100)],
    ids=["citadels", "paladins"],
)
def test_every_card_has_a_face_of_its_own(invite: Invite, game: str, painters: dict[str, str], least: int) -> None:
    guest = invite("Anna")
    faces = painted(guest, game, painters)
    assert len(faces) >= least
    icons = set(re.findall(r'id="([\w-]+)"', guest.context.request.get("/icons.svg").text()))
    assert {charge["icon"] for face in faces.values() for charge in face["charges"]} <= icons
    alike: dict[str, list[str]] = {}
    for name, face in faces.items():
        alike.setdefault(json.dumps(face, sort_keys=True), []).append(name)
    assert [names for names in alike.values() if len(names) > 1] == []
