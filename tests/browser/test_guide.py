"""The guided first game: opened from the front door, played through, each rule told once; and left at any time."""

import json

import pytest
from browser.guests import Guest, Invite
from browser.playing import Player, Seen
from playwright.sync_api import Route

LEARNT = {"citadels": ("character", "turn", "keep"), "paladins": ("play", "top", "tavern", "turn", "worker")}


class Pupil(Player):
    """Reads every lesson, then plays on."""

    def __init__(self, guest: Guest, seed: int) -> None:
        super().__init__(guest, seed)
        self.lessons: list[str] = []

    def choose(self, seen: Seen) -> None:
        lesson = self.page.locator("[data-lesson]")
        while lesson.count():
            self.lessons.append(str(lesson.get_attribute("data-lesson")))
            if len(self.lessons) == 2:
                self.guest.photograph("lesson")
            lesson.get_by_role("button", name="I see").click()
            self.page.wait_for_timeout(30)
        super().choose(seen)


def learn(guest: Guest, title: str) -> None:
    """Open the table by its button; its rivals answer at once, so that nobody waits for them here."""

    def hurry(route: Route) -> None:
        wanted = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**wanted, "settings": {"pace": "instant"}}))

    guest.page.route("**/api/tables", hurry)
    guest.go("/")
    guest.page.get_by_role("button", name=f"Learn {title} by playing").click()
    guest.page.wait_for_url("**/t/*")


@pytest.mark.parametrize(("game", "most"), [("citadels", 2000), ("paladins", 80)])
def test_a_first_game_is_explained(invite: Invite, game: str, most: int) -> None:
    """Citadels to its end; of Paladins, which has more to click, the first rounds."""
    guest = invite("Anna")
    learn(guest, {"citadels": "Citadels", "paladins": "Paladins of the West Kingdom"}[game])
    pupil = Pupil(guest, 8)
    assert pupil.play(most)["over"] == (game == "citadels")
    assert len(pupil.lessons) == len(set(pupil.lessons)) > 8
    assert {f"{game}-guide-question-{kind}" for kind in LEARNT[game]} <= set(pupil.lessons)


def test_who_has_had_enough_is_left_alone(invite: Invite) -> None:
    guest = invite("Anna")
    learn(guest, "Citadels")
    guest.page.locator("[data-lesson]").wait_for()
    guest.photograph("first-lesson")
    guest.page.get_by_role("button", name="No more of this").click()
    player = Player(guest, 3)
    for _ in range(4):
        player.play(1)
        assert guest.page.locator("[data-lesson]").count() == 0
