"""Away and back: what was missed, what has changed, clocks, giving up, and tables that are put away."""

from collections import Counter
from typing import Any

import pytest
from browser.guests import DESK, PHONE, Guest, Invite
from browser.hearing import WRITTEN
from browser.playing import Player
from sizes import whole

MUCH = 4  # lines of the log that must have been missed before there is a recap
# Which numbers stand in a box and how many things have a dot, seat by seat.
MARKED = {
    "citadels": """() => Object.fromEntries([...document.querySelectorAll(".city")].map((city) => [
        city.querySelector("[data-key]").dataset.key.split(":")[1],
        [...[...city.querySelectorAll(".stat")].map((stat) => Number(stat.matches(".changed"))),
            city.querySelectorAll("[data-key] [data-mark]").length]]))""",
    "paladins": """() => ({
        B: [...document.querySelectorAll(".opponent .stat:not(.small), .opponent .actions li")]
            .map((stat) => Number(stat.matches(".changed"))),
        board: [...document.querySelectorAll("[data-mark]")].map((dot) => dot.closest("[data-key]").dataset.key).sort(),
    })""",
}
GOODS = ("silver", "provisions", "monks", "walls", "outposts", "jars", "attacked", "converted")
RESTS = "() => document.querySelector('[data-question]:not([data-pending])') !== null"
KEPT = "([name, id]) => JSON.parse(localStorage.getItem(`${name}:${id}`))"


def changes(game: str, before: dict[str, Any], now: dict[str, Any]) -> dict[str, list[Any]]:
    """What is to be marked, found from what was seen then and what is seen now."""
    if game == "citadels":
        return {seat: changes_of_city(before["seats"][seat], held) for seat, held in now["seats"].items()}
    was, held = before["seats"]["B"], now["seats"]["B"]
    goods = [int(was[name] != held[name]) for name in GOODS]
    rows = [f"{kind}:{card}" for kind in ("townsfolk", "outsider") for card in came(f"{kind}_row", before, now)]
    favours = {*came("favours", before, now), *came("occupied", before, now)}
    squares = [f"square:{name}" for name in came("squares", before, now)]
    return {"B": goods, "board": sorted([*rows, *squares, *(f"favour:{name}" for name in favours)])}


