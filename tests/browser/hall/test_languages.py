"""Languages in the browser: the browser's own at first, another at a click, and everything is said in it at once."""

import re

import pytest
from browser.guests import PHONE, Guest, Invite
from browser.playing import Player

NAMES = {"en": "English", "cs": "Čeština", "pl": "Polski", "uk": "Українська"}
CROWNS = {"expansions": ["city_of_crowns"]}
TABLES = {"citadels": (4, {}), "paladins": (2, {}), "crowns": (2, CROWNS)}
LETTERS = {"en": "[a-z]", "cs": "[ěščřžů]", "pl": "[ąęłśżń]", "uk": r"[\u0430-\u0491]"}


def spoken(guest: Guest) -> str:
    return str(guest.page.evaluate("document.documentElement.lang"))


def switch(guest: Guest, language: str) -> None:
    """Choose a language among the settings, and close them."""
    for button in guest.page.locator("header .popover > button").all():
        button.click()
        if guest.page.locator(".settings").count() > 0:
            break
    guest.page.locator(".settings select").first.select_option(language)
    guest.wait("language => document.documentElement.lang === language", language)
    guest.page.keyboard.press("Escape")


@pytest.mark.parametrize(("wanted", "language"), [("uk-UA", "uk"), ("pl", "pl"), ("de-DE", "en")])
def test_the_page_speaks_like_the_browser(invite: Invite, wanted: str, language: str) -> None:
    guest = invite(language=wanted).go("/")
    guest.page.get_by_role("button", name=NAMES[language], exact=False).wait_for()
    assert spoken(guest) == language


def test_a_language_is_chosen_and_kept_without_reloading_the_page(invite: Invite) -> None:
    guest = invite("Anna").go("/")
    guest.page.evaluate("window.before = true")
    button = guest.page.locator("header .popover > button").first
    button.click()
    assert guest.page.locator("[data-language]").all_inner_texts() == list(NAMES.values())
    guest.page.locator("[data-language=pl]").click()
    guest.wait("() => document.documentElement.lang === 'pl'")
    assert button.inner_text() == NAMES["pl"]
    assert guest.page.evaluate("window.before")
    assert guest.page.evaluate("localStorage.getItem('language')") == "pl"
    guest.page.reload()
    guest.wait("() => document.documentElement.lang === 'pl'")


@pytest.mark.parametrize("game", ["citadels", "paladins", "crowns"])
@pytest.mark.whole
def test_a_running_table_changes_its_language_at_once(invite: Invite, game: str) -> None:
    """Prompt, log with all its old lines, and what is chosen: the same in another language, and nothing is lost."""
    players, options = TABLES[game]
    guest = invite("Anna")
    name = "citadels" if game == "citadels" else "paladins"
    guest.go(guest.table(players, game=name, options=options))
    Player(guest, 5).play(most=8)
    lines = guest.page.locator("[role=region] li")
    if not lines.count():  # a wide table has its log in a drawer
        guest.page.keyboard.press("l")
        lines.first.wait_for()
    stamp, count = guest.look()["stamp"], lines.count()
    said = {}
    for language in NAMES:
        switch(guest, language)
        seen = guest.look()
        assert seen["troubles"] == []
        assert (seen["stamp"], lines.count()) == (stamp, count)
        said[language] = (seen["line"], *lines.all_inner_texts())
        guest.photograph(language)
    assert len({line for line, *_ in said.values()}) == len(NAMES)
    for language, (line, *log) in said.items():
        assert re.search(LETTERS[language], " ".join(log), re.IGNORECASE), log
        others = [told for other, told in said.items() if other != language]
        assert all(sum(old == new for old, new in zip(log, told[1:], strict=True)) < len(log) / 2 for told in others)
        assert line


@pytest.mark.whole
def test_everybody_reads_the_log_in_their_own_language(invite: Invite) -> None:
    host, friend = invite("Anna"), invite("Оля", language="uk", size=PHONE)
    path = host.table(2, 1)
    info = host.context.request.get(f"/api/tables/{path.removeprefix('/t/')}").json()
    host.go(path)
    friend.go(f"{path}?key={info['key']}")
    sit = friend.page.get_by_role("button", name="Сісти")
    sit.first.click()
    sit.first.wait_for(state="detached")  # whoever has sat down comes to the table again
    host.page.get_by_role("button", name="Start the game").click()
    friend.page.locator("nav button[data-tab=log]").click()
    log = friend.page.locator("[role=region] li")
    log.first.wait_for()
    assert re.search(r"[\u0430-\u0491]{3}", log.last.inner_text())
    assert re.search(r"[a-z]{3}", host.page.locator("[role=region] li").last.inner_text())
