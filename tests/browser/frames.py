"""The theatre frame by frame: what moves is stopped at its beginning, and shown at one time after the other."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from browser.director import Director, Message
from browser.guests import Guest
from browser.paladins import test_paladins_theatre as paladins
from browser.paladins.test_paladins_theatre import event
from browser.stopping import END, LENGTH, SHOW, STOP
from browser.table import test_theatre as citadels
from browser.watching import EMPTY

STEP = 100  # ms between two frames


class Deed(NamedTuple):
    """Something that happens, and what the table is like afterwards."""

    name: str
    events: tuple[Message, ...]
    change: Callable[[Message], None] | None = None
    asked: bool = False


CITADELS = (
    Deed("gathers", (event("gains", gold=4, source="gathering"),)),
    Deed("exchanges", (event("exchanges", **{"with": "C"}),)),
    Deed("builds", (event("builds", card="tavern", gold=1),), citadels.builds),
    Deed("crowned", (event("crowned"),), citadels.crowns),
    Deed("destroyed", (event("destroyed", "C", card="tavern"),), citadels.destroy),
    Deed("reveals", (event("reveals", "C", card="thief"),), citadels.thief),
    Deed("pays", (event("pays", "D", to="C", gold=3, source="thief"),)),
    Deed("completes", (event("completes", "C"),), citadels.completes),
    Deed("killed", (event("names", mark="kill", card="architect"),), citadels.kill),
    Deed(
        "robbed",
        (event("reveals", "A", card="architect"), event("pays", "A", to="C", gold=4, source="thief")),
        citadels.rob,
        asked=True,
    ),
)


def deeds_of_paladins(view: Message) -> tuple[Deed, ...]:
    """An action, what it brings, cards of the rows, and the Inquisition."""
    places = [event("places", worker=worker, action="garrison") for worker in ("scout", "fighter")]
    gains = [event("gains", what="faith", amount=1), event("gains", what="silver", amount=2)]
    settles = event("settles", square="r2_1", action="garrison")
    return (
        Deed("action", (event("takes_action", action="garrison"), *places, settles, *gains), paladins.garrisons),
        Deed("attacks", (event("attacks", card=view["outsider_row"][0]),), paladins.takes_first("outsider_row")),
        Deed("recruits", (event("recruits", card=view["townsfolk_row"][0]),), paladins.takes_first("townsfolk_row")),
        Deed("taxed", (event("suspected", card="tax_2"), event("takes_tax", silver=2))),
        Deed("order", (event("settles", "A", square="r1_3", action="commission"),), paladins.commissions),
        Deed("round", ({"event": "round", "number": 7, "first": "C"},)),
        Deed(
            "condemned",
            (event("suspected", card="tax_2"), paladins.INQUISITION, *paladins.JUDGEMENT),
            paladins.condemns,
        ),
    )


def record(directing: Director, deeds: tuple[Deed, ...], folder: Path) -> Iterator[Path]:
    """The pictures of these deeds, each from its beginning until the stage is empty."""
    guest = directing.guest
    guest.page.evaluate(STOP)
    for deed in deeds:
        directing.tell(*deed.events, change=deed.change, asked=deed.asked)
        guest.rest()
        length = int(guest.page.evaluate(LENGTH))  # nothing, if what it happens to is in another tab
        for ms in [*range(0, length, STEP), length - 1] if length else []:
            guest.page.evaluate(SHOW, ms)
            yield taken(guest, folder / f"{deed.name}-{ms:04}.png")
        guest.page.evaluate(END)
        guest.wait(EMPTY)
        yield taken(guest, folder / f"{deed.name}-end.png")


def taken(guest: Guest, path: Path) -> Path:
    guest.page.screenshot(path=path)
    return path
