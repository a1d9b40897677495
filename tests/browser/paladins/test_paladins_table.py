"""The table of Paladins tells what it must: numbers, prices, what is on whose board; and one step leads back."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser.endings import finish
from browser.guests import DESK, PHONE, Guest, Invite
from browser.hall.test_pages import audit, barriers
from browser.paladins import test_crowns, test_paladins_fullest
from browser.paladins.test_help_paladins import HELP, silent
from browser.paladins.test_paladins import paladins
from browser.playing import THINGS, Player
from browser.staged import stage
from sizes import whole

DRAWINGS = (Path(__file__).parents[1] / "drawings.js").read_text(encoding="utf-8")
FREE = {"en": "free", "pl": "za darmo", "cs": "zdarma", "uk": "без плати"}
JARS = list(test_paladins_fullest.CARDS["jar_space"])
Message = dict[str, Any]
LANGUAGES = ("uk", *map(whole, ("en", "pl", "cs")))
CROWNS = {"options": {"expansions": ["city_of_crowns"]}}
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII")
USED = 12  # actions of the base game, which the fullest table has all used
ON_EACH_OTHER = """() => [...document.querySelectorAll('.track .cell')].flatMap(cell => {
    const boxes = [...cell.querySelectorAll('.attribute > svg')].map(mark => mark.getBoundingClientRect());
    return boxes.filter((one, at) => boxes.slice(at + 1).some(other =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1));
}).length"""


def show(guest: Guest, *changes: Callable[[Message], None]) -> None:
    """From now on the guest sees every game with these changes."""

    def change_all(message: Message) -> None:
        if message["result"] is None:
            for change in changes:
                change(message)

    stage(guest, change_all)


def attacking(message: Message) -> None:
    """Instead of an action, an Outsider to attack is asked for: some for nothing, some with a bribe."""
    if message["question"] is not None and message["question"]["kind"] == "turn":
        test_crowns.fill_rows(message["view"])
        message["view"]["hidden_favours"] = 0
        row = [card for card in message["view"]["outsider_row"] if card is not None]
        named = [{"noun": "outsider", "name": card, "text": card, "verb": "attack"} for card in row]
        answers = [{**one, "answer": place, "price": place % 3 * 6} for place, one in enumerate(named)]
        message["question"] |= {"kind": "attack", "about": {"bribe": 1}, "answers": answers, "refused": []}


def absolving(price: int) -> Callable[[Message], None]:
    """Instead of an action, a space for a jar is asked for, at this price."""

    def change(message: Message) -> None:
        if message["question"] is not None and message["question"]["kind"] == "turn":
            named = [{"noun": "jar_space", "name": space, "text": space, "verb": "fill"} for space in JARS]
            answers = [{**one, "answer": place, "price": price} for place, one in enumerate(named)]
            message["question"] |= {"kind": "jar", "about": {}, "answers": answers, "refused": []}

    return change


def at_the_start(message: Message) -> None:
    """All attributes are on the first space of the track."""
    for held in message["view"]["seats"].values():
        held |= dict.fromkeys(held["effective"], 0)
        held["effective"] = dict.fromkeys(held["effective"], 0)


def faults_of(guest: Guest) -> list[str]:
    """What is wrong with how the page is laid out, drawings included."""
    return [*audit(guest), *guest.page.evaluate(DRAWINGS)]


def sized(guest: Guest, size: tuple[int, int]) -> None:
    guest.resize(*size)
    guest.wait_for_question()


def test_one_step_leads_back(invite: Invite) -> None:
    """By Esc, and by a button: an action that is only begun is begun no more."""
    guest = paladins(invite("Anna"), 2)
    seen = Player(guest, 3).play(until="turn")
    assert guest.page.locator("[data-back]").count() == 0
    for by_key in (True, False):
        guest.page.locator("[data-key='action:conspire']").click()
        begun = guest.wait_for_question(seen["stamp"])
        assert begun["kind"] == "worker"
        if by_key:
            guest.page.keyboard.press("Escape")
        else:
            guest.page.locator("[data-back]").click()
        assert guest.wait_for_question(begun["stamp"])["stamp"].split()[1:] == seen["stamp"].split()[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.whole
def test_what_an_attack_needs_and_costs_is_next_to_its_name(invite: Invite, language: str) -> None:
    guest = invite("Anna", language=language)
    show(guest, attacking)
    paladins(guest, 2, **CROWNS)
    Player(guest, 4).play(until="attack")
    faults = []
    for size in (DESK, PHONE):
        sized(guest, size)
        guest.photograph(f"{size[0]}")
        faults += faults_of(guest)
    assert not faults, "\n".join(faults)
    places = guest.page.locator(".outsiders .asks").all_inner_texts()
    assert [place.split()[-2:] for place in places] == [[number, str(2 * at + 1)] for at, number in enumerate(ROMAN)]


@pytest.mark.parametrize("price", [2, whole(0)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_jar_costs_is_once_next_to_its_spaces(invite: Invite, language: str, price: int) -> None:
    """Even if it costs nothing; and it explains itself on a phone as on a laptop."""
    guest = invite("Anna", language=language)
    guest.context.add_init_script(HELP)
    show(guest, absolving(price))
    paladins(guest, 2, **CROWNS)
    Player(guest, 4).play(until="jar")
    faults = []
    for size in (DESK, PHONE):
        sized(guest, size)
        guest.photograph(f"{language}-{price}-{size[0]}")
        faults += [*faults_of(guest), *silent(guest, f"{size[0]}")]
        assert guest.page.locator(".jars .cost").inner_text() == (str(price) if price else FREE[language])
    assert not faults, "\n".join(faults)


@pytest.mark.whole
def test_regions_have_their_numbers_and_marks_are_side_by_side(invite: Invite) -> None:
    guest = invite("Anna")
    show(guest, at_the_start)
    paladins(guest, 2, **CROWNS)
    Player(guest, 5).play(until="turn")
    assert tuple(guest.page.locator(".regions .head > b").all_inner_texts()) == ROMAN
    assert guest.page.evaluate(ON_EACH_OTHER) == 0
    assert guest.page.locator(".secret use").first.get_attribute("href") != "/icons.svg#hood"
    guest.photograph("start")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_attributes_are_the_sums_with_what_the_paladin_lends(invite: Invite, size: tuple[int, int]) -> None:
    guest = paladins(invite("Anna"), 2)
    Player(guest, 6).play(until="turn")
    sized(guest, size)
    for tab in guest.page.locator("nav button[data-tab=rivals]").all():
        tab.click()
    own, other = (held["effective"].values() for held in guest.last()["view"]["seats"].values())
    assert guest.page.locator(".attributes .counts").all_inner_texts() == [str(number) for number in own]
    assert guest.page.locator(".opponent .banner").all_inner_texts() == [str(number) for number in other]
    guest.photograph("attributes")


def test_nothing_refills_once_the_game_is_over_and_who_attacked_nobody_says_no_number(invite: Invite) -> None:
    def gone(message: Message) -> None:
        message["view"]["townsfolk_row"][0] = None
        message["view"]["seats"]["A"]["attacked"] = []

    guest = invite("Anna")
    stage(guest, gone)
    guest.go(finish(guest, 2, game="paladins")).page.locator("[data-over]").wait_for()
    guest.page.locator("aside button.button:not([data-keep-picture])").last.click()
    guest.page.locator(".town .empty").wait_for(state="attached")
    assert guest.page.locator(".town .empty").all_inner_texts() == [""]
    assert guest.page.get_by_text("attacked").count() == 0


@pytest.mark.whole
def test_a_hint_leaves_everybody_in_sight(invite: Invite) -> None:
    guest = paladins(invite("Anna", language="uk"), 3, **CROWNS)
    Player(guest, 7).play(until="turn")
    guest.page.locator("[data-hint]:enabled").click()
    guest.page.locator("[data-hint-lines]").wait_for()
    guest.photograph("hint")
    boxes = [section.bounding_box() for section in guest.page.locator(".summary").all()]
    assert len(boxes) == 2
    assert all(box is not None and box["y"] + box["height"] <= DESK[1] for box in boxes)


@pytest.mark.whole
def test_a_tablet_shows_the_others_below_the_town_and_ones_own_goods_once(invite: Invite) -> None:
    guest = paladins(invite("Anna"), 4)
    Player(guest, 10).play(until="turn")
    sized(guest, (820, 1180))
    guest.photograph("tablet")
    others = [section.bounding_box() for section in guest.page.locator("main .opponent").all()]
    assert len(others) == 3 and others[-1] is not None and others[-1]["y"] > 1180 * 0.7
    assert guest.page.locator(".pool").count() == 1
    faults = faults_of(guest)
    assert not faults, "\n".join(faults)
    guest.page.locator("nav button[data-tab=rivals]").click()
    guest.page.locator("[data-tab=rivals] .opponent").first.wait_for()
    assert guest.page.locator(".opponent").count() == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("more", [pytest.param({}, id="base"), pytest.param(CROWNS, id="crowns")])
@pytest.mark.whole
def test_the_opponents_board_stays_in_its_panel(invite: Invite, language: str, more: dict[str, Any]) -> None:
    guest = invite("Anna", language=language)
    (test_crowns if more else test_paladins_fullest).show_fullest(guest)
    paladins(guest, 1, **more)
    Player(guest, 32).play(until="opponents_turn")
    guest.photograph("board")
    faults = faults_of(guest)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_tavern_is_chosen_with_the_paladin_and_the_crew_in_sight(invite: Invite, size: tuple[int, int]) -> None:
    guest = paladins(invite("Anna", size=size), 2)
    Player(guest, 8).play(until="tavern")
    guest.photograph("tavern")
    paladin, crew = guest.page.locator(".people .paladin, .board > .paladin"), guest.page.locator(".crew")
    for part in (paladin.first, crew.first):
        box = part.bounding_box()
        assert box is not None and box["y"] < size[1] - (300 if size == PHONE else 0)
    assert not faults_of(guest)


@pytest.mark.parametrize("size", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")])
@pytest.mark.parametrize("more", [pytest.param({}, id="base"), pytest.param(CROWNS, id="crowns")])
@pytest.mark.whole
def test_the_board_of_another_can_be_looked_at(invite: Invite, size: tuple[int, int], more: dict[str, Any]) -> None:
    """Workshops and used actions are seen there, and nothing on it can be chosen."""
    guest = invite("Anna")
    (test_crowns if more else test_paladins_fullest).show_fullest(guest)
    paladins(guest, 3, **more)
    Player(guest, 9).play(until="turn")
    sized(guest, size)
    if size == PHONE:
        guest.page.locator("nav button[data-tab=rivals]").click()
    guest.page.locator("[data-visit=B]").click()
    board = guest.page.locator("dialog[open]")
    assert board.locator(".used").count() == USED
    assert board.locator(THINGS).count() == 0
    guest.page.mouse.move(0, 0)
    guest.photograph("board")
    faults = [*faults_of(guest), *barriers(guest)]
    assert not faults, "\n".join(faults)
    guest.page.keyboard.press("Escape")
    board.wait_for(state="detached")
    assert guest.look()["kind"] == "turn"
