"""The faces of cards: every card of every game has one, no two have the same, and all together are small."""

import gzip
import json
import re
from typing import Any
from urllib.parse import urljoin

import pytest
from browser.guests import DESK, PHONE, Guest, Invite
from browser.hall.test_pages import PAINTED, audit, is_phone
from sizes import whole

LARGEST = 60_000  # bytes, packed, for a game
ICON = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.DOTALL)
FETCHED = "() => performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname)"
CITADELS = {"districts": "districtFace", "characters": "characterFace"}
PALADINS = {noun: f"{noun}Face" for noun in ("paladin", "townsfolk", "outsider", "muster", "negotiate", "ally")}
# The faces of all cards of some nouns, as the page paints them.
PAINT = """async ([path, cards, painters]) => {
    const faces = await import(path);
    return Object.entries(painters).flatMap(([noun, painter]) =>
        Object.entries(cards[noun]).map(([name, card]) =>
            [`${noun} ${name}`, faces[painter](name, noun === 'characters' ? cards : card)]));
}"""


def painted(guest: Guest, game: str, painters: dict[str, str]) -> dict[str, Any]:
    """The faces of a game, each under the name of its card. All that they are made of is small."""
    guest.go(guest.table(2, game=game)).wait_for_question()
    guest.wait(PAINTED)
    path = next(path for path in guest.page.evaluate(FETCHED) if re.search(r"/faces-[\w-]+\.js$", path))
    games = guest.context.request.get("/api/games").json()["games"]
    cards = next(info["cards"] for info in games if info["name"] == game)
    faces = dict(guest.page.evaluate(PAINT, [path, cards, painters]))
    used = {charge["icon"] for face in faces.values() for charge in face["charges"]}
    drawn = icons(guest)
    assert used <= set(drawn)
    drawings = "".join(drawn[name] for name in sorted(used))
    assert len(gzip.compress((code(guest, path) + drawings).encode())) <= LARGEST
    return faces


def code(guest: Guest, path: str) -> str:
    """A module of the page, with those it is made of."""
    text = guest.context.request.get(path).text()
    parts = [guest.context.request.get(urljoin(path, part)).text() for part in re.findall(r'from"(\./[^"]+)"', text)]
    return text + "".join(parts)


def icons(guest: Guest) -> dict[str, str]:
    """The drawings that all pages share."""
    sheet = guest.context.request.get("/icons.svg").text()
    return {found[1]: found[0] for found in ICON.finditer(sheet)}


@pytest.mark.parametrize(
    ("game", "painters", "least"),
    [("citadels", CITADELS, 74), ("paladins", PALADINS, 100)],
    ids=["citadels", "paladins"],
)
def test_every_card_has_a_face_of_its_own(invite: Invite, game: str, painters: dict[str, str], least: int) -> None:
    guest = invite("Anna")
    faces = painted(guest, game, painters)
    assert len(faces) >= least
    alike: dict[str, list[str]] = {}
    for name, face in faces.items():
        alike.setdefault(json.dumps(face, sort_keys=True), []).append(name)
    assert [names for names in alike.values() if len(names) > 1] == []


@pytest.mark.parametrize("game", ["citadels", whole("paladins")])
@pytest.mark.parametrize("size", [DESK, whole(PHONE)], ids=["desk", "phone"])
def test_in_forced_colours_every_card_can_be_read_and_chosen(invite: Invite, game: str, size: tuple[int, int]) -> None:
    """Grounds are gone, words and what glows are not."""
    guest = invite("Anna", size=size, touch=is_phone(size))
    guest.page.emulate_media(forced_colors="active")
    guest.go(guest.table(2, game=game)).wait_for_question()
    faults = audit(guest)  # what axe knows of colours are those that are not shown
    guest.photograph("forced")
    assert guest.page.locator("svg.ground:visible").count() == 0
    legal = guest.page.locator("[data-legal=true]")
    assert legal.count() > 0
    assert legal.evaluate_all("nodes => nodes.every((node) => getComputedStyle(node).outlineStyle !== 'none')")
    assert faults == []
