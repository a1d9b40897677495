"""City of Crowns in the browser: alone and at a table of three, on a laptop and a phone, by clicking what glows."""

from typing import Any

import pytest
from browser.guests import PHONE, Guest, Invite
from browser.hall.test_pages import examine
from browser.paladins import test_paladins_fullest
from browser.paladins.directed import direct
from browser.paladins.test_paladins import Clicker, Thumb, check_the_end
from browser.paladins.test_paladins_fullest import glance, look_around
from browser.playing import Seen
from browser.staged import rewrite
from playwright.sync_api import Locator

from greathall.games import find

CARDS: dict[str, dict[str, Any]] = (find("paladins").cards or dict)()
CROWNS = {"expansions": ["city_of_crowns"]}
LIKED = ("action:muster", "action:negotiate")
ALWAYS = {"first_townsfolk", "start_workshop", "play", "remove", "top", "tavern", "turn"}
NEW = {"muster", "negotiate"}
BEFORE_ROWS = {"play", "turn"}  # questions that no card of a row answers
EXPLAINED = {
    "[data-key^='muster:']": "Place",
    "[data-key^='delegate:']": "Enlist with",
    ".stacks .below": "below",
    ".stacks .step": "Diplomat",
    ".allies li": "Each pass",
    ".kept .icons li": "Ally",
    ".secret": "points at the end",
}


def liked(seen: Seen) -> list[list[float]]:
    """Where the actions of the expansion are, when one is chosen."""
    found = [way["point"] for way in seen["things"] if way["key"] in LIKED]
    return [point for point in found if point and seen["kind"] == "turn" and not seen["confirm"]]


class Eager(Clicker):
    """Clicks what glows; takes the actions of the expansion if it can, and otherwise passes soon."""

    def point(self, seen: Seen) -> list[float]:
        if seen["kind"] == "turn" and not seen["confirm"] and self.random.random() < 0.4:
            return self.random.choice(liked(seen) or [seen["buttons"][-1]["point"]])
        return self.random.choice(liked(seen) or [super().point(seen)])


class EagerThumb(Thumb):
    """The same on a phone, where these actions may be below the fold."""

    def point(self, seen: Seen) -> list[float]:
        wanted = [way["key"] for way in seen["things"] if way["key"] in LIKED]
        if wanted and not seen["confirm"]:
            self.page.locator(f"[data-key='{wanted[0]}']").scroll_into_view_if_needed()
            seen = self.guest.look()
        return self.random.choice(liked(seen) or [super().point(seen)])


def crowns(guest: Guest, players: int, **options: Any) -> Guest:
    """The guest at a new table with the expansion."""
    return guest.go(guest.table(players, game="paladins", options={**CROWNS, **options}))


@pytest.mark.whole
@pytest.mark.both
def test_a_whole_game_of_three(invite: Invite) -> None:
    guest = crowns(invite("Anna"), 3)
    player = Eager(guest, 5)
    player.play(most=40)
    guest.photograph("middle")
    player.play(until="negotiate")
    guest.photograph("negotiate")
    assert player.play()["over"]
    guest.photograph("end")
    assert set(player.kinds) >= ALWAYS
    assert NEW & set(player.kinds)
    check_the_end(guest)


@pytest.mark.whole
@pytest.mark.both
def test_alone_the_opponent_says_why(invite: Invite) -> None:
    guest = crowns(invite("Anna"), 1, difficulty="impossible")
    player = Eager(guest, 4)
    player.play(until="opponents_turn")
    guest.photograph("why")
    player.play(most=12)
    guest.photograph("middle")
    assert {"start_workshop", "opponents_turn", "turn"} <= set(player.kinds)


@pytest.mark.parametrize(("players", "options"), [(1, {"difficulty": "impossible"}), (3, {})])
@pytest.mark.whole
def test_crowns_on_a_phone(invite: Invite, players: int, options: dict[str, str]) -> None:
    guest = crowns(invite("Anna", size=PHONE, touch=True), players, **options)
    player = EagerThumb(guest, 8)
    player.play(until="start_workshop")
    guest.photograph("start")
    player.play(most=20)
    player.play(until="turn")
    guest.page.locator("nav button[data-tab=crowns]").tap()
    guest.photograph("middle")
    assert set(player.kinds) >= ALWAYS


@pytest.mark.both
def test_the_expansion_is_chosen_with_a_switch(invite: Invite) -> None:
    """Only with it there is an impossible opponent, and the hall says what is played."""
    guest = invite("Anna").go("/new?game=paladins")
    page = guest.page
    for _ in range(3):
        page.get_by_role("button", name="Remove").last.click()
    levels = page.get_by_label("Opponent").locator("option")
    usual = levels.all_inner_texts()
    page.get_by_role("switch", name="City of Crowns").click()
    assert levels.all_inner_texts() == [*usual, "Impossible"]
    page.get_by_label("Opponent").select_option("impossible")
    guest.photograph("new")
    page.get_by_role("switch", name="City of Crowns").click()
    assert levels.all_inner_texts() == usual
    page.get_by_role("switch", name="City of Crowns").click()
    page.get_by_role("button", name="Start").click()
    guest.wait_for_question()
    assert guest.last("table")["table"]["options"]["expansions"] == ["city_of_crowns"]
    guest.go("/")
    page.get_by_text("with City of Crowns").wait_for()


