"""The end of a game: how the viewer did and why, and a picture of the table to keep."""

import struct

import pytest
from browser.endings import finish
from browser.guests import ROOT, Guest, Invite
from browser.replay.test_review import name_at
from sizes import whole

CROWNS = {"expansions": ["city_of_crowns"]}
PHONE = (390, 844)
ENDS = [
    ("citadels", 4, {}),
    whole("paladins", 1, {}),
    whole("paladins", 4, {}),
    whole("paladins", 3, CROWNS),
    whole("citadels", 8, {}),
]


def keep(guest: Guest) -> bytes:
    """The picture as it is saved."""
    page = guest.page
    page.locator("[data-keep-picture]").click()
    page.locator("[data-picture=ready]").wait_for()
    with page.expect_download() as saved:
        page.locator("[data-save-picture]").click()
    assert saved.value.suggested_filename.endswith(".png")
    file = ROOT / "build" / "screenshots" / f"{guest.album}-kept.png"
    saved.value.save_as(file)
    return file.read_bytes()


@pytest.mark.parametrize(("game", "players", "options"), ENDS)
def test_a_finished_table_can_be_kept_as_a_picture(
    invite: Invite, game: str, players: int, options: dict[str, list[str]]
) -> None:
    guest = invite("Anna")
    finish(guest, players, game=game, options=options)
    guest.photograph("end")
    picture = keep(guest)
    width, height = struct.unpack(">II", picture[16:24])
    assert picture.startswith(b"\x89PNG") and width == 2400 and height > 600
    assert len(picture) > 50_000, "there is something on it"
    guest.photograph("picture")


@pytest.mark.whole
def test_the_end_of_a_replay_can_be_kept_and_the_host_still_decides_who_talks(invite: Invite) -> None:
    guest = invite("Anna")
    finish(guest, 2)
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Switch talking off").click()
    page.locator("[data-chat]").wait_for(state="detached")  # the menu closes when the hall has answered
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Switch talking on").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Watch the replay").click()
    page.locator("[data-replay='1']").wait_for()
    page.keyboard.press("End")
    assert keep(guest).startswith(b"\x89PNG")


def test_the_end_names_the_line_that_made_the_largest_difference(invite: Invite) -> None:
    guest = invite("Anna")
    finish(guest, 3)
    result = guest.last()["result"]
    scores, lines, [winner] = result["scores"], result["lines"], result["winners"]
    other = 0 if winner else max(range(1, 3), key=lambda seat: scores[seat])
    assert scores[winner] > scores[other], "another seed: points must decide here"
    apart = {line: lines[winner].get(line, 0) - lines[other].get(line, 0) for line in lines[winner]}
    named = guest.page.locator("[data-decided]")
    assert apart[named.get_attribute("data-decided") or ""] == max(apart.values())
    assert name_at(guest, winner) in named.inner_text() and name_at(guest, other) in named.inner_text()
    assert guest.page.locator("tr.decided").count() == 1


def test_on_a_phone_in_the_dark_and_in_czech(invite: Invite) -> None:
    guest = invite("Anna", size=PHONE, touch=True, language="cs")
    guest.page.emulate_media(color_scheme="dark")
    finish(guest, 2)
    guest.photograph("end")
    keep(guest)
    guest.photograph("picture")
