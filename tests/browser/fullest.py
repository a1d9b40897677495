"""The fullest table there can be: long names, grown cities, a hand of twelve. What the hall says is changed for it."""

from typing import Any

from browser.guests import Guest
from browser.staged import rewrite

LONGEST = "Bartholomew of Hohenstein"[:24]
UNIQUE = ["imperial_treasury", "great_wall", "haunted_quarter", "school_of_magic"]
CITY = [*UNIQUE, "trading_post", "cathedral", "monastery"]
HAND = [*CITY[:5], "fortress", "watchtower", "town_hall", "docks", "harbor", "palace", "barracks"]


def fuller(message: dict[str, Any]) -> dict[str, Any]:
    """The same message about a fuller table. Only what is looked at changes: what is asked stays as it is."""
    if message["type"] == "table":
        for seat in message["table"]["seats"]:
            seat["name"] = LONGEST if seat["kind"] == "person" else f"{seat['name']} of Schwarzwald"[:24]
    if message["type"] == "game" and message["result"] is None:
        fill(message["view"], message["question"])
    return message


def fill(view: dict[str, Any], question: dict[str, Any] | None) -> None:
    answers = [] if question is None else question["answers"]
    for held in view["seats"].values():
        held["city"] = list(CITY)
        held["gold"], held["completed"], held["protected"] = 23, True, True
        if isinstance(held["hand"], list):
            asked = [answer["name"] for answer in answers if answer["noun"] == "district"]
            held["hand"] = (asked + HAND)[:12]
        else:
            held["hand"] = 12
        if "earns" in held:
            held["earns"] = {answer["name"]: 11 for answer in answers if answer["noun"] == "character"}


def show_fullest(guest: Guest) -> None:
    """From now on the guest sees every table as full as it can be."""
    rewrite(guest, fuller)
