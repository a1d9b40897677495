"""The theatre, when nothing moves any more: what the band says of others, and what happens to the viewer."""

from collections.abc import Callable
from typing import Any

from browser import director
from browser.director import OPTIONS, Director
from browser.guests import Guest
from browser.moments import Arrive, Moment, Screen
from browser.paladins import directed
from browser.paladins.test_paladins_theatre import INQUISITION, JUDGEMENT, condemns, event, garrisons, suspects
from browser.table.test_theatre import builds, crowns, killed, rob
from browser.watching import EMPTY

Message = dict[str, Any]
Tell = Callable[[Director], None]

NARRATION = "[data-narration]"
FATE = "[data-fate]"
ASSASSIN: Message = {"event": "reveals", "who": "B", "card": "assassin"}
ROLAND: Message = {"event": "shows_paladin", "who": "B", "paladin": "roland"}


def told(first: Message, middle: Callable[[Message], None], tell: Tell, then: str) -> Arrive:
    """From the table that is open on, a director tells what happens; until this is seen."""

    def arrive(guest: Guest) -> None:
        directing = Director(guest).begin(guest.page.evaluate("location.pathname"))
        directing.tell(first, change=middle)
        guest.page.locator(NARRATION).first.wait_for()
        tell(directing)
        guest.page.locator(then).first.wait_for()
        guest.wait(EMPTY)

    return arrive


def citadels(name: str, tell: Tell, then: str) -> Moment:
    return Moment(name, told(ASSASSIN, director.middle_of_a_game, tell, then))


def paladins(name: str, tell: Tell, then: str) -> Moment:
    return Moment(name, told(ROLAND, directed.middle_of_a_game, tell, then))


def plays_on(directing: Director) -> None:
    """As much as the band can hold."""
    for happened, change in (
        ({"event": "gains", "who": "B", "gold": 2, "source": "gathering"}, None),
        ({"event": "builds", "who": "B", "card": "tavern", "gold": 1}, builds),
        ({"event": "crowned", "who": "B"}, crowns),
    ):
        directing.tell(happened, change=change)


def robbed(directing: Director) -> None:
    pays = {"event": "pays", "who": "A", "to": "C", "gold": 4, "source": "thief"}
    directing.tell({"event": "reveals", "who": "A", "card": "architect"}, pays, change=rob, asked=True)


def garrison(directing: Director) -> None:
    deed = (event("takes_action", action="garrison"), event("settles", square="r2_1", action="garrison"))
    directing.tell(*deed, event("gains", what="faith", amount=1), change=garrisons)


def condemned(directing: Director) -> None:
    directing.tell(event("suspected", card="tax_2"), INQUISITION, *JUDGEMENT, change=condemns)


def suspected(directing: Director) -> None:
    def change(view: Message) -> None:
        suspects(view)
        directed.plays(view, "A")

    directing.tell(event("suspected", "A", card="tax_0"), change=change, asked=True)


SCREENS = (
    Screen(
        "theatre-citadels",
        lambda guest: guest.table(4, options=OPTIONS),
        (
            citadels("narration", plays_on, NARRATION),
            citadels("killed", killed, FATE),
            citadels("robbed", robbed, FATE),
        ),
    ),
    Screen(
        "theatre-citadels-of-seven",
        lambda guest: guest.table(7, options=OPTIONS),
        (citadels("narration", plays_on, NARRATION), citadels("robbed", robbed, FATE)),
    ),
    Screen(
        "theatre-paladins",
        lambda guest: guest.table(3, game="paladins"),
        (
            paladins("narration", garrison, NARRATION),
            paladins("condemned", condemned, FATE),
            paladins("suspected", suspected, FATE),
        ),
    ),
)
