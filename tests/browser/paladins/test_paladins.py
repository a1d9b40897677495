"""Paladins in the browser: whole games of one, two and four, played by clicking what glows."""

import re
from typing import Any

import pytest
from browser.guests import PHONE, Guest, Invite
from browser.playing import THINGS, Player, Seen
from browser.screens.hall import key_of
from browser.table.test_games import points_shown, rows_shown

SUGGESTED = "[data-suggested]"
MIDDLE = """selector => [...document.querySelectorAll(selector)].slice(0, 1).map(node => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
})"""
PRICED = {"square", "jar", "workshop_target", "attack", "convert", "pray"}
HASTE = {"turn": 0.45, "opponents_turn": 0.7}
ALWAYS = {"first_townsfolk", "play", "top", "tavern", "turn", "worker"}


class Clicker(Player):
    """Clicks at a point where something glows. Suggested workers are taken, and turns end soon, so that games do."""

    def __init__(self, guest: Guest, seed: int) -> None:
        super().__init__(guest, seed)
        self.priced: set[str] = set()

    def choose(self, seen: Seen) -> None:
        suggested: list[list[float]] = self.page.evaluate(MIDDLE, SUGGESTED)
        self.press(*(suggested[0] if suggested else self.point(seen)))

    def point(self, seen: Seen) -> list[float]:
        """Where one of the ways to answer can be pressed."""
        ends = seen["confirm"] or self.hurries(seen["kind"])
        ways = seen["buttons"][-1:] if ends else [*seen["things"], *seen["buttons"]]
        found: list[float] = self.random.choice([way["point"] for way in ways if way["point"]])
        return found

    def hurries(self, kind: str) -> bool:
        """Once prices were seen, the last button is pressed more often than others: pass, or to one's own turn."""
        return bool(self.priced) and self.random.random() < HASTE.get(kind, 0)

    def press(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def check(self, seen: Seen) -> None:
        super().check(seen)
        self.check_first_prices(seen)

    def check_first_prices(self, seen: Seen) -> None:
        """Prices are looked at when a kind of question comes for the first time."""
        if seen["kind"] in PRICED and seen["kind"] not in self.priced:
            self.priced.add(seen["kind"])
            self.check_prices(seen["things"])

    def check_prices(self, things: list[Seen]) -> None:
        """What a thing costs is on it, for all jars once; the game names the price, a drawing what is paid with."""
        answers = self.guest.last()["question"]["answers"]
        prices = {answer["name"]: str(answer["price"] or "free") for answer in answers}
        assert things
        for thing in things:
            sort, _, name = thing["key"].partition(":")
            on = ".jars" if sort == "jar" else f"[data-key='{thing['key']}']"
            assert self.page.locator(f"{on} .cost").inner_text() == prices[name], thing


class Thumb(Clicker):
    """The same on a phone, where things may be below the fold; if all are, they are scrolled to."""

    def point(self, seen: Seen) -> list[float]:
        if not any(way["point"] for way in (*seen["things"], *seen["buttons"])):
            self.page.locator(THINGS).first.scroll_into_view_if_needed()
            return self.point(self.guest.look())
        return super().point(seen)

    def press(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def check(self, seen: Seen) -> None:
        assert not seen["troubles"], seen
        assert seen["over"] or (seen["line"].strip() and (seen["things"] or seen["buttons"])), seen
        self.check_first_prices(seen)


def paladins(guest: Guest, players: int, **more: Any) -> Guest:
    """The guest at a new table of Paladins."""
    return guest.go(guest.table(players, game="paladins", **more))


def check_the_end(guest: Guest) -> None:
    """Every point and every total on the screen is the one that the hall counted, on every line of the score sheet."""
    result = guest.last()["result"]
    names = dict.fromkeys(name for seat in result["lines"] for name in seat)
    assert points_shown(guest) == result["scores"]
    assert rows_shown(guest) == [[seat.get(name, 0) for seat in result["lines"]] for name in names]


@pytest.mark.whole
@pytest.mark.parametrize(("players", "seed"), [(2, 6), (1, 5), (4, 7)])
@pytest.mark.both
def test_a_whole_game(invite: Invite, players: int, seed: int) -> None:
    guest = paladins(invite("Anna"), players)
    player = Clicker(guest, seed)
    player.play(most=40)
    guest.photograph("middle")
    assert player.play()["over"]
    guest.photograph("end")
    assert set(player.kinds) >= ALWAYS | ({"opponents_turn"} if players == 1 else set())
    assert player.priced
    check_the_end(guest)


@pytest.mark.whole
@pytest.mark.both
def test_a_whole_game_on_a_phone(invite: Invite) -> None:
    guest = paladins(invite("Anna", size=PHONE, touch=True), 2)
    player = Thumb(guest, 8)
    player.play(most=40)
    guest.photograph("middle")
    assert player.play()["over"]
    guest.photograph("end")
    assert set(player.kinds) >= ALWAYS
    shown = guest.page.locator("[data-over]").inner_text()
    assert all(str(abs(score)) in shown for score in guest.last()["result"]["scores"])


@pytest.mark.both
def test_one_click_places_the_suggested_workers(invite: Invite) -> None:
    guest = paladins(invite("Anna"), 2)
    seen = Player(guest, 3).play(until="worker")
    asked = guest.last()
    guest.page.locator(SUGGESTED).click()
    guest.wait_for_question(seen["stamp"])
    assert asked["question"]["kind"] == "worker"
    assert guest.last()["mine"] == asked["mine"] + len(asked["suggest"])


def workers_of(view: dict[str, Any]) -> int:
    return sum(view["seats"]["opponent"]["workers"].values())


def workers_shown(guest: Guest) -> int:
    """How many workers the opponent has on the page."""
    return int(re.findall(r"\d+", guest.page.locator(".rival .workers").get_attribute("aria-label") or "0")[0])


@pytest.mark.both
def test_the_opponent_of_a_single_player_says_why(invite: Invite) -> None:
    """Each step of its turn is explained before it changes the table, unless the player wants no explanations."""
    guest = paladins(invite("Anna"), 1, options={"difficulty": "hard"})
    player = Clicker(guest, 4)
    player.play(until="opponents_turn")
    steps = guest.page.get_by_role("region", name="This turn, step by step").get_by_role("listitem")
    assert "Scheme" in steps.first.inner_text() and steps.count() > 1
    message = guest.last()
    first = {**message["view"], **message["halts"][0]["view"]}
    assert workers_shown(guest) == workers_of(first), "it has sent nobody yet"
    guest.photograph("why")
    for key, step in (("Space", "2"), ("ArrowLeft", "1")):
        guest.page.keyboard.press(key)
        guest.wait("step => document.querySelector('[data-step]').dataset.step === step", step)
    assert workers_shown(guest) == workers_of(first), "a step back shows the table before it"
    assert guest.page.locator("[data-back]").count() == 0
    told = []
    while guest.page.locator("[data-step]").count():
        told.append(guest.page.locator("[data-step] .what").inner_text())
        assert guest.page.locator("[data-step] .why").inner_text().startswith("Why: ")
        assert steps.nth(len(told) - 1).get_attribute("aria-current") == "step"
        at = guest.page.locator("[data-step]").get_attribute("data-step")
        guest.page.keyboard.press("Space")
        guest.wait("at => document.querySelector('[data-step]')?.dataset.step !== at", at)
    assert len(told) > 1
    assert workers_shown(guest) == workers_of(message["view"])
    player.play(until="opponents_turn")
    guest.page.keyboard.press("Enter")
    guest.wait("() => document.querySelector('[data-question]').dataset.question !== 'opponents_turn'")
    guest.page.get_by_role("switch", name="Explain each turn").click()
    player.kinds.clear()
    player.play(most=15)
    assert "turn" in player.kinds
    assert "opponents_turn" not in player.kinds


def test_a_step_of_the_opponents_turn_can_be_looked_at_again(invite: Invite) -> None:
    """A click on its line lights its place until the next step comes; and the keys go on as before."""
    guest = paladins(invite("Anna"), 1)
    Clicker(guest, 4).play(until="opponents_turn")
    drawn = guest.page.locator("[data-about=schemes][data-lit]")
    drawn.wait_for()
    guest.page.keyboard.press("Space")
    drawn.wait_for(state="detached")
    guest.page.locator("[data-look='1']").click()
    drawn.wait_for()
    guest.page.keyboard.press("Space")
    guest.wait("() => document.querySelector('[data-step]')?.dataset.step !== '2'")
    drawn.wait_for(state="detached")


# From now on every step of the opponent that the page tells is noted, and whether it can be steered.
NOTE_STEPS = """() => {
    window.steps = [];
    const note = () => {
        const prompt = document.querySelector('[data-step]');
        const [step, steered] = [prompt?.dataset.step, prompt?.querySelector('[data-answer]') != null];
        if (prompt !== null && window.steps.at(-1)?.step !== step) window.steps.push({ step, steered });
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def step_told(guest: Guest) -> list[str]:
    return [guest.page.locator(f"[data-step] .{line}").inner_text() for line in ("what", "why", "count")]


@pytest.mark.whole
@pytest.mark.both
def test_the_opponents_turn_goes_on_where_it_was(invite: Invite) -> None:
    """After the page was opened again, and by itself for those who like that."""
    guest = paladins(invite("Anna"), 1)
    Clicker(guest, 4).play(until="opponents_turn")
    guest.page.keyboard.press("Space")
    guest.wait("() => document.querySelector('[data-step]').dataset.step === '2'")
    told = step_told(guest)
    guest.page.reload()
    guest.wait("() => document.querySelector('[data-step]')?.dataset.step === '2'")
    assert step_told(guest) == told
    assert guest.page.locator("dialog[open]").count() == 0, "nothing was missed"
    guest.page.get_by_role("button", name="Play", exact=True).click()
    guest.page.locator("[data-step]").wait_for(state="detached")
    guest.page.reload()
    assert guest.wait_for_question()["kind"] != "opponents_turn"


@pytest.mark.whole
def test_whoever_looks_on_sees_the_opponents_steps_go_by(invite: Invite) -> None:
    anna, bert = paladins(invite("Anna"), 1), invite("Bert")
    table = anna.page.url.split("/t/")[1].split("?")[0]
    bert.go(f"/t/{table}?key={key_of(anna, table)}").page.locator("[data-question]").wait_for()
    bert.page.evaluate(NOTE_STEPS)
    Clicker(anna, 4).play(until="opponents_turn")
    bert.wait("() => window.steps.length > 1 && document.querySelector('[data-step]') === null")
    steps = bert.page.evaluate("() => window.steps")
    assert [int(one["step"]) for one in steps] == list(range(1, len(steps) + 1))
    assert not any(one["steered"] for one in steps)


@pytest.mark.whole
@pytest.mark.both
def test_on_a_phone_the_opponents_steps_are_told_in_the_sheet(invite: Invite) -> None:
    guest = paladins(invite("Anna", size=PHONE, touch=True), 1)
    Thumb(guest, 4).play(until="opponents_turn")
    guest.photograph("step")
    guest.page.locator("[data-step] button[data-answer^=next]").tap()
    guest.wait("() => document.querySelector('[data-step]')?.dataset.step !== '1'")
    guest.photograph("next-step")
    guest.page.locator("[data-step] button[data-answer^=own]").tap()
    guest.wait("() => document.querySelector('[data-step]') === null")