def fill_seats(view: dict[str, Any], me: str) -> None:
    """As much of the expansion as a seat can have at the end of a long game."""
    allies = list(CARDS["ally"])
    for place, (seat, held) in enumerate(view["seats"].items()):
        held["diplomacy"] = held["effective"]["diplomacy"] = 12
        held["musters"] = [card for card in CARDS["muster"] if card.startswith("muster_3")]
        held["negotiates"] = [card for card in CARDS["negotiate"] if card.startswith("negotiate_4")]
        held["allies"] = allies[place :: len(view["seats"])]
        held["secret_order"] = ["ko_commission"] if seat == me else 1


def fill_rows(view: dict[str, Any]) -> None:
    """The cards with the longest names and the most on them."""
    view["muster_tops"] = ["muster_304", "muster_312", "muster_303", "muster_302"]
    view["negotiate_row"] = ["negotiate_402", "negotiate_404", "negotiate_406", "negotiate_410"]
    view["townsfolk_row"] = [
        *("conspirator_1", "debt_collector_fighter", "gatekeeper_silver", "missionary_tax"),
        *("princess_provision", "architect_labourer", "squire_influence"),
    ]
    view["outsider_row"] = [
        *("executioner_viking", "mercenary_viking", "envoy_saracen", "thug_byzantine"),
        *("champion_byzantine", "executioner_saracen", "traitor_byzantine"),
    ]
    view["favours"] = ["kf_attribute_pass", "kf_mixed", "kf_move_workshop", "kf_debt_or_diplomacy", "kf_dismiss"]
    view["occupied"] = dict.fromkeys([*view["favours"], *view["muster_tops"]], "criminal")


def fuller(message: dict[str, Any]) -> dict[str, Any]:
    """The same message about a fuller table with City of Crowns; what is asked stays as it is."""
    test_paladins_fullest.fuller(message)
    if message["type"] == "game" and message["result"] is None:
        fill_seats(message["view"], "A")
        if message["question"] is None or message["question"]["kind"] in BEFORE_ROWS:
            fill_rows(message["view"])
    return message


def show_fullest(guest: Guest) -> None:
    """From now on the guest sees every table with City of Crowns as full as it can be."""
    rewrite(guest, fuller)


@pytest.mark.parametrize(("players", "tabs"), [(1, ("rivals",)), (4, ("town", "map", "crowns", "board", "rivals"))])
@pytest.mark.whole
def test_the_fullest_court(invite: Invite, players: int, tabs: tuple[str, ...]) -> None:
    guest = invite("Anna")
    show_fullest(guest)
    crowns(guest, players)
    player = Eager(guest, 31)
    player.play(until="play")
    faults = glance(guest, "play")
    player.play(until="turn")
    faults += look_around(guest, "turn", tabs)
    assert not faults, "\n".join(faults)


@pytest.mark.whole
def test_the_opponents_turn_at_the_fullest_court(invite: Invite) -> None:
    guest = invite("Anna")
    show_fullest(guest)
    crowns(guest, 1)
    Eager(guest, 32).play(until="opponents_turn")
    faults = examine(guest, "opponents-turn")
    assert not faults, "\n".join(faults)


def test_everything_new_explains_itself(invite: Invite) -> None:
    """A tip says what a thing is; a click on what cannot be done says why not."""
    guest = crowns(invite("Anna"), 2)
    player = Eager(guest, 6)
    player.play(until="turn")
    tip = guest.page.get_by_role("tooltip")
    for thing, words in EXPLAINED.items():
        guest.page.mouse.move(0, 0)
        tip.wait_for(state="hidden")
        guest.page.locator(thing).first.hover()
        tip.filter(has_text=words).wait_for()
    guest.photograph("tip")
    guest.page.mouse.move(0, 0)
    refused = guest.page.locator("[data-refused]", has_not=guest.page.locator(".used"))
    while not player.play(until="negotiate")["over"] and refused.count() == 0:
        player.play(1)  # everything in the row is within reach; another time
    refused.first.click(force=True)  # it cannot be chosen, but asked
    guest.page.locator("[data-question] p", has_text=" of ").first.wait_for()
    guest.photograph("why-not")


def deal_secrets(view: dict[str, Any]) -> None:
    """The viewer's Secret Order is about Garrison; nobody knows those of the others."""
    for seat, held in view["seats"].items():
        held["secret_order"] = ["ko_garrison"] if seat == "A" else 1


def test_a_secret_order_shows_its_action_to_its_owner_and_a_back_to_the_others(invite: Invite) -> None:
    guest = invite("Anna")
    direct(guest, expansions=CROWNS["expansions"]).tell(change=deal_secrets)
    own, action = guest.page.locator(".mine .secret"), guest.page.locator("[data-key='action:garrison'] .name")
    assert drawn_on(own) == drawn_on(action)
    assert "1 of " in own.inner_text(), "it tells how far they are"
    guest.photograph("own")
    guest.page.locator("[data-visit=B]").click()
    back = guest.page.locator("dialog[open] .secret.back")
    assert drawn_on(back).endswith("#gh-lock")
    assert "Garrison" not in back.inner_text() and " of " not in back.inner_text()
    guest.photograph("back")


def drawn_on(place: Locator) -> str:
    """The drawing on something."""
    return str(place.locator("use").first.get_attribute("href"))
