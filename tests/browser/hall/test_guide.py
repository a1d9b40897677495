"""The guided first game: opened from the front door, played through, each rule told once; and left at any time."""

import json
import re

import pytest
from browser.director import OPTIONS, Director
from browser.guests import Guest, Invite
from browser.paladins.test_paladins import Clicker
from browser.playing import Player, Seen
from playwright.sync_api import Route
from sizes import whole

SENTENCE = re.compile(r"[.?!](?:\s|$)")
LEARNT = {"citadels": ("character", "turn", "keep"), "paladins": ("play", "top", "tavern", "turn", "worker")}


BELOW_THE_CAST = """() => {
    const [lesson, cast] = ['[data-lesson]', '.cast'].map((one) => document.querySelector(one).getBoundingClientRect());
    return lesson.top >= cast.bottom;
}"""
APART = """thing => {
    const of = (one) => document.querySelector(one).getBoundingClientRect();
    const [lesson, other] = [of('[data-lesson]'), of(thing)];
    return lesson.left >= other.right || other.left >= lesson.right;
}"""
# Reads every lesson as soon as it is there, and remembers it: nothing goes on while one is open.
READ = """() => {
    window.lessons = [];
    const read = () => requestAnimationFrame(() => requestAnimationFrame(() => {
        const [lesson, log] = ['[data-lesson]', '.log'].map(one => document.querySelector(one));
        const name = lesson?.dataset.lesson;
        if (!lesson || window.lessons.some(told => told.name === name)) return;
        const covers = log !== null && lesson.getBoundingClientRect().right > log.getBoundingClientRect().left;
        const points = document.querySelector('[data-taught]') !== null;
        const asked = document.querySelector('[data-question]')?.getBoundingClientRect();
        const box = lesson.getBoundingClientRect();
        const over = asked !== undefined && box.left < asked.right && asked.left < box.right
            && box.top < asked.bottom && asked.top < box.bottom;
        window.lessons.push({ name, covers, over, points, text: lesson.querySelector('p').innerText });
        lesson.querySelector('button:not([data-guide-leave])').click();
    }));
    new MutationObserver(read).observe(document.body, { subtree: true, childList: true, attributes: true });
    read();
}"""


class Pupil(Player):
    """Plays on when a lesson is read."""

    def check(self, seen: Seen) -> None:
        self.guest.wait("() => document.querySelector('[data-lesson]') === null")
        super().check(self.guest.wait_for_question())


class Hasty(Pupil, Clicker):
    """Takes the workers that are suggested and ends turns soon: Paladins has more to click."""


def learn(guest: Guest, title: str) -> None:
    """Open the table by its button; its rivals answer at once, so that nobody waits for them here."""

    def hurry(route: Route) -> None:
        wanted = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**wanted, "settings": {"pace": "instant"}}))

    guest.page.route("**/api/tables", hurry)
    guest.go("/")
    guest.page.get_by_role("button", name=f"Learn {title} by playing").click()
    guest.page.wait_for_url("**/t/*")


@pytest.mark.parametrize("game", [whole("citadels"), whole("paladins")])
def test_a_first_game_is_explained_to_its_end(invite: Invite, game: str) -> None:
    guest = invite("Anna")
    learn(guest, {"citadels": "Citadels", "paladins": "Paladins of the West Kingdom"}[game])
    guest.page.locator("[data-lesson]").wait_for()
    guest.page.evaluate(READ)
    assert (Hasty if game == "paladins" else Pupil)(guest, 8).play()["over"]
    guest.wait("() => document.activeElement.matches('[data-over] h1')")
    lessons = guest.page.evaluate("window.lessons")
    told = [lesson["name"] for lesson in lessons]
    assert told[:2] == [f"{game}-guide-aim", f"{game}-guide-signs"]
    assert len(told) > 8
    assert {f"{game}-guide-question-{kind}" for kind in LEARNT[game]} <= set(told)
    for lesson in lessons:
        assert 1 <= len(SENTENCE.findall(lesson["text"])) <= 2
        assert not lesson["covers"], lesson
        assert not lesson["over"], lesson  # the question can always be read
        assert lesson["points"] or "-event-" not in lesson["name"], lesson  # what a question is about glows anyway


@pytest.mark.whole
def test_whoever_has_had_enough_is_left_alone(invite: Invite) -> None:
    guest = invite()
    learn(guest, "Citadels")
    guest.page.locator("[data-lesson]").wait_for()
    assert guest.context.request.get("/api/me").json()["name"] == "Guest", "nobody is asked for a name first"
    guest.photograph("first-lesson")
    guest.page.get_by_role("button", name="Skip tutorial").click()
    player = Player(guest, 3)
    for _ in range(4):
        player.play(1)
        assert guest.page.locator("[data-lesson]").count() == 0


