"""Play one whole game in a hall that is open already: `one_game.py ADDRESS`. It ends with 0 if all went well."""

import sys

from browser.chromium import launch
from browser.guests import Guest
from browser.playing import Player
from playwright.sync_api import sync_playwright


def main(address: str) -> None:
    """Come in by the front door, sit down with a bot, and play until the game is over."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        guest = Guest(browser, address, "one-game").named("Anna")
        guest.go("/").page.get_by_role("button", name="Play against bots").wait_for()
        guest.go(guest.table(2))
        assert Player(guest, 2).play()["over"]
        assert not guest.faults(), guest.faults()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
