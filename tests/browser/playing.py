"""Playing by what glows: a player who knows no rules and clicks, types or taps what can be clicked."""

import random
import time
from typing import Any

from browser.guests import Guest
from playwright.sync_api import Locator

Seen = dict[str, Any]
THINGS = '[data-legal="true"]'
BUTTONS = "[data-question] button[data-answer]"
NUMBERED = f"{THINGS}, [data-question] button[data-numbered]"
DIGITS = 9
PATIENCE = 60  # seconds
LIKED = {"hand": 12, "turn": 3}


class Player:
    """Chooses at random among all that glows: by mouse, by Enter on a focused thing, and by the number of a thing."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.guest = guest
        self.page = guest.page
        self.random = random.Random(seed)
        self.kinds: list[str] = []

    def play(self, most: int = 2000, until: str = "") -> Seen:
        """Play until the game is over, this many choices are made, or a question of a kind comes; what is seen then."""
        seen = self.guest.wait_for_question()
        for _ in range(most):
            self.check(seen)
            if seen["over"] or seen["kind"] == until:
                break
            self.kinds.append(seen["kind"])
            self.choose(seen)
            seen = self.guest.wait_for_question(seen["stamp"])
        return seen

    def choose(self, seen: Seen) -> None:
        """Answer, or take one step towards an answer."""
        if seen["confirm"]:
            self.confirm(seen)
            return
        ways = [*seen["things"], *seen["buttons"]]
        pick = self.pick(ways)
        how = self.random.choice(("mouse", "enter", "digit"))
        if how == "enter" and pick < len(seen["things"]):
            self.page.locator(THINGS).nth(pick).focus()
            self.page.keyboard.press("Enter")
        elif how == "digit" and len(ways) == 1:
            self.page.keyboard.press("1" if self.page.locator(NUMBERED).count() else "e")
        else:
            self.way(seen, pick).click()

    def way(self, seen: Seen, pick: int) -> Locator:
        """A thing on the table or, after all things, a button of the prompt."""
        things = len(seen["things"])
        return self.page.locator(THINGS).nth(pick) if pick < things else self.page.locator(BUTTONS).nth(pick - things)

    def pick(self, ways: list[Seen]) -> int:
        """Which way to go; building is liked best, so that cities grow and games end."""
        weights = [LIKED.get(way["key"].partition(":")[0], 1) for way in ways]
        return self.random.choices(range(len(ways)), weights)[0]

    def confirm(self, seen: Seen) -> None:
        """Say what is chosen: by the button, or by Enter."""
        if self.random.random() < 0.5:
            self.page.locator("[data-confirm]").click()
        else:
            self.page.locator("[data-confirm]").focus()
            self.page.keyboard.press("Enter")

    def check(self, seen: Seen) -> None:
        """What must be so whenever somebody is asked."""
        assert not seen["troubles"], seen
        if seen["over"]:
            return
        assert seen["line"].strip(), seen
        assert seen["things"] or seen["buttons"], seen
        assert all(way["point"] for way in (*seen["things"], *seen["buttons"])), seen


class Tapper(Player):
    """Plays on a phone: a tap chooses, the button in the sheet or a second tap acts; badges say where to look."""

    def choose(self, seen: Seen) -> None:
        if seen["confirm"]:
            self.page.locator("[data-confirm]").tap()
            return
        pick = self.pick([*seen["things"], *seen["buttons"]])
        self.way(seen, pick).tap()

    def check(self, seen: Seen) -> None:
        assert not seen["troubles"], seen
        if not seen["over"]:
            assert seen["line"].strip(), seen
            assert seen["things"] or seen["buttons"], seen
            self.check_badges(seen)

    def check_badges(self, seen: Seen) -> None:
        """The tab with the targets is open, and its badge counts no more than can be tapped."""
        keys = {way["key"] for way in seen["things"]}
        assert seen["badges"][seen["tab"]] <= len(keys), seen
        assert seen["confirm"] or not keys or sum(seen["badges"].values()) > 0, seen


class Typist(Player):
    """Plays without a mouse: the number of a thing, or Tab to the next one and Enter."""

    def choose(self, seen: Seen) -> None:
        if seen["confirm"]:
            self.page.locator("[data-confirm]").focus()
            self.page.keyboard.press("Enter")
            return
        number = self.page.locator(NUMBERED).count()
        if number and self.random.random() < 0.5:
            self.page.keyboard.press(str(self.random.randint(1, min(number, DIGITS))))
            return
        for _ in range(200):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("way => document.activeElement.matches(way)", f"{THINGS}, {BUTTONS}"):
                break
        self.page.keyboard.press("Enter")


class Company:
    """Several players at one table, each in a window of their own."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.played: set[int] = set()

    def wait(self) -> tuple[Player, Seen]:
        """Until somebody is asked."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for player in self.players:
                if player.guest.look()["stamp"]:
                    return player, player.guest.wait_for_question()
            self.players[0].guest.rest()
        raise AssertionError("nobody is asked anything")

    def play(self, most: int) -> None:
        """Let whoever is asked choose, this many times."""
        for _ in range(most):
            player, seen = self.wait()
            player.check(seen)
            player.choose(seen)
            self.played.add(self.players.index(player))
            player.guest.wait("seen => greathall.stamp() !== seen", seen["stamp"])


def turn_to(guest: Guest, tab: Locator) -> str:
    """Open a tab of the phone; its name."""
    name = tab.get_attribute("data-tab") or ""
    tab.tap()
    guest.wait("name => document.querySelector('nav [aria-current]')?.dataset.tab === name", name)
    return name


def hand_shown(guest: Guest) -> list[str]:
    """The cards of a hand of Citadels on the screen, large or as a list."""
    keys = "nodes => nodes.map(node => node.dataset.held ?? node.dataset.key.split(':')[1])"
    found: list[str] = guest.page.eval_on_selector_all('[data-key^="hand:"], [data-held]', keys)
    return sorted(found)
