"""A director: from some moment on a test, and not the hall, tells a page what happens at its table."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from browser.guests import Guest
from playwright.sync_api import WebSocketRoute

Message = dict[str, Any]

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
OPTIONS = {"cast": CAST}
CITIES = {
    "A": ["temple", "docks", "prison"],
    "B": ["manor", "palace", "market"],
    "C": ["smithy", "tavern", "barracks", "church"],
    "D": ["harbor", "castle"],
}


class Director:
    """Whatever the hall says of the game after the first question is kept back; `tell` says something else instead."""

    def __init__(self, guest: Guest, pace: str = "calm") -> None:
        self.guest = guest
        self.pace = pace  # as the page is told; the bots of the hall have their own
        self.game: Message = {}
        self.begun = False
        self.line: WebSocketRoute | None = None
        guest.context.route_web_socket("**/socket?*", self.passing)

    def passing(self, line: WebSocketRoute) -> None:
        """Until it begins, every page hears a first question: who opens another leaves the one before."""
        self.line = line
        if not self.begun:
            self.game = {}
        hall = line.connect_to_server()
        hall.on_message(lambda text: self.heard(line, json.loads(text)))

    def heard(self, line: WebSocketRoute, message: Message) -> None:
        if line is not self.line:
            return
        if message["type"] != "game":
            if message["type"] == "table":
                message["table"]["settings"]["pace"] = self.pace
            line.send(json.dumps(message))
        elif not self.game or not self.game["question"]:
            self.game = message
            line.send(json.dumps(message))

    def begin(self, path: str) -> "Director":
        """Come to a table, and wait for its first question."""
        self.guest.go(path)
        self.guest.page.locator('[data-question]:not([data-question=""])').wait_for()
        self.guest.page.locator("[data-stage]").wait_for(state="attached")
        self.begun = True
        return self

    def tell(self, *events: Message, change: Callable[[Message], None] | None = None, asked: bool = False) -> None:
        """Something happens, and this is how the table looks afterwards; nobody is asked, or the viewer as before."""
        n = self.say(*events, change=change, asked=asked)
        self.guest.page.locator(f'[data-n="{n}"]').wait_for(state="attached")

    def say(self, *events: Message, change: Callable[[Message], None] | None = None, asked: bool = False) -> int:
        """The same, and nobody waits for the page to hear it; the entry it came with."""
        message = deepcopy(self.game)
        message["since"], message["n"] = message["n"], message["n"] + 1
        message["events"] = [{"n": message["n"], **event} for event in events]
        message["number"] += 1
        if change is not None:
            change(message["view"])
        self.game = deepcopy(message)
        if not asked:
            message["question"] = None
        assert self.line is not None
        self.line.send(json.dumps(message))
        return int(message["n"])


def middle_of_a_game(view: Message) -> None:
    """Citadels, in the middle of it: B has the turn as the Assassin, the viewer is the Architect."""
    for seat, city in CITIES.items():
        held = view["seats"][seat]
        held["city"], held["gold"], held["characters"], held["holds"] = list(city), 4, [], 1
    view["seats"]["A"] |= {"characters": ["architect"], "hand": ["castle", "tavern", "watchtower"]}
    view["round"], view["crown"], view["up"], view["asked"] = 5, "D", [], {"B": "turn"}
    plays(view, "B", "assassin")


def plays(view: Message, seat: str, character: str) -> None:
    """Whose turn it is, as what."""
    view["turn"] = {
        "seat": seat,
        "character": character,
        "gathered": 0,
        "built": 0,
        "paid": 0,
        "spent": 0,
        "used": [],
    }
    view["asked"] = {seat: "turn"}
    held = view["seats"][seat]
    held["characters"], held["revealed"] = [character], CAST.index(character) + 1


def direct(guest: Guest) -> Director:
    """A guest in the middle of a game of Citadels, while B plays."""
    director = Director(guest).begin(guest.table(4, options=OPTIONS))
    director.tell({"event": "reveals", "who": "B", "card": "assassin"}, change=middle_of_a_game)
    return director