def came(name: str, before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    return [thing for thing in now[name] if thing is not None and thing not in before[name]]


def changes_of_city(was: dict[str, Any], held: dict[str, Any]) -> list[int]:
    cards = [side["hand"] if isinstance(side["hand"], int) else len(side["hand"]) for side in (was, held)]
    fresh = Counter(held["city"]) - Counter(was["city"])
    return [int(was["gold"] != held["gold"]), int(cards[0] != cards[1]), fresh.total()]


def table_of_two(anna: Guest, bert: Guest, game: str) -> str:
    """Both sit at a table and see it; its path."""
    path = anna.table(2, open_seats=1, game=game)
    key = anna.context.request.get(f"/api/tables/{path[3:]}").json()["key"]
    bert.ask(f"tables/{path[3:]}/sit", {"seat": 1, "key": key})
    anna.ask(f"tables/{path[3:]}/start", {})
    bert.go(path)
    anna.go(path)
    return path


def answer_all(player: Player) -> None:
    """Answer as long as one is asked."""
    while True:
        player.guest.wait(RESTS)
        seen = player.guest.look()
        if seen["stamp"] in ("", "over"):
            return
        player.choose(seen)
        player.guest.wait("seen => greathall.stamp() !== seen", seen["stamp"])


def any_mark(guest: Guest, game: str) -> bool:
    return any(any(marks) for marks in guest.page.evaluate(MARKED[game]).values())


@pytest.mark.parametrize("game", ["citadels", whole("paladins")])
def test_whoever_comes_back_hears_and_sees_what_has_changed(invite: Invite, game: str) -> None:
    """Recap and marks tell exactly what others did; little is not told, and the next answer clears the marks."""
    anna, bert = invite("Anna"), invite("Bert")
    path = table_of_two(anna, bert, game)
    table = path[3:]
    ours, theirs = Player(anna, 4), Player(bert, 5)
    anna.page.emulate_media(reduced_motion="no-preference")
    missed, acted, lines = 0, 0, list[str]()
    while missed < MUCH or not anna.look()["stamp"] or not any_mark(anna, game):
        anna.page.keyboard.press("Escape")  # what was told already
        answer_all(ours)
        anna.go("/")
        answer_all(theirs)
        anna.go(path).wait(RESTS)
        anna.rest()
        lines = anna.page.evaluate(WRITTEN)
        before, read, acted = (anna.page.evaluate(KEPT, [name, table]) for name in ("seen", "read", "log"))
        missed = 0 if before is None else len(lines) - read
        assert anna.page.locator("[data-recap]").count() == int(missed >= MUCH)
        if before is not None:
            assert anna.page.evaluate(MARKED[game]) == changes(game, before, anna.last()["view"])
    recap = anna.page.locator("[data-recap] li")
    recap.nth(2).wait_for()
    anna.photograph("recap")
    told = [text.strip() for text in recap.all_inner_texts()]
    begun = lines.index(told[0], acted)
    assert all(line.startswith("Anna") for line in lines[acted:begun])  # one's own turn
    assert not told[0].startswith("Anna")
    assert told == lines[begun : begun + len(told)]
    done = anna.page.get_by_role("button", name="To the table")
    anna.page.get_by_role("button", name="Skip").or_(done).click()
    anna.wait("() => document.querySelector('[data-recap]') === null")
    anna.photograph("marks")
    seen = anna.wait_for_question()
    number = anna.last()["number"]
    while anna.last()["number"] == number:
        ours.choose(seen)
        anna.wait("seen => greathall.stamp() !== seen", seen["stamp"])
        anna.wait(RESTS)
        seen = anna.look()
    assert not any_mark(anna, game)
    anna.page.reload()
    anna.wait(RESTS)
    assert anna.page.locator("[data-recap]").count() == 0


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), whole(PHONE, "pl")])
def test_the_menu_says_when_somebody_who_has_gone_can_be_replaced(
    invite: Invite, size: tuple[int, int], language: str
) -> None:
    anna, bert = invite("Anna", size=size, language=language), invite("Bert")
    path = table_of_two(anna, bert, "citadels")
    for guest in (anna, bert):
        guest.wait(RESTS)
    bert.page.close()
    menu = {"en": "Menu", "pl": "Menu"}[language]
    anna.page.get_by_role("button", name=menu).click()
    replace = anna.page.locator("button.item", has=anna.page.locator("[data-wait]"))
    replace.wait_for()
    assert 0 < int(replace.locator("[data-wait]").get_attribute("data-wait") or 0) <= 60
    assert replace.is_disabled()
    anna.photograph("wait")
    bert.ask(f"tables/{path[3:]}/leave", {})
    anna.wait("() => document.querySelector('[data-wait]') === null")
    anna.photograph("free")
    anna.page.locator("button.item", has_text="Bert").click()
    anna.wait("() => document.querySelector('button.item') === null")
    seats = anna.context.request.get(f"/api/tables/{path[3:]}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot"]


def test_a_clock_giving_up_and_putting_a_table_away(invite: Invite) -> None:
    guest = invite("Anna")
    path = guest.table(2, settings={"clock": 86400})
    guest.go(path).wait_for_question()
    assert "hours left" in guest.page.locator("[data-due]").inner_text()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Give up").click()
    guest.photograph("give-up")
    guest.page.get_by_role("button", name="Give up for good").click()
    guest.page.get_by_text("You are watching").first.wait_for()
    guest.go("/")
    put_away = guest.page.get_by_role("button", name="Put away:")
    put_away.click()
    guest.photograph("front")
    guest.page.get_by_role("button", name="Put away for good").click()
    own = guest.page.locator("section", has=guest.page.get_by_role("heading", name="Your tables"))
    own.get_by_text("None yet").or_(own.get_by_text("No tables yet")).wait_for()  # others may have listed theirs
