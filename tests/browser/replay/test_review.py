"""The review of a game that is over: a graph, its turning points, and everybody can read it."""

import json
import re
from typing import Any

import pytest
from browser.endings import finish
from browser.fullest import show_fullest
from browser.guests import DESK, PHONE, Guest, Invite
from browser.hall.test_pages import examine
from browser.table.test_help import ask
from playwright.sync_api import Route
from sizes import whole

LONG = 240_000  # ms; a review is thought out by bots that make room for everybody else


def answer(name: str) -> dict[str, Any]:
    return {"answer": 1, "text": f"choose {name}", "verb": "choose", "noun": "character", "name": name}


def crowded(seats: int) -> dict[str, Any]:
    """A review with everything in it: lines that cross, and turning points that nearly meet."""
    course = []
    for at in range(0, 200, 3):
        raw = [(7 * at * (seat + 3)) % 83 + (at * 4 if seat == 2 else 40) for seat in range(seats)]
        whole = [1000 * one // sum(raw) for one in raw]
        whole[0] += 1000 - sum(whole)
        course.append({"at": at, "round": 1 + at // 17, "chances": whole})
    course.append({"at": 200, "round": 12, "chances": [1000 if seat == 2 else 0 for seat in range(seats)]})
    remark = {"name": "may_die", "nouns": {}, "values": {}, "weight": -80}
    point = {"kind": "character", "given": answer("magician"), "before": 400, "after": 250, "best": 480}
    nothing: dict[str, Any] = {"better": None, "line": [], "chances": [], "than": answer("king"), "points": 140}
    turning = [
        {**point, "at": at, "move": at, "round": 1 + at // 17, "seat": number % seats, "remarks": [remark] * 3}
        | (what_if(number % seats, seats) if number % 2 else nothing)
        for number, at in enumerate((60, 63, 66, 69, 120, 123, 180, 198))
    ]
    return {"ready": True, "done": 9, "of": 9, "course": course, "turning": turning}


def what_if(seat: int, seats: int) -> dict[str, Any]:
    """A better answer, and a line behind it in which everybody has a part."""
    names = ("architect", "assassin", "warlord", "magician", "bishop")
    line = [
        {"seat": (seat + step) % seats, "kind": "character", "given": answer(name)} for step, name in enumerate(names)
    ]
    chances = [1000 // seats] * (seats - 1) + [1000 - 1000 // seats * (seats - 1)]
    better = answer("architect")
    return {"better": better, "line": line, "chances": chances, "than": answer("magician"), "points": 310}


def tell(guest: Guest, review: dict[str, Any]) -> None:
    """From now on every review is this one."""

    def fulfil(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(review))

    guest.context.route("**/review*", fulfil)


@pytest.mark.whole  # what is thought out is shown by the tests of the server, what is shown by those below
@pytest.mark.both
def test_a_review_is_thought_out_and_shown(invite: Invite) -> None:
    guest = invite("Anna")
    path = finish(guest, 2, options={"preset": "first_game"})
    page = guest.page
    page.locator("[data-show-review]").click()
    page.get_by_role("progressbar").wait_for()
    guest.photograph("waiting")
    page.locator('[data-review="true"]').wait_for(timeout=LONG)
    faults = examine(guest, "review")
    assert page.locator("polyline").count() == 2
    graph = page.get_by_role("slider", name="Chances of winning")
    graph.focus()
    assert re.match(r"End: .* (0|50|100)%", graph.get_attribute("aria-valuetext") or "")
    page.keyboard.press("Home")
    said = graph.get_attribute("aria-valuetext") or ""
    assert re.match(r"Round 1: ", said)
    assert sum(int(chance) for chance in re.findall(r"(\d+)%", said)) in (99, 100, 101)
    page.keyboard.press("ArrowRight")
    assert graph.get_attribute("aria-valuenow") == "1"
    rows = page.locator(".unseen tbody tr")
    assert rows.first.locator("td").count() == 2 and rows.last.locator("th").inner_text() == "End"
    marks, points = page.locator("[data-mark]"), page.locator("[data-turning]")
    assert marks.count() == points.count()
    assert not faults, "\n".join(faults)
    drawn = page.locator("polyline").first.get_attribute("points")
    assert guest.ask(f"tables/{path.removeprefix('/t/')}/review", {})["ready"], "another visit needs no other thought"
    guest.go("/").page.get_by_role("link", name="Watch a replay", exact=True).wait_for()
    guest.go(path)
    page.locator("[data-show-review]").click()
    page.locator('[data-review="true"]').wait_for()
    assert page.locator("polyline").first.get_attribute("points") == drawn


def test_a_review_that_was_seen_is_there_after_reloading(invite: Invite) -> None:
    """Nobody is asked for it again: a hall in a page that is closed forgets what it thought out."""
    guest = invite("Anna")
    tell(guest, crowded(2))
    finish(guest, 2)
    page = guest.page
    page.locator("[data-show-review]").click()
    page.locator('[data-review="true"]').wait_for()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.locator("[data-show-review]").click()
    page.locator('[data-review="true"]').wait_for()
    assert asked and not [url for url in asked if re.search(r"/review(\?|$)", url)]


@pytest.mark.parametrize("players", [whole(2), whole(8)])
def test_a_crowded_review_can_be_read_in_every_size(invite: Invite, players: int) -> None:
    guest = invite("Anna")
    show_fullest(guest)
    tell(guest, crowded(players))
    finish(guest, players)
    page = guest.page
    page.locator("[data-show-review]").click()
    page.locator('[data-review="true"]').wait_for()
    faults = []
    for width, height in (DESK, (1280, 720), PHONE, (360, 780)):
        guest.resize(width, height)
        faults += examine(guest, f"{width}x{height}")
        page.locator("[data-turning]").last.scroll_into_view_if_needed()
        faults += examine(guest, f"{width}x{height}-points")
        opened = page.locator("[data-what-if] [aria-expanded]").last
        opened.click()
        page.locator("[data-step-back]").scroll_into_view_if_needed()
        faults += examine(guest, f"{width}x{height}-what-if")
        opened.click()
        page.locator("[data-show-review]").scroll_into_view_if_needed()
    assert not faults, "\n".join(faults)


def test_marks_and_points_belong_together(invite: Invite) -> None:
    guest = invite("Anna")
    tell(guest, crowded(4))
    finish(guest, 4)
    page = guest.page
    page.locator("[data-show-review]").click()
    page.locator('[data-review="true"]').wait_for()
    assert ask(guest, root="[data-review]", ruleless=["[data-review]"]) == []
    fifth = page.locator('[data-mark="5"]')
    fifth.focus()
    assert "open" in (page.locator('[data-turning="5"]').get_attribute("class") or "")
    assert fifth.get_attribute("aria-label") == f"Turning point 5: {name_at(guest, 0)}, 40% to 25%"
    page.locator('[data-turning="2"]').hover()
    assert page.locator('[data-mark="2"]').get_attribute("aria-pressed") == "true"
    guest.photograph("chosen")
    page.locator('[data-mark="8"]').click()
    assert page.locator('[data-turning="8"]').get_attribute("class") == page.locator(
        "[data-turning].open"
    ).get_attribute("class")
    text = page.locator('[data-turning="2"]').inner_text()
    assert "40% → 25%" in text and "An expert plays: " in text and "Architect" in text
    page.locator('[data-turning="2"] a').click()
    page.wait_for_url("**/replay?move=63*")


def test_what_might_have_been_can_be_clicked_through(invite: Invite) -> None:
    guest = invite("Anna")
    tell(guest, crowded(2))
    finish(guest, 2)
    page = guest.page
    page.locator("[data-show-review]").click()
    page.locator('[data-review="true"]').wait_for()
    assert page.locator("[data-what-if]").count() == 4, "only where there is something better"
    second = page.locator('[data-turning="2"]')
    names = [name_at(guest, seat) for seat in (0, 1)]
    assert "About 3 points more than: Keep the Magician" in second.inner_text()
    assert "About a point more than: Keep the King" in page.locator('[data-turning="1"]').inner_text()
    second.get_by_role("button", name="What if: turning point 2", exact=True).click()
    step, following = second.locator("[data-step]"), second.locator("[data-step-next]")
    assert step.inner_text().strip() == f"{names[1]}: Keep the Architect"
    assert second.locator("[data-step-back]").is_disabled() and "1 of 6" in second.inner_text()
    following.click()
    assert step.inner_text().strip() == f"{names[0]}: Keep the Assassin"
    second.locator("[data-step-back]").click()
    assert "Architect" in step.inner_text()
    for _ in range(5):
        following.click()
    assert step.inner_text() == f"The round ends: {names[0]} 50%, {names[1]} 50%"
    assert following.is_disabled() and "6 of 6" in second.inner_text()
    guest.photograph("end-of-line")
    second.get_by_role("button", name="What if: turning point 2", exact=True).click()
    assert step.count() == 0


def name_at(guest: Guest, seat: int) -> str:
    return str(guest.last("table")["table"]["seats"][seat]["name"])


@pytest.mark.whole
def test_a_table_without_a_review_does_not_offer_one(invite: Invite) -> None:
    guest = invite("Anna")
    finish(guest, 2, settings={"review": False})
    assert guest.page.locator("[data-show-review]").count() == 0
    answer = guest.context.request.post(f"/api/tables/{guest.last('table')['table']['id']}/review", data={})
    assert (answer.status, answer.json()["reason"]) == (403, "no_review")


def test_a_review_that_failed_can_be_asked_for_again(invite: Invite) -> None:
    guest = invite("Anna")
    finish(guest, 2)
    guest.expect()
    refusal = {"reason": "no_thought", "detail": ""}
    guest.context.route(
        "**/review*", lambda route: route.fulfill(status=503, content_type="application/json", body=json.dumps(refusal))
    )
    page = guest.page
    page.locator("[data-show-review]").click()
    page.get_by_text("no bot could look at it right now").wait_for()
    guest.context.unroute("**/review*")
    tell(guest, crowded(2))
    page.get_by_role("button", name="Try again").click()
    page.locator('[data-review="true"]').wait_for()
