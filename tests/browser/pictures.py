"""The pictures of README: tables in the middle of a game that somebody plays by clicking what glows."""

from pathlib import Path
from typing import Any, NamedTuple

from browser.guests import DESK, PHONE, Guest
from browser.moments import DARK, LIGHT, PRIME, asked
from browser.playing import Player, Tapper
from playwright.sync_api import Browser

NAME = "Marta"
SEED = 1
MOST = 400  # choices until the moment comes
FEW = 2  # things that glow at least


class Picture(NamedTuple):
    """A table in a round at least this late, where the person has the turn and things of this kind glow; its light."""

    name: str
    players: int
    round: int
    glowing: str = ""
    size: tuple[int, int] = DESK
    theme: str = LIGHT
    table: dict[str, Any] = {}  # what else is wished for of the table


PALADINS = {"game": "paladins"}
CROWNS = {**PALADINS, "options": {"expansions": ["city_of_crowns"]}}
PICTURES = (
    Picture("table", 6, 6, "hand:"),
    Picture("table-phone", 6, 5, "hand:", size=PHONE),
    Picture("paladins", 2, 4, table=PALADINS),
    Picture("crowns", 3, 3, theme=DARK, table=CROWNS),
)


def take(browser: Browser, address: str, picture: Picture, folder: Path) -> Path:
    """Play until the moment has come, and photograph it."""
    guest = Guest(browser, address, "picture", picture.size, touch=picture.size == PHONE).named(NAME)
    guest.go("/").page.evaluate(PRIME, ["en", picture.theme])
    bots = ["normal"] * (picture.players - 1)
    guest.go(guest.table(picture.players, bots=bots, **picture.table))
    play(guest, picture)
    asked(guest)
    guest.page.mouse.move(0, 0)
    guest.page.evaluate("document.fonts.ready.then(() => true)")
    file = folder / f"{picture.name}.png"
    guest.page.screenshot(path=file)
    guest.context.close()
    return file


def play(guest: Guest, picture: Picture) -> None:
    player = (Tapper if picture.size == PHONE else Player)(guest, SEED)
    for _ in range(MOST):
        seen = player.play(1)
        glowing = [thing for thing in seen["things"] if thing["key"].startswith(picture.glowing)]
        if seen["kind"] == "turn" and len(glowing) >= FEW and guest.last()["view"]["round"] >= picture.round:
            return
    raise AssertionError(f"{picture.name}: the moment never came")