# From now on it is noted what the table comes to, and whether a lesson is open then.
NOTE = """() => {
    window.came = [];
    const note = ([{ target }]) =>
        window.came.push([Number(target.dataset.n), document.querySelector('[data-lesson]') !== null]);
    new MutationObserver(note).observe(document.querySelector('[data-n]'), { attributeFilter: ['data-n'] });
}"""


def test_while_there_is_something_to_read_nobody_plays_on(invite: Invite) -> None:
    """Afterwards it is shown bit by bit."""
    anna = invite("Anna")
    path = anna.table(4, options={**OPTIONS, "crown": 0})  # she is asked first, before anybody would wait for her
    anna.go("/").page.evaluate("table => localStorage.setItem(`guide:${table}`, '[]')", path.removeprefix("/t/"))
    director = Director(anna).begin(path)
    lesson = anna.page.locator("[data-lesson]")
    lesson.wait_for()
    anna.page.evaluate(NOTE)
    told = [director.say({"event": "gains", "who": "B", "gold": gold}) for gold in (1, 2)]
    while lesson.count():
        name = lesson.get_attribute("data-lesson")
        anna.page.get_by_role("button", name="I see").click()
        anna.wait("name => document.querySelector('[data-lesson]')?.dataset.lesson !== name", name)
    anna.wait_for_entry(told[-1])
    assert anna.page.evaluate("window.came") == [[n, False] for n in told]


def menu(guest: Guest) -> None:
    guest.page.locator("header .popover > button").last.click()


def test_the_first_lessons_leave_the_question_free(invite: Invite) -> None:
    guest = invite()
    learn(guest, "Citadels")
    guest.page.locator("[data-lesson]").wait_for()
    guest.page.evaluate(READ)
    guest.wait("() => window.lessons.length >= 2 && document.querySelector('[data-lesson]') === null")
    told = guest.page.evaluate("window.lessons")
    assert [lesson["name"] for lesson in told[:2]] == ["citadels-guide-aim", "citadels-guide-signs"]
    assert not [lesson for lesson in told if lesson["covers"] or lesson["over"]]


def test_on_a_phone_on_its_side_the_signs_are_explained_next_to_the_characters(invite: Invite) -> None:
    """They are not in the pane with the row of characters and the cities."""
    guest = invite()
    guest.page.set_viewport_size({"width": 844, "height": 390})
    learn(guest, "Citadels")
    guest.page.locator("[data-lesson=citadels-guide-aim] button").last.click()
    guest.page.locator("[data-lesson=citadels-guide-signs]").wait_for()
    guest.wait(APART, ".cast")


def test_lessons_that_were_left_can_be_taken_up_again(invite: Invite) -> None:
    """Even after the page was opened again; what was said is not said again."""
    guest = invite()
    learn(guest, "Citadels")
    lesson = guest.page.locator("[data-lesson]")
    lesson.and_(guest.page.locator("[data-lesson=citadels-guide-aim]")).wait_for()
    guest.page.get_by_role("button", name="I see").click()
    guest.page.locator("[data-lesson=citadels-guide-signs]").wait_for()
    guest.wait(BELOW_THE_CAST)  # which it speaks of
    guest.photograph("signs")
    guest.page.get_by_role("button", name="Skip tutorial").click()
    guest.page.reload()
    guest.page.locator("[data-question]").wait_for()
    assert lesson.count() == 0
    menu(guest)
    guest.page.locator("[data-lessons]").click()
    guest.page.locator("[data-lesson=citadels-guide-signs]").wait_for()
    menu(guest)
    assert guest.page.locator("[data-lessons]").count() == 0


@pytest.mark.whole
def test_whoever_knows_enough_is_led_to_a_real_game(invite: Invite) -> None:
    guest = invite()
    learn(guest, "Paladins of the West Kingdom")
    guest.page.locator("[data-lesson]").wait_for()
    first = guest.page.evaluate("location.pathname")
    guest.page.evaluate(
        """() => {
            const told = Array.from({ length: 40 }, (_, at) => `told ${at}`);
            localStorage.setItem(`guide:${location.pathname.split('/').at(-1)}`, JSON.stringify(told));
        }"""
    )
    guest.page.reload()
    for _ in range(12):
        guest.page.locator("[data-lesson]").wait_for()
        name = guest.page.locator("[data-lesson]").get_attribute("data-lesson")
        if name == "page-guide-enough":
            break
        guest.page.get_by_role("button", name="I see").click()
        guest.wait("name => document.querySelector('[data-lesson]')?.dataset.lesson !== name", name)
    guest.photograph("enough")
    guest.page.locator("[data-real]").click()
    guest.wait("first => location.pathname !== first && document.querySelector('[data-question]') !== null", first)
    assert guest.page.locator("[data-lesson]").count() == 0, "nobody explains a real game"
