"""The guided first game: opened from the front door, played through, each rule told once; and left at any time."""

import json
import re

import pytest
from browser.guests import Guest, Invite
from browser.playing import Player, Seen
from browser.test_paladins import Clicker
from playwright.sync_api import Route

SENTENCE = re.compile(r"[.?!](?:\s|$)")
LEARNT = {"citadels": ("character", "turn", "keep"), "paladins": ("play", "top", "tavern", "turn", "worker")}


TAUGHT = "was => document.querySelector('[data-lesson]')?.dataset.lesson !== was"


class Pupil(Player):
    """Reads every lesson, then plays on."""

    def __init__(self, guest: Guest, seed: int) -> None:
        super().__init__(guest, seed)
        self.lessons: list[str] = []

    def choose(self, seen: Seen) -> None:
        lesson = self.page.locator("[data-lesson]")
        while lesson.count():
            self.lessons.append(str(lesson.get_attribute("data-lesson")))
            assert 1 <= len(SENTENCE.findall(lesson.locator("p").inner_text())) <= 2
            told = self.lessons[-1]
            if "-event-" in told:  # what a question is about glows anyway
                self.page.locator("[data-taught]").first.wait_for()
            if len(self.lessons) in (2, 5, 8):
                self.guest.photograph(told)
            lesson.get_by_role("button", name="I see").click()
            self.guest.wait(TAUGHT, self.lessons[-1])
        super().choose(seen)


class Hasty(Pupil, Clicker):
    """Reads as well, takes the workers that are suggested and ends turns soon: Paladins has more to click."""


def learn(guest: Guest, title: str) -> None:
    """Open the table by its button; its rivals answer at once, so that nobody waits for them here."""

    def hurry(route: Route) -> None:
        wanted = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**wanted, "settings": {"pace": "instant"}}))

    guest.page.route("**/api/tables", hurry)
    guest.go("/")
    guest.page.get_by_role("button", name=f"Learn {title} by playing").click()
    guest.page.wait_for_url("**/t/*")


@pytest.mark.parametrize("game", ["citadels", pytest.param("paladins", marks=pytest.mark.whole)])
def test_a_first_game_is_explained_to_its_end(invite: Invite, game: str) -> None:
    guest = invite("Anna")
    learn(guest, {"citadels": "Citadels", "paladins": "Paladins of the West Kingdom"}[game])
    pupil = (Hasty if game == "paladins" else Pupil)(guest, 8)
    assert pupil.play()["over"]
    guest.wait("() => document.activeElement.matches('[data-over] h1')")
    assert len(pupil.lessons) == len(set(pupil.lessons)) > 8
    assert {f"{game}-guide-question-{kind}" for kind in LEARNT[game]} <= set(pupil.lessons)


def test_who_has_had_enough_is_left_alone(invite: Invite) -> None:
    guest = invite("Anna")
    learn(guest, "Citadels")
    guest.page.locator("[data-lesson]").wait_for()
    guest.photograph("first-lesson")
    guest.page.get_by_role("button", name="Skip tutorial").click()
    player = Player(guest, 3)
    for _ in range(4):
        player.play(1)
        assert guest.page.locator("[data-lesson]").count() == 0
