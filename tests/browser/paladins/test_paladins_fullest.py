"""Paladins as full as a table can get, in every size: nothing is cut, spills, collides or shuts anybody out."""

from typing import Any

import pytest
from browser.fullest import LONGEST
from browser.guests import DESK, PHONE, Guest, Invite
from browser.hall.test_pages import SIZES, audit, examine, is_phone
from browser.playing import Player
from browser.staged import rewrite
from sizes import whole

from greathall.games.paladins.options import LISTING

assert LISTING.cards is not None
CARDS: dict[str, dict[str, Any]] = LISTING.cards()
CREW = ["debt_collector_fighter", "peddler_silver", "squire_influence", "conspirator_1", "gatekeeper_silver"]
CREW += ["missionary_tax", "watchman_silver", "architect_provision", "abbot_tax", "acolyte_tax"]
OUTSIDERS = list(CARDS["outsider"])
WALLS = list(CARDS["wall"])
MOST = 7  # pieces, walls, jars and conversions of a seat
OPPONENT = "opponent"


def fill_seat(held: dict[str, Any], is_opponent: bool) -> None:
    """Everything a seat can have at the end of a long game, and workers on all slots."""
    held |= {"silver": 28, "provisions": 27, "debts": 11, "paid": 10, "workshops": 8, "monks": MOST, "outposts": MOST}
    held |= {attribute: 12 - place for place, attribute in enumerate(CARDS["attribute"])}
    held["effective"] = {attribute: held[attribute] for attribute in CARDS["attribute"]}
    held["suspicions"] = ["tax_2"] * 10
    held["workers"] = dict.fromkeys(held["workers"], 2)
    held["attacked"], held["converted"] = OUTSIDERS[:12], OUTSIDERS[12 : 12 + MOST]
    held["walls"], held["jars"] = WALLS[:MOST], list(CARDS["jar_space"])[:MOST]
    held["standing"] = {name: standing(card, is_opponent) for name, card in CARDS["action"].items()}
    if not is_opponent:
        held["crew"] = list(CREW)


def standing(card: dict[str, Any], is_opponent: bool) -> list[str | None]:
    """Workshops as far as they may stand, workers on the other slots."""
    others = card["slots"][card["workshops"] :]
    workers = [None if is_opponent else "criminal" if takes == "any" else takes for takes in others]
    return ["workshop"] * card["workshops"] + workers


def fill(view: dict[str, Any]) -> None:
    for seat, held in view["seats"].items():
        fill_seat(held, seat == OPPONENT)
    seats = [*view["seats"]]
    pieces = ("monk", "outpost")
    squares = enumerate(CARDS["square"])
    view["squares"] = {name: {"seat": seats[at % len(seats)], "piece": pieces[at % 2]} for at, name in squares}
    view["orders"], view["hidden_orders"] = list(CARDS["order"])[:3], 0
    view["favours"], view["hidden_favours"] = list(CARDS["space"])[:5], 0
    view["occupied"] = dict.fromkeys(view["favours"], "criminal")
    view["tax"], view["round"] = 0, 7


def fuller(message: dict[str, Any]) -> dict[str, Any]:
    """The same message about a fuller table; what is asked stays as it is."""
    if message["type"] == "table":
        for seat in message["table"]["seats"]:
            seat["name"] = LONGEST
    if message["type"] == "game" and message["result"] is None:
        fill(message["view"])
        for lines in message["forecast"] or []:
            lines["resources"] = 118
    return message


def show_fullest(guest: Guest) -> None:
    """From now on the guest sees every table of Paladins as full as it can be."""
    rewrite(guest, fuller)


def look_around(guest: Guest, name: str, tabs: tuple[str, ...] = ()) -> list[str]:
    """What is wrong in any size; barriers are looked for in the two usual ones."""
    faults = []
    for size in SIZES:
        guest.resize(*size)
        for tab in tabs if is_phone(size) else ("",):
            if tab:
                guest.page.locator(f"nav button[data-tab={tab}]").click()
            look = examine if size in (DESK, PHONE) else glance
            faults += look(guest, f"{name}-{size[0]}x{size[1]}{tab}")
    guest.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    return faults


def glance(guest: Guest, name: str) -> list[str]:
    """Photograph what is seen; what is wrong with how it is laid out."""
    guest.photograph(name)
    return [f"{name}: {fault}" for fault in audit(guest)]


@pytest.mark.parametrize(
    ("players", "tabs"), [whole(1, ("rivals",), id="1"), pytest.param(4, ("town", "map", "board", "rivals"), id="4")]
)
def test_the_fullest_table(invite: Invite, players: int, tabs: tuple[str, ...]) -> None:
    guest = invite("Anna")
    show_fullest(guest)
    guest.go(guest.table(players, game="paladins"))
    player = Player(guest, 31)
    faults = []
    for kind in ("play", "tavern"):
        player.play(until=kind)
        faults += glance(guest, kind)
    player.play(until="turn")
    faults += look_around(guest, "turn", tabs)
    assert not faults, "\n".join(faults)


@pytest.mark.whole
def test_the_opponents_turn_at_the_fullest_table(invite: Invite) -> None:
    guest = invite("Anna")
    show_fullest(guest)
    guest.go(guest.table(1, game="paladins"))
    Player(guest, 32).play(until="opponents_turn")
    faults = examine(guest, "opponents-turn")
    assert not faults, "\n".join(faults)
