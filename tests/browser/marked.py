"""A cast with the longest names, and on it marks of every kind: on characters that are hidden and that are shown."""

from typing import Any

from browser.fullest import LONGEST
from browser.guests import Guest
from browser.staged import rewrite

CAST = [
    "magistrate",
    "blackmailer",
    "magician",
    "patrician",
    "abbot",
    "alchemist",
    "architect",
    "warlord",
    "tax_collector",
]
OPTIONS = {"cast": CAST}
MARKS = {
    "kill": ["patrician"],
    "bewitch": ["abbot"],
    "rob": ["blackmailer", "magician", "alchemist", "tax_collector"],
    "warrant": ["alchemist", "warlord"],
    "threat": ["architect"],
}
SHOWN = {"C": "magician", "D": "alchemist", "E": "tax_collector"}


def mark(message: dict[str, Any]) -> dict[str, Any]:
    """The same message about a table on which every mark lies; what is asked stays as it is."""
    if message["type"] == "table":
        for seat in message["table"]["seats"]:
            seat["name"] = LONGEST
    if message["type"] == "game" and message["result"] is None:
        view = message["view"]
        view["marks"] = {name: {"by": "B", "characters": characters} for name, characters in MARKS.items()}
        for seat, character in SHOWN.items():
            view["seats"][seat]["characters"] = [character]
    return message


def show_marked(guest: Guest) -> None:
    """From now on the guest sees every table with all its marks."""
    rewrite(guest, mark)
